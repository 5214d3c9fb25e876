#!/bin/sh
# Packages:  sjaakii 1.4.1-2, program Sjaak II, and fairy-stockfish 11.1-1+b1 (both Debian 12)
# Behaviour: in a FEN of Chess960 the letters KQkq mean the outermost rook on each side of the king, so a right of an inner rook
#            needs the letter of its file. Sjaak II reads these letters and castles with the inner rook, but `fen` writes KQkq
#            whichever rook it is. The FEN that it writes is another position: read again by either program it has the right
#            for the rook in the corner, here one that is blocked.
# Input:     rrk1r3/8/8/8/8/8/8/RRK1R3 w BEbe - 0 1, castling with the rooks on the b-file
# Seen:      read as BEbe                      29 moves in both programs
#            written by Sjaak II               rrk1r3/8/8/8/8/8/8/RRK1R3 w KQkq - 0 1
#            that, read again                  28 moves in both, as for AEae
#            written by Fairy-Stockfish        rrk1r3/8/8/8/8/8/8/RRK1R3 w EBeb - 0 1
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get -qq download sjaakii=1.4.1-2 fairy-stockfish=11.1-1+b1
for package in *.deb; do dpkg -x "$package" .; done

sjaakii() {
    printf 'variant chess960\nsetboard %s\nfen\nperft 1\nquit\n' "$1" | usr/games/sjaakii |
        sed -nE 's/^#.*>(rrk.*)$/writes \1/p; s/^(#.*>)? *1 +([0-9]+) .*nps$/\2 moves/p'
}
stockfish() {
    printf 'setoption name UCI_Chess960 value true\nposition fen %s\nd\ngo perft 1\nquit\n' "$1" | usr/games/fairy-stockfish |
        sed -nE 's/^Fen: /writes /p; s/^Nodes searched: (.*)$/\1 moves/p'
}
for rights in BEbe KQkq AEae; do
    position="rrk1r3/8/8/8/8/8/8/RRK1R3 w $rights - 0 1"
    echo "$rights"
    sjaakii "$position"
    stockfish "$position"
done > seen
cat seen
cat > expected << 'END'
BEbe
writes rrk1r3/8/8/8/8/8/8/RRK1R3 w KQkq - 0 1
29 moves
writes rrk1r3/8/8/8/8/8/8/RRK1R3 w EBeb - 0 1
29 moves
KQkq
writes rrk1r3/8/8/8/8/8/8/RRK1R3 w KQkq - 0 1
28 moves
writes rrk1r3/8/8/8/8/8/8/RRK1R3 w EAea - 0 1
28 moves
AEae
writes rrk1r3/8/8/8/8/8/8/RRK1R3 w KQkq - 0 1
28 moves
writes rrk1r3/8/8/8/8/8/8/RRK1R3 w EAea - 0 1
28 moves
END
cmp seen expected
