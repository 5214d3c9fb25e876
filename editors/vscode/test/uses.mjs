// What the extension does in any VS Code, tried with the driver. Each use gets VS Code as it was begun.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

const tags = '[Event "?"]\n[Site "?"]\n[Date "????.??.??"]\n[Round "?"]\n[White "?"]\n[Black "?"]\n[Result "*"]\n\n';
const afterTags = 8; // the line
const references = readFileSync(new URL("../../../playground/samples/references.ctl-pgn", import.meta.url), "utf8");

function placeOf(text, wanted, more = 0) {
  const before = text.slice(0, text.indexOf(wanted) + more);
  return [before.split("\n").length - 1, before.length - before.lastIndexOf("\n") - 1];
}

const open = async (driving, language, text) => {
  const uri = await driving.step("open", language, text);
  return uri;
};

async function diagnostics({ driving }) {
  const uri = await open(driving, "pgn", `${tags}1. e4 {𝄞} e5 2. Ke3 *\n`);
  const [found] = await driving.until((all) => all.length === 1, "diagnostics", uri);
  assert.equal(found.code, "GB001");
  assert.equal(found.source, "ctlpgn");
  assert.deepEqual(found.range, [[afterTags, 17], [afterTags, 20]]);
  assert.equal(found.link, "ctlpgn-explanation:/GB001");
}

async function fixes({ driving }) {
  const uri = await open(driving, "pgn", `${tags}1. e4 {𝄞} e5 2. Bf1-c4 Nc6 3. Qd1-h5 *\n`);
  const [{ range }] = await driving.until((all) => all.length >= 2, "diagnostics", uri);
  const offered = await driving.step("actions", uri, range);
  assert.ok(offered.some(({ kind, isPreferred }) => kind === "quickfix" && isPreferred), JSON.stringify(offered));
  await driving.step("act", uri, range, offered.find(({ isPreferred }) => isPreferred).title);
  assert.match(await driving.step("text", uri), /2\. Bc4 Nc6 3\. Qd1-h5/);
  await driving.step("command", "ctlpgn.fixDocument");
  await driving.until((text) => /2\. Bc4 Nc6 3\. Qh5 \*/.test(text), "text", uri);
  await driving.until((all) => all.length === 0, "diagnostics", uri);
}

async function repair({ driving }) {
  const uri = await open(driving, "pgn", `${tags}1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Hf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O *\n`);
  const [{ range }] = await driving.until((all) => all.length > 0, "diagnostics", uri);
  await driving.step("act", uri, range, "Repair the game");
  await driving.until((text) => /4\. Ba4 Nf6 5\. O-O/.test(text), "text", uri);
}

async function explanation({ driving }) {
  const uri = await open(driving, "pgn", `${tags}1. e4 e5 2. Ke3 *\n`);
  const [{ range }] = await driving.until((all) => all.length === 1, "diagnostics", uri);
  await driving.step("act", uri, range, "Explain GB001");
  const shown = await driving.until((all) => all.some(([each]) => each.startsWith("ctlpgn-explanation:")), "shown");
  const [, page] = shown.find(([each]) => each.startsWith("ctlpgn-explanation:"));
  assert.match(page, /GB001/);
}

