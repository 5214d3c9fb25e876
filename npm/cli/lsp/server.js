// The language server: reads requests of an editor, and answers them.
import { CtlpgnError } from "../../instance.js";
import { configurationNear } from "../input/configurations.js";
import { native } from "../errors.js";
import { Document } from "./document.js";
import { codeActions, diagnosticsOf, fixAll, formatting } from "./features.js";
import { MessageReader, send } from "./messages.js";

const invalidRequest = -32600;
const methodNotFound = -32601;
const invalidParams = -32602;
const parseError = -32700;
const notInitialized = -32002;
const requestFailed = -32803;
const warning = 2;
const wholeText = 1; // with each change

// While somebody types, only the last text is linted.
const delay = 30; // milliseconds

class RpcError extends Error {
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

export class Server {
  #engine;
  #version;
  #reader = new MessageReader();
  #documents = new Map();
  #waiting = new Map(); // timers by document
  #isReady = false;
  #hasEnded = false;
  #saidConfigurations = new Set();
  #finish;

  constructor(engine, version) {
    this.#engine = engine;
    this.#version = version;
  }

  /** Serves until the editor says that it is enough; returns the exit status. */
  run(input) {
    return new Promise((finish, fail) => {
      const end = (settle) => (value) => {
        this.#waiting.forEach((timer) => clearTimeout(timer));
        input.destroy(); // otherwise the process would wait for more
        settle(value);
      };
      this.#finish = end(finish);
      input.on("data", (part) => {
        try {
          for (const text of this.#reader.add(part)) this.#take(text);
        } catch (error) {
          end(fail)(error);
        }
      });
      input.on("end", () => this.#finish(this.#hasEnded ? 0 : 1));
    });
  }

  #take(text) {
    let message;
    try {
      message = JSON.parse(text);
    } catch {
      send({ id: null, error: { code: parseError, message: "this is not JSON" } });
      return;
    }
    const { id, method, params } = message ?? {};
    if (typeof method !== "string") {
      if (id !== undefined && !("result" in message || "error" in message))
        send({ id, error: { code: invalidRequest, message: "a request must have a method" } });
      return;
    }
    try {
      const result = this.#answer(method, params ?? {}, id !== undefined);
      if (id !== undefined) send({ id, result: result ?? null });
    } catch (error) {
      const code = error instanceof RpcError ? error.code : error instanceof CtlpgnError ? requestFailed : invalidParams;
      if (!(error instanceof RpcError || error instanceof CtlpgnError || error instanceof TypeError)) throw error;
      if (id !== undefined) send({ id, error: { code, message: error.message } });
    }
  }

  #answer(method, params, isRequest) {
    if (!Object.hasOwn(this.#methods, method)) {
      if (isRequest) throw new RpcError(methodNotFound, `${method} is not in the npm package: ${native} has more`);
      return null;
    }
    if (method === "exit") return this.#methods.exit();
    if (this.#hasEnded) throw new RpcError(invalidRequest, "the server has been shut down");
    if (!this.#isReady && method !== "initialize") throw new RpcError(notInitialized, "the first request must be initialize");
    return this.#methods[method](params);
  }

  #methods = {
    initialize: () => {
      this.#isReady = true;
      return {
        capabilities: {
          positionEncoding: "utf-16",
          textDocumentSync: { openClose: true, change: wholeText },
          codeActionProvider: { codeActionKinds: ["quickfix", fixAll] },
          documentFormattingProvider: true,
        },
        serverInfo: { name: "ctlpgn", version: this.#version },
      };
    },
    initialized: () => {},
    shutdown: () => {
      this.#hasEnded = true;
    },
    exit: () => this.#finish(this.#hasEnded ? 0 : 1),
    "textDocument/didOpen": ({ textDocument }) => {
      const document = new Document(this.#engine, textDocument);
      this.#documents.set(document.uri, document);
      this.#sayConfiguration(document);
      this.#publish(document);
    },
    "textDocument/didChange": ({ textDocument: { uri, version }, contentChanges }) => {
      const document = this.#find(uri);
      if (contentChanges.length === 0) return;
      document.change(contentChanges.at(-1).text, version);
      clearTimeout(this.#waiting.get(uri));
      this.#waiting.set(
        uri,
        setTimeout(() => this.#publish(document), delay),
      );
    },
    "textDocument/didClose": ({ textDocument: { uri } }) => {
      clearTimeout(this.#waiting.get(uri));
      this.#documents.delete(uri);
      send({ method: "textDocument/publishDiagnostics", params: { uri, diagnostics: [] } });
    },
    "textDocument/codeAction": (params) => codeActions(this.#find(params.textDocument.uri), params),
    "textDocument/formatting": ({ textDocument }) => {
      const { edits, left } = formatting(this.#find(textDocument.uri));
      if (left !== null) this.#show(left);
      return edits;
    },
  };

  #find(uri) {
    const document = this.#documents.get(uri);
    if (document === undefined) throw new RpcError(invalidParams, `${uri} is not open`);
    return document;
  }

  #publish(document) {
    const { uri, version } = document;
    try {
      send({ method: "textDocument/publishDiagnostics", params: { uri, version, diagnostics: diagnosticsOf(document) } });
    } catch (error) {
      if (!(error instanceof CtlpgnError)) throw error;
      this.#show(`${document.path}: ${error.message}`);
    }
  }

  #show(message) {
    send({ method: "window/showMessage", params: { type: warning, message } });
  }

  // Its settings do not count here, which is said once.
  #sayConfiguration({ path }) {
    const found = configurationNear(path);
    if (found === null || this.#saidConfigurations.has(found)) return;
    this.#saidConfigurations.add(found);
    this.#show(`${found} is a configuration, which only ${native} reads; the usual settings are used`);
  }
}
