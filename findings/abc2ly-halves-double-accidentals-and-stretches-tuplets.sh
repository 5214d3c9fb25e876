#!/bin/sh
# Packages:  abc2ly of lilypond 2.24.1-2, with lilypond-data 2.24.1-2; beside it abcmidi 20230208+ds1-1 (all Debian 12)
# Behaviour: abc2ly turns tunes in ABC into LilyPond files. A double sharp ^^ becomes a single one, and a double flat __ a single
#            one. Of the tuplets only those of two and three notes last as long as ABC says: four notes go into the time of
#            three, which \times 3/4 means, but abc2ly writes \times 4/3, so they last 5 1/3; five, six and seven notes go into
#            the time of two (of three in 6/8, for five and seven), and get that of four, four and six. So the bars have another
#            length and another tune, without an error. abc2midi plays all of them as the standard of ABC has them.
# Input:     __B2 ^^F2 __E2 ^^C2; and tuplets of two to seven eighths, from (2CD to (7CDEFGAB
# Seen:      abc2ly    bes' fis' ees' cis'; \times 3/2, 2/3, 4/3, 4/5, 4/6, 6/7, so that they last 3, 2, 5 1/3, 4, 4, 6 eighths
#            abc2midi  69 67 62 62, which are A G D D; 3, 2, 3, 2, 2 and 2 eighths
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get -qq download lilypond=2.24.1-2 lilypond-data=2.24.1-2 abcmidi=20230208+ds1-1
for package in *.deb; do
    dpkg -x "$package" .
done

head='X:1\nT:A tune\nM:4/4\nL:1/8\nK:C'
convert() {
    PYTHONPATH=usr/share/lilypond/2.24.1/python python3 usr/bin/abc2ly -o "$1.ly" "$1.abc" > log 2>&1
    usr/bin/abc2midi "$1.abc" -o "$1.mid" > log
    usr/bin/mftext "$1.mid" > "$1.txt"
}
{
    printf '%b\n__B2 ^^F2 __E2 ^^C2 |\n' "$head" > double.abc
    convert double
    echo "abc2ly: $(grep -o "[a-g][eis]*'4" double.ly | paste -s -d ' ')"
    echo "abc2midi: $(sed -n 's/.*Note on.* pitch=\([0-9]*\) .*/\1/p' double.txt | paste -s -d ' ')"
    for tuplet in CD CDE CDEF CDEFG CDEFGA CDEFGAB; do
        printf '%b\n(%s%s |\n' "$head" "${#tuplet}" "$tuplet" > tuplet.abc
        convert tuplet
        # A quarter has 480 ticks, and the last note ends up to three ticks early.
        end=$(sed -n 's/^Time=\([0-9]*\) *Note off.*/\1/p' tuplet.txt | tail -n 1)
        echo "$tuplet: abc2ly $(grep -o 'times [0-9]/[0-9]' tuplet.ly), abc2midi $(((end + 120) / 240)) eighths"
    done
} > seen
cat seen
cat > expected << 'END'
abc2ly: bes'4 fis'4 ees'4 cis'4
abc2midi: 69 67 62 62
CD: abc2ly times 3/2, abc2midi 3 eighths
CDE: abc2ly times 2/3, abc2midi 2 eighths
CDEF: abc2ly times 4/3, abc2midi 3 eighths
CDEFG: abc2ly times 4/5, abc2midi 2 eighths
CDEFGA: abc2ly times 4/6, abc2midi 2 eighths
CDEFGAB: abc2ly times 6/7, abc2midi 2 eighths
END
cmp seen expected
