// The program of the package: commands, files, folders, pipes and exit statuses.
import assert from "node:assert/strict";
import { chmodSync, existsSync, lstatSync, readFileSync, readdirSync, statSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { folderWith, good, illegal, run, tags, unreadable } from "./program.mjs";
import { lacksModule } from "./support.mjs";

const skip = lacksModule;
const isRoot = process.getuid?.() === 0;

test("the statuses of lint", { skip }, () => {
  const folder = folderWith({ "good.pgn": good, "illegal.pgn": illegal, "untagged.pgn": "1. e4 e5 *\n" });
  assert.deepEqual(run(folder, ["lint", "good.pgn"]), { status: 0, out: "", err: "All good: 1 game in 1 file.\n" });
  const faulty = run(folder, ["lint", "illegal.pgn"]);
  assert.equal(faulty.status, 1);
  assert.match(
    faulty.out,
    /^illegal\.pgn:9:13: error\[GB001\] illegal move: no white king can reach e3\n 9 \| 1\. e4 e5 2\. Ke3 \*\n   \|             \^~~\n/,
  );
  assert.equal(run(folder, ["lint", "--exit-zero", "illegal.pgn"]).status, 0);
  assert.equal(run(folder, ["lint", "untagged.pgn"]).status, 0);
  assert.equal(run(folder, ["lint", "--error-on-warnings", "untagged.pgn"]).status, 1);
  assert.deepEqual(run(folder, ["lint", "-q", "illegal.pgn"]), { status: 1, out: "", err: "" });
  assert.equal(run(folder, ["lint", "missing.pgn"]).status, 2);
});

test("a folder is searched, whatever the case of names", { skip }, () => {
  const folder = folderWith({
    "games/ROUND2.PGN": illegal,
    "games/deep/a.pgn": good,
    "games/notes.txt": "Nothing but words.\n",
    "games/page.html": "<p>1. e4 e5",
    "games/packed.pgn.gz": gzipSync(illegal),
    "games/x.wxf": "START{\n1. C2=5 N8+7\n}\n",
  });
  const { out, status } = run(folder, ["lint", "--output-format", "concise", "--select", "GB", "games"]);
  assert.equal(status, 1);
  assert.deepEqual(out.match(/^[^:]+/gm), ["games/ROUND2.PGN", "games/packed.pgn.gz"]);
});

test("files that .gitignore, --exclude and --include leave out", { skip }, () => {
  const folder = folderWith({
    ".git/HEAD": "",
    ".gitignore": "vendor/\n*.old.pgn\n!kept.old.pgn\n",
    "a.pgn": good,
    "vendor/b.pgn": good,
    "c.old.pgn": good,
    "kept.old.pgn": good,
    "drafts/d.pgn": good,
  });
  const linted = (...args) => /in (\d+) file/.exec(run(folder, ["lint", ...args, "."]).err)[1];
  assert.equal(linted(), "3");
  assert.equal(linted("--no-gitignore"), "5");
  assert.equal(linted("--exclude", "drafts"), "2");
  assert.equal(linted("--include", "drafts/**"), "1");
  assert.match(run(folder, ["lint", "--exclude", "*", "."]).err, /No files were linted/);
  assert.equal(run(folder, ["lint", "--exclude", "*", "a.pgn"]).err, "All good: 1 game in 1 file.\n");
  assert.match(run(folder, ["lint", "--exclude", "*", "--force-exclude", "a.pgn"]).err, /No files were linted/);
});

test("lint --fix writes a file whole, and keeps its line ends, mode and link", { skip }, () => {
  const folder = folderWith({ "crlf.pgn": `${tags}1. e4 e5 2. Bf1-c4 *\n`.replaceAll("\n", "\r\n"), "good.pgn": good });
  chmodSync(join(folder, "crlf.pgn"), 0o640);
  symlinkSync("crlf.pgn", join(folder, "link.pgn"));
  const before = statSync(join(folder, "good.pgn")).mtimeMs;
  const { status, err } = run(folder, ["lint", "--fix", "link.pgn", "good.pgn"]);
  assert.equal(status, 0);
  assert.match(err, /^Fixed 1 diagnostic\.\nAll good: 2 games in 2 files\.\n$/);
  assert.equal(readFileSync(join(folder, "crlf.pgn"), "utf8"), `${tags}1. e4 e5 2. Bc4 *\n`.replaceAll("\n", "\r\n"));
  assert.equal(statSync(join(folder, "crlf.pgn")).mode & 0o777, 0o640);
  assert.ok(lstatSync(join(folder, "link.pgn")).isSymbolicLink());
  assert.equal(statSync(join(folder, "good.pgn")).mtimeMs, before);
  assert.deepEqual(readdirSync(folder).sort(), ["crlf.pgn", "good.pgn", "link.pgn"]);
});

test("lint --fix of standard input", { skip }, () => {
  const { out, err, status } = run(folderWith({}), ["lint", "--fix", "-"], `${tags}1. e4 e5 2. Bf1-c4 *\n\n${illegal}`);
  assert.equal(out, `${tags}1. e4 e5 2. Bc4 *\n\n${illegal}`);
  assert.match(err, /^<stdin>:19:13: error\[GB001\]/);
  assert.equal(status, 1);
});

test("a fixed file in another encoding is in UTF-8; without that fix it stays", { skip }, () => {
  const latin = Buffer.from(`${tags}1. e4 {caf\xe9} e5 2. Bf1-c4 *\n`, "latin1");
  const folder = folderWith({ "a.pgn": latin });
  const refused = run(folder, ["lint", "--fix", "--ignore", "GS006", "a.pgn"]);
  assert.equal(refused.status, 2);
  assert.match(refused.err, /^ctlpgn: cannot write a\.pgn: /);
  assert.deepEqual(readFileSync(join(folder, "a.pgn")), latin);
  assert.equal(run(folder, ["lint", "--fix", "a.pgn"]).status, 0);
  assert.equal(readFileSync(join(folder, "a.pgn"), "utf8"), `${tags}1. e4 {café} e5 2. Bc4 *\n`);
});

test("fmt", { skip }, () => {
  const folder = folderWith({ "a.pgn": "1.e4   e5 *", "bad.pgn": unreadable, "good.pgn": good });
  assert.deepEqual(run(folder, ["fmt", "--check", "."]).out, `./a.pgn\n`);
  const { status, err } = run(folder, ["fmt", "."]);
  assert.equal(status, 1);
  assert.match(err, /the game of \.\/bad\.pgn cannot be formatted because of these faults, and the file stays as it is/);
  assert.equal(readFileSync(join(folder, "a.pgn"), "utf8"), "1. e4 e5 *\n");
  assert.equal(readFileSync(join(folder, "bad.pgn"), "utf8"), unreadable);
  assert.deepEqual(run(folder, ["fmt", "a.pgn", "good.pgn"]), { status: 0, out: "", err: "" });
  assert.equal(run(folder, ["fmt", "-"], "1.e4   e5 *").out, "1. e4 e5 *\n");
});

test("json and convert, there and back", { skip }, () => {
  const folder = folderWith({ "a.pgn": good, "b.pgn": good });
  const lines = run(folder, ["json", "--lines", "a.pgn", "b.pgn"]).out.trimEnd().split("\n");
  assert.deepEqual(
    lines.map((line) => JSON.parse(line).file),
    ["a.pgn", "b.pgn"],
  );
  assert.equal(run(folder, ["json", "a.pgn", "b.pgn", "-o", "games.json"]).status, 0);
  assert.equal(run(folder, ["convert", "games.json"]).out, `${good}\n${good}`);
  assert.equal(run(folder, ["convert", "--letters", "FAN", "-o", "fan.pgn"], `${tags}1. Nf3 *\n`).status, 0);
  assert.match(readFileSync(join(folder, "fan.pgn"), "utf8"), /1\. ♘f3 \*/);
  assert.equal(run(folder, ["convert", "--to", "xiangqi", "a.pgn"]).status, 2);
  assert.match(run(folder, ["json", "a.pgn", "-o", "b.pgn"]).err, /b\.pgn is the name of a file of games, and JSON is written/);
  assert.match(run(folder, ["convert", "a.pgn", "-o", "a.pgn"]).err, /a\.pgn is an input, and would be overwritten/);
});

test("board, explain and rules", { skip }, () => {
  const folder = folderWith({ "a.pgn": good });
  assert.equal(
    run(folder, ["board", "a.pgn", "--ply", "1.w", "--text"]).out,
    "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1\n",
  );
  assert.match(run(folder, ["board", "a.pgn"]).out, /^ {3}a {2}b .*\n\nAfter e5, White to move\n[^\n]+ w KQkq - 0 2\n$/s);
  assert.equal(run(folder, ["board", "--notation", "xiangqi", "--perft", "2"]).out, "1920\n");
  assert.match(run(folder, ["explain", "S012"]).out, /^S012 /);
  assert.equal(run(folder, ["explain", "nonsense"]).status, 2);
  assert.match(run(folder, ["rules", "--notation", "pgn"]).out, /^GT001 +missing-roster-tag +warning/m);
});

test("what only the native program does is refused by one sentence", { skip }, () => {
  const folder = folderWith({ "a.pgn": good });
  for (const args of [
    ["html", "a.pgn"],
    ["merge", "a.pgn"],
    ["lint", "--watch", "a.pgn"],
    ["json", "--where", "plies > 3", "a.pgn"],
    ["lint", "-j", "2", "a.pgn"],
  ]) {
    const { status, out, err } = run(folder, args);
    assert.equal(status, 2);
    assert.equal(out, "");
    assert.match(err, /^ctlpgn: .+ is not in the npm package: the native program ctlpgn has it\nTry: /);
  }
});

test("a configuration is not passed over in silence", { skip }, () => {
  const folder = folderWith({ "ctlpgn.toml": "", "games/a.pgn": good });
  const { status, err } = run(folder, ["lint", "games"]);
  assert.equal(status, 2);
  assert.match(err, /ctlpgn\.toml is a configuration, which this program cannot read/);
  assert.equal(run(folder, ["lint", "--no-config", "games"]).status, 0);
});

test(
  "a file that cannot be written stays, and the others are written",
  { skip: skip || (isRoot && "root may write everything") },
  () => {
    const folder = folderWith({ "a.pgn": "1.e4 e5 *", "b.pgn": "1.e4 e5 *" });
    chmodSync(join(folder, "a.pgn"), 0o444);
    const { status, err } = run(folder, ["fmt", "a.pgn", "b.pgn"]);
    assert.equal(status, 2);
    assert.match(err, /cannot write a\.pgn: it is read-only/);
    assert.equal(readFileSync(join(folder, "b.pgn"), "utf8"), "1. e4 e5 *\n");
    assert.ok(existsSync(join(folder, "a.pgn")));
  },
);
