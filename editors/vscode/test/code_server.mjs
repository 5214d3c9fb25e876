// VS Code as a server, npm's code-server, with the packed extension.
import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { packageOf } from "../vsix.mjs";
import { lacksBrowser, openPage } from "./browser.mjs";
import { Driving, driverFolder, driverScript } from "./driving.mjs";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const installed = join(root, "build/code-server/node_modules");
const server = process.env.CODE_SERVER ?? join(installed, "code-server/out/node/entry.js");
const isBuilt = process.env.CODE_SERVER !== undefined || existsSync(join(installed, "argon2/lib/binding"));
const packed = join(root, "build/ctlpgn.vsix");
export const program = process.env.CTLPGN_PROGRAM ?? join(root, "build/ctlpgn");

export const lacks =
  lacksBrowser +
  (existsSync(packed) ? "" : "build/ctlpgn.vsix is not built: .ci/vscode builds it. ") +
  (existsSync(program) ? "" : `${program} is not built; CTLPGN_PROGRAM names another one. `) +
  (existsSync(server) && isBuilt ? "" : "code-server is not installed: .ci/vscode tools installs it; CODE_SERVER names another one. ");

const freePort = () =>
  new Promise((done) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });

async function answers(address) {
  for (let count = 0; count < 300; ++count) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error("code-server does not answer");
}

/** VS Code with the extension and the driver, in a folder with these files. */
export async function beginServer(settings, files = {}) {
  const home = mkdtempSync(join(tmpdir(), "ctlpgn-code-server-"));
  const folder = join(home, "games");
  const extensions = join(home, "extensions");
  const user = join(home, "data/User");
  for (const each of [folder, extensions, user]) mkdirSync(each, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const usual = { "workbench.startupEditor": "none", "workbench.colorTheme": "Default Light Modern", "telemetry.telemetryLevel": "off" };
  writeFileSync(join(user, "settings.json"), JSON.stringify({ ...usual, ...settings }));
  const given = ["--user-data-dir", join(home, "data"), "--extensions-dir", extensions];
  const options = { stdio: process.env.CTLPGN_LOG ? "inherit" : "ignore", env: { ...process.env, HOME: home } };
  const run = (...words) => execFileSync(process.execPath, [server, ...given, ...words], options);
  run("--install-extension", packed);

  const driving = await Driving.begin();
  const about = readFileSync(join(driverFolder, "package.json"));
  const driver = join(home, "driver.vsix");
  writeFileSync(driver, packageOf({ description: "", keywords: [], categories: [], ...JSON.parse(about) }, [
    { path: "package.json", bytes: about },
    { path: "driver.js", bytes: Buffer.from(driverScript(driving.address)) },
  ]));
  run("--install-extension", driver);

  const port = await freePort();
  const address = `http://127.0.0.1:${port}/`;
  const child = spawn(
    process.execPath,
    [server, ...given, "--auth", "none", "--bind-addr", `127.0.0.1:${port}`, "--disable-workspace-trust", "--disable-telemetry",
      "--disable-update-check", folder],
    options,
  );
  const end = async () => {
    driving.end();
    const ended = new Promise((done) => child.on("exit", done));
    child.kill();
    await ended;
    rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  try {
    await answers(address);
    const { page, close } = await openPage(address);
    return { page, driving, folder, end: () => close().finally(end) };
  } catch (error) {
    await end();
    throw error;
  }
}
