// The list of what is wrong, with fixes and explanations.
const most = 300; // that are listed

const element = (name, properties, ...content) => {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...content);
  return made;
};

export class Findings {
  #panel;
  #actions;

  constructor(panel, actions) {
    this.#panel = panel;
    this.#actions = actions;
  }

  show({ diagnostics }) {
    if (diagnostics.length === 0) {
      this.#panel.replaceChildren(element("p", { className: "lead" }, "Nothing is wrong with this text."));
      return;
    }
    const list = element("ol", { className: "found" }, ...diagnostics.slice(0, most).map((each) => this.#item(each)));
    const rest = diagnostics.length - most;
    this.#panel.replaceChildren(list, ...(rest > 0 ? [element("p", { className: "lead" }, `And ${rest} more.`)] : []));
  }

  #item(found) {
    const { line, column } = found.range.start;
    const what = element("button", { type: "button", className: "what" },
      element("span", { className: "code" }, found.code), found.message, " ",
      element("span", { className: "place" }, `${found.severity}, line ${line}, column ${column}`));
    what.addEventListener("click", () => this.#actions.show(found.at));
    const item = element("li", { className: found.severity }, what);
    if (found.fix) {
      const fix = element("button", { type: "button", className: "plain fix" }, `Fix: ${found.fix.title}`);
      fix.addEventListener("click", () => this.#actions.apply(found.fix));
      item.append(element("div", { className: "row" }, fix, ...(found.fix.safe ? [] : ["a good guess"])));
    }
    item.append(this.#explanation(found));
    return item;
  }

  #explanation(found) {
    const made = element("details", {}, element("summary", {}, "Why"));
    made.addEventListener("toggle", async () => {
      if (!made.open || made.children.length > 1) return;
      const rule = await this.#actions.explain(found.code);
      made.append(element("p", {}, rule.explanation));
      const [example] = rule.examples;
      if (example) made.append("Wrong:", element("pre", {}, example.bad), "Right:", element("pre", {}, example.good));
    });
    if (found.board) made.append(element("pre", {}, found.board));
    return made;
  }
}
