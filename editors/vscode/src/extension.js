// What the extension does everywhere: it runs the language server, and has commands and a board.
import { Uri, commands, window, workspace } from "vscode";
import { BoardPanel } from "./board_panel.js";
import { Explanations } from "./explanations.js";
import { newGame } from "./new_game.js";
import { programPath, settings, settingsOfServer } from "./settings.js";

const languages = ["pgn", "ctl-pgn", "xiangqi", "diplomat"];
const configurations = ["ctlpgn.toml", ".ctlpgn.toml"];
const unread = "is a configuration, which only the native program ctlpgn reads: the setting ctlpgn.path names it.";
const fixAll = "ctlpgn.fixAll"; // a command of the server

// The server leaves explanations to the editor.
const shownHere = {
  fillClientCapabilities: (capabilities) => {
    capabilities.experimental = { ...capabilities.experimental, ctlpgn: { explanations: true } };
  },
  initialize: () => {},
  getState: () => ({ kind: "static" }),
  clear: () => {},
};

// The server inside reads none, which must not go unnoticed. Most are at the top of a folder.
async function sayConfiguration() {
  const places = (workspace.workspaceFolders ?? []).flatMap(({ uri }) => configurations.map((name) => Uri.joinPath(uri, name)));
  for (const place of places)
    await workspace.fs.stat(place).then(
      () => void window.showWarningMessage(`${workspace.asRelativePath(place)} ${unread}`),
      () => {}, // there is none
    );
}

export class Extension {
  #platform;
  #module;
  #client = null;
  #explanations = new Explanations((command, given) => this.#execute(command, given));

  /** `platform` makes workers and language clients. */
  static async begin(context, platform) {
    const module = await workspace.fs.readFile(Uri.joinPath(context.extensionUri, "dist/ctlpgn-server.wasm"));
    const made = new Extension(platform, module);
    made.#register(context);
    await made.#start();
    return made;
  }

  constructor(platform, module) {
    this.#platform = platform;
    this.#module = module;
  }

  #worker = (role) => {
    const worker = this.#platform.worker();
    worker.postMessage({ role, module: this.#module });
    return worker;
  };

  #register(context) {
    const board = new BoardPanel(context.extensionUri, languages, () => this.#worker("toolkit"));
    const withEditor = (act) => () => {
      const editor = window.activeTextEditor;
      if (editor && languages.includes(editor.document.languageId)) return act(editor);
      return window.showInformationMessage("Open a file with games first: .pgn, .ctl-pgn, .wxf, .ccf or .diplomat.");
    };
    context.subscriptions.push(
      board,
      this.#explanations,
      commands.registerCommand("ctlpgn.showBoard", withEditor((editor) => board.open(editor))),
      commands.registerCommand("ctlpgn.fixDocument", withEditor(({ document }) => this.#execute(fixAll, [document.uri.toString()]))),
      commands.registerCommand("ctlpgn.newGame", () => newGame(context.extensionUri)),
      commands.registerCommand("ctlpgn.restart", () => this.#restart()),
      workspace.onDidChangeConfiguration((event) => this.#takeSettings(event)),
    );
  }

  #execute = (command, given) => this.#client.sendRequest("workspace/executeCommand", { command, arguments: given });

  async #start() {
    const options = {
      documentSelector: languages.map((language) => ({ language })),
      initializationOptions: settingsOfServer(),
      middleware: this.#explanations.middleware,
    };
    this.#client = this.#platform.client(options, this.#worker, programPath());
    this.#client.registerFeature(shownHere);
    try {
      await this.#client.start();
    } catch (error) {
      window.showErrorMessage(`The language server of ctlpgn does not start: ${error.message}`);
    }
    if (!programPath()) sayConfiguration();
  }

  async #restart() {
    await this.end();
    await this.#start();
  }

  #takeSettings(event) {
    if (!event.affectsConfiguration("ctlpgn")) return;
    if (event.affectsConfiguration(`ctlpgn.${settings.path}`)) this.#restart();
    else this.#client.sendNotification("workspace/didChangeConfiguration", { settings: { ctlpgn: settingsOfServer() } });
  }

  end = async () => {
    const client = this.#client;
    this.#client = null;
    await client?.dispose();
  };
}
