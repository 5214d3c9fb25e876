#!/usr/bin/env python3
"""Compares tables in Arrow's format, as another program reads them, with the same tables as JSON.

    arrow_test.py PROGRAM FOLDER

npm installs apache-arrow in FOLDER, once. Without npm, node, or a way to the package the test is skipped (77).
"""
import json
import pathlib
import shutil
import subprocess
import sys

PACKAGE = "apache-arrow@21.2.0"
SKIPPED = 77
READER = pathlib.Path(__file__).with_name("arrow.mjs")
GAME = """[Event "{0}"]
[White "Ærø {0}"]
[Black "象棋"]
[WhiteElo "{1}"]

1. e4 {{ [%clk 0:10:0{2}.5] }} e5 $1 2. Bc4 Nc6 ( 2... Nf6 ) 3. Qh5 Nf6 4. Qxf7# 1-0
"""
TABLES = {
    "games": "game,file,white,black,WhiteElo,ECO,result,plies,initial",
    "plies": "game,line,ply,number,side,text,uci,piece,from,to,captured,check,nags,clock,eval,mate,comment,position,hash",
    "positions": "hash,game,ply,move,result",
}
TYPES = {"game": "Int32", "hash": "Int64", "clock": "Float64", "text": "Utf8", "side": "Dictionary<Int16, Utf8>",
         "result": "Dictionary<Int16, Utf8>", "white": "Utf8"}


def installed(folder):
    if not shutil.which("npm") or not shutil.which("node"):
        return False
    if not (folder / "node_modules" / "apache-arrow").is_dir():
        folder.mkdir(parents=True, exist_ok=True)
        done = subprocess.run(["npm", "install", "--silent", "--no-fund", "--no-audit", "--ignore-scripts", "--prefix",
                               folder, PACKAGE], capture_output=True)
        if done.returncode != 0:
            return False
    shutil.copy(READER, folder)
    return True


def main(program, folder):
    if not installed(folder):
        return SKIPPED
    games = folder / "games.pgn"
    games.write_text("\n".join(GAME.format(number, 1000 + number, number % 10) for number in range(3000)), encoding="utf-8")
    (folder / "none.pgn").write_text("", encoding="utf-8")
    failed = False
    for rows, columns in TABLES.items():
        for file in (games, folder / "none.pgn"):
            common = [program, "table", "--exit-zero", "--rows", rows, "--columns", columns, file]
            stream = folder / f"{rows}.arrows"
            subprocess.run([*common, "-o", stream], check=True, stderr=subprocess.DEVNULL)
            lines = subprocess.run([*common, "--to", "json-lines"], check=True, capture_output=True).stdout.decode()
            read = json.loads(subprocess.run(["node", folder / "arrow.mjs", stream], check=True, capture_output=True).stdout)
            expected = [json.loads(line) for line in lines.splitlines()]
            same = read["rows"] == expected and all(
                read["types"].get(name, kind) == kind for name, kind in TYPES.items())
            print(f"{rows} of {file.name}: {len(expected)} rows, {'the same' if same else 'NOT the same'}")
            failed = failed or not same or list(read["types"]) != columns.split(",")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve()))
