#!/bin/sh
# Packages:  jocly 0.9.13 and draughts 0.2.1 (npm), both play international draughts on 100 squares
# Behaviour: by article 4 of the rules of the FMJD captured pieces stay on the board until the whole capture is made and may not
#            be jumped twice, so one of them can stop the capture, while the first square of the capturing piece is empty
#            as soon as it has left it. jocly does the reverse of both: it lifts every piece at once, so a king goes on over a
#            square that is not free yet and takes one more, and it leaves the king on its first square for itself, so a capture
#            that crosses this square is not found. As the capture of most pieces is the only legal one, jocly then offers only
#            illegal moves. draughts finds the right ones.
# Input:     W:WK5:B14,20,28,34,42, where the captured man on 14 guards the one on 20; W:WK24:B6,30,31,38,41, where the last
#            of four jumps crosses 24
# Seen:      first   jocly takes five and goes to 3, 9 or 14; draughts takes four and goes to 25 or 30
#            second  jocly takes three and goes to one of six squares; draughts takes four and goes to 35
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts jocly@0.9.13 draughts@0.2.1 > /dev/null
cat > captures.cjs << 'END'
const Jocly = require('jocly');
const Draughts = require('draughts');
const { log } = console;
// draughts writes to the console while it looks for moves.
console.log = () => {};
const show = (name, captures) => {
    const texts = captures.map(([to, taken]) => `to ${String(to).padStart(2)} with ${taken.sort((a, b) => a - b).join(' ')}`);
    for (const text of [...new Set(texts)].sort()) log(`    ${name}: ${text}`);
};
(async () => {
    for (const fen of ['W:WK5:B14,20,28,34,42', 'W:WK24:B6,30,31,38,41']) {
        log(fen);
        const match = await Jocly.createMatch('draughts');
        await match.load({ game: 'draughts', initialBoard: fen, playedMoves: [] });
        const captures = [];
        for (const move of await match.getPossibleMoves()) {
            // A capture is written as the first square, the last one, and those of the captured pieces.
            const [, to, ...taken] = (await match.getMoveString(move)).split('x').map(Number);
            captures.push([to, taken]);
        }
        show('jocly', captures);
        show('draughts', new Draughts(fen).moves().map(({ to, takes }) => [to, takes]));
    }
    process.exit(0);
})();
END
node captures.cjs > seen
cat seen
cat > expected << 'END'
W:WK5:B14,20,28,34,42
    jocly: to  3 with 14 20 28 34 42
    jocly: to  9 with 14 20 28 34 42
    jocly: to 14 with 14 20 28 34 42
    draughts: to 25 with 14 28 34 42
    draughts: to 30 with 14 28 34 42
W:WK24:B6,30,31,38,41
    jocly: to  4 with 31 38 41
    jocly: to  9 with 31 38 41
    jocly: to 13 with 31 38 41
    jocly: to 18 with 31 38 41
    jocly: to 22 with 31 38 41
    jocly: to 27 with 31 38 41
    draughts: to 35 with 30 31 38 41
END
cmp seen expected
