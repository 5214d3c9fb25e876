// Reads a game as `ctlpgn html` embeds it: its own text with marks, which say where plies, comments and variations
// begin and end, and what each ply does on the board. docs/viewer.md describes them.

const cellSigns = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz#$%&*+,-/:;=?@^_|~";
const markPattern = /`(?:\{([^}]*)\}|\[([^\]]*)\]|\(([^)]*)\)|(\.)|(`)|(!?)(.)(.))/gu;
const endOfWord = /[ \t\r\n]/;

export const opposite = {white: "black", black: "white"};

const cellOf = sign => {
  const place = cellSigns.indexOf(sign);
  return place < 0 ? sign.codePointAt(0) - 0xC0 + cellSigns.length : place;
};

// Words such as m=12-28 s=3:5 s=4:0 broken, as an object of lists.
function wordsOf(text) {
  const words = {};
  for (const word of text.split(" ")) {
    if (!word) continue;
    const at = word.indexOf("=");
    const key = at < 0 ? word : word.slice(0, at);
    (words[key] ||= []).push(at < 0 ? "" : word.slice(at + 1));
  }
  return words;
}

function stepOf(words) {
  const [from, to] = (words.m?.[0] || "").split("-").map(cell => cell ? Number(cell) : null);
  return {from: from ?? null, to: to ?? null, known: !words.unknown, anew: Boolean(words.anew),
          sets: (words.s || []).map(each => each.split(":").map(Number)), situation: words.p?.[0]};
}

// plies, by id: {id, text, side, number, previous, children, line, notes, nags, step, broken, end, missing}; notes are
// comments and variations in the order of the text. A line is {owner, notes, plies, label}.
export function readGame(data, plan) {
  const start = data.start || plan?.start || {turn: "white"};
  const main = {owner: null, after: null, notes: [], plies: [], last: null};
  const game = {...data, start, main, plies: [], children: [], closing: [], ownText: ""};
  const open = []; // what has begun: {line}, {comment}, {ply}
  let line = main, comments = 0;
  let target = null; // whose text comes next

  const take = text => {
    game.ownText += text;
    if (!target) return;
    const end = target.isWord ? text.search(endOfWord) : -1;
    target.to.text += end < 0 ? text : text.slice(0, end);
    if (end >= 0) target = null;
  };
  const notes = () => (line.last ? line.last.notes : line.notes);
  const addPly = words => {
    const previous = line.last ? line.last.id : line.after;
    const before = previous === null ? null : game.plies[previous];
    const side = words.side?.[0] || (before ? opposite[before.side] : start.turn);
    const number = before ? before.number + (side === "white" ? 1 : 0) : data.number || 1;
    const ply = {id: game.plies.length, text: "", side, number, previous, line, children: [], notes: [],
                 nags: (words.g || []).map(Number), step: words.step || stepOf(words), broken: Boolean(words.broken),
                 missing: Boolean(words.missing), end: words.end?.[0].split(":") || null};
    game.plies.push(ply);
    const siblings = before ? before.children : game.children;
    if (line.last || line === main) siblings.unshift(ply.id);
    else siblings.push(ply.id);
    line.plies.push(ply);
    line.last = ply;
    return ply;
  };
  const addComment = words => {
    const more = data.comments?.[words.more?.[0]];
    const comment = {kind: "comment", index: comments++, text: "", words, said: more?.text, references: more?.references || []};
    (words.closing ? game.closing : notes()).push(comment);
    return comment;
  };
  const addVariation = words => {
    const after = words.after?.[0];
    const made = {kind: "variation", label: words.label?.[0], owner: line.last ? line.last.id : line.owner,
                  after: after === undefined || after === "start" ? null : Number(after), notes: [], plies: [], last: null};
    notes().push(made);
    return made;
  };
  const close = () => {
    const closed = open.pop();
    if (closed?.line) line = closed.line;
    target = null;
  };

  let at = 0;
  for (const mark of data.text.matchAll(markPattern)) {
    const [whole, ply, comment, variation, end, sign, begins, from, to] = mark;
    take(data.text.slice(at, mark.index));
    at = mark.index + whole.length;
    if (sign) {
      take(sign);
    } else if (end) {
      close();
    } else if (comment !== undefined) {
      const to = addComment(wordsOf(comment));
      open.push({});
      target = {to};
    } else if (variation !== undefined) {
      const entered = addVariation(wordsOf(variation));
      open.push({line});
      line = entered;
      target = null;
    } else {
      const words = ply === undefined ? {step: {from: cellOf(from), to: cellOf(to), known: true, sets: [], situation: begins ? "0" : undefined}} : wordsOf(ply);
      const isWord = !words.long;
      target = {to: addPly(words), isWord};
      if (!isWord) open.push({});
    }
  }
  take(data.text.slice(at));
  const tags = data.hasTags ? "" : data.tags.map(([name, value]) => `[${name} "${value}"]\n`).join("");
  game.ownText = `${tags}${tags ? "\n" : ""}${game.ownText.replace(/\r\n?/g, "\n").trim()}\n`;
  return game;
}

