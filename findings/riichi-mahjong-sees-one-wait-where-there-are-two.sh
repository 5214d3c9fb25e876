#!/bin/sh
# Package:   @pai-forge/riichi-mahjong 0.3.6 (npm), the value of a hand of Japanese mahjong
# Behaviour: the tile that wins can fit in more than one place, and the player may count it in the one that is worth most. Pinfu
#            (four runs, a pair without value, a wait at both ends of a run) often needs such a choice: 11m 23m wins
#            with 1m or 4m. The library looks for the tile in the pair first and then in one run after the other, and stops
#            at the first place. With 1m it sees a wait for the pair, and no pinfu. Without another yaku, calculateScoreForTehai
#            says that the hand may not win at all. Its manual says that it takes the reading with the highest score.
#            A closed triplet is lost as well, if the tile that completed a run is of the same kind.
# Input:     456m 456p 789s with 11m 23m, won with 4m and with 1m; 456p 678p 99s with 123m 45m, won with 3m and with 6m; and
#            333m 555p 777s 99p with 12m, won with 3m, or with 23m, won with 1m
# Seen:      4m, discarded  Pinfu, 1000 points  4m, drawn  Pinfu and MenzenTsumo, 1500
#            1m, discarded  NoYakuError (should be 1000)  1m, drawn  MenzenTsumo, 1100 (should be 1500)
#            3m and 6m, discarded  NoYakuError (should be 1000) and Pinfu, 1000
#            3m and 1m with three triplets  NoYakuError (should be 3200) and Sanankou, 3200
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts @pai-forge/riichi-mahjong@0.3.6 > /dev/null
cat > hands.mjs << 'END'
import { HaiKind, calculateScoreForTehai, getPaymentTotal, parseMspz } from '@pai-forge/riichi-mahjong';
const value = (tiles, tile, isTsumo) => {
    const hand = parseMspz(tiles)._unsafeUnwrap();
    try {
        const result = calculateScoreForTehai(hand, {
            agariHai: HaiKind[tile], isTsumo, jikaze: HaiKind.Nan, bakaze: HaiKind.Ton, doraMarkers: [],
        });
        return `${result.detail.yakuResult.map(([name]) => name).join(' and ')}, ${getPaymentTotal(result.payment)}`;
    } catch (error) {
        return error.constructor.name;
    }
};
console.log('4m, discarded:', value('11234456m456p789s', 'ManZu4', false));
console.log('4m, drawn:', value('11234456m456p789s', 'ManZu4', true));
console.log('1m, discarded:', value('11123456m456p789s', 'ManZu1', false));
console.log('1m, drawn:', value('11123456m456p789s', 'ManZu1', true));
console.log('3m, discarded:', value('123345m456678p99s', 'ManZu3', false));
console.log('6m, discarded:', value('123456m456678p99s', 'ManZu6', false));
console.log('sanankou with 3m:', value('123333m555p777s99p', 'ManZu3', false));
console.log('sanankou with 1m:', value('123333m555p777s99p', 'ManZu1', false));
END
node hands.mjs > seen
cat seen
cat > expected << 'END'
4m, discarded: Pinfu, 1000
4m, drawn: Pinfu and MenzenTsumo, 1500
1m, discarded: NoYakuError
1m, drawn: MenzenTsumo, 1100
3m, discarded: NoYakuError
6m, discarded: Pinfu, 1000
sanankou with 3m: NoYakuError
sanankou with 1m: Sanankou, 3200
END
cmp seen expected
