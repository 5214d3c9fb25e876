#!/bin/sh
# Packages:  chess-rules 1.1.0 and, beside it, chess.js 1.4.0 (npm)
# Behaviour: `moveToPgn` leaves out the piece of a promotion on a8, the one square of both last ranks that its test for a
#            promotion misses. `pgnToMove` of the same library reads a move without a piece as one to a queen, so a pawn
#            that became a knight, rook or bishop there is a queen when the game is read again, without an error, and the
#            moves that follow are refused or mean something else. Other programs refuse the text. A promotion to a queen
#            on a8 hides the fault within the library, and every other square is right.
# Input:     a pawn on its seventh rank that promotes to a knight, on each file, for White and for Black; and bxa8=N
# Seen:      White       a8 b8=N c8=N d8=N e8=N f8=N g8=N h8=N, bxa8
#            Black       a1=N b1=N c1=N d1=N e1=N f1=N g1=N h1=N
#            a8 again    chess-rules a queen on a8; chess.js Invalid move
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts chess-rules@1.1.0 chess.js@1.4.0 > /dev/null
cat > promote.cjs << 'END'
const rules = require('chess-rules');
const { Chess } = require('chess.js');
// Squares are numbered from a1, 0, to h8, 63.
const knight = (placement, turn, src, dst) => rules.moveToPgn(
    rules.fenToPosition(`${placement} ${turn} - - 0 1`), { src, dst, promotionType: 'N' });
const rank = (letter, file) => `${file || ''}${letter}${7 - file || ''}`;
const files = [0, 1, 2, 3, 4, 5, 6, 7];
console.log('White:', ...files.map(file => knight(`8/${rank('P', file)}/8/8/8/2k5/8/2K5`, 'w', 48 + file, 56 + file)));
console.log('a capture:', knight('r7/1P6/8/8/8/2k5/8/2K5', 'w', 49, 56));
console.log('Black:', ...files.map(file => knight(`2k5/8/2K5/8/8/8/${rank('p', file)}/8`, 'b', 8 + file, file)));

const fen = '8/P7/8/8/8/2k5/8/2K5 w - - 0 1';
const position = rules.fenToPosition(fen);
const played = { src: 48, dst: 56, promotionType: 'N' };
const text = rules.moveToPgn(position, played);
console.log('played:', rules.positionToFen(rules.applyMove(position, played)));
console.log('read again:', rules.positionToFen(rules.applyMove(position, rules.pgnToMove(position, text))));
const chess = new Chess(fen);
try {
    console.log('chess.js:', chess.move(text).san);
} catch (error) {
    console.log('chess.js:', error.message);
}
END
node promote.cjs > seen
cat seen
cat > expected << 'END'
White: a8 b8=N c8=N d8=N e8=N f8=N g8=N h8=N
a capture: bxa8
Black: a1=N b1=N c1=N d1=N e1=N f1=N g1=N h1=N
played: N7/8/8/8/8/2k5/8/2K5 b - - 0 1
read again: Q7/8/8/8/8/2k5/8/2K5 b - - 0 1
chess.js: Invalid move: a8
END
cmp seen expected
