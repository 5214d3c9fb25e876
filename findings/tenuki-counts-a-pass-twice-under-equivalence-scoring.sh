#!/bin/sh
# Package:   tenuki 0.3.1 (npm)
# Behaviour: under the rules of the AGA every pass costs a stone, and White passes last, so that counting territory gives the
#            difference that counting area gives; these stones mean something for territory only. tenuki's scoring
#            "equivalence", meant for this, adds them to the area: an additional pass in the middle of the game costs a point
#            that neither way of counting takes, while a stone in one's own territory costs nothing.
# Input:     5x5, Black on the second column, White on the fourth, a pass by Black, a move by White in his own territory,
#            and a pass of each
# Seen:      area         10 to 10
#            territory    5 to 4, with the pass stones (1 of White, 2 of Black) 6 to 6
#            equivalence  11 to 12
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts tenuki@0.3.1 > /dev/null
grep -q 'makes the score from counting by area equivalent to the score from counting by territory' node_modules/tenuki/README.md
cat > score.cjs << 'END'
const { Game } = require('tenuki');
for (const scoring of ['area', 'territory', 'equivalence']) {
    const game = new Game({ boardSize: 5, scoring });
    const passes = { black: 0, white: 0 };
    const pass = () => { passes[game.currentPlayer()] += 1; game.pass(); };
    const play = (y, x) => { if (!game.playAt(y, x)) throw new Error('refused'); };
    for (let y = 0; y < 5; y += 1) {
        play(y, 1);
        play(y, 3);
    }
    pass();
    play(0, 4);
    pass();
    pass();
    const score = game.score();
    console.log(`${scoring}: ${score.black} to ${score.white}, passes ${passes.black} and ${passes.white}`);
}
END
node score.cjs > seen
cat seen
cat > expected << 'END'
area: 10 to 10, passes 2 and 1
territory: 5 to 4, passes 2 and 1
equivalence: 11 to 12, passes 2 and 1
END
cmp seen expected
