#!/bin/sh
# Package:   dice-roller-parser 0.1.8 (npm), rolls dice in the notation of Roll20
# Behaviour: 2d6!! is a compounding roll: a die that shows its highest number is rolled again, as long as it does, and by the
#            manual the results are added into one. The library rolls the extra dice and then stores the sum in the last of
#            them, which is not among the dice of the roll, so nothing is added: the total is that of 2d6, on average 7 and
#            not 8.4. While a die is rolled again, the position moves on as well, so the die after it is passed over; and after
#            two extra rolls of the last die there is a TypeError. 2d6!, where the extra dice remain dice, and 2d6!p are right.
# Input:     a random function that gives 6 3 2, then 6 3 6 2, then 6 6 2 4, as the manual allows; and 6 6 2 for one die
# Seen:      2d6!!  9 (6 3) after three numbers, 9 (6 3) after four, 12 (6 6) after three (should be 11, 17, 18)
#            2d6!   11 (6 2 3), 17 (6 6 2 3), 18 (6 2 6 4)
#            1d6!!  TypeError (should be 14); 1d6!  14 (6 6 2)
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts dice-roller-parser@0.1.8 > /dev/null
grep -q '"compound".*adding the results into a single roll' node_modules/dice-roller-parser/README.md
cat > roll.cjs << 'END'
const { DiceRoller } = require('dice-roller-parser');
const roll = (notation, ...numbers) => {
    let used = 0;
    // The library multiplies by the number of sides, cuts the fraction off and adds one.
    const roller = new DiceRoller(() => (numbers[used++] - 0.5) / 6);
    try {
        const { value, rolls } = roller.roll(notation);
        console.log(`${notation} from ${numbers.join(' ')}: ${value} (${rolls.map(die => die.roll).join(' ')}), ${used} used`);
    } catch (error) {
        console.log(`${notation} from ${numbers.join(' ')}: ${error.name}`);
    }
};
for (const notation of ['2d6!!', '2d6!']) {
    roll(notation, 6, 3, 2);
    roll(notation, 6, 3, 6, 2);
    roll(notation, 6, 6, 2, 4);
}
roll('1d6!!', 6, 6, 2);
roll('1d6!', 6, 6, 2);
END
node roll.cjs > seen
cat seen
cat > expected << 'END'
2d6!! from 6 3 2: 9 (6 3), 3 used
2d6!! from 6 3 6 2: 9 (6 3), 4 used
2d6!! from 6 6 2 4: 12 (6 6), 3 used
2d6! from 6 3 2: 11 (6 2 3), 3 used
2d6! from 6 3 6 2: 17 (6 6 2 3), 4 used
2d6! from 6 6 2 4: 18 (6 2 6 4), 4 used
1d6!! from 6 6 2: TypeError
1d6! from 6 6 2: 14 (6 6 2), 3 used
END
cmp seen expected
