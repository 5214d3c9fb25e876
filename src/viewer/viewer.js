// Plays through games: a board, moves with variations and comments, clocks and evaluations. The data are games as
// `ctlpgn html` embeds them (docs/viewer.md), and plans of boards by notation.
import {Board, svgElement} from "./board.js";
import {Boards, opposite, readGame} from "./reading.js";
import {Language} from "./language.js";
import {Graph} from "./graph.js";
import {GameTable} from "./games.js";
import {MoveList} from "./moves.js";
import {spokenPly} from "./speaking.js";
import {element, buttonElement, glyphsOf, playersOf, titleOf, tagOf, dateOf, openingOf, clockAfter, evaluationAfter, evaluationText, timeText} from "./words.js";

const pace = 1200; // milliseconds for a ply that is played by itself

const shapes = {toStart: "M5 5h3v14H5zM20 5v14L9 12z", back: "M17 4v16L5 12z", forward: "M7 4v16l12-8z", toEnd: "M16 5h3v14h-3zM4 5v14l11-7z",
                play: "M6 4l14 8-14 8zM2 4h2v16H2z", stop: "M6 5h4v14H6zM14 5h4v14h-4z",
                flip: "M8 3l5 6H9.5v12h-3V9H3zM16 21l-5-6h3.5V3h3v12H21z", previousGame: "M15 4l2.5 2.5L12 12l5.5 5.5L15 20l-8-8z", nextGame: "M9 4L6.5 6.5 12 12l-5.5 5.5L9 20l8-8z"};

const outcomes = {"1-0": "white", "0-1": "black", "1/2-1/2": "draw", "½-½": "draw", "1/2": "draw"};

// What style sheets, or rules with a condition, say of boards at present.
function boardRules(among) {
  return among.filter(({media}) => !media?.length || matchMedia(media.mediaText).matches)
    .flatMap(each => [...each.cssRules].map(rule => rule.selectorText ? rule.selectorText.startsWith(".board ") ? rule.cssText : "" : rule.cssRules ? boardRules([rule]) : ""))
    .join("");
}

export class Viewer {
  // `root` is an element that the viewer fills. `data` has games (as objects, as JSON that is parsed when it is
  // needed, or as functions that give them), plans, and words: those of the page, by language; and options.
  // `data.listed`: notation, tags and result of each game, so that none has to be read for the list of them.
  constructor(root, data) {
    this.root = root;
    this.data = {options: {}, rest: [], ...data};
    this.options = this.data.options;
    this.boards = new Map();
    this.onPly = null; // called with the id of the ply that is shown, null at the start
    this.onTitle = null;
    this.language = new Language(this.data.words, this.options.language, this.data.games.length ? tagOf(this.gameAt(0), "Lang") : "");
    this.build();
    if (!this.data.games.length) return;
    this.openGame(0);
    for (let i = this.options.startPly || 0; i > 0; --i) this.forward();
    if (this.options.flipped) this.flip();
  }

  say(...words) {
    return this.language.say(...words);
  }

  gameAt(index) {
    const found = this.data.games[index];
    return typeof found === "string" ? JSON.parse(found) : typeof found === "function" ? found() : found;
  }

  planOf(game) {
    return this.data.plans[game.notation];
  }

