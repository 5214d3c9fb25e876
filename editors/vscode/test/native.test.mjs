// The packed extension in VS Code as a server, where the native program is the language server.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { join } from "node:path";
import { beginServer, lacks, program } from "./code_server.mjs";
import { keysInLargeFile, uses } from "./uses.mjs";

const skip = lacks || false;
let code;

const tags = '[Event "?"]\n[Site "?"]\n[Date "????.??.??"]\n[Round "?"]\n[White "?"]\n[Black "?"]\n[Result "*"]\n\n';

before(async () => {
  if (skip) return;
  code = await beginServer(
    { "ctlpgn.path": program },
    { "ROUND2.PGN": `${tags}1. e4 e5 2. Ke3 *\n`, "ctlpgn.toml": '[lint]\nignore = ["GB001"]\n' },
  );
  await code.driving.step("ready");
});
after(() => code?.end());

for (const [name, use] of Object.entries(uses)) test(`${name} with the native program`, { skip }, () => use(code));

test("a name in capitals, and a configuration that the program reads", { skip }, async () => {
  const uri = pathToFileURL(join(code.folder, "ROUND2.PGN")).href;
  assert.equal(await code.driving.step("openFile", uri), "pgn");
  const titles = await code.driving.step("symbols", uri);
  assert.equal(titles.length, 1);
  assert.deepEqual(await code.driving.step("diagnostics", uri), []);
});

test("diagnostics follow a key in a text of 1 MB", { skip }, async (context) => {
  const times = await keysInLargeFile(code);
  const middle = times[times.length >> 1];
  context.diagnostic(`${middle.toFixed(1)} ms, at most ${times.at(-1).toFixed(1)} ms`);
  assert.ok(middle <= Number(process.env.CTLPGN_KEY ?? 500), `${middle} ms`);
});

test("without the program, the module is the server", { skip }, async () => {
  await code.driving.step("setting", "path", "");
  await code.page.waitForSelector(".notifications-toasts >> text=/ctlpgn.toml is a configuration/");
  await uses.diagnostics(code);
  await uses.reading(code);
});
