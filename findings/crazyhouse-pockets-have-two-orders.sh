#!/bin/sh
# Packages:  ffish 0.7.10 and chessops 0.15.1 (npm), fairy-stockfish 11.1-1+b1 (Debian 12)
# Behaviour: both sides write the pocket of a Crazyhouse FEN in square brackets and read each other's, but ffish and
#            Fairy-Stockfish order its pieces from the queen down, chessops from the pawn up. As soon as a pocket holds two
#            kinds of pieces their FENs of one position differ, so positions must not be compared or counted by their text.
# Input:     r1bqkb1r/ppp1pppp/8/8/8/8/PPP1PPPP/R1BQKB1R[QRBNPqrbnp] w KQkq - 0 1
# Seen:      ffish, fairy-stockfish  [QRBNPqrbnp]
#            chessops                [PNBRQpnbrq]
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts ffish@0.7.10 chessops@0.15.1 > /dev/null
apt-get -qq download fairy-stockfish=11.1-1+b1
dpkg -x fairy-stockfish_*.deb .
position='r1bqkb1r/ppp1pppp/8/8/8/8/PPP1PPPP/R1BQKB1R[QRBNPqrbnp] w KQkq - 0 1'
cat > orders.mjs << 'END'
import { createRequire } from 'node:module';
import { makeFen, parseFen } from 'chessops/fen';
// With fetch, this version takes Node for a browser.
delete globalThis.fetch;
const ffish = createRequire(import.meta.url)('ffish');
await new Promise(ready => { ffish.onRuntimeInitialized = ready; });
const fen = process.argv[2];
const board = new ffish.Board('crazyhouse', fen);
console.log(board.fen());
console.log(makeFen(parseFen(fen).unwrap()));
console.log(makeFen(parseFen(board.fen()).unwrap()));
END
node orders.mjs "$position" > seen
printf 'setoption name UCI_Variant value crazyhouse\nposition fen %s\nd\nquit\n' "$position" |
    usr/games/fairy-stockfish | sed -n 's/^Fen: //p' >> seen
cat seen
other=$(echo "$position" | sed 's/\[.*\]/[PNBRQpnbrq]/')
printf '%s\n' "$position" "$other" "$other" "$position" > expected
cmp seen expected
