// Shared by the tests of the program: folders to work in, and runs of both programs in them.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after } from "node:test";
import { program, root } from "./support.mjs";

export const script = join(root, "npm", "bin", "ctlpgn.js");

/** A folder with these files, by their names, which is removed in the end. */
export function folderWith(files) {
  const folder = mkdtempSync(join(tmpdir(), "ctlpgn-program-"));
  after(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

const outcome = ({ status, stdout, stderr }) => ({ status, out: stdout.toString(), err: stderr.toString() });
const options = (folder, input) => ({ cwd: folder, input, maxBuffer: 1 << 28, env: { ...process.env, NO_COLOR: "1" } });

export const run = (folder, args, input = "") => outcome(spawnSync(process.execPath, [script, ...args], options(folder, input)));
export const runNative = (folder, args, input = "") => outcome(spawnSync(program, args, options(folder, input)));

export const tags = '[Event "?"]\n[Site "?"]\n[Date "????.??.??"]\n[Round "?"]\n[White "?"]\n[Black "?"]\n[Result "*"]\n\n';
/** A game of which nothing is to be said. */
export const good = `${tags}1. e4 e5 *\n`;
export const illegal = `${tags}1. e4 e5 2. Ke3 *\n`;
export const unreadable = `${tags}1. e4 Nxx *\n`;
