#!/bin/sh
# Packages:  pychess 1.0.3-1 (Debian 12), module pychess.Utils.lutils; beside it ffish 0.7.10 (npm)
# Behaviour: in a Chess960 FEN the rights KQkq mean the outermost rooks. PyChess looks for these in the text of the rank and
#            takes the place in the text for the file, so every digit before a rook moves it to the left: with r3k2r it
#            castles with a rook on e1. Castling then leaves king and rook where they are, or puts a third rook on the
#            board, without an error. First positions have no digits and are read correctly, as are rights like HAha.
# Input:     r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1, and the same ranks with 1rk4r; 1. O-O
# Seen:      pychess  R3K2R, and 1R3RKR with three rooks
#            ffish    R4RK1, and 1R3RK1
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts ffish@0.7.10 > /dev/null
apt-get -qq download pychess=1.0.3-1
dpkg -x pychess_*.deb .
cat > castle.py << 'END'
import sys, types
# Only needed by engines that pychess starts, and not for boards.
pexpect = types.ModuleType("pexpect")
pexpect.EOF = pexpect.TIMEOUT = None
pexpect.spawn = object
sys.modules["pexpect"] = pexpect
from pychess.Utils.lutils.LBoard import LBoard
from pychess.Utils.lutils.lmove import parseSAN
from pychess.Utils.const import FISCHERRANDOMCHESS

for fen in sys.argv[1:]:
    board = LBoard(FISCHERRANDOMCHESS)
    board.applyFen(fen)
    board.applyMove(parseSAN(board, "O-O"))
    print("pychess", *board.asFen().split()[:3])
END
cat > castle.cjs << 'END'
// With fetch, this version takes Node for a browser.
delete globalThis.fetch;
const ffish = require('ffish');
ffish.onRuntimeInitialized = () => {
    for (const fen of process.argv.slice(2)) {
        const board = new ffish.Board('chess', fen, true);
        board.pushSan('O-O');
        console.log('ffish', ...board.fen().split(' ').slice(0, 3));
    }
};
END
pawns=pppppppp/8/8/8/8/PPPPPPPP
set -- "r3k2r/$pawns/R3K2R w KQkq - 0 1" "1rk4r/$pawns/1RK4R w KQkq - 0 1" "1rk4r/$pawns/1RK4R w HBhb - 0 1"
PYTHONPATH=usr/lib/python3/dist-packages /usr/bin/python3 castle.py "$@" > seen
node castle.cjs "$@" >> seen
cat seen
cat > expected << END
pychess r3k2r/$pawns/R3K2R b EAea
pychess 1rk4r/$pawns/1R3RKR b eb
pychess 1rk4r/$pawns/1R3RK1 b hb
ffish r3k2r/$pawns/R4RK1 b ha
ffish 1rk4r/$pawns/1R3RK1 b hb
ffish 1rk4r/$pawns/1R3RK1 b hb
END
cmp seen expected
