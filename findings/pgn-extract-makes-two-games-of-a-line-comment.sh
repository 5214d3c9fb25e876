#!/bin/sh
# Packages:  pgn-extract 19.04-1 (Debian 12), kokopu 4.13.4 and, beside them, chess.js 1.4.0 (npm)
# Behaviour: a comment from a semicolon to the end of the line, which PGN allows beside comments in braces, makes
#            pgn-extract end the game there. It reports an unknown character, writes the game without any of its moves,
#            and makes a new game of the rest, which begins at the usual position: White's second move becomes the first
#            move of a game that was never played. The exit status is 0. kokopu takes such a game for invalid: `game`
#            throws, and `games`, the way to go through a whole file, leaves it out in silence.
# Input:     1. d4 d5, then the line "; main line" and 2. c4 *, and the same with {main line}
# Seen:      semicolon  pgn-extract two games, one without moves and 1. c4; kokopu counts one game and lists none
#            braces     pgn-extract 1. d4 d5 { main line } 2. c4; kokopu d4 d5 c4
#            chess.js   d4 d5 c4 in both cases
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts kokopu@4.13.4 chess.js@1.4.0 > /dev/null
apt-get -qq download pgn-extract=19.04-1
dpkg -x pgn-extract_*.deb .
cat > read.cjs << 'END'
const { pgnRead } = require('kokopu');
const { Chess } = require('chess.js');
const pgn = require('fs').readFileSync(0, 'utf8');
const database = pgnRead(pgn);
const games = [...database.games()].map(game => game.mainVariation().nodes().map(node => node.notation()).join(' '));
console.log(`kokopu: ${database.gameCount()} counted, ${games.length} listed: ${games.join('; ') || 'none'}`);
const board = new Chess();
board.loadPgn(pgn);
console.log(`chess.js: ${board.history().join(' ')}`);
END
for comment in '; main line' '{main line}'; do
    printf '[Event "Slav"]\n[Site "?"]\n[Date "?"]\n[Round "?"]\n[White "?"]\n[Black "?"]\n[Result "*"]\n\n' > game.pgn
    printf '1. d4 d5\n%s\n2. c4 *\n' "$comment" >> game.pgn
    echo "$comment"
    usr/games/pgn-extract -s game.pgn > extracted.pgn 2> messages
    grep -E '^(\[Event .*|[^[].*)$' extracted.pgn
    grep Unknown messages || echo 'no message'
    node read.cjs < game.pgn
done > seen
cat seen
cat > expected << 'END'
; main line
[Event "Slav"]
*
[Event "?"]
1. c4 *
Unknown character ; (Hex: 3b).
kokopu: 1 counted, 0 listed: none
chess.js: d4 d5 c4
{main line}
[Event "Slav"]
1. d4 d5 { main line } 2. c4 *
no message
kokopu: 1 counted, 1 listed: d4 d5 c4
chess.js: d4 d5 c4
END
cmp seen expected
