#!/bin/sh
# Package:   rapid-draughts 1.0.6 (npm), which says that it follows the rules of the World Checkers/Draughts Federation
# Behaviour: by these rules a game is drawn when neither player has captured or advanced a man "during their own previous 40
#            moves", which makes 80 moves of both. The library compares a counter of single moves with 40, so it ends a game
#            after 20 moves of each player, and an ending that is won in 30 moves is drawn.
# Input:     two kings against two, moved to and fro, from counters of 0
# Seen:      draw after 40 single moves
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts rapid-draughts@1.0.6 > /dev/null
grep -qi 'WCDF ruleset' node_modules/rapid-draughts/README.md
cat > shuffle.mjs << 'END'
import { EnglishDraughts, EnglishDraughtsBitSquare as square } from 'rapid-draughts/english';
const dark = square[0] | square[1];
const light = square[30] | square[31];
const game = EnglishDraughts.setup({
    player: 'dark',
    board: { light, dark, king: light | dark },
    stats: { sinceCapture: 0, sinceNonKingAdvance: 0 },
});
// Each side moves a king out and back again, far from the other side.
let moves = 0;
const last = {};
while (game.status === 'playing' && moves < 200) {
    const side = game.player;
    const back = last[side] && game.moves.find(move => move.origin === last[side].destination && move.destination === last[side].origin);
    const move = back || game.moves[0];
    if (move.captures.length > 0) throw new Error('a capture');
    last[side] = back ? undefined : move;
    game.move(move);
    moves += 1;
}
console.log(`${game.status} after ${moves} single moves`);
END
seen=$(node shuffle.mjs)
echo "$seen"
test "$seen" = 'draw after 40 single moves'
