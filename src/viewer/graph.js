// Evaluations of the main line as a graph. It is a slider: a ply can be chosen on it.
import {svgElement} from "./board.js";
import {evaluationAfter, evaluationText} from "./words.js";

const height = 40;

// Pawns count less the more there are; mates are at the edges.
const heightOf = ({mate, pawns}) => {
  const part = mate === undefined ? 0.95 * Math.tanh(pawns / 4) : mate < 0 || Object.is(mate, -0) ? -1 : 1;
  return height / 2 - part * height / 2;
};

export class Graph {
  // Calls `go` with the id of a ply.
  constructor(label, go) {
    this.element = svgElement("svg", {class: "graph", role: "slider", tabindex: "0", "aria-label": label, preserveAspectRatio: "none"});
    this.element.addEventListener("pointerdown", event => this.choose(event, go));
    this.element.addEventListener("pointermove", event => event.buttons && this.choose(event, go));
  }

  choose(event, go) {
    const box = this.element.getBoundingClientRect();
    const index = Math.round((event.clientX - box.left) / box.width * this.plies.length) - 1;
    go(index < 0 ? null : this.plies[Math.min(index, this.plies.length - 1)].id);
  }

  // False if there are too few evaluations.
  show(plies) {
    this.plies = plies;
    this.values = plies.map(evaluationAfter);
    const known = this.values.flatMap((value, index) => (value ? [[index + 1, heightOf(value), value]] : []));
    this.element.replaceChildren();
    this.element.toggleAttribute("hidden", known.length < 2);
    if (known.length < 2) return false;
    this.element.setAttribute("viewBox", `0 0 ${plies.length} ${height}`);
    this.element.setAttribute("aria-valuemin", 0);
    this.element.setAttribute("aria-valuemax", plies.length);
    const line = known.map(([x, y]) => `${x} ${y.toFixed(2)}`).join("L");
    svgElement("rect", {class: "ground", width: plies.length, height}, this.element);
    svgElement("path", {class: "area", d: `M${known[0][0]} ${height}L${line}L${known.at(-1)[0]} ${height}Z`}, this.element);
    svgElement("path", {class: "even", d: `M0 ${height / 2}H${plies.length}`}, this.element);
    svgElement("path", {class: "line", d: `M${line}`}, this.element);
    for (const [x, , {mate}] of known)
      if (mate !== undefined) svgElement("path", {class: "mate", d: mate < 0 ? `M${x} ${height}v-5` : `M${x} 0v5`}, this.element);
    this.now = svgElement("path", {class: "now"}, this.element);
    return true;
  }

  // Where the ply is on the main line; null: at the start, or elsewhere.
  point(id, label) {
    if (!this.now) return;
    const at = this.plies.findIndex(each => each.id === id) + 1;
    this.now.setAttribute("d", `M${at} 0V${height}`);
    const value = this.values[at - 1];
    this.element.setAttribute("aria-valuenow", at);
    this.element.setAttribute("aria-valuetext", value ? `${label}: ${evaluationText(value)}` : label);
  }
}
