// The page: sends the text to the toolkit and shows the results.
import { Board } from "./board_view.js";
import { Editor } from "./editor.js";
import { listenForFiles, saveFile } from "./files.js";
import { Findings } from "./findings_view.js";
import { grammarView } from "./grammar_view.js";
import { gameAt, plyAt } from "./places.js";
import { remember } from "./remembering.js";
import { share, shared } from "./sharing.js";
import { Tabs } from "./tabs.js";
import { textView } from "./text_view.js";
import { capital, keptNote, summaryOf } from "./words.js";

const byId = (id) => document.getElementById(id);
const pause = 120; // milliseconds from a key press until the text is checked
const notationChoice = byId("notation");
const sampleChoice = byId("sample");

const { kit, samples, opening, found: firstFound } = globalThis.ctlpgn; // src/start.js has started them
let current = 0; // the version of the text that answers must be about
let found = 0; // the version of the text for the shown diagnostics
let read = null; // its tokens and games
let timer = null;
let fileName = null;
let note = ""; // an additional message about the next text
let addressed = null; // the text in the address of the page

const say = (text) => (byId("status").textContent = text);
const complain = (error) => say(`${capital(error.message)}.`);

const editor = new Editor(byId("editor"), {
  onText: () => {
    ++current; // pending answers are about another text
    clearTimeout(timer);
    timer = setTimeout(look, pause);
  },
  onCursor: () => tabs.current === "board" && refill(),
});

const board = new Board(byId("board"), {
  // Shows a ply that is chosen on the board in the text.
  onPly: (id, gameIndex) => {
    const game = read?.games.find((each) => each.index === gameIndex);
    const ply = game?.plies.find((each) => each[2] === id);
    editor.mark(ply ?? null);
  },
});

// A fix applies only to the text in which it was found.
const apply = (fix) => found === current && editor.replace(fix.edits);

const findings = new Findings(byId("findings"), {
  show: (at) => editor.show(at.from, at.to),
  apply,
  explain: (code) => kit.ask("explain", { code }),
});

const canonical = textView(byId("canonical"), { action: "Use this text", onAction: (text) => (editor.text = text), onCopied: say });
const json = textView(byId("json"), { onCopied: say });
const tabs = new Tabs(document.querySelector("[role=tablist]"), () => refill());

// The content of a tab is made when it is opened.
async function fill(name) {
  const asked = current;
  const of = gameAtCursor();
  const still = () => asked === current;
  if (name === "grammar") return grammarView(byId("grammar"), notationChoice.value || read?.format);
  if (!read) return;
  if (name === "board") await showBoard();
  if (name === "canonical") {
    const { text, kept } = await kit.ask("format");
    if (still()) canonical(text, keptNote(kept));
  }
  if (name === "json") {
    const text = await kit.ask("json", { game: of?.index ?? 1 });
    if (still()) json(text, of && read.games.length > 1 ? `Game ${of.index} of ${read.games.length}: the one at the cursor.` : "");
  }
}

const refill = () => fill(tabs.current).catch(complain);

const askAbout = (what) => {
  kit.set({ text: editor.text, notation: notationChoice.value });
  return kit.ask(what);
};

function look() {
  if (addressed !== null && editor.text !== addressed) {
    addressed = null;
    history.replaceState(null, "", location.pathname + location.search); // otherwise it would come back when the page is reloaded
  }
  return show(askAbout("lint"));
}

const keep = () => remember(editor.text, notationChoice.value);

// Everything about the present text, diagnostics first.
async function show(answer) {
  const asked = ++current;
  keep();
  try {
    const shown = await answer;
    if (asked !== current) return;
    if (editor.text.trim() === "") throw new Error("type a game, choose a sample, or drop a file");
    showFindings(shown);
    const tokens = await kit.ask("tokens");
    if (asked !== current) return;
    read = tokens;
    editor.colour(tokens.tokens);
    board.forget();
    await fill(tabs.current);
  } catch (error) {
    if (asked === current) sayNothing(`${capital(error.message)}.`);
  }
}

function sayNothing(why) {
  read = null;
  editor.diagnose([]);
  editor.colour(new Uint32Array(0));
  findings.say(why);
  byId("tab-findings").textContent = "Findings";
  board.clear();
  canonical("", why);
  json("", why);
  byId("fix").disabled = byId("format").disabled = true;
  say(why);
  performance.mark("findings");
}

