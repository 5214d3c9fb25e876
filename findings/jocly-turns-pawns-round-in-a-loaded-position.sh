#!/bin/sh
# Package:   jocly 0.9.13 (npm), boards, rules and players of 112 games
# Behaviour: jocly keeps two kinds of pawn in most of its chess games, one for each side, with the same letter. `load` looks only
#            at the letter, so White gets the pawns of Black. In xiangqi and makruk the white pawns walk backwards from then on;
#            where they begin next to their own pieces, as in losing chess and Capablanca chess, they have no move left.
#            `getBoardState` writes the same FEN afterwards, so comparing positions shows nothing. Only some games, among them
#            chess itself, put the pawns right after loading. By the rules of xiangqi and makruk no pawn ever goes back.
# Input:     for each game, the FEN that `getBoardState` writes for its first position, given to `load` as initialBoard
# Seen:      xiangqi           44 moves, after loading 40, with a3a2 c3c2 e3e2 g3g2 i3i2 for a3a4 c3c4 e3e4 g3g4 i3i4
#            makruk            23 moves, after loading 21, with a3-a2 to h3-h2 for a3-a4 to h3-h4
#            losing chess      20 moves, after loading 4
#            Capablanca chess  28 moves, after loading 8
#            chess             20 moves, after loading 20
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts jocly@0.9.13 > /dev/null
cat > load.cjs << 'END'
const Jocly = require('jocly');
const strings = async (match) => {
    const moves = [];
    for (const move of await match.getPossibleMoves()) moves.push(await match.getMoveString(move));
    return moves.sort();
};
(async () => {
    for (const game of ['xiangqi', 'makruk', 'losing-chess', 'capablanca-chess', 'classic-chess']) {
        const first = await Jocly.createMatch(game);
        const fen = await first.getBoardState();
        const second = await Jocly.createMatch(game);
        await second.load({ game, initialBoard: fen, playedMoves: [] });
        const before = await strings(first);
        const after = await strings(second);
        const same = await second.getBoardState() === fen ? 'same' : 'another';
        const gained = after.filter((move) => !before.includes(move)).join(' ') || 'none';
        console.log(`${game}: ${before.length} moves, after loading ${after.length}, ${same} FEN; new moves: ${gained}`);
    }
    process.exit(0);
})();
END
node load.cjs > seen
cat seen
cat > expected << 'END'
xiangqi: 44 moves, after loading 40, same FEN; new moves: a3a2 c3c2 e3e2 g3g2 i3i2
makruk: 23 moves, after loading 21, same FEN; new moves: a3-a2 b3-b2 c3-c2 d3-d2 e3-e2 f3-f2 g3-g2 h3-h2
losing-chess: 20 moves, after loading 4, same FEN; new moves: none
capablanca-chess: 28 moves, after loading 8, same FEN; new moves: none
classic-chess: 20 moves, after loading 20, same FEN; new moves: none
END
cmp seen expected
