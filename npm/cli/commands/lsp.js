// ctlpgn lsp: the language server.
import { readFileSync } from "node:fs";
import { serve } from "../lsp/server.js";

export const version = () => JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")).version;

export const lsp = {
  summary: "Run the language server for editors",
  groups: [{ title: "Options", options: { stdio: { help: "use standard input and output, which is always done" } } }],
  elsewhere: [],
  footer: "It does what the server of the native program does, except that it reads no configurations and no folders.",
  examples: ["ctlpgn lsp"],
  run: () => serve(process.stdin),
};
