// <ctlpgn-game> plays through the games of a text in any page. game.d.ts describes it. It is loaded by address, without
// a bundler or an import map, so it imports nothing by name.
import { compiled } from "./compiled_web.js";
import { Toolkit } from "./toolkit.js";
import { Viewer, sheets, words } from "./viewer.js";

let kit = null; // one for all elements; a failed load is tried again

const toolkit = () =>
  (kit ??= compiled()
    .then((module) => new Toolkit(module))
    .catch((error) => {
      kit = null;
      throw error;
    }));

const darkSheets = { light: "", dark: sheets.dark, auto: `@media screen and (prefers-color-scheme:dark){${sheets.dark}}` };
const made = {}; // by theme

function sheetFor(theme) {
  if (!made[theme]) {
    made[theme] = new CSSStyleSheet();
    made[theme].replaceSync(sheets.light + darkSheets[theme]);
  }
  return made[theme];
}

async function answerOf(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} cannot be loaded: ${response.status} ${response.statusText}`);
  return response;
}

const isJson = (response) => /\bjson\b/.test(response.headers.get("content-type") ?? "");

// The games of a text: the chosen one, or all, of which each is read when it is opened.
async function viewOf(text, options, chosen) {
  const tools = await toolkit();
  if (!options.notation && tools.guess(text).likeness === "none") throw new Error("the text is like none of the notations");
  const viewed = (game) => tools.view(text, { ...options, game });
  if (chosen) return viewed(chosen);
  const { games, format } = tools.parse(text, { ...options, level: "syntax" });
  const first = viewed(1);
  let last = [0, first.games[0]]; // the one that was asked for last
  const at = (index) => {
    if (last[0] !== index) last = [index, viewed(index + 1).games[0]];
    return last[1];
  };
  return {
    ...first,
    games: games.map((_, index) => () => at(index)),
    listed: games.map(({ tags, result }) => ({ notation: format, tags: tags.map(({ name, value }) => [name, value]), result })),
  };
}

const attributes = ["src", "notation", "language", "theme", "flip", "start-ply", "game"];

export class CtlpgnGame extends (globalThis.HTMLElement ?? Object) {
  static observedAttributes = attributes;

  #viewer = null;
  #view = null;
  #text = null;
  #sheet = "";
  #asked = 0; // what was loaded for an earlier state of the element is not shown

  connectedCallback() {
    if (!this.shadowRoot) this.attachShadow({ mode: "open" }).append(document.createElement("slot"));
    this.#refresh();
  }

  attributeChangedCallback(_, before, after) {
    if (this.isConnected && before !== after) this.#refresh();
  }

  // Once for all changes that a script makes together.
  #refresh() {
    const asked = ++this.#asked;
    queueMicrotask(async () => {
      if (asked !== this.#asked || !this.isConnected) return;
      try {
        const view = await this.#load();
        if (asked === this.#asked) this.#show(view);
      } catch (error) {
        if (asked === this.#asked) this.#fail(error);
      }
    });
  }

  async #load() {
    if (this.#view) return this.#view;
    const options = this.notation ? { notation: this.notation } : {};
    if (this.#text === null && this.src) {
      const response = await answerOf(new URL(this.src, document.baseURI));
      return isJson(response) ? response.json() : viewOf(new Uint8Array(await response.arrayBuffer()), options, this.game);
    }
    if (document.readyState === "loading") await new Promise((done) => document.addEventListener("DOMContentLoaded", done, { once: true }));
    return viewOf(this.text, options, this.game);
  }

  #show(view) {
    if (!view.games.length) throw new Error("there is no such game");
    const theme = Object.hasOwn(darkSheets, this.theme) ? this.theme : "auto";
    const own = new CSSStyleSheet();
    own.replaceSync(this.#sheet);
    this.shadowRoot.adoptedStyleSheets = [sheetFor(theme), own];
    const root = document.createElement("div");
    this.shadowRoot.replaceChildren(root);
    const options = { embedded: true, language: this.language, flipped: this.flip, startPly: this.startPly };
    this.#viewer = new Viewer(root, { ...view, words, options });
    this.#viewer.onPly = (ply, game) => this.#say("ply", { game: game + 1, ply, position: this.position });
    this.#say("ready");
  }

  // What the page has inside the element is shown then.
  #fail(error) {
    this.#viewer = null;
    const said = document.createElement("p");
    said.setAttribute("role", "alert");
    said.textContent = error.message;
    this.shadowRoot.replaceChildren(document.createElement("slot"), said);
    this.#say("failure", { error });
  }

  #say(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }

  get text() {
    return this.#text ?? this.textContent.trim();
  }

  set text(text) {
    this.#text = text;
    this.#view = null;
    if (this.isConnected) this.#refresh();
  }

  get view() {
    return this.#view;
  }

  set view(view) {
    this.#view = view;
    if (this.isConnected) this.#refresh();
  }

  get sheet() {
    return this.#sheet;
  }

  set sheet(text) {
    this.#sheet = text;
    if (this.isConnected) this.#refresh();
  }

  get position() {
    return this.#viewer?.positionText() ?? "";
  }

  get ply() {
    return this.#viewer?.at ?? null;
  }

  set ply(id) {
    this.#viewer?.go(id);
  }

  back() {
    this.#viewer?.back();
  }

  forward() {
    this.#viewer?.forward();
  }
}

const camel = (name) => name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
const counts = ["start-ply", "game"];

// Attributes as properties.
for (const name of attributes)
  Object.defineProperty(CtlpgnGame.prototype, camel(name), {
    configurable: true,
    enumerable: true,
    get() {
      if (name === "flip") return this.hasAttribute(name);
      const value = this.getAttribute(name) ?? "";
      return counts.includes(name) ? Math.max(0, Math.trunc(Number(value)) || 0) : value;
    },
    set(value) {
      if (name === "flip") this.toggleAttribute(name, Boolean(value));
      else this.setAttribute(name, value);
    },
  });

globalThis.customElements?.define("ctlpgn-game", CtlpgnGame);
