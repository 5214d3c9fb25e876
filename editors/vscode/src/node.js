// The extension on a desktop or a server: the language server runs in a worker, or it is the native program.
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { LanguageClient, PortMessageReader, PortMessageWriter, TransportKind } from "vscode-languageclient/node";
import { Extension } from "./extension.js";

let extension = null;

// As a browser has it.
class BrowserLikeWorker {
  constructor(script) {
    this.port = new Worker(script);
    this.port.unref();
  }

  postMessage = (message) => this.port.postMessage(message);
  terminate = () => this.port.terminate();
  addEventListener = (type, take) => this.port.on(type, (what) => take(type === "message" ? { data: what } : what));
}

const program = (path) => ({ command: path, args: ["lsp"], transport: TransportKind.stdio });

const inWorker = (beginWorker) => async () => {
  const { port } = beginWorker("server");
  return { reader: new PortMessageReader(port), writer: new PortMessageWriter(port) };
};

export async function activate(context) {
  const script = join(context.extensionPath, "dist", "server_worker.js");
  extension = await Extension.begin(context, {
    worker: () => new BrowserLikeWorker(script),
    client: (options, beginWorker, path) =>
      new LanguageClient("ctlpgn", "ctlpgn", path ? program(path) : inWorker(beginWorker), options),
  });
}

export const deactivate = () => extension?.end();
