// The language server over its module. A message that the module cannot take ends its instance: another one is given all
// that the editor said before.
import { CtlpgnError, Instance, bytesOf } from "./instance.js";

const notes = 1; // the channel of what is no message
const requestFailed = -32803;
const [mistake, warning] = [1, 2]; // the types of messages
// Changes of a document that are kept before its text replaces them.
const mostChanges = 200;

const ofSession = ["initialize", "initialized", "workspace/didChangeConfiguration"];

const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

const understood = (text) => {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {}; // the module answers it
  }
};

export class LanguageServer {
  #compiled;
  #send;
  #instance = null;
  #isSilent = false;
  #said = new Map(); // about the session, by method
  #documents = new Map(); // what was said about each, by URI
  #timer = null;
  #hasShutDown = false;

  /** The exit status, when the editor has left. */
  status = null;

  /** `send` gets the text of each message to the editor. */
  constructor(compiled, send) {
    this.#compiled = compiled;
    this.#send = send;
  }

  /** A message of the editor; returns what it says. */
  take(text) {
    const message = understood(text);
    this.takeUnderstood(text, message);
    return message;
  }

  /** The same with what it says. */
  takeUnderstood(text, message) {
    if (this.status !== null) return;
    if (message.method === "exit") {
      this.end();
      return;
    }
    try {
      this.#call("ctlpgn_server_take", text);
      this.#keep(text, message);
    } catch (error) {
      this.#recover(error);
      this.#refuse(message, error.message);
    }
    this.#workSoon();
  }

  end() {
    clearTimeout(this.#timer);
    this.#instance = null;
    this.status ??= this.#hasShutDown ? 0 : 1;
  }

  show(message) {
    this.#sayTo("window/showMessage", { type: warning, message });
  }

  #sayTo(method, params) {
    this.#send(JSON.stringify({ jsonrpc: "2.0", method, params }));
  }

  #call(name, text) {
    if (this.#instance === null) {
      this.#instance = new Instance(this.#compiled);
      this.#instance.passOn((piece) => this.#isSilent || this.#send(decoder.decode(piece)));
    }
    return this.#instance.call(name, [], ...(text === undefined ? [] : [bytesOf(text)]));
  }

  #keep(text, { method, params }) {
    if (method === "shutdown") this.#hasShutDown = true;
    else if (ofSession.includes(method)) this.#said.set(method, text);
    const { uri, version } = params?.textDocument ?? {};
    if (method === "textDocument/didOpen") this.#documents.set(uri, [text]);
    else if (method === "textDocument/didClose") this.#documents.delete(uri);
    else if (method === "textDocument/didChange") this.#keepChange(uri, version, text);
  }

  #keepChange(uri, version, text) {
    const said = this.#documents.get(uri);
    if (said === undefined || said.push(text) <= mostChanges) return;
    this.#call("ctlpgn_server_text", uri);
    const opened = JSON.parse(said[0]);
    Object.assign(opened.params.textDocument, { version, text: this.#instance.take(notes) });
    this.#documents.set(uri, [JSON.stringify(opened)]);
  }

  #recover(error) {
    if (!(error instanceof CtlpgnError)) throw error;
    this.#instance = null;
    this.#isSilent = true;
    try {
      for (const text of this.#said.values()) this.#call("ctlpgn_server_take", text);
      for (const [uri, said] of this.#documents) this.#openAgain(uri, said);
    } finally {
      this.#isSilent = false;
    }
  }

  #openAgain(uri, said) {
    try {
      for (const text of said) this.#call("ctlpgn_server_take", text);
    } catch (error) {
      this.#documents.delete(uri);
      this.#recover(error);
    }
  }

  #refuse({ id, method, params }, why) {
    if (method === "initialize" && params?.initializationOptions) {
      this.show(why);
      const without = { jsonrpc: "2.0", id, method, params: { ...params, initializationOptions: null } };
      this.takeUnderstood(JSON.stringify(without), without);
    } else if (id === undefined) this.#sayTo("window/logMessage", { type: mistake, message: `${method}: ${why}` });
    else this.#send(JSON.stringify({ jsonrpc: "2.0", id, error: { code: requestFailed, message: why } }));
  }

  // The messages that have come already are taken first.
  #workSoon() {
    clearTimeout(this.#timer);
    if (this.status === null) this.#timer = setTimeout(() => this.#work(), this.#call("ctlpgn_server_delay"));
  }

  #work() {
    try {
      this.#call("ctlpgn_server_work");
    } catch (error) {
      this.#recover(error);
      this.show(error.message);
    }
  }
}
