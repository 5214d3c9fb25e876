#!/bin/sh
# Packages:  tsshogi 2.2.0 and json-kifu-format 5.5.0 (npm)
# Behaviour: in CSA files, and in JKF as well, %+ILLEGAL_ACTION says that Black broke a rule and White wins, and
#            %-ILLEGAL_ACTION the opposite. tsshogi writes both correctly, but reads each as the other one, so a game that ends
#            in a foul changes its winner whenever it is written to either format and read again.
# Input:     the KIF record 1 ７六歩(77) 2 反則勝ち, won by White, written as CSA and as JKF; and four CSA games
# Seen:      from KIF                          後手の反則勝ち, a win for White
#            from its own CSA, JKF             後手の反則負け, a loss for White
#            %+ILLEGAL_ACTION after one move   json-kifu-format 先手反則負け, tsshogi 後手の反則負け
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts tsshogi@2.2.0 json-kifu-format@5.5.0 > /dev/null
cat > fouls.mjs << 'END'
import { createRequire } from 'node:module';
import { exportCSA, exportJKFString, exportKI2, importCSA, importJKFString, importKIF } from 'tsshogi';
const { JKFPlayer } = createRequire(import.meta.url)('json-kifu-format');
// The last line of a KI2 file says who has won.
const result = record => exportKI2(record).trim().split('\n').at(-1);
const last = text => text.split('\n').filter(line => line.startsWith('%')).at(-1);
const record = importKIF(['手合割：平手', '手数----指手---------消費時間--',
    '   1 ７六歩(77)   ( 0:00/00:00:00)', '   2 反則勝ち     ( 0:00/00:00:00)', ''].join('\n'));
console.log('KIF:', result(record));
console.log('written as CSA:', last(exportCSA(record)));
console.log('read from CSA:', result(importCSA(exportCSA(record))));
console.log('written as JKF:', JSON.parse(exportJKFString(record)).moves.at(-1).special);
console.log('read from JKF:', result(importJKFString(exportJKFString(record))));
for (const moves of [['+7776FU'], ['+7776FU', '-3334FU']]) {
    for (const special of ['%+ILLEGAL_ACTION', '%-ILLEGAL_ACTION']) {
        const csa = ['V2.2', 'PI', '+', ...moves, special, ''].join('\n');
        const player = JKFPlayer.parseCSA(csa);
        player.goto(moves.length + 1);
        console.log(moves.length, special, player.getReadableKifu(), result(importCSA(csa)));
    }
}
END
node fouls.mjs > seen
cat seen
cat > expected << 'END'
KIF: まで1手で後手の反則勝ち
written as CSA: %+ILLEGAL_ACTION
read from CSA: まで1手で後手の反則負け
written as JKF: +ILLEGAL_ACTION
read from JKF: まで1手で後手の反則負け
1 %+ILLEGAL_ACTION 先手反則負け まで1手で後手の反則負け
1 %-ILLEGAL_ACTION 後手反則負け まで1手で後手の反則勝ち
2 %+ILLEGAL_ACTION 先手反則負け まで2手で先手の反則勝ち
2 %-ILLEGAL_ACTION 後手反則負け まで2手で先手の反則負け
END
cmp seen expected
