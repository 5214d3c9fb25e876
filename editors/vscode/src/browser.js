// The extension in a browser: the language server runs in a worker.
import { Uri } from "vscode";
import { LanguageClient } from "vscode-languageclient/browser";
import { Extension } from "./extension.js";

let extension = null;

export async function activate(context) {
  const script = Uri.joinPath(context.extensionUri, "dist/server_worker.js").toString();
  extension = await Extension.begin(context, {
    worker: () => new Worker(script),
    client: (options, beginWorker) => new LanguageClient("ctlpgn", "ctlpgn", options, beginWorker("server")),
  });
}

export const deactivate = () => extension?.end();
