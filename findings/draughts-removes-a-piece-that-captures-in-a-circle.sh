#!/bin/sh
# Package:   draughts 0.2.1 (npm), international draughts on 100 squares
# Behaviour: in the rules of the FMJD a piece that captures may cross an empty square twice, and its first square is empty as
#            soon as it has left it, so a capture of four pieces may end where it began. The library finds these captures, and
#            for a man it says rightly that nothing else is allowed. But to play one it fills the last square and then clears
#            the first, and these are the same: the piece vanishes with those that it took, and the game goes on without it.
# Input:     W:W28,50:B1,12,13,22,23, and the same with a king on 28, which may end on 33 as well
# Seen:      28x19x8x17x28  B:W50:B1, though B:W28,50:B1 is left (and B:WK28,50:B1 with the king)
#            28x19x8x17x33  B:WK33,50:B1, which is right
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts draughts@0.2.1 > /dev/null
cat > circle.cjs << 'END'
const Draughts = require('draughts');
for (const piece of ['28', 'K28']) {
    const position = `W:W${piece},50:B1,12,13,22,23`;
    const paths = new Draughts(position).moves().map(move => move.jumps.join('x'));
    console.log(position, paths.filter(path => /^28x19x8x17x(28|33)$/.test(path)).join(' '));
    for (const end of [28, 33]) {
        const game = new Draughts(position);
        if (game.move({ from: 28, to: end })) console.log(`28x${end}`, game.fen());
    }
}
END
node circle.cjs > seen
cat seen
cat > expected << 'END'
W:W28,50:B1,12,13,22,23 28x19x8x17x28
28x28 B:W50:B1
W:WK28,50:B1,12,13,22,23 28x19x8x17x28 28x19x8x17x33
28x28 B:W50:B1
28x33 B:WK33,50:B1
END
cmp seen expected
