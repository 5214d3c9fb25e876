#!/bin/sh
# Packages:  pychess 1.0.3-1 (Debian 12), class LBoard; beside it ffish 0.7.10 (npm)
# Behaviour: in Cambodian chess the king and the neang may leap once, as their first move; the letters DEde in the FEN's
#            third field say who still may. PyChess keeps account of this during a game and writes the field, but does not
#            read it: where king and neang are on their first squares it takes all leaps as allowed. Its own FEN, read
#            back, has other legal moves and is written with another field.
# Input:     rnsmksnr/8/1pppppp1/p7/P6p/1PPPPPPP/8/RNSKMSNR w Ede - 0 4, where the king on d1 has moved before
# Seen:      pychess  field DEde, Kb2 and Kf2 among the moves
#            ffish    field Ede, no leap of the king
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts ffish@0.7.10 > /dev/null
apt-get -qq download pychess=1.0.3-1
dpkg -x pychess_*.deb .
cat > leaps.py << 'END'
import sys, types
# Only needed by engines that pychess starts, and not for boards.
pexpect = types.ModuleType("pexpect")
pexpect.EOF = pexpect.TIMEOUT = None
pexpect.spawn = object
sys.modules["pexpect"] = pexpect
from pychess.Utils.lutils.LBoard import LBoard
from pychess.Utils.lutils.lmove import parseAN, toAN
from pychess.Utils.lutils.lmovegen import genAllMoves
from pychess.Utils.const import CAMBODIANCHESS

def show(name, board):
    moves = sorted(toAN(board, move, short=True) for move in genAllMoves(board))
    print(name, board.asFen().split()[2], *[move for move in moves if move in ("d1b2", "d1f2")])

start, *played = sys.argv[1:]
board = LBoard(CAMBODIANCHESS)
board.applyFen(start)
for move in played:
    board.applyMove(parseAN(board, move))
show("pychess, in the game:", board)
read = LBoard(CAMBODIANCHESS)
read.applyFen(board.asFen())
show("pychess, from its FEN:", read)
END
cat > leaps.cjs << 'END'
// With fetch, this version takes Node for a browser.
delete globalThis.fetch;
const ffish = require('ffish');
const show = (name, board) => console.log(name, board.fen().split(' ')[2],
    ...board.legalMoves().split(' ').filter(move => move === 'd1b2' || move === 'd1f2').sort());
ffish.onRuntimeInitialized = () => {
    const [start, ...played] = process.argv.slice(2);
    const board = new ffish.Board('cambodian', start);
    for (const move of played) board.push(move);
    show('ffish, in the game:', board);
    show('ffish, from its FEN:', new ffish.Board('cambodian', board.fen()));
};
END
set -- 'rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w DEde - 0 1' a3a4 a6a5 d1e2 h6h5 e2d1 h5h4
PYTHONPATH=usr/lib/python3/dist-packages /usr/bin/python3 leaps.py "$@" > seen
node leaps.cjs "$@" >> seen
cat seen
cat > expected << 'END'
pychess, in the game: Ede
pychess, from its FEN: DEde d1b2 d1f2
ffish, in the game: Ede
ffish, from its FEN: Ede
END
cmp seen expected
