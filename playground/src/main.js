// The page: what is typed goes to the toolkit, and what it says of it is shown.
import { Board } from "./board_view.js";
import { Editor } from "./editor.js";
import { Findings } from "./findings_view.js";
import { grammarView } from "./grammar_view.js";
import { remember } from "./remembering.js";
import { share } from "./sharing.js";
import { Tabs } from "./tabs.js";
import { textView } from "./text_view.js";

const byId = (id) => document.getElementById(id);
const pause = 120; // milliseconds after a key until the text is looked at
const notationChoice = byId("notation");
const sampleChoice = byId("sample");

const { kit, samples, opening, found: firstFound } = globalThis.ctlpgn; // src/start.js has begun with them
let current = 0; // which state of the text the answers must be about
let read = null; // its tokens and games
let timer = null;
let fileName = null;
let fileNote = ""; // what is said of the text of a file

const say = (text) => (byId("status").textContent = text);
const count = (number, word) => `${number} ${word}${number === 1 ? "" : "s"}`;

const editor = new Editor(byId("editor"), {
  onText: () => {
    ++current; // what is on its way is about another text
    clearTimeout(timer);
    timer = setTimeout(look, pause);
  },
  onCursor: () => showPlyAtCursor(),
});

const board = new Board(byId("board"), {
  // A ply that is chosen on the board is shown in the text.
  onPly: (id, gameIndex) => {
    const game = read?.games.find((each) => each.index === gameIndex);
    const ply = game?.plies.find((each) => each[2] === id);
    editor.mark(ply ?? null);
  },
});

const findings = new Findings(byId("findings"), {
  show: (at) => editor.show(at.from, at.to),
  apply: (fix) => editor.replace(fix.edits),
  explain: (code) => kit.ask("explain", { code }),
});

const canonical = textView(byId("canonical"), { action: "Use this text", onAction: (text) => (editor.text = text) });
const json = textView(byId("json"), {});
const tabs = new Tabs(document.querySelector("[role=tablist]"), (name) => fill(name));

// What a tab shows is made when it is looked at.
async function fill(name) {
  const asked = current;
  const of = gameAtCursor();
  const still = () => asked === current;
  if (name === "board") await showBoard();
  if (name === "canonical") {
    const { text, kept } = await kit.ask("format");
    if (still()) canonical(text, kept.length === 0 ? "" : `${count(kept.length, "game")} with faults stay as they are.`);
  }
  if (name === "json") {
    const text = await kit.ask("json", { game: of?.index ?? 1 });
    if (still()) json(text, of && read.games.length > 1 ? `Game ${of.index} of ${read.games.length}: the one at the cursor.` : "");
  }
  if (name === "grammar") await grammarView(byId("grammar"), notationChoice.value || read?.format);
}

const refill = () => fill(tabs.current).catch((error) => say(error.message));

function look() {
  kit.set({ text: editor.text, notation: notationChoice.value });
  return show(kit.ask("lint"));
}

// Everything about the text as it is now: first what is wrong.
async function show(answer) {
  const asked = ++current;
  const text = editor.text;
  try {
    const found = await answer;
    if (asked !== current) return;
    showFindings(found);
    const tokens = await kit.ask("tokens");
    if (asked !== current) return;
    read = tokens;
    editor.colour(tokens.tokens);
    board.forget();
    await fill(tabs.current);
  } catch (error) {
    if (asked === current) sayNothing(text.trim() === "" ? "Type a game, choose a sample, or drop a file." : `${capital(error.message)}.`);
  }
  remember(text, notationChoice.value);
}

const capital = (text) => text[0].toUpperCase() + text.slice(1).replace(/\.$/, "");

function sayNothing(why) {
  read = null;
  editor.diagnose([]);
  editor.colour(new Uint32Array(0));
  findings.show({ diagnostics: [] });
  board.clear();
  byId("fix").disabled = byId("format").disabled = true;
  say(why);
}

