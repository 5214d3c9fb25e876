#!/bin/sh
# Package:   polyglot 2.0.4+git20210322-1 (Debian 12)
# Behaviour: `make-book` ignores the tags SetUp and FEN. The moves of a game that begins from a set-up position are booked
#            under the usual initial position, as long as they happen to be legal there, with exit status 0 and without a
#            message; a book made from endings and studies advises first moves that no one played. Where such a move is not
#            legal in the usual position, no book is written for the whole file, and the exit status is 0 as well.
# Input:     one game from a position without White's minor pieces and queen: 1. h4 a5 2. h5 a4 1-0
# Seen:      dump-book, White: `1: 1. h4{100%} a5 2. h5{100%}`
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get -qq download polyglot=2.0.4+git20210322-1
dpkg -x polyglot_*.deb .

game() {
    printf '[Event "?"]\n[Site "?"]\n[Date "????.??.??"]\n[Round "?"]\n[White "?"]\n[Black "?"]\n[Result "1-0"]\n'
    printf '[SetUp "1"]\n[FEN "%s"]\n\n%s 1-0\n' "$1" "$2"
}

game 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1' '1. h4 a5 2. h5 a4' > legal.pgn
usr/games/polyglot make-book -pgn legal.pgn -bin legal.bin -max-ply 30 -min-game 1 > legal.log
usr/games/polyglot dump-book -bin legal.bin -color white -out legal.txt > /dev/null
cat legal.txt
grep -qF '1. h4{100%} a5 2. h5{100%}' legal.txt

game 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1' '1... e5 2. Nf3 Nc6' > other.pgn
usr/games/polyglot make-book -pgn other.pgn -bin other.bin -max-ply 30 -min-game 1 > other.log
tail -n 1 other.log
grep -qF 'illegal move "e5"' other.log
test ! -e other.bin
