// Parts of a game as elements of a page. Text from a game is inserted as text, never as markup.

const glyphs = {1: ["!", "good move"], 2: ["?", "mistake"], 3: ["!!", "very good move"], 4: ["??", "blunder"],
                5: ["!?", "interesting move"], 6: ["?!", "doubtful move"], 7: ["□", "only move"],
                10: ["=", "even"], 13: ["∞", "unclear"], 14: ["⩲", "White is slightly better"],
                15: ["⩱", "Black is slightly better"], 16: ["±", "White is better"], 17: ["∓", "Black is better"],
                18: ["+−", "White is winning"], 19: ["−+", "Black is winning"], 146: ["N", "novelty"]};

function element(name, attributes, ...content) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes || {}))
    if (value !== null && value !== undefined) made.setAttribute(key, value);
  made.append(...content);
  return made;
}

function glyphElement(nag) {
  const [sign, meaning] = glyphs[nag] || [`$${nag}`, `annotation ${nag}`];
  return element("span", {class: "glyph", title: meaning}, sign);
}

// A comment, with its references as buttons.
function commentElement(comment, actions) {
  const made = element("span", {class: comment.generated ? "comment generated" : "comment"});
  if (comment.about) made.append(element("span", {class: "about"}, `${comment.about === "white" ? "White" : "Black"}: `));
  let text = comment.text;
  for (const {name} of comment.commands || [])
    if (/^\w+$/.test(name)) text = text.replace(new RegExp(`\\[%${name}\\s[^\\]]*\\]\\s?`), "");
  let from = 0;
  for (const reference of comment.references || []) {
    const at = text.indexOf(reference.text, from);
    if (at < 0) continue;
    made.append(text.slice(from, at), referenceElement(reference, actions));
    from = at + reference.text.length;
  }
  made.append(text.slice(from));
  const values = valuesOf(comment);
  if (values.length) {
    const shown = values.map(([value, meaning]) => element("span", {class: "value", title: meaning}, value));
    made.append(...shown.flatMap(each => [" ", each]));
  }
  return made;
}

const signed = value => (value > 0 ? "+" : value < 0 ? "−" : "") + Math.abs(value).toFixed(2);

// 1:02:03
function timeText(seconds) {
  const parts = [Math.abs(seconds) / 3600, Math.abs(seconds) / 60 % 60, Math.abs(seconds) % 60].map(Math.floor);
  return (seconds < 0 ? "−" : "") + parts.map((part, i) => i ? String(part).padStart(2, "0") : part).join(":");
}

// What programs say of a ply, each with its meaning. What engines say stays in the text of the comment, too.
function valuesOf(comment) {
  const values = [];
  const add = (value, text, meaning) => value === undefined || values.push([text(value), meaning]);
  for (const {name, seconds, pawns, mate, depth} of comment.commands || []) {
    add(pawns, signed, "evaluation in pawns, for White");
    add(mate, value => `#${value}`, "moves to mate, negative for Black's");
    add(pawns === undefined && mate === undefined ? undefined : depth, value => `depth ${value}`, "depth of the search");
    add(seconds, timeText, name === "emt" ? "time for the move" : "time on the clock");
  }
  for (const {book, view, pawns, matePlies, depth, seconds, clock} of comment.engine || []) {
    const side = view === "white" ? "for White" : "for the player who moved";
    add(book, () => "book", "a move from a book");
    add(pawns, signed, `evaluation in pawns, ${side}`);
    add(matePlies, value => `#${value}`, `plies to mate, ${side}`);
    add(depth, value => `depth ${value}`, "depth of the search");
    add(seconds, value => `${value} s`, "time for the move");
    add(clock, timeText, "time on the clock");
  }
  return values;
}

function referenceElement(reference, actions) {
  const {target, at, text} = reference;
  if (!target && !at) return element("span", {class: "reference lost"}, text);
  const link = element("button", {type: "button", class: "reference", title: target ? "go there" : `show ${at}`}, text);
  link.addEventListener("click", () => target ? actions.go(target.id) : actions.point(at));
  return link;
}

// By the players, or by other tags.
function titleOf(game, plan) {
  const names = playersOf(game, plan);
  const named = plan ? plan.players.some((player, i) => names[i] !== player.name) : false;
  if (named) return names.join(" – ");
  const said = ["Event", "Id", "GAME"].map(name => game.tags.find(each => each.name === name)).find(Boolean)?.value;
  return said && said !== "?" ? said : names.join(" – ");
}

// The players, by the tags that the game's board names; a question mark for an unknown one.
function playersOf(game, plan) {
  const tag = name => (game.tags.find(each => each.name.toLowerCase() === name.toLowerCase()) || {}).value;
  return [0, 1].map(i => {
    const player = plan ? plan.players[i] : {name: i ? "Black" : "White", tag: i ? "Black" : "White"};
    const name = tag(player.tag);
    return name && name !== "?" ? name : player.name;
  });
}

export {element, glyphElement, commentElement, playersOf, titleOf};
