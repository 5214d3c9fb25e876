// Arguments of the wrong type are rejected by name, in one sentence, without any effect.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Offsets, Toolkit, applyFix, load } from "../load.js";
import { lacksModule, moduleBytes } from "./support.mjs";

const when = { skip: lacksModule };
const kit = lacksModule ? null : await load(moduleBytes());
const pgn = "1. e4 e5 2. Nf3 *\n";

const refused = (name, must) => (error) => {
  assert.ok(error instanceof TypeError, `${error}`);
  assert.ok(error.message.startsWith(`${name} must be ${must}`), error.message);
  assert.ok(!error.message.includes("\n"));
  return true;
};

const all = async (lines) => {
  const read = [];
  for await (const line of lines) read.push(line);
  return read;
};

const noTexts = [undefined, null, 5, 5n, true, {}, [], ["1. e4"], Symbol("text"), () => pgn, Promise.resolve(pgn)];

test("a text is a string or bytes", when, () => {
  for (const name of ["json", "parse", "lint", "fix", "format", "convertJson", "positions", "view", "guess"])
    for (const wrong of noTexts) assert.throws(() => kit[name](wrong), refused("text", "a string or bytes"), name);
  for (const wrong of [undefined, null, 5, 5n, true, Symbol("games"), () => pgn])
    assert.throws(() => kit.convert(wrong), refused("games", "a text, bytes or a document of JSON"));
  const circle = {};
  circle.circle = circle;
  for (const wrong of [circle, { games: 5n }]) assert.throws(() => kit.convert(wrong), refused("games", "a document that JSON can say"));
});

test("bytes that another thread has are not taken for none", when, () => {
  const bytes = new TextEncoder().encode(pgn);
  structuredClone(bytes, { transfer: [bytes.buffer] });
  assert.throws(() => kit.parse(bytes), refused("text", "bytes that are still here"));
  assert.equal(kit.parse(new Uint8Array(0), { notation: "pgn" }).games.length, 0);
});

const takeOptions = {
  json: (options) => kit.json(pgn, options),
  parse: (options) => kit.parse(pgn, options),
  lint: (options) => kit.lint(pgn, options),
  fix: (options) => kit.fix(pgn, options),
  format: (options) => kit.format(pgn, options),
  convert: (options) => kit.convert(pgn, options),
  convertJson: (options) => kit.convertJson("{}", options),
  positions: (options) => kit.positions(pgn, options),
  view: (options) => kit.view(pgn, options),
  games: (options) => kit.games([pgn], options),
  findings: (options) => kit.findings([pgn], options),
  legalPlies: (options) => kit.legalPlies("", options),
  perft: (options) => kit.perft("", 1, options),
  board: (options) => kit.board("", options),
};

test("options are an object, and each is of its kind", when, () => {
  for (const [name, call] of Object.entries(takeOptions)) {
    for (const wrong of [null, 5, "pgn", ["pgn"], true, () => 1]) assert.throws(() => call(wrong), refused("options", "an object"), name);
    assert.throws(() => call({ notation: 5 }), refused("notation", "a string"), name);
    assert.throws(() => call({ notatoin: "pgn" }), /^TypeError: there is no option notatoin; there are: notation /, name);
  }
  for (const [option, must] of [
    [{ level: 3 }, "level must be a string"],
    [{ spans: "yes" }, "spans must be true or false"],
    [{ positions: 1 }, "positions must be true or false"],
    [{ select: "GS" }, "select must be a list of words"],
    [{ ignore: new Set(["GS"]) }, "ignore must be a list of words"],
    [{ extendSelect: ["GS", 5] }, "extendSelect[1] must be a string"],
    [{ limits: 5 }, "limits must be an object"],
    [{ limits: { depth: -1 } }, "limits.depth must be a whole number below 2^32"],
    [{ limits: { depth: NaN } }, "limits.depth must be a whole number below 2^32"],
    [{ limits: { depth: 2 ** 32 } }, "limits.depth must be a whole number below 2^32"],
    [{ width: "80" }, "width must be a whole number below 2^32"],
    [{ game: 1.5 }, "game must be a whole number below 2^32"],
    [{ letters: {} }, "letters must be a string"],
  ])
    assert.throws(() => kit.lint(pgn, option), (error) => error instanceof TypeError && error.message.startsWith(`${must}, and is `), must);
  assert.throws(() => kit.lint(pgn, { limits: { depht: 3 } }), /^TypeError: there is no option limits\.depht; there are: depth /);
  assert.equal(kit.lint(pgn, { notation: undefined, level: null, limits: { depth: undefined } }).games, 1);
});

