// Writes viewer.js, the modules of src/viewer as one, with its style sheets and words: `node tools/viewer.mjs`.
import { readFileSync, writeFileSync } from "node:fs";

const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");

/** The words of the viewer by language, with the names of pieces. */
export function words() {
  const [[, ...languages], ...rows] = read("src/notations/piece_words.tsv").trimEnd().split("\n").map((row) => row.split("\t"));
  const of = (language, column) => ({
    ...JSON.parse(read(`src/viewer/languages/${language}.json`)),
    pieces: Object.fromEntries(rows.map(([piece, ...names]) => [piece, names[column]])),
  });
  return Object.fromEntries(languages.map((language, column) => [language, of(language, column)]));
}

/** Those for light pages, and what dark ones add. */
export const sheets = () => ({
  light: read("src/pictures/board.css") + read("src/viewer/viewer.css"),
  dark: read("src/pictures/board-dark.css") + read("src/viewer/viewer-dark.css"),
});

// In the order of the page, whose own module is the last one.
const modules = () => read("src/viewer/CMakeLists.txt").match(/set\(modules (.*) page\.js\)/)[1].split(" ");

export const viewer = () =>
  [
    "// Made from src/viewer by npm/tools/viewer.mjs. viewer.d.ts describes it.\n",
    ...modules().map((name) => read(`src/viewer/${name}`).replace(/^import .*\n/gm, "")),
    `export const sheets = ${JSON.stringify(sheets())};\n`,
    `export const words = ${JSON.stringify(words())};\n`,
  ].join("");

if (process.argv[1] === new URL(import.meta.url).pathname) writeFileSync(new URL("../viewer.js", import.meta.url), viewer());
