// Plays through games: board, moves with variations and comments, diagnostics. The data are games as written by
// `ctlpgn json --positions`, each with `boards`, and plans of boards by notation; `ctlpgn html` embeds both.
import {Board, svgElement} from "./board.js";
import {Lines} from "./lines.js";
import {element, glyphElement, commentElement, playersOf, titleOf} from "./words.js";

// Variations are listed to this depth; a separate list shows deeper ones.
const deepestShown = 60;

const opposite = {white: "black", black: "white"};

export class Viewer {
  // `root` is an element that the viewer fills.
  constructor(root, data) {
    this.root = root;
    this.data = data;
    this.boards = new Map();
    this.onPly = null; // called with the id of the ply that is shown, null at the start
    this.build();
    if (data.games.length) this.openGame(0);
  }

  build() {
    const button = (label, shape, action) => {
      const icon = svgElement("svg", {viewBox: "0 0 24 24", "aria-hidden": "true"});
      svgElement("path", {d: shape}, icon);
      const made = element("button", {type: "button", "aria-label": label, title: label}, icon);
      made.addEventListener("click", action);
      return made;
    };
    this.players = [element("p", {class: "player second"}), element("p", {class: "player first"})];
    this.boardHolder = element("div", {class: "board-holder"});
    this.controls = element("div", {class: "controls", role: "toolbar", "aria-label": "Moves"},
      button("To the start (Home)", "M5 5h3v14H5zM20 5v14L9 12z", () => this.go(null)),
      button("Back (left arrow)", "M17 4v16L5 12z", () => this.back()),
      button("Forward (right arrow)", "M7 4v16l12-8z", () => this.forward()),
      button("To the end of the line (End)", "M16 5h3v14h-3zM4 5v14l11-7z", () => this.toEnd()),
      button("Turn the board (f)", "M8 3l5 6H9.5v12h-3V9H3zM16 21l-5-6h3.5V3h3v12H21z", () => this.flip()));
    this.choices = element("div", {class: "choices", role: "group", "aria-label": "Ways to go on"});
    this.position = element("code", {class: "position"});
    this.status = element("p", {class: "status", "aria-live": "polite"});
    this.games = element("select", {"aria-label": "Game"});
    this.games.addEventListener("change", () => this.openGame(this.games.selectedIndex));
    this.heading = element("h1", {});
    this.tags = element("table", {});
    this.moves = element("div", {class: "moves", role: "group", "aria-label": "Moves, variations and comments"});
    this.findings = element("ol", {class: "findings"});
    this.findingsTitle = element("h2", {}, "Findings");
    const details = element("details", {class: "tags"}, element("summary", {}, "Tags"), this.tags);
    this.root.classList.add("viewer");
    this.root.replaceChildren(
      element("header", {}, this.heading, this.games),
      element("section", {class: "board-side", "aria-label": "Board"},
        this.players[0], this.boardHolder, this.players[1], this.controls, this.choices, this.status, this.position),
      element("section", {class: "text-side", "aria-label": "Game"}, details, this.moves, this.findingsTitle, this.findings));
    this.data.games.forEach((game, index) => this.games.append(element("option", {value: index}, this.nameOf(game, index))));
    this.games.hidden = this.data.games.length < 2;
    this.listen();
  }

  nameOf(game, index) {
    return `${index + 1}. ${titleOf(game, this.data.plans[game.format])}${game.result ? `, ${game.result}` : ""}${game.file ? ` (${game.file})` : ""}`;
  }

  listen() {
    this.root.addEventListener("keydown", event => {
      if (event.altKey || event.ctrlKey || event.metaKey || /^(SELECT|INPUT|TEXTAREA)$/.test(event.target.tagName)) return;
      const action = {ArrowLeft: () => this.back(), ArrowRight: () => this.forward(), ArrowDown: () => this.branch(1),
                      ArrowUp: () => this.branch(-1), Home: () => this.go(null), End: () => this.toEnd(), f: () => this.flip(),
                      PageDown: () => this.openGame(this.index + 1), PageUp: () => this.openGame(this.index - 1)}[event.key];
      if (!action) return;
      event.preventDefault();
      action();
    });
    let begin = null;
    this.boardHolder.addEventListener("pointerdown", event => { begin = {x: event.clientX, y: event.clientY}; });
    this.boardHolder.addEventListener("pointerup", event => {
      if (!begin) return;
      const across = event.clientX - begin.x, along = event.clientY - begin.y;
      begin = null;
      if (Math.abs(along) > 40 && Math.abs(along) > Math.abs(across)) return;
      if (Math.abs(across) > 30) return across < 0 ? this.forward() : this.back();
      const box = this.boardHolder.getBoundingClientRect();
      return event.clientX - box.left < box.width / 3 ? this.back() : this.forward();
    });
  }

