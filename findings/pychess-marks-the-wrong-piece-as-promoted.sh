#!/bin/sh
# Packages:  pychess 1.0.3-1 (Debian 12), class LBoard; beside it ffish 0.7.10 and chessops 0.15.1 (npm)
# Behaviour: in a Crazyhouse FEN a `~` after a letter marks a piece that was a pawn, which the capturer gets as a pawn. When
#            PyChess reads a FEN it gives the mark to the next piece on the board, and when it writes one it takes the marks
#            from the rank on the other side of the board, so most of them vanish. A game that goes through a FEN goes on with
#            another piece in hand.
# Input:     Q~2rk3/8/8/8/8/8/8/4K3[] b - - 0 1, Rxa8; and 3rk3/P7/8/8/8/8/8/4K3[] w - - 0 1, a8=Q
# Seen:      pychess          r3k3/8/8/8/8/8/8/4K3[q], and Q2rk3/8/8/8/8/8/8/4K3
#            ffish, chessops  r3k3/8/8/8/8/8/8/4K3[p], and Q~2rk3/8/8/8/8/8/8/4K3[]
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts ffish@0.7.10 chessops@0.15.1 > /dev/null
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
from pychess.Utils.const import CRAZYHOUSECHESS

for fen, san in zip(sys.argv[1::2], sys.argv[2::2]):
    board = LBoard(CRAZYHOUSECHESS)
    board.applyFen(fen)
    board.applyMove(parseSAN(board, san))
    print("pychess", board.asFen().split()[0])
END
cat > play.mjs << 'END'
import { createRequire } from 'node:module';
// With fetch, these versions take Node for a browser.
delete globalThis.fetch;
const { makeFen, parseFen } = await import('chessops/fen');
const { parseSan } = await import('chessops/san');
const { Crazyhouse } = await import('chessops/variant');
const ffish = createRequire(import.meta.url)('ffish');
await new Promise(ready => { ffish.onRuntimeInitialized = ready; });
for (let at = 2; at < process.argv.length; at += 2) {
    const [fen, san] = process.argv.slice(at, at + 2);
    const board = new ffish.Board('crazyhouse', fen);
    board.pushSan(san);
    console.log('ffish', board.fen().split(' ')[0]);
    const position = Crazyhouse.fromSetup(parseFen(fen).unwrap()).unwrap();
    position.play(parseSan(position, san));
    console.log('chessops', makeFen(position.toSetup()).split(' ')[0]);
}
END
set -- 'Q~2rk3/8/8/8/8/8/8/4K3[] b - - 0 1' 'Rxa8' '3rk3/P7/8/8/8/8/8/4K3[] w - - 0 1' 'a8=Q'
PYTHONPATH=usr/lib/python3/dist-packages /usr/bin/python3 play.py "$@" > seen
node play.mjs "$@" >> seen
cat seen
cat > expected << 'END'
pychess r3k3/8/8/8/8/8/8/4K3[q]
pychess Q2rk3/8/8/8/8/8/8/4K3
ffish r3k3/8/8/8/8/8/8/4K3[p]
chessops r3k3/8/8/8/8/8/8/4K3[p]
ffish Q~2rk3/8/8/8/8/8/8/4K3[]
chessops Q~2rk3/8/8/8/8/8/8/4K3[]
END
cmp seen expected
