#!/bin/sh
# Package:   shogiops 0.18.0 (npm)
# Behaviour: for the first position of a variant `makeKifHeader` writes only its name, and for chu shogi it has none: it writes
#            the tag 手合割 without a value. `parseKifHeader` takes that for ordinary shogi, without an error, so a game of
#            chu shogi from its usual position, which has 46 pieces a side on 12x12, begins with 20 on 9x9 when it is read
#            again. A game from another position has its board in the header and is read correctly.
# Input:     the first position of chu shogi, and the one after 6i6h; beside it that of mini shogi
# Seen:      chu shogi, first position  手合割：, read as standard lnsgkgsnl/1r5b1/ppppppppp/…
#            chu shogi, after 6i6h      read as chushogi, the same position
#            mini shogi                 手合割：5五将棋, read as minishogi, the same position
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts shogiops@0.18.0 > /dev/null
cat > header.mjs << 'END'
import { makeKifHeader, parseKifHeader } from 'shogiops/notation/kif';
import { makeSfen } from 'shogiops/sfen';
import { parseUsi } from 'shogiops/util';
import { defaultPosition } from 'shogiops/variant/variant';
// KIF has no place for the number of the next move.
const placement = position => makeSfen(position).replace(/ \d+$/, '');
const show = (name, position) => {
    const written = makeKifHeader(position);
    const read = parseKifHeader(written).unwrap();
    const same = read.rules === position.rules && placement(read) === placement(position);
    const [first] = written.split('\n');
    console.log(`${name}: ${first.startsWith('手合割') ? first : 'a board'}, read as ${read.rules}, ${same ? 'the same' : placement(read)}`);
};
const chu = defaultPosition('chushogi');
show('chu shogi', chu);
chu.play(parseUsi('6i6h'));
show('chu shogi after 6i6h', chu);
show('mini shogi', defaultPosition('minishogi'));
END
node header.mjs > seen
cat seen
cat > expected << 'END'
chu shogi: 手合割：, read as standard, lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b -
chu shogi after 6i6h: a board, read as chushogi, the same
mini shogi: 手合割：5五将棋, read as minishogi, the same
END
cmp seen expected
