// Puts similar functions of a module next to each other, which makes the compressed module one per cent smaller:
// `node tools/order.mjs MODULE` rewrites it. Its behaviour does not change.
import { readFileSync, writeFileSync } from "node:fs";
import { readModule, writeModule } from "./wasm_functions.mjs";

const lengthOfRun = 6; // bytes of instructions, by which functions are compared
const mostWithRun = 300; // runs that more functions share than this are no evidence
const remembered = 4; // functions before; the last counts most
const lessEachTime = 0.5;
const leastShare = 0.1; // of a function's runs, or this many, for it to be similar
const leastRuns = 8;
const weightOfSize = 0.7;

// Its content without the numbers of functions, which will change.
function instructionsOf({ begin, to, uses }, bytes) {
  const result = [];
  let at = begin;
  for (const use of uses) {
    result.push(...bytes.subarray(at, use.from), 256);
    at = use.to;
  }
  result.push(...bytes.subarray(at, to));
  return result;
}

function runsOf(instructions) {
  const runs = new Set();
  for (let at = 0; at + lengthOfRun <= instructions.length; ++at) {
    let hash = 0;
    for (let next = at; next < at + lengthOfRun; ++next) hash = (Math.imul(hash, 0x01000193) ^ instructions[next]) >>> 0;
    runs.add(hash);
  }
  return runs;
}

/** The places of the functions, one like the other. */
export function orderByLikeness({ bytes, functions }) {
  const runs = functions.map((each) => runsOf(instructionsOf(each, bytes)));
  const having = new Map();
  for (const [place, own] of runs.entries())
    for (const run of own) {
      if (!having.has(run)) having.set(run, []);
      having.get(run).push(place);
    }
  const left = new Set(functions.keys());
  const order = [];
  const mostAlike = () => {
    const counts = new Map();
    for (let back = 1, weight = 1; back <= remembered && back <= order.length; ++back, weight *= lessEachTime)
      for (const run of runs[order[order.length - back]]) {
        const others = having.get(run);
        if (others.length > 1 && others.length < mostWithRun)
          for (const other of others) if (left.has(other)) counts.set(other, (counts.get(other) ?? 0) + weight);
      }
    let best;
    let most = 0;
    for (const [place, count] of counts) {
      const { size } = runs[place];
      const likeness = count / size ** weightOfSize;
      if (likeness > most && (count >= leastShare * size || count >= leastRuns)) [best, most] = [place, likeness];
    }
    return best;
  };
  while (left.size > 0) {
    const next = mostAlike() ?? left.values().next().value;
    left.delete(next);
    order.push(next);
  }
  return order;
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const [path] = process.argv.slice(2);
  const module = readModule(readFileSync(path));
  writeFileSync(path, writeModule(module, orderByLikeness(module)));
}
