// The extension in the browser's VS Code, where the module is the language server.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { keysInLargeFile, uses } from "./uses.mjs";
import { beginWeb, lacks } from "./vscode_web.mjs";

const skip = lacks || false;
let code;

before(async () => {
  if (skip) return;
  code = await beginWeb();
  await code.driving.step("ready");
});
after(() => code?.end());

for (const [name, use] of Object.entries(uses)) test(`${name} in the browser`, { skip }, () => use(code));

test("diagnostics follow a key in a text of 1 MB", { skip }, async (context) => {
  const times = await keysInLargeFile(code);
  const middle = times[times.length >> 1];
  context.diagnostic(`${middle.toFixed(1)} ms, at most ${times.at(-1).toFixed(1)} ms`);
  assert.ok(middle <= Number(process.env.CTLPGN_KEY ?? 500), `${middle} ms`);
});
