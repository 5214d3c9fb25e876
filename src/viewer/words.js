// Parts of a game as elements of a page. Text from a game is inserted as text, never as markup.

const glyphSigns = {1: "!", 2: "?", 3: "!!", 4: "??", 5: "!?", 6: "?!", 7: "□", 10: "=", 13: "∞", 14: "⩲", 15: "⩱", 16: "±", 17: "∓",
                    18: "+−", 19: "−+", 146: "N"};

function element(name, attributes, ...content) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes || {}))
    if (value !== null && value !== undefined && value !== false) made.setAttribute(key, value);
  made.append(...content);
  return made;
}

function buttonElement(attributes, action, ...content) {
  const made = element("button", {type: "button", ...attributes}, ...content);
  made.addEventListener("click", action);
  return made;
}

const diagrams = {220: false, 221: true}; // from whose side: whether that is the second player's

// The NAGs that are written as signs: where there are boards, those that ask for one are not.
const glyphsOf = ({nags}, plan) => nags.filter(nag => !plan || !(nag in diagrams));

// Whether a diagram is asked for by NAG or in a comment; null: no.
const diagramBy = nags => nags.map(nag => diagrams[nag]).find(turned => turned !== undefined) ?? null;
const asksForDiagram = comment => /\[#\]/.test(comment.said ?? comment.text);

function glyphElement(nag, language) {
  return element("span", {class: "glyph", title: language.say("glyphs", {}, nag)}, glyphSigns[nag] || `$${nag}`);
}

// What a comment says to people: without commands, and without the sign for a diagram.
function textOf(comment) {
  return (comment.said ?? comment.text).replace(/\[%\w+\s[^\]]*\]\s?/g, "").replace(/\[#\]\s?/g, "").trim();
}

// Null if it says nothing to people. References are buttons.
function commentElement(comment, language, actions) {
  const text = textOf(comment);
  const values = valuesOf(comment, language).map(([value, meaning]) => element("span", {class: "value", title: meaning}, value));
  if (!text && !values.length) return null;
  const kinds = ["generated", "diagram"].filter(kind => comment.words[kind]);
  const made = element("span", {class: ["comment", ...kinds].join(" "), lang: text ? actions.lang : null});
  if (comment.words.about) made.append(element("span", {class: "about"}, `${actions.playerNamed(comment.words.about[0])}: `));
  let from = 0;
  for (const reference of comment.references) {
    const at = text.indexOf(reference.text, from);
    if (at < 0) continue;
    made.append(text.slice(from, at), referenceElement(reference, language, actions));
    from = at + reference.text.length;
  }
  made.append(text.slice(from));
  made.append(...values.flatMap((each, index) => (index || text ? [" ", each] : [each])));
  return made;
}

function referenceElement({text, ply, at}, language, actions) {
  if (ply === undefined && !at) return element("span", {class: "reference lost"}, text);
  const title = ply === undefined ? language.say("showPlace", {place: at}) : language.say("goThere");
  return buttonElement({class: "reference", title}, () => (ply === undefined ? actions.point(at) : actions.go(ply)), text);
}

const signed = value => (value > 0 ? "+" : value < 0 ? "−" : "") + Math.abs(value).toFixed(2);
const mateText = value => `#${String(value).replace("-", "−")}`;

// 1:02:03
function timeText(seconds) {
  const parts = [Math.abs(seconds) / 3600, Math.abs(seconds) / 60 % 60, Math.abs(seconds) % 60].map(Math.floor);
  return (seconds < 0 ? "−" : "") + parts.map((part, i) => i ? String(part).padStart(2, "0") : part).join(":");
}

// What programs say in it, each with its meaning. What engines say stays in the text of the comment, too.
function valuesOf({words}, language) {
  const values = [];
  const add = (key, text, meaning) => (words[key] || []).forEach(value => values.push([text(value), meaning]));
  const mover = language.say("mover");
  const side = words["engine.view"]?.[0] === "white" ? "" : `, ${mover}`;
  add("pawns", value => signed(Number(value)), language.say("evaluationFor"));
  add("mate", mateText, language.say("mateIn"));
  add("engine.book", () => language.say("book"), language.say("bookMeaning"));
  add("engine.pawns", value => signed(Number(value)), `${language.say("evaluation")}${side}`);
  add("engine.matePlies", mateText, `${language.say("matePlies")}${side}`);
  for (const key of ["depth", "engine.depth"]) add(key, value => language.say("depth", {value}), language.say("depthMeaning"));
  for (const key of ["emt", "engine.seconds"]) add(key, value => timeText(Number(value)), language.say("spent"));
  for (const key of ["clk", "egt", "engine.clock"]) add(key, value => timeText(Number(value)), language.say("clock"));
  return values;
}

const commentsOf = ply => ply.notes.filter(each => each.kind === "comment");
const valueIn = (ply, ...keys) => {
  for (const {words} of commentsOf(ply)) for (const key of keys) if (words[key]) return {key, value: Number(words[key][0]), words};
  return null;
};

// Seconds that its player has left after it; null if that is not known.
const clockAfter = ply => valueIn(ply, "clk", "engine.clock")?.value ?? null;

// {pawns} or {mate} for the first player, as far as it is known.
function evaluationAfter(ply) {
  const found = valueIn(ply, "mate", "pawns", "engine.matePlies", "engine.pawns");
  if (!found) return null;
  const turned = found.key.startsWith("engine.") && found.words["engine.view"]?.[0] !== "white" && ply.side === "black";
  const value = turned ? -found.value : found.value;
  return /mate/i.test(found.key) ? {mate: value} : {pawns: value};
}

const evaluationText = ({mate, pawns}) => (mate === undefined ? signed(pawns) : mateText(mate));

// The first tag with this name; empty if it is missing or unknown.
function tagOf(game, name) {
  const found = game.tags.find(([each]) => each.toLowerCase() === name.toLowerCase());
  return found && /[^?.\s-]/.test(found[1]) ? found[1] : "";
}

// The players, by the tags that the game's board names; empty for an unknown one.
const playersOf = (game, plan) => [0, 1].map(i => tagOf(game, plan ? plan.players[i].tag : i ? "Black" : "White"));

// By the players, or by other tags.
function titleOf(game, plan, language) {
  const names = playersOf(game, plan);
  const usual = i => language.say("player", {}, plan ? plan.players[i].name : i ? "Black" : "White");
  if (names[0] || names[1]) return names.map((name, i) => name || usual(i)).join(" – ");
  return ["Event", "Title", "Id", "GAME"].map(name => tagOf(game, name)).find(Boolean) || `${usual(0)} – ${usual(1)}`;
}

const dateOf = game => tagOf(game, "Date") || tagOf(game, "UTCDate");
const openingOf = game => [tagOf(game, "ECO"), tagOf(game, "Opening")].filter(Boolean).join(" ");

export {element, buttonElement, glyphElement, glyphsOf, diagramBy, asksForDiagram, commentElement, textOf, playersOf, titleOf, tagOf, dateOf, openingOf, clockAfter, evaluationAfter, evaluationText, timeText};
