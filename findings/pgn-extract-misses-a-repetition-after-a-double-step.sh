#!/bin/sh
# Package:   pgn-extract 19.04-1 (Debian 12); beside it chess.js 1.4.0 (npm)
# Behaviour: --repetition, which keeps the games with a threefold repetition, takes the position after a double step of a
#            pawn for another one than the same position later, even if no pawn of the other side can capture en passant. Such
#            games are left out without a message. By article 9.2.3 of the Laws of Chess only a possible capture makes a
#            difference. --nofauxep, which drops such squares from FENs, does not help.
# Input:     1. e4 Nf6 2. Nc3 Ng8 3. Nb1 Nf6 4. Nc3 Ng8 5. Nb1, and the same with 1. e3
# Seen:      chess.js     1. e4 repetition, 1. e3 repetition
#            pgn-extract  1. e4 0 games, 1. e3 1 game
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts chess.js@1.4.0 > /dev/null
apt-get -qq download pgn-extract=19.04-1
dpkg -x pgn-extract_*.deb .

for pawn in e4 e3; do
    printf '[Event "?"]\n[Site "?"]\n[Date "????.??.??"]\n[Round "?"]\n[White "?"]\n[Black "?"]\n[Result "1/2-1/2"]\n\n' > $pawn.pgn
    echo "1. $pawn Nf6 2. Nc3 Ng8 3. Nb1 Nf6 4. Nc3 Ng8 5. Nb1 1/2-1/2" >> $pawn.pgn
done
cat > repetition.mjs << 'END'
import { readFileSync } from 'node:fs';
import { Chess } from 'chess.js';
const chess = new Chess();
chess.loadPgn(readFileSync(process.argv[2], 'utf8'));
console.log(chess.isThreefoldRepetition() ? 'repetition' : 'no repetition');
END
for pawn in e4 e3; do
    echo "1. $pawn $(node repetition.mjs $pawn.pgn)"
    for option in --repetition '--repetition --nofauxep'; do
        # The option is one word or two.
        # shellcheck disable=SC2086
        echo "1. $pawn $option $(usr/games/pgn-extract -s $option $pawn.pgn | grep -c '^\[Event ')" || true
    done
done > seen
cat seen
cat > expected << 'END'
1. e4 repetition
1. e4 --repetition 0
1. e4 --repetition --nofauxep 0
1. e3 repetition
1. e3 --repetition 1
1. e3 --repetition --nofauxep 1
END
cmp seen expected
