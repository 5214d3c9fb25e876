// The list of diagnostics, with fixes and explanations.
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

  // Shown instead of a list.
  say(what) {
    this.#panel.replaceChildren(element("p", { className: "lead" }, what));
  }

  show({ diagnostics }) {
    if (diagnostics.length === 0) return this.say("Nothing is wrong with this text.");
    const list = element("ol", { className: "found" }, ...diagnostics.slice(0, most).map((each) => this.#item(each)));
    const rest = diagnostics.length - most;
    this.#panel.replaceChildren(list, ...(rest > 0 ? [element("p", { className: "lead" }, `And ${rest} more.`)] : []));
  }

  #item(found) {
    const { line, column } = found.range.start;
    const what = element("button", { type: "button", className: "what" },
      element("span", { className: "code" }, found.code), element("bdi", {}, found.message), " ",
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
    const shown = element("div", {});
    made.append(shown);
    if (found.board) made.append(element("pre", {}, found.board));
    let isAsked = false;
    made.addEventListener("toggle", async () => {
      if (!made.open || isAsked) return;
      isAsked = true;
      try {
        const rule = await this.#actions.explain(found.code);
        const [example] = rule.examples;
        shown.replaceChildren(element("p", {}, rule.explanation));
        if (example) shown.append("Wrong:", element("pre", {}, example.bad), "Right:", element("pre", {}, example.good));
      } catch (error) {
        isAsked = false; // it is requested again when this is opened again
        shown.replaceChildren(element("p", {}, `There is no explanation: ${error.message}`));
      }
    });
    return made;
  }
}
