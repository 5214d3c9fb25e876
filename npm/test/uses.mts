// What the types let one write and what they refuse, compiled with strict null checks and without. It is never run.
import * as ctlpgn from "ctlpgn";
import { Toolkit, load } from "ctlpgn/load";
import "ctlpgn/game";
import type { CtlpgnGame } from "ctlpgn/game";
import { Viewer, sheets, words } from "ctlpgn/viewer";
import type { Diagnostic, Document, FindingsLine, Fix, GameLine, LintResult, Rule } from "ctlpgn";

const bytes = new Uint8Array([0x5b]);
const document: Document = ctlpgn.parse(bytes, { level: "legal", spans: true, limits: { depth: 5 } });
const event: string | undefined = document.games[0]?.tags.find((tag) => tag.name === "Event")?.value;
const comments: number = document.games.flatMap((game) => game.moves.flatMap((ply) => ply.comments ?? [])).length;

const linted: LintResult = ctlpgn.lint("1. e4 *", { notation: "pgn", select: ["GS", "B003"], fixes: true });
const found: Diagnostic[] = linted.diagnostics.filter(({ severity }) => severity === "error");
const fixes: Fix[] = found.flatMap(({ fix }) => (fix ? [fix] : []));
const fixed: string = ctlpgn.applyFix("1. e4 *", fixes) + ctlpgn.fix("1. e4 *", { unsafe: true }).text;

const converted: string = ctlpgn.convert(document, { letters: "FAN" }).text + ctlpgn.convertJson("{}").left.length;
const formatted: string = ctlpgn.format("1. e4 *", { width: 0, indent: "none", ascii: true }).text;
const after: (string | null)[] = ctlpgn.positions("1. e4 *").flatMap((game) => game.after);
const plies: string[] = ctlpgn.legalPlies("", { notation: "xiangqi" });
const leaves: number = ctlpgn.perft("", 2, { notation: "pgn" });
const place: number = new ctlpgn.Offsets("é").toIndex(2);

export async function read(stream: ReadableStream<Uint8Array>, module: WebAssembly.Module): Promise<string[]> {
  const kit: Toolkit = await load(module);
  const rule: Rule | null = await kit.explain("GR033");
  const codes: string[] = (await ctlpgn.rules({ notation: "pgn" })).map(({ code }) => code);
  for await (const line of kit.games(stream)) {
    const each: GameLine | FindingsLine = line;
    if ("moves" in each) codes.push(each.moves.map((ply) => ply.text).join(" "));
    else codes.push(...each.diagnostics.map(({ code }) => code));
  }
  for await (const { message } of ctlpgn.findings(["1. e4", bytes])) codes.push(message);
  return [...codes, rule?.explanation ?? ""];
}

export function show(root: HTMLElement): CtlpgnGame {
  const view = ctlpgn.view("1. e4 *", { game: 1 });
  const viewer = new Viewer(root, { ...view, words: { ca: words.ca }, options: { language: "ca", startPly: 1 } });
  viewer.onPly = (ply, game) => (root.title = `${game}.${ply ?? 0} ${sheets.light.length}`);
  const element = root.ownerDocument.createElement("ctlpgn-game");
  element.view = view;
  element.startPly = 2;
  element.addEventListener("ply", ({ detail }) => (root.title = detail.position));
  return element;
}

// @ts-expect-error: there is no such theme
export const unknownTheme = (element: CtlpgnGame) => (element.theme = "blue");
// @ts-expect-error: a level is one of three words
ctlpgn.parse("", { level: "deep" });
// @ts-expect-error: codes are a list
ctlpgn.lint("", { select: "GS" });
// @ts-expect-error: no such option
ctlpgn.format("", { widht: 80 });
// @ts-expect-error: a text is no number
ctlpgn.parse(1);
// @ts-expect-error: what explains is loaded first
const explained: Rule = ctlpgn.explain("GR033");
// @ts-expect-error: a document has games
ctlpgn.convert({ schemaVersion: "2.1", format: "pgn" });

export const all = [event, comments, fixed, converted, formatted, after, plies, leaves, place, explained];