// The boards of a game, and the texts of its positions.
export class Boards {
  constructor(game, plan) {
    this.game = game;
    this.plan = plan;
    this.cache = new Map();
    const {men, position} = game.start;
    const fields = (position || "").split(" ");
    this.first = men?.length ? {men, rights: fields.slice(2, 4), clock: Number(fields[4]), number: Number(fields[5])} : null;
  }

  // {men, rights, clock, number} after a ply (null: at the start); null if that is unknown.
  after(id) {
    const chain = []; // such chains may be long
    let at = id;
    while (at !== null && !this.cache.has(at)) {
      const {step, previous} = this.game.plies[at];
      if (!step.known) break;
      chain.push(at);
      at = step.anew ? null : previous;
    }
    let state = at === null ? this.first : this.cache.get(at) || null;
    for (const each of chain.reverse()) {
      state = state && this.step(state, this.game.plies[each]);
      if (this.cache.size > 2000) this.cache.clear();
      this.cache.set(each, state);
    }
    return state;
  }

  step({men, rights, clock, number}, {step, side}) {
    men = men.slice();
    const {from, to, sets, situation} = step;
    if (from !== null && to !== null && from !== to) {
      men[to] = men[from];
      men[from] = 0;
    }
    for (const [cell, man] of sets) men[cell] = man;
    const fields = situation?.split("_");
    if (fields?.length === 4) return {men, rights: fields.slice(0, 2), clock: Number(fields[2]), number: Number(fields[3])};
    return {men, rights: [rights[0], "-"], clock: fields ? Number(fields[0]) : clock + 1, number: number + (side === "black" ? 1 : 0)};
  }

  // The last known board before a ply whose board is unknown.
  before(id) {
    let state = null;
    for (let at = id; !state && at !== null; state = this.after(at)) at = this.game.plies[at].previous;
    return state;
  }

  // As the notation writes it; empty if it is unknown.
  position(id) {
    if (id === null) return this.game.start.position || "";
    if (this.game.positions) return this.game.positions[id];
    const state = this.after(id);
    if (!state) return "";
    const turn = this.game.plies[id].side === "white" ? "b" : "w";
    return [this.rows(state.men), turn, ...state.rights, state.clock, state.number].join(" ");
  }

  rows(men) {
    const {cells, letters, namesRows} = this.plan;
    if (!this.order) {
      const byHeight = new Map();
      cells.forEach((cell, index) => byHeight.set(cell.y, [...(byHeight.get(cell.y) || []), index]));
      this.order = [...byHeight.keys()].sort((a, b) => a - b)
        .map(y => byHeight.get(y).sort((a, b) => cells[a].x - cells[b].x));
    }
    const texts = this.order.map(row => row.map(cell => {
      const letter = letters[(men[cell] >> 1) - 1];
      return !men[cell] ? " " : men[cell] & 1 ? letter.toLowerCase() : letter;
    }).join("").replace(/ +/g, spaces => spaces.length));
    if (!namesRows) return texts.join("/");
    const named = texts.map((text, index) => [this.order.length - 1 - index, text]).filter(([, text]) => /[a-z]/i.test(text));
    return `/${named.map(each => each.join(":")).join("/")}/`;
  }
}
