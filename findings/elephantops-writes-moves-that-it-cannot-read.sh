#!/bin/sh
# Packages:  elephantops 0.1.1 and ffish 0.7.10 (npm)
# Behaviour: `makeSan` writes moves that `parseSan` of the same library refuses as ambiguous. Where two like pieces can go
#            to one square, it must name the file or rank of the one that moves, and to find the other one it looks back
#            from the target. In xiangqi that is not the same way: a horse going from c7 to e6 is stopped by a piece on
#            d7, on the way back by one on d6; and a pawn does not go backwards. So it writes Ne6 where both horses can go
#            to e6, and Pe7 where two pawns can go to e7.
# Input:     4k4/9/9/2N6/3c5/9/5N3/9/9/3K5 w - - 0 1, f4e6; and 4k4/9/9/3P5/4P4/9/9/9/9/3K5 w - - 0 1, d7e7
# Seen:      legal in both libraries  c7e6 and f4e6; d7e7 and e6e7
#            elephantops              f4e6 Ne6, d7e7 Pe7, both refused when read; c7e6 Nce6, e6e7 Pee7
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts elephantops@0.1.1 ffish@0.7.10 > /dev/null
cat > moves.mjs << 'END'
import { createRequire } from 'node:module';
import { parseFen } from 'elephantops/fen';
import { makeSan, parseSan } from 'elephantops/san';
import { makeUci, parseUci } from 'elephantops/util';
import { Xiangqi } from 'elephantops/xiangqi';
// With fetch, this version takes Node for a browser.
delete globalThis.fetch;
const ffish = createRequire(import.meta.url)('ffish');
await new Promise(ready => { ffish.onRuntimeInitialized = ready; });
for (const [fen, texts] of [
    ['4k4/9/9/2N6/3c5/9/5N3/9/9/3K5 w - - 0 1', ['c7e6', 'f4e6']],
    ['4k4/9/9/3P5/4P4/9/9/9/9/3K5 w - - 0 1', ['d7e7', 'e6e7']],
]) {
    const position = Xiangqi.fromSetup(parseFen(fen).unwrap()).unwrap();
    const legal = new ffish.Board('xiangqi', fen).legalMoves().split(' ');
    for (const text of texts) {
        const san = makeSan(position, parseUci(text));
        const read = parseSan(position, san);
        const both = legal.includes(text) && position.isLegal(parseUci(text));
        console.log(`${text}: ${both ? 'legal in both' : 'not legal in both'}, written ${san}, `
            + `read ${read ? makeUci(read) : 'nothing'}`);
    }
}
END
node moves.mjs 2> /dev/null > seen
cat seen
cat > expected << 'END'
c7e6: legal in both, written Nce6, read c7e6
f4e6: legal in both, written Ne6, read nothing
d7e7: legal in both, written Pe7, read nothing
e6e7: legal in both, written Pee7, read e6e7
END
cmp seen expected
