// An open document: its text, its places, and what is found in it.
import { fileURLToPath } from "node:url";
import { Offsets } from "../../offsets.js";
import { beginningOf, notationNames, notationOfFile } from "../input/recognition.js";

const otherNotation = "ctl-pgn"; // of a text in which nothing is recognised

function pathOf(uri) {
  try {
    return fileURLToPath(uri);
  } catch {
    return uri; // not saved, or not a file
  }
}

function startsOfLines(text) {
  const starts = [0];
  for (const { index, 0: end } of text.matchAll(/\r\n|\n|\r/g)) starts.push(index + end.length);
  return starts;
}

// Of a character, or of a line end, which an edit must not cut.
const isFirstHalf = (unit) => unit === "\r" || (unit >= "\ud800" && unit < "\udc00");

export class Document {
  #engine;
  #found = null;
  #offsets = null;
  #starts = null;

  constructor(engine, { uri, languageId, version, text }) {
    this.#engine = engine;
    this.uri = uri;
    this.path = pathOf(uri);
    this.languageId = languageId;
    this.change(text, version);
  }

  change(text, version) {
    this.text = text;
    this.version = version;
    this.#found = this.#offsets = this.#starts = null;
  }

  /** The editor says it, or else the name or the text. */
  get notation() {
    if (notationNames.includes(this.languageId)) return this.languageId;
    const beginning = beginningOf(Buffer.from(this.text.slice(0, 4096)));
    return notationOfFile(this.#engine, this.path, beginning).notation ?? otherNotation;
  }

  /** The module's answer about the text; the text of an answer. */
  ask(request) {
    const { text, notes } = this.#engine.ask({ ...request, notation: this.notation }, Buffer.from(this.text));
    return { text: text.toString("utf8"), notes };
  }

  /** The linter's diagnostics, which are found once for each text. */
  get found() {
    this.#found ??= JSON.parse(this.ask({ action: "lint", boards: false }).text);
    return this.#found;
  }

  /** A range in bytes as the protocol counts: lines, and units of UTF-16. */
  rangeOf({ start, end }) {
    this.#offsets ??= new Offsets(this.text);
    return {
      start: this.positionOf(this.#offsets.toIndex(start.offset)),
      end: this.positionOf(this.#offsets.toIndex(end.offset)),
    };
  }

  positionOf(index) {
    this.#starts ??= startsOfLines(this.text);
    let [low, high] = [0, this.#starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (this.#starts[middle] <= index) low = middle;
      else high = middle;
    }
    return { line: low, character: index - this.#starts[low] };
  }

  /** The edits that make the text another one: none, or one without what is alike at both ends. */
  editsTo(text) {
    if (text === this.text) return [];
    const most = Math.min(text.length, this.text.length);
    let begin = 0;
    while (begin < most && text[begin] === this.text[begin]) ++begin;
    while (begin > 0 && isFirstHalf(text[begin - 1])) --begin;
    let same = 0;
    while (same < most - begin && text.at(-1 - same) === this.text.at(-1 - same)) ++same;
    while (same > 0 && isFirstHalf(this.text.at(-1 - same) ?? "")) --same;
    const start = this.positionOf(begin);
    return [{ range: { start, end: this.positionOf(this.text.length - same) }, newText: text.slice(begin, text.length - same) }];
  }
}
