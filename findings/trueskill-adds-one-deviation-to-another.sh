#!/bin/sh
# Packages:  trueskill 0.0.2 (npm), rates players by wins and losses; beside it ts-trueskill 5.1.0 (npm)
# Behaviour: TrueSkill keeps a mean and a standard deviation for each player, and before each game makes the deviation s a bit
#            larger, as skill may have changed: to the root of s^2 + tau^2, since it is variances that add up. trueskill adds
#            tau to s itself. At first that is little, but as s shrinks it grows: after many games the deviation remains at
#            about 2.1 instead of 0.8, so ratings go on jumping, and the level, the mean less three deviations, stays four
#            points too low. There is no error. With tau chosen so that the two rules agree, ts-trueskill has the same numbers.
# Input:     a win between two players of 25 and the same deviation; then 1000 games between two, won by turns
# Seen:      25, 8.3333 wins: trueskill 29.4468, 7.2380, ts-trueskill 29.3958, 7.1715
#            after 1000 games: trueskill deviation 2.12, level 18.3, ts-trueskill 0.78, level 22.6
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts trueskill@0.0.2 ts-trueskill@5.1.0 > /dev/null
cat > ratings.cjs << 'END'
const { AdjustPlayers } = require('trueskill');
const { TrueSkill } = require('ts-trueskill');
// Both have these values by default: beta is half of the first deviation, tau its hundredth, and a game in ten is drawn.
const first = 25 / 3, beta = first / 2, tau = first / 100;
const write = (mean, deviation) => `${mean.toFixed(4)}, ${deviation.toFixed(4)}`;
const one = (deviation) => {
    const players = [{ skill: [25, deviation], rank: 1 }, { skill: [25, deviation], rank: 2 }];
    AdjustPlayers(players);
    return write(...players[0].skill);
};
const other = (deviation, drift) => {
    const rules = new TrueSkill(25, first, beta, drift, 0.1);
    const player = () => [rules.createRating(25, deviation)];
    const [[winner]] = rules.rate([player(), player()]);
    return write(winner.mu, winner.sigma);
};
for (const deviation of [first, 2, 1])
    console.log(`25, ${deviation.toFixed(4)} wins: trueskill ${one(deviation)}; ts-trueskill ${other(deviation, tau)}, ` +
        `if deviations are added ${other(deviation, Math.sqrt((deviation + tau) ** 2 - deviation ** 2))}`);

const players = [{ skill: [25, first] }, { skill: [25, first] }];
const rules = new TrueSkill(25, first, beta, tau, 0.1);
let ratings = [rules.createRating(), rules.createRating()];
for (let game = 0; game < 1000; ++game) {
    const ranks = game % 2 ? [2, 1] : [1, 2];
    players.forEach((player, index) => { player.rank = ranks[index]; });
    AdjustPlayers(players);
    ratings = rules.rate(ratings.map((rating) => [rating]), ranks).map(([rating]) => rating);
}
const level = (mean, deviation) => `deviation ${deviation.toFixed(2)}, level ${(mean - 3 * deviation).toFixed(1)}`;
console.log(`after 1000 games: trueskill ${level(...players[0].skill)}; ` +
    `ts-trueskill ${level(ratings[0].mu, ratings[0].sigma)}`);
END
node ratings.cjs > seen
cat seen
cat > expected << 'END'
25, 8.3333 wins: trueskill 29.4468, 7.2380; ts-trueskill 29.3958, 7.1715, if deviations are added 29.4468, 7.2380
25, 2.0000 wins: trueskill 25.5737, 2.0134; ts-trueskill 25.5341, 1.9388, if deviations are added 25.5737, 2.0134
25, 1.0000 wins: trueskill 25.1690, 1.0719; ts-trueskill 25.1457, 0.9943, if deviations are added 25.1690, 1.0719
after 1000 games: trueskill deviation 2.12, level 18.3; ts-trueskill deviation 0.78, level 22.6
END
cmp seen expected
