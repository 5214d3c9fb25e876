// The language server of the package, as an editor talks to it.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { after, test } from "node:test";
import { pathToFileURL } from "node:url";
import { join } from "node:path";
import { folderWith, good, script, tags } from "./program.mjs";
import { lacksModule, lacksServer } from "./support.mjs";

const skip = lacksServer;

const editors = [];
after(() => editors.forEach(({ child }) => child.kill()));

class Editor {
  #waiting = Buffer.alloc(0);
  #messages = [];
  #wanted = [];
  #last = 0;

  constructor() {
    this.child = spawn(process.execPath, [script, "lsp", "--stdio"], { stdio: ["pipe", "pipe", "inherit"] });
    this.status = new Promise((ended) => this.child.on("close", ended));
    this.child.stdout.on("data", (part) => this.#take(part));
    editors.push(this);
  }

  #take(part) {
    this.#waiting = Buffer.concat([this.#waiting, part]);
    for (;;) {
      const end = this.#waiting.indexOf("\r\n\r\n");
      const length = end < 0 ? 0 : Number(/Content-Length: (\d+)/.exec(this.#waiting.toString("latin1", 0, end))[1]);
      if (end < 0 || this.#waiting.length < end + 4 + length) break;
      this.#messages.push(JSON.parse(this.#waiting.toString("utf8", end + 4, end + 4 + length)));
      this.#waiting = this.#waiting.subarray(end + 4 + length);
    }
    this.#wanted = this.#wanted.filter((each) => !each());
  }

  write(text, cut = Infinity) {
    const bytes = Buffer.from(text);
    const whole = Buffer.concat([Buffer.from(`Content-Length: ${bytes.length}\r\n\r\n`), bytes]);
    this.child.stdin.write(whole.subarray(0, cut));
    if (cut < whole.length) setTimeout(() => this.child.stdin.write(whole.subarray(cut)), 20);
  }

  notify(method, params, cut) {
    this.write(JSON.stringify({ jsonrpc: "2.0", method, params }), cut);
  }

  request(method, params) {
    const id = ++this.#last;
    this.write(JSON.stringify({ jsonrpc: "2.0", id, method, params }));
    return this.next((each) => each.id === id);
  }

  next(fits) {
    return new Promise((found) => {
      const look = () => {
        const at = this.#messages.findIndex(fits);
        if (at >= 0) found(this.#messages.splice(at, 1)[0]);
        return at >= 0;
      };
      if (!look()) this.#wanted.push(look);
    });
  }

  published = (version) =>
    this.next(({ method, params }) => method === "textDocument/publishDiagnostics" && params.version === version);
}

const folder = lacksModule ? null : folderWith({});
const uri = lacksModule ? "" : pathToFileURL(join(folder, "game.pgn")).href;

async function opened(text) {
  const editor = new Editor();
  await editor.request("initialize", { capabilities: {} });
  editor.notify("initialized", {});
  editor.notify("textDocument/didOpen", { textDocument: { uri, languageId: "pgn", version: 1, text } });
  return editor;
}

function applied(text, edits) {
  const lines = text.split("\n");
  const indexOf = ({ line, character }) => lines.slice(0, line).reduce((sum, each) => sum + each.length + 1, 0) + character;
  return [...edits]
    .reverse()
    .reduce((now, { range, newText }) => now.slice(0, indexOf(range.start)) + newText + now.slice(indexOf(range.end)), text);
}

test("diagnostics, in units of UTF-16, and again after a change", { skip }, async () => {
  const editor = await opened(`${tags}1. e4 {𝄞 é} e5 2. Ke3 *\n`);
  const { params } = await editor.published(1);
  const [{ range, code, severity, source }] = params.diagnostics;
  assert.deepEqual([code, severity, source], ["GB001", 1, "ctlpgn"]);
  assert.deepEqual(range, { start: { line: 8, character: 19 }, end: { line: 8, character: 22 } });
  const change = { textDocument: { uri, version: 2 }, contentChanges: [{ text: good }] };
  editor.notify("textDocument/didChange", change, 30); // arrives in two parts
  assert.deepEqual((await editor.published(2)).params.diagnostics, []);
  await editor.request("shutdown");
  editor.notify("exit");
  assert.equal(await editor.status, 0);
});

test("fixes, one and all", { skip }, async () => {
  const text = `${tags}1. e4 {𝄞} e5 2. Bf1-c4 Nc6 3. Qd1-h5 *\n`;
  const editor = await opened(text);
  const { params } = await editor.published(1);
  const { range } = params.diagnostics[0];
  const { result } = await editor.request("textDocument/codeAction", {
    textDocument: { uri },
    range,
    context: { diagnostics: [] },
  });
  const [fix, all] = [result.find(({ kind }) => kind === "quickfix"), result.find(({ kind }) => kind === "source.fixAll.ctlpgn")];
  assert.ok(fix.isPreferred);
  assert.equal(applied(text, fix.edit.changes[uri]), `${tags}1. e4 {𝄞} e5 2. Bc4 Nc6 3. Qd1-h5 *\n`);
  assert.equal(applied(text, all.edit.changes[uri]), `${tags}1. e4 {𝄞} e5 2. Bc4 Nc6 3. Qh5 *\n`);
  const only = await editor.request("textDocument/codeAction", {
    textDocument: { uri },
    range,
    context: { diagnostics: [], only: ["source"] },
  });
  assert.deepEqual(
    only.result.map(({ kind }) => kind),
    ["source.fixAll.ctlpgn"],
  );
});

test("formatting, and why a game stays as it is", { skip }, async () => {
  const text = `${tags}1.e4   e5 *\n\n${tags}1. e4 } e5 *\n`;
  const editor = await opened(text);
  const { result } = await editor.request("textDocument/formatting", { textDocument: { uri }, options: {} });
  assert.equal(applied(text, result), `${good}\n${tags}1. e4 } e5 *\n`);
  const { params } = await editor.next(({ method }) => method === "window/showMessage");
  assert.match(params.message, /^1 game was not formatted because of errors: game 2, line 19: unmatched `}`/);
});

test("a configuration is not passed over in silence", { skip }, async () => {
  const configured = folderWith({ "ctlpgn.toml": "", "a.pgn": good });
  const editor = await opened(good);
  const document = { uri: pathToFileURL(join(configured, "a.pgn")).href, languageId: "pgn", version: 7, text: good };
  editor.notify("textDocument/didOpen", { textDocument: document });
  const { params } = await editor.next(({ method }) => method === "window/showMessage");
  assert.match(params.message, /ctlpgn\.toml is a configuration, which only the native program ctlpgn reads/);
});

test("odd requests get errors, and the server goes on", { skip }, async () => {
  const editor = new Editor();
  const early = await editor.request("textDocument/formatting", { textDocument: { uri } });
  assert.equal(early.error.code, -32002);
  editor.write("{ no JSON");
  assert.equal((await editor.next(({ id }) => id === null)).error.code, -32700);
  await editor.request("initialize", {});
  assert.equal((await editor.request("textDocument/unheard", {})).error.code, -32601);
  const closed = await editor.request("textDocument/formatting", { textDocument: { uri: "file:///closed" } });
  assert.match(closed.error.message, /is not open/);
  assert.match((await editor.request("textDocument/codeAction", {})).error.message, /must say textDocument/);
  editor.notify("textDocument/didOpen", null);
  editor.notify("textDocument/didChange", { textDocument: { uri: "file:///closed" }, contentChanges: [] });
  editor.notify("textDocument/unknown", {});
  assert.equal((await editor.request("shutdown")).result, null);
  editor.child.stdin.end();
  assert.equal(await editor.status, 0);
});

test("what is no message ends the server", { skip }, async () => {
  const editor = new Editor();
  editor.child.stdin.end("GET / HTTP/1.1\r\n\r\n");
  assert.equal(await editor.status, 2);
});

test("edits keep characters and line ends whole", { skip }, async () => {
  const text = `${tags}1.e4 {𝄞} e5 *\n`.replaceAll("\n", "\r\n");
  const editor = await opened(text);
  const { result } = await editor.request("textDocument/formatting", { textDocument: { uri }, options: {} });
  assert.equal(applied(text, result), `${tags}1. e4 {𝄞} 1... e5 *\n`.replaceAll("\n", "\r\n"));
});
