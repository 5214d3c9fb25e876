#!/bin/sh
# Packages:  pgn-extract 19.04-1 and toga2 3.0.0.1SE1-2+b1, beside them fairy-stockfish 11.1-1+b1 (all Debian 12)
# Behaviour: -Wuci, described as "output compatible with the UCI protocol", writes the piece of a promotion with a capital
#            letter, as in a7a8N; UCI has small letters, as in e7e8q. Fairy-Stockfish reads both. Toga II, without a message,
#            takes the capital letter for no move at all: the turn passes to the other side, the pawn stays where it was, and
#            every score after that belongs to another position. A script that sends the output of the one to the other gets
#            answers for every game, and wrong ones for those with a promotion.
# Input:     1. a8=N Kg8 from 7k/P7/6K1/8/8/8/8/8 w - - 0 1, after which White has a king and a knight
# Seen:      pgn-extract             a7a8N h8g8
#            a7a8N, fairy-stockfish  a move of the knight or the king
#            a7a8N, toga2            a move of the pawn, which is not on the board any more
#            a7a8n, both             a move of the knight or the king
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get -qq download pgn-extract=19.04-1 toga2=3.0.0.1SE1-2+b1 fairy-stockfish=11.1-1+b1
for package in *.deb; do dpkg -x "$package" .; done

fen='7k/P7/6K1/8/8/8/8/8 w - - 0 1'
printf '[White "Anna"]\n[Black "Ben"]\n[Result "*"]\n[SetUp "1"]\n[FEN "%s"]\n\n1. a8=N Kg8 *\n' "$fen" > game.pgn
moves=$(usr/games/pgn-extract -s -Wuci --notags --noresults game.pgn | tr -s ' \n' ' ' | sed 's/ *$//')
# The engines stop searching when they read "quit", so it comes a second later.
best() {
    { printf 'uci\nucinewgame\nposition fen %s moves %s\ngo depth 3\n' "$fen" "$2"; sleep 1; echo quit; } |
        "usr/games/$1" | sed -n 's/^bestmove \([^ ]*\).*/\1/p'
}
{
    echo "pgn-extract: $moves"
    small=$(printf %s "$moves" | tr N n)
    for text in "$moves" "$small"; do
        for engine in fairy-stockfish toga2; do
            case $(best "$engine" "$text") in
                a7*) echo "$text, $engine: a move of the pawn" ;;
                a8* | g6*) echo "$text, $engine: a move of the knight or the king" ;;
                *) echo "$text, $engine: something else" ;;
            esac
        done
    done
} > seen
cat seen
cat > expected << 'END'
pgn-extract: a7a8N h8g8
a7a8N h8g8, fairy-stockfish: a move of the knight or the king
a7a8N h8g8, toga2: a move of the pawn
a7a8n h8g8, fairy-stockfish: a move of the knight or the king
a7a8n h8g8, toga2: a move of the knight or the king
END
cmp seen expected
