#!/bin/sh
# Package:   hoichess 0.22.0-3 (Debian 12), program hoixiangqi; beside it fairy-stockfish 11.1-1+b1
# Behaviour: HoiXiangqi's `setboard` takes and `show fen` writes a FEN of four fields (placement, side, two counters)
#            with H and E for horse and elephant. The six fields `w - - 7 12` that other xiangqi programs write are an
#            "Illegal position" even with H and E, like the placement with N and B. In the other direction all is
#            well: Fairy-Stockfish reads the four fields, counters included.
# Seen:      tellusererror Illegal position (six fields, H and E)
#            rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR w 7 12 (four fields, H and E)
#            tellusererror Illegal position (four fields, N and B)
#            Fen: rnbakab1r/… w - - 2 9 (Fairy-Stockfish, from four fields)
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get -qq download hoichess=0.22.0-3 fairy-stockfish=11.1-1+b1
for package in *.deb; do dpkg -x "$package" .; done

set_up() { printf 'xboard\nnew\nforce\nsetboard %s\nshow fen\nquit\n' "$1" | usr/games/hoixiangqi | grep -E '^tellusererror|/9/'; }
horses=rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR
knights=rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR

six=$(set_up "$horses w - - 7 12")
four=$(set_up "$horses w 7 12")
letters=$(set_up "$knights w 7 12")
printf '%s\n' "$six" "$four" "$letters"
test "$six" = 'tellusererror Illegal position'
test "$four" = "$horses w 7 12"
test "$letters" = 'tellusererror Illegal position'

moved=rheakae1r/9/1c4hc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RHEAKAEHR
read=$(printf 'setoption name UCI_Variant value xiangqi\nposition fen %s w 2 9\nd\nquit\n' "$moved" |
    usr/games/fairy-stockfish | grep '^Fen:')
echo "$read"
case $read in *' w - - 2 9') ;; *) exit 1 ;; esac