  build() {
    const {root} = this;
    root.lang = this.language.code;
    this.players = [element("p", {class: "player second"}), element("p", {class: "player first"})];
    this.boardHolder = element("div", {class: "board-holder"});
    this.controls = element("div", {class: "controls", role: "toolbar", "aria-label": this.say("moves")},
      this.iconButton("toStart", () => this.go(null)), this.iconButton("back", () => this.back()),
      this.iconButton("play", () => this.play()), this.iconButton("forward", () => this.forward()),
      this.iconButton("toEnd", () => this.toEnd()), this.iconButton("flip", () => this.flip()));
    this.playButton = this.controls.children[2];
    this.choices = element("div", {class: "choices", role: "group", "aria-label": this.say("ways")});
    this.status = element("p", {class: "status"});
    this.spoken = element("p", {class: "spoken", "aria-live": "polite"});
    this.graph = new Graph(this.say("evaluation"), id => this.go(id));
    // In a page of others it has no landmarks, and its heading is not the page's.
    const part = this.options.embedded ? {role: "group"} : {};
    this.heading = element(this.options.embedded ? "h2" : "h1", {class: "title"});
    this.about = element("p", {class: "about-game"});
    this.tags = element("table", {});
    this.moves = new MoveList(this.language);
    this.findings = element("ol", {class: "findings"});
    this.findingsTitle = element("h2", {});
    this.position = element("code", {class: "position"});
    this.said = element("span", {class: "said", role: "status"});
    root.classList.add("viewer");
    root.replaceChildren(
      element("header", {}, element("div", {class: "titles"}, this.heading, this.about), ...this.buildNavigation(part)),
      element("section", {...part, class: "board-side", "aria-label": this.say("board")},
        this.players[0], this.boardHolder, this.players[1], this.graph.element, this.controls, this.choices, this.status, this.spoken),
      element("section", {...part, class: "text-side", "aria-label": this.say("game")}, this.moves.element,
        element("details", {class: "tags"}, element("summary", {}, this.say("tags")), this.tags),
        this.buildTools(), ...(this.showsFindings() ? [this.findingsTitle, this.findings] : [])));
    this.graph.element.toggleAttribute("hidden", true);
    this.listen();
  }

  // A viewer that is a part of another program shows them unless that says otherwise.
  showsFindings() {
    return this.options.findings ?? false;
  }

  iconButton(name, action) {
    const made = buttonElement({}, action, svgElement("svg", {viewBox: "0 0 24 24", "aria-hidden": "true"}));
    this.setIcon(made, name);
    return made;
  }

  setIcon(button, name) {
    for (const key of ["aria-label", "title"]) button.setAttribute(key, this.say(name));
    button.firstChild.replaceChildren();
    svgElement("path", {d: shapes[name]}, button.firstChild);
  }

  buildNavigation(part) {
    const made = element("nav", {...part, "aria-label": this.say("games")});
    if (this.options.home) made.append(element("a", {href: this.options.home}, this.say("home")));
    const count = this.data.games.length;
    if (count < 2) return this.options.home ? [made] : [];
    this.allGames = buttonElement({class: "all-games", title: this.say("allGames")}, () => this.listGames());
    this.list = element("dialog", {class: "game-list", "aria-label": this.say("games")});
    made.append(this.iconButton("previousGame", () => this.openGame(this.index - 1)), this.allGames,
                this.iconButton("nextGame", () => this.openGame(this.index + 1)), this.list);
    return [made];
  }

  // Made when it is asked for, from the tags of all games.
  listGames() {
    const listed = this.data.games.map((_, index) => {
      const game = this.data.listed?.[index] ?? this.gameAt(index), plan = this.planOf(game), [white, black] = playersOf(game, plan);
      return {white, black, title: titleOf(game, plan, this.language), result: game.result || "", date: dateOf(game), event: tagOf(game, "Event"),
              round: tagOf(game, "Round"), opening: openingOf(game), current: index === this.index};
    });
    const table = new GameTable(listed, this.language, game => {
      this.list.close();
      this.openGame(game.index);
    });
    this.list.replaceChildren(buttonElement({class: "close", "aria-label": this.say("close"), title: this.say("close")}, () => this.list.close(), "×"), table.element);
    this.list.showModal();
    table.search.focus();
  }

  buildTools() {
    const copy = text => navigator.clipboard.writeText(text).then(() => this.confirm(), () => this.showText(text));
    return element("details", {class: "tools"}, element("summary", {}, this.say("more")),
      element("p", {class: "buttons"},
        buttonElement({}, () => copy(this.game.ownText), this.say("copyText")),
        buttonElement({}, () => copy(this.positionText()), this.say("copyPosition")),
        buttonElement({}, () => this.save(this.game.ownText, "text/plain", this.data.plans[this.game.notation]?.extension || ".pgn"), this.say("save")),
        buttonElement({}, () => this.savePicture(), this.say("savePicture"))),
      this.said, this.position);
  }

  confirm() {
    this.said.textContent = this.say("copied");
    setTimeout(() => { this.said.textContent = ""; }, 2000);
  }

