#!/bin/sh
# Package:   pychess 1.0.3-1 (Debian 12), module pychess.Utils.lutils
# Behaviour: a promotion adds one to the halfmove clock instead of setting it to 0, so the FEN after it is not the one
#            other programs write, and the fifty-move rule counts from before the pawn's move. Other pawn moves, captures and
#            promotions with a capture set it to 0.
# Input:     4k3/P7/8/8/8/8/8/4K3 w - - 40 60, a8=Q+
# Seen:      Q3k3/8/8/8/8/8/8/4K3 b - - 41 60
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get -qq download pychess=1.0.3-1
dpkg -x pychess_*.deb .
cat > play.py << 'END'
import sys, types
# Only needed by engines that pychess starts, and not for boards.
pexpect = types.ModuleType("pexpect")
pexpect.EOF = pexpect.TIMEOUT = None
pexpect.spawn = object
sys.modules["pexpect"] = pexpect
from pychess.Utils.lutils.LBoard import LBoard
from pychess.Utils.lutils.lmove import parseSAN
from pychess.Utils.const import NORMALCHESS

def after(fen, san):
    board = LBoard(NORMALCHESS)
    board.applyFen(fen)
    board.applyMove(parseSAN(board, san))
    return board.asFen()

print(after("4k3/P7/8/8/8/8/8/4K3 w - - 40 60", "a8=Q+"))
print(after("1n2k3/P7/8/8/8/8/8/4K3 w - - 40 60", "axb8=Q+"))
print(after("4k3/8/P7/8/8/8/8/4K3 w - - 40 60", "a7"))
END
PYTHONPATH=usr/lib/python3/dist-packages /usr/bin/python3 play.py > seen
cat seen
cat > expected << 'END'
Q3k3/8/8/8/8/8/8/4K3 b - - 41 60
1Q2k3/8/8/8/8/8/8/4K3 b - - 0 60
4k3/P7/8/8/8/8/8/4K3 b - - 0 60
END
cmp seen expected