function showFindings(shown) {
  found = current;
  const { diagnostics } = shown;
  editor.diagnose(
    diagnostics.map((each) => ({
      from: Math.min(each.at.from, editor.length),
      to: Math.min(each.at.to, editor.length),
      severity: each.severity === "note" ? "info" : each.severity,
      source: each.code,
      message: each.message,
      actions: each.fix ? [{ name: capital(each.fix.title), apply: () => apply(each.fix) }] : [],
    })),
  );
  findings.show(shown);
  byId("tab-findings").textContent = diagnostics.length === 0 ? "Findings" : `Findings (${diagnostics.length})`;
  byId("fix").disabled = !diagnostics.some((each) => each.fix?.safe);
  byId("format").disabled = false;
  say(summaryOf(shown) + note);
  note = "";
  performance.mark("findings");
}

const gameAtCursor = () => read && gameAt(read.games, editor.cursor);

async function showBoard() {
  const game = gameAtCursor();
  if (!game) return board.clear();
  const asked = current;
  if (board.shown !== game.index) {
    const view = await kit.ask("view", { game: game.index });
    if (asked !== current) return;
    board.show(game.index, view);
  }
  const ply = plyAt(game, editor.cursor);
  board.go(ply ? ply[2] : null);
  editor.mark(ply);
}

function showText({ text, notation = "" }, { name = null, remark = "" } = {}) {
  fileName = name;
  note = remark;
  notationChoice.value = notation;
  editor.text = text;
}

// The toolkit's result replaces the text, unless something is typed meanwhile.
async function rewrite(what, textOf) {
  clearTimeout(timer);
  const asked = ++current;
  try {
    const text = textOf(await askAbout(what));
    if (asked !== current) return;
    if (text !== editor.text) editor.text = text;
    else look();
  } catch (error) {
    complain(error);
  }
}

const notations = kit.ask("notations");
notations.catch(() => {}); // reported when the text is checked

// The extension of a file shows its notation, if it is known.
async function openFile(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { name } = file;
  try {
    const { text, converted } = await kit.ask("decode", { bytes });
    const notation = (await notations).find(({ extension }) => name.toLowerCase().endsWith(extension))?.name;
    showText({ text, notation }, { name, remark: converted ? "; converted to UTF-8" : "" });
  } catch {
    showText({ text: new TextDecoder().decode(bytes) }, { name, remark: "; not all bytes are UTF-8" });
  }
}

listenForFiles({ button: byId("open"), input: byId("file"), onFile: openFile });
byId("fix").addEventListener("click", () => rewrite("fix", (text) => text));
byId("format").addEventListener("click", () =>
  rewrite("format", ({ text, kept }) => {
    note = kept.length === 0 ? "" : `. ${keptNote(kept)}`;
    return text;
  }),
);
byId("save").addEventListener("click", () => saveFile(fileName ?? `game.${read?.format ?? "txt"}`, editor.text));
byId("share").addEventListener("click", async () => {
  const address = await share(editor.text, notationChoice.value);
  if (address === null) return say("The text is too long for an address; save it as a file.");
  addressed = editor.text;
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
  const { text } = (await samples).find((each) => each.title === chosen);
  showText({ text });
});
addEventListener("pagehide", keep);
addEventListener("hashchange", async () => {
  const said = await shared();
  if (!said) return;
  showText(said);
  if (notationChoice.selectedIndex < 0) notationChoice.value = "";
  addressed = editor.text;
});

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
if (begin.notation) notationChoice.append(new Option(begin.notation)); // the list is not there yet
showText(begin);
if (location.hash) addressed = editor.text;
clearTimeout(timer);
show(firstFound);

const all = await notations;
const chosen = notationChoice.value;
notationChoice.replaceChildren(notationChoice.options[0], ...all.map((each) => new Option(each.title, each.name)));
notationChoice.value = chosen;
if (notationChoice.selectedIndex < 0) {
  notationChoice.value = ""; // there is none with that name
  look();
}

// Browsers allow it only on secure connections. It loads all files again, so it can wait.
setTimeout(() => navigator.serviceWorker?.register("offline.js").catch(() => {}), 2000);
