#!/bin/sh
# Packages:  ffish 0.7.10 and chessops 0.15.1 (npm)
# Behaviour: in atomic chess `sanMove` of ffish writes neither + for a check nor # for a mate, though the position after
#            the move is a check by its own `isCheck`, and is won by its own `result`. chessops writes both, and # as well
#            where the king explodes. So the same game has other moves in each of the two, and a search for checks or
#            mates in what ffish wrote finds none. In chess ffish writes them.
# Input:     Qa4 in 4k3/8/8/8/8/8/8/Q3K3 w - - 0 1, Ra8 in 6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1, and
#            Rxe7 in 4k3/4p3/8/8/8/8/4R3/4K3 w - - 0 1
# Seen:      ffish, atomic     Qa4 (check), Ra8 (check, 1-0), Rxe7 (1-0)
#            chessops, atomic  Qa4+, Ra8#, Rxe7#
#            ffish, chess      Qa4+, Ra8#
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts ffish@0.7.10 chessops@0.15.1 > /dev/null
cat > checks.mjs << 'END'
import { createRequire } from 'node:module';
import { parseFen } from 'chessops/fen';
import { makeSan } from 'chessops/san';
import { parseUci } from 'chessops/util';
import { setupPosition } from 'chessops/variant';
// With fetch, this version takes Node for a browser.
delete globalThis.fetch;
const ffish = createRequire(import.meta.url)('ffish');
await new Promise(ready => { ffish.onRuntimeInitialized = ready; });
for (const [variant, fen, move] of [
    ['atomic', '4k3/8/8/8/8/8/8/Q3K3 w - - 0 1', 'a1a4'],
    ['atomic', '6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1', 'a1a8'],
    ['atomic', '4k3/4p3/8/8/8/8/4R3/4K3 w - - 0 1', 'e2e7'],
    ['chess', '4k3/8/8/8/8/8/8/Q3K3 w - - 0 1', 'a1a4'],
    ['chess', '6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1', 'a1a8'],
]) {
    const board = new ffish.Board(variant, fen);
    const san = board.sanMove(move);
    board.push(move);
    const other = makeSan(setupPosition(variant, parseFen(fen).unwrap()).unwrap(), parseUci(move));
    console.log(`${variant}: ffish ${san}, isCheck ${board.isCheck()}, result ${board.result()}; chessops ${other}`);
}
END
node checks.mjs 2> /dev/null > seen
cat seen
cat > expected << 'END'
atomic: ffish Qa4, isCheck true, result *; chessops Qa4+
atomic: ffish Ra8, isCheck true, result 1-0; chessops Ra8#
atomic: ffish Rxe7, isCheck false, result 1-0; chessops Rxe7#
chess: ffish Qa4+, isCheck true, result *; chessops Qa4+
chess: ffish Ra8#, isCheck true, result 1-0; chessops Ra8#
END
cmp seen expected
