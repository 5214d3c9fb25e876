#!/bin/sh
# Packages:  sjaakii 1.4.1-2, program Sjaak II (Debian 12), and ffish 0.7.10 (npm)
# Behaviour: when a position of minishogi occurs for the fourth time without perpetual check, the player who began the game has
#            lost, whichever of the two made the last move. Sjaak II gives the loss to the one whose move completes the fourth
#            occurrence. That is the other player wherever the first one is to move in the repeated position, as at the start
#            of the game, so its announcement is then the opposite result, and a program that believes its engine records the
#            loser as the winner.
# Input:     b1b2 d5d4 b2b1 d4d5 three times from the usual position, which then occurs for the fourth time; and after a2a3,
#            three times d5d4 b1b2 d4d5 b2b1
# Seen:      from the start  sjaakii 1-0 {Black repeats}, a win for the player who began; ffish 0-1
#            after a2a3      sjaakii 0-1 {White repeats}; ffish 0-1
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts ffish@0.7.10 > /dev/null
apt-get -qq download sjaakii=1.4.1-2
dpkg -x sjaakii_*.deb .

cat > repeat.mjs << 'END'
import { createRequire } from 'node:module';
// With fetch, this version takes Node for a browser.
delete globalThis.fetch;
const ffish = createRequire(import.meta.url)('ffish');
await new Promise(ready => { ffish.onRuntimeInitialized = ready; });
const board = new ffish.Board('minishogi');
for (const [index, move] of process.argv.slice(2).entries()) {
    board.push(move);
    if (board.result(true) !== '*')
        console.log(`ffish: ${board.result(true)} after ${index + 1} moves`);
}
END
repeat() {
    node repeat.mjs "$@"
    { printf 'variant minishogi\nforce\n'; printf '%s\n' "$@" quit; } | usr/games/sjaakii |
        grep -aoE '(1-0|0-1|1/2-1/2) \{[^}]*\}|Illegal.*|Error.*' | sed 's/^/sjaakii: /'
}
{
    repeat b1b2 d5d4 b2b1 d4d5 b1b2 d5d4 b2b1 d4d5 b1b2 d5d4 b2b1 d4d5
    repeat a2a3 d5d4 b1b2 d4d5 b2b1 d5d4 b1b2 d4d5 b2b1 d5d4 b1b2 d4d5 b2b1
} > seen
cat seen
cat > expected << 'END'
ffish: 0-1 after 12 moves
sjaakii: 1-0 {Black repeats}
ffish: 0-1 after 13 moves
sjaakii: 0-1 {White repeats}
END
cmp seen expected
