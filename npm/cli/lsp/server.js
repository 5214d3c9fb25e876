// The language server on standard input and output.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { LanguageServer } from "../../language_server.js";
import { configurationNear } from "../input/configurations.js";
import { native } from "../errors.js";
import { MessageReader, send } from "./messages.js";

const module = () => new WebAssembly.Module(readFileSync(new URL("../../ctlpgn-server.wasm", import.meta.url)));

function pathOf(uri) {
  try {
    return fileURLToPath(uri);
  } catch {
    return null; // not saved, or not a file
  }
}

// Its settings do not count here, which is said once.
class Configurations {
  #said = new Set();

  look(server, uri) {
    const path = pathOf(uri);
    const found = path === null ? null : configurationNear(path);
    if (found === null || this.#said.has(found)) return;
    this.#said.add(found);
    server.show(`${found} is a configuration, which only ${native} reads; the usual settings are used`);
  }
}

/** Serves until the editor says that it is enough; returns the exit status. */
export function serve(input) {
  const reader = new MessageReader();
  const server = new LanguageServer(module(), send);
  const configurations = new Configurations();
  return new Promise((finish, fail) => {
    const end = (settle, value) => {
      server.end();
      input.destroy(); // otherwise the process would wait for more
      settle(value ?? server.status);
    };
    input.on("data", (part) => {
      try {
        for (const text of reader.add(part)) {
          const message = server.take(text);
          if (message.method === "textDocument/didOpen") configurations.look(server, message.params?.textDocument?.uri);
        }
        if (server.status !== null) end(finish);
      } catch (error) {
        end(fail, error);
      }
    });
    input.on("end", () => end(finish));
  });
}
