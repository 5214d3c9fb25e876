#!/bin/sh
# Package:   pbn 1.6.1 (npm), a reader of Portable Bridge Notation
# Behaviour: in PBN a tag value that begins with ## is valid for the boards that follow as well, until the tag is given again,
#            with ## or without; the standard has the date of a second day as its example. The reader removes the ##, but
#            only the first time: when there is a value already it takes that one and drops the new text, so boards of the
#            second day have the date of the first. A value without ## replaces the earlier one.
# Input:     [Date "##2024.05.04"], later [Date "##2024.05.05"] or [Date "2024.05.05"], and # on the boards between
# Seen:      second day with ##     2024.05.04 2024.05.04 2024.05.04 2024.05.04
#            second day without ##  2024.05.04 2024.05.04 2024.05.05 2024.05.05
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts pbn@1.6.1 > /dev/null
grep -q 'Inherited tag value.*##' node_modules/pbn/README.md
cat > dates.cjs << 'END'
const { Readable } = require('stream');
const pbn = require('pbn');
const read = (name, dates) => new Promise((resolve, reject) => {
    const boards = dates.map((date, index) => `[Date "${date}"]\r\n[Board "${index + 1}"]\r\n`);
    const seen = [];
    Readable.from(['% PBN 2.1\r\n' + boards.join('\r\n')]).pipe(pbn()).on('error', reject).on('data', part => {
        if (part.type === 'tag' && part.name === 'Date')
            seen.push(part.value);
    }).on('end', () => {
        console.log(`${name}: ${seen.join(' ')}`);
        resolve();
    });
});
(async () => {
    await read('second day with ##', ['##2024.05.04', '#', '##2024.05.05', '#']);
    await read('second day without ##', ['##2024.05.04', '#', '2024.05.05', '#']);
})();
END
node dates.cjs > seen
cat seen
cat > expected << 'END'
second day with ##: 2024.05.04 2024.05.04 2024.05.04 2024.05.04
second day without ##: 2024.05.04 2024.05.04 2024.05.05 2024.05.05
END
cmp seen expected
