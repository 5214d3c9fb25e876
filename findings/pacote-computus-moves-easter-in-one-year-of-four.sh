#!/bin/sh
# Packages:  @pacote/computus 1.2.9 and date-easter 1.0.3 (npm), ncal 12.1.8 (Debian 12), which compute the date of Easter
# Behaviour: Easter is the Sunday after the first full moon of spring, by the tables of the church. `gregorian` of computus
#            names the formula of New Scientist, 1961, where a term of the moon has 13 added to eight times the century; computus
#            adds the year within the century, so its moon comes earlier and earlier until the next century. Easter is a week
#            early in 43 of the years 1900 to 2099, among them 2021 and 2025, and three or four weeks late in ten. In 2025
#            the tables have the full moon on Sunday 13 April: Easter, which all churches held on the 20th, cannot be that day.
#            ncal and date-easter agree with each other in all years. `julian`, for the Eastern churches, is right.
# Input:     `gregorian` for the years 1900 to 2099
# Seen:      2021 28 March, ncal 4 April; 2025 13 April, ncal 20 April; 2046 22 April, ncal 25 March
#            53 of 200 years wrong
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get -qq download ncal=12.1.8
dpkg -x ncal_*.deb .
npm install --silent --no-audit --no-fund --ignore-scripts @pacote/computus@1.2.9 date-easter@1.0.3 > /dev/null
cat > easter.cjs << 'END'
const { gregorian, julian } = require('@pacote/computus');
const { gregorianEaster, orthodoxEaster } = require('date-easter');
const { execFileSync } = require('node:child_process');
const two = (number) => String(number).padStart(2, '0');
const day = (month, date) => `${two(month)}-${two(date)}`;
const wrong = [];
let eastern = 0;
for (let year = 1900; year < 2100; year += 1) {
    const first = gregorian(year);
    const computus = day(first.getMonth() + 1, first.getDate());
    const second = gregorianEaster(year);
    const other = day(second.month, second.day);
    // The answer of ncal is month, day and year with / between them.
    const third = execFileSync('usr/bin/ncal', ['-e', String(year)], { encoding: 'utf8' }).slice(0, 5).replace('/', '-');
    if (third !== other) throw new Error('ncal and date-easter differ');
    if (computus !== other) wrong.push([year, computus, other]);
    const east = julian(year);
    const orthodox = orthodoxEaster(year);
    eastern += day(east.getMonth() + 1, east.getDate()) === day(orthodox.month, orthodox.day) ? 1 : 0;
}
for (const [year, computus, other] of wrong)
    if (year > 2010 && year < 2060) console.log(`${year}: computus ${computus}, ncal and date-easter ${other}`);
const early = wrong.filter(([, computus, other]) => computus < other).length;
console.log(`${early} of 200 years early, ${wrong.length - early} late; of the Eastern churches ${200 - eastern} wrong`);
END
LC_ALL=C TZ=UTC node easter.cjs > seen
cat seen
cat > expected << 'END'
2021: computus 03-28, ncal and date-easter 04-04
2025: computus 04-13, ncal and date-easter 04-20
2045: computus 04-02, ncal and date-easter 04-09
2046: computus 04-22, ncal and date-easter 03-25
2048: computus 03-29, ncal and date-easter 04-05
2051: computus 03-26, ncal and date-easter 04-02
2052: computus 04-14, ncal and date-easter 04-21
2054: computus 03-22, ncal and date-easter 03-29
2055: computus 04-11, ncal and date-easter 04-18
2058: computus 04-07, ncal and date-easter 04-14
43 of 200 years early, 10 late; of the Eastern churches 0 wrong
END
cmp seen expected
