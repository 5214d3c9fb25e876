// What axe-core finds on pages, on a desktop and a phone, light and dark: nothing.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { test } from "node:test";
import { when as whenPackage, withPackage } from "./package_pages.mjs";
import { close, open, tab, until, useBrowser, when } from "./support.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const program = process.env.CTLPGN_PROGRAM ?? `${root}build/ctlpgn`;
const read = (path) => readFileSync(root + path, "utf8");

const looks = ["light", "dark"].flatMap((colorScheme) =>
  [[1280, 860], [390, 844]].map(([width, height]) => ({ colorScheme, viewport: { width, height }, bypassCSP: true })));

async function violations(page) {
  await page.evaluate(readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8"));
  const { violations: found } = await page.evaluate(() => globalThis.axe.run());
  return found.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(" "))]);
}

const samples = {
  pgn: '[White "Anna"]\n[Black "Boris"]\n\n1. e4 {[%eval 0.3] [%clk 0:10:00]} e5 {[%eval 0.2] [%clk 0:09:00] [#]} 2. Nf3 $1 (2. f4 {a gambit}) Nc6 1-0\n',
  "ctl-pgn": read("docs/pictures/fools-mate.ctl-pgn"),
  diplomat: '[Variant "Diplomat"]\n\n1 Pd2d3, k2-k3; 2 Pe2e3, j2-j3;\n',
  xiangqi: "FORMAT WXF\nGAME 1\nRED A\nBLACK B\nSTART{\n1. C2=5 H8+7\n2. H2+3 R9=8\n}END\n",
};

for (const look of looks) {
  const named = `${look.viewport.width} pixels, ${look.colorScheme}`;

  test(`elements of the four notations, ${named}`, whenPackage, () => {
    const elements = Object.entries(samples).map(([notation, text]) => `<h2>${notation}</h2><ctlpgn-game notation="${notation}" start-ply="2">${text}</ctlpgn-game>`).join("");
    const page = `<!DOCTYPE html><html lang="en"><title>Games</title><script type="module" src="/node_modules/ctlpgn/game.js"></script><main><h1>Games</h1>${elements}</main>`;
    return withPackage({ "/": page }, async (page) => {
      await until(page, () => [...document.querySelectorAll("ctlpgn-game")].every((each) => each.shadowRoot?.querySelector(".board .body")));
      assert.deepEqual(await violations(page), []);
    }, look);
  });

  test(`a page of the program, with its list of games, ${named}`, { skip: whenPackage.skip || !existsSync(program) }, () => {
    const page = execFileSync(program, ["html", "--language", "en", "--findings", "-"], { input: samples.pgn + "\n" + samples.pgn.replace("Anna", "Núria") }).toString();
    return withPackage({ "/": page }, async (page) => {
      assert.deepEqual(await violations(page), []);
      for (const each of await page.locator("summary").all()) await each.click();
      assert.deepEqual(await violations(page), []);
      await page.locator(".all-games").click();
      assert.deepEqual(await violations(page), []);
    }, look);
  });
}

test.describe("the playground", when, () => {
  useBrowser();
  for (const look of looks)
    test(`all its tabs, ${look.viewport.width} pixels, ${look.colorScheme}`, async () => {
      const page = await open({ text: samples.pgn, options: look });
      for (const name of ["board", "findings", "canonical", "json", "grammar"]) {
        await tab(page, name);
        await page.waitForTimeout(300);
        assert.deepEqual(await violations(page), [], name);
      }
      await close(page);
    });
});
