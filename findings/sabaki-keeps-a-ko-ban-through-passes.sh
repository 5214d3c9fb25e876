#!/bin/sh
# Packages:  @sabaki/go-board 1.4.3 (npm), and gnugo 3.8-11 (Debian 12)
# Behaviour: the simple ko rule forbids taking back at once. When the player has passed instead, the position before is no
#            longer the last one, and taking back is allowed. go-board says that preventKo rejects a move that repeats the
#            position before the board, but it copies its note of a ko with every pass. So no number of passes lifts the ban,
#            and a record in which a ko is taken after passes, as when a dispute is played out, is refused halfway.
# Input:     5x5, B5 C5 A4 D4 B3 C3 E1 B4 C4 (takes B4), a pass of each, then White B4
# Seen:      go-board  Ko prevented, before the passes and after them
#            gnugo     is_legal 0 before the passes, 1 after them
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts @sabaki/go-board@1.4.3 > /dev/null
apt-get -qq download gnugo=3.8-11
dpkg -x gnugo_*.deb .
cat > ko.cjs << 'END'
const GoBoard = require('@sabaki/go-board');
let board = GoBoard.fromDimensions(5);
let sign = 1;
const play = point => {
    board = board.makeMove(sign, board.parseVertex(point), { preventKo: true });
    sign = -sign;
};
const attempt = (name, point) => {
    try {
        board.makeMove(sign, board.parseVertex(point), { preventKo: true });
        console.log(name, 'played');
    } catch (error) {
        console.log(name, error.message);
    }
};
for (const point of process.argv.slice(2)) play(point);
attempt('go-board, before:', 'B4');
for (const point of ['pass', 'pass']) play(point);
attempt('go-board, after:', 'B4');
END
set -- B5 C5 A4 D4 B3 C3 E1 B4 C4
node ko.cjs "$@" > seen
{
    printf 'boardsize 5\nclear_board\n'
    color=black
    for point; do
        echo "play $color $point"
        if test "$color" = black; then color=white; else color=black; fi
    done
    printf '1 is_legal white B4\nplay white pass\nplay black pass\n2 is_legal white B4\nquit\n'
} | usr/games/gnugo --mode gtp | sed -n 's/^=1 /gnugo, before: is_legal /p; s/^=2 /gnugo, after: is_legal /p' >> seen
cat seen
cat > expected << 'END'
go-board, before: Ko prevented
go-board, after: Ko prevented
gnugo, before: is_legal 0
gnugo, after: is_legal 1
END
cmp seen expected
