// Uses the page in a real browser, as people do.
import assert from "node:assert/strict";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { close, lacks, open, pgn, says, status, tab, textOf, until, useBrowser, when } from "./support.mjs";

useBrowser();
const pictures = process.env.CTLPGN_SCREENSHOTS; // a folder; empty: no screenshots
const references = readFileSync(new URL("../samples/references.ctl-pgn", import.meta.url), "utf8");

test("what is typed is looked at, a finding has a fix, and the fix is applied", when, async () => {
  const page = await open({ text: `${pgn}1. e4 e5 2. Nf3 *\n` });
  assert.match(await status(page), /^pgn, 1 game: nothing is wrong/);
  await page.click(".cm-line:last-child");
  await page.keyboard.press("Control+End");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("End");
  for (let count = 0; count < 2; ++count) await page.keyboard.press("ArrowLeft");
  await page.keyboard.type("#");
  await says(page, /1 warning; 1 can be fixed/);
  await tab(page, "findings");
  assert.equal(await page.locator(".found li").count(), 1);
  await page.click(".found summary");
  await page.waitForSelector(".found details p");
  await page.click(".found .fix");
  await says(page, /nothing is wrong/);
  assert.match(await textOf(page), /2\. Nf3 \*/);
  await close(page);
});

test("all is fixed at once, and undone", when, async () => {
  const page = await open();
  assert.match(await status(page), /can be fixed/);
  const before = await textOf(page);
  await page.click("#fix");
  await until(page, (was) => !document.getElementById("status").textContent.includes("can be fixed"), before);
  assert.match(await textOf(page), /3\. Bc4 Nf6 4\. Qxf7#/);
  await page.click(".cm-content");
  await page.keyboard.press("Control+z");
  await says(page, /can be fixed/);
  assert.equal(await textOf(page), before);
  await close(page);
});

test("the board follows the cursor, the text follows the board, and variations are stepped through", when, async () => {
  const page = await open({ text: references });
  await page.waitForSelector("#board svg");
  await page.locator(".cm-line", { hasText: "14. KE3-D4" }).click({ position: { x: 150, y: 8 } });
  await until(page, () => /KE3-D4|KE25-D24/.test(document.querySelector("#board [aria-current]")?.textContent ?? ""));
  const inVariation = await page.textContent("#board .position");
  await page.focus("#board [aria-current]");
  await page.keyboard.press("ArrowRight");
  await until(page, (was) => document.querySelector("#board .position").textContent !== was, inVariation);
  assert.equal(await page.locator(".token-current").count() > 0, true);
  await close(page);
});

test("references are followed", when, async () => {
  const page = await open({ text: references });
  await page.waitForSelector("#board svg");
  await page.locator("#board .reference", { hasText: /^#14\[#12\.2\]$/ }).click();
  assert.match(await page.textContent("#board [aria-current]"), /KE3-E5/);
  assert.equal(await page.locator(".token-current", { hasText: "KE3-E5" }).count(), 1);
  await page.locator("#board .reference", { hasText: /^#16\[#14\.1#12\.2\]$/ }).click();
  assert.match(await page.textContent("#board [aria-current]"), /KD6-D8/);
  await close(page);
});

test("every sample is read, and has a board", when, async () => {
  const page = await open();
  await until(page, () => document.querySelectorAll("#sample option").length > 5);
  const titles = await page.locator("#sample option").allTextContents();
  for (const title of titles.slice(1)) {
    await page.selectOption("#sample", title);
    const notation = title.split(":")[0].toLowerCase();
    await says(page, new RegExp(`^${notation}, \\d+ game`));
    await page.waitForSelector("#board svg");
  }
  await close(page);
});

test("what is shown late of one text is not shown with the next one", when, async () => {
  const page = await open({ text: references });
  await page.waitForSelector("#board svg");
  await page.evaluate(() => {
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message) {
      setTimeout(() => post.call(this, message), 300);
    };
  });
  await page.click(".cm-content");
  await page.keyboard.press("Control+End");
  await page.keyboard.insertText(" ");
  await page.waitForTimeout(200); // now it is looked at
  await page.keyboard.press("Control+a");
  for (let count = 0; count < 30; ++count) {
    await page.keyboard.insertText("x");
    await page.waitForTimeout(40);
  }
  assert.equal(await page.locator(".cm-content [class*=token-]").count(), 0);
  await close(page);
});

test("the notation can be chosen", when, async () => {
  const page = await open({ text: `${pgn}1. e4 e5 *\n` });
  await until(page, () => document.querySelectorAll("#notation option").length === 5);
  await page.selectOption("#notation", "ctl-pgn");
  await says(page, /^ctl-pgn, .*error/);
  await page.selectOption("#notation", "");
  await says(page, /^pgn, 1 game: nothing is wrong/);
  await close(page);
});

test("canonical form, JSON and grammar are shown", when, async () => {
  const page = await open({ text: "1.e4 e5\n2.Nf3 *" });
  await tab(page, "canonical");
  await until(page, () => document.querySelector("#canonical pre").textContent.includes("1. e4 e5 2. Nf3"));
  await tab(page, "json");
  await until(page, () => document.querySelector("#json pre").textContent.length > 10);
  assert.equal(JSON.parse(await page.textContent("#json pre")).games[0].moves.length, 3);
  await tab(page, "grammar");
  await until(page, () => document.querySelector("#grammar pre")?.textContent.includes("<-"));
  await page.focus("#tab-grammar");
  await page.keyboard.press("ArrowRight");
  assert.equal(await page.getAttribute("#tab-board", "aria-selected"), "true");
  await close(page);
});

test("a text is shared by the address of the page", when, async () => {
  const text = `${pgn}1. e4 {♞ 𝄞 é} e5 *\n`;
  const page = await open({ text, notation: "pgn" });
  await page.click("#share");
  await until(page, () => location.hash.startsWith("#text="));
  const hash = new URL(page.url()).hash;
  await close(page);
  const other = await open({ hash });
  assert.equal(await textOf(other), text);
  assert.equal(await other.inputValue("#notation"), "pgn");
  await close(other);
});

test("a file of 1 MB is dropped, and the page stays quick", when, async () => {
  const page = await open();
  const game = readFileSync(new URL("../samples/sample-game.pgn", import.meta.url), "utf8");
  const text = `${game}\n`.repeat(Math.ceil(1e6 / (game.length + 1)));
  await page.evaluate((content) => {
    const data = new DataTransfer();
    data.items.add(new File([content], "many.pgn"));
    document.body.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
  }, text);
  await says(page, new RegExp(`${text.split("[Event ").length - 1} games`));
  await page.waitForSelector("#board svg");
  const slowest = await page.evaluate(async () => {
    let slowest = 0;
    let last = performance.now();
    for (let count = 0; count < 30; ++count) {
      await new Promise(requestAnimationFrame);
      slowest = Math.max(slowest, performance.now() - last);
      last = performance.now();
    }
    return slowest;
  });
  assert.ok(slowest < 1500, `${slowest} ms without an answer`);
  await close(page);
});

test("a file in another encoding is opened, whatever notation was chosen before", when, async () => {
  const page = await open({ text: `${pgn}1. e4 *\n`, notation: "xiangqi" });
  const named = (name) => `${pgn.replace('White "?"', `White "${name}"`)}1. e4 *\n`;
  const written = named("Müller, Jörg; Muñoz, José");
  const encoded = [["latin1", written], ["latin1", named("José")], ["utf16le", `\uFEFF${written}`]];
  for (const [encoding, text] of encoded) {
    await page.setInputFiles("#file", { name: "old.pgn", mimeType: "text/plain", buffer: Buffer.from(text, encoding) });
    await until(page, (said) => document.querySelector(".cm-content").textContent.includes(said), text.match(/White ".*"/)[0]);
    await says(page, /^pgn, 1 game: nothing is wrong; converted to UTF-8$/);
    assert.equal(await textOf(page), text.replace("\uFEFF", ""));
  }
  await page.setInputFiles("#file", { name: "plain.pgn", mimeType: "text/plain", buffer: Buffer.from(written) });
  await says(page, /^pgn, 1 game: nothing is wrong$/);
  assert.equal(await textOf(page), written);
  await close(page);
});

test("nothing of a hostile file runs", when, async () => {
  const evil = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>\u202e';
  const text = `[Event "${evil.replaceAll('"', '\\"')}"]\n[White "</script><svg onload=window.hacked=1>"]\n\n1. e4 {${evil}} e5 {[%cal ${evil}]} 2. ${evil} *\n`;
  const page = await open({ text, notation: "pgn" });
  for (const name of ["findings", "canonical", "json", "grammar", "board"]) {
    await tab(page, name);
    await page.waitForTimeout(200);
  }
  assert.equal(await page.evaluate(() => window.hacked), undefined);
  assert.equal(await page.locator("main img:not(.cm-widgetBuffer), main script").count(), 0);
  await close(page);
});

test("bytes that make no sense, and deep ones, get an answer", when, async () => {
  for (const text of ["(".repeat(200000), "\u0000\u0001".repeat(5000), `${pgn}1. e4 ${"(1. d4 ".repeat(5000)}`]) {
    const page = await open({ text, notation: "ctl-pgn" });
    assert.match(await status(page), /\w/);
    await close(page);
  }
});

// A window of the browser loads its own pages when it is opened, which takes it about a second.
test("the first finding is there soon", when, async (context) => {
  const times = [];
  for (let count = 0; count < 5; ++count) {
    const page = await open({ settled: 1500 });
    times.push(await page.evaluate(() => performance.getEntriesByName("findings")[0].startTime));
    await close(page);
  }
  const said = times.map(Math.round).join(", ");
  context.diagnostic(`${said} ms after the page began to load`);
  assert.ok(Math.min(...times) < Number(process.env.CTLPGN_FIRST_FINDING ?? 1000), `${said} ms`);
});

for (const colorScheme of ["light", "dark"])
  for (const [name, viewport] of [["desktop", { width: 1280, height: 860 }], ["phone", { width: 390, height: 844 }]])
    test(`pictures: ${name}, ${colorScheme}`, { skip: lacks || (pictures ? false : "CTLPGN_SCREENSHOTS names no folder") }, async () => {
      mkdirSync(pictures, { recursive: true });
      const page = await open({ text: references, options: { viewport, colorScheme, hasTouch: name === "phone" } });
      await page.waitForSelector("#board svg");
      await page.locator("#board .reference").first().click();
      writeFileSync(join(pictures, `board-${name}-${colorScheme}.png`), await page.screenshot());
      await until(page, () => document.querySelectorAll("#sample option").length > 1);
      await page.selectOption("#sample", "PGN: a game with faults");
      await says(page, /can be fixed/);
      await tab(page, "findings");
      await page.waitForSelector(".found");
      writeFileSync(join(pictures, `findings-${name}-${colorScheme}.png`), await page.screenshot());
      await close(page);
    });
