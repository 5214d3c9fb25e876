#!/bin/sh
# Package:   draughts 0.2.1 (npm)
# Behaviour: `pdn` writes a game, and `parsePDN`, described in its manual as the way to load one, refuses what it wrote, for two
#            reasons. It turns the squares of the allowed moves from one numbering into the other twice, which changes
#            all from 12 on, so hardly any move is found among them. And a game from another position has the tag SetUp, as
#            in PGN, while `parsePDN` looks for Setup and takes the usual position without it, whatever FEN says.
# Input:     32-28 19-23 from the usual position; K1-6 from W:WK1:B50, where all squares are below 12
# Seen:      first game   false, and the board of a new game
#            second game  false, and the board of a new game; with Setup for SetUp true, and the right board
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts draughts@0.2.1 > /dev/null
grep -q 'Loads a game from PDN notation' node_modules/draughts/README.md
cat > games.cjs << 'END'
const Draughts = require('draughts');
const show = console.log;
// The library writes the moves that it compares to the console.
console.log = () => {};
const read = (name, text) => {
    const game = new Draughts();
    const accepted = game.parsePDN(text);
    show(`${name}: ${accepted}, ${game.fen() === new Draughts().fen() ? 'a new game' : game.fen()}`);
};
const usual = new Draughts();
usual.move({ from: 32, to: 28 });
usual.move({ from: 19, to: 23 });
read('32-28 19-23', usual.pdn());
const ending = new Draughts('W:WK1:B50');
ending.move({ from: 1, to: 6 });
show(`K1-6 played: ${ending.fen()}`);
read('K1-6 with SetUp', ending.pdn());
read('K1-6 with Setup', ending.pdn().replace('SetUp', 'Setup'));
END
node games.cjs > seen
cat seen
cat > expected << 'END'
32-28 19-23: false, a new game
K1-6 played: B:WK6:B50
K1-6 with SetUp: false, a new game
K1-6 with Setup: true, B:WK6:B50
END
cmp seen expected
