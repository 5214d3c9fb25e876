#!/bin/sh
# Package:   python3-ly 0.9.7-1 (Debian 12), command ly, rewrites LilyPond files
# Behaviour: three of its commands change what LilyPond plays, without an error. `rel2abs`, from relative to absolute octaves,
#            goes on into \chordmode, which \relative does not affect: a chord of C4 becomes one of C6, and the melody after
#            it is an octave too high. `abs2rel` puts \relative c into \fixed c', which says what octave the notes without a sign
#            are in; \fixed has no effect on \relative, so all is an octave lower. And `transpose` transposes the pitch of
#            \transposition, which is no note: it says what an instrument sounds when it reads c'. A clarinet in B flat that
#            is written a tone higher becomes one in C, and sounds two tones higher; \transpose of LilyPond leaves it alone.
# Input:     \relative c' { c g' \chordmode { c f } e }; \fixed c' { c d g' }; { \transposition bes c' d' } from c to d
# Seen:      { c' g' \chordmode { c'' f'' } e'' }; \fixed c' \relative c { c d g' }; { \transposition c' d' e' }
#            LilyPond 2.24.1 plays  C4 G4, chords of C4 and F4, E4; then C4 G4, chords of C6 and F6, E5
#                                   C4 D4 G5; then C3 D3 G4
#                                   B flat 3 and C4; then D4 E4 (\transpose c d: C4 D4)
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get -qq download python3-ly=0.9.7-1
dpkg -x python3-ly_*.deb .

rewrite() {
    printf '\\version "2.24.0" %s\n' "$2" > music.ly
    PYTHONPATH=usr/lib/python3/dist-packages python3 usr/bin/ly "$1" music.ly | sed 's/^\\version "2.24.0" //'
}
{
    rewrite rel2abs "\\relative c' { c g' \\chordmode { c f } e }"
    # A passage in \transpose is left alone, as it should be.
    rewrite rel2abs "\\relative c' { c g' \\transpose c d { c' f' } e }"
    rewrite abs2rel "\\fixed c' { c d g' }"
    rewrite 'transpose c d' "{ \\transposition bes c' d' }"
} > seen
cat seen
cat > expected << 'END'
{ c' g' \chordmode { c'' f'' } e'' }
{ c' g' \transpose c d { c' f' } e' }
\fixed c' \relative c { c d g' }
{ \transposition c' d' e' }
END
cmp seen expected
