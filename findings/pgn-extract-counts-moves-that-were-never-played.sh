#!/bin/sh
# Package:   pgn-extract 19.04-1 (Debian 12)
# Behaviour: --plylimit, described as "limit the number of plies output", and the bounds -p and -b on the length of a game count
#            from the first move of a usual game, not from where the game begins. One from a set-up position at move 40, as in
#            a study or an adjourned game, has used up 79 half-moves before its first one: --plylimit 20 writes it
#            without any move, and -pu20 leaves it out although it has five half-moves. --plycount counts correctly in the same
#            run, and so do all three if the FEN says move 1. There is no message, and the exit status is 0.
# Input:     40... Kd7 41. a8=Q Kd6 42. O-O Kc5 from 4k3/P7/8/8/8/8/8/4K2R b K - 0 40, and the same from move 1
# Seen:      move 40  PlyCount 5; with --plylimit 20 no moves; with -pu20 and with -bu10 no game
#            move 1   PlyCount 5; with --plylimit 20 five moves; with -pu20 and with -bu10 the game
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get -qq download pgn-extract=19.04-1
dpkg -x pgn-extract_*.deb .

game() {
    printf '[White "Anna"]\n[Black "Ben"]\n[Result "*"]\n[SetUp "1"]\n[FEN "4k3/P7/8/8/8/8/8/4K2R b K - 0 %s"]\n\n' "$1"
    printf '%s... Kd7 %s. a8=Q Kd6 %s. O-O Kc5 *\n' "$1" $(($1 + 1)) $(($1 + 2))
}
for number in 40 1; do
    game "$number" > game.pgn
    echo "from move $number"
    usr/games/pgn-extract -s --plycount game.pgn | grep PlyCount
    for option in '--plylimit 20' -pu20 -bu10; do
        # shellcheck disable=SC2086
        moves=$(usr/games/pgn-extract -s --notags $option game.pgn)
        echo "$option: ${moves:-no game}"
    done
done > seen
cat seen
cat > expected << 'END'
from move 40
[PlyCount "5"]
--plylimit 20: *
-pu20: no game
-bu10: no game
from move 1
[PlyCount "5"]
--plylimit 20: 1... Kd7 2. a8=Q Kd6 3. O-O Kc5 *
-pu20: 1... Kd7 2. a8=Q Kd6 3. O-O Kc5 *
-bu10: 1... Kd7 2. a8=Q Kd6 3. O-O Kc5 *
END
cmp seen expected
