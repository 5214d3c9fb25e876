#!/bin/sh
# Packages:  zh-chess 2.1.1 and ffish 0.7.10 (npm), two libraries for xiangqi
# Behaviour: where two like pieces are on one file, Chinese notation writes 前 for the front one, seen by the player who moves,
#            and 后 for the rear one. zh-chess takes whichever comes first in its list of pieces: after `setPenCodeList` the
#            one that is higher on the board, which for Black is the rear one, and later on still the same one, even if the
#            other is in front of it now. Both moves are legal as a rule, so the game goes on without an error and with the
#            wrong piece. A horse of such a pair lands on another file than the one written, from whichever side one counts.
# Input:     on the e-file, which is 五 and 5 from either side: 前车退1 with Black's chariots on e7 and e5; 前车进一 with Red's,
#            one on e5 and one that went from a7 to a2 and to e2; 前马进三 with Red's horses on e7 and e5
# Seen:      chariots of Black  ffish e5e6, zh-chess e7e8
#            chariots of Red    ffish e5e6, zh-chess e2e3
#            horses             ffish e7g8, zh-chess e7f9
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts zh-chess@2.1.1 ffish@0.7.10 > /dev/null
cat > tandem.mjs << 'END'
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
// With fetch, this version takes Node for a browser.
delete globalThis.fetch;
const ffish = require('ffish');
await new Promise(ready => { ffish.onRuntimeInitialized = ready; });
const { default: ZhChess, Point } = require('zh-chess');
const { XIANGQI_WXF } = ffish.Notation;

// The move of `text` as squares, found among the legal ones by the placement that it leads to.
const squares = (board, placement) => {
    const found = board.legalMoves().split(' ').filter(move => {
        board.push(move);
        const same = board.fen().split(' ')[0] === placement;
        board.pop();
        return same;
    });
    return found.join(' ') || 'refused';
};
// zh-chess counts points from the upper left corner, ffish ranks from 1 at the bottom.
const point = square => new Point(square.charCodeAt(0) - 97, 10 - square.slice(1));
const compare = (name, fen, before, wxf, text) => {
    const board = new ffish.Board('xiangqi', `${fen} - - 0 1`);
    const game = new ZhChess({});
    game.gameStart('RED');
    game.setPenCodeList(fen);
    for (const move of before) {
        const [, from, to] = move.match(/^([a-i]\d+)([a-i]\d+)$/);
        if (!game.update(point(from), point(to), board.turn() ? 'RED' : 'BLACK', true).flag || !board.push(move))
            throw new Error(`${move} refused`);
    }
    const right = board.legalMoves().split(' ').find(move => board.sanMove(move, XIANGQI_WXF) === wxf);
    game.moveStr(text, board.turn() ? 'RED' : 'BLACK');
    console.log(`${name}: ffish ${right}, zh-chess ${squares(board, game.getCurrentPenCode('RED').split(' ')[0])}`);
};
compare('chariots of Black', '3k5/9/9/4r4/9/4r4/9/9/9/5K3 b', [], 'R+-1', '前车退1');
compare('chariots of Red', '3k5/9/9/R8/9/4R4/9/9/9/5K3 w', ['a7a2', 'd10d9', 'a2e2', 'd9d10'], 'R++1', '前车进一');
compare('horses', '3k5/9/9/4N4/9/4N4/9/9/9/5K3 w', [], 'H++3', '前马进三');
END
node tandem.mjs > seen
cat seen
cat > expected << 'END'
chariots of Black: ffish e5e6, zh-chess e7e8
chariots of Red: ffish e5e6, zh-chess e2e3
horses: ffish e7g8, zh-chess e7f9
END
cmp seen expected
