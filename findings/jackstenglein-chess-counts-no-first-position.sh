#!/bin/sh
# Packages:  @jackstenglein/chess 2.2.21 and, beside it, chess.js 1.4.0 (npm), on which it builds
# Behaviour: `isThreefoldRepetition`, true "if the current board position has occurred three or more times", looks only at the
#            positions after the moves. The position that the game began with is one occurrence short, so a draw
#            by two rounds of knights or rooks from there is missed, in a game from a set-up position as well. And it answers
#            yes as soon as any position before the current one has occurred three times, so after a repetition that was not
#            claimed it answers yes for the rest of the game, whatever is on the board, and so do `isDraw` and `isGameOver`.
# Input:     Nf3 Nf6 Ng1 Ng8 twice; and e3 e6, Nf3 Nf6 Ng1 Ng8 twice, then d4 and d5
# Seen:      first position, third time  @jackstenglein/chess no draw, chess.js draw
#            after e6, third time        both draw
#            after d4 d5                 @jackstenglein/chess draw, game over; chess.js no draw
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts @jackstenglein/chess@2.2.21 chess.js@1.4.0 > /dev/null
cat > repeat.cjs << 'END'
const libraries = { '@jackstenglein/chess': require('@jackstenglein/chess').Chess, 'chess.js': require('chess.js').Chess };
const knights = ['Nf3', 'Nf6', 'Ng1', 'Ng8'];
const games = {
    'first position': [...knights, ...knights],
    'after e6': ['e3', 'e6', ...knights, ...knights],
    'after d4 d5': ['e3', 'e6', ...knights, ...knights, 'd4', 'd5'],
};
for (const [name, moves] of Object.entries(games)) {
    for (const [library, Chess] of Object.entries(libraries)) {
        const game = new Chess();
        for (const move of moves)
            game.move(move);
        console.log(`${name}: ${library} repetition ${game.isThreefoldRepetition()}, ` +
            `draw ${game.isDraw()}, game over ${game.isGameOver()}`);
    }
}
END
node repeat.cjs > seen
cat seen
cat > expected << 'END'
first position: @jackstenglein/chess repetition false, draw false, game over false
first position: chess.js repetition true, draw true, game over true
after e6: @jackstenglein/chess repetition true, draw true, game over true
after e6: chess.js repetition true, draw true, game over true
after d4 d5: @jackstenglein/chess repetition true, draw true, game over true
after d4 d5: chess.js repetition false, draw false, game over false
END
cmp seen expected
