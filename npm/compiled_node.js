// The module in Node: from the file beside this one.
import { readFile } from "node:fs/promises";

export const compiled = async () =>
  WebAssembly.compile(await readFile(new URL("./ctlpgn.wasm", import.meta.url)));
