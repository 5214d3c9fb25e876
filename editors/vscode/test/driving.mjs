// The tests' end of the driver: a server that gives it steps, and whatever else the editor loads.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";

const patience = 60000;

export const driverFolder = fileURLToPath(new URL("driver/", import.meta.url));

/** The script of the driver, which asks this address. */
export const driverScript = (address) => readFileSync(`${driverFolder}driver.js`, "utf8").replace("ADDRESS", address);

export class Driving {
  #asked = null;
  #waiting = null; // the driver's request
  #server;

  /** `other` answers requests that are not the driver's. */
  static async begin(other = (request, response) => response.writeHead(404).end()) {
    const made = new Driving();
    made.#server = createServer((request, response) => made.#take(request, response) || other(request, response));
    await new Promise((done) => made.#server.listen(0, "127.0.0.1", done));
    made.port = made.#server.address().port;
    made.address = `http://127.0.0.1:${made.port}`;
    return made;
  }

  #take(request, response) {
    response.setHeader("access-control-allow-origin", "*");
    if (request.url === "/driver/next") {
      this.#waiting = response;
      this.#give();
      return true;
    }
    if (request.url !== "/driver/done") return false;
    let body = "";
    request.on("data", (part) => (body += part));
    request.on("end", () => {
      response.end();
      const { settle } = this.#asked;
      this.#asked = null;
      settle(JSON.parse(body));
    });
    return true;
  }

  #give() {
    if (!this.#waiting || !this.#asked || this.#asked.given) return;
    this.#asked.given = true;
    this.#waiting.end(JSON.stringify(this.#asked.message));
    this.#waiting = null;
  }

  /** Has the driver do a step; the result. */
  step(name, ...given) {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`the step ${name} does not end`)), patience);
      const settle = ({ result, error }) => {
        clearTimeout(timer);
        if (error === undefined) resolve(result);
        else reject(new Error(`${name}: ${error}`));
      };
      this.#asked = { message: { step: name, given }, settle };
      this.#give();
    });
  }

  /** Does a step again until its result is right. */
  async until(isRight, name, ...given) {
    for (const end = Date.now() + patience / 2; ; ) {
      const result = await this.step(name, ...given);
      if (isRight(result)) return result;
      if (Date.now() > end) throw new Error(`${name} never became right: ${JSON.stringify(result)}`);
      await new Promise((done) => setTimeout(done, 50));
    }
  }

  end() {
    this.#waiting?.end(JSON.stringify({ end: true }));
    this.#server.close();
    this.#server.closeAllConnections();
  }
}
