// Games as JSON: one document, or one game in each line. The module writes lines, which a document takes apart.
import { UsageError } from "../errors.js";

// What each line has and a document says once.
const head = /^\{"schemaVersion":"[^"]*","format":"([^"]*)",/;

const named = (name) => (name === null ? "" : `"file":${JSON.stringify(name)},`);
const indented = (value, spaces) => JSON.stringify(value, null, 2).replace(/\n/g, `\n${" ".repeat(spaces)}`);

const key = '"diagnostics":['; // in no text, where quotation marks are escaped

// The end of the array that begins there.
function endOfArray(line, begin) {
  let depth = 0;
  let isInText = false;
  for (let at = begin; ; ++at) {
    const sign = line[at];
    if (isInText) {
      if (sign === "\\") ++at;
      else isInText = sign !== '"';
    } else if (sign === '"') {
      isInText = true;
    } else if (sign === "[") {
      ++depth;
    } else if (sign === "]" && --depth === 0) {
      return at + 1;
    }
  }
}

/** The diagnostics of a line. */
export function diagnosticsOf(line) {
  const at = line.lastIndexOf(key);
  const begin = at + key.length - 1;
  if (at < 0 || line.startsWith("[]", begin)) return [];
  return JSON.parse(line.slice(begin, endOfArray(line, begin)));
}

const isGame = (line) => line.includes('"index":');

export class JsonLines {
  constructor(write) {
    this.write = write;
  }

  beginFile() {}

  add(line, name) {
    const [start] = head.exec(line);
    if (isGame(line)) this.write(`${start}${named(name)}${line.slice(start.length)}\n`);
    else
      this.write(
        `${start}"diagnostics":${JSON.stringify(diagnosticsOf(line).map((each) => (name === null ? each : { file: name, ...each })))}}\n`,
      );
  }

  finish() {}
}

export class JsonDocument {
  #format = null;
  #first = null; // the first file
  #isEmpty = true;
  #rest = []; // diagnostics outside games

  constructor(write, isPretty) {
    this.write = write;
    this.isPretty = isPretty;
  }

  /** `version`: of the JSON. */
  beginFile(notation, name, version) {
    if (this.#format === null) {
      [this.#format, this.#first] = [notation, name];
      this.write(
        this.isPretty
          ? `{\n  "schemaVersion": "${version}",\n  "format": "${notation}",\n  "games": [`
          : `{"schemaVersion":"${version}","format":"${notation}","games":[`,
      );
    } else if (this.#format !== notation) {
      throw new UsageError(
        `${this.#first} is in ${this.#format} and ${name} in ${notation}, and one output can hold ` +
          `only one notation; --notation takes the files of one`,
      );
    }
  }

  add(line, name) {
    if (!isGame(line)) {
      this.#rest.push(...diagnosticsOf(line).map((each) => (name === null ? each : { file: name, ...each })));
      return;
    }
    const game = `{${named(name)}${line.slice(head.exec(line)[0].length)}`;
    const separator = this.#isEmpty ? "" : ",";
    this.#isEmpty = false;
    this.write(this.isPretty ? `${separator}\n    ${indented(JSON.parse(game), 4)}` : separator + game);
  }

  finish() {
    if (this.isPretty) {
      const rest = this.#rest.length === 0 ? "" : `,\n  "diagnostics": ${indented(this.#rest, 2)}`;
      this.write(`${this.#isEmpty ? "" : "\n  "}]${rest}\n}\n`);
    } else {
      this.write(`]${this.#rest.length === 0 ? "" : `,"diagnostics":${JSON.stringify(this.#rest)}`}}\n`);
    }
  }
}
