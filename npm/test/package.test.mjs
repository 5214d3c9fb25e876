// The package as users get it: packed, installed without a network, and tried with the examples of its README.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { lacksModule, root } from "./support.mjs";

let folder;
const run = (command, args) => execFileSync(command, args, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });

before(() => {
  if (lacksModule) return;
  folder = mkdtempSync(join(tmpdir(), "ctlpgn-package-"));
  const [packed] = JSON.parse(run("npm", ["pack", join(root, "npm"), "--json", "--ignore-scripts"]));
  writeFileSync(join(folder, "package.json"), '{ "name": "fresh", "private": true, "type": "module" }\n');
  run("npm", ["install", "--offline", "--no-audit", "--no-fund", "--ignore-scripts", `./${packed.filename}`]);
});

after(() => folder && rmSync(folder, { recursive: true }));

test("it holds what it needs and nothing else", { skip: lacksModule }, () => {
  const installed = JSON.parse(run("npm", ["ls", "--json", "--all"]));
  assert.deepEqual(Object.keys(installed.dependencies), ["ctlpgn"]);
  assert.equal(installed.dependencies.ctlpgn.dependencies, undefined);
  const files = run("ls", ["node_modules/ctlpgn"]).split("\n").filter(Boolean);
  assert.deepEqual(files.filter((name) => !/\.(js|d\.ts)$/.test(name)), ["LICENSE", "README.md", "bin", "cli", "ctlpgn-server.wasm", "ctlpgn.wasm", "package.json", "rules.json"]);
});

test("its program runs as npx runs it", { skip: lacksModule }, () => {
  writeFileSync(join(folder, "good.pgn"), "1. e4 e5 *\n");
  const said = run("npx", ["--offline", "ctlpgn", "lint", "--ignore", "GT001", "good.pgn"]);
  assert.equal(said, "");
  assert.match(run("npx", ["--offline", "ctlpgn", "--version"]), /^ctlpgn \d+\.\d+\.\d+\n$/);
});

// Each example, and the output after it.
const readme = readFileSync(join(root, "npm", "README.md"), "utf8");
const examples = [...readme.matchAll(/```js\n(.*?)```\n(?:\n[^\n]*\n)*?\n?```text\n(.*?)```/gs)];

test("the README has examples", () => assert.ok(examples.length >= 6, `${examples.length}`));

for (const [number, [, code, expected]] of examples.entries())
  test(`example ${number + 1} of the README`, { skip: lacksModule }, () => {
    const file = join(folder, `example${number}.mjs`);
    writeFileSync(file, code);
    assert.equal(run("node", [file]), expected);
  });

const typescript = join(root, "npm", "node_modules", "typescript", "bin", "tsc");
let lacksTypescript = lacksModule;
try {
  readFileSync(typescript);
} catch {
  lacksTypescript ||= "TypeScript is not installed: npm install --no-save typescript, in npm/, installs it";
}

const compile = (strictNullChecks, files) =>
  run("node", [typescript, "--noEmit", "--strict", "--strictNullChecks", strictNullChecks, "--module", "nodenext", "--target", "es2022",
    "--lib", "es2022,dom,dom.iterable", ...files]);

test("the types fit the examples", { skip: lacksTypescript }, () => {
  for (const [number, [, code]] of examples.entries()) writeFileSync(join(folder, `example${number}.mts`), code);
  // Examples know their texts, so they do not check for missing parts.
  compile("false", examples.map((_, number) => `example${number}.mts`));
});

for (const strictNullChecks of ["true", "false"])
  test(`the types allow and refuse what they should, strictNullChecks ${strictNullChecks}`, { skip: lacksTypescript }, () => {
    cpSync(join(root, "npm", "test", "uses.mts"), join(folder, "uses.mts"));
    compile(strictNullChecks, ["uses.mts"]);
  });
