#!/bin/sh
# Packages:  pychess 1.0.3-1 (Debian 12); beside it ffish 0.7.10 and chessops 0.15.1 (npm)
# Behaviour: in three-check chess a player wins with the third check, and the FEN says between en passant and the clock how many
#            each still has to give, White first: in 1+3 White has given two and Black none. PyChess reads the two numbers as
#            the checks that White and Black may still receive. So White's third check from such a position changes nothing,
#            and Black's first one ends the game with a win for Black. Games from the usual position, 3+3, are not affected.
#            The FEN that PyChess writes does not have the field, so a position that it saves has lost all checks.
# Input:     Qa4+ in 4k3/8/8/8/8/8/8/Q3K3 w - - 1+3 0 1, and Qa1+ in q3k3/8/8/8/8/8/8/4K3 b - - 1+3 0 1
# Seen:      White's third check  ffish, chessops won by White; pychess goes on, … b - - 1 1
#            Black's first check  ffish, chessops 1+2 and the game goes on; pychess won by Black
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts ffish@0.7.10 chessops@0.15.1 > /dev/null
apt-get -qq download pychess=1.0.3-1
dpkg -x pychess_*.deb .
cat > checks.py << 'END'
import builtins, sys, types
# Only needed by engines that pychess starts, and not for rules.
pexpect = types.ModuleType("pexpect")
pexpect.EOF = pexpect.TIMEOUT = None
pexpect.spawn = object
sys.modules["pexpect"] = pexpect
builtins._ = str
from pychess.Utils.const import BLACKWON, RUNNING, THREECHECKCHESS, WHITEWON
from pychess.Utils.logic import getStatus
from pychess.Utils.lutils.lmove import parseAN
from pychess.Utils.Move import Move
from pychess.Variants import variants

fen, move = sys.argv[1:]
board = variants[THREECHECKCHESS](setup=fen)
board = board.move(Move(parseAN(board.board, move)))
result = {RUNNING: "*", WHITEWON: "1-0", BLACKWON: "0-1"}
print(f"pychess: {result.get(getStatus(board)[0])}, {board.asFen()}")
END
cat > checks.mjs << 'END'
import { createRequire } from 'node:module';
import { makeFen, parseFen } from 'chessops/fen';
import { parseUci } from 'chessops/util';
import { setupPosition } from 'chessops/variant';
// With fetch, this version takes Node for a browser.
delete globalThis.fetch;
const ffish = createRequire(import.meta.url)('ffish');
await new Promise(ready => { ffish.onRuntimeInitialized = ready; });
const [fen, move] = process.argv.slice(2);
const board = new ffish.Board('3check', fen);
board.push(move);
console.log(`ffish: ${board.result()}, ${board.fen()}`);
const position = setupPosition('3check', parseFen(fen).unwrap()).unwrap();
position.play(parseUci(move));
const result = { white: '1-0', black: '0-1' }[position.outcome()?.winner] ?? '*';
console.log(`chessops: ${result}, ${makeFen(position.toSetup())}`);
END
check() {
    node checks.mjs "$@"
    PYTHONPATH=usr/lib/python3/dist-packages /usr/bin/python3 checks.py "$@" 2> /dev/null
}
{
    check '4k3/8/8/8/8/8/8/Q3K3 w - - 1+3 0 1' a1a4
    check 'q3k3/8/8/8/8/8/8/4K3 b - - 1+3 0 1' a8a1
} > seen
cat seen
cat > expected << 'END'
ffish: 1-0, 4k3/8/8/8/Q7/8/8/4K3 b - - 0+3 1 1
chessops: 1-0, 4k3/8/8/8/Q7/8/8/4K3 b - - 0+3 1 1
pychess: *, 4k3/8/8/8/Q7/8/8/4K3 b - - 1 1
ffish: *, 4k3/8/8/8/8/8/8/q3K3 w - - 1+2 1 2
chessops: *, 4k3/8/8/8/8/8/8/q3K3 w - - 1+2 1 2
pychess: 0-1, 4k3/8/8/8/8/8/8/q3K3 w - - 1 2
END
cmp seen expected
