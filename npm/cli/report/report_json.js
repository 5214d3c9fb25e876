// Reports for programs. Each diagnostic is written as the module wrote it, after the name of its file.

const inFile = (text, name) => `{"file":${JSON.stringify(name)},${text.slice(1).trimEnd()}`;

export class JsonReport {
  #write;
  #isFirst = true;

  constructor(write) {
    this.#write = write;
    write('{"schemaVersion":"2.0","diagnostics":[');
  }

  beginFile() {}

  add(_, { name, text }) {
    this.#write((this.#isFirst ? "\n" : ",\n") + inFile(text, name));
    this.#isFirst = false;
  }

  endFile() {}

  finish(totals) {
    this.#write(`\n],"summary":${JSON.stringify(totals)}}\n`);
  }
}

export class JsonLinesReport {
  #write;

  constructor(write) {
    this.#write = write;
  }

  beginFile() {}

  add(_, { name, text }) {
    this.#write(`${inFile(text, name)}\n`);
  }

  endFile() {}
  finish() {}
}
