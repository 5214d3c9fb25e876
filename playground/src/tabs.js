// Tabs by the ARIA patterns for accessible pages: arrow keys move between them.
export class Tabs {
  #tabs;
  #onChoice;

  constructor(list, onChoice) {
    this.#tabs = [...list.querySelectorAll("[role=tab]")];
    this.#onChoice = onChoice;
    for (const tab of this.#tabs) tab.addEventListener("click", () => this.choose(tab));
    list.addEventListener("keydown", (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (step === undefined) return;
      event.preventDefault();
      const next = this.#tabs.at((this.#tabs.indexOf(this.#chosen) + step) % this.#tabs.length);
      next.focus();
      this.choose(next);
    });
  }

  get #chosen() {
    return this.#tabs.find((tab) => tab.ariaSelected === "true");
  }

  get current() {
    return this.#chosen.getAttribute("aria-controls");
  }

  choose(tab) {
    for (const each of this.#tabs) {
      const chosen = each === tab;
      each.ariaSelected = String(chosen);
      each.tabIndex = chosen ? 0 : -1;
      document.getElementById(each.getAttribute("aria-controls")).hidden = !chosen;
    }
    this.#onChoice(this.current);
  }
}
