#!/bin/sh
# Package:   elephantops 0.1.1 (npm), rules and notation of xiangqi
# Behaviour: `parsePgn` leaves out xiangqi moves to the i-file and to rank 9, and turns a move to rank 10 into one to rank
#            1, all without an error. It looks for moves on an eight by eight board, as in the chess library that it was
#            made from, while xiangqi has the files a to i and the ranks 1 to 10. `makePgn` of what was read writes
#            another game. Single moves are written and read correctly by `makeSan` and `parseSan`, so they go wrong in
#            PGN alone.
# Input:     five moves from the usual position, written by makeSan and makePgn: b3b10 a10b10 h1g3 b10b9 i1i2
# Seen:      written     1. Cxb10 Rxb10 2. Ng3 Rb9 3. Ri2 *
#            read again  1. Cxb1 Rxb1 2. Ng3 *
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts elephantops@0.1.1 > /dev/null
cat > game.mjs << 'END'
import { defaultGame, extend, makePgn, parsePgn } from 'elephantops/pgn';
import { makeSan, parseSan } from 'elephantops/san';
import { makeUci, parseUci } from 'elephantops/util';
import { Xiangqi } from 'elephantops/xiangqi';
const position = Xiangqi.default();
const game = defaultGame();
const nodes = [];
for (const text of ['b3b10', 'a10b10', 'h1g3', 'b10b9', 'i1i2']) {
    const move = parseUci(text);
    const san = makeSan(position, move);
    if (!position.isLegal(move) || makeUci(parseSan(position, san)) !== text) throw new Error(text);
    nodes.push({ san });
    position.play(move);
}
extend(game.moves, nodes);
const moves = pgn => pgn.trim().split('\n').pop();
const pgn = makePgn(game);
console.log(`written: ${moves(pgn)}`);
console.log(`read again: ${moves(makePgn(parsePgn(pgn)[0]))}`);
END
node game.mjs > seen
cat seen
cat > expected << 'END'
written: 1. Cxb10 Rxb10 2. Ng3 Rb9 3. Ri2 *
read again: 1. Cxb1 Rxb1 2. Ng3 *
END
cmp seen expected
