#!/bin/sh
# Package:   read-gedcom 0.3.2 (npm), a reader of GEDCOM files
# Behaviour: GEDCOM writes a year with at least three digits, so 64 is 064, and `parseDate` reads it as the year 64. `toJsDate`
#            of the same library makes 1964 of it: dates that fall before the year 100 of the Gregorian calendar come out 1900
#            years too late, without an error, from the Julian calendar as well. So the Julian year 100, which began in
#            December 99, is 1999, and the Gregorian year 100 is right. Years before Christ are not affected. By its manual
#            the function gives null for dates that it does not support. A tree with Roman ancestors gets children who are
#            older than their parents.
# Input:     19 JUL 064, @#DJULIAN@ 19 JUL 064, 099, @#DJULIAN@ 099, 100, @#DJULIAN@ 100, 050 B.C.
# Seen:      1964-07-19, 1964-07-17, 1999-01-01, 1998-12-30, 0100-01-01, 1999-12-30, -000050-01-01
#            (1900 years too late: all but the fifth and the last)
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts read-gedcom@0.3.2 > /dev/null
cat > dates.mjs << 'END'
import { parseDate, toJsDate } from 'read-gedcom';
for (const text of ['19 JUL 064', '@#DJULIAN@ 19 JUL 064', '099', '@#DJULIAN@ 099', '100', '@#DJULIAN@ 100', '050 B.C.']) {
    const { date } = parseDate(text);
    console.log(`${text}: year ${date.year.value}, ${toJsDate(date).toISOString().slice(0, -14)}`);
}
END
node dates.mjs > seen
cat seen
cat > expected << 'END'
19 JUL 064: year 64, 1964-07-19
@#DJULIAN@ 19 JUL 064: year 64, 1964-07-17
099: year 99, 1999-01-01
@#DJULIAN@ 099: year 99, 1998-12-30
100: year 100, 0100-01-01
@#DJULIAN@ 100: year 100, 1999-12-30
050 B.C.: year 50, -000050-01-01
END
cmp seen expected
