#!/bin/sh
# Package:   gnugo 3.8-11 (Debian 12)
# Behaviour: `loadsgf`, and the option -l as well, set up the stones of a handicap game but leave the number in HA unread:
#            `get_handicap` answers 0 afterwards, and a record saved again has HA[0] beside the same stones. With Chinese
#            rules White gets a point for each of them, so the same position counts nine points less for White after it was
#            loaded than after it was played.
# Input:     nine handicap stones from d1 to d9 and nine white stones beside them, HA[9], Chinese rules
# Seen:      set_free_handicap and play  handicap 9, W+18.5
#            loadsgf                     handicap 0, W+9.5, saved as HA[0]
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get -qq download gnugo=3.8-11
dpkg -x gnugo_*.deb .

{
    printf '(;GM[1]FF[4]SZ[9]RU[Chinese]HA[9]KM[0.5]AB[da][db][dc][dd][de][df][dg][dh][di]'
    for row in i h g f e d c b; do printf ';W[e%s];B[]' "$row"; done
    printf ';W[ea])\n'
} > game.sgf
{
    printf 'boardsize 9\nclear_board\nkomi 0.5\nset_free_handicap D1 D2 D3 D4 D5 D6 D7 D8 D9\n'
    for row in 1 2 3 4 5 6 7 8 9; do printf 'play white E%s\n' "$row"; done
} > game.gtp

gtp() { usr/games/gnugo --mode gtp --chinese-rules --seed 1; }
answer() { sed -n "s/^=$1 //p" "$2"; }
{ cat game.gtp; printf '1 get_handicap\n2 final_score\nquit\n'; } | gtp > played
printf 'loadsgf game.sgf\n1 get_handicap\n2 final_score\n3 showboard\nprintsgf saved.sgf\nquit\n' | gtp > loaded
{
    echo "played: handicap $(answer 1 played), $(answer 2 played)"
    echo "loaded: handicap $(answer 1 loaded), $(answer 2 loaded), saved as $(grep -o 'HA\[[0-9]*\]' saved.sgf)"
    usr/games/gnugo --mode ascii --quiet -l game.sgf --printsgf option.sgf < /dev/null > log 2>&1
    echo "option -l: $(grep -o 'HA\[[0-9]*\]' option.sgf)"
} > seen
cat seen
cat > expected << 'END'
played: handicap 9, W+18.5
loaded: handicap 0, W+9.5, saved as HA[0]
option -l: HA[0]
END
cmp seen expected
