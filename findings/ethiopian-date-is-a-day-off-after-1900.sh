#!/bin/sh
# Package:   ethiopian-date 0.0.6 (npm), between the Ethiopian and the Gregorian calendar
# Behaviour: the Ethiopian calendar has a leap year every four years without exception, so its distance from the Gregorian one
#            grows by a day at the end of February of a year like 1900 or 2100, and at no other time. `toEthiopian` gives all
#            days of 1901 to 1907 and of 2101 to 2107 a day too late, and `toGregorian` gives them a day too early, so that
#            going there and back hides the error. The rule of the calendar in days, which is in this script, and the
#            calendar in the Intl of Node.js agree on all days, and ethiopian-date agrees with both in all other years.
# Input:     all days from 1890 to 2110, in both directions
# Seen:      1901-01-01 becomes 24 of month 4 of 1893, the rule and Intl have 23; and that 23 becomes 1900-12-31
#            toEthiopian  wrong from 1901-01-01 to 1907-12-31 and from 2101-01-01 to 2107-12-31
#            toGregorian  wrong from 1900-09-11 to 1907-09-11 and from 2100-09-12 to 2107-09-12
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts ethiopian-date@0.0.6 > /dev/null
cat > days.cjs << 'END'
const { toEthiopian, toGregorian } = require('ethiopian-date');
const intl = new Intl.DateTimeFormat('en-u-ca-ethiopic',
    { year: 'numeric', month: 'numeric', day: 'numeric', timeZone: 'UTC' });
// Years of 365 days, one more after each third of four; twelve months of 30 days, and what is left. The first day of year 1
// was 29 August of the year 8 in the Julian calendar, 716368 days before 1970.
const rule = (time) => {
    const days = time / 864e5 + 716367;
    const year = Math.floor((4 * days + 1463) / 1461);
    const rest = days - 365 * (year - 1) - Math.floor(year / 4);
    return [year, Math.floor(rest / 30) + 1, (rest % 30) + 1];
};
const check = (name, right) => {
    let since = null;
    for (let time = Date.UTC(1890, 0, 1); time <= Date.UTC(2110, 0, 1); time += 864e5) {
        const date = new Date(time);
        const good = right([date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()], rule(time), date);
        if (!good && since === null) since = date;
        if (good && since !== null) {
            const last = new Date(time - 864e5);
            console.log(`${name}: wrong from ${since.toISOString().slice(0, 10)} to ${last.toISOString().slice(0, 10)}`);
            since = null;
        }
    }
};
check('Intl', (gregorian, ethiopian, date) => {
    const parts = Object.fromEntries(intl.formatToParts(date).map((part) => [part.type, Number(part.value)]));
    return ethiopian.join() === [parts.year, parts.month, parts.day].join();
});
check('toEthiopian', (gregorian, ethiopian) => toEthiopian(...gregorian).join() === ethiopian.join());
check('toGregorian', (gregorian, ethiopian) => toGregorian(...ethiopian).join() === gregorian.join());
console.log(`1901-01-01: ${toEthiopian(1901, 1, 1).join('-')}, by the rule ${rule(Date.UTC(1901, 0, 1)).join('-')}`);
console.log(`1893-4-23: ${toGregorian(1893, 4, 23).join('-')}, by the rule 1901-1-1`);
END
node days.cjs > seen
cat seen
cat > expected << 'END'
toEthiopian: wrong from 1901-01-01 to 1907-12-31
toEthiopian: wrong from 2101-01-01 to 2107-12-31
toGregorian: wrong from 1900-09-11 to 1907-09-11
toGregorian: wrong from 2100-09-12 to 2107-09-12
1901-01-01: 1893-4-24, by the rule 1893-4-23
1893-4-23: 1900-12-31, by the rule 1901-1-1
END
cmp seen expected
