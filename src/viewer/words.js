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
  return made;
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
