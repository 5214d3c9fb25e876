#!/bin/sh
# Packages:  pychess 1.0.3-1 (Debian 12), function pychess.Utils.logic.validate; beside it ffish 0.7.10 (npm)
# Behaviour: in suicide and in giveaway chess one must capture if one can; pychess says so itself in the description of both.
#            Its check of moves knows the rule for suicide alone, so in giveaway, the same game with another rule for
#            stalemate, every quiet move passes while a capture is possible.
# Input:     rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w - - 0 2, where exd5 is the only legal move
# Seen:      pychess  suicide 1 move, giveaway 31 moves
#            ffish    suicide 1 move, giveaway 1 move
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts ffish@0.7.10 > /dev/null
apt-get -qq download pychess=1.0.3-1
dpkg -x pychess_*.deb .
grep -q 'You must capture if you can' usr/lib/python3/dist-packages/pychess/Variants/giveaway.py
cat > moves.py << 'END'
import builtins, sys, types
# Only needed by engines that pychess starts, and not for rules.
pexpect = types.ModuleType("pexpect")
pexpect.EOF = pexpect.TIMEOUT = None
pexpect.spawn = object
sys.modules["pexpect"] = pexpect
builtins._ = str
from pychess.Utils.const import GIVEAWAYCHESS, SUICIDECHESS
from pychess.Utils.logic import validate
from pychess.Utils.lutils.lmovegen import genAllMoves
from pychess.Utils.Move import Move
from pychess.Variants import variants

for name, variant in ("suicide", SUICIDECHESS), ("giveaway", GIVEAWAYCHESS):
    board = variants[variant](setup=sys.argv[1])
    print("pychess", name, sum(1 for move in genAllMoves(board.board) if validate(board, Move(move))))
END
cat > moves.cjs << 'END'
// With fetch, this version takes Node for a browser.
delete globalThis.fetch;
const ffish = require('ffish');
ffish.onRuntimeInitialized = () => {
    for (const name of ['suicide', 'giveaway'])
        console.log('ffish', name, new ffish.Board(name, process.argv[2]).legalMoves().trim().split(' ').length);
};
END
position='rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w - - 0 2'
PYTHONPATH=usr/lib/python3/dist-packages /usr/bin/python3 moves.py "$position" > seen
node moves.cjs "$position" >> seen
cat seen
printf '%s\n' 'pychess suicide 1' 'pychess giveaway 31' 'ffish suicide 1' 'ffish giveaway 1' > expected
cmp seen expected
