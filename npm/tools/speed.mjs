// How fast the module is beside the program: `node tools/speed.mjs FILE...`. Both write JSON of the same text, in turns, and
// the best of some runs counts, so that what else the machine does matters little.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { load } from "../load.js";
import { program } from "../test/support.mjs";

const runs = 7;
const kit = await load();
const best = (times) => Math.min(...times);

function time(work) {
  const before = process.hrtime.bigint();
  work();
  return Number(process.hrtime.bigint() - before) / 1e6;
}

for (const file of process.argv.slice(2)) {
  const bytes = readFileSync(file);
  const here = { json: [], lint: [] };
  const there = { json: [], lint: [], nothing: [] };
  const native = (...args) => execFileSync(program, args, { stdio: ["ignore", "ignore", "ignore"], maxBuffer: 1 << 30 });
  const quietly = (work) => {
    try {
      work();
    } catch (error) {
      if (error.status !== 1) throw error; // 1: something was found
    }
  };
  for (let run = 0; run < runs; ++run) {
    here.json.push(time(() => kit.json(bytes)));
    there.json.push(time(() => quietly(() => native("json", "-q", file))));
    here.lint.push(time(() => kit.lint(bytes)));
    there.lint.push(time(() => quietly(() => native("lint", "--no-config", "--output-format", "json", file))));
    there.nothing.push(time(() => native("--version")));
  }
  // Without what it takes to begin a process.
  const begin = best(there.nothing);
  const rate = (milliseconds) => `${(bytes.length / 1000 / milliseconds).toFixed(1)} MB/s`;
  for (const what of ["json", "lint"]) {
    const [one, other] = [best(here[what]), best(there[what]) - begin];
    console.log(`${file}: ${what}: module ${rate(one)}, program ${rate(other)}, ratio ${(other / one).toFixed(2)}`);
  }
}
