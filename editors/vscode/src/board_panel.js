// The board of the game at the cursor, beside the text.
import { Range, TextEditorRevealType, ThemeColor, Uri, ViewColumn, window, workspace } from "vscode";
import { Asking } from "../../../playground/src/asking.js";
import { gameAt, plyAt } from "../../../playground/src/places.js";

const pause = 120; // milliseconds from a change until the text is read again

const page = (webview, file) => `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src ${webview.cspSource}; style-src ${webview.cspSource}">
<link rel="stylesheet" href="${file("board_page.css")}">
</head>
<body>
<main id="board"><p id="wait">The game is being read …</p></main>
<script src="${file("board_page.js")}"></script>
</body>
</html>`;

export class BoardPanel {
  #extensionUri;
  #languages;
  #beginWorker;
  #kit = null;
  #panel = null;
  #editor = null;
  #read = null; // the games of the text, and which text that was
  #shown = null; // the game on the board
  #isReady = false;
  #timer = null;
  #listeners;
  #mark = window.createTextEditorDecorationType({
    backgroundColor: new ThemeColor("editor.wordHighlightStrongBackground"),
    borderRadius: "3px",
  });

  constructor(extensionUri, languages, beginWorker) {
    this.#extensionUri = extensionUri;
    this.#languages = languages;
    this.#beginWorker = beginWorker;
    this.#listeners = [
      window.onDidChangeTextEditorSelection(({ textEditor }) => textEditor === this.#editor && this.#follow()),
      window.onDidChangeActiveTextEditor((editor) => editor && this.#panel && this.#take(editor)),
      workspace.onDidChangeTextDocument(({ document }) => document === this.#editor?.document && this.#readSoon()),
    ];
  }

  open(editor) {
    if (this.#panel === null) this.#create();
    else this.#panel.reveal(undefined, true);
    this.#take(editor);
  }

  #create() {
    const root = Uri.joinPath(this.#extensionUri, "dist");
    this.#kit = new Asking(this.#beginWorker);
    this.#panel = window.createWebviewPanel(
      "ctlpgn.board",
      "Board",
      { viewColumn: ViewColumn.Beside, preserveFocus: true },
      { enableScripts: true, localResourceRoots: [root] },
    );
    const { webview } = this.#panel;
    webview.onDidReceiveMessage((message) => this.#hear(message));
    this.#panel.onDidDispose(() => this.#forget());
    webview.html = page(webview, (name) => webview.asWebviewUri(Uri.joinPath(root, name)));
  }

  #forget() {
    clearTimeout(this.#timer);
    this.#editor?.setDecorations(this.#mark, []);
    this.#kit.end();
    this.#kit = this.#panel = this.#editor = this.#read = this.#shown = null;
    this.#isReady = false;
  }

  // A page that was hidden begins anew.
  #hear({ ready, game, ply }) {
    if (ready) {
      this.#isReady = true;
      this.#shown = null;
      this.#follow();
    } else this.#showInText(game, ply);
  }

  #take(editor) {
    if (!this.#languages.includes(editor.document.languageId)) return;
    if (editor === this.#editor && this.#read) return;
    this.#editor?.setDecorations(this.#mark, []);
    this.#editor = editor;
    this.#readNow();
  }

  #readSoon() {
    this.#read = null;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#readNow(), pause);
  }

  async #readNow() {
    clearTimeout(this.#timer);
    const { document } = this.#editor;
    const { version } = document;
    this.#read = this.#shown = null;
    const isPresent = () => this.#editor?.document === document && document.version === version;
    this.#kit.set({ text: document.getText(), notation: document.languageId });
    try {
      const { games } = await this.#kit.ask("tokens");
      if (!isPresent()) return;
      this.#read = { games, isPresent };
      await this.#follow();
    } catch (error) {
      if (isPresent()) this.#panel?.webview.postMessage({ failure: error.message });
    }
  }

  /** The board shows the ply at the cursor. */
  async #follow() {
    const read = this.#read;
    if (!this.#isReady || !read?.isPresent()) return;
    const at = this.#editor.document.offsetAt(this.#editor.selection.active);
    const game = gameAt(read.games, at);
    if (game === null) {
      this.#panel.webview.postMessage({ failure: "There is no game in this text." });
      return;
    }
    const ply = plyAt(game, at);
    const message = { game: game.index, ply: ply?.[2] ?? null };
    if (this.#shown !== game.index) {
      this.#shown = game.index;
      message.view = await this.#kit.ask("view", { game: game.index }).catch(() => null); // the panel was closed
      if (!message.view || !read.isPresent() || this.#shown !== game.index) return;
    }
    this.#panel.webview.postMessage(message);
    this.#markPly(ply);
  }

  /** The text shows the ply that was chosen on the board. */
  #showInText(index, id) {
    const game = this.#read?.games.find((each) => each.index === index);
    const ply = game?.plies.find((each) => each[2] === id) ?? null;
    const range = this.#markPly(ply);
    if (range) this.#editor.revealRange(range, TextEditorRevealType.InCenterIfOutsideViewport);
  }

  #markPly(ply) {
    const { document } = this.#editor;
    const range = ply && new Range(document.positionAt(ply[0]), document.positionAt(ply[1]));
    this.#editor.setDecorations(this.#mark, range ? [range] : []);
    return range;
  }

  dispose() {
    this.#panel?.dispose();
    this.#mark.dispose();
    this.#listeners.forEach((each) => each.dispose());
  }
}
