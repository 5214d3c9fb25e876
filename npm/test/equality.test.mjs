// The module and the program give the same output for every text of the corpus, and for texts with faults.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { corpus, lacksProgram, program, randomNumbers, spoiled } from "./support.mjs";

const spoiledTexts = Number(process.env.CTLPGN_SPOILED ?? 400);
const most = 1 << 29;
let kit;
let folder;
const files = [];

before(async () => {
  if (lacksProgram) return;
  kit = await (await import("../load.js")).load();
  folder = mkdtempSync(join(tmpdir(), "ctlpgn-equality-"));
  const known = corpus();
  const random = randomNumbers(20);
  for (const each of known) files.push(each);
  for (let number = 0; number < spoiledTexts; ++number) {
    const { notation, bytes } = known[random(known.length)];
    const path = join(folder, `${number}.txt`);
    const made = spoiled(bytes, random);
    writeFileSync(path, made);
    files.push({ path, notation, bytes: made });
  }
});

after(() => folder && rmSync(folder, { recursive: true }));

function said(args) {
  try {
    return execFileSync(program, args, { maxBuffer: most, stdio: ["ignore", "pipe", "ignore"] }).toString();
  } catch (error) {
    if (error.status === 1) return error.stdout.toString(); // something was found
    throw error;
  }
}

// What the module omits (docs/dev/browser.md): other ways of writing, whose faults it reports one by one, and openings.
const omitted = ["S007", "GB016"];

const withoutFile = (value) => {
  delete value.file;
  if (value.diagnostics) {
    value.diagnostics = value.diagnostics.filter(({ code }) => !omitted.includes(code));
    if (value.diagnostics.length === 0) delete value.diagnostics;
  }
  for (const each of value.diagnostics ?? []) delete each.file;
  return JSON.stringify(value);
};

// The lines of the program by file, each as text.
function saidOfEach(command, notation) {
  const asked = files.filter((each) => each.notation === notation);
  const byFile = new Map(asked.map(({ path }) => [path, []]));
  for (const line of said([...command, "--notation", notation, ...asked.map(({ path }) => path)]).split("\n")) {
    if (line === "") continue;
    const value = JSON.parse(line);
    if (value.file !== undefined) {
      byFile.get(value.file).push(withoutFile(value));
      continue;
    }
    // Diagnostics outside games are reported for all files at once.
    for (const path of new Set(value.diagnostics.map(({ file }) => file))) {
      const own = value.diagnostics.filter(({ file }) => file === path);
      byFile.get(path).push(withoutFile({ ...value, diagnostics: own }));
    }
  }
  return byFile;
}

const notations = ["ctl-pgn", "diplomat", "pgn", "xiangqi"];

for (const [what, options] of [["--level coherent", { level: "coherent" }], ["--spans --positions --level legal", { spans: true, positions: true, level: "legal" }]])
  test(`json ${what}`, { skip: lacksProgram }, () => {
    for (const notation of notations) {
      const expected = saidOfEach(["json", "--lines", "-q", ...what.split(" ")], notation);
      for (const { path, bytes } of files.filter((each) => each.notation === notation)) {
        const lines = kit.json(bytes, { ...options, notation, lines: true }).split("\n").filter(Boolean);
        assert.deepEqual(lines.map((line) => withoutFile(JSON.parse(line))), expected.get(path), path);
      }
    }
  });

test("lint", { skip: lacksProgram }, () => {
  for (const notation of notations) {
    const expected = saidOfEach(["lint", "--no-config", "--ignore", omitted.join(","), "--output-format", "json-lines"], notation);
    for (const { path, bytes } of files.filter((each) => each.notation === notation)) {
      const { diagnostics } = kit.lint(bytes, { notation });
      assert.deepEqual(diagnostics.map(withoutFile), expected.get(path), path);
    }
  }
});

test("rules", { skip: lacksProgram }, async () => {
  const saidOf = (...args) => JSON.parse(said(["rules", "--output-format", "json", ...args])).rules;
  assert.deepEqual(await kit.rules(), saidOf());
  for (const notation of notations) assert.deepEqual(await kit.rules({ notation }), saidOf("--notation", notation));
});

test("games of a stream", { skip: lacksProgram }, async () => {
  const random = randomNumbers(7);
  for (const { path, notation, bytes } of files.filter((_, number) => number % 10 === 0)) {
    const text = new TextDecoder().decode(bytes); // streams are in UTF-8
    const whole = kit.json(text, { notation, lines: true }).split("\n").filter(Boolean);
    const chunks = [];
    const all = new TextEncoder().encode(text);
    for (let at = 0; at < all.length; ) chunks.push(all.slice(at, (at += 1 + random(400))));
    const lines = [];
    for await (const game of kit.games(chunks, { notation })) lines.push(JSON.stringify(game));
    assert.deepEqual(lines, whole.map((line) => JSON.stringify(JSON.parse(line))), path);
    const found = [];
    for await (const each of kit.findings(chunks, { notation })) found.push(each);
    assert.deepEqual(found, kit.lint(text, { notation }).diagnostics, path);
  }
});
