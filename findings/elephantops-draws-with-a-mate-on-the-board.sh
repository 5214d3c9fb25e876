#!/bin/sh
# Packages:  elephantops 0.1.1 and ffish 0.7.10 (npm)
# Behaviour: elephantops reports a draw in a xiangqi position in which one move gives mate. It takes cannons, with no
#            advisors or pawns on the board, for too little to win. But a cannon gives check over one other piece, and a
#            second cannon can be that piece, so two of them mate without any help. After the mate the same library calls
#            the position a win, and still says that neither side has enough.
# Input:     3k5/9/9/3C5/9/9/9/2C6/9/4K4 w - - 0 1, and c3d3
# Seen:      before  elephantops draw, isEnd true; ffish * (36 moves)
#            after   elephantops win for red, isInsufficientMaterial true; ffish 1-0
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts elephantops@0.1.1 ffish@0.7.10 > /dev/null
cat > mate.mjs << 'END'
import { createRequire } from 'node:module';
import { parseFen } from 'elephantops/fen';
import { parseUci } from 'elephantops/util';
import { Xiangqi } from 'elephantops/xiangqi';
// With fetch, this version takes Node for a browser.
delete globalThis.fetch;
const ffish = createRequire(import.meta.url)('ffish');
await new Promise(ready => { ffish.onRuntimeInitialized = ready; });
const fen = '3k5/9/9/3C5/9/9/9/2C6/9/4K4 w - - 0 1';
const position = Xiangqi.fromSetup(parseFen(fen).unwrap()).unwrap();
const board = new ffish.Board('xiangqi', fen);
const show = when => {
    const outcome = position.outcome();
    const result = outcome ? outcome.winner ? `${outcome.winner} wins` : 'draw' : 'no result';
    const moves = board.legalMoves().split(' ').filter(Boolean).length;
    console.log(`${when}: elephantops ${result}, isEnd ${position.isEnd()}, `
        + `isInsufficientMaterial ${position.isInsufficientMaterial()}; ffish ${board.result()}, ${moves} moves`);
};
show('before');
position.play(parseUci('c3d3'));
board.push('c3d3');
show('after');
END
node mate.mjs 2> /dev/null > seen
cat seen
cat > expected << 'END'
before: elephantops draw, isEnd true, isInsufficientMaterial true; ffish *, 36 moves
after: elephantops red wins, isEnd true, isInsufficientMaterial true; ffish 1-0, 0 moves
END
cmp seen expected
