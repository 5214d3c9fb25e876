#!/bin/sh
# Package:   polyglot 2.0.4+git20210322-1 (Debian 12)
# Behaviour: `make-book` counts a game with the result *, one that is unfinished or only analysed, as a draw. By its
#            manual a move gets two points for a win and one for a draw; the moves of such a game get a point on both
#            sides, like those of a real draw. And a move that lost every game is left out, although the limit -min-score
#            is 0.0 by default, which is the score of this move; it makes no difference to write -min-score 0.
# Input:     one game each: 1. e4 e5 1-0, 1. d4 d5 0-1, 1. c4 c5 1/2-1/2, 1. Nf3 Nf6 *
# Seen:      White, in percent: e4 50, c4 25, Nf3 25; no d4
#            Black: d5 after d4, c5 after c4, Nf6 after Nf3; no e5 after e4
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get -qq download polyglot=2.0.4+git20210322-1
dpkg -x polyglot_*.deb .

game() {
    printf '[Event "?"]\n[Site "?"]\n[Date "????.??.??"]\n[Round "?"]\n[White "?"]\n[Black "?"]\n'
    printf '[Result "%s"]\n\n%s %s\n\n' "$2" "$1" "$2"
}
{
    game '1. e4 e5' 1-0
    game '1. d4 d5' 0-1
    game '1. c4 c5' 1/2-1/2
    game '1. Nf3 Nf6' '*'
} > games.pgn
usr/games/polyglot make-book -pgn games.pgn -bin book.bin -max-ply 10 -min-game 1 -min-score 0 > make.log
for colour in white black; do
    usr/games/polyglot dump-book -bin book.bin -color "$colour" -out "$colour.txt" > /dev/null
    grep '^[0-9]*: ' "$colour.txt" | sed -E "s/^[0-9]+: (.*[^ ]) *$/$colour \1/" | LC_ALL=C sort
done > seen
cat seen
cat > expected << 'END'
white 1. Nf3{25%}
white 1. c4{25%}
white 1. e4{50%}
black 1. Nf3 Nf6{100%}
black 1. c4 c5{100%}
black 1. d4 d5{100%}
END
cmp seen expected
