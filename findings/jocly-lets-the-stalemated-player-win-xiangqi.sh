#!/bin/sh
# Packages:  jocly 0.9.13 and ffish 0.7.10 (npm)
# Behaviour: in xiangqi a player without a legal move has lost, in check or not; the rules of the Asian and of the World Xiangqi
#            Federation say so. jocly gives a mate to the player who gave it, but without check the victory goes to the one who
#            cannot move, for either side. So the won ending of a rook against a bare king turns into a loss with the very move
#            that decides it. ffish gives each of these games to the side that made the last move.
# Input:     a rook takes the last square from a bare king without giving check, as in 3k5/4R4/9/9/9/9/9/9/9/4K4 b, once for
#            each side; and a mate of each side
# Seen:      stalemates  jocly Black after the move of Red, Red after that of Black; ffish 1-0 and 0-1
#            mates       jocly Red and Black, ffish 1-0 and 0-1
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts jocly@0.9.13 ffish@0.7.10 > /dev/null
cat > stalemate.cjs << 'END'
const Jocly = require('jocly');
// With fetch, this version takes Node for a browser.
delete globalThis.fetch;
const ffish = require('ffish');
const games = [
    ['stalemate by Red', '3k5/9/9/9/9/9/9/9/4R4/4K4 w - - 0 1', 'e1e8', 'e2e9'],
    ['stalemate by Black', '4k4/5r3/9/9/9/9/9/9/9/3K5 b - - 0 1', 'f8f1', 'f9f2'],
    ['mate by Red', '3k5/9/9/9/9/9/9/9/R3R4/4K4 w - - 0 1', 'a1d1', 'a2d2'],
    ['mate by Black', '4k4/9/9/9/9/9/9/7r1/r8/3K5 b - - 0 1', 'h2h0', 'h3h1'],
];
ffish.onRuntimeInitialized = async () => {
    for (const [name, fen, move, uci] of games) {
        const match = await Jocly.createMatch('xiangqi');
        await match.load({ game: 'xiangqi', initialBoard: fen, playedMoves: [] });
        let end = null;
        // Ranks are counted from 0 here, and from 1 by ffish; the sign of check is left out.
        for (const possible of await match.getPossibleMoves())
            if ((await match.getMoveString(possible)).replace(/[+#]/g, '') === move) end = await match.applyMove(possible);
        const winner = { [Jocly.PLAYER_A]: 'Red', [Jocly.PLAYER_B]: 'Black' }[end.winner];
        const board = new ffish.Board('xiangqi', fen);
        board.push(uci);
        const moves = board.legalMoves() === '' ? 'no move' : 'moves';
        console.log(`${name}: jocly ${end.finished ? winner : 'goes on'}; `
            + `ffish ${board.result()}, ${moves}, ${board.isCheck() ? 'check' : 'no check'}`);
        board.delete();
    }
    process.exit(0);
};
END
node stalemate.cjs > seen
cat seen
cat > expected << 'END'
stalemate by Red: jocly Black; ffish 1-0, no move, no check
stalemate by Black: jocly Red; ffish 0-1, no move, no check
mate by Red: jocly Red; ffish 1-0, no move, check
mate by Black: jocly Black; ffish 0-1, no move, check
END
cmp seen expected
