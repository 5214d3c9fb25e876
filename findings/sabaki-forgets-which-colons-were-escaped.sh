#!/bin/sh
# Package:   @sabaki/sgf 3.4.7 (npm)
# Behaviour: FF[4] joins two values with a colon, as in AP (program and version), LB (point and label) and FG (flags and name),
#            and asks for a backslash before a colon that belongs to one of them. `parse` removes the backslash without
#            separating the two, and `stringify` escapes backslashes and brackets alone. So a file that was only read and
#            written again says something else: the name of a program ends earlier.
# Input:     AP[Tool\:Go:1.0], program "Tool:Go" of version "1.0"
# Seen:      read     Tool:Go:1.0
#            written  AP[Tool:Go:1.0], program "Tool" of version "Go:1.0"
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts @sabaki/sgf@3.4.7 > /dev/null
cat > colons.cjs << 'END'
const { parse, stringify } = require('@sabaki/sgf');
for (const text of ['AP[Tool\\:Go:1.0]', 'LB[aa:1\\:2][bb:a\\]\\\\b]']) {
    const tree = parse(`(;${text})`);
    const [name] = Object.keys(tree[0].data);
    console.log(`${text}, read ${tree[0].data[name].join(' and ')}, written ${stringify(tree, { linebreak: '' })}`);
}
END
node colons.cjs > seen
cat seen
cat > expected << 'END'
AP[Tool\:Go:1.0], read Tool:Go:1.0, written (;AP[Tool:Go:1.0])
LB[aa:1\:2][bb:a\]\\b], read aa:1:2 and bb:a]\b, written (;LB[aa:1:2][bb:a\]\\b])
END
cmp seen expected
