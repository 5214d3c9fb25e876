// The package in a page without a bundler, as its README shows it.
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const npm = fileURLToPath(new URL("../../npm", import.meta.url));
const browserPath = process.env.CHROMIUM ?? "/usr/bin/chromium";
const lacks =
  (existsSync(join(npm, "ctlpgn.wasm")) ? "" : "npm/ctlpgn.wasm is not built: .ci/wasm builds it. ") +
  (existsSync(browserPath) ? "" : `There is no browser ${browserPath}; CHROMIUM names another one. `);

const [, example] = readFileSync(join(npm, "README.md"), "utf8").match(/```html\n(.*?)```/s);
const types = { ".js": "text/javascript", ".wasm": "application/wasm" };

function answer(request, response) {
  if (request.url === "/") return response.writeHead(200, { "content-type": "text/html" }).end(`<body>${example}`);
  const path = request.url.replace(/^\/node_modules\/ctlpgn/, npm);
  if (!existsSync(path)) return response.writeHead(404).end();
  response.writeHead(200, { "content-type": types[extname(path)] ?? "text/plain" }).end(readFileSync(path));
}

test("a page without a bundler imports the package", { skip: lacks || false }, async () => {
  const { chromium } = await import("playwright-core");
  const server = createServer(answer);
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  const browser = await chromium.launch({ executablePath: browserPath, args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage();
    const faults = [];
    page.on("pageerror", (error) => faults.push(error.message));
    await page.goto(`http://127.0.0.1:${server.address().port}/`);
    await page.waitForFunction(() => document.body.lastChild.nodeType === Node.TEXT_NODE && /illegal move/.test(document.body.lastChild.data));
    assert.match(await page.evaluate(() => document.body.lastChild.data), /Ke3|e3/);
    assert.deepEqual(faults, []);
  } finally {
    await browser.close();
    server.close();
  }
});
