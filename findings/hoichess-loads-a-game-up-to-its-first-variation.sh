#!/bin/sh
# Package:   hoichess 0.22.0-3 (Debian 12)
# Behaviour: `loadgame` skips comments in braces, NAGs and suffixes, and ends the game without a message at the first
#            variation or `;` comment: the position to go on from is an earlier one, and `show pgn` and `savegame` write the
#            game without the rest.
# Input:     1. e4 e5 {a comment} 2. Nf3 $1 (2. d4 exd4) 2... Nc6 3. Bb5 a6 *, and the same with a `;` comment
# Seen:      both end after 2. Nf3: rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get -qq download hoichess=0.22.0-3
dpkg -x hoichess_*.deb .

position_after() {
    printf '[Event "?"]\n[Site "?"]\n[Date "????.??.??"]\n[Round "?"]\n[White "?"]\n[Black "?"]\n[Result "*"]\n\n%b *\n' "$1" > game.pgn
    printf 'xboard\nnew\nforce\nloadgame game.pgn\nshow fen\nquit\n' | usr/games/hoichess | grep -E '^[^ ]+/[^ ]+ [wb] '
}
whole=$(position_after '1. e4 e5 {a comment} 2. Nf3 $1 Nc6 3. Bb5 a6')
variation=$(position_after '1. e4 e5 {a comment} 2. Nf3 $1 (2. d4 exd4) 2... Nc6 3. Bb5 a6')
semicolon=$(position_after '1. e4 e5 {a comment} 2. Nf3 $1 ; a comment\nNc6 3. Bb5 a6')
printf '%s\n' "$whole" "$variation" "$semicolon"
test "$whole" = 'r1bqkbnr/1ppp1ppp/p1n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 4'
test "$variation" = 'rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2'
test "$semicolon" = "$variation"
