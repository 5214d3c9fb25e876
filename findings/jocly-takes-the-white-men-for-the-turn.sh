#!/bin/sh
# Package:   jocly 0.9.13 (npm), boards, rules and players of 112 games
# Behaviour: in the FEN of PDN the letter of the side to move comes first, as in W:W31-50:B1-20. In its draughts games
#            jocly reads that form, but `getBoardState` writes no turn. `load` takes the white men for the turn, and as they are
#            not exactly "W", it is the turn of Black, on a board without White, with no error. In English draughts the numbers
#            are read from the other end of the board than they are written from: even with a turn added the two sides
#            change places, and neither has a move. (There PDN has Black on 1 to 12 and to move; jocly writes White.)
# Input:     what `getBoardState` writes for the first position, and the same with "W:" before it, given to `load`
# Seen:      draughts          W31-50:B1-20 becomes B1-20, Black to move; with W: it stays W31-50:B1-20, 9 moves
#            english-draughts  W1-12:B21-32 becomes B1-12, Black to move; with W: it becomes W21-32:B1-12, 0 moves
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts jocly@0.9.13 > /dev/null
cat > load.cjs << 'END'
const Jocly = require('jocly');
(async () => {
    for (const game of ['draughts', 'english-draughts', 'brazilian-draughts', 'turkish-draughts']) {
        const first = await Jocly.createMatch(game);
        const written = await first.getBoardState();
        const count = (await first.getPossibleMoves()).length;
        console.log(`${game}: ${written}, ${count} moves`);
        for (const board of [written, `W:${written}`]) {
            const match = await Jocly.createMatch(game);
            await match.load({ game, initialBoard: board, playedMoves: [] });
            const turn = await match.getTurn() === Jocly.PLAYER_A ? 'White' : 'Black';
            const moves = await match.getPossibleMoves();
            console.log(`    ${board}: ${await match.getBoardState()}, ${turn}, ${moves.length} moves`);
        }
    }
    process.exit(0);
})();
END
node load.cjs > seen
cat seen
cat > expected << 'END'
draughts: W31-50:B1-20, 9 moves
    W31-50:B1-20: B1-20, Black, 9 moves
    W:W31-50:B1-20: W31-50:B1-20, White, 9 moves
english-draughts: W1-12:B21-32, 7 moves
    W1-12:B21-32: B1-12, Black, 0 moves
    W:W1-12:B21-32: W21-32:B1-12, White, 0 moves
brazilian-draughts: W21-32:B1-12, 7 moves
    W21-32:B1-12: B1-12, Black, 7 moves
    W:W21-32:B1-12: W21-32:B1-12, White, 7 moves
turkish-draughts: W41-56:B9-24, 8 moves
    W41-56:B9-24: B9-24, Black, 8 moves
    W:W41-56:B9-24: W41-56:B9-24, White, 8 moves
END
cmp seen expected