  // For browsers that let no page copy.
  showText(text) {
    this.said.textContent = text;
  }

  save(text, type, ending) {
    const address = URL.createObjectURL(new Blob([text], {type}));
    const name = this.heading.textContent.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "") || "game";
    element("a", {href: address, download: `${name}${ending}`}).click();
    setTimeout(() => URL.revokeObjectURL(address), 10000);
  }

  savePicture() {
    if (!this.board) return;
    const picture = this.board.element.cloneNode(true);
    const {styleSheets, adoptedStyleSheets} = this.root.getRootNode();
    picture.prepend(svgElement("style", {}));
    picture.firstChild.textContent = boardRules([...styleSheets, ...adoptedStyleSheets]);
    picture.setAttribute("xmlns", "http://www.w3.org/2000/svg");
    this.save(new XMLSerializer().serializeToString(picture), "image/svg+xml", ".svg");
  }

  listen() {
    this.root.addEventListener("keydown", event => this.press(event));
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

  // Keys that scroll do so unless the focus is on the moves or below the board.
  press(event) {
    const {target, key} = event;
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented || target.closest?.("select, input, textarea, dialog, .rows")) return;
    const isNear = this.moves.element.contains(target) || this.controls.contains(target) || this.graph.element.contains(target);
    const actions = {ArrowLeft: () => this.back(), ArrowRight: () => this.forward(), f: () => this.flip(),
                     n: () => this.openGame(this.index + 1), p: () => this.openGame(this.index - 1),
                     v: () => this.branch(1), V: () => this.branch(-1)};
    if (isNear) Object.assign(actions, {ArrowDown: () => this.branch(1), ArrowUp: () => this.branch(-1), Home: () => this.go(null), End: () => this.toEnd()});
    if (!target.closest?.("button, a, summary")) actions[" "] = () => this.play();
    const action = this.game && actions[key];
    if (!action) return;
    event.preventDefault();
    action();
  }

  openGame(index) {
    if (index < 0 || index >= this.data.games.length) return;
    this.play(false);
    const data = this.gameAt(index);
    const plan = this.planOf(data);
    const game = readGame(data, plan);
    this.index = index;
    this.game = game;
    this.states = new Boards(game, plan);
    const flipped = this.board ? this.board.flipped : false;
    this.board = null;
    if (plan) {
      if (!this.boards.has(game.notation)) this.boards.set(game.notation, new Board(plan));
      this.board = this.boards.get(game.notation);
      if (this.board.flipped !== flipped) this.board.flip();
    }
    this.boardHolder.replaceChildren(this.board ? this.board.element : this.say("noBoard"));
    this.writeHeading();
    if (this.allGames) this.allGames.textContent = `${index + 1} / ${this.data.games.length}`;
    this.tags.replaceChildren(...game.tags.map(([name, value]) =>
      element("tr", {}, element("th", {scope: "row"}, name), element("td", {}, value))));
    const faults = new Map();
    for (const each of this.showsFindings() ? game.findings || [] : [])
      if (each.ply) faults.set(each.ply.id, [...(faults.get(each.ply.id) || []), each]);
    const lang = tagOf(game, "Lang");
    this.moves.open(game, {go: id => this.go(id), point: at => this.point(at), playerNamed: side => this.playerName(side),
                           wordsOf: id => this.wordsOf(id), diagram: (...what) => this.diagram(...what), plan,
                           lang: /^[a-z]{2,3}(-|$)/i.test(lang) && lang !== this.language.code ? lang : null}, faults);
    this.graph.show(game.main.plies);
    if (this.showsFindings()) this.writeFindings();
    this.go(null);
  }

  writeHeading() {
    const {game} = this, plan = this.planOf(game);
    const title = titleOf(game, plan, this.language);
    this.heading.textContent = title;
    const round = tagOf(game, "Round");
    const about = [tagOf(game, "Event"), tagOf(game, "Site"), dateOf(game), round && `${this.say("round")} ${round}`, openingOf(game), game.result === "*" ? "" : game.result];
    this.about.replaceChildren(...about.filter(each => each && each !== title).map(each => element("span", {}, each)));
    if (this.onTitle) this.onTitle(this.options.title || title);
  }

  // "White" in the words of the page.
  playerName(side, key = "player", values = {}) {
    const plan = this.planOf(this.game);
    const name = plan ? plan.players[side === "white" ? 0 : 1].name : side === "white" ? "White" : "Black";
    return this.say(key, {player: this.language.say("player", {}, name), ...values}, name);
  }

  writeFindings() {
    const found = this.game.findings || [];
    const rest = this.index === this.data.games.length - 1 ? this.data.rest.flat() : [];
    this.findingsTitle.textContent = found.length + rest.length ? this.say("findings", {count: found.length + rest.length}) : this.say("nothingWrong");
    this.findings.replaceChildren(...[...found, ...rest].map(each => this.findingElement(each)));
  }

  findingElement({severity, code, message, range, ply, file}) {
    const known = ply && this.game.plies[ply.id];
    const place = `${file ? `${file}:` : ""}${range.start.line}:${range.start.column}`;
    const words = [element("span", {class: "severity"}, severity), " ", element("code", {}, code), " ", message, " ",
                   element("span", {class: "place"}, place)];
    return element("li", {}, known ? buttonElement({class: `finding ${severity}`}, () => this.go(ply.id), ...words)
                                   : element("div", {class: `finding ${severity}`}, ...words));
  }

  // Shows the board after a ply; null: at the start.
  go(id) {
    if (id !== null && !this.game.plies[id]) return;
    this.at = id;
    this.moves.point(id);
    this.draw();
    this.graph.point(id, this.spokenLabel());
    this.writeChoices();
    if (this.onPly) this.onPly(id, this.index);
  }

  label(id = this.at, words = null) {
    if (id === null) return this.say("start");
    const {number, side, missing, text} = this.game.plies[id];
    return `${number}${side === "white" ? "." : "…"} ${words || (missing ? "" : text)}`;
  }

  spokenLabel(id = this.at) {
    return this.label(id, id === null ? null : this.wordsOf(id));
  }

  // What a ply does and what its glyphs mean, for people who listen; empty if that is not known.
  wordsOf(id) {
    const ply = this.game.plies[id], plan = this.planOf(this.game);
    const before = ply.step.anew ? null : ply.previous === null ? this.states.first : this.states.after(ply.previous);
    const words = spokenPly(ply, before, this.game.notation, plan, this.language);
    return words && [words, ...glyphsOf(ply, plan).map(nag => this.say("glyphs", {}, nag))].join(", ");
  }

  // A small board of the position after a ply (null: at the start), with what a comment asks for on it.
  diagram(id, comments, turned) {
    const plan = this.planOf(this.game), men = this.states.after(id)?.men;
    if (!plan || !men) return null;
    const made = new Board(plan);
    if (this.board.flipped !== turned) made.flip();
    made.show(men, {label: `${this.say("diagram")}: ${id === null ? this.say("start") : this.say("after", {ply: this.spokenLabel(id)})}`,
                    ...this.marksIn(comments)});
    return made.element;
  }

  positionText() {
    return this.states.position(this.at);
  }

  // Who moves, or how the game has ended.
  standing() {
    const ply = this.at === null ? null : this.game.plies[this.at];
    const turn = ply ? opposite[ply.side] : this.game.start.turn;
    const isLast = ply && ply === this.game.main.last;
    const result = isLast && this.game.result ? this.game.result : "";
    if (ply?.end) {
      const [name, winner] = ply.end;
      const words = name === "checkmate" ? this.playerName(turn, "mated") : name === "stalemate" ? this.playerName(turn, "stalemate")
        : winner ? this.playerName(winner, "wins") : this.say("dead");
      return result ? `${words}, ${result}` : words;
    }
    const winner = outcomes[result];
    if (!winner) return this.playerName(turn, "toMove") + (result && result !== "*" ? `, ${result}` : "");
    return `${result}, ${winner === "draw" ? this.say("draw") : this.playerName(winner, "wins")}`;
  }

  draw() {
    const ply = this.at === null ? null : this.game.plies[this.at];
    const turn = ply ? opposite[ply.side] : this.game.start.turn;
    const state = this.states.after(this.at);
    const sentence = called => `${ply ? this.say("after", {ply: called}) : called}, ${this.standing()}`;
    const doubt = this.board && !state ? `. ${this.say("unknown")}` : ply?.broken ? ` (${this.say("broken")})` : "";
    const label = sentence(this.spokenLabel());
    this.status.textContent = sentence(this.label()) + doubt;
    this.spoken.textContent = label + doubt;
    this.position.textContent = this.positionText();
    this.writePlayers(turn);
    if (!this.board) return;
    const what = {label, marks: this.pointed ? [{at: this.pointed}] : [], arrows: []};
    this.pointed = null;
    const {cells} = this.planOf(this.game);
    what.from = cells[ply?.step.from]?.name;
    what.to = cells[ply?.step.to]?.name;
    const asked = this.marksIn(ply ? ply.notes : this.game.main.notes);
    what.marks.push(...asked.marks);
    what.arrows = asked.arrows;
    this.board.element.classList.toggle("unknown", !state);
    this.board.show((state || this.states.before(this.at))?.men || [], what);
  }

  // The coloured squares and the arrows of comments.
  marksIn(notes) {
    const of = key => notes.flatMap(({words}) => words?.[key] || []).map(each => this.placed(each));
    return {marks: of("squares"), arrows: of("arrows")};
  }

  // green:d2:d4
  placed(words) {
    const [colour, at, to] = words.split(":");
    return {colour: colour || "green", at, from: at, to};
  }

  writePlayers(turn) {
    const {game} = this, plan = this.planOf(game);
    const names = playersOf(game, plan);
    const clocks = {};
    for (let at = this.at; at !== null; at = game.plies[at].previous) {
      const ply = game.plies[at];
      clocks[ply.side] ??= clockAfter(ply);
    }
    const value = this.at === null ? null : evaluationAfter(game.plies[this.at]);
    this.players.forEach((line, below) => {
      const player = (below === 1) !== Boolean(this.board?.flipped) ? 0 : 1;
      const side = player ? "black" : "white";
      const rating = tagOf(game, `${plan ? plan.players[player].tag : player ? "Black" : "White"}Elo`);
      line.replaceChildren(element("span", {class: `disc ${plan ? plan.players[player].tint : side}`}),
                           element("span", {class: "name"}, names[player] || this.playerName(side)));
      if (rating) line.append(element("span", {class: "rating"}, rating));
      if (value && player === 0) line.append(element("span", {class: "evaluation", title: this.say("evaluationFor")}, evaluationText(value)));
      if (clocks[side] !== undefined && clocks[side] !== null)
        line.append(element("span", {class: "clock", title: this.say("clock")}, timeText(clocks[side])));
      line.classList.toggle("to-move", turn === side);
    });
  }

  // Plies that can follow, the main continuation first.
  ways(id = this.at) {
    return id === null ? this.game.children : this.game.plies[id].children;
  }

  writeChoices() {
    const ways = this.ways();
    this.choices.replaceChildren();
    if (ways.length < 2) return;
    for (const id of ways) this.choices.append(buttonElement({}, () => this.go(id), this.label(id)));
  }

  point(at) {
    this.pointed = at;
    this.draw();
  }

  back() {
    if (this.at !== null) this.go(this.game.plies[this.at].previous);
  }
  forward() {
    const [next] = this.ways();
    if (next !== undefined) this.go(next);
    return next !== undefined;
  }
  toEnd() {
    const line = this.at === null ? this.game.main : this.game.plies[this.at].line;
    if (line.last) this.go(line.last.id);
  }
  // An alternative to this ply.
  branch(by) {
    if (this.at === null) return;
    const ways = this.ways(this.game.plies[this.at].previous);
    this.go(ways[(ways.indexOf(this.at) + by + ways.length) % ways.length]);
  }
  flip() {
    if (!this.board) return;
    this.board.flip();
    this.draw();
  }
  // Ply by ply, until the end of the line or until somebody stops it.
  play(starts = !this.playing) {
    clearInterval(this.playing);
    this.playing = null;
    if (starts && this.forward())
      this.playing = setInterval(() => this.forward() || this.play(false), pace);
    this.setIcon(this.playButton, this.playing ? "stop" : "play");
  }
}
