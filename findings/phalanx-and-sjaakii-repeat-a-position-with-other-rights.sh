#!/bin/sh
# Packages:  phalanx 25-1 and sjaakii 1.4.1-2 (Debian 12), engines for xboard; beside them chess.js 1.4.0 (npm)
# Behaviour: by article 9.2.3 of the Laws of Chess a position has not occurred before if a pawn could be captured en passant in
#            one of the two, or if a right to castle is gone that existed in one of them. Phalanx compares neither, and Sjaak II
#            compares castling rights alone. Both end such a game with 1/2-1/2 when the position has occurred only twice, and a
#            program that believes its engine records a draw that is none.
# Input:     4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1, d7d5 (now exd6 is legal), and the kings twice to and fro; from the usual
#            position e4 e5, then Ke2 Ke7 Ke1 Ke8 twice; and as a real one e3, then Nf6 Nc3 Ng8 Nb1 twice
# Seen:      en passant  chess.js no draw, phalanx draw,    sjaakii draw
#            castling    chess.js no draw, phalanx draw,    sjaakii no draw
#            real one    chess.js draw,    phalanx draw,    sjaakii draw
#            once less   chess.js no draw, phalanx no draw, sjaakii no draw
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts chess.js@1.4.0 > /dev/null
apt-get -qq download phalanx=25-1 sjaakii=1.4.1-2
for package in *.deb; do
    dpkg -x "$package" .
done
cat > repetition.mjs << 'END'
import { Chess } from 'chess.js';
const [fen, ...moves] = process.argv.slice(2);
const chess = new Chess(fen);
for (const move of moves) {
    chess.move({ from: move.slice(0, 2), to: move.slice(2) });
}
console.log(chess.isThreefoldRepetition() ? 'draw' : 'no draw');
END
engine() {
    program=$1
    fen=$2
    shift 2
    if { printf 'xboard\nforce\nsetboard %s\n' "$fen"; printf '%s\n' "$@" quit; } |
        "usr/games/$program" 2> /dev/null | grep -aq '^1/2-1/2'; then
        echo draw
    else
        echo 'no draw'
    fi
}
compare() {
    name=$1
    shift
    echo "$name: $(node repetition.mjs "$@"), $(engine phalanx "$@"), $(engine sjaakii "$@")"
}
usual='rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'
{
    compare 'en passant' '4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1' d7d5 e1d1 e8d8 d1e1 d8e8 e1d1 e8d8 d1e1 d8e8
    compare castling "$usual" e2e4 e7e5 e1e2 e8e7 e2e1 e7e8 e1e2 e8e7 e2e1 e7e8
    compare 'real one' "$usual" e2e3 g8f6 b1c3 f6g8 c3b1 g8f6 b1c3 f6g8 c3b1
    compare 'once less' "$usual" e2e3 g8f6 b1c3 f6g8 c3b1
} > seen
cat seen
cat > expected << 'END'
en passant: no draw, draw, draw
castling: no draw, draw, no draw
real one: draw, draw, draw
once less: no draw, no draw, no draw
END
cmp seen expected
