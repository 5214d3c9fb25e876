// The module as the commands use it: bytes in, bytes or lines out.
import { readFileSync } from "node:fs";
import "../compiled_node.js"; // texts are made faster
import { CtlpgnError, Instance } from "../instance.js";
import { requestOf } from "../request.js";
import { UsageError } from "./errors.js";
import { notationNames } from "./input/recognition.js";

const text = 0;
const notes = 1;
// An instance never releases memory; one that has grown beyond this is not used again.
const mostMemory = 256 << 20;
const none = new Uint8Array(0);

const linesOf = (of) => (of === "" ? [] : of.trimEnd().split("\n"));
const textOf = (piece) => Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength).toString("utf8");

export class Engine {
  #compiled = null;
  #instance = null;

  notationNames = notationNames.join(", ");

  // Loaded when it is first needed: some commands read no games.
  #ready() {
    this.#compiled ??= new WebAssembly.Module(readFileSync(new URL("../ctlpgn.wasm", import.meta.url)));
    if (this.#instance === null || this.#instance.ended || this.#instance.memoryBytes > mostMemory)
      this.#instance = new Instance(this.#compiled);
    this.#instance.passOn(null);
    return this.#instance;
  }

  /** The answer to a request about bytes, and the notes with it. */
  ask(request, bytes = none) {
    const instance = this.#ready();
    instance.call("ctlpgn_answer", [], requestOf(request), bytes);
    return { text: Buffer.from(instance.takeBytes(text)), notes: linesOf(instance.take(notes)).map((line) => JSON.parse(line)) };
  }

  /** Throws a UsageError if the module does not know what is asked for, such as a code. */
  check(request) {
    try {
      this.ask({ ...request, action: "lint", notation: "pgn" });
    } catch (error) {
      throw error instanceof CtlpgnError ? new UsageError(error.message) : error;
    }
  }

  guess(beginning) {
    return JSON.parse(this.ask({ action: "guess" }, Buffer.from(beginning)).text.toString());
  }

  /** The position that games of a notation begin with. */
  initial(notation) {
    return JSON.parse(this.ask({ action: "notations" }).text.toString()).find(({ name }) => name === notation).initial;
  }

  /** The text of a file in UTF-8, whatever its encoding. */
  decoded(file) {
    return this.ask({ action: "fix", notation: file.notation, ignore: ["ALL"] }, file.bytes).text;
  }

  /**
   * Calls `take` with each diagnostic, and the JSON that it was. Returns the number of games; null if the file is read in
   * pieces, where it is not known.
   */
  lint(file, request, take) {
    const asked = { ...request, action: "lint", notation: file.notation };
    const give = (line) => take(JSON.parse(line), line);
    if (file.isInPieces) {
      this.#stream(file, asked, give);
      return null;
    }
    const instance = this.#ready();
    // What is between diagnostics comes in pieces, too.
    instance.passOn((piece) => piece.length > 2 && give(textOf(piece)));
    instance.call("ctlpgn_answer", [], requestOf(asked), file.bytes);
    return JSON.parse(instance.take(notes)).games;
  }

  /** Calls `take` with each line of JSON: the games, and then perhaps what was found outside them. */
  games(file, request, take) {
    const asked = { ...request, action: "parse", notation: file.notation, lines: true };
    if (file.isUtf8 && file.beginning(1)[0] !== 0xef) this.#stream(file, asked, take);
    else linesOf(this.ask(asked, file.bytes).text.toString("utf8")).forEach(take);
  }

  countGames(file) {
    let games = 0;
    this.games(file, { level: "syntax" }, (line) => (games += line.includes('"moves":') ? 1 : 0));
    return games;
  }

  // Lines are taken between calls of the module, so that `take` may ask it for something else.
  #stream(file, request, take) {
    const instance = this.#ready();
    const stream = instance.call("ctlpgn_open", [], requestOf(request));
    const takeLines = () => linesOf(instance.take(text)).forEach(take);
    for (const piece of file.pieces()) {
      instance.call("ctlpgn_add", [stream], piece);
      takeLines();
    }
    instance.call("ctlpgn_finish", [stream]);
    takeLines();
  }
}
