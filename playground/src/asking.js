// Calls the worker. One that does not answer in time is ended and replaced.
const patience = 20000;

const ofPage = () => new Worker("worker.js", { type: "module" });

export class Asking {
  #made;
  #worker;
  #waiting = new Map();
  #next = 0;
  #text = null;

  // `made` makes a worker. The first one loads the toolkit while the page is built.
  constructor(made = ofPage) {
    this.#made = made;
    this.#worker = this.#begin();
  }

  // The text that all later requests are about.
  set(text) {
    this.#text = text;
    this.ask("set", text).catch(() => {}); // reported to the caller that asks about the text
  }

  ask(what, more) {
    this.#worker ??= this.#replacement();
    const id = ++this.#next;
    this.#worker.postMessage({ id, ask: what, with: more });
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#giveUp(), patience);
      this.#waiting.set(id, { resolve, reject, timer });
    });
  }

  #begin() {
    const worker = this.#made();
    worker.addEventListener("message", ({ data: { id, answer, error } }) => {
      const waiting = this.#waiting.get(id);
      if (!waiting) return;
      this.#waiting.delete(id);
      clearTimeout(waiting.timer);
      if (error === undefined) waiting.resolve(answer);
      else waiting.reject(new Error(error));
    });
    worker.addEventListener("error", (event) => this.#giveUp(event.message));
    return worker;
  }

  #replacement() {
    const worker = this.#begin();
    if (this.#text) worker.postMessage({ ask: "set", with: this.#text });
    return worker;
  }

  end() {
    this.#giveUp("it is not needed any more");
  }

  #giveUp(why = "that took too long") {
    this.#worker?.terminate();
    this.#worker = null;
    const all = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject, timer } of all) {
      clearTimeout(timer);
      reject(new Error(why));
    }
  }
}
