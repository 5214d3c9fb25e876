#!/bin/sh
# Packages:  dreamchess 0.3.0-2 (Debian 12), its engine dreamer; beside it hoichess 0.22.0-3
# Behaviour: the fifty-move rule makes an exception for checkmate alone. Dreamer makes one for every check: it announces the
#            draw at the hundredth half-move without a capture or a pawn move, but not if that half-move gives check. Then
#            it does not announce it afterwards either, as it looks for exactly 100, and goes on playing a drawn game. It
#            leaves out the third repetition of a position in the same way if the player to move is in check.
# Input:     4k3/8/8/8/8/8/7R/4K2N w - - 99 60, with h2g2, with h2e2, which gives check, and two more moves after it; and
#            7k/5p1p/8/8/8/8/q7/3Q3K w - - 0 1, where the queen gives check with every move
# Seen:      dreamer   1/2-1/2 after h2g2, nothing after h2e2, after the moves that follow, and after the repetition
#            hoichess  1/2-1/2 after h2g2, h2e2 and the repetition
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get -qq download dreamchess=0.3.0-2 hoichess=0.22.0-3
for package in *.deb; do
    dpkg -x "$package" .
done
show() {
    program=$1
    name=$2
    position=$3
    shift 3
    { printf 'xboard\nforce\nsetboard %s\n' "$position"; printf '%s\n' "$@" quit; } |
        "usr/games/$program" 2> /dev/null > played
    echo "$program, $name: $(grep -a '^1/2-1/2' played || echo 'no draw')"
}
rook='4k3/8/8/8/8/8/7R/4K2N w - - 99 60'
for program in dreamer hoichess; do
    show "$program" 'h2g2' "$rook" h2g2
    show "$program" 'h2e2' "$rook" h2e2
    # HoiChess takes no moves after the end of a game.
    if test "$program" = dreamer; then show "$program" 'h2e2 e8d8 e2e3' "$rook" h2e2 e8d8 e2e3; fi
    show "$program" 'third repetition with check' '7k/5p1p/8/8/8/8/q7/3Q3K w - - 0 1' \
        d1d8 h8g7 d8g5 g7h8 g5d8 h8g7 d8g5 g7h8 g5d8
done > seen
cat seen
cat > expected << 'END'
dreamer, h2g2: 1/2-1/2 {Drawn by 50 move rule}
dreamer, h2e2: no draw
dreamer, h2e2 e8d8 e2e3: no draw
dreamer, third repetition with check: no draw
hoichess, h2g2: 1/2-1/2 {50 move rule}
hoichess, h2e2: 1/2-1/2 {50 move rule}
hoichess, third repetition with check: 1/2-1/2 {3 repetitions}
END
cmp seen expected
