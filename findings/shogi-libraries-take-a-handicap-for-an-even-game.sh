#!/bin/sh
# Packages:  tsshogi 2.2.0 and shogiops 0.18.0 (npm); beside them json-kifu-format 5.5.0
# Behaviour: the KIF format names sixteen ways to begin, among them 三枚落ち (three pieces less) and 五枚落ち (five). tsshogi
#            leaves the odd numbers out on purpose, but does not refuse them: it sets up the even game with Black to move,
#            replays White's first move as Black's with a white piece, and so on to the end, and the CSA that it writes has
#            each move under the wrong sign. shogiops sets up the even game for 五枚落ち, and for 三枚落ち the position of
#            mini shogi on a board of 5x5. json-kifu-format knows them all.
# Input:     手合割：三枚落ち or 五枚落ち, 1 ６二銀(71) 2 ７六歩(77)
# Seen:      json-kifu-format  lnsgkgsn1/9/… w, 2sgkgsn1/9/… w
#            tsshogi           lnsgkgsnl/1r5b1/… b twice, and PI + +7162GI -7776FU
#            shogiops          3gk/4p/5/P4/KGSBR w, lnsgkgsnl/1r5b1/… b
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts tsshogi@2.2.0 shogiops@0.18.0 json-kifu-format@5.5.0 > /dev/null
cat > handicaps.mjs << 'END'
import { createRequire } from 'node:module';
import { parseKifHeader } from 'shogiops/notation/kif';
import { makeSfen } from 'shogiops/sfen';
import { exportCSA, importKIF } from 'tsshogi';
const { JKFPlayer } = createRequire(import.meta.url)('json-kifu-format');
for (const handicap of ['二枚落ち', '三枚落ち', '五枚落ち']) {
    const kif = [`手合割：${handicap}`, '上手：A', '下手：B', '手数----指手---------消費時間--',
        '   1 ６二銀(71)   ( 0:00/00:00:00)', '   2 ７六歩(77)   ( 0:00/00:00:00)', ''].join('\n');
    console.log(handicap);
    console.log('json-kifu-format', JKFPlayer.parseKIF(kif).shogi.toSFENString());
    const record = importKIF(kif);
    console.log('tsshogi', record.initialPosition.sfen);
    console.log('tsshogi', exportCSA(record).split('\n').filter(line => /^(PI|[+-])/.test(line)).join(' '));
    console.log('shogiops', makeSfen(parseKifHeader(kif).unwrap()));
}
END
node handicaps.mjs > seen
cat seen
cat > expected << 'END'
二枚落ち
json-kifu-format lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
tsshogi lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
tsshogi PI82HI22KA - -7162GI +7776FU
shogiops lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
三枚落ち
json-kifu-format lnsgkgsn1/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
tsshogi lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1
tsshogi PI + +7162GI -7776FU
shogiops 3gk/4p/5/P4/KGSBR w - 1
五枚落ち
json-kifu-format 2sgkgsn1/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1
tsshogi lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1
tsshogi PI + +7162GI -7776FU
shogiops lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1
END
cmp seen expected
