// The program with input that is odd, or meant to do harm.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { chmodSync, mkdirSync, readFileSync, readdirSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { folderWith, good, illegal, run, script, tags } from "./program.mjs";
import { lacksModule, randomNumbers } from "./support.mjs";

const skip = lacksModule;
const isRoot = process.getuid?.() === 0;

const noise = (size) => {
  const random = randomNumbers(3);
  return Buffer.from(Array.from({ length: size }, () => random(256)));
};

test("one bad file never stops the others", { skip }, () => {
  const folder = folderWith({
    "a.pgn": illegal,
    "binary.pgn": noise(5000),
    "empty.pgn": "",
    "fake.pgn.gz": "1. e4 e5 *\n",
    "z.pgn": illegal,
  });
  symlinkSync("nowhere", join(folder, "broken.pgn"));
  for (const args of [
    ["lint", "--output-format", "concise", "--select", "GB"],
    ["json", "--lines", "-q"],
  ]) {
    const { status, out, err } = run(folder, [...args, "."]);
    assert.equal(status, 2);
    assert.match(out, /a\.pgn/);
    assert.match(out, /z\.pgn/);
    assert.match(err, /cannot read \.\/binary\.pgn: it is not text/);
    assert.match(err, /broken\.pgn: No such file or directory/);
    assert.match(err, /fake\.pgn\.gz: it is not compressed, although its name says that it is compressed/);
  }
});

