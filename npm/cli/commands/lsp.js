// ctlpgn lsp: the language server.
import { readFileSync } from "node:fs";
import { Server } from "../lsp/server.js";

export const version = () => JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")).version;

export const lsp = {
  summary: "Run the language server for editors",
  groups: [{ title: "Options", options: { stdio: { help: "use standard input and output, which is always done" } } }],
  elsewhere: [],
  footer: "It has diagnostics while typing, fixes and formatting. The server of the native program has much more.",
  examples: ["ctlpgn lsp"],
  run: (engine) => new Server(engine, version()).run(process.stdin),
};
