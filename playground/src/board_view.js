// The game at the cursor, in the viewer of `ctlpgn html`.
import en from "../../src/viewer/languages/en.json";
import { Viewer } from "../../src/viewer/viewer.js";

export class Board {
  #panel;
  #onPly;
  #viewer = null;
  #quiet = false;

  constructor(panel, { onPly }) {
    this.#panel = panel;
    this.#onPly = onPly;
    this.shown = null;
  }

  // Shows the next requested game again, even if its number is the same.
  forget() {
    this.shown = null;
  }

  clear() {
    this.#viewer = null;
    this.shown = null;
    this.#panel.replaceChildren();
  }

  show(index, data) {
    const flipped = this.#viewer?.board?.flipped ?? false;
    const scrolled = this.#panel.scrollTop;
    const root = document.createElement("div");
    this.#panel.replaceChildren(root);
    this.#quiet = true;
    this.#viewer = new Viewer(root, { ...data, words: { en }, options: { embedded: true, findings: true } });
    if (flipped) this.#viewer.flip();
    this.#quiet = false;
    this.#panel.scrollTop = scrolled;
    this.shown = index;
    this.#viewer.onPly = (id) => this.#quiet || this.#onPly(id, this.shown);
  }

  go(id) {
    if (!this.#viewer) return;
    this.#quiet = true;
    this.#viewer.go(id);
    this.#quiet = false;
  }
}
