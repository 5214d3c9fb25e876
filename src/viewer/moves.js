// The list of moves, with variations that can be folded, and comments.
import {element, buttonElement, glyphElement, glyphsOf, diagramBy, asksForDiagram, commentElement, textOf} from "./words.js";

// Variations are listed to this depth; a separate list shows deeper ones.
const deepestShown = 60;

export class MoveList {
  // `actions`: go, point, playerNamed, wordsOf, diagram, the plan of the board, and lang, the language of comments;
  // `faults`: diagnostics by ply.
  constructor(language) {
    this.language = language;
    this.element = element("div", {class: "moves", role: "group", "aria-label": language.say("notes")});
    this.shown = null;
  }

  open(game, actions, faults) {
    this.game = game;
    this.actions = actions;
    this.faults = faults;
    this.write();
  }

  // The lines that contain a ply: the game's, then each variation on the way to it.
  around(id) {
    const lines = [];
    for (let at = id; at !== null; at = lines.at(-1).owner) lines.push(this.game.plies[at].line);
    return lines.reverse();
  }

  // Of the game, or of a variation that is nested deeply.
  write(line = null) {
    this.elements = [];
    this.listed = line;
    const {game, element: into} = this;
    into.replaceChildren();
    if (line) {
      into.append(this.more(`↑ ${this.language.say("around")}`, line.owner, "up"), " ");
      return this.writeLine(line, into, 0);
    }
    this.writeLine(game.main, into, 0);
    if (game.result) into.append(element("span", {class: "result"}, game.result), " ");
    return this.writeNotes(game.closing, into, 0, game.main.last?.id ?? null);
  }

  writeLine(line, into, depth) {
    this.writeNotes(line.notes, into, depth, line.after);
    let broken = true; // a number must come before the next ply
    for (const ply of line.plies) {
      into.append(this.plyElement(ply, broken), " ");
      const turned = diagramBy(ply.nags);
      const drawn = turned !== null && this.writeDiagram(ply.id, ply.notes, turned, into);
      broken = this.writeNotes(ply.notes, into, depth, ply.id, drawn) || drawn || ply.notes.some(each => each.kind === "variation" || textOf(each));
    }
  }

  // Of the ply `id`, whose diagram may be there already. True if there is one among them.
  writeNotes(notes, into, depth, id, drawn = false) {
    let draws = false;
    for (const each of notes) {
      if (each.kind === "variation") {
        this.writeVariation(each, into, depth);
      } else {
        const made = commentElement(each, this.language, this.actions);
        if (made) into.append(made, " ");
        if (!drawn && asksForDiagram(each)) draws = this.writeDiagram(id, [each], false, into) || draws;
      }
    }
    return draws;
  }

  writeDiagram(id, comments, turned, into) {
    const made = this.actions.diagram(id, comments, turned);
    if (made) into.append(element("div", {class: "diagram-board"}, made));
    return Boolean(made);
  }

  writeVariation(variation, into, depth) {
    if (depth === deepestShown)
      return into.append(variation.plies.length ? this.more("(…)", variation.plies[0].id, "down") : "(…)", " ");
    const inside = element("div", {class: "inside"});
    const fold = buttonElement({class: "fold", "aria-expanded": "true", title: this.language.say("hide"), "aria-label": this.language.say("hide")},
      () => this.fold(made, !inside.hidden));
    const made = element("div", {class: "variation", role: "group", "aria-label": this.language.say("variation", {label: variation.label || ""}).trim()}, fold, inside);
    if (variation.label) inside.append(element("span", {class: "label"}, `$[${variation.label}] `));
    into.append(made);
    return this.writeLine(variation, inside, depth + 1);
  }

  // What is left of a folded variation is its first ply.
  fold(variation, folds) {
    const [button, inside] = variation.children;
    inside.hidden = folds;
    button.setAttribute("aria-expanded", String(!folds));
    for (const name of ["title", "aria-label"]) button.setAttribute(name, this.language.say(folds ? "unfold" : "hide"));
    variation.querySelector(":scope > .folded")?.remove();
    const first = inside.querySelector(".ply")?.textContent;
    if (folds) variation.append(element("span", {class: "folded", "aria-hidden": "true"}, `${first || ""} …`));
  }

  // Leads to a ply that is not listed at present.
  more(text, id, way) {
    return buttonElement({class: `more ${way}`, title: this.language.say("deeper")}, () => this.actions.go(id), text);
  }

  plyElement(ply, broken) {
    const made = buttonElement({class: "ply", tabindex: "-1", "data-ply": ply.id}, () => this.actions.go(ply.id));
    if (ply.side === "white") made.append(element("span", {class: "number"}, `${ply.number}. `));
    else if (broken) made.append(element("span", {class: "number"}, `${ply.number}… `));
    made.append(ply.missing ? "…" : ply.text);
    for (const nag of glyphsOf(ply, this.actions.plan)) made.append(glyphElement(nag, this.language));
    const words = this.actions.wordsOf(ply.id);
    if (words) made.setAttribute("aria-label", `${made.textContent}, ${words}`); // with what people see who say what to click
    for (const {severity, message} of this.faults.get(ply.id) || []) {
      made.classList.add(severity);
      made.title = message;
    }
    this.elements[ply.id] = made;
    return made;
  }

  // Marks a ply (null: the start) as the one that is shown.
  point(id) {
    const active = this.element.getRootNode().activeElement;
    const hasFocus = active && this.element.contains(active);
    if (id === null ? this.listed : !this.elements[id]) {
      const lines = id === null ? [] : this.around(id);
      this.write(lines.length <= deepestShown ? null : lines.at(-1 - deepestShown / 2));
    }
    const previous = this.element.querySelector("[aria-current]");
    previous?.removeAttribute("aria-current");
    if (this.tabbable) this.tabbable.tabIndex = -1;
    const shown = id === null ? this.elements.find(Boolean) : this.elements[id];
    this.tabbable = shown;
    if (!shown) return;
    shown.tabIndex = 0;
    for (let at = shown.closest(".variation"); at; at = at.parentElement.closest(".variation"))
      if (at.children[1].hidden) this.fold(at, false);
    if (id !== null) shown.setAttribute("aria-current", "step");
    if (hasFocus && /\bply\b/.test(active.className) || hasFocus && !active.isConnected) shown.focus({preventScroll: true});
    this.reveal(shown);
  }

  // Scrolls the list of moves, never the page.
  reveal(shown) {
    const list = this.element;
    const top = shown.offsetTop, bottom = top + shown.offsetHeight;
    if (top < list.scrollTop || bottom > list.scrollTop + list.clientHeight) list.scrollTop = top - list.clientHeight / 2;
  }
}
