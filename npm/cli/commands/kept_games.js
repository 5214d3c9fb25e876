// Says on standard error why games are not written.
import { complain, say } from "../output/standard_streams.js";
import { textReport } from "../report/report_text.js";
import { linesByColumn, linesByOffset } from "../report/source_lines.js";

const mostComplaints = 20; // for each file; more would not help

/** Finds the lines of a file, which is decoded only if a line is asked for. */
export function linesOf(engine, file) {
  let found = null;
  return (range) => {
    found ??= file.isUtf8 ? linesByOffset((from, to) => file.read(from, to)) : linesByColumn(engine.decoded(file));
    return found(range);
  };
}

/** Diagnostics of one file, up to a number of them. */
export class Complaints {
  #lineOf;
  #shown = 0;

  constructor(engine, file, isQuiet) {
    this.#lineOf = linesOf(engine, file);
    this.name = file.name;
    this.isQuiet = isQuiet;
  }

  addAll(diagnostics) {
    for (const each of diagnostics) if (this.#counts()) say(textReport(each, this.name, this.#lineOf));
  }

  /** The notes of the module about games that it did not write. */
  addNotes(notes) {
    for (const { game, diagnostics, doubt } of notes) {
      this.addAll(diagnostics);
      if (doubt && this.#counts()) complain(`game ${game} would be read differently in its new text: ${doubt}`, this.name);
    }
  }

  finish(more) {
    if (this.#shown > mostComplaints && !this.isQuiet) say(`${this.name}: ${this.#shown - mostComplaints} ${more}\n`);
  }

  #counts() {
    return ++this.#shown <= mostComplaints && !this.isQuiet;
  }
}

/** "1 of the 2 games of a.pgn", with what became of them. */
export function sayKept(kept, games, name, [ofOne, ofSeveral]) {
  const which = games === 1 ? `the game of ${name}` : `${kept} of the ${games} games of ${name}`;
  complain(`${which} ${kept === 1 ? ofOne : ofSeveral}`);
}

/** Whether the encoding of a file may be another one than is assumed, which would spoil all of its text. */
export function isEncodingInDoubt(engine, file) {
  let isInDoubt = false;
  if (!file.isUtf8)
    engine.lint(file, { fixes: false, boards: false }, ({ encoding }) => (isInDoubt ||= /^GB18030 or/.test(encoding ?? "")));
  return isInDoubt;
}

export const encodingInDoubt =
  "may be in GB18030 or in Big5, and nothing is written; the native program has --input-encoding, which says which it is";
