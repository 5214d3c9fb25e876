"""Records a session for each notation: everything that the server can do, on one small document.

    record.py PROGRAM FOLDER
"""

import json
import sys
from pathlib import Path

from session import Session, span

# Name, text, and the place of a ply.
DOCUMENTS = (
    ("ctl-pgn", """[Variant "C'escacs"]
[Id "Cescacs-P01"]
[Annotator "Cescacs"]

1. G7-G13, E21–E17 ?!
.($[2] 1. …, E21-E19)
{ @B: Careless: #1[#1.2]@B leaves ~E17 free. }
2. E7-E13, G21-G15 :
*
""", (4, 4)),
    ("pgn", """[Event "Casual game"]
[Site "Berlin"]
[Date "1910.01.01"]
[Round "1"]
[White "A"]
[Black "B"]
[Result "*"]

1. e4 e5 2. Bf1-c4 (2. Nf3 Nc6) 2... Nf6 *
""", (8, 4)),
    ("diplomat", None, None),
    ("xiangqi", None, None),
)
CORPUS = Path(sys.argv[1]).resolve().parent / "corpus"  # as single files


def document(name, text):
    """For notations without one above: the first file of their corpus that has moves."""
    if text is not None:
        return text
    for path in sorted((CORPUS / name / "valid").rglob("*.*")):
        if path.suffix not in (".json", ".limits") and path.is_file() and len(path.read_bytes()) > 150:
            return path.read_text(encoding="utf-8")
    raise LookupError(name)


def record(program, name, text, ply):
    session = Session(program, begin=False)
    session.request("initialize", {"processId": None, "rootUri": None, "capabilities": {
        "textDocument": {"hover": {"contentFormat": ["markdown"]},
                         "documentSymbol": {"hierarchicalDocumentSymbolSupport": True}}}})
    session.notify("initialized", {})
    uri = f"file:///nowhere/game.{name}"
    session.open(uri, text, name)
    session.diagnostics(uri)
    lines = text.count("\n")
    line, character = ply or (lines // 2, 4)
    whole = span(0, 0, lines, 0)
    for method in ("hover", "definition", "completion", "documentHighlight"):
        session.at(method, uri, line, character)
    session.at("references", uri, line, character, context={"includeDeclaration": True})
    for method in ("documentSymbol", "foldingRange", "documentLink", "semanticTokens/full"):
        session.of(method, uri)
    session.of("selectionRange", uri, positions=[{"line": line, "character": character}])
    session.of("inlayHint", uri, range=whole)
    session.of("codeAction", uri, range=whole, context={"diagnostics": []})
    session.of("formatting", uri, options={"tabSize": 4, "insertSpaces": True})
    session.change(uri, (line, character, line, character, "Zz"))
    session.diagnostics(uri)
    session.change(uri, (line, character, line, character + 2, ""))
    session.diagnostics(uri)
    session.close(uri)
    session.wait_for("textDocument/publishDiagnostics")
    session.end()
    return session.record


def main(program, folder):
    Path(folder).mkdir(parents=True, exist_ok=True)
    for name, text, ply in DOCUMENTS:
        records = record(program, name, document(name, text), ply)
        with open(Path(folder) / f"{name}.jsonl", "w", encoding="utf-8") as file:
            for each in records:
                file.write(json.dumps(each, ensure_ascii=False, sort_keys=True) + "\n")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