  openGame(index) {
    const game = this.data.games[index];
    if (!game) return;
    this.index = index;
    this.game = game;
    this.lines = new Lines(game);
    this.games.selectedIndex = index;
    const plan = this.data.plans[game.format];
    const flipped = this.board ? this.board.flipped : false;
    this.board = null;
    if (plan) {
      if (!this.boards.has(game.format)) this.boards.set(game.format, new Board(plan));
      this.board = this.boards.get(game.format);
      if (this.board.flipped !== flipped) this.board.flip();
    }
    this.boardHolder.replaceChildren(this.board ? this.board.element : "No board is known for this game.");
    this.heading.textContent = titleOf(game, plan);
    this.root.ownerDocument.title = this.heading.textContent;
    this.tags.replaceChildren(...game.tags.map(tag =>
      element("tr", {}, element("th", {scope: "row"}, tag.name), element("td", {}, tag.value))));
    this.faults = new Map();
    for (const each of game.diagnostics || [])
      if (each.ply) this.faults.set(each.ply.id, [...(this.faults.get(each.ply.id) || []), each]);
    this.writeMoves();
    this.writeFindings();
    this.go(null);
  }

  // Lists the moves around a ply: the whole game, or one variation if the ply is nested too deeply.
  listAround(id) {
    const lines = id === null ? [] : this.lines.around(id);
    this.writeMoves(lines.length <= deepestShown ? null : lines.at(-1 - deepestShown / 2));
  }

  // Of the game, or of a variation and the ply to which it belongs.
  writeMoves(line = null) {
    this.elements = [];
    this.listed = line;
    const {game} = this;
    this.moves.replaceChildren();
    if (line) {
      this.moves.append(this.moreElement("↑ the moves around this variation", line.owner, "up"), " ");
      this.writeComments(line.variation.comments, this.moves);
      this.writeLine(line.variation.moves, this.moves);
      return;
    }
    this.writeComments(game.comments, this.moves);
    this.writeLine(game.moves, this.moves);
    if (game.result) this.moves.append(element("span", {class: "result"}, game.result), " ");
    this.writeComments(game.closingComments, this.moves);
  }

  writeComments(comments, into) {
    for (const each of comments || [])
      into.append(commentElement(each, {go: id => this.go(id), point: at => this.point(at)}), " ");
  }

  writeLine(moves, into, depth = 0) {
    let broken = true; // a number must come before the next ply
    for (const ply of moves) {
      into.append(this.plyElement(ply, broken), " ");
      broken = false;
      const comments = (ply.comments || []).slice();
      const variations = ply.variations || [];
      variations.forEach((variation, index) => {
        while (comments.length && (comments[0].afterVariations || 0) <= index) this.writeComments([comments.shift()], into);
        this.writeVariation(variation, into, depth);
      });
      this.writeComments(comments, into);
      broken = variations.length > 0 || (ply.comments || []).length > 0;
    }
  }

  writeVariation(variation, into, depth) {
    if (depth === deepestShown)
      return into.append(variation.moves.length ? this.moreElement("(…)", variation.moves[0].id, "down") : "(…)", " ");
    const made = element("div", {class: "variation", role: "group", "aria-label": `Variation ${variation.label || ""}`});
    if (variation.label) made.append(element("span", {class: "label"}, `$[${variation.label}] `));
    this.writeComments(variation.comments, made);
    into.append(made);
    return this.writeLine(variation.moves, made, depth + 1);
  }

  // Leads to a ply that is not listed at present.
  moreElement(text, id, way) {
    const made = element("button", {type: "button", class: `more ${way}`, title: "Show these moves"}, text);
    made.addEventListener("click", () => this.go(id));
    return made;
  }

  plyElement(ply, broken) {
    const {number} = this.lines.plies[ply.id];
    const made = element("button", {type: "button", class: "ply", tabindex: "-1", "data-ply": ply.id});
    if (ply.side === "white") made.append(element("span", {class: "number"}, `${number}. `));
    else if (broken) made.append(element("span", {class: "number"}, `${number}… `));
    made.append(ply.missing ? "…" : ply.text);
    for (const nag of ply.nags || []) made.append(glyphElement(nag));
    for (const {severity, message} of this.faults.get(ply.id) || []) {
      made.classList.add(severity);
      made.title = message;
    }
    made.addEventListener("click", () => this.go(ply.id));
    this.elements[ply.id] = made;
    return made;
  }

  writeFindings() {
    const found = this.game.diagnostics || [];
    const rest = this.index === this.data.games.length - 1 ? (this.data.rest || []).flatMap(each => each.diagnostics) : [];
    this.findingsTitle.textContent = found.length + rest.length ? `Findings (${found.length + rest.length})` : "Nothing is wrong";
    this.findings.replaceChildren(...[...found, ...rest].map(each => this.findingElement(each)));
  }

