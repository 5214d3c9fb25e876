// The package: how large it is, what is in it, and whether it is made the same again.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { zipOf } from "../vsix.mjs";

const here = fileURLToPath(new URL("..", import.meta.url));
const packed = join(here, "../../build/ctlpgn.vsix");
const skip = existsSync(packed) ? false : "build/ctlpgn.vsix is not built: .ci/vscode builds it";
const most = 2 << 20;

test(`the package has at most ${most} bytes, and is made the same again`, { skip }, (context) => {
  const bytes = readFileSync(packed);
  context.diagnostic(`${bytes.length} bytes`);
  assert.ok(bytes.length <= most);
  const folder = mkdtempSync(join(tmpdir(), "ctlpgn-vsix-"));
  try {
    execFileSync(process.execPath, [join(here, "build.mjs"), join(folder, "again.vsix")]);
    assert.ok(readFileSync(join(folder, "again.vsix")).equals(bytes));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

const python = (code, ...given) => execFileSync("python3", ["-c", code, ...given], { encoding: "utf8" }).trim();

test("others can unpack it", { skip }, () => {
  const names = python("import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; print('\\n'.join(z.namelist()))", packed);
  const about = JSON.parse(readFileSync(join(here, "package.json"), "utf8"));
  const { languages, grammars, snippets } = about.contributes;
  const named = [about.main, about.browser, ...languages.map((each) => each.configuration), ...[...grammars, ...snippets].map((each) => each.path)];
  for (const each of named) assert.ok(names.split("\n").includes(`extension/${each.slice(2)}`), each);
});

test("the licences of what it bundles go with it", { skip }, () => {
  const script = "import sys, zipfile; print(zipfile.ZipFile(sys.argv[1]).read('extension/dist/licences.json').decode())";
  const licences = JSON.parse(python(script, packed));
  assert.ok("vscode-languageclient" in licences);
  for (const [name, { version, license, text }] of Object.entries(licences)) assert.ok(version && license && text, name);
});

test("an empty file, and a name beyond ASCII", () => {
  const folder = mkdtempSync(join(tmpdir(), "ctlpgn-vsix-"));
  try {
    const path = join(folder, "a.zip");
    const script = "import sys; open(sys.argv[1], 'wb').write(sys.stdin.buffer.read())";
    execFileSync("python3", ["-c", script, path], { input: zipOf([{ path: "é棋", bytes: Buffer.alloc(0) }]) });
    assert.equal(python("import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; print(ascii(z.namelist()))", path), "['\\xe9\\u68cb']");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
