// The recorded sessions with the language server of the program: that of the module says the same.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { LanguageServer } from "../language_server.js";
import { lacksServer, root, serverModule } from "./support.mjs";

const folder = join(root, "tests/server/sessions");

// Where the rules are explained depends on where the program is installed, and the module has fewer abilities.
const neutral = (message) => {
  const text = JSON.stringify(message).replaceAll(/"file:[^"]*\/rules\.md#/g, '"rules.md#');
  const copy = JSON.parse(text, (_, value) =>
    value && typeof value === "object" && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value,
  );
  delete copy.result?.capabilities?.semanticTokensProvider;
  delete copy.result?.serverInfo;
  return JSON.stringify(copy);
};

// What the client said, each with the answers to it.
function exchangesOf(file) {
  const result = [];
  for (const line of readFileSync(join(folder, file), "utf8").trim().split("\n")) {
    const { from, message } = JSON.parse(line);
    if (from === "client") result.push({ said: message, answers: [] });
    else result.at(-1).answers.push(message);
  }
  return result.filter(({ said }) => !said.method?.startsWith("textDocument/semanticTokens"));
}

for (const file of lacksServer ? [] : readdirSync(folder))
  test(`the session ${file}`, async () => {
    const got = [];
    const server = new LanguageServer(serverModule(), (text) => got.push(JSON.parse(text)));
    for (const { said, answers } of exchangesOf(file)) {
      server.take(JSON.stringify(said));
      for (const end = Date.now() + 5000; got.length < answers.length && Date.now() < end; )
        await new Promise((done) => setTimeout(done, 1));
      assert.deepEqual(got.splice(0).map(neutral).sort(), answers.map(neutral).sort());
    }
    assert.equal(server.status, 0);
  });

test("the sessions are there", { skip: lacksServer }, () => assert.ok(readdirSync(folder).length >= 4));

test("an instance that ends is replaced, and knows all documents", { skip: lacksServer }, async () => {
  const got = [];
  const server = new LanguageServer(serverModule(), (text) => got.push(JSON.parse(text)));
  const say = (method, params, id) => server.take(JSON.stringify({ jsonrpc: "2.0", id, method, params }));
  const uri = "untitled:game";
  say("initialize", { capabilities: {}, initializationOptions: { level: "none" } }, 1);
  assert.deepEqual(got.map((each) => each.method ?? each.id), ["window/showMessage", 1]);
  say("textDocument/didOpen", { textDocument: { uri, languageId: "pgn", version: 1, text: "1. e4 *\n" } });
  const at = { line: 0, character: 5 };
  for (let version = 2; version <= 500; ++version)
    say("textDocument/didChange", { textDocument: { uri, version }, contentChanges: [{ range: { start: at, end: at }, text: "é" }] });
  say("textDocument/prepareRename", { textDocument: { uri }, position: { line: 0, character: 3 } }, 2);
  assert.match(got.at(-1).error.message, /only labels/);
  await new Promise((done) => setTimeout(done, 50));
  const { params } = got.findLast((each) => each.method === "textDocument/publishDiagnostics");
  assert.equal(params.version, 500);
  say("textDocument/formatting", { textDocument: { uri }, options: {} }, 3);
  assert.equal(got.at(-1).id, 3);
  say("textDocument/didChange", { textDocument: { uri, version: 501 }, contentChanges: [{ text: "1. e4 *\n" }] });
  say("textDocument/hover", { textDocument: { uri }, position: { line: 0, character: 4 } }, 4);
  assert.match(got.at(-1).result.contents.value ?? got.at(-1).result.contents, /1\. e4/);
  server.end();
});
