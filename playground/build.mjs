// Makes dist/: a folder of static files that works from any web server.
import { build } from "esbuild";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const here = fileURLToPath(new URL(".", import.meta.url));
const root = join(here, "..");
const dist = join(here, "dist");
const module = join(root, "npm", "ctlpgn.wasm");

if (!existsSync(module)) {
  console.error("npm/ctlpgn.wasm is not built: .ci/wasm builds it");
  process.exit(1);
}
rmSync(dist, { recursive: true, force: true });
mkdirSync(dist);

const options = { bundle: true, minify: true, target: "es2022", legalComments: "none" };
await build({
  ...options,
  entryPoints: { main: join(here, "src/main.js"), worker: join(here, "src/worker.js") },
  outdir: dist,
  format: "esm",
});

// The start script is inside the page, and the page's policy names it.
const made = await build({ ...options, entryPoints: [join(here, "src/start.js")], format: "iife", write: false });
const start = made.outputFiles[0].text.trim();
const hash = createHash("sha256").update(start).digest("base64");
const page = readFileSync(join(here, "index.html"), "utf8");
writeFileSync(join(dist, "index.html"), page.replace("'START'", () => `'sha256-${hash}'`).replace("START", () => start));

const read = (path) => readFileSync(join(root, path), "utf8");

// The colours of the board, the viewer's style sheet, and the page's own.
const sheets = [
  read("src/pictures/board.css"),
  read("src/viewer/viewer.css"),
  read("playground/src/board_side.css"),
  `@media screen and (prefers-color-scheme:dark){${read("src/pictures/board-dark.css")}${read("src/viewer/viewer-dark.css")}}`,
  read("playground/src/page.css"),
];
writeFileSync(join(dist, "page.css"), sheets.join("\n"));

const samples = JSON.parse(read("playground/samples.json")).map(({ title, notation, file }) => ({ title, notation, text: read(file) }));
writeFileSync(join(dist, "samples.json"), JSON.stringify(samples));

const folder = join(root, "docs/grammars");
const grammars = readdirSync(folder).filter((file) => file.endsWith(".peg")).map((file) => file.replace(/\.peg$/, "")).sort();
writeFileSync(join(dist, "grammars.json"), JSON.stringify(Object.fromEntries(
  grammars.map((name) => [name, readFileSync(join(folder, `${name}.peg`), "utf8")]))));

cpSync(join(root, "npm", "rules.json"), join(dist, "rules.json"));
cpSync(module, join(dist, "ctlpgn.wasm"));

// The files that the page keeps for offline use, and a name for this version of them.
const names = readdirSync(dist).sort();
const version = names.reduce((sum, name) => sum.update(name).update(readFileSync(join(dist, name))), createHash("sha256")).digest("hex");
await build({
  ...options,
  entryPoints: [join(here, "src/offline.js")],
  outdir: dist,
  format: "iife",
  define: { version: JSON.stringify(version.slice(0, 16)), files: JSON.stringify(["./", ...names]) },
});
