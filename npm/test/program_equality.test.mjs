// The program of the package writes what the native program writes.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { folderWith, good, illegal, run, runNative, tags, unreadable } from "./program.mjs";
import { corpus, lacksProgram } from "./support.mjs";

// What the module leaves out (docs/dev/browser.md).
const omitted = "S007,GB016";
const notations = ["ctl-pgn", "diplomat", "pgn", "xiangqi"];
const taken = 24; // files of each notation

function sample() {
  const files = {};
  const all = corpus();
  for (const notation of notations) {
    const own = all.filter((each) => each.notation === notation);
    own
      .filter((_, at) => at % Math.ceil(own.length / taken) === 0)
      .forEach(({ bytes }, at) => (files[`${notation}/${at}.txt`] = bytes));
  }
  return files;
}

const files = lacksProgram ? {} : sample();
const namesOf = (notation) => Object.keys(files).filter((name) => name.startsWith(`${notation}/`));

for (const format of ["concise", "json", "json-lines", "github"])
  test(`lint --output-format ${format} of the corpus`, { skip: lacksProgram }, () => {
    const folder = folderWith(files);
    for (const notation of notations) {
      const args = [
        "lint",
        "--no-config",
        "--ignore",
        omitted,
        "--notation",
        notation,
        "--output-format",
        format,
        ...namesOf(notation),
      ];
      const [own, native] = [run(folder, args), runNative(folder, args)];
      assert.equal(own.out, native.out, notation);
      assert.equal(own.status, native.status, notation);
    }
  });

for (const options of [["--lines"], [], ["--pretty", "--positions", "--spans", "--level", "legal"]])
  test(`json ${options.join(" ")} of the corpus`, { skip: lacksProgram }, () => {
    const folder = folderWith(files);
    for (const notation of notations)
      for (const name of namesOf(notation).filter((_, at) => at % 4 === 0)) {
        const args = ["json", "-q", "--no-config", "--notation", notation, ...options, name];
        const [own, native] = [run(folder, args), runNative(folder, args)];
        assert.equal(own.out, native.out, name);
        assert.equal(own.status, native.status, name);
      }
  });

const games = {
  "a.pgn": good,
  "illegal.pgn": illegal,
  "unreadable.pgn": unreadable,
  "loose.pgn": "1.e4   e5 2.Bf1-c4 *\n",
  "long.pgn": `${tags}1. e4 {${"w ".repeat(200)}} Ke3 *\n`,
  "crlf.pgn": `${tags}1. e4 e5 2. Bf1-c4 *\r\n`,
  "wide.pgn": `${tags}1. e4 {将军抽車 ééé\u0007} Ke3 *\n`,
  "latin.pgn": Buffer.from(`${tags}1. e4 {caf\xe9} Ke3 *\n`, "latin1"),
};

const contents = (folder) => readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), "latin1")]);

for (const line of [
  "lint .",
  "lint --all-boards --max-diagnostics 1 .",
  "lint --color always illegal.pgn",
  "lint -q .",
  "lint --output-format github --max-diagnostics 1 nosuch.pgn .",
  "lint --error-on-warnings loose.pgn",
  "lint --fix .",
  "lint --fix --unsafe-fixes --output-format concise .",
  "lint nosuch.pgn a.pgn",
  "lint --level syntax .",
  "fmt --check .",
  "fmt .",
  "fmt --force .",
  "fmt nosuch.pgn loose.pgn",
  "convert --letters FAN loose.pgn",
  "convert --to json a.pgn illegal.pgn",
  "json --pretty a.pgn loose.pgn",
  "json nosuch.pgn a.pgn",
  "json nosuch.pgn",
  "board",
  "board --notation pgn --divide 2",
  "board a.pgn --ply 1.w --text",
  "board a.pgn --moves",
  "rules",
  "rules --notation xiangqi",
  "rules --output-format json",
  "--version",
  "lint --nosuch",
  "nosuch",
  "lint --select NOSUCH a.pgn",
])
  test(`ctlpgn ${line}`, { skip: lacksProgram }, () => {
    const folders = [folderWith(games), folderWith(games)];
    const own = run(folders[0], line.split(" "));
    const native = runNative(folders[1], line.split(" "));
    assert.equal(own.out, native.out);
    assert.equal(own.status, native.status);
    assert.deepEqual(contents(folders[0]), contents(folders[1]));
  });

test("a patch of lint --diff makes what --fix makes", { skip: lacksProgram }, () => {
  const folder = folderWith(games);
  const other = folderWith(games);
  const patch = run(folder, ["lint", "--diff", "loose.pgn", "crlf.pgn"]);
  assert.equal(patch.status, 1);
  run(other, ["lint", "--fix", "loose.pgn", "crlf.pgn"]);
  for (const name of ["loose.pgn", "crlf.pgn"]) {
    const hunks = patch.out
      .slice(patch.out.indexOf(`+++ ${name}`))
      .split(/^--- /m)[0]
      .split("\n");
    const after = hunks
      .filter((each) => /^[ +]/.test(each) && !each.startsWith("+++"))
      .map((each) => `${each.slice(1)}\n`)
      .join("");
    assert.ok(readFileSync(join(other, name), "utf8").includes(after), name);
  }
});
