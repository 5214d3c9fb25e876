"""Other readers of PGN: those from npm, which are installed in a folder, and pgn-extract and scid if they are
installed."""
import json
import os
import pathlib
import re
import shutil
import subprocess
import tempfile

PACKAGES = {"chess.js": "chess.js@1.4.0", "chessops": "chessops@0.15.1", "kokopu": "kokopu@4.13.4", "cm-pgn": "cm-pgn@5.0.0",
            "jackstenglein": "@jackstenglein/chess@2.2.21", "pgn-parser": "@mliebelt/pgn-parser@1.4.19"}
READERS = [*PACKAGES, "pgn-extract", "scid"]
SKIPPED = 77


def installed(folder):
    """Whether the readers from npm are installed in exactly these versions."""
    if not shutil.which("npm") or not shutil.which("node"):
        return False
    wanted = "\n".join(PACKAGES.values())
    stamp = folder / "installed"
    if stamp.is_file() and stamp.read_text() == wanted:
        return True
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    done = subprocess.run(["npm", "install", "--silent", "--no-fund", "--no-audit", "--ignore-scripts", "--prefix", folder,
                           *PACKAGES.values()], capture_output=True)
    if done.returncode == 0:
        stamp.write_text(wanted)
    return done.returncode == 0


def read_by(reader, games, folder):
    """The reader's results by the names of texts: {"moves", "comments"} or {"error"}; empty if it is not
    installed."""
    if reader == "pgn-extract":
        return _by_pgn_extract(games)
    if reader == "scid":
        return _by_scid(games)
    script = folder / "readers.mjs"
    shutil.copy(pathlib.Path(__file__).parent / "readers.mjs", script)
    asked = "".join(json.dumps({"id": name, "text": text}) + "\n" for name, text in games.items())
    done = subprocess.run(["node", script, reader], input=asked.encode(), capture_output=True, cwd=folder)
    return {answer["id"]: answer for answer in map(json.loads, done.stdout.decode().splitlines())}


def _without_variations(text):
    """The main line, and the comments in it."""
    kept, comments, depth = [], [], 0
    for comment, bracket, rest in re.findall(r"\{([^}]*)\}|([()])|([^{}()]+)", text):
        if bracket:
            depth += 1 if bracket == "(" else -1
        elif depth == 0 and rest:
            kept.append(rest)
        elif depth == 0:
            comments.append(" ".join(comment.split()))
    return "".join(kept), comments


def _tool(name):
    return shutil.which(name) or shutil.which(name, path="/usr/games")


def _by_scid(games):
    """CTLPGN_TKSCID may name tkscid, which is in Debian's package scid."""
    tool = os.environ.get("CTLPGN_TKSCID") or _tool("tkscid")
    if tool is None:
        return {}
    result = {}
    with tempfile.TemporaryDirectory() as folder:
        files = [pathlib.Path(folder) / f"{n}.pgn" for n in range(len(games))]
        for file, text in zip(files, games.values()):
            file.write_bytes(text.encode())
        done = subprocess.run([tool, pathlib.Path(__file__).parent / "scid.tcl", folder], capture_output=True,
                              input="".join(f"{file}\n" for file in files).encode())
    for name, answer in zip(games, done.stdout.decode("utf-8", "replace").split("\nEND\n")):
        first, _, text = answer.partition("\n")
        if first.startswith("ERROR "):
            result[name] = {"id": name, "error": first[6:]}
        else:
            result[name] = {"id": name, "moves": [word.lower() for word in first.split()[1:]],
                            "comments": _without_variations(text)[1]}
    return result


def _by_pgn_extract(games):
    tool = _tool("pgn-extract")
    if tool is None:
        return {}
    result = {}
    for name, text in games.items():
        done = subprocess.run([tool, "-s", "-Wuci", "-w100000", "--nonags", "--notags"], input=text.encode(),
                              capture_output=True)
        line, _ = _without_variations(done.stdout.decode("utf-8", "replace"))
        done = subprocess.run([tool, "-s", "-w100000", "--notags"], input=text.encode(), capture_output=True)
        _, comments = _without_variations(done.stdout.decode("utf-8", "replace"))
        moves = [word.lower() for word in line.split() if re.fullmatch(r"[a-h][1-8][a-h][1-8][nbrqNBRQ]?", word)]
        result[name] = {"id": name, "moves": moves, "comments": comments}
    return result


def word(text):
    """A move as written, without suffixes."""
    return re.sub(r"[!?+#]+$", "", text)


def uci_of(ply):
    if "uci" in ply:
        return ply["uci"]
    if "castling" in ply:
        king = ply["castling"]["king"]
        return king["from"] + king["to"]
    letters = {"knight": "n", "bishop": "b", "rook": "r", "queen": "q"}
    return ply["from"] + ply["to"] + letters.get(ply.get("promotion"), "")
