#!/bin/sh
# Packages:  chessops 0.15.1, ffish 0.7.10 and @mliebelt/pgn-parser 1.4.19 (npm), pychess 1.0.3-1 (Debian 12)
# Behaviour: for a pawn dropped on e4 chessops writes @e4, as it leaves out the P of every pawn move; it reads P@e4 as
#            well. The others write and read P@e4 only. So a Crazyhouse game written by chessops ends for ffish and
#            PyChess at the first drop of a pawn, and the parser refuses the whole game.
# Input:     rnb1kbnr/ppp1pppp/8/3q4/8/8/PPPP1PPP/RNBQKBNR[Pp] w KQkq - 0 3, the drop P@e4
# Seen:      written  chessops @e4, ffish P@e4, pychess P@e4
#            @e4      chessops read, ffish refused, pychess refused (KeyError), pgn-parser refused
#            P@e4     read by all
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts \
    chessops@0.15.1 ffish@0.7.10 @mliebelt/pgn-parser@1.4.19 > /dev/null
apt-get -qq download pychess=1.0.3-1
dpkg -x pychess_*.deb .
cat > drops.mjs << 'END'
import { createRequire } from 'node:module';
import { parseFen } from 'chessops/fen';
import { makeSan, parseSan } from 'chessops/san';
import { parseUci } from 'chessops/util';
import { setupPosition } from 'chessops/variant';
// With fetch, this version takes Node for a browser.
delete globalThis.fetch;
const require = createRequire(import.meta.url);
const ffish = require('ffish');
const { parse } = require('@mliebelt/pgn-parser');
await new Promise(ready => { ffish.onRuntimeInitialized = ready; });
const fen = 'rnb1kbnr/ppp1pppp/8/3q4/8/8/PPPP1PPP/RNBQKBNR[Pp] w KQkq - 0 3';
const position = setupPosition('crazyhouse', parseFen(fen).unwrap()).unwrap();
const word = read => read ? 'read' : 'refused';
const parsed = text => {
    try { return parse(text, { startRule: 'game' }).moves.length === 1; } catch { return false; }
};
console.log(`written: chessops ${makeSan(position, parseUci('P@e4'))}, ffish ${new ffish.Board('crazyhouse', fen).sanMove('P@e4')}`);
for (const drop of ['@e4', 'P@e4'])
    console.log(`${drop}: chessops ${word(parseSan(position, drop))}, `
        + `ffish ${word(new ffish.Board('crazyhouse', fen).pushSan(drop))}, pgn-parser ${word(parsed(`1. ${drop} *`))}`);
END
node drops.mjs 2> /dev/null > seen
cat > drops.py << 'END'
import sys, types
# Only needed by engines that pychess starts, and not for boards.
pexpect = types.ModuleType("pexpect")
pexpect.EOF = pexpect.TIMEOUT = None
pexpect.spawn = object
sys.modules["pexpect"] = pexpect
from pychess.Utils.lutils.LBoard import LBoard
from pychess.Utils.lutils.lmove import parseSAN, toSAN
from pychess.Utils.const import CRAZYHOUSECHESS

for drop in "@e4", "P@e4":
    board = LBoard(CRAZYHOUSECHESS)
    board.applyFen("rnb1kbnr/ppp1pppp/8/3q4/8/8/PPPP1PPP/RNBQKBNR[Pp] w KQkq - 0 3")
    try:
        print(f"{drop}: pychess read, and written as {toSAN(board, parseSAN(board, drop))}")
    except Exception as error:
        print(f"{drop}: pychess refused ({type(error).__name__})")
END
PYTHONPATH=usr/lib/python3/dist-packages /usr/bin/python3 drops.py >> seen
cat seen
cat > expected << 'END'
written: chessops @e4, ffish P@e4
@e4: chessops read, ffish refused, pgn-parser refused
P@e4: chessops read, ffish read, pgn-parser read
@e4: pychess refused (KeyError)
P@e4: pychess read, and written as P@e4
END
cmp seen expected
