// What is loaded in Node: from the files beside this one.
import { readFile } from "node:fs/promises";

const read = (name) => readFile(new URL(name, import.meta.url));

export const compiled = async () => WebAssembly.compile(await read("./ctlpgn.wasm"));

export const explanations = async () => JSON.parse(await read("./rules.json"));
