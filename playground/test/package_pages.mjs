// Pages that use the package in npm/ without a bundler, in a real browser.
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const npm = fileURLToPath(new URL("../../npm", import.meta.url));
const browserPath = process.env.CHROMIUM ?? "/usr/bin/chromium";
const missing =
  ["ctlpgn.wasm", "viewer.js"].filter((name) => !existsSync(join(npm, name))).map((name) => `npm/${name} is not built: .ci/wasm builds it. `).join("") +
  (existsSync(browserPath) ? "" : `There is no browser ${browserPath}; CHROMIUM names another one. `);
export const when = { skip: missing || false };

const types = { ".html": "text/html", ".js": "text/javascript", ".wasm": "application/wasm", ".json": "application/json" };

const always = { "/favicon.ico": "" };

/** Opens "/" of a server that has the package at its usual place, and these texts by address; `faults` collects errors. */
export async function withPackage(pages, use, options = {}) {
  const { chromium } = await import("playwright-core");
  const server = createServer((request, response) => {
    const path = request.url.replace(/^\/node_modules\/ctlpgn/, npm);
    const answer = { ...always, ...pages }[request.url] ?? (path !== request.url && existsSync(path) ? readFileSync(path) : null);
    const type = types[request.url === "/" ? ".html" : extname(request.url)] ?? "text/plain";
    if (answer === null) return response.writeHead(404).end();
    return response.writeHead(200, { "content-type": type }).end(answer);
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  const address = `http://127.0.0.1:${server.address().port}/`;
  const browser = await chromium.launch({ executablePath: browserPath, args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage(options);
    const faults = [];
    const requests = [];
    page.on("pageerror", (error) => faults.push(error.message));
    page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
    page.on("request", (request) => requests.push(request.url()));
    await page.goto(address);
    await use(page, { faults, requests, address });
  } finally {
    await browser.close();
    server.close();
  }
}
