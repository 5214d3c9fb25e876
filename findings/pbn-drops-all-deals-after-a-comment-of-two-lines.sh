#!/bin/sh
# Package:   pbn 1.6.1 (npm), a reader of Portable Bridge Notation
# Behaviour: a comment in braces ends at the next right brace, and may go on over several lines. The reader ends one that began
#            on an earlier line only where the brace is the first character of a line. With a word before that brace it takes
#            all lines that follow for the comment, so the rest of the file is lost, or all up to another such brace. It
#            reports neither error nor warning, and the comment contains the lost deals as text.
# Input:     three boards with their deals, and a comment of two lines after the first deal
# Seen:      brace on its own line  boards 1 2 3, 3 deals
#            brace after a word     board 1, 1 deal, and the boards 2 and 3 within the comment
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts pbn@1.6.1 > /dev/null
cat > boards.cjs << 'END'
const { Readable } = require('stream');
const pbn = require('pbn');
const deal = '[Deal "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"]';
const read = (name, comment) => new Promise((resolve, reject) => {
    const file = ['% PBN 2.1', '[Board "1"]', deal, comment, '', '[Board "2"]', deal, '', '[Board "3"]', deal, ''].join('\r\n');
    const parts = [];
    Readable.from([file]).pipe(pbn()).on('error', reject).on('data', part => parts.push(part)).on('end', () => {
        const tags = tag => parts.filter(part => part.type === 'tag' && part.name === tag).map(part => part.value);
        const within = parts.filter(part => part.type === 'comment').map(part => part.text.match(/\[Board "\d"\]/g) || []).flat();
        console.log(`${name}: boards ${tags('Board').join(' ')}, deals ${tags('Deal').length}, ` +
            `within the comment ${within.join(' ') || 'nothing'}`);
        resolve();
    });
});
(async () => {
    await read('one line', '{All of them have a slam}');
    await read('brace on its own line', '{All of them\r\nhave a slam\r\n}');
    await read('brace after a word', '{All of them\r\nhave a slam}');
})();
END
node boards.cjs > seen
cat seen
cat > expected << 'END'
one line: boards 1 2 3, deals 3, within the comment nothing
brace on its own line: boards 1 2 3, deals 3, within the comment nothing
brace after a word: boards 1, deals 1, within the comment [Board "2"] [Board "3"]
END
cmp seen expected
