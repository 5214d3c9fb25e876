// A board of any game as SVG, drawn from its plan, which describes cells, pieces and labels as data.

const svgSpace = "http://www.w3.org/2000/svg";

export function svgElement(name, attributes, parent) {
  const made = document.createElementNS(svgSpace, name);
  for (const [key, value] of Object.entries(attributes || {})) made.setAttribute(key, value);
  if (parent) parent.append(made);
  return made;
}

export class Board {
  constructor(plan) {
    this.plan = plan;
    this.flipped = false;
    this.men = [];
    this.shown = {};
    this.placeOf = new Map(plan.cells.map((cell, index) => [cell.name, index]));
    this.element = svgElement("svg", {class: "board", role: "img", viewBox: `0 0 ${plan.width} ${plan.height}`});
    this.title = svgElement("title", {}, this.element);
    this.ground = svgElement("g", {}, this.element);
    for (const [called, path] of plan.ground) svgElement("path", {class: called, d: path}, this.ground);
    this.layers = {};
    for (const layer of ["frames", "tints", "labels", "men", "marks"])
      this.layers[layer] = svgElement("g", layer === "labels" ? {class: "coordinate", "font-size": plan.labelSize} : {}, this.element);
    this.drawGround();
  }

  // Pieces are numbers by cell: 0, or twice the kind, plus 1 for the second player. `what` has from, to (names of
  // cells), marks ({at, colour}, or {at} for a ring), arrows ({from, to, colour}) and label, a sentence.
  show(men, what) {
    this.men = men;
    this.shown = what || {};
    this.draw();
  }

  flip() {
    this.flipped = !this.flipped;
    this.drawGround();
    this.draw();
  }

  // The name of the cell nearest to a point of the screen.
  cellAt(clientX, clientY) {
    const box = this.element.getBoundingClientRect();
    const x = (clientX - box.left) * this.plan.width / box.width;
    const y = (clientY - box.top) * this.plan.height / box.height;
    let nearest = null, least = this.plan.pieceSize ** 2;
    this.plan.cells.forEach((cell, index) => {
      const at = this.at(index);
      const distance = (at.x - x) ** 2 + (at.y - y) ** 2;
      if (distance < least) { least = distance; nearest = cell.name; }
    });
    return nearest;
  }

  at(index) {
    const {x, y} = this.plan.cells[index];
    const [cx, cy] = this.plan.centre;
    return this.flipped ? {x: 2 * cx - x, y: 2 * cy - y} : {x, y};
  }

  drawGround() {
    const turn = this.flipped ? `rotate(180 ${this.plan.centre.join(" ")})` : "";
    for (const layer of [this.ground, this.layers.frames, this.layers.tints]) layer.setAttribute("transform", turn);
    this.layers.labels.replaceChildren();
    for (const [text, x, y, onBoard] of this.plan.labels[this.flipped ? 1 : 0]) {
      const label = svgElement("text", {x, y}, this.layers.labels);
      if (onBoard) label.setAttribute("class", "on-board");
      label.textContent = text;
    }
  }

  draw() {
    const {frames, tints, men, marks} = this.layers;
    for (const layer of [frames, tints, men, marks]) layer.replaceChildren();
    this.title.textContent = this.shown.label || "";
    this.element.setAttribute("aria-label", this.shown.label || "board");
    for (const name of ["from", "to"]) this.frame(this.shown[name], name, frames);
    this.men.forEach((man, index) => { if (man) this.man(man, index, men); });
    for (const each of this.shown.marks || []) this.mark(each, each.colour ? tints : marks);
    for (const each of this.shown.arrows || []) this.arrow(each, marks);
  }

  frame(name, called, into) {
    const index = this.placeOf.get(name);
    if (index === undefined) return;
    const {x, y, outline} = this.plan.cells[index];
    const scale = 0.93;
    svgElement("path", {class: called, d: outline,
                        transform: `translate(${x * (1 - scale)} ${y * (1 - scale)}) scale(${scale})`}, into);
  }

  man(man, index, into) {
    const player = this.plan.players[man & 1];
    const {x, y} = this.at(index);
    const size = this.plan.pieceSize;
    const group = svgElement("g", {class: player.tint,
                                   transform: `translate(${x - size / 2} ${y - size / 2}) scale(${size / 40})`}, into);
    for (const [called, path] of player.pieces[(man >> 1) - 1].paths) svgElement("path", {class: called, d: path}, group);
  }

  // A cell in a colour, or a ring.
  mark({at, colour}, into) {
    const index = this.placeOf.get(at);
    if (index === undefined) return;
    if (colour) {
      svgElement("path", {class: `tinted colour-${colour}`, d: this.plan.cells[index].outline}, into);
      return;
    }
    const {x, y} = this.at(index);
    svgElement("circle", {class: "mark", cx: x, cy: y, r: this.plan.pieceSize / 2}, into);
  }

  arrow({from, to, colour}, into) {
    const begin = this.placeOf.get(from), end = this.placeOf.get(to);
    if (begin === undefined || end === undefined || begin === end) return;
    const a = this.at(begin), b = this.at(end);
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    const group = svgElement("g", {class: "arrow", transform: `translate(${a.x} ${a.y}) rotate(${Math.atan2(b.y - a.y, b.x - a.x) * 180 / Math.PI})`}, into);
    if (colour) group.classList.add(`colour-${colour}`);
    svgElement("path", {d: `M8 -3.5H${length - 18}V-10L${length - 2} 0L${length - 18} 10V3.5H8Z`}, group);
  }
}
