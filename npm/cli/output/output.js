// Where a command writes: standard output, or the file that -o names.
import { closeSync, openSync, writeFileSync } from "node:fs";
import { OutputError, UsageError, reasonOf } from "../errors.js";
import { statusOf } from "../input/file_status.js";
import { notationOfName } from "../input/recognition.js";
import { Replacement } from "./replacement.js";
import { bytesOf, writeOut } from "./standard_streams.js";

const writtenAtOnce = 64 << 10;

/** Refuses the name of an input, and that of a file of games where something else is written. */
export function checkOutputName(path, inputs, what) {
  if (!path || path === "-") return;
  if (what !== "games" && notationOfName(path) !== null)
    throw new UsageError(`--output: ${path} is the name of a file of games, and ${what} is written; choose another name`);
  const target = statusOf(path);
  if (!target?.isFile()) return;
  for (const each of inputs) {
    const status = each.path === null ? undefined : statusOf(each.path);
    if (status?.isFile() && status.dev === target.dev && status.ino === target.ino)
      throw new OutputError(`${each.path} is an input, and would be overwritten; name another file with -o`);
  }
}

export class Output {
  #path;
  #replacement = null;
  #descriptor = null;
  #waiting = [];
  #size = 0;

  constructor(path) {
    this.#path = path === "-" ? undefined : path;
    if (!this.#path) return;
    const old = statusOf(this.#path);
    if (!old || old.isFile()) {
      this.#replacement = new Replacement(this.#path);
      return;
    }
    try {
      this.#descriptor = openSync(this.#path, "w"); // a pipe, a device
    } catch (error) {
      throw new OutputError(`cannot write ${this.#path}: ${reasonOf(error)}`);
    }
  }

  write(text) {
    const bytes = bytesOf(text);
    this.#waiting.push(bytes);
    this.#size += bytes.length;
    if (this.#size >= writtenAtOnce) this.flush();
  }

  flush() {
    const bytes = this.#waiting.length === 1 ? this.#waiting[0] : Buffer.concat(this.#waiting);
    this.#waiting = [];
    this.#size = 0;
    if (bytes.length === 0) return;
    if (this.#replacement) this.#replacement.write(bytes);
    else if (this.#descriptor !== null) writeFileSync(this.#descriptor, bytes);
    else writeOut(bytes);
  }

  /** Ends what was written; a file gets its name only now. */
  commit() {
    this.flush();
    this.#replacement?.commit();
    if (this.#descriptor !== null) closeSync(this.#descriptor);
    this.#replacement = this.#descriptor = null;
  }

  /** Leaves a file as it was. */
  abandon() {
    this.#replacement?.abandon();
    this.#replacement = null;
  }
}