test("missing, empty and unreadable files, and folders without games", { skip }, () => {
  const folder = folderWith({ "empty.pgn": "", "none/readme.md": "# no games\n", "closed.pgn": good });
  assert.equal(run(folder, ["lint", "missing.pgn"]).err, "ctlpgn: cannot open missing.pgn: No such file or directory\n");
  assert.deepEqual(run(folder, ["lint", "empty.pgn"]), { status: 0, out: "", err: "No games in 1 file.\n" });
  assert.match(run(folder, ["lint", "none"]).err, /^ctlpgn: no files of games in none \(looked for \*\.ctl-pgn, /);
  assert.equal(run(folder, ["lint", "none"]).status, 2);
  if (isRoot) return; // root reads everything
  chmodSync(join(folder, "closed.pgn"), 0);
  assert.match(run(folder, ["lint", "closed.pgn"]).err, /cannot open closed\.pgn: Permission denied/);
});

test("names that begin with a hyphen, and names that would disturb a terminal", { skip }, () => {
  const folder = folderWith({ "-x.pgn": illegal, "\u001b[31mred.pgn": illegal });
  assert.match(run(folder, ["lint", "-x.pgn"]).err, /unknown option -x\.pgn; write \.\/-x\.pgn for the file of that name/);
  assert.equal(run(folder, ["lint", "-q", "--", "-x.pgn"]).status, 1);
  assert.equal(run(folder, ["lint", "-q", "./-x.pgn"]).status, 1);
  const { out } = run(folder, ["lint", "."]);
  assert.ok(!out.includes("\u001b"));
  assert.match(out, /▯\[31mred\.pgn/);
});

test("wrong command lines end with status 2 and a hint", { skip }, () => {
  const folder = folderWith({ "a.pgn": good });
  const wrong = {
    "": /a command is missing/,
    lnt: /unknown command "lnt"; did you mean "lint"\?/,
    "lint --fixx a.pgn": /unknown option --fixx; did you mean "--fix"\?/,
    "lint --output-format": /--output-format: needs a value/,
    "lint --fix=yes a.pgn": /--fix: takes no value/,
    "lint --max-diagnostics many a.pgn": /must be a whole number below 2\^32, found "many"/,
    "lint --unsafe-fixes a.pgn": /--unsafe-fixes: needs --fix or --diff/,
    "lint --select NOSUCH a.pgn": /no diagnostic has the code or the name "NOSUCH"/,
    explain: /CODE is missing/,
    "board a.pgn b.pgn": /"b\.pgn" is one argument too many/,
    "json --lines --pretty a.pgn": /--lines and --pretty cannot be combined/,
    "lint --config x.toml a.pgn": /--config is not in the npm package/,
  };
  for (const [line, message] of Object.entries(wrong)) {
    const { status, out, err } = run(folder, line.split(" ").filter(Boolean));
    assert.equal(status, 2, line);
    assert.equal(out, "", line);
    assert.match(err, message, line);
    assert.match(err, /\nTry: 'ctlpgn help/, line);
  }
});

test("an output that is closed early is no fault", { skip }, async () => {
  const folder = folderWith({ "many.pgn": illegal.repeat(20000) });
  const child = spawn(process.execPath, [script, "json", "--lines", "many.pgn"], {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (part) => (said += part));
  child.stdout.once("data", () => child.stdout.destroy());
  const status = await new Promise((ended) => child.on("close", ended));
  assert.ok(!/Error|at .*\.js/.test(said), said.slice(-300));
  assert.notEqual(status, 0);
});

test("an output that cannot be written leaves what was there", { skip }, () => {
  const folder = folderWith({ "a.pgn": good, "old.json": "old" });
  mkdirSync(join(folder, "taken"));
  assert.equal(run(folder, ["json", "a.pgn", "-o", "nowhere/x.json"]).status, 2);
  assert.equal(run(folder, ["json", "a.pgn", "-o", "taken"]).status, 2);
  assert.equal(run(folder, ["json", "missing.pgn", "-o", "old.json"]).status, 2);
  assert.equal(readFileSync(join(folder, "old.json"), "utf8"), "old");
  assert.deepEqual(readdirSync(folder).sort(), ["a.pgn", "old.json", "taken"]);
});

test("a text that is not UTF-8 throughout keeps its bytes", { skip }, () => {
  const odd = Buffer.concat([
    Buffer.from(`${tags}1. e4 {Grüße, 将`),
    Buffer.from([0xff, 0x80]),
    Buffer.from(" ЖЖ} e5 2. Bf1-c4 *\n"),
  ]);
  const folder = folderWith({ "odd.pgn": odd });
  run(folder, ["lint", "--fix", "odd.pgn"]);
  const now = readFileSync(join(folder, "odd.pgn"));
  assert.ok(now.includes("Grüße") && !now.includes("\ufffd"), now.toString("latin1"));
});

test("deep, long and hostile texts", { skip }, () => {
  const folder = folderWith({
    "deep.pgn": `1. e4 ${"(1. d4 ".repeat(5000)}`,
    "brace.pgn": `1. e4 ${"{".repeat(100000)}`,
    "line.pgn": `1. e4 {${"x".repeat(3 << 20)}} Ke3 *\n`,
    "nul.pgn": "1. e4 e5 2. Ke3 *\n\0\0\0\0",
    "utf16.pgn": Buffer.from(`\ufeff${illegal}`, "utf16le"),
  });
  const { status, out } = run(folder, ["lint", "."]);
  assert.equal(status, 1);
  assert.ok(out.length < 1 << 20);
  for (const name of ["brace", "deep", "line", "nul", "utf16"]) assert.match(out, new RegExp(`\\./${name}\\.pgn:`));
});

test("a file beyond what is read at once is read in pieces, with the same result", { skip }, () => {
  const part = `${tags}1. e4 {Grüße} e5 *\n\n`;
  const size = 17 << 20;
  const many = part.repeat(Math.ceil(size / Buffer.byteLength(part)));
  const folder = folderWith({ "large.pgn": `${many}${illegal}` });
  const games = many.length / part.length + 1;
  const { status, out } = run(folder, ["lint", "--output-format", "json", "large.pgn"]);
  assert.equal(status, 1);
  const { diagnostics, summary } = JSON.parse(out);
  assert.deepEqual([summary.games, diagnostics.length, diagnostics[0].game, diagnostics[0].code], [games, 1, games, "GB001"]);
  assert.match(run(folder, ["lint", "large.pgn"]).out, /error\[GB001\] .*\n \d+ \| 1\. e4 e5 2\. Ke3 \*\n/);
  truncateSync(join(folder, "large.pgn"), Buffer.byteLength(many));
  assert.equal(run(folder, ["lint", "large.pgn"]).err, `All good: ${games - 1} games in 1 file.\n`);
});

test("a file that is not there any more when it is read", { skip }, () => {
  const folder = folderWith({ "a.pgn": good });
  writeFileSync(join(folder, "b.pgn"), good);
  symlinkSync("loop.pgn", join(folder, "loop.pgn"));
  assert.equal(run(folder, ["fmt", "loop.pgn", "a.pgn"]).status, 2);
});

test("standard input that is not there yet is waited for", { skip }, async () => {
  const folder = folderWith({});
  const child = spawn(process.execPath, [script, "lint", "-q", "-"], { cwd: folder, stdio: ["pipe", "ignore", "ignore"] });
  await new Promise((later) => setTimeout(later, 1200));
  child.stdin.write(illegal.slice(0, 40));
  await new Promise((later) => setTimeout(later, 100));
  child.stdin.end(illegal.slice(40));
  assert.equal(await new Promise((ended) => child.on("close", ended)), 1);
});
