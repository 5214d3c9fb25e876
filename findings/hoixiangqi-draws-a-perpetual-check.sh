#!/bin/sh
# Packages:  hoichess 0.22.0-3 (Debian 12), program hoixiangqi; beside it ffish 0.7.10 (npm)
# Behaviour: in xiangqi a player may not repeat a position by giving check with every move: Asian, Chinese and world rules agree
#            that the player who checks perpetually loses. HoiXiangqi knows the rule of chess alone and ends the game with
#            "1/2-1/2 {3 repetitions}", as if neither player had to change the move, and the loser gets half a point.
# Input:     3k5/9/9/9/9/9/9/9/4R4/5K3 w - - 0 1, a chariot that checks on the fourth and fifth file in turn
# Seen:      hoixiangqi  1/2-1/2 {3 repetitions}
#            ffish       0-1
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts ffish@0.7.10 > /dev/null
apt-get -qq download hoichess=0.22.0-3
dpkg -x hoichess_*.deb .
cat > perpetual.mjs << 'END'
import { createRequire } from 'node:module';
// With fetch, this version takes Node for a browser.
delete globalThis.fetch;
const ffish = createRequire(import.meta.url)('ffish');
await new Promise(ready => { ffish.onRuntimeInitialized = ready; });
const board = new ffish.Board('xiangqi', '3k5/9/9/9/9/9/9/9/4R4/5K3 w - - 0 1');
const circle = ['e2d2', 'd10e10', 'd2e2', 'e10d10'];
let checks = true;
for (let ply = 0; ply < 8; ++ply) {
    const white = board.turn();
    board.push(circle[ply % 4]);
    checks &&= !white || board.isCheck();
}
console.log(`ffish: ${checks ? 'only checks' : 'not only checks'}, ${board.result(true)}`);
END
node perpetual.mjs > seen
# HoiXiangqi has no fields for castling and en passant, and its ranks begin with 0.
{
    printf 'xboard\nforce\nsetboard 3k5/9/9/9/9/9/9/9/4R4/5K3 w 0 1\n'
    printf '%s\n' e1d1 d9e9 d1e1 e9d9 e1d1 d9e9 d1e1 e9d9 quit
} | usr/games/hoixiangqi 2> /dev/null > played
echo "hoixiangqi: $(grep -a '^[01/2]*-[01/2]* {' played || echo 'no result')" >> seen
cat seen
cat > expected << 'END'
ffish: only checks, 0-1
hoixiangqi: 1/2-1/2 {3 repetitions}
END
cmp seen expected
