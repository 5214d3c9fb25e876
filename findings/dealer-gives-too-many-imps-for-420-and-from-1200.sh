#!/bin/sh
# Package:   dealer 20211121+ds-1 (Debian 12), a generator of bridge deals
# Behaviour: the function imps() turns a difference of scores into International Match Points. Law 78 of duplicate bridge
#            gives 9 for 370 to 420 and 15 for 1100 to 1290; dealer gives 10 for 420 and 16 from 1200 on, as if these ranges
#            ended at 410 and 1190. 420 is the score of four spades made, not vulnerable, so an average over simulated deals
#            comes out too high without any sign of it. Every other limit of the scale is right.
# Input:     action average imps(D), for D from 0 to 4100 in steps of 10
# Seen:      420 10, law 9; 1200 16, law 15; and so on up to 1290 16, law 15
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get -qq download dealer=20211121+ds-1
dpkg -x dealer_*.deb .

differences=$(seq 0 10 4100)
{
    printf 'generate 1\nproduce 1\naction average "0 " imps(0)'
    for difference in $(seq 10 10 4100); do printf ',\n average "%s " imps(%s)' "$difference" "$difference"; done
    echo
} > scale.dds
usr/games/dealer -s 1 scale.dds | sed -n 's/^\([0-9][0-9]*\) : \([0-9][0-9]*\)$/\1 \2/p' > dealer.txt

# The highest difference for 0, 1, 2, ... match points.
limits='10 40 80 120 160 210 260 310 360 420 490 590 740 890 1090 1290 1490 1740 1990 2240 2490 2990 3490 3990'
for difference in $differences; do
    points=0
    for limit in $limits; do if test "$difference" -gt "$limit"; then points=$((points + 1)); fi; done
    echo "$difference $points"
done > law.txt

test "$(wc -l < dealer.txt)" = "$(wc -l < law.txt)"
paste -d ' ' dealer.txt law.txt | awk '$2 != $4 { print $1 " " $2 ", law " $4 }' > seen
cat seen
{
    echo '420 10, law 9'
    for difference in $(seq 1200 10 1290); do echo "$difference 16, law 15"; done
} > expected
cmp seen expected
