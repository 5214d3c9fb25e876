#!/bin/sh
# Package:   gnubg 1.07.001-1+b1 (Debian 12), with the packages that it needs where they are missing
# Behaviour: a match in the text format of Jellyfish may have a date in a comment, as [EventDate "2020.05.04"].
#            `import mat` begins with the current day and overwrites what it can read, so a match without a date was played
#            on the day of the import, and one of which only the year is known on the same day of that year. What is written
#            afterwards, as SGF or in the same format, has that date as if it had been in the file. A match loaded from SGF
#            without DT keeps having none.
# Input:     one move of each player, with EventDate "2020.05.04", "????.??.??" and "2020.??.??", and without it
# Seen:      2020.05.04          DT[2020-05-04]
#            none or ????.??.??  DT with the current day
#            2020.??.??          DT with 2020 and the current month and day
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get -s --no-install-recommends install gnubg=1.07.001-1+b1 | sed -n 's/^Inst \([^ ]*\) (\([^ ]*\) .*/\1=\2/p' > missing
# shellcheck disable=SC2046
apt-get -qq download gnubg=1.07.001-1+b1 gnubg-data=1.07.001-1 $(grep -v "^gnubg" missing)
for package in *.deb; do
    dpkg -x "$package" .
done
LD_LIBRARY_PATH=$(find "$folder" -name '*.so.*' -exec dirname {} + | sort -u | paste -s -d :)
HOME=$folder
export LD_LIBRARY_PATH HOME

gnubg() {
    usr/games/gnubg --tty --quiet --no-rc --datadir="$folder/usr/share/gnubg" --pkgdatadir="$folder/usr/share/gnubg" \
        --commands=commands < /dev/null > log 2>&1
}
moves='W[31hefe];B[42qusu]'
convert() {
    {
        if test "$1" != none; then printf '; [EventDate "%s"]\n\n' "$1"; fi
        printf ' 5 point match\n\n Game 1\n Ann : 0                        Bob : 0\n'
        printf '  1) 31: 8/5 6/5                 42: 8/4 6/4\n'
    } > match.mat
    printf 'import mat match.mat\nsave match match.sgf\n' > commands
    gnubg
    test "$(tr -d '\n' < match.sgf | grep -c -F "$moves")" = 1
    date=$(grep -o 'DT\[[^]]*\]' match.sgf || echo 'no DT')
    rm match.sgf
    echo "$1: $date"
}
day=$(date +%Y-%m-%d)
{
    convert 2020.05.04
    convert none
    convert '????.??.??'
    convert '2020.??.??'
    printf '(;FF[4]GM[6]MI[length:5][game:0][ws:0][bs:0]PW[Ann]PB[Bob];%s)\n' "$moves" > undated.sgf
    printf 'load match undated.sgf\nsave match match.sgf\n' > commands
    gnubg
    echo "SGF without DT: $(grep -o 'DT\[[^]]*\]' match.sgf || echo 'no DT')"
} > seen
cat seen
cat > expected << END
2020.05.04: DT[2020-05-04]
none: DT[$day]
????.??.??: DT[$day]
2020.??.??: DT[2020-${day#*-}]
SGF without DT: no DT
END
cmp seen expected
