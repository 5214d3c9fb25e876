// Shows what a code means, in a document of its kind. Codes of diagnostics lead there as well.
import { Uri, ViewColumn, window, workspace } from "vscode";

const explain = "ctlpgn.explain"; // a command of the server
const scheme = "ctlpgn-explanation";

const uriOf = (code) => Uri.from({ scheme, path: `/${code}` });

export class Explanations {
  #registration;

  /** `ask` has the server execute a command. */
  constructor(ask) {
    this.#registration = workspace.registerTextDocumentContentProvider(scheme, {
      provideTextDocumentContent: ({ path }) => ask(explain, [path.slice(1)]),
    });
  }

  /** What the language client does differently. */
  middleware = {
    executeCommand: (command, given, next) => (command === explain ? this.#show(given[0]) : next(command, given)),
    handleDiagnostics: (uri, diagnostics, next) => next(uri, diagnostics.map(this.#withLink)),
    provideDiagnostics: async (document, previous, token, next) => {
      const report = await next(document, previous, token);
      return report?.items ? { ...report, items: report.items.map(this.#withLink) } : report;
    },
  };

  #withLink = (diagnostic) => {
    const value = diagnostic.code?.value ?? diagnostic.code;
    if (typeof value === "string") diagnostic.code = { value, target: uriOf(value) };
    return diagnostic;
  };

  async #show(code) {
    const document = await workspace.openTextDocument(uriOf(code));
    await window.showTextDocument(document, { viewColumn: ViewColumn.Beside, preview: true, preserveFocus: true });
  }

  dispose() {
    this.#registration.dispose();
  }
}
