// The results of the package's functions.
import assert from "node:assert/strict";
import { once } from "node:events";
import { before, test } from "node:test";
import { Worker } from "node:worker_threads";
import { lacksModule, moduleBytes, randomNumbers, spoiled } from "./support.mjs";

let kit;
let rest;
before(async () => {
  if (lacksModule) return;
  const loaded = await import("../load.js");
  rest = loaded;
  kit = await loaded.load(moduleBytes());
});
const when = { skip: lacksModule };

const pgn = '[Event "?"]\n[Site "?"]\n[Date "????.??.??"]\n[Round "?"]\n[White "?"]\n[Black "?"]\n[Result "*"]\n\n1. e4 e5 2. Nf3 *\n';

test("parse gives games", when, () => {
  const document = kit.parse(pgn);
  assert.equal(document.format, "pgn");
  assert.deepEqual(document.games[0].moves.map((ply) => ply.text), ["e4", "e5", "Nf3"]);
  assert.deepEqual(document.games[0].diagnostics, []);
});

test("bytes are texts, too, in other encodings as well", when, () => {
  const names = (input) => kit.parse(input).games[0].tags.find((tag) => tag.name === "White").value;
  const german = pgn.replace('[White "?"]', '[White "Größe, Jürgen Müller"]');
  assert.equal(names(new TextEncoder().encode(german)), "Größe, Jürgen Müller");
  assert.equal(names(Uint8Array.from(german, (letter) => letter.charCodeAt(0))), "Größe, Jürgen Müller");
  assert.equal(names(new Uint8Array(new Uint16Array([...german].map((letter) => letter.charCodeAt(0))).buffer)), "Größe, Jürgen Müller");
});

// Like the program: a Windows dash, a byte without meaning there, and DOS letters.
test("bytes of which each is a character are what the program takes them for", when, () => {
  const names = (value) => {
    const file = Uint8Array.from(pgn.replace('[White "?"]', `[White "${value}"]`), (letter) => letter.charCodeAt(0));
    return kit.parse(file).games[0].tags.find((tag) => tag.name === "White").value;
  };
  assert.equal(names("Andr\xe9 \x96 Gen\xe8ve, M\xfcller \x80"), "André – Genève, Müller €");
  assert.equal(names("J\x84ger, J\x94rg - Gr\x94\xe1mann, M\x81nchen"), "Jäger, Jörg - Größmann, München");
});

test("lint finds, and applyFix fixes", when, () => {
  const text = pgn.replace("2. Nf3", "2. Nf3#");
  const found = kit.lint(text);
  assert.equal(found.notation, "pgn");
  assert.equal(found.diagnostics.length, 1);
  const [finding] = found.diagnostics;
  assert.equal(rest.applyFix(text, finding.fix), pgn);
  assert.deepEqual(kit.lint(text, { ignore: [finding.code] }).diagnostics, []);
  assert.deepEqual(kit.fix(text), { text: pgn, fixed: { [finding.code]: 1 } });
});

test("format and convert write", when, () => {
  assert.deepEqual(kit.format(pgn), { text: pgn, kept: [] });
  assert.match(kit.convert(pgn, { letters: "FAN" }).text, /♘f3/);
  const faulty = kit.format(pgn.replace("e5", "e5 ???!("));
  assert.equal(faulty.kept.length, 1);
  assert.ok(faulty.kept[0].diagnostics.length > 0);
});

test("convert writes other forms of moves", when, () => {
  const { moves } = kit.notations().find((each) => each.name === "xiangqi");
  assert.ok(moves.includes("wxf"), moves.join(" "));
  const text = "FORMAT WXF\nGAME 1\nSTART{\n1. C2.5 H8+7\n}\n";
  assert.match(kit.convert(text, { notation: "xiangqi", moves: "iccs" }).text, /h2-?e2/i);
  assert.throws(() => kit.convert(text, { moves: "nonsense" }), /no form of moves of xiangqi; there are: /);
});

test("convert turns JSON into text", when, () => {
  assert.deepEqual(kit.convert(kit.parse(pgn)), { text: pgn, left: [], fixed: [] });
  assert.deepEqual(kit.convertJson(kit.json(pgn)), { text: pgn, left: [], fixed: [] });
  assert.throws(() => kit.convert({ schemaVersion: "2.0", format: "pgn", games: [{}] }), rest.CtlpgnError);
});

