#!/bin/sh
# Package:   godash 2.1.0 (npm); beside it @sabaki/sgf 3.4.7
# Behaviour: in SGF a backslash escapes the character after it, another backslash included, so a text that ends with \\ ends at
#            the bracket after it. godash takes every bracket after a backslash for an escaped one: the text goes on to the
#            next one, and the moves between become part of the comment, without an error. Where a text has more
#            than one \\ it leaves an internal marker for each but the first.
# Input:     (;C[see C:\\];B[aa];W[bb]) and (;C[C:\\games\\go];B[aa])
# Seen:      godash       comment "see C:\];B[aa", W bb; comment "C:\games@@BACKSLASH@@go", B aa
#            @sabaki/sgf  comment "see C:\", B aa, W bb; comment "C:\games\go", B aa
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts godash@2.1.0 @sabaki/sgf@3.4.7 > /dev/null
cat > read.cjs << 'END'
const godash = require('godash');
const sabaki = require('@sabaki/sgf');
for (const text of ['(;C[see C:\\\\];B[aa];W[bb])', '(;C[C:\\\\games\\\\go];B[aa])']) {
    console.log(text);
    console.log('godash', ...godash.sgfToJS(text).map(node => Object.entries(node).join()));
    const nodes = [];
    for (let node = sabaki.parse(text)[0]; node; node = node.children[0]) nodes.push(Object.entries(node.data).join());
    console.log('@sabaki/sgf', ...nodes);
}
END
node read.cjs > seen
cat seen
cat > expected << 'END'
(;C[see C:\\];B[aa];W[bb])
godash C,see C:\];B[aa W,bb
@sabaki/sgf C,see C:\ B,aa W,bb
(;C[C:\\games\\go];B[aa])
godash C,C:\games@@BACKSLASH@@go B,aa
@sabaki/sgf C,C:\games\go B,aa
END
cmp seen expected
