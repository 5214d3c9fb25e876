// Usability: keys, addresses, files, small screens, and helpful texts.
import assert from "node:assert/strict";
import { test } from "node:test";
import { close, open, pgn, says, status, tab, textOf, until, useBrowser, when } from "./support.mjs";

useBrowser();
const faulty = `${pgn}1. e4 e5 2. Ke3 Nf6 3. Bc4 *\n`;
const focused = (page) => page.evaluate(() => document.activeElement.id || document.activeElement.className);

test("all is reached by keys alone, and nothing keeps them", when, async () => {
  const page = await open({ text: faulty });
  await page.waitForSelector("#board svg");
  const reached = [];
  for (let count = 0; count < 16; ++count) {
    await page.keyboard.press("Tab");
    reached.push(await focused(page));
  }
  const places = ["notation", "sample", "open", "format", "share", "save", /cm-content/, "tab-board"];
  let from = 0;
  for (const place of places) {
    from = reached.findIndex((each, at) => at >= from && (place.test?.(each) ?? each === place));
    assert.ok(from >= 0, `${place} is not among ${reached}`);
  }
  await close(page);
});

test("the board follows from one finding to the next", when, async () => {
  const page = await open({ text: faulty });
  await page.waitForSelector("#board svg");
  await page.focus(".cm-content");
  await page.keyboard.press("F8");
  await until(page, () => document.querySelector("#board [aria-current]")?.textContent.includes("Ke3"));
  await close(page);
});

test("an address gives its text until that is changed", when, async () => {
  const page = await open({ text: `${pgn}1. e4 *\n` });
  await page.click("#share");
  await until(page, () => location.hash.startsWith("#text="));
  const { hash } = new URL(page.url());
  await page.reload();
  await says(page, /nothing is wrong/);
  assert.equal(new URL(page.url()).hash, hash);
  await page.click(".cm-content");
  await page.keyboard.press("Control+Home");
  await page.keyboard.insertText("% mine\n");
  await until(page, () => location.hash === "");
  await page.reload();
  await says(page, /^pgn/);
  assert.match(await textOf(page), /^% mine\n/);
  await page.evaluate((shared) => (location.hash = shared), hash);
  await until(page, () => !document.querySelector(".cm-content").textContent.includes("mine"));
  assert.match(await textOf(page), /^\[Event/);
  await close(page);
});

test("the name of a file says which notation it is in", when, async () => {
  const page = await open();
  await page.setInputFiles("#file", { name: "odd.CTL-PGN", mimeType: "text/plain", buffer: Buffer.from("1. e4 e5 *\n") });
  await says(page, /^ctl-pgn, /);
  assert.equal(await page.inputValue("#notation"), "ctl-pgn");
  await page.setInputFiles("#file", { name: "odd.txt", mimeType: "text/plain", buffer: Buffer.from("1. e4 e5 *\n") });
  await says(page, /^pgn, /);
  assert.equal(await page.inputValue("#notation"), "");
  await close(page);
});

test("it says what to do with texts that are in no notation, and with none", when, async () => {
  const page = await open({ text: "This is no game.\n" });
  assert.equal(await status(page), "The text is like none of the notations; if it is in one of them, choose it above.");
  await tab(page, "findings");
  assert.equal(await page.textContent("#findings"), await status(page));
  await page.click(".cm-content");
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Delete");
  await says(page, /^Type a game/);
  for (const name of ["canonical", "json"]) {
    await tab(page, name);
    assert.equal(await page.textContent(`#${name} pre`), "");
  }
  await close(page);
});

test("formatting says which games it left as they were", when, async () => {
  const page = await open({ text: `1.   e4 e5 2. Nf3 *\n\n1.  e4 e5 2. xyz *\n` });
  await says(page, /2 games/);
  await page.click("#format");
  await says(page, /1 game has faults and stays as it is/);
  assert.match(await textOf(page), /1\. {2}e4 e5 2\. xyz/);
  await page.click(".cm-content");
  await page.keyboard.insertText(" ");
  await says(page, /^((?!stays).)*$/);
  await close(page);
});

test("what is typed is not lost when a fix comes late", when, async () => {
  const page = await open();
  await page.evaluate(() => {
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message) {
      setTimeout(() => post.call(this, message), 300);
    };
  });
  const before = await textOf(page);
  await page.click("#fix");
  await page.focus(".cm-content");
  await page.keyboard.insertText("% mine\n");
  await page.waitForTimeout(1000);
  assert.equal(await textOf(page), `% mine\n${before}`);
  await close(page);
});

test("nothing is cut off on small screens, or when all is magnified", when, async () => {
  for (const [width, height] of [[320, 568], [640, 430], [390, 844], [320, 256]]) {
    const page = await open({ options: { viewport: { width, height } } });
    await page.waitForSelector("#board svg");
    const [wide, editorHeight, viewsHeight] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.getElementById("editor").clientHeight,
      document.querySelector(".views").clientHeight,
    ]);
    assert.ok(wide <= width, `${wide} pixels on a screen of ${width}`);
    assert.ok(editorHeight > 100 && viewsHeight > 300, `${editorHeight} and ${viewsHeight} pixels on ${width} by ${height}`);
    await page.locator("#board .controls").scrollIntoViewIfNeeded();
    await close(page);
  }
});

test("what turns the direction of writing is shown, and turns nothing else", when, async () => {
  const page = await open({ text: `${pgn}1. e4 {\u202eturned} e5 *\n` });
  await page.waitForSelector("#board svg");
  assert.equal(await page.locator(".cm-specialChar").count(), 1);
  const places = await page.evaluate(() => {
    const [, second] = document.querySelectorAll("#board .ply");
    return [second.getBoundingClientRect().left, document.querySelector("#board .result").getBoundingClientRect().left];
  });
  assert.ok(places[0] < places[1], `${places}`);
  await close(page);
});

test("it opens without a network, once it has been there", when, async () => {
  const page = await open();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.context().setOffline(true);
  await page.reload();
  await says(page, /can be fixed/);
  await tab(page, "findings");
  await page.locator(".found summary").first().click();
  await until(page, () => document.querySelector(".found details p")?.textContent.length > 40);
  assert.doesNotMatch(await page.textContent(".found details p"), /There is no explanation/);
  await tab(page, "grammar");
  await until(page, () => document.querySelector("#grammar pre")?.textContent.includes("<-"));
  await close(page);
});
