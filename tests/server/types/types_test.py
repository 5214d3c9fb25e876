"""Every message that the server sends in the other tests, against the types of npm's vscode-languageserver-protocol.

    types_test.py PROGRAM FOLDER

The packages are installed in the folder, or in the one that CTLPGN_LSP_TYPES names (README.md).
"""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

SKIPPED = 77
PROGRAM = sys.argv[1]
TESTS = ("diagnostics", "editing", "reading", "folders")

RESULTS = {
    "initialize": "InitializeResult",
    "shutdown": "null",
    "textDocument/diagnostic": "DocumentDiagnosticReport",
    "workspace/diagnostic": "WorkspaceDiagnosticReport",
    "textDocument/codeAction": "(Command | CodeAction)[] | null",
    "codeAction/resolve": "CodeAction",
    "workspace/executeCommand": "LSPAny",
    "textDocument/formatting": "TextEdit[] | null",
    "textDocument/rangeFormatting": "TextEdit[] | null",
    "textDocument/definition": "Location[]",
    "textDocument/references": "Location[] | null",
    "textDocument/documentHighlight": "DocumentHighlight[] | null",
    "textDocument/prepareRename": "PrepareRenameResult | null",
    "textDocument/rename": "WorkspaceEdit | null",
    "textDocument/hover": "Hover | null",
    "textDocument/completion": "CompletionItem[] | CompletionList | null",
    "textDocument/documentSymbol": "DocumentSymbol[] | SymbolInformation[] | null",
    "workspace/symbol": "SymbolInformation[] | WorkspaceSymbol[] | null",
    "textDocument/foldingRange": "FoldingRange[] | null",
    "textDocument/selectionRange": "SelectionRange[] | null",
    "textDocument/inlayHint": "InlayHint[] | null",
    "textDocument/semanticTokens/full": "SemanticTokens | null",
    "textDocument/semanticTokens/range": "SemanticTokens | null",
    "textDocument/documentLink": "DocumentLink[] | null",
}
PARAMETERS = {
    "textDocument/publishDiagnostics": "PublishDiagnosticsParams",
    "window/logMessage": "LogMessageParams",
    "window/showMessage": "ShowMessageParams",
    "client/registerCapability": "RegistrationParams",
    "workspace/applyEdit": "ApplyWorkspaceEditParams",
    "workspace/diagnostic/refresh": "null",
    "workspace/inlayHint/refresh": "null",
}


def typed(records):
    """(type, value) of each message of the server."""
    asked = {}
    for each in records:
        message = each["message"]
        if each["from"] == "client":
            if isinstance(message, dict) and "method" in message and "id" in message:
                asked[message["id"]] = message["method"]
        elif "method" in message:
            yield PARAMETERS[message["method"]], message["params"]
        elif "error" in message:
            yield "{ code: number; message: string }", message["error"]
        else:
            yield RESULTS[asked[message["id"]]], message["result"]


def main():
    modules = Path(os.environ.get("CTLPGN_LSP_TYPES", sys.argv[2])) / "node_modules"
    if not (modules / "vscode-languageserver-protocol").exists() or not (modules / "typescript").exists():
        print("the packages of README.md are not installed, or CTLPGN_LSP_TYPES does not say where")
        return SKIPPED
    with tempfile.TemporaryDirectory() as folder:
        sessions = Path(folder) / "sessions"
        for name in TESTS:
            subprocess.run([sys.executable, "-B", str(Path(__file__).parents[1] / f"{name}_test.py"), PROGRAM],
                           env={**os.environ, "CTLPGN_RECORD": str(sessions)}, capture_output=True, check=True)
        values = {}
        for path in sorted(sessions.glob("*.jsonl")):
            records = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
            for kind, value in typed(records):
                values[kind, json.dumps(value, sort_keys=True)] = None
        Path(folder, "node_modules").symlink_to(modules.resolve())
        source = Path(folder, "messages.ts")
        with source.open("w", encoding="utf-8") as file:
            names = sorted({word for kinds in (RESULTS, PARAMETERS) for kind in kinds.values()
                            for word in kind.replace("(", " ").replace(")", " ").replace("[]", " ").split()
                            if word[0].isupper()})
            file.write(f"import {{ {', '.join(names)} }} from 'vscode-languageserver-protocol';\n")
            for number, (kind, value) in enumerate(values):
                file.write(f"export const message{number}: {kind} = {value};\n")
        checked = subprocess.run(
            ["node", str(modules / "typescript" / "bin" / "tsc"), "--noEmit", "--strict", "--skipLibCheck", "--target",
             "es2020", "--module", "commonjs", "--moduleResolution", "node", str(source)],
            capture_output=True, text=True, check=False)
        print(checked.stdout[:5000])
        print(f"{len(values)} different messages of {len(list(sessions.glob('*.jsonl')))} sessions")
        return 1 if checked.returncode != 0 else 0


if __name__ == "__main__":
    sys.exit(main())
