#!/bin/sh
# Packages:  ffish 0.7.10 (npm), fairy-stockfish 11.1-1+b1, sjaakii 1.4.1-2 and pychess 1.0.3-1 (all Debian 12)
# Behaviour: an ending of makruk without pawns is drawn after a number of half-moves that depends on the pieces left. As soon
#            as such a count runs, ffish and Fairy-Stockfish write its limit into the fourth field of the FEN, where a square
#            for en passant is in chess, and the count, which begins at twice the number of pieces, into the fifth. Sjaak II,
#            which has the two counters right after the side and ignores hyphens, reads the limit as the clock and the count as
#            the number of the move, without an error. PyChess refuses the FEN for a square that does not exist. Both read the
#            FENs from before the count, so a game that is handed over position by position goes wrong in its ending alone.
# Input:     4k3/8/8/8/8/8/4r3/R3K3 w - - 7 40, e1e2, which takes the rook, and e8d7
# Seen:      written  ffish, fairy-stockfish 8/3k4/8/8/8/8/4K3/R7 w - 32 7 41; sjaakii, by itself, w 1 41; pychess w - - 1 41
#            read     sjaakii 8/3k4/8/8/8/8/4K3/R7 w 32 7; pychess SyntaxError: En passant cord is not legal
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts ffish@0.7.10 > /dev/null
apt-get -qq download fairy-stockfish=11.1-1+b1 sjaakii=1.4.1-2 pychess=1.0.3-1
for package in *.deb; do dpkg -x "$package" .; done

start='4k3/8/8/8/8/8/4r3/R3K3 w - - 7 40'
cat > count.mjs << 'END'
import { createRequire } from 'node:module';
// With fetch, this version takes Node for a browser.
delete globalThis.fetch;
const ffish = createRequire(import.meta.url)('ffish');
await new Promise(ready => { ffish.onRuntimeInitialized = ready; });
const board = new ffish.Board('makruk', process.argv[2]);
board.pushMoves('e1e2 e8d7');
console.log(board.fen());
END
cat > count.py << 'END'
import sys, types
# Only needed by engines that pychess starts, and not for boards.
pexpect = types.ModuleType("pexpect")
pexpect.EOF = pexpect.TIMEOUT = None
pexpect.spawn = object
sys.modules["pexpect"] = pexpect
from pychess.Utils.const import MAKRUKCHESS
from pychess.Utils.lutils.LBoard import LBoard
from pychess.Utils.lutils.lmove import parseAN

board = LBoard(MAKRUKCHESS)
try:
    board.applyFen(sys.argv[1])
    for move in sys.argv[2:]:
        board.applyMove(parseAN(board, move))
    print(board.asFen())
except SyntaxError as error:
    print("SyntaxError:", str(error).split("\n")[0].strip())
END
pychess() {
    PYTHONPATH=usr/lib/python3/dist-packages PYTHONDONTWRITEBYTECODE=1 /usr/bin/python3 count.py "$@" 2> /dev/null
}
sjaakii() {
    { printf 'variant makruk\nsetboard %s\nforce\n' "$1"; shift; printf '%s\n' "$@" fen quit; } | usr/games/sjaakii |
        sed -n 's/^#.*>\(8\/3k4.*\)$/\1/p'
}
{
    count=$(node count.mjs "$start")
    echo "ffish writes $count"
    printf 'setoption name UCI_Variant value makruk\nposition fen %s moves e1e2 e8d7\nd\nquit\n' "$start" |
        usr/games/fairy-stockfish | sed -n 's/^Fen: /fairy-stockfish writes /p'
    echo "sjaakii writes $(sjaakii "$start" e1e2 e8d7)"
    echo "pychess writes $(pychess "$start" e1e2 e8d7)"
    echo "sjaakii reads $(sjaakii "$count")"
    echo "pychess reads $(pychess "$count")"
} > seen
cat seen
cat > expected << 'END'
ffish writes 8/3k4/8/8/8/8/4K3/R7 w - 32 7 41
fairy-stockfish writes 8/3k4/8/8/8/8/4K3/R7 w - 32 7 41
sjaakii writes 8/3k4/8/8/8/8/4K3/R7 w 1 41
pychess writes 8/3k4/8/8/8/8/4K3/R7 w - - 1 41
sjaakii reads 8/3k4/8/8/8/8/4K3/R7 w 32 7
pychess reads SyntaxError: En passant cord is not legal.
END
cmp seen expected
