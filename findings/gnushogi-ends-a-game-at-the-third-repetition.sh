#!/bin/sh
# Packages:  gnushogi 1.4.2-7 and gnuminishogi 1.4.2-7 (Debian 12)
# Behaviour: a game of shogi is drawn when a position occurs for the fourth time with the same player to move; the rules that come
#            with GNU Shogi, shogi.rules, say so as well. In minishogi the fourth time decides the game too. Both programs end
#            it at the third, and say nothing: from then on every move, legal or not, is passed over without an answer. So
#            a whole game entered in manual mode (`force`) is cut at a place where neither rule does anything. The first
#            position is not counted before it comes back, so that one may occur three times.
# Input:     4i4h 6a6b 4h4i 6b6a four times, then 7g7f and the illegal 9i1a; ten moves of the same, then 7g7f 6b6a, where no
#            position comes a third time but the first; and 4e4d 2a2b 4d4e 2b2a four times in minishogi
# Seen:      gnushogi      11 of 18 moves, 0 errors; with 7g7f 12 of 12 moves
#            gnuminishogi  11 of 16 moves, 0 errors
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get -qq download gnushogi=1.4.2-7 gnuminishogi=1.4.2-7
for package in *.deb; do
    dpkg -x "$package" .
done
zcat usr/share/doc/gnushogi/shogi.rules.gz | grep -q 'occurs 4 times with the same'

play() {
    { printf 'new\nforce\n'; echo "$2" | tr ' ' '\n'; echo quit; } | "usr/games/$1" > game.txt 2> /dev/null
    echo "$1: $(grep -c '^[0-9]*\. ' game.txt) of $(echo "$2" | wc -w) moves, $(grep -c Illegal game.txt || true) errors"
}
shogi='4i4h 6a6b 4h4i 6b6a'
minishogi='4e4d 2a2b 4d4e 2b2a'
{
    play gnushogi "$shogi $shogi $shogi $shogi 7g7f 9i1a"
    play gnushogi "$shogi $shogi 4i4h 6a6b 7g7f 6b6a"
    play gnuminishogi "$minishogi $minishogi $minishogi $minishogi"
} > seen
cat seen
cat > expected << 'END'
gnushogi: 11 of 18 moves, 0 errors
gnushogi: 12 of 12 moves, 0 errors
gnuminishogi: 11 of 16 moves, 0 errors
END
cmp seen expected