test("convert fixes what can be fixed, and says what it leaves out", when, () => {
  const [fixable, hopeless] = [pgn.replace('[Event "?"]', "[Event ?]"), pgn.replace("e5", "e5 ???!(")];
  const made = kit.convert(`${fixable}\n${hopeless}\n${pgn}`);
  assert.equal(made.text, `${pgn}\n${pgn}`);
  assert.deepEqual(made.fixed.map(({ game }) => game), [1]);
  assert.deepEqual(made.fixed[0].fixed, { S018: 1 });
  assert.deepEqual(made.left.map(({ game }) => game), [2]);
  assert.ok(made.left[0].diagnostics.length > 0);
});

test("what faulty games lack in JSON does not keep the others from being written", when, () => {
  const document = kit.parse(`${pgn}\n${pgn}\n${pgn}`);
  document.games[1].moves[2] = { id: 2, number: 2, side: "white", text: "Nf3 (" };
  for (const given of [document, JSON.stringify(document), document.games.map((game) => JSON.stringify({ schemaVersion: document.schemaVersion, format: document.format, ...game })).join("\n")]) {
    const made = typeof given === "string" ? kit.convertJson(given) : kit.convert(given);
    assert.equal(made.text, `${pgn}\n${pgn}`);
    assert.deepEqual(made.left.map(({ game }) => game), [2]);
    assert.ok(made.left[0].doubt.length > 10);
  }
});

test("games of one file share what it says once", when, () => {
  const text = "FORMAT WXF\nGAME 1\nSTART{\n1. C2.5 H8+7\n}\n";
  const made = kit.convert(`${text}\n${text.replace("FORMAT WXF\n", "").replace("GAME 1", "GAME 2")}`, { notation: "xiangqi" });
  assert.deepEqual(made.left, []);
  assert.equal(made.text.match(/FORMAT/g).length, 1);
  assert.equal(kit.convert(kit.parse(made.text)).text, made.text);
});

test("positions, plies and boards", when, () => {
  const [game] = kit.positions(pgn);
  assert.equal(game.after.length, 3);
  assert.match(game.after[0], /^rnbqkbnr\/pppppppp\/8\/8\/4P3/);
  assert.equal(kit.legalPlies("", { notation: "pgn" }).length, 20);
  assert.deepEqual(kit.legalPlies("7k/8/8/8/8/8/R7/K6R w - - 0 1", { notation: "pgn" }).filter((ply) => ply.endsWith("#")), []);
  assert.equal(kit.perft("", 3, { notation: "pgn" }), 8902);
  assert.match(kit.board(game.after[0]), /\n/);
});

test("explain describes codes", when, async () => {
  const rule = await kit.explain("S084");
  assert.equal(rule.name, "stray-brace");
  assert.ok(rule.explanation.length > 40);
  assert.deepEqual(await kit.explain("stray-brace"), rule);
  assert.equal(await kit.explain("X999"), null);
  assert.ok((await kit.rules()).length > 300);
  const { examples } = await kit.explain("S084", { notation: "pgn" });
  assert.deepEqual([...new Set(examples.map(({ notation }) => notation))], ["pgn"]);
  await assert.rejects(kit.rules({ notation: "morse" }), rest.CtlpgnError);
});

test("notations are known, and guessed", when, () => {
  assert.deepEqual(kit.notations().map((each) => each.name).sort(), ["ctl-pgn", "diplomat", "pgn", "xiangqi"]);
  assert.equal(kit.guess(pgn).notation, "pgn");
});

test("games come as they are read", when, async () => {
  const many = pgn.repeat(3000);
  let given = 0;
  let read = 0;
  async function* chunks() {
    for (let at = 0; at < many.length; at += 20000) {
      given = at;
      yield many.slice(at, at + 20000);
    }
  }
  let first = null;
  for await (const game of kit.games(chunks(), { notation: "pgn" })) {
    first ??= given;
    assert.equal(game.index, ++read);
  }
  assert.equal(read, 3000);
  assert.ok(first < many.length / 2, `the first game came after ${first} of ${many.length} bytes`);
});

test("a stream can be left, and one of strings may cut characters", when, async () => {
  for await (const game of kit.games([pgn, pgn])) {
    assert.equal(game.index, 1);
    break;
  }
  const text = pgn.replace("e4", "e4 {𝄞}");
  const games = [];
  for await (const game of kit.games([...Array(text.length)].map((_, at) => text[at]))) games.push(game);
  assert.equal(games[0].moves[0].comments[0].text, "𝄞");
});

