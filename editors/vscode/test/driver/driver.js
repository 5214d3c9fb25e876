// Asks the tests for the next step, does it with the interface for extensions, and says what came of it.
const vscode = require("vscode");

const address = "ADDRESS"; // of the tests, which put it in

const plain = ({ line, character }) => [line, character];
const plainRange = ({ start, end }) => [plain(start), plain(end)];
const rangeOf = ([start, end]) => new vscode.Range(...start, ...end);
const documentOf = (uri) => vscode.workspace.textDocuments.find((each) => each.uri.toString() === uri);
const call = (name, ...given) => vscode.commands.executeCommand(name, ...given);
const parsed = (uri) => vscode.Uri.parse(uri);

// What a list of contents says, as a hover has it.
const textOf = (contents) => contents.map((each) => (typeof each === "string" ? each : each.value)).join("\n");

const plainDiagnostic = ({ range, message, severity, code, source }) => ({
  range: plainRange(range),
  message,
  severity,
  source,
  code: code?.value ?? code,
  link: code?.target?.toString(),
});

const steps = {
  ready: () => vscode.extensions.getExtension("ctlpgn.ctlpgn")?.activate().then(() => true),

  async open(language, content) {
    const document = await vscode.workspace.openTextDocument({ language, content });
    await vscode.window.showTextDocument(document, { preview: false });
    return document.uri.toString();
  },

  async openFile(uri) {
    const document = await vscode.workspace.openTextDocument(parsed(uri));
    await vscode.window.showTextDocument(document, { preview: false });
    return document.languageId;
  },

  text: (uri) => documentOf(uri).getText(),
  active: () => {
    const { document } = vscode.window.activeTextEditor;
    return { uri: document.uri.toString(), language: document.languageId, text: document.getText() };
  },
  diagnostics: (uri) => vscode.languages.getDiagnostics(parsed(uri)).map(plainDiagnostic),
  command: (name, ...given) => call(name, ...given).then(() => true),
  setting: (name, value) => vscode.workspace.getConfiguration("ctlpgn").update(name, value, vscode.ConfigurationTarget.Global),
  shown: () => vscode.workspace.textDocuments.map((each) => [each.uri.toString(), each.getText()]),

  async closePanels() {
    const tabs = vscode.window.tabGroups.all.flatMap((group) => group.tabs);
    await vscode.window.tabGroups.close(tabs.filter(({ input }) => input instanceof vscode.TabInputWebview));
  },

  async hover(uri, place) {
    const found = await call("vscode.executeHoverProvider", parsed(uri), new vscode.Position(...place));
    return found.map(({ contents }) => textOf(contents)).join("\n");
  },

  async definition(uri, place) {
    const found = await call("vscode.executeDefinitionProvider", parsed(uri), new vscode.Position(...place));
    return found.map((each) => plainRange(each.targetSelectionRange ?? each.range));
  },

  async completion(uri, place) {
    const found = await call("vscode.executeCompletionItemProvider", parsed(uri), new vscode.Position(...place));
    return found.items.map(({ label }) => label.label ?? label);
  },

  async rename(uri, place, name) {
    const edit = await call("vscode.executeDocumentRenameProvider", parsed(uri), new vscode.Position(...place), name);
    await vscode.workspace.applyEdit(edit);
  },

  async symbols(uri) {
    const found = await call("vscode.executeDocumentSymbolProvider", parsed(uri));
    return found.map(({ name }) => name);
  },

  async workspaceSymbols(query) {
    const found = await call("vscode.executeWorkspaceSymbolProvider", query);
    return found.map(({ name, location }) => [name, location.uri.toString(), plainRange(location.range)]);
  },

  async actions(uri, range) {
    const found = await call("vscode.executeCodeActionProvider", parsed(uri), rangeOf(range));
    return found.map(({ title, kind, isPreferred }) => ({ title, kind: kind?.value, isPreferred }));
  },

  // Chooses the first action whose title begins so.
  async act(uri, range, title) {
    const found = await call("vscode.executeCodeActionProvider", parsed(uri), rangeOf(range), undefined, 50);
    const chosen = found.find((each) => each.title.startsWith(title));
    if (chosen.edit) await vscode.workspace.applyEdit(chosen.edit);
    if (chosen.command) await call(chosen.command.command, ...chosen.command.arguments);
  },

  async select(uri, place) {
    const editor = vscode.window.visibleTextEditors.find((each) => each.document.uri.toString() === uri);
    const at = editor.document.validatePosition(new vscode.Position(...place));
    if (editor.selection.isEmpty && editor.selection.active.isEqual(at)) return;
    const moved = new Promise((done) => {
      const listener = vscode.window.onDidChangeTextEditorSelection(() => done(listener.dispose()));
    });
    editor.selection = new vscode.Selection(at, at);
    editor.revealRange(new vscode.Range(at, at));
    await moved;
  },
};

async function work() {
  for (;;) {
    const asked = await (await fetch(`${address}/driver/next`)).json();
    if (asked.end) return;
    const answer = {};
    try {
      answer.result = (await steps[asked.step](...asked.given)) ?? null;
    } catch (error) {
      answer.error = error?.stack ?? String(error);
    }
    await fetch(`${address}/driver/done`, { method: "POST", body: JSON.stringify(answer) });
  }
}

exports.activate = () => {
  work().catch((error) => console.error(error));
};