async function reading({ driving }) {
  const uri = await open(driving, "ctl-pgn", references);
  const hovered = await driving.until((text) => text.length > 0, "hover", uri, placeOf(references, "KE3-D4", 2));
  assert.match(hovered, /!\[board\]\(data:image\/svg\+xml;base64,/);
  const led = await driving.step("definition", uri, placeOf(references, "#14[#12.2]", 2));
  assert.equal(led.length, 1);
  const [[line, character]] = led[0];
  assert.equal(references.split("\n")[line].slice(character).startsWith("KE3-E5"), true);
  assert.ok((await driving.step("symbols", uri)).length > 0);
}

async function players({ driving }) {
  const other = tags.replace('White "?"', 'White "Anna Zukertort"');
  const uri = await open(driving, "pgn", `${tags}1. e4 *\n\n${other}1. d4 *\n`);
  const found = await driving.step("workspaceSymbols", "zukertort");
  assert.deepEqual(found.map(([, where, [begin]]) => [where, begin]), [[uri, [afterTags + 2, 0]]]);
}

async function rename({ driving }) {
  const text = '[Variant "C\'escacs"]\n[Id "Cescacs-P01"]\n[Annotator "Cescacs"]\n\n1. G7-G13, E21-E17 ?!\n.($[2] 1. …, E21-E19)\n{ @B: Careless: #1[#1.2]@B leaves ~E17 free. }\n2. E7-E13, G21-G15 :\n*\n';
  const uri = await open(driving, "ctl-pgn", text);
  await driving.step("rename", uri, placeOf(text, "#1.2", 3), "17");
  assert.equal(await driving.step("text", uri), text.replace("$[2]", "$[17]").replace("#1.2]", "#1.17]"));
  await assert.rejects(driving.step("rename", uri, placeOf(text, "G7-G13", 1), "18"));
  await assert.rejects(driving.step("rename", uri, placeOf(text, "#1.2", 3), "x"));
  assert.ok((await driving.step("symbols", uri)).length > 0); // it goes on
}

async function completion({ driving }) {
  const text = `${tags}1. e4 e5 2. N *\n`;
  const uri = await open(driving, "pgn", text);
  const offered = await driving.step("completion", uri, placeOf(text, "2. N", 4));
  assert.ok(["Nf3", "Nc3", "Nh3", "Na3", "Ne2"].every((each) => offered.includes(each)), String(offered));
}

async function formatting({ driving, page }) {
  const uri = await open(driving, "pgn", `${tags}1.e4   e5 *\n\n${tags}1. e4 } e5 *\n`);
  await driving.step("command", "editor.action.formatDocument");
  await driving.until((text) => text.includes("\n1. e4 e5 *\n"), "text", uri);
  await page.waitForSelector(".notifications-toasts >> text=/1 game was not formatted because of errors: game 2/");
  await driving.step("command", "notifications.clearAll");
}

async function newGames({ driving, page }) {
  for (const [title, language, begin] of [["PGN", "pgn", '[Event "?"]'], ["CTL-PGN", "ctl-pgn", "[Variant \"C'escacs\"]"],
    ["Chinese Chess File Format", "xiangqi", "FORMAT ICCS"], ["Diplomat", "diplomat", '[Variant "Diplomat"]']]) {
    const ended = driving.step("command", "ctlpgn.newGame");
    await page.waitForSelector(".quick-input-widget .monaco-list-row");
    await page.keyboard.type(title);
    await page.keyboard.press("Enter");
    await ended;
    const made = await driving.step("active");
    assert.equal(made.language, language);
    assert.ok(made.text.startsWith(begin), made.text);
  }
}

async function settings({ driving }) {
  const uri = await open(driving, "pgn", `${tags}1. e4 e5 2. Ke3 *\n`);
  await driving.until((all) => all.length === 1, "diagnostics", uri);
  await driving.step("setting", "ignore", ["GB001"]);
  await driving.until((all) => all.length === 0, "diagnostics", uri);
  await driving.step("setting", "ignore", null);
  await driving.until((all) => all.length === 1, "diagnostics", uri);
}

// The frame of the panel holds another one with the page.
async function frameOfBoard(page) {
  for (let count = 0; count < 400; ++count) {
    for (const frame of page.frames()) if (await frame.$("#board").catch(() => null)) return frame;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error("there is no board");
}

async function board({ driving, page }) {
  const uri = await open(driving, "ctl-pgn", references);
  await driving.step("select", uri, placeOf(references, "KE3-D4", 1));
  await driving.step("command", "ctlpgn.showBoard");
  const frame = await frameOfBoard(page);
  await frame.waitForSelector("#board svg .body");
  const current = () => frame.textContent("#board [aria-current]");
  assert.match(await current(), /KE3-D4|KE25-D24/);
  await driving.step("select", uri, placeOf(references, "KE3-E5", 1));
  for (let count = 0; count < 100 && !/KE3-E5/.test(await current()); ++count) await new Promise((done) => setTimeout(done, 20));
  assert.match(await current(), /KE3-E5/);
  if (process.env.CTLPGN_SCREENSHOTS) await page.screenshot({ path: `${process.env.CTLPGN_SCREENSHOTS}/vscode.png` });
}

export const uses = { diagnostics, fixes, repair, explanation, reading, players, rename, completion, formatting, newGames, settings, board };

// In the page: milliseconds from the next key to the first change of what is underlined.
function watchUnderlines() {
  const count = () => document.querySelectorAll(".view-overlays [class*=squiggly-]").length;
  const before = count();
  let begin = null;
  addEventListener("keydown", () => (begin = performance.now()), { capture: true, once: true });
  window.underlined = new Promise((done) => {
    const observer = new MutationObserver(() => {
      if (begin === null || count() === before) return;
      observer.disconnect();
      done(performance.now() - begin);
    });
    observer.observe(document.body, { childList: true, subtree: true, attributes: true });
  });
}

/** The milliseconds from a key to its underlining, in a text of 1 MB, in order. */
export async function keysInLargeFile({ driving, page }) {
  await driving.step("closePanels");
  const game = readFileSync(new URL("../../../playground/samples/sample-game.pgn", import.meta.url), "utf8");
  const text = `${game}\n`.repeat(Math.ceil(1e6 / (game.length + 1)));
  const uri = await open(driving, "pgn", text);
  const last = text.lastIndexOf("\n1. ", text.length / 2) + 1;
  await driving.step("select", uri, [text.slice(0, last).split("\n").length - 1, 1000]);
  await driving.until((all) => all.length === 0, "diagnostics", uri);
  const times = [];
  for (let count = 0; count < 30; ++count) {
    await page.evaluate(watchUnderlines);
    await page.keyboard.press(count % 2 === 0 ? "x" : "Backspace");
    times.push(await page.evaluate(() => window.underlined));
    await page.waitForTimeout(60);
  }
  return times.sort((a, b) => a - b);
}
