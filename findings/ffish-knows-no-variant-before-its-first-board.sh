#!/bin/sh
# Package:   ffish 0.7.10 (npm)
# Behaviour: until the first board is made, `startingFen` returns an empty text, without an error, and `validateFen`
#            answers -10, an error, for the usual position of chess. `onRuntimeInitialized` says that the library is
#            ready, but the table of variants and pieces is filled only with that board; one of any variant is enough for
#            all. So a service that first checks the position it was sent refuses it after each start, until a request of
#            another kind has made a board.
# Input:     validateFen of rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, and startingFen of chess and xiangqi,
#            before and after a board of makruk was made
# Seen:      before  -10, "", ""
#            after   1, "rnbqkbnr/…", "rnbakabnr/…"
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts ffish@0.7.10 > /dev/null
cat > first.mjs << 'END'
import { createRequire } from 'node:module';
// With fetch, this version takes Node for a browser.
delete globalThis.fetch;
const ffish = createRequire(import.meta.url)('ffish');
await new Promise(ready => { ffish.onRuntimeInitialized = ready; });
const show = when => {
    const valid = ffish.validateFen('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1');
    console.log(`${when}: validateFen ${valid}, `
        + ['chess', 'xiangqi'].map(variant => `${variant} "${ffish.startingFen(variant)}"`).join(', '));
};
show('before');
show('again');
new ffish.Board('makruk').delete();
show('after');
END
node first.mjs 2> /dev/null > seen
cat seen
cat > expected << 'END'
before: validateFen -10, chess "", xiangqi ""
again: validateFen -10, chess "", xiangqi ""
after: validateFen 1, chess "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", xiangqi "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1"
END
cmp seen expected
