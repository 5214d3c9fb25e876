// Reports for people: concise, a line for each diagnostic, and full, with its line of source, what explains it, and
// the position.
import { Colours } from "./colours.js";
import { cutExcerpt, shownText } from "./excerpt.js";

const fixMark = (found) => (found.fix?.safe ? " [*]" : "");

export class ConciseReport {
  #write;
  #colours;

  constructor(write, { colour }) {
    this.#write = write;
    this.#colours = new Colours(colour);
  }

  beginFile() {}

  add(found, { name }) {
    const { line, column } = found.range.start;
    const place = this.#colours.strong(`${shownText(name)}:${line}:${column}:`);
    this.#write(
      `${place} ${this.#colours.ofLevel(found.severity, found.code)}${fixMark(found)} ${found.severity} ` + `${found.message}\n`,
    );
  }

  endFile(name, hidden) {
    if (hidden !== 0) this.#write(`${shownText(name)}: ${hidden} more\n`);
  }

  finish() {}
}

const legend =
  "   Capital letters are the first player's pieces, small ones the second's. [ ] is where the\n" +
  "   ply begins, < > where it ends.\n";

export class FullReport {
  #write;
  #colours;
  #allBoards;
  #drawn = 0; // the game of this file of which a position was drawn last
  #isLegendWritten = false;

  constructor(write, { colour, allBoards }) {
    this.#write = write;
    this.#colours = new Colours(colour);
    this.#allBoards = allBoards;
  }

  beginFile() {
    this.#drawn = 0;
  }

  add(found, { name, lineOf }) {
    const { strong, ofLevel } = this.#colours;
    let text = this.#place(name, found.range);
    text += `${ofLevel(found.severity, `${found.severity}[${found.code}]`)}${fixMark(found)} ${strong(found.message)}\n`;
    text += this.#source(found.range, found.severity, lineOf);
    for (const other of found.related ?? [])
      text += `${this.#place(name, other.range)}${ofLevel("note", "note")}: ${other.message}\n${this.#source(other.range, "note", lineOf)}`;
    if (found.fix) text += `${strong("help")}: ${shownText(found.fix.title)}\n`;
    this.#write(`${text}${this.#board(found)}\n`);
  }

  endFile(name, hidden) {
    if (hidden !== 0)
      this.#write(
        `${this.#colours.strong(`${shownText(name)}:`)} ${hidden} more (--max-diagnostics sets how many are shown)\n\n`,
      );
  }

  finish() {}

  #place(name, { start }) {
    return `${this.#colours.strong(`${shownText(name)}:${start.line}:${start.column}:`)} `;
  }

  #source(range, severity, lineOf) {
    const around = lineOf(range);
    if (around.line.length === 0) return "";
    const { text, mark } = cutExcerpt(around);
    const number = String(range.start.line);
    const { faint, ofLevel } = this.#colours;
    const spaces = mark.length - mark.trimStart().length;
    return (
      ` ${faint(`${number} |`)} ${text}\n` +
      ` ${faint(`${" ".repeat(number.length)} |`)} ${" ".repeat(spaces)}${ofLevel(severity, mark.slice(spaces))}\n`
    );
  }

  // Once a game; the signs are explained with the first.
  #board({ board, game }) {
    if (!board || (!this.#allBoards && game === this.#drawn)) return "";
    this.#drawn = game;
    const drawn = board.replace(/^(?=[^\n])/gm, "   ");
    const explained = this.#isLegendWritten ? "" : legend;
    this.#isLegendWritten = true;
    return (drawn.endsWith("\n") ? drawn : `${drawn}\n`) + explained;
  }
}

/** A diagnostic on standard error, where a command does something else than report. */
export function textReport(found, name, lineOf) {
  const { line, column } = found.range.start;
  const head = `${shownText(name)}:${line}:${column}: ${found.severity}[${found.code}] ${found.message}\n`;
  const around = lineOf(found.range);
  if (around.line.length === 0) return head;
  const { text, mark } = cutExcerpt(around);
  const number = String(line);
  return `${head} ${number} | ${text}\n ${" ".repeat(number.length)} | ${mark}\n`;
}
