#!/bin/sh
# Package:   ffish 0.7.10 (npm), its notation THAI_SAN for makruk
# Behaviour: two legal moves can have the same text, and reading it back plays the other one. In Thai the files a to h are
#            ก ข ค ง จ ฉ ช ญ, and the khun (king) is ข, the khon (silver) ค and the promoted pawn ง. A capture by a pawn
#            begins with its file, so one from the b-file is written like one by the king, one from the c-file like one by
#            a khon, and one from the d-file like one by a promoted pawn. `sanMove` adds nothing where both are legal, and
#            `pushSan` takes the text for the pawn's move. THAI_LAN has the square of departure and is not affected, nor
#            are the Latin letters.
# Input:     a king, a khon and a promoted pawn that can capture the same pawn as a pawn of that file
# Seen:      b6c5 and d6c5 (king)           ขxค๕, read as b6c5
#            c6d5 and e6d5 (khon)           คxง๕, read as c6d5
#            d6e5 and f6e5 (promoted pawn)  งxจ๕, read as d6e5
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts ffish@0.7.10 > /dev/null
cat > thai.mjs << 'END'
import { createRequire } from 'node:module';
// With fetch, this version takes Node for a browser.
delete globalThis.fetch;
const ffish = createRequire(import.meta.url)('ffish');
await new Promise(ready => { ffish.onRuntimeInitialized = ready; });
const thai = ffish.Notation.THAI_SAN;
for (const [fen, moves] of [
    ['8/8/1p1k4/2P5/8/8/8/4K3 b - - 0 1', ['b6c5', 'd6c5']],
    ['4k3/8/2p1s3/3P4/8/8/8/4K3 b - - 0 1', ['c6d5', 'e6d5']],
    ['4k3/8/3p1m~2/4P3/8/8/8/4K3 b - - 0 1', ['d6e5', 'f6e5']],
])
    for (const move of moves) {
        const board = new ffish.Board('makruk', fen);
        const [latin, san] = [board.sanMove(move), board.sanMove(move, thai)];
        board.pushSan(san, thai);
        console.log(`${move}: ${latin}, ${san}, read as ${board.moveStack()}`);
    }
END
node thai.mjs 2> /dev/null > seen
cat seen
cat > expected << 'END'
b6c5: bxc5, ขxค๕, read as b6c5
d6c5: Kxc5, ขxค๕, read as b6c5
c6d5: cxd5, คxง๕, read as c6d5
e6d5: Sxd5, คxง๕, read as c6d5
d6e5: dxe5, งxจ๕, read as d6e5
f6e5: Mxe5, งxจ๕, read as d6e5
END
cmp seen expected
