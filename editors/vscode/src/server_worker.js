// A worker of the extension: the language server, or the toolkit for the board. The first message has the module.
import { LanguageServer } from "../../../npm/language_server.js";
import { load } from "../../../npm/load.js";
import { answerTo } from "../../../playground/src/answers.js";

// In browsers the worker is the port; in Node it has one.
const port = globalThis.postMessage ? globalThis : require("node:worker_threads").parentPort;

const roles = {
  server: (bytes) => {
    const server = new LanguageServer(new WebAssembly.Module(bytes), (text) => port.postMessage(JSON.parse(text)));
    return (message) => server.takeUnderstood(JSON.stringify(message), message);
  },
  toolkit: (bytes) => {
    const loaded = load(bytes);
    return async (message) => port.postMessage(await answerTo(message, loaded));
  },
};

let take = ({ role, module }) => {
  take = roles[role](module);
};

const onMessage = (message) => take(message);
if (globalThis.postMessage) globalThis.addEventListener("message", ({ data }) => onMessage(data));
else port.on("message", onMessage);
