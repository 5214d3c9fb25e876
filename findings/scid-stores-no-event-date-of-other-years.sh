#!/bin/sh
# Package:   scid 4.7.4+dfsg1-2 (Debian 12), its interpreter tkscid and databases of format 4
# Behaviour: a Scid database stores the year of EventDate as its distance from the year of Date, three at most. When a game with
#            another one is saved or imported, as in correspondence chess, or with an unknown Date and a known EventDate, the
#            tag is dropped. The import reports neither error nor warning, and the date can still be read in that session,
#            from the database itself; it is gone when the database is opened again, and from the PGN that is written then.
# Input:     games with EventDate "2017.01.01", "2016.12.31", "2024.01.01" and Date "2020.06.15", and with
#            EventDate "2020.06.15" and Date "????.??.??"
# Seen:      before closing      2017.01.01 2016.12.31 2024.01.01 2020.06.15
#            after opening again  2017.01.01 ????.??.?? ????.??.?? ????.??.??
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get -qq download 'scid=1:4.7.4+dfsg1-2' 'libtcl8.6=8.6.13+dfsg-2'
for package in *.deb; do
    dpkg -x "$package" .
done
LD_LIBRARY_PATH=$(dirname "$(find "$folder/usr/lib" -name libtcl8.6.so | head -n 1)")
TCL_LIBRARY=$folder/usr/share/tcltk/tcl8.6
export LD_LIBRARY_PATH TCL_LIBRARY

game() {
    printf '[Event "?"]\n[Site "?"]\n[Date "%s"]\n[Round "?"]\n[White "?"]\n[Black "?"]\n[Result "*"]\n' "$1"
    printf '[EventDate "%s"]\n\n1. e4 *\n\n' "$2"
}
{
    game 2020.06.15 2017.01.01
    game 2020.06.15 2016.12.31
    game 2020.06.15 2024.01.01
    game '????.??.??' 2020.06.15
} > games.pgn
cat > dates.tcl << 'END'
proc dates {base} {
    set all {}
    for {set number 1} {$number <= [sc_base numGames $base]} {incr number} {
        sc_game load $number
        lappend all [sc_game tags get EDate]
    }
    return $all
}
set base [sc_base create SCID4 games]
lassign [sc_base import $base games.pgn] count messages
puts "imported $count, messages \"$messages\""
puts [dates $base]
sc_base close $base
puts [dates [sc_base open games]]
END
usr/games/tkscid dates.tcl > seen
cat seen
cat > expected << 'END'
imported 4, messages ""
2017.01.01 2016.12.31 2024.01.01 2020.06.15
2017.01.01 ????.??.?? ????.??.?? ????.??.??
END
cmp seen expected
