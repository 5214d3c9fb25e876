#!/bin/sh
# Packages:  sjeng 11.2-8.2 (Debian 12) and ffish 0.7.10 (npm)
# Behaviour: in suicide chess a player without a move has won if he has fewer pieces than the other, has lost if he has more,
#            and draws if there are as many. The manual of Sjeng says that he wins with less material, and that in giveaway,
#            another name that the engine knows, he loses. Yet the engine announces him as the winner in all cases, and in
#            both variants. Elsewhere, and in ffish, that is the rule of giveaway. A program that believes its engine records
#            the reverse of the result, or a win where the game is drawn.
# Input:     a3a4 in 8/8/p7/p7/8/P7/8/8 w - - 0 1, in 8/8/8/p7/8/P7/8/8 and in 8/8/8/p7/8/P7/P7/8
# Seen:      suicide   sjeng 0-1 0-1 0-1; ffish 1-0 1/2-1/2 0-1
#            giveaway  sjeng 0-1 0-1 0-1; ffish 0-1 0-1 0-1; the manual of sjeng 1-0 1-0 1-0
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts ffish@0.7.10 > /dev/null
apt-get -qq download sjeng=11.2-8.2
dpkg -x sjeng_*.deb .
gunzip -c usr/share/doc/sjeng/README.gz | tr -s '\r\n' ' ' |
    grep -q 'stalemated, he loses in giveaway, but in suicide he wins if he has less material'

cat > result.mjs << 'END'
import { createRequire } from 'node:module';
// With fetch, this version takes Node for a browser.
delete globalThis.fetch;
const ffish = createRequire(import.meta.url)('ffish');
await new Promise(ready => { ffish.onRuntimeInitialized = ready; });
const [variant, ...fens] = process.argv.slice(2);
console.log(`ffish ${variant}:`, ...fens.map(fen => {
    const board = new ffish.Board(variant, fen);
    board.push('a3a4');
    return board.legalMoves() === '' ? board.result() : 'not over';
}));
END
two='8/8/p7/p7/8/P7/8/8 w - - 0 1'
one='8/8/8/p7/8/P7/8/8 w - - 0 1'
half='8/8/8/p7/8/P7/P7/8 w - - 0 1'
for variant in suicide giveaway; do
    echo "sjeng $variant:" $(for fen in "$two" "$one" "$half"; do
        printf '%s\n' xboard "variant $variant" force "setboard $fen" a3a4 go quit | usr/games/sjeng 2> /dev/null |
            grep -aoE '^(1-0|0-1|1/2-1/2)|Illegal.*|^move .*'
    done)
    node result.mjs "$variant" "$two" "$one" "$half"
done > seen
cat seen
cat > expected << 'END'
sjeng suicide: 0-1 0-1 0-1
ffish suicide: 1-0 1/2-1/2 0-1
sjeng giveaway: 0-1 0-1 0-1
ffish giveaway: 0-1 0-1 0-1
END
cmp seen expected
