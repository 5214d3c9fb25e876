#!/bin/sh
# Package:   tournament-organizer 4.1.1 (npm)
# Behaviour: in a double round-robin every pair meets twice, and the Sonneborn-Berger score counts each of the games: the score
#            of a beaten opponent, half that of one with whom the game was drawn. The library goes through the opponents, not
#            through the games, and takes the first meeting with each of them. The second one is worth nothing, so the order
#            of players with equal points can be the wrong way round, without an error; a player who lost at first and won
#            later gets no credit at all. In a single round-robin the scores are right.
# Input:     four players, two games of each pair: Anna-Ben 0-1 1-0, Anna-Cleo 1-0 1-0, Anna-Dan 1-0 0-1, Ben-Cleo 1-0 0-1,
#            Ben-Dan 1-0 1-0, Cleo-Dan 1-0 1-0, sorted by points and Sonneborn-Berger
# Seen:      the games             Anna 4 (11), Ben 4 (9), Cleo 3 (6), Dan 1 (4)
#            tournament-organizer  Ben 4 (8), Anna 4 (4), Cleo 3 (1), Dan 1 (0)
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts tournament-organizer@4.1.1 > /dev/null
cat > standings.mjs << 'END'
import Manager from 'tournament-organizer';
const names = ['Anna', 'Ben', 'Cleo', 'Dan'];
// What the first of a pair gets from the first and from the second game.
const results = {
    'Anna Ben': [0, 1], 'Anna Cleo': [1, 1], 'Anna Dan': [1, 0],
    'Ben Cleo': [1, 0], 'Ben Dan': [1, 1], 'Cleo Dan': [1, 1],
};
const list = rows => rows.map(([name, points, tiebreak]) => `${name} ${points} (${tiebreak})`).join(', ');

// The scores from the games themselves.
const games = Object.entries(results).flatMap(([pair, scores]) => {
    const [one, other] = pair.split(' ');
    return scores.flatMap(score => [[one, other, score], [other, one, 1 - score]]);
});
const sum = (name, value) => games.filter(game => game[0] === name).reduce((total, game) => total + value(game), 0);
const points = name => sum(name, ([, , score]) => score);
console.log('games:', list(names.map(name =>
    [name, points(name), sum(name, ([, opponent, score]) => score * points(opponent))])
    .sort((a, b) => b[1] - a[1] || b[2] - a[2])));

// The library draws lots for the pairings, so the results are found by pair and meeting.
const tournament = new Manager().createTournament('Club', {
    stageOne: { format: 'double-round-robin' },
    scoring: { win: 1, draw: 0.5, loss: 0, tiebreaks: ['sonneborn berger'] },
});
for (const name of names)
    tournament.createPlayer(name, name);
tournament.startTournament();
const meetings = {};
for (let round = 1; round <= 6; ++round) {
    for (const match of tournament.getMatches().filter(match => match.getRoundNumber() === round)) {
        const [one, other] = [match.getPlayer1().id, match.getPlayer2().id];
        const pair = [one, other].sort().join(' ');
        meetings[pair] = (meetings[pair] ?? 0) + 1;
        const score = results[pair][meetings[pair] - 1];
        const won = one < other ? score : 1 - score;
        tournament.enterResult(match.getId(), won, 1 - won, 0);
    }
    if (round < 6)
        tournament.nextRound();
}
console.log('tournament-organizer:', list(tournament.getStandings().map(row =>
    [row.player.getName(), row.matchPoints, row.tiebreaks.sonnebornBerger])));
END
node standings.mjs > seen
cat seen
cat > expected << 'END'
games: Anna 4 (11), Ben 4 (9), Cleo 3 (6), Dan 1 (4)
tournament-organizer: Ben 4 (8), Anna 4 (4), Cleo 3 (1), Dan 1 (0)
END
cmp seen expected
