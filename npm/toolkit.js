// The functions of the package, for one compiled module. index.d.ts describes them.
import { checkDepth, checkOptions, checkString, isBytes, refuse } from "./checks.js";
import { CtlpgnError, Instance, bytesOf } from "./instance.js";
import { requestOf } from "./request.js";

const text = 0;
const notes = 1;
const nothing = new Uint8Array(0);
// An instance never releases memory; one that has grown beyond this is not used again.
const mostMemory = 256 << 20;

const linesOf = (of) => (of === "" ? [] : of.trimEnd().split("\n").map((line) => JSON.parse(line)));

let known = null;

// The explanations of all codes, with the examples of one notation if it is named, and the codes that it has. Loaded
// on demand; a failed load is tried again.
async function rulesOf({ notation }) {
  known ??= import("#compiled").then(({ explanations }) => explanations()).catch((error) => {
    known = null;
    throw error;
  });
  const { rules, notations } = await known;
  if (!notation) return { rules: structuredClone(rules) };
  if (!Object.hasOwn(notations, notation)) throw new CtlpgnError(`there is no notation "${notation}"; there are: ${Object.keys(notations).join(" ")}`);
  const ofNotation = (rule) => ({ ...rule, examples: rule.examples.filter((each) => each.notation === notation) });
  return { rules: rules.map(ofNotation), codes: notations[notation] };
}

async function* chunksFrom(reader) {
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel();
  }
}

// Anything that gives chunks one after the other.
function chunksOf(source) {
  if (typeof source === "string" || isBytes(source)) return [source];
  if (source?.[Symbol.asyncIterator] || source?.[Symbol.iterator]) return source;
  if (typeof source?.getReader === "function") return chunksFrom(source.getReader());
  return refuse("chunks", "a text, an iterable, an async iterable or a ReadableStream", source);
}

// A document as text.
function jsonOf(document) {
  if (document === null || typeof document !== "object") refuse("games", "a text, bytes or a document of JSON", document);
  try {
    return JSON.stringify(document);
  } catch (cause) {
    throw new TypeError(`games must be a document that JSON can say: ${cause.message.split("\n")[0]}`, { cause });
  }
}

const answering = "ctlpgn_answer";

export class Toolkit {
  #compiled;
  #instance = null;

  /** @param {WebAssembly.Module} compiled */
  constructor(compiled) {
    if (!(compiled instanceof WebAssembly.Module)) refuse("compiled", "a WebAssembly.Module", compiled);
    if (!WebAssembly.Module.exports(compiled).some(({ name }) => name === answering))
      throw new TypeError("compiled must be the module ctlpgn.wasm, and is another one");
    this.#compiled = compiled;
  }

  // The text of an answer; its notes stay in the instance.
  #ask(request, input) {
    const bytes = bytesOf(input);
    if (this.#instance === null || this.#instance.ended || this.#instance.memoryBytes > mostMemory)
      this.#instance = new Instance(this.#compiled);
    this.#instance.call(answering, [], requestOf(request), bytes);
    return this.#instance.take(text);
  }

  #notes() {
    return linesOf(this.#instance.take(notes));
  }

  #requestFor(action, options) {
    checkOptions(options);
    return { ...options, action };
  }

  #parsing(options) {
    const request = this.#requestFor("parse", options);
    return { ...request, level: request.level ?? "coherent" };
  }

  json = (input, options = {}) => this.#ask(this.#parsing(options), input);

  parse = (input, options = {}) =>
    JSON.parse(this.#ask({ ...this.#parsing(options), lines: false, pretty: false }, input));

  games = (chunks, options = {}) => this.#read(chunksOf(chunks), this.#parsing(options));

  findings = (chunks, options = {}) => this.#read(chunksOf(chunks), this.#requestFor("lint", options));

  // Each stream has its own instance, so that it can be abandoned at any time.
  async *#read(chunks, request) {
    const instance = new Instance(this.#compiled);
    const stream = instance.call("ctlpgn_open", [], requestOf(request));
    let cut = ""; // the first half of a character at the end of a chunk
    for await (let chunk of chunks) {
      if (typeof chunk === "string") {
        chunk = cut + chunk;
        cut = /[\uD800-\uDBFF]$/.exec(chunk)?.[0] ?? "";
        chunk = chunk.slice(0, chunk.length - cut.length);
      } else if (cut !== "") {
        instance.call("ctlpgn_add", [stream], bytesOf(cut));
        cut = "";
      }
      instance.call("ctlpgn_add", [stream], bytesOf(chunk, "a chunk"));
      yield* linesOf(instance.take(text));
    }
    if (cut !== "") instance.call("ctlpgn_add", [stream], bytesOf(cut));
    instance.call("ctlpgn_finish", [stream]);
    yield* linesOf(instance.take(text));
  }

  lint = (input, options = {}) => {
    const diagnostics = JSON.parse(this.#ask(this.#requestFor("lint", options), input));
    const [summary] = this.#notes();
    return { ...summary, diagnostics };
  };

  fix = (input, options = {}) => {
    const fixed = this.#ask(this.#requestFor("fix", options), input);
    const [counts] = this.#notes();
    return { text: fixed, fixed: counts };
  };

  format = (input, options = {}) => {
    const formatted = this.#ask(this.#requestFor("format", options), input);
    return { text: formatted, kept: this.#notes() };
  };

  convert = (input, options = {}) =>
    typeof input === "string" || isBytes(input)
      ? this.#converted(input, this.#requestFor("convert", options))
      : this.convertJson(jsonOf(input), options);

  #converted(input, request) {
    const converted = this.#ask(request, input);
    const noted = this.#notes();
    return { text: converted, left: noted.filter((each) => !each.fixed), fixed: noted.filter((each) => each.fixed) };
  }

  convertJson = (input, options = {}) => this.#converted(input, { ...this.#requestFor("convert", options), fromJson: true });

  positions = (input, options = {}) =>
    JSON.parse(this.#ask({ ...this.#parsing(options), positions: true }, input)).games.map((game) => {
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

  legalPlies = (position = "", options = {}) => this.#plies(position, options, 0).map((ply) => ply.text);

  perft = (position, depth, options = {}) => {
    checkDepth(depth);
    const plies = this.#plies(position, options, Math.max(depth, 1) - 1);
    return depth === 0 ? 1 : plies.reduce((sum, ply) => sum + ply.leaves, 0);
  };

  // For each ply, the number of lines of the given length that begin with it.
  #plies(position, options, more) {
    return JSON.parse(this.#ask({ ...this.#placed("plies", position, options), more }, nothing));
  }

  board = (position = "", options = {}) => this.#ask(this.#placed("board", position, options), nothing);

  #placed(action, position, options) {
    checkString(position, "position");
    const { notation } = this.#requestFor(action, options);
    if (position === "" && !notation) throw new CtlpgnError("a position or a notation must be named");
    return { action, notation, word: position };
  }

  view = (input, options = {}) => JSON.parse(this.#ask(this.#requestFor("view", options), input));

  explain = async (code, options = {}) => {
    checkString(code, "code");
    checkOptions(options);
    const { rules } = await rulesOf(options);
    return rules.find((rule) => rule.code === code || rule.name === code) ?? null;
  };

  rules = async (options = {}) => {
    checkOptions(options);
    const { rules, codes } = await rulesOf(options);
    return codes ? rules.filter((rule) => codes.includes(rule.code)) : rules;
  };

  notations = () => JSON.parse(this.#ask({ action: "notations" }, nothing));

  guess = (input) => JSON.parse(this.#ask({ action: "guess" }, input));
}
