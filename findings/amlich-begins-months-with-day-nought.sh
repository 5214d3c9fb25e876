#!/bin/sh
# Package:   amlich 0.0.2 (npm), between the Gregorian calendar and the lunar calendar of Vietnam
# Behaviour: a lunar month begins on the day of the new moon, which is its day 1, and lasts for 29 or 30 days. amlich finds
#            the month of a day from an estimate, and in a few cases takes the last day of a month for a part of the next one:
#            it comes out as day 0, without an error. `convertLunar2Solar` takes day 0 for the day before day 1, so that going
#            there and back hides it. It happens twice from 1900 to 2099 in the time zone of Vietnam, and five times in that of
#            China, with 26 March 2009 among them.
# Input:     all days from 1900 to 2099, in the time zones 7 and 8
# Seen:      2009-03-26 in zone 8: day 0 of month 3; the day before is 29 of month 2, the day after is 1 of month 3. The Chinese
#            calendar in the Intl of Node.js has 30 of month 2
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts amlich@0.0.2 > /dev/null
cat > days.cjs << 'END'
const { convertSolar2Lunar, convertLunar2Solar } = require('amlich');
const lunar = (time, zone) => {
    const date = new Date(time);
    return convertSolar2Lunar(date.getUTCDate(), date.getUTCMonth() + 1, date.getUTCFullYear(), zone);
};
const text = (time) => new Date(time).toISOString().slice(0, 10);
const write = ([day, month, year, leap]) => `day ${day} of month ${month}${leap ? ' again' : ''} of ${year}`;
for (const zone of [7, 8]) {
    for (let time = Date.UTC(1900, 0, 1); time < Date.UTC(2100, 0, 1); time += 864e5) {
        const date = lunar(time, zone);
        if (date[0] >= 1)
            continue;
        const [day, month, year] = convertLunar2Solar(...date, zone);
        const back = text(Date.UTC(year, month - 1, day)) === text(time);
        console.log(`${text(time)}, zone ${zone}: ${write(date)}, and back ${back ? 'the same' : 'another'}`);
    }
}
const intl = new Intl.DateTimeFormat('en-u-ca-chinese', { month: 'numeric', day: 'numeric', timeZone: 'UTC' });
for (let time = Date.UTC(2009, 2, 25); time <= Date.UTC(2009, 2, 27); time += 864e5) {
    const parts = Object.fromEntries(intl.formatToParts(time).map((part) => [part.type, part.value]));
    console.log(`${text(time)}: amlich ${write(lunar(time, 8))}, Intl day ${parts.day} of month ${parts.month}`);
}
END
node days.cjs > seen
cat seen
cat > expected << 'END'
2054-05-07, zone 7: day 0 of month 4 of 2054, and back the same
2062-04-09, zone 7: day 0 of month 3 of 2062, and back the same
1939-04-19, zone 8: day 0 of month 3 of 1939, and back the same
1947-03-22, zone 8: day 0 of month 2 again of 1947, and back the same
2009-03-26, zone 8: day 0 of month 3 of 2009, and back the same
2054-05-07, zone 8: day 0 of month 4 of 2054, and back the same
2062-04-09, zone 8: day 0 of month 3 of 2062, and back the same
2009-03-25: amlich day 29 of month 2 of 2009, Intl day 29 of month 2
2009-03-26: amlich day 0 of month 3 of 2009, Intl day 30 of month 2
2009-03-27: amlich day 1 of month 3 of 2009, Intl day 1 of month 3
END
cmp seen expected
