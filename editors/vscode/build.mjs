// Makes dist/ and the package for VS Code: `node build.mjs [FILE]`, build/ctlpgn.vsix unless a file is named.
import { build } from "esbuild";
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { packageOf } from "./vsix.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const root = resolve(here, "../..");
const dist = join(here, "dist");
const module = join(root, "npm/ctlpgn-server.wasm");
const program = process.env.CTLPGN_PROGRAM ?? join(root, "build/ctlpgn");
const target = resolve(process.argv[2] ?? join(root, "build/ctlpgn.vsix"));

for (const needed of [module, program])
  if (!existsSync(needed)) {
    console.error(`${needed} is not built: .ci/wasm builds it`);
    process.exit(1);
  }
rmSync(dist, { recursive: true, force: true });
mkdirSync(join(dist, "snippets"), { recursive: true });

const manifest = JSON.parse(readFileSync(join(here, "package.json"), "utf8"));
const read = (path) => readFileSync(join(root, path), "utf8");

// The two entries are modules of VS Code; the worker and the page are scripts.
const options = { bundle: true, minify: true, legalComments: "none", outdir: dist, logLevel: "warning" };
const source = (name) => join(here, "src", name);
const entry = { ...options, format: "cjs", external: ["vscode"], target: "es2022" };
const bundled = new Set();
async function bundle(what) {
  const { metafile } = await build({ ...what, metafile: true });
  for (const path of Object.keys(metafile.inputs)) {
    const [, name] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path) ?? [];
    if (name) bundled.add(name);
  }
}
await bundle({ ...entry, entryPoints: [source("node.js")], platform: "node", mainFields: ["module", "main"] });
await bundle({ ...entry, entryPoints: [source("browser.js")], platform: "browser" });
await bundle({
  ...options,
  entryPoints: [source("server_worker.js"), source("board_page.js")],
  format: "iife",
  platform: "browser",
  target: "es2022",
  external: ["node:worker_threads"],
  define: { "import.meta.url": '"file:///"' }, // the module is given to the worker, which loads nothing itself
});

// What others made that is in the bundles, whose licences ask to go with it.
function licenceOf(name) {
  const folder = join(here, "node_modules", name);
  const { version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
  return [name, { version, license, text: file ? readFileSync(join(folder, file), "utf8") : undefined }];
}
const licences = Object.fromEntries([...bundled].sort().map(licenceOf));
writeFileSync(join(dist, "licences.json"), JSON.stringify(licences, null, 1));

// The viewer's colours, as bright as those of VS Code.
const lightAndDark = (sheet) => sheet.replaceAll("@media screen and (prefers-color-scheme:dark)", "body:is(.vscode-dark,.vscode-high-contrast)");
const sheets = [
  read("src/pictures/board.css"),
  `body:is(.vscode-dark,.vscode-high-contrast){${read("src/pictures/board-dark.css")}}`,
  lightAndDark(read("src/viewer/viewer.css")),
  read("playground/src/board_side.css"),
  read("editors/vscode/src/board_page.css"),
];
writeFileSync(join(dist, "board_page.css"), sheets.join("\n"));

// What `ctlpgn new` writes: "?" and the like are to be filled in, and the moves come last.
function snippetOf(game) {
  let places = 0;
  const fillable = /(?<=")[?.-]+(?=")|\?$/gm;
  const body = game.trimEnd().replaceAll(/[$}\\]/g, "\\$&").replaceAll(fillable, (value) => `\${${++places}:${value}}`);
  const [, tags, end] = /^(.*?)(\n(?:\*|\\\}))?$/s.exec(body);
  return `${tags}\n${end === undefined ? "\n$0" : `$0${end}`}\n`;
}

const games = manifest.contributes.languages.map(({ id, aliases }) => {
  const game = execFileSync(program, ["new", "--notation", id], { encoding: "utf8" });
  return { language: id, title: aliases[0], body: snippetOf(game) };
});
writeFileSync(join(dist, "new_games.json"), JSON.stringify(games));
for (const { language, title, body } of games) {
  const snippet = { "New game": { prefix: ["game", "new game"], body: body.split("\n"), description: `A game to fill in: ${title}` } };
  writeFileSync(join(dist, "snippets", `${language}.json`), JSON.stringify(snippet));
}

cpSync(module, join(dist, "ctlpgn-server.wasm"));

const files = [
  "package.json",
  "README.md",
  "LICENSE",
  "braces.json",
  ...["syntaxes", "dist", "dist/snippets"].flatMap((folder) =>
    readdirSync(join(here, folder), { withFileTypes: true })
      .filter((each) => each.isFile())
      .map(({ name }) => `${folder}/${name}`),
  ),
];
mkdirSync(dirname(target), { recursive: true });
writeFileSync(target, packageOf(manifest, files.map((path) => ({ path, bytes: readFileSync(join(here, path)) }))));
