#!/bin/sh
# Package:   gnuchess 6.2.7-1+deb12u1 (Debian 12, with its security update of 2025)
# Behaviour: `pgnsave` writes the tags of the game and then only its last move, without a number and without a result, even
#            though `show game` has all moves; the value of the tag Result is empty. So a saved game is lost, and `pgnload` of
#            the file begins a game at the usual position with a move that was not its first. There is no message.
# Input:     e2e4 e7e5 g1f3 b8c6 f1b5 a7a6, show game, pgnsave
# Seen:      show game  e4 e5 Nf3 Nc6 Bb5 a6
#            pgnsave    a6
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get -qq download gnuchess=6.2.7-1+deb12u1
dpkg -x gnuchess_*.deb .

printf 'force\ne2e4\ne7e5\ng1f3\nb8c6\nf1b5\na7a6\nshow game\npgnsave game.pgn\nquit\n' |
    GNUCHESS_PKGDATADIR=usr/share/gnuchess usr/games/gnuchess --xboard > log 2> /dev/null
shown=$(sed -nE 's/^ *[0-9]+\.  ([^ ]+) +([^ ]+) *$/\1 \2/p' log | tr '\n' ' ' | sed 's/ $//')
saved=$(sed '1,/^$/d' game.pgn | tr '\n' ' ' | sed 's/ *$//')
cat game.pgn
echo "show game: $shown"
echo "pgnsave: $saved"
test "$shown" = 'e4 e5 Nf3 Nc6 Bb5 a6'
test "$saved" = a6
grep -qxF '[Result ""]' game.pgn
