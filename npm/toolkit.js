// What the package offers, over one compiled module. index.d.ts tells what each function takes and gives.
import { CtlpgnError, Instance, bytesOf } from "./instance.js";

const text = 0;
const notes = 1;
const nothing = new Uint8Array(0);
// An instance never gives memory back; one that has grown beyond this is not used again.
const mostMemory = 256 << 20;

const linesOf = (of) => (of === "" ? [] : of.trimEnd().split("\n").map((line) => JSON.parse(line)));

async function* chunksOf(source) {
  if (typeof source === "string" || source instanceof Uint8Array) yield source;
  else if (source[Symbol.asyncIterator] || source[Symbol.iterator]) yield* source;
  else if (typeof source.getReader === "function") {
    const reader = source.getReader();
    try {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return;
        yield value;
      }
    } finally {
      await reader.cancel();
    }
  } else throw new TypeError("chunks must come from an iterable, an async iterable or a ReadableStream");
}

export class Toolkit {
  #compiled;
  #instance = null;

  /** @param {WebAssembly.Module} compiled */
  constructor(compiled) {
    this.#compiled = compiled;
  }

  // An answer's text; what is noted about it is left in the instance.
  #ask(request, input = nothing) {
    if (this.#instance === null || this.#instance.ended || this.#instance.memoryBytes > mostMemory)
      this.#instance = new Instance(this.#compiled);
    this.#instance.call("ctlpgn_answer", [], bytesOf(JSON.stringify(request)), bytesOf(input));
    return this.#instance.take(text);
  }

  #notes() {
    return linesOf(this.#instance.take(notes));
  }

  #parsing = (options) => ({ ...options, level: options.level ?? "coherent", action: "parse" });

  json = (input, options = {}) => this.#ask(this.#parsing(options), input);

  parse = (input, options = {}) =>
    JSON.parse(this.json(input, { ...options, lines: false, pretty: false }));

  games = (chunks, options = {}) => this.#read(chunks, this.#parsing(options));

  findings = (chunks, options = {}) => this.#read(chunks, { ...options, action: "lint" });

  // Each stream has an instance of its own, so that it can be left at any time.
  async *#read(chunks, request) {
    const instance = new Instance(this.#compiled);
    const stream = instance.call("ctlpgn_open", [], bytesOf(JSON.stringify(request)));
    let cut = ""; // the first half of a character at the end of a chunk
    for await (let chunk of chunksOf(chunks)) {
      if (typeof chunk === "string") {
        chunk = cut + chunk;
        cut = /[\uD800-\uDBFF]$/.exec(chunk)?.[0] ?? "";
        chunk = chunk.slice(0, chunk.length - cut.length);
      }
      instance.call("ctlpgn_add", [stream], bytesOf(chunk));
      yield* linesOf(instance.take(text));
    }
    if (cut !== "") instance.call("ctlpgn_add", [stream], bytesOf(cut));
    instance.call("ctlpgn_finish", [stream]);
    yield* linesOf(instance.take(text));
  }

  lint = (input, options = {}) => {
    const diagnostics = JSON.parse(this.#ask({ ...options, action: "lint" }, input));
    const [summary] = this.#notes();
    return { ...summary, diagnostics };
  };

  fix = (input, options = {}) => {
    const fixed = this.#ask({ ...options, action: "fix" }, input);
    const [counts] = this.#notes();
    return { text: fixed, fixed: counts };
  };

  format = (input, options = {}) => {
    const formatted = this.#ask({ ...options, action: "format" }, input);
    return { text: formatted, kept: this.#notes() };
  };

  convert = (input, options = {}) => {
    if (typeof input !== "string" && !(input instanceof Uint8Array)) return this.#fromJson(input, options);
    const converted = this.#ask({ ...options, action: "convert" }, input);
    return { text: converted, left: this.#notes() };
  };

  // A game that was faulty when its JSON was made may lack what its text needs; the others do not suffer from that.
  #fromJson(value, options) {
    const { games, ...document } = "games" in value ? value : { ...value, games: [value] };
    const texts = [];
    const left = [];
    games.forEach((game, at) => {
      const line = { schemaVersion: document.schemaVersion, format: document.format, ...game };
      try {
        const { text: one, left: none } = this.convertJson(JSON.stringify(line), options);
        if (one !== "") texts.push(one);
        for (const each of none) left.push({ ...each, game: at + 1 });
      } catch (error) {
        if (!(error instanceof CtlpgnError) || !game.diagnostics?.length) throw error;
        left.push({ game: at + 1, doubt: error.message, diagnostics: [] });
      }
    });
    return { text: texts.join("\n"), left };
  }

  convertJson = (input, options = {}) => {
    const converted = this.#ask({ ...options, action: "convert", fromJson: true }, input);
    return { text: converted, left: this.#notes() };
  };

  positions = (input, options = {}) =>
    this.parse(input, { ...options, positions: true }).games.map((game) => {
      const after = [];
      const walk = (line) => {
        for (const ply of line.moves) {
          after[ply.id] = ply.position ?? null;
          ply.variations?.forEach(walk);
        }
        line.variations?.forEach(walk);
      };
      walk(game);
      return { index: game.index, initial: game.initial.position, after };
    });

  legalPlies = (position = "", options = {}) =>
    JSON.parse(this.#ask({ ...this.#placed(position, options), action: "plies" })).map((ply) => ply.text);

  perft = (position, depth, options = {}) =>
    depth === 0
      ? 1
      : JSON.parse(this.#ask({ ...this.#placed(position, options), action: "plies", more: depth - 1 })).reduce(
          (sum, ply) => sum + ply.leaves,
          0,
        );

  board = (position = "", options = {}) => this.#ask({ ...this.#placed(position, options), action: "board" });

  #placed(position, options) {
    if (position === "" && !options.notation) throw new CtlpgnError("a position or a notation must be named");
    return { notation: options.notation, word: position };
  }

  view = (input, options = {}) => JSON.parse(this.#ask({ ...options, action: "view" }, input));

  explain = (code, options = {}) =>
    JSON.parse(this.#ask({ notation: options.notation, action: "explain", word: code }))?.rules[0] ?? null;

  rules = (options = {}) => JSON.parse(this.#ask({ notation: options.notation, action: "explain" })).rules;

  notations = () => JSON.parse(this.#ask({ action: "notations" }));

  guess = (input) => JSON.parse(this.#ask({ action: "guess" }, input));
}
