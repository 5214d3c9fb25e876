// Writes rules.json, the program's explanations of all codes: `node tools/rules.mjs`. CTLPGN_PROGRAM names the
// program.
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { program } from "../test/support.mjs";

const said = (...args) => JSON.parse(execFileSync(program, ["rules", "--output-format", "json", ...args], { maxBuffer: 1 << 26 }));

/** All rules, and by notation the codes of those that are said of its games. */
export function rules() {
  const { rules } = said();
  const notations = [...new Set(rules.flatMap((rule) => rule.examples.map((example) => example.notation)))].sort();
  const codes = (notation) => said("--notation", notation).rules.map((rule) => rule.code);
  return { rules, notations: Object.fromEntries(notations.map((notation) => [notation, codes(notation)])) };
}

if (process.argv[1] === new URL(import.meta.url).pathname)
  writeFileSync(new URL("../rules.json", import.meta.url), JSON.stringify(rules()));
