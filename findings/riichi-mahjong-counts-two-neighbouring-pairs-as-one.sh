#!/bin/sh
# Package:   @pai-forge/riichi-mahjong 0.3.6 (npm), distance of a hand of Japanese mahjong from a ready one
# Behaviour: the shanten number is the least number of exchanges after which the hand waits for its last tile, so one exchange
#            lowers it by one at most. A hand needs four sets and a pair, and each pair or neighbour is a start of a set.
#            In 1122m the library takes 1 and 2 as the start of a run, and then has one 1 and one 2 left, which it does not put
#            together: one start, where 11 and 22 are two. With two such groups the number is one too high, 3 for a hand that
#            needs two exchanges, and after a single one it says 1. Then `getUkeire`, the list of tiles that bring the hand
#            nearer, has tiles that do nothing, such as 1z. With the pairs apart both are right.
# Input:     1122m 5566p 12z with an open 777z; the same after 2m for 1z; and 1155m 5599p 12z with 777z
# Seen:      1122m 5566p 12z  shanten 3 (should be 2), ukeire with 4m 3p 8p 1z 2z too many
#            11222m 5566p 2z  shanten 1
#            1155m 5599p 12z  shanten 2, ukeire 1m 5m 5p 9p
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts @pai-forge/riichi-mahjong@0.3.6 > /dev/null
cat > hands.mjs << 'END'
import { calculateShanten, getUkeire, parseExtendedMspz } from '@pai-forge/riichi-mahjong';
const name = kind => `${kind % 9 + 1}${'mpsz'[Math.floor(kind / 9)]}`;
for (const tiles of ['1122m5566p12z[777z]', '11222m5566p2z[777z]', '1155m5599p12z[777z]']) {
    const hand = parseExtendedMspz(tiles)._unsafeUnwrap();
    console.log(`${tiles}: ${calculateShanten(hand)._unsafeUnwrap()}, ${getUkeire(hand).map(name).join(' ')}`);
}
END
node hands.mjs > seen
cat seen
# Of the first list, 1m 2m 3m 4p 5p 6p 7p complete a set, and the others do nothing.
cat > expected << 'END'
1122m5566p12z[777z]: 3, 1m 2m 3m 4m 3p 4p 5p 6p 7p 8p 1z 2z
11222m5566p2z[777z]: 1, 1m 4p 5p 6p 7p
1155m5599p12z[777z]: 2, 1m 5m 5p 9p
END
cmp seen expected
