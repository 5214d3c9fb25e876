#!/bin/sh
# Package:   phalanx 25-1 (Debian 12); beside it hoichess 0.22.0-3
# Behaviour: the fifth field of a FEN counts the half-moves since a pawn moved or a piece was captured, and at 100 a player may
#            claim a draw by the fifty-move rule. When Phalanx reads a FEN it lowers a higher number than 50 to 50, and takes 1
#            for the number of the move whatever the sixth field says. Without a message it goes on with another position: its
#            `fen` writes these values, and it does not see the draw for up to 49 half-moves after it may be claimed.
# Input:     4k3/8/8/8/8/8/7R/4K2N w - - 49 60, 51 60 and 99 60, followed by h2g2
# Seen:      phalanx   49 60 read as 49 1, 51 60 as 50 1, 99 60 as 50 1; no draw after 99 60 and h2g2
#            hoichess  all read as they are; 1/2-1/2 {50 move rule} after 99 60 and h2g2
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get -qq download phalanx=25-1 hoichess=0.22.0-3
for package in *.deb; do
    dpkg -x "$package" .
done
placement='4k3/8/8/8/8/8/7R/4K2N'
for counters in '49 60' '51 60' '99 60'; do
    for engine in 'phalanx fen' 'hoichess show fen'; do
        program=${engine%% *}
        printf 'xboard\nforce\nsetboard %s w - - %s\n%s\nquit\n' "$placement" "$counters" "${engine#* }" |
            "usr/games/$program" 2> /dev/null | sed -n "s|^.*$placement w - - |$program, $counters: |p" | head -n 1
    done
done > seen
for program in phalanx hoichess; do
    printf 'xboard\nforce\nsetboard %s w - - 99 60\nh2g2\nquit\n' "$placement" | "usr/games/$program" 2> /dev/null > played
    echo "$program, h2g2: $(grep -a '^1/2-1/2' played || echo 'no draw')"
done >> seen
cat seen
cat > expected << 'END'
phalanx, 49 60: 49 1
hoichess, 49 60: 49 60
phalanx, 51 60: 50 1
hoichess, 51 60: 51 60
phalanx, 99 60: 50 1
hoichess, 99 60: 99 60
phalanx, h2g2: no draw
hoichess, h2g2: 1/2-1/2 {50 move rule}
END
cmp seen expected
