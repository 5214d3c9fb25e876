// Workflow commands, which GitHub shows as annotations of a change.
import { shownText } from "./excerpt.js";

const commands = { error: "error", warning: "warning", note: "notice" };

// What would disturb a terminal is replaced in a log as well; line ends are escaped.
const shownLines = (text) =>
  text
    .split(/(\r|\n)/)
    .map((part) => (part === "\r" || part === "\n" ? part : shownText(part)))
    .join("");
const inData = (text) => shownLines(text).replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
const inProperty = (text) => inData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");

export class GithubReport {
  #write;

  constructor(write) {
    this.#write = write;
  }

  beginFile() {}

  add({ code, name: title, severity, message, range: { start, end } }, { name }) {
    // GitHub accepts columns only for diagnostics within one line.
    const columns = start.line === end.line ? `,col=${start.column},endColumn=${end.column}` : "";
    const place = `file=${inProperty(name)},line=${start.line},endLine=${end.line}${columns}`;
    this.#write(`::${commands[severity]} ${place},title=${inProperty(`${code} ${title}`)}::${inData(message)}\n`);
  }

  addUnreadable(name, why) {
    this.#write(`::error file=${inProperty(name)}::${inData(why)}\n`);
  }

  endFile(name, hidden) {
    if (hidden !== 0) this.#write(`::notice file=${inProperty(name)}::${hidden} more\n`);
  }

  finish() {}
}
