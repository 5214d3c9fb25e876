#!/bin/sh
# Packages:  scid 4.7.4+dfsg1-2 (Debian 12), its interpreter tkscid; beside it pgn-extract 19.04-1
# Behaviour: a move in PGN may have more than one comment, for example one before and one after its variations. Scid keeps a
#            single comment for each move and appends the others without anything between them, so the last word of one and
#            the first of the next become one word, and a comment after a variation moves to the front of it. The import
#            reports neither error nor warning, and what Scid writes can no longer be separated.
# Input:     1. e4 {Best by} {test of time} (1. d4 d5) {Black is} 1... e5 {well} {prepared}
# Seen:      scid         1.e4 {Best bytest of timeBlack is} ( 1.d4 d5 ) 1...e5 {wellprepared} *
#            pgn-extract  1. e4 { Best by } { test of time } (1. d4 d5) { Black is } 1... e5 { well } { prepared } *
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get -qq download 'scid=1:4.7.4+dfsg1-2' 'libtcl8.6=8.6.13+dfsg-2' pgn-extract=19.04-1
for package in *.deb; do
    dpkg -x "$package" .
done
LD_LIBRARY_PATH=$(dirname "$(find "$folder/usr/lib" -name libtcl8.6.so | head -n 1)")
TCL_LIBRARY=$folder/usr/share/tcltk/tcl8.6
export LD_LIBRARY_PATH TCL_LIBRARY

printf '[Event "?"]\n[Site "?"]\n[Date "????.??.??"]\n[Round "?"]\n[White "?"]\n[Black "?"]\n[Result "*"]\n\n' > game.pgn
printf '1. e4 {Best by} {test of time} (1. d4 d5) {Black is} 1... e5 {well} {prepared} *\n' >> game.pgn
cat > comments.tcl << 'END'
puts [sc_game import [read [open game.pgn]]]
puts [sc_game pgn -tags 0 -comments 1 -var 1 -width 200]
END
{
    usr/games/tkscid comments.tcl | sed '/^\[/d; /^$/d'
    usr/games/pgn-extract -s -w200 game.pgn 2> /dev/null | sed -n '/^1\./p'
} > seen
cat seen
cat > expected << 'END'
PGN text imported with no errors or warnings.
1.e4 {Best bytest of timeBlack is} ( 1.d4 d5 ) 1...e5 {wellprepared} *
1. e4 { Best by } { test of time } (1. d4 d5) { Black is } 1... e5 { well } { prepared } *
END
cmp seen expected
