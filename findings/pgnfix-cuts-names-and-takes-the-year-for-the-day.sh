#!/bin/sh
# Package:   scid 4.7.4+dfsg1-2 (Debian 12), its script pgnfix, which cleans up a PGN file
# Behaviour: pgnfix moves a date from Event or Site to the tag Date. Where that date is written as in PGN, year first, it takes
#            the year for the day: 2001.05.12 becomes 0012.05.2001. A name ends before its first letter that is not in the
#            English alphabet, so Hübner and Höger both become H. A Round with a hyphen and a Site or Event with a question
#            mark count as unknown, and the tag is removed. All this goes to the standard output, as games that are clean;
#            those with errors go to the standard error, and nothing is written there.
# Input:     Event "Club Open 2001.05.12", Round "3-1", White "Hübner, Anna", Black "Nováková, Eva", Site "Rybník?"
# Seen:      Event "Club Open", Date "0012.05.2001", no Round, White "H", Black "Nov", no Site
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get -qq download scid=1:4.7.4+dfsg1-2
dpkg -x scid_*.deb .
{
    printf '[Event "Club Open 2001.05.12"]\n[Site "Rybník?"]\n[Date "????.??.??"]\n[Round "3-1"]\n'
    printf '[White "Hübner, Anna"]\n[Black "Nováková, Eva"]\n[Result "1-0"]\n\n1. e4 e5 1-0\n'
} > game.pgn
# Newer versions of Python warn about the script itself.
LC_ALL=C.UTF-8 PYTHONWARNINGS=ignore usr/games/pgnfix game.pgn > seen 2> errors
cat seen
cat > expected << 'END'
[Event "Club Open"]
[Date "0012.05.2001"]
[White "H"]
[Black "Nov"]
[Result "1-0"]

1. e4 e5 1-0
END
cmp seen expected
test ! -s errors
