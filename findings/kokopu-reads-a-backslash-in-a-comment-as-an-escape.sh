#!/bin/sh
# Package:   kokopu 4.13.4 (npm)
# Behaviour: in a comment in braces a backslash takes the character after it as it is, the closing brace included, though
#            the PGN standard has escapes in values of tags alone. A comment that ends with a backslash goes on to the end of
#            the next comment, and the moves between the two become part of it, without an error.
# Input:     1. e4 {see C:\} e5 2. Nf3 {played} Nc6 *, and the same with a slash
# Seen:      backslash  e4 "see C:} e5 2. Nf3 {played", Nc6
#            slash      e4 "see C:/", e5, Nf3 "played", Nc6
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts kokopu@4.13.4 > /dev/null
cat > moves.mjs << 'END'
import { readFileSync } from 'node:fs';
import { pgnRead } from 'kokopu';
const game = pgnRead(readFileSync(0, 'utf8')).game(0);
const seen = [];
for (let node = game.mainVariation().first(); node; node = node.next())
    seen.push(node.notation() + (node.comment() === undefined ? '' : ` "${node.comment()}"`));
console.log(seen.join(', '));
END
backslash=$(printf '%s\n' '[Event "?"]' '' '1. e4 {see C:\} e5 2. Nf3 {played} Nc6 *' | node moves.mjs)
slash=$(printf '%s\n' '[Event "?"]' '' '1. e4 {see C:/} e5 2. Nf3 {played} Nc6 *' | node moves.mjs)
printf '%s\n' "$backslash" "$slash"
test "$backslash" = 'e4 "see C:} e5 2. Nf3 {played", Nc6'
test "$slash" = 'e4 "see C:/", e5, Nf3 "played", Nc6'
