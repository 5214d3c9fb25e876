// Starts the page in a real browser, with helpers for tests.
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { after, before } from "node:test";
import { fileURLToPath } from "node:url";

const dist = fileURLToPath(new URL("../dist", import.meta.url));
const browserPath = process.env.CHROMIUM ?? "/usr/bin/chromium";

export const lacks =
  (existsSync(join(dist, "index.html")) ? "" : "playground/dist is not built: .ci/wasm builds it. ") +
  (existsSync(browserPath) ? "" : `There is no browser ${browserPath}; CHROMIUM names another one. `);
export const when = { skip: lacks || false };

const types = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".json": "application/json", ".wasm": "application/wasm" };
let server;
let browser;
let address;

// For the tests of a file.
export function useBrowser() {
  before(async () => {
    if (lacks) return;
    const { chromium } = await import("playwright-core");
    server = createServer((request, response) => {
      const path = join(dist, request.url === "/" ? "index.html" : new URL(request.url, "http://x").pathname);
      if (!existsSync(path)) return response.writeHead(404).end();
      response.writeHead(200, { "content-type": types[extname(path)] }).end(readFileSync(path));
    });
    await new Promise((done) => server.listen(0, "127.0.0.1", done));
    address = `http://127.0.0.1:${server.address().port}/`;
    browser = await chromium.launch({ executablePath: browserPath, args: ["--no-sandbox"] });
  });

  after(async () => {
    await browser?.close();
    server?.close();
  });
}

// Waits until a condition holds on the page. Playwright's own wait needs eval, which the page's policy forbids.
export async function until(page, what, given, patience = 30000) {
  for (const end = Date.now() + patience; !(await page.evaluate(what, given)); ) {
    if (Date.now() > end) throw new Error(`it never came true: ${what}, ${JSON.stringify(given)}`);
    await new Promise((done) => setTimeout(done, 25));
  }
}

// A page with a text, and the errors on it.
export async function open({ text, notation, options = {}, hash = "", settled = 0 } = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, ...options });
  const page = await context.newPage();
  page.faults = [];
  page.on("pageerror", (error) => page.faults.push(error.message));
  page.on("console", (message) => message.type() === "error" && page.faults.push(message.text()));
  if (text !== undefined)
    await page.addInitScript((said) => {
      if (!localStorage.getItem("ctlpgn-text")) localStorage.setItem("ctlpgn-text", said);
    }, JSON.stringify({ text, notation }));
  await page.waitForTimeout(settled);
  await page.goto(address + hash);
  await until(page, () => performance.getEntriesByName("findings").length > 0);
  return page;
}

export const status = (page) => page.textContent("#status");
export const says = (page, what) => until(page, (source) => new RegExp(source).test(document.getElementById("status").textContent), what.source);
export const textOf = (page) => page.evaluate(() => document.querySelector(".cm-content").cmTile?.view?.state.doc.toString() ?? document.querySelector(".cm-content").cmView.view.state.doc.toString());
export const tab = (page, name) => page.click(`#tab-${name}`);
export const close = async (page) => {
  assert.deepEqual(page.faults, []);
  await page.context().close();
};

export const pgn = '[Event "?"]\n[Site "?"]\n[Date "????.??.??"]\n[Round "?"]\n[White "?"]\n[Black "?"]\n[Result "*"]\n\n';
