#!/bin/sh
# Package:   trueskill 0.0.2 (npm), rates players by wins and losses
# Behaviour: `ChanceOfWinning` gives the chance that a player beats another. A skill is a mean and a standard deviation, and the
#            function hands both to free-gaussian, whose second value is the variance. A deviation above 1 so counts for its
#            root, one below 1 for more than it is. Nor does it add the randomness of the game, twice beta^2 in TrueSkill, which
#            the rating itself does. For new players, of deviation 8.33, the chances come out far too good for the better one,
#            without an error.
# Input:     means of 30 and 25, with equal deviations of 25/3, 4, 1 and 0.25
# Seen:      25/3: 0.890, with the deviations 0.664, with the game as well 0.648
#            0.25: 1.000, with the deviations 1.000, with the game as well 0.802
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts trueskill@0.0.2 > /dev/null
cat > chances.cjs << 'END'
const { ChanceOfWinning } = require('trueskill');
// The normal distribution up to x, by Simpson's rule.
const normal = (x) => {
    const steps = 2000, width = x / steps, density = (y) => Math.exp(-y * y / 2) / Math.sqrt(2 * Math.PI);
    let sum = density(0) + density(x);
    for (let step = 1; step < steps; ++step)
        sum += (step % 2 ? 4 : 2) * density(step * width);
    return 0.5 + sum * width / 3;
};
const beta = 25 / 6;
for (const deviation of [25 / 3, 4, 1, 0.25]) {
    const chance = (variance) => normal(5 / Math.sqrt(variance)).toFixed(3);
    console.log(`${deviation.toFixed(2)}: trueskill ${ChanceOfWinning([30, deviation], [25, deviation]).toFixed(3)}; ` +
        `deviations for variances ${chance(2 * deviation)}, deviations ${chance(2 * deviation ** 2)}, ` +
        `with the game ${chance(2 * deviation ** 2 + 2 * beta ** 2)}`);
}
END
node chances.cjs > seen
cat seen
cat > expected << 'END'
8.33: trueskill 0.890; deviations for variances 0.890, deviations 0.664, with the game 0.648
4.00: trueskill 0.961; deviations for variances 0.961, deviations 0.812, with the game 0.730
1.00: trueskill 1.000; deviations for variances 1.000, deviations 1.000, with the game 0.795
0.25: trueskill 1.000; deviations for variances 1.000, deviations 1.000, with the game 0.802
END
cmp seen expected
