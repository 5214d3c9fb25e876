#!/bin/sh
# Package:   @echecs/elo 1.0.2 (npm), Elo ratings by the rules of FIDE
# Behaviour: the rating regulations of FIDE (B02, 8.3.3) give new players the factor K of 40 until they have completed events
#            with at least 30 games, and 20 from then on. `kFactor` takes the number of games played, and gives 40 for 30 games
#            too: its limit comes one game late. A player with exactly 30 games, as after three events of ten, gains and loses
#            twice as much as the rules say in the next one, without an error.
# Input:     a rating of 1500 with 28 to 32 games
# Seen:      28 40, 29 40, 30 40 (should be 20), 31 20, 32 20
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts @echecs/elo@1.0.2 > /dev/null
cat > factors.cjs << 'END'
const { delta, kFactor } = require('@echecs/elo');
for (let games = 28; games <= 32; ++games) {
    const factor = kFactor({ rating: 1500, games });
    console.log(`${games} games: ${factor}, rule ${games < 30 ? 40 : 20}; a win against an equal ${delta(1, 0.5, factor)}`);
}
END
node factors.cjs > seen
cat seen
cat > expected << 'END'
28 games: 40, rule 40; a win against an equal 20
29 games: 40, rule 40; a win against an equal 20
30 games: 40, rule 20; a win against an equal 20
31 games: 20, rule 20; a win against an equal 10
32 games: 20, rule 20; a win against an equal 10
END
cmp seen expected
