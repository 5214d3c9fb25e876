// The settings of the extension, most of which are those of the server.
import { workspace } from "vscode";

export const settings = { path: "path" };

const ofServer = ["level", "profile", "select", "ignore", "numberHints", "placeHints", "hoverPictures", "mostFindings", "delay"];

/** Those that are set; the server has its own for the others. */
export function settingsOfServer() {
  const all = workspace.getConfiguration("ctlpgn");
  const set = ofServer.map((name) => [name, all.get(name)]).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(set);
}

/** The native program, if it is to be the server. */
export const programPath = () => workspace.getConfiguration("ctlpgn").get(settings.path)?.trim() ?? "";
