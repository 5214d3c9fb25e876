// Compares the speed of the module and the program: `node tools/speed.mjs FILE...`. Both do the same with the same
// text, in turns, and the program writes into a file. It measures processor time, the best of some runs, so that
// other load matters little. `parse` also makes objects from the JSON, which the program does not do.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { load } from "../load.js";
import { program } from "../test/support.mjs";

const runs = 10;
const kit = await load();
const folder = mkdtempSync(join(tmpdir(), "ctlpgn-speed-"));
const best = (times) => Math.min(...times);

function moduleTime(work) {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function programTime(...args) {
  const timed = `TIMEFORMAT='%3U %3S'; { time "$0" "$@" > '${join(folder, "written")}' 2> /dev/null; } 2>&1; true`;
  const [user, system] = execFileSync("bash", ["-c", timed, program, ...args], { encoding: "utf8" }).split(" ").map(Number);
  return (user + system) * 1000;
}

const tasks = {
  json: { here: (bytes) => kit.json(bytes), there: ["json", "-q", "--jobs", "1"] },
  parse: { here: (bytes) => kit.parse(bytes), there: ["json", "-q", "--jobs", "1"] },
  lint: { here: (bytes) => kit.lint(bytes), there: ["lint", "--no-config", "--jobs", "1", "--output-format", "json"] },
};

for (const file of process.argv.slice(2)) {
  const bytes = readFileSync(file);
  const rate = (milliseconds) => `${(bytes.length / 1000 / milliseconds).toFixed(1)} MB/s`;
  for (const [what, { here, there }] of Object.entries(tasks)) {
    const times = { here: [], there: [], begin: [] };
    for (let run = 0; run < runs; ++run) {
      // Twice, since after starting another process all memory is at first shared with it.
      for (let once = 0; once < 2; ++once) times.here.push(moduleTime(() => here(bytes)));
      times.there.push(programTime(...there, file));
      times.begin.push(programTime("--version"));
    }
    // Without the time to start a process.
    const [one, other] = [best(times.here), best(times.there) - best(times.begin)];
    console.log(`${file}: ${what}: module ${rate(one)}, program ${rate(other)}, ratio ${(other / one).toFixed(2)}`);
  }
}
rmSync(folder, { recursive: true });
