#!/bin/sh
# Packages:  ffish 0.7.10 and shogiops 0.18.0 (npm), fairy-stockfish 11.1-1+b1 and gnushogi 1.4.2-7 (Debian 12)
# Behaviour: ffish and Fairy-Stockfish list the drop of a pawn that gives mate among the legal moves of shogi, though the
#            rules forbid it. They count it in perft and let it be played; after it the player who is mated has won. A
#            program that takes its moves from there accepts one that others refuse, and gets a result that is the reverse
#            of what the last position shows. A lance that mates on the same square is allowed by all.
# Input:     7lk/9/7G1/9/9/9/9/9/4K4[PL] w - - 0 1, with P@i8 (P*1b) and L@i8 (L*1b)
# Seen:      pawn   ffish, fairy-stockfish legal, then 0-1; shogiops, gnushogi not legal
#            lance  legal in all, then 1-0
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts ffish@0.7.10 shogiops@0.18.0 > /dev/null
apt-get -qq download fairy-stockfish=11.1-1+b1 gnushogi=1.4.2-7
for package in *.deb; do dpkg -x "$package" .; done
cat > drops.mjs << 'END'
import { createRequire } from 'node:module';
import { parseSfen } from 'shogiops/sfen';
import { parseUsi } from 'shogiops/util';
// With fetch, this version takes Node for a browser.
delete globalThis.fetch;
const ffish = createRequire(import.meta.url)('ffish');
await new Promise(ready => { ffish.onRuntimeInitialized = ready; });
const word = legal => legal ? 'legal' : 'not legal';
for (const [drop, usi] of [['P@i8', 'P*1b'], ['L@i8', 'L*1b']]) {
    const board = new ffish.Board('shogi', '7lk/9/7G1/9/9/9/9/9/4K4[PL] w - - 0 1');
    const legal = board.legalMoves().split(' ').includes(drop);
    board.push(drop);
    const position = parseSfen('standard', '7lk/9/7G1/9/9/9/9/9/4K4 b PL 1').unwrap();
    console.log(`${drop}: ffish ${word(legal)}, then ${board.result()}; shogiops ${word(position.isLegal(parseUsi(usi)))}`);
}
END
node drops.mjs 2> /dev/null > seen
printf '%s\n' 'setoption name UCI_Variant value shogi' \
    'position fen 7lk/9/7G1/9/9/9/9/9/4K4[PL] w - - 0 1' 'go perft 1' quit |
    usr/games/fairy-stockfish | grep '^[PL]@i8:' | sort -r >> seen
for drop in 'P*1b' 'L*1b'; do
    printf '%s\n' force edit '#' k5i g2c 'p*' 'l*' c k1a l2a . "$drop" quit | usr/games/gnushogi |
        grep -F "$drop" | sed -E 's/^1\. (.*) [0-9]+$/gnushogi plays \1/'
done >> seen
cat seen
cat > expected << 'END'
P@i8: ffish legal, then 0-1; shogiops not legal
L@i8: ffish legal, then 1-0; shogiops legal
P@i8: 1
L@i8: 1
Illegal move (no match) P*1b
gnushogi plays L*1b
END
cmp seen expected