function showFindings(found) {
  const fixable = found.diagnostics.filter((each) => each.fix?.safe).length;
  editor.diagnose(
    found.diagnostics.map((each) => ({
      from: Math.min(each.at.from, editor.length),
      to: Math.min(each.at.to, editor.length),
      severity: each.severity === "note" ? "info" : each.severity,
      source: each.code,
      message: each.message,
      actions: each.fix ? [{ name: capital(each.fix.title), apply: () => editor.replace(each.fix.edits) }] : [],
    })),
  );
  findings.show(found);
  byId("tab-findings").textContent = found.diagnostics.length === 0 ? "Findings" : `Findings (${found.diagnostics.length})`;
  byId("fix").disabled = fixable === 0;
  byId("format").disabled = false;
  const parts = [count(found.errors, "error"), count(found.warnings, "warning"), count(found.notes, "note")];
  say(
    `${found.notation}, ${count(found.games, "game")}: ` +
      (found.diagnostics.length === 0 ? "nothing is wrong" : parts.filter((part) => !part.startsWith("0 ")).join(", ")) +
      (fixable === 0 ? "" : `; ${fixable} can be fixed`) +
      fileNote,
  );
  performance.mark("findings");
}

function gameAtCursor() {
  if (!read || read.games.length === 0) return null;
  const at = editor.cursor;
  return read.games.findLast((game) => game.from <= at) ?? read.games[0];
}

async function showBoard() {
  const game = gameAtCursor();
  if (!game) return board.clear();
  const asked = current;
  if (board.shown !== game.index) {
    const view = await kit.ask("view", { game: game.index });
    if (asked !== current) return;
    board.show(game.index, view);
  }
  showPly(game);
}

function showPly(game) {
  const at = editor.cursor;
  const ply = game.plies.findLast((each) => each[0] <= at) ?? null;
  board.go(ply ? ply[2] : null);
  editor.mark(ply);
}

function showPlyAtCursor() {
  if (tabs.current === "board") refill();
}

function showText(text, { name = null, note = "" } = {}) {
  fileName = name;
  fileNote = note;
  notationChoice.value = "";
  editor.text = text;
}

async function openFile(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    const { text, converted } = await kit.ask("decode", { bytes });
    showText(text, { name: file.name, note: converted ? "; converted to UTF-8" : "" });
  } catch {
    showText(new TextDecoder().decode(bytes), { name: file.name, note: "; not all bytes are UTF-8" });
  }
}

function save() {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([editor.text], { type: "text/plain" }));
  link.download = fileName ?? `game.${read?.format ?? "txt"}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

byId("open").addEventListener("click", () => byId("file").click());
byId("file").addEventListener("change", ({ target }) => target.files[0] && openFile(target.files[0]));
byId("fix").addEventListener("click", async () => (editor.text = await kit.ask("fix")));
byId("format").addEventListener("click", async () => (editor.text = (await kit.ask("format")).text));
byId("save").addEventListener("click", save);
byId("share").addEventListener("click", async () => {
  const address = await share(editor.text, notationChoice.value);
  if (address === null) return say("The text is too long for an address; save it as a file.");
  history.replaceState(null, "", address);
  try {
    await navigator.clipboard.writeText(location.href);
    say("The address of this page, with the text in it, is on the clipboard.");
  } catch {
    say("The address of this page has the text in it now.");
  }
});
notationChoice.addEventListener("change", look);
sampleChoice.addEventListener("change", async () => {
  const chosen = sampleChoice.value;
  sampleChoice.value = "";
  const sample = (await samples).find((each) => each.title === chosen);
  showText(sample.text);
});

addEventListener("dragover", (event) => {
  event.preventDefault();
  document.body.classList.add("drop");
});
for (const name of ["dragleave", "drop"]) addEventListener(name, () => document.body.classList.remove("drop"));
addEventListener(
  "drop",
  (event) => {
    const [file] = event.dataTransfer.files;
    if (!file) return;
    event.preventDefault();
    event.stopPropagation();
    openFile(file);
  },
  { capture: true },
);

samples.then((all) => {
  const groups = Map.groupBy ? Map.groupBy(all, (each) => each.notation) : new Map([["", all]]);
  for (const [notation, list] of groups) {
    const group = document.createElement("optgroup");
    group.label = notation;
    group.append(...list.map((each) => new Option(each.title)));
    sampleChoice.append(group);
  }
});

const begin = await opening;
if (begin.notation) {
  notationChoice.append(new Option(begin.notation));
  notationChoice.value = begin.notation;
}
editor.text = begin.text;
clearTimeout(timer);
show(firstFound);
kit.ask("notations").then((all) => {
  const asked = notationChoice.value;
  notationChoice.replaceChildren(notationChoice.options[0], ...all.map((each) => new Option(each.title, each.name)));
  notationChoice.value = asked;
});