test("words that are none of those that there are", when, () => {
  for (const [call, message] of [
    [() => kit.lint(pgn, { profile: "strictest" }), /^profile must be one of .*minimal.*, and is "strictest"$/],
    [() => kit.lint(pgn, { select: ["GS\nB003"] }), /^no diagnostic has the code or the name "GS\uFFFDB003"$/],
    [() => kit.format(pgn, { moves: "iccs" }), /^"iccs" is no form of moves of pgn, which has none to choose$/],
    [() => kit.legalPlies("nonsense", { notation: "pgn" }), /^the position must be one of pgn, and cannot be read: /],
    [() => kit.board("nonsense", { notation: "xiangqi" }), /^the position must be one of xiangqi, and cannot be read/],
    [() => kit.perft("nonsense", 0, { notation: "ctl-pgn" }), /^the position must be one of ctl-pgn, and cannot be read/],
  ])
    assert.throws(call, (error) => error.name === "CtlpgnError" && message.test(error.message), String(call));
});

test("positions, depths and codes", when, async () => {
  for (const wrong of [null, 5, {}, new Uint8Array(1)])
    for (const name of ["legalPlies", "board"]) assert.throws(() => kit[name](wrong), refused("position", "a string"));
  for (const wrong of [undefined, null, -1, 21, 1.5, NaN, "2", 2n])
    assert.throws(() => kit.perft("", wrong, { notation: "pgn" }), refused("depth", "a whole number from 0 to 20"));
  assert.equal(kit.perft("", 0, { notation: "pgn" }), 1);
  for (const wrong of [undefined, null, 5, {}]) await assert.rejects(kit.explain(wrong), refused("code", "a string"));
  await assert.rejects(kit.rules(null), refused("options", "an object"));
  await assert.rejects(kit.rules({ notation: "constructor" }), /no notation "constructor"/);
});

test("chunks", when, async () => {
  for (const wrong of [undefined, null, 5, {}, () => pgn, Promise.resolve(pgn), new Response(pgn)])
    for (const name of ["games", "findings"]) assert.throws(() => kit[name](wrong), refused("chunks", "a text, an iterable,"));
  for (const wrong of [undefined, null, 5, ["1. e4"]]) await assert.rejects(all(kit.games([pgn, wrong])), refused("a chunk", "a string or bytes"));
  assert.equal((await all(kit.games(new TextEncoder().encode(pgn).buffer))).length, 1);
  const bytes = new TextEncoder().encode(" e5} *\n");
  const [game] = await all(kit.games(["1. e4 {\ud834", bytes], { notation: "pgn" }));
  assert.equal(game.moves[0].comments[0].text, "\ufffd e5", "half a character is replaced in place");
});

test("places and fixes", () => {
  for (const wrong of [undefined, null, 5, {}, new Uint8Array(1)]) assert.throws(() => new Offsets(wrong), refused("text", "a string"));
  const offsets = new Offsets("aé𝄞b");
  for (const wrong of [undefined, null, NaN, "2"]) {
    assert.throws(() => offsets.toIndex(wrong), refused("byte", "a number"));
    assert.throws(() => offsets.toByte(wrong), refused("index", "a number"));
  }
  assert.deepEqual([offsets.toIndex(-1), offsets.toByte(-1), offsets.toByte(Infinity)], [0, 0, 8]);
  for (const wrong of [undefined, null, 5, {}, { edits: 5 }, { edits: [{}] }, [null]])
    assert.throws(() => applyFix(pgn, wrong), refused("fix", "the fix of a diagnostic, or a list of such"));
  const beyond = { edits: [{ text: "", range: { start: { offset: 1 }, end: { offset: 100 } } }] };
  assert.throws(() => applyFix(pgn, beyond), RangeError);
});

test("modules", async () => {
  const empty = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);
  for (const wrong of [null, 5, "ctlpgn.wasm", {}, fetch]) await assert.rejects(load(wrong), refused("module", "a WebAssembly.Module or its bytes"));
  for (const wrong of [undefined, null, {}, empty]) assert.throws(() => new Toolkit(wrong), refused("compiled", "a WebAssembly.Module"));
  await assert.rejects(load(empty), refused("compiled", "the module ctlpgn.wasm"));
});
