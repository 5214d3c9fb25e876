#!/bin/sh
# Packages:  chess 1.5.1 (npm), "an algebraic notation driven chess engine"; beside it chess.js 1.4.0
# Behaviour: when three like pieces can go to one square, one of the moves cannot be played by any text. chess names the
#            file of the one that moves although two of them are on that file, and keeps its legal moves under their
#            notation, so one of the two overwrites the other. The notation that PGN asks for is an "Invalid move", and a
#            game with two promotions may break off there. With two pieces on one file and no third one it names the rank.
# Input:     4k3/8/8/8/8/Q6Q/8/Q3K3 w - - 0 1, moves of a queen to c3
# Seen:      chess.js  55 moves, among them Q1c3 Qa3c3 Qhc3
#            chess     54 moves, among them Qac3 (from a3) Qhc3; Q1c3, Qa3c3 and Qa1c3 are invalid
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts chess@1.5.1 chess.js@1.4.0 > /dev/null
cat > queens.cjs << 'END'
const chess = require('chess');
const { Chess } = require('chess.js');
const fen = '4k3/8/8/8/8/Q6Q/8/Q3K3 w - - 0 1';
const show = (name, moves) =>
    console.log(`${name}: ${moves.length} moves, ${moves.filter(move => move.endsWith('c3')).sort().join(' ')}`);
show('chess.js', new Chess(fen).moves());
show('chess', Object.keys(chess.fromFEN(fen, { PGN: true }).getStatus().notatedMoves));
for (const move of ['Q1c3', 'Qa3c3', 'Qa1c3', 'Qac3', 'Qhc3']) {
    const game = chess.fromFEN(fen, { PGN: true });
    try {
        game.move(move);
        console.log(`${move}: ${game.getFen()}`);
    } catch (error) {
        console.log(`${move}: ${error.message}`);
    }
}
show('chess, two queens', Object.keys(
    chess.fromFEN('4k3/8/8/8/8/Q7/8/Q3K3 w - - 0 1', { PGN: true }).getStatus().notatedMoves));
END
node queens.cjs > seen
cat seen
cat > expected << 'END'
chess.js: 55 moves, Q1c3 Qa3c3 Qhc3
chess: 54 moves, Qac3 Qhc3
Q1c3: Invalid move (Qc3)
Qa3c3: Invalid move (Qc3)
Qa1c3: Invalid move (Qc3)
Qac3: 4k3/8/8/8/8/2Q4Q/8/Q3K3
Qhc3: 4k3/8/8/8/8/Q1Q5/8/Q3K3
chess, two queens: 36 moves, Q1c3 Q3c3
END
cmp seen expected
