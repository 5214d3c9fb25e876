#!/bin/sh
# Packages:  zh-chess 2.1.1 and ffish 0.7.10 (npm), two libraries for xiangqi
# Behaviour: in Chinese notation each player counts the files from the right, so Red's cannon 炮二 is the one on the h-file, and
#            Black's horse 马8 the one on the h-file as well. zh-chess counts them from the left for both. The first position
#            is symmetrical, so a whole game is accepted without an error, and is played as its mirror image; only the position
#            that `getCurrentPenCode` writes shows it, since it and `setPenCodeList` have the files the usual way round. A game
#            from a set-up position is refused, or another piece moves.
# Input:     炮二平五 马8进7 马二进三 卒7进1 车一进一, in WXF notation C2=5 H8+7 H2+3 P7+1 R1+1, from the usual position; and
#            车九进一 (R9+1) in 3k5/9/9/9/9/9/9/9/9/R3K4 w
# Seen:      ffish     rnbakab1r/9/1c4nc1/p1p1p3p/6p2/9/P1P1P1P1P/1C2C1N2/8R/RNBAKAB2
#            zh-chess  r1bakabnr/9/1cn4c1/p3p1p1p/2p6/9/P1P1P1P1P/2N1C2C1/R8/2BAKABNR
#            the chariot: ffish 3k5/9/9/9/9/9/9/9/R8/4K4; zh-chess refuses 车九进一 and moves it with 车一进一
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts zh-chess@2.1.1 ffish@0.7.10 > /dev/null
cat > mirror.mjs << 'END'
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
// With fetch, this version takes Node for a browser.
delete globalThis.fetch;
const ffish = require('ffish');
await new Promise(ready => { ffish.onRuntimeInitialized = ready; });
const ZhChess = require('zh-chess').default;
const placement = fen => fen.split(' ')[0];

const wxf = (fen, moves) => {
    const board = fen ? new ffish.Board('xiangqi', fen) : new ffish.Board('xiangqi');
    for (const move of moves)
        if (!board.pushSan(move, ffish.Notation.XIANGQI_WXF))
            return `${move} refused`;
    return placement(board.fen());
};
const chinese = (fen, moves) => {
    const game = new ZhChess({});
    game.gameStart('RED');
    if (fen)
        game.setPenCodeList(fen);
    let side = 'RED';
    for (const move of moves) {
        if (!game.moveStr(move, side).flag)
            return `${move} refused`;
        side = side === 'RED' ? 'BLACK' : 'RED';
    }
    return placement(game.getCurrentPenCode(side));
};
console.log('ffish:', wxf('', ['C2=5', 'H8+7', 'H2+3', 'P7+1', 'R1+1']));
console.log('zh-chess:', chinese('', ['炮二平五', '马8进7', '马二进三', '卒7进1', '车一进一']));
console.log('ffish R9+1:', wxf('3k5/9/9/9/9/9/9/9/9/R3K4 w - - 0 1', ['R9+1']));
for (const move of ['车九进一', '车一进一'])
    console.log(`zh-chess ${move}:`, chinese('3k5/9/9/9/9/9/9/9/9/R3K4 w', [move]));
END
node mirror.mjs > seen
cat seen
cat > expected << 'END'
ffish: rnbakab1r/9/1c4nc1/p1p1p3p/6p2/9/P1P1P1P1P/1C2C1N2/8R/RNBAKAB2
zh-chess: r1bakabnr/9/1cn4c1/p3p1p1p/2p6/9/P1P1P1P1P/2N1C2C1/R8/2BAKABNR
ffish R9+1: 3k5/9/9/9/9/9/9/9/R8/4K4
zh-chess 车九进一: 车九进一 refused
zh-chess 车一进一: 3k5/9/9/9/9/9/9/9/R8/4K4
END
cmp seen expected
