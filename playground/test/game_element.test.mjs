// The element <ctlpgn-game> in pages with a strict policy.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { when, withPackage } from "./package_pages.mjs";
import { until } from "./support.mjs";

const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
const policy = (script) => `<!DOCTYPE html><html lang="en"><head><title>Games</title>
<meta http-equiv="Content-Security-Policy" content="default-src 'self'; script-src 'self' ${script}; base-uri 'none'">
<script type="module" src="/node_modules/ctlpgn/game.js"></script></head><body>`;
const strict = policy("'wasm-unsafe-eval'");
const shown = (page, count = 1) =>
  until(page, (most) => [...document.querySelectorAll("ctlpgn-game")].filter((each) => each.shadowRoot?.querySelector(".board .body")).length === most, count);
const inside = (page, selector, of = 0) =>
  page.evaluate(([sought, index]) => document.querySelectorAll("ctlpgn-game")[index].shadowRoot.querySelector(sought)?.textContent ?? null, [selector, of]);

test("the example of the documents", when, () =>
  withPackage({ "/": read("docs/examples/game.html"), "/fools-mate.ctl-pgn": read("docs/pictures/fools-mate.ctl-pgn") },
    async (page, { faults, requests, address }) => {
      await shown(page, 2);
      assert.equal(await inside(page, ".status"), "After 2… Nc6, White to move");
      assert.equal(await inside(page, ".status", 1), "Al començament, juguen les blanques");
      assert.equal(await inside(page, ".player .name", 1), "Blanques", "the second player is below");
      const grounds = await page.evaluate(() => [...document.querySelectorAll("ctlpgn-game")].map((each) => getComputedStyle(each.shadowRoot.querySelector(".viewer")).backgroundColor));
      assert.deepEqual(grounds, ["rgb(255, 255, 255)", "rgb(15, 19, 25)"]);
      await page.locator("ctlpgn-game").first().locator(".controls button").nth(3).click();
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("ArrowRight");
      assert.equal(await inside(page, ".status"), "After 4. Qxf7#, Black is mated, 1-0");
      assert.equal(await inside(page, ".status", 1), "Al començament, juguen les blanques");
      assert.deepEqual(requests.filter((each) => !each.startsWith(address) && !each.startsWith("data:")), []);
      assert.deepEqual(faults, []);
    }));

test("attributes, properties and events", when, () =>
  withPackage({ "/": `${strict}<ctlpgn-game notation="pgn">1. e4 e5 *</ctlpgn-game>` }, async (page, { faults }) => {
    await shown(page);
    const seen = await page.evaluate(async () => {
      const element = document.querySelector("ctlpgn-game");
      const next = (name) => new Promise((done) => element.addEventListener(name, ({ detail }) => done(detail), { once: true }));
      const said = [element.flip, element.startPly, element.theme, element.text, element.ply];
      const ply = next("ply");
      element.forward();
      said.push(await ply, element.position);
      const again = next("ready");
      Object.assign(element, { startPly: 1, flip: true, language: "de", text: "1. e4 e5 2. Nf3 *" });
      await again;
      said.push(element.getAttribute("start-ply"), element.ply, element.shadowRoot.querySelector(".status").textContent);
      element.ply = 1;
      element.back();
      said.push(element.ply);
      const styled = next("ready");
      element.sheet = ".viewer .title { color: rgb(1, 2, 3) }";
      await styled;
      said.push(getComputedStyle(element.shadowRoot.querySelector(".title")).color);
      return said;
    });
    const fen = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
    assert.deepEqual(seen, [false, 0, "", "1. e4 e5 *", null, { game: 1, ply: 0, position: fen }, fen, "1", 0, "Nach 1. e4, Schwarz am Zug", 0, "rgb(1, 2, 3)"]);
    assert.deepEqual(faults, []);
  }));

test("several games, of which one can be chosen", when, () => {
  const games = ["Anna", "Núria", "Joan"].map((name) => `[Event "Open"]\n[White "${name}"]\n[Black "Blai"]\n\n1. e4 e5 *\n`).join("\n");
  return withPackage({ "/": `${strict}<ctlpgn-game language="en" src="games.pgn"></ctlpgn-game><ctlpgn-game src="games.pgn" game="2"></ctlpgn-game>`, "/games.pgn": games }, async (page, { faults }) => {
    await shown(page, 2);
    assert.equal(await inside(page, ".title"), "Anna – Blai");
    assert.equal(await inside(page, ".title", 1), "Núria – Blai");
    assert.equal(await inside(page, ".all-games", 1), null);
    await page.locator(".all-games").click();
    const listed = await page.locator(".game-list td.white").allTextContents();
    assert.deepEqual(listed, ["Anna", "Núria", "Joan"]);
    await page.locator(".game-list tbody button").nth(2).click();
    assert.equal(await inside(page, ".title"), "Joan – Blai");
    assert.deepEqual(faults, []);
  });
});

test("views that were made before need no WebAssembly", when, async () => {
  const { view } = await import("../../npm/index.js");
  const json = JSON.stringify(view('[White "Anna"]\n\n1. e4 e5 *\n'));
  await withPackage({ "/": `${policy("")}<ctlpgn-game src="game.json"></ctlpgn-game>`, "/game.json": json }, async (page, { faults, requests }) => {
    await shown(page);
    assert.equal(await inside(page, ".title"), "Anna – Black");
    assert.deepEqual(requests.filter((each) => each.endsWith(".wasm")), []);
    assert.deepEqual(faults, []);
  });
});

test("what cannot be shown is said, beside the text in the element", when, () =>
  withPackage({ "/": `${strict}<ctlpgn-game>These are no games at all.</ctlpgn-game><ctlpgn-game src="missing.pgn">Missing</ctlpgn-game><ctlpgn-game game="3">1. e4 *</ctlpgn-game>` }, async (page) => {
    await until(page, () => [...document.querySelectorAll("ctlpgn-game")].every((each) => each.shadowRoot?.querySelector("[role=alert]")));
    assert.equal(await inside(page, "[role=alert]"), "the text is like none of the notations");
    assert.match(await inside(page, "[role=alert]", 1), /missing\.pgn cannot be loaded: 404/);
    assert.equal(await inside(page, "[role=alert]", 2), "there is no such game");
    assert.match(await page.evaluate(() => document.body.innerText), /These are no games at all/);
  }));

test("the saved picture has the colours of the board", when, () =>
  withPackage({ "/": `${strict}<ctlpgn-game theme="dark">1. e4 e5 *</ctlpgn-game>` }, async (page, { faults }) => {
    await shown(page);
    await page.locator(".tools summary").click();
    const download = page.waitForEvent("download");
    await page.locator(".buttons button").nth(3).click();
    const picture = readFileSync(await (await download).path(), "utf8");
    assert.match(picture, /<style[^>]*>.*\.board \.dark \{[^}]*fill: rgb\(123, 149, 173\)|\.board \.dark \{ fill: #7b95ad/s);
    assert.doesNotMatch(picture, /\.controls/);
    assert.deepEqual(faults, []);
  }));
