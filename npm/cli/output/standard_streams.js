// Writing to standard output and standard error without anything waiting in memory.
import { writeSync } from "node:fs";
import { OutputError, reasonOf } from "../errors.js";
import { shownText } from "../report/excerpt.js";

/** Thrown where the reader of standard output has gone, which is no fault of anybody. */
export class ReaderGone extends Error {}

const pause = new Int32Array(new SharedArrayBuffer(4));
const milliseconds = 5;

function writeAll(descriptor, bytes) {
  for (let at = 0; at < bytes.length;) {
    try {
      at += writeSync(descriptor, bytes, at);
    } catch (error) {
      if (error.code === "EAGAIN") Atomics.wait(pause, 0, 0, milliseconds);
      else if (error.code === "EPIPE" || error.code === "EOF") throw new ReaderGone();
      else
        throw new OutputError(`cannot write to ${descriptor === 1 ? "standard output" : "standard error"}: ${reasonOf(error)}`);
    }
  }
}

export const bytesOf = (text) => (typeof text === "string" ? Buffer.from(text, "utf8") : text);

export function writeOut(text) {
  writeAll(1, bytesOf(text));
}

// A closed standard error loses messages, and nothing else.
export function say(text) {
  try {
    writeAll(2, bytesOf(text));
  } catch (error) {
    if (!(error instanceof ReaderGone) && !(error instanceof OutputError)) throw error;
  }
}

export function complain(what, subject = "ctlpgn") {
  say(`${shownText(subject)}: ${shownText(what)}\n`);
}
