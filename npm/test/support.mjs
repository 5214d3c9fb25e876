// Shared by the tests: the module, the program to compare with, and the texts of the corpus.
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { brotliCompressSync, constants } from "node:zlib";
import { fileURLToPath } from "node:url";
import { join } from "node:path";

export const root = fileURLToPath(new URL("../..", import.meta.url));
const module = join(root, "npm", "ctlpgn.wasm");
export const program = process.env.CTLPGN_PROGRAM ?? join(root, "build", "ctlpgn");

const server = join(root, "npm", "ctlpgn-server.wasm");

// Why a test cannot run; false if it can.
export const lacksServer = existsSync(server) ? false : "npm/ctlpgn-server.wasm is not built: .ci/wasm builds it";
export const lacksModule = existsSync(module) ? false : "npm/ctlpgn.wasm is not built: .ci/wasm builds it";
export const lacksProgram =
  lacksModule || (existsSync(program) ? false : `${program} is not built; CTLPGN_PROGRAM names another one`);

export const brotliSize = (bytes) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }).length;

/** The module with the language server. */
export const serverModule = () => new WebAssembly.Module(readFileSync(server));

export const moduleBytes = () => readFileSync(module);

// The folders of the corpus and their notations.
const folders = { ctl_pgn: "ctl-pgn", diplomat: "diplomat", pgn: "pgn", xiangqi: "xiangqi" };

// As single files, which are removed with this process.
function unpacked() {
  const folder = mkdtempSync(join(tmpdir(), "ctlpgn-corpus-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  execFileSync(program, ["conformance", "--corpus", join(root, "corpus"), "--unpack", folder]);
  return folder;
}

export function corpus() {
  const files = [];
  const single = unpacked();
  for (const [folder, notation] of Object.entries(folders)) {
    const below = join(single, folder);
    for (const entry of readdirSync(below, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || /\.(json|diagnostics|limits)$/.test(entry.name)) continue;
      const path = join(entry.parentPath ?? entry.path, entry.name);
      files.push({ path, notation, bytes: readFileSync(path) });
    }
  }
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}

// Pseudorandom numbers, the same in every run.
export function randomNumbers(seed) {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5) >>> 0;
    state = (state ^ (state >>> 12)) >>> 0;
    return state % below;
  };
}

// The bytes with a few of them dropped, doubled, swapped or replaced.
export function spoiled(bytes, random) {
  const result = [...bytes];
  for (let count = 1 + random(3); count > 0 && result.length > 0; --count) {
    const at = random(result.length);
    const length = 1 + random(4);
    const changes = [
      () => result.splice(at, length),
      () => result.splice(at, 0, ...result.slice(at, at + length)),
      () => (result[at] = random(256)),
      () => (result[at] = "{}()[]\"$#.*;@~ \n"[random(16)].charCodeAt(0)),
    ];
    changes[random(changes.length)]();
  }
  return Uint8Array.from(result);
}
