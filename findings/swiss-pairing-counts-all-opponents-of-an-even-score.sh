#!/bin/sh
# Package:   swiss-pairing 1.4.3 (npm), pairings and standings of Swiss tournaments
# Behaviour: players with equal points are sorted by the modified median. By rule 34E1 of the United States Chess Federation
#            that is the sum of the points of a player's opponents, less the lowest of them if the player has more than half of
#            the possible points, the highest if less, and both if exactly half. swiss-pairing leaves none out for half, so
#            such a player keeps the best and the worst opponent, and can come before one with a higher sum by the rule (F
#            before G here), without an error. For all other scores the sums are right.
# Input:     eight players and four rounds: A-H 1-0, B-G 0-1, C-F 1-0, D-E 1-0; A-B 1-0, C-H 1-0, D-G 0-1, E-F 1-0; A-C 0-1,
#            D-B 1-0, E-H 0-1, F-G 1-0; A-D 1-0, E-C 0-1, F-B 1-0, G-H 0-1
# Seen:      rule 34E1      C 4 (7), A 3 (8), H 2 (5), G 2 (4), D 2 (3), F 2 (3), E 1 (6), B 0 (6)
#            swiss-pairing  C 4 (7), A 3 (8), H 2 (10), F 2 (7), D 2 (6), G 2 (6), E 1 (6), B 0 (6)
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts swiss-pairing@1.4.3 > /dev/null
cat > standings.cjs << 'END'
const swiss = require('swiss-pairing')();
const names = [...'ABCDEFGH'];
// What the first of each pair got.
const rounds = ['AH1 BG0 CF1 DE1', 'AB1 CH1 DG0 EF1', 'AC0 DB1 EH0 FG1', 'AD1 EC0 FB1 GH0'];
const games = rounds.flatMap((text, index) => text.split(' ').map(([home, away, points]) => ({
    round: index + 1,
    home: { id: home, points: Number(points) },
    away: { id: away, points: 1 - Number(points) },
})));
const list = (rows) => rows.map(([name, points, median]) => `${name} ${points} (${median})`).join(', ');

const sides = games.flatMap((game) => [[game.home, game.away], [game.away, game.home]]);
const points = (name) => sides.reduce((sum, [own]) => sum + (own.id === name ? own.points : 0), 0);
const median = (name) => {
    const scores = sides.filter(([own]) => own.id === name).map(([, other]) => points(other.id)).sort((a, b) => a - b);
    const half = rounds.length / 2;
    const from = points(name) >= half ? 1 : 0, to = points(name) <= half ? -1 : undefined;
    return scores.slice(from, to).reduce((sum, score) => sum + score, 0);
};
// Players who are still equal are sorted by their seeds, that is, by name.
console.log('rule 34E1:', list(names.map((name) => [name, points(name), median(name)])
    .sort((a, b) => b[1] - a[1] || b[2] - a[2])));
const players = names.map((id, index) => ({ id, seed: index + 1 }));
console.log('swiss-pairing:', list(swiss.getStandings(rounds.length + 1, players, games)
    .map((row) => [row.id, row.wins, row.tiebreaker])));
END
node standings.cjs > seen
cat seen
cat > expected << 'END'
rule 34E1: C 4 (7), A 3 (8), H 2 (5), G 2 (4), D 2 (3), F 2 (3), E 1 (6), B 0 (6)
swiss-pairing: C 4 (7), A 3 (8), H 2 (10), F 2 (7), D 2 (6), G 2 (6), E 1 (6), B 0 (6)
END
cmp seen expected
