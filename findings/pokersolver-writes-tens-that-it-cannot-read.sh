#!/bin/sh
# Package:   pokersolver 2.1.4 (npm), finds the value and the winner of poker hands
# Behaviour: a card is written as its value and its suit, and the ten has the value T: Ts. pokersolver reads that, but writes
#            10s, in `toString` of cards and hands. Read again, 10s has the first character for its value and the second for
#            its suit: a card of value 1 in the suit 0, which no pack has. There is no error; a hand with a ten that was
#            stored as text has no straights and flushes with it any more, and its pairs of tens are the lowest of all.
# Input:     Ts Js Qs Ks As, a royal flush, and Ts Td 6h 5c 3s, a pair of tens, each against a pair of eights; then the same
#            with the cards as pokersolver writes them. Ks Kd 6h 5c 3s, without a ten, is the check.
# Seen:      Ts Js Qs Ks As  royal flush, wins; written As, Ks, Qs, Js, 10s; read again "A High", loses
#            Ts Td 6h 5c 3s  pair of tens, wins; written 10s, 10d, 6h, 5c, 3s; read again "Pair, 1's", loses
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts pokersolver@2.1.4 > /dev/null
cat > tens.cjs << 'END'
const { Hand } = require('pokersolver');
const other = Hand.solve(['9s', '8s', '8d', '4c', '2h']);
const play = (cards) => {
    const hand = Hand.solve(cards);
    return `${hand.descr}, ${Hand.winners([hand, other])[0] === hand ? 'wins' : 'loses'}`;
};
for (const text of ['Ts Js Qs Ks As', 'Ts Td 6h 5c 3s', 'Ks Kd 6h 5c 3s']) {
    const written = Hand.solve(text.split(' ')).toString();
    console.log(`${text}: ${play(text.split(' '))}; written ${written}; read again: ${play(written.split(', '))}`);
}
END
node tens.cjs > seen
cat seen
cat > expected << 'END'
Ts Js Qs Ks As: Royal Flush, wins; written As, Ks, Qs, Js, 10s; read again: A High, loses
Ts Td 6h 5c 3s: Pair, 10's, wins; written 10s, 10d, 6h, 5c, 3s; read again: Pair, 1's, loses
Ks Kd 6h 5c 3s: Pair, K's, wins; written Ks, Kd, 6h, 5c, 3s; read again: Pair, K's, wins
END
cmp seen expected