  findingElement(finding) {
    const {severity, code, message, range, ply, file} = finding;
    const known = ply && this.lines.plies[ply.id];
    const place = `${file ? `${file}:` : ""}${range.start.line}:${range.start.column}`;
    const words = [element("span", {class: "severity"}, severity), " ", element("code", {}, code), " ", message, " ",
                   element("span", {class: "place"}, place)];
    const made = element(known ? "button" : "div", {class: `finding ${severity}`}, ...words);
    if (known) {
      made.type = "button";
      made.addEventListener("click", () => this.go(ply.id));
    }
    return element("li", {}, made);
  }

  // Shows the board after a ply; null: at the start.
  go(id) {
    if (id !== null && !this.lines.plies[id]) return;
    this.at = id;
    const hasFocus = this.moves.contains(document.activeElement);
    if (id === null ? this.listed : !this.elements[id]) this.listAround(id);
    const previous = this.root.querySelector("[aria-current]");
    if (previous) { previous.removeAttribute("aria-current"); previous.tabIndex = -1; }
    const shown = id === null ? this.elements.find(Boolean) : this.elements[id];
    if (shown) shown.tabIndex = 0;
    if (id !== null && shown) {
      shown.setAttribute("aria-current", "step");
      if (hasFocus && !/reference/.test(document.activeElement.className)) shown.focus({preventScroll: true});
      this.reveal(shown);
    }
    this.draw();
    this.writeChoices();
    if (this.onPly) this.onPly(id, this.index);
  }

  // Scrolls the list of moves, never the page.
  reveal(shown) {
    const list = this.moves.getBoundingClientRect(), box = shown.getBoundingClientRect();
    if (this.moves.scrollHeight <= this.moves.clientHeight) return;
    if (box.top < list.top || box.bottom > list.bottom)
      this.moves.scrollTop += box.top - list.top - this.moves.clientHeight / 2;
  }

  draw() {
    const node = this.at === null ? null : this.lines.plies[this.at];
    const ply = node && node.ply;
    const turn = ply ? opposite[ply.side] : (this.game.initial || {}).turn || "white";
    const plan = this.data.plans[this.game.format];
    const names = playersOf(this.game, plan);
    const turnName = plan ? plan.players[turn === "white" ? 0 : 1].name : turn;
    const men = this.lines.menAfter(this.at);
    const label = `${ply ? `After ${this.lines.label(this.at)}` : "At the start"}, ${turnName} to move`;
    this.status.textContent = men || !this.board ? label + (ply && ply.legal === false ? " (not allowed by the rules)" : "")
                                    : `${label}. Nobody knows the position after this ply; the board shows the last that is known.`;
    this.position.textContent = ply ? ply.position || "" : (this.game.initial || {}).position || "";
    const flipped = this.board && this.board.flipped;
    this.players.forEach((line, below) => {
      const player = (below === 1) !== Boolean(flipped) ? 0 : 1;
      const tint = plan ? plan.players[player].tint : player ? "black" : "white";
      line.replaceChildren(element("span", {class: `disc ${tint}`}), names[player]);
      line.classList.toggle("to-move", (turn === "white") === (player === 0));
    });
    if (!this.board) return;
    const what = {label, marks: this.pointed ? [this.pointed] : [], arrows: []};
    this.pointed = null;
    if (ply) {
      const step = ply.castling ? ply.castling.king : ply;
      what.from = step.from;
      what.to = step.to;
    }
    const comments = ply ? ply.comments : this.game.comments;
    for (const comment of comments || [])
      for (const command of comment.commands || []) {
        what.marks.push(...command.squares || []);
        what.arrows.push(...command.arrows || []);
      }
    this.board.element.classList.toggle("unknown", !men);
    this.board.show(men || this.lines.menBefore(this.at) || [], what);
  }

  writeChoices() {
    const ways = this.lines.after(this.at);
    this.choices.replaceChildren();
    if (ways.length < 2) return;
    for (const id of ways) {
      const made = element("button", {type: "button"}, this.lines.label(id));
      made.addEventListener("click", () => this.go(id));
      this.choices.append(made);
    }
  }

  point(at) {
    this.pointed = at;
    this.draw();
  }

  back() { if (this.at !== null) this.go(this.lines.plies[this.at].previous); }
  forward() {
    const [next] = this.lines.after(this.at);
    if (next !== undefined) this.go(next);
  }
  toEnd() {
    let at = this.at === null ? this.lines.first : this.at;
    if (at === null) return;
    while (this.lines.plies[at].next !== null) at = this.lines.plies[at].next;
    this.go(at);
  }
  // An alternative to this ply.
  branch(by) {
    if (this.at === null) return;
    const ways = this.lines.instead(this.at);
    this.go(ways[(ways.indexOf(this.at) + by + ways.length) % ways.length]);
  }
  flip() {
    if (!this.board) return;
    this.board.flip();
    this.draw();
  }
}
