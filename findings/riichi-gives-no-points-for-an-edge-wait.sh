#!/bin/sh
# Packages:  riichi 1.2.0 and @pai-forge/riichi-mahjong 0.3.6 (npm), both compute the value of a hand of Japanese mahjong
# Behaviour: waiting for one tile alone is worth two fu, the minor points: for the tile in the middle of a run (1 and 3 wait
#            for 2), for the one at its inner end (1 and 2 wait for 3, or 8 and 9 for 7), and for the second of the pair. riichi
#            has all three in its code, but compares the tiles of the second kind with a yes-or-no value, which is never equal
#            to one, so it is worth nothing. As fu are rounded up to tens, a closed hand won from a discard that way has often
#            30 instead of 40, which makes it about a quarter cheaper, without an error.
# Input:     456m 123p 123s 55s and two of 1m 2m 3m in the hand, won with the third from a discard; the same with 7m 8m 9m
# Seen:      12m, with 3m  riichi 30 fu 2000 points, @pai-forge/riichi-mahjong 40 fu 2600 points
#            13m, with 2m  both 40 fu 2600 points
#            89m, with 7m  riichi 30 fu 2000 points, @pai-forge/riichi-mahjong 40 fu 2600 points
#            79m, with 8m  both 40 fu 2600 points
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts riichi@1.2.0 @pai-forge/riichi-mahjong@0.3.6 > /dev/null
cat > waits.mjs << 'END'
import { createRequire } from 'node:module';
import { calculateScoreForTehai, getPaymentTotal, parseMspz, validateTehai14 } from '@pai-forge/riichi-mahjong';
const Riichi = createRequire(import.meta.url)('riichi');
// Three runs of the same numbers in three suits are worth two han; the winner is South in the round of East.
const hands = [
    ['12', '3', 'm456m123p123s55s', 'm456m123p123s55s'],
    ['13', '2', 'm456m123p123s55s', 'm456m123p123s55s'],
    ['89', '7', 'm456m789p789s55s', 'm456m789p789s55s'],
    ['79', '8', 'm456m789p789s55s', 'm456m789p789s55s'],
];
for (const [waiting, won, rest] of hands) {
    const one = new Riichi(`${waiting}${rest}+${won}m`).calc();
    const tiles = validateTehai14(parseMspz([...waiting, won].sort().join('') + rest)._unsafeUnwrap())._unsafeUnwrap();
    // Tiles are numbered from 1m, 0; the winds follow after 9s, 26.
    const other = calculateScoreForTehai(tiles,
        { agariHai: won - 1, isTsumo: false, jikaze: 28, bakaze: 27, doraMarkers: [] });
    console.log(`${waiting}m, with ${won}m: riichi ${one.han} han ${one.fu} fu ${one.ten} points, ` +
        `@pai-forge/riichi-mahjong ${other.han} han ${other.fu} fu ${getPaymentTotal(other.payment)} points`);
}
END
node waits.mjs > seen
cat seen
cat > expected << 'END'
12m, with 3m: riichi 2 han 30 fu 2000 points, @pai-forge/riichi-mahjong 2 han 40 fu 2600 points
13m, with 2m: riichi 2 han 40 fu 2600 points, @pai-forge/riichi-mahjong 2 han 40 fu 2600 points
89m, with 7m: riichi 2 han 30 fu 2000 points, @pai-forge/riichi-mahjong 2 han 40 fu 2600 points
79m, with 8m: riichi 2 han 40 fu 2600 points, @pai-forge/riichi-mahjong 2 han 40 fu 2600 points
END
cmp seen expected