test("wrong requests are reported, and the toolkit goes on", when, () => {
  for (const wrong of [
    () => kit.lint(pgn, { select: ["nonsense"] }),
    () => kit.parse(pgn, { notation: "morse" }),
    () => kit.parse(pgn, { level: "deep" }),
    () => kit.parse("lorem ipsum"),
    () => kit.convertJson("{"),
    () => kit.convert(pgn, { letters: "klingon" }),
    () => kit.format(pgn, { indent: "tabs" }),
    () => kit.parse(pgn, { notation: "pgn\0" }),
  ])
    assert.throws(wrong, (error) => error instanceof rest.CtlpgnError && error.message.length > 10, String(wrong));
  assert.equal(kit.parse(pgn).games.length, 1);
});

test("deep and long texts are read", when, () => {
  const deep = pgn.replace("e5", "e5 " + "(1... e5 ".repeat(20000) + ")".repeat(20000));
  for (const text of [deep, "(".repeat(100000), "{".repeat(100000), "[".repeat(100000), '"'.repeat(100000), "\0".repeat(100000)])
    for (const notation of ["pgn", "ctl-pgn", "xiangqi", "diplomat"]) {
      kit.lint(text, { notation });
      kit.parse(text, { notation, limits: { depth: 5000 } });
    }
  assert.equal(kit.parse(pgn).games.length, 1);
});

// Workers in browsers have a smaller stack than the program.
test("variations may be as deep as the limit allows though the stack is small", when, async () => {
  const texts = {
    pgn: pgn.replace("e5", "e5 " + "(1... e5 ".repeat(6000)),
    "ctl-pgn": '[EVENT "deep"]\n\n1. D4-D6, E9-E7\n' + "(1. D4-D6, E9-E7 ".repeat(6000),
  };
  const work = `
    const { parentPort, workerData } = require("node:worker_threads");
    import(workerData.library).then(async ({ load }) => {
      const kit = await load(workerData.bytes);
      for (const [notation, text] of Object.entries(workerData.texts)) {
        const options = { notation, limits: { depth: 5000 } };
        const codes = kit.lint(text, options).diagnostics.map((each) => each.code);
        parentPort.postMessage({ notation, codes, size: kit.json(text, options).length });
      }
    });`;
  const workerData = { library: new URL("../load.js", import.meta.url).href, bytes: moduleBytes(), texts };
  const worker = new Worker(work, { eval: true, workerData, resourceLimits: { stackSizeMb: 0.5 } });
  const answers = [];
  worker.on("message", (answer) => answers.push(answer));
  const [exitCode] = await once(worker, "exit"); // rejects with the worker's error
  assert.equal(exitCode, 0);
  assert.deepEqual(answers.map((answer) => answer.notation), Object.keys(texts));
  for (const { codes, size } of answers) {
    assert.ok(codes.includes("S141"), codes.slice(0, 10).join(" "));
    assert.ok(size > 100000);
  }
});

// Texts beyond Latin-1, and bytes that are not text, are decoded like by the platform's decoder.
test("Node makes strings of bytes as its decoder does", async () => {
  const { textOf } = await import("../compiled_node.js");
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  const pieces = ["a", "bcd", "plain text of some length", "×", "é", "\u0080", "ÿ", "Ā", "棋", "😀", "\ufeff"];
  const random = randomNumbers(19);
  for (let count = 0; count < 20000; ++count) {
    const kinds = count % 3 === 0 ? pieces.length : 7;
    let bytes = new TextEncoder().encode(Array.from({ length: random(12) }, () => pieces[random(kinds)]).join(""));
    if (count % 4 === 0) bytes = spoiled(bytes, random);
    const expected = decoder.decode(bytes);
    assert.equal(textOf(bytes.slice()), expected, [...bytes].join(" "));
  }
});

test("characters are whole wherever the module cuts what it writes", when, () => {
  for (let shift = 0; shift < 4; ++shift) {
    const words = `${"x".repeat(shift)}${"é♞𝄞".repeat(60000)}`;
    const [game] = kit.parse(pgn.replace("e4", `e4 {${words}}`)).games;
    assert.equal(game.moves[0].comments[0].text, words);
  }
});

test("offsets count bytes and UTF-16", when, () => {
  const text = "aé♞𝄞z".repeat(700);
  const offsets = new rest.Offsets(text);
  const encoder = new TextEncoder();
  assert.equal(offsets.byteLength, encoder.encode(text).length);
  let bytes = 0;
  let index = 0;
  for (const letter of text) {
    assert.equal(offsets.toIndex(bytes), index);
    assert.equal(offsets.toByte(index), bytes);
    bytes += encoder.encode(letter).length;
    index += letter.length;
  }
  assert.equal(offsets.toIndex(bytes + 5), text.length);
});
