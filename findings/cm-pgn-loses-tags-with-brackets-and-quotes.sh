#!/bin/sh
# Package:   cm-pgn 5.0.0 (npm); beside it kokopu 4.13.4 and chessops 0.15.1
# Behaviour: the PGN standard allows every printing character in the value of a tag, and quotes and backslashes with a
#            backslash before them. cm-pgn forgets a tag whose value has a closing bracket, and ends a value at its first
#            quote, even an escaped one; it keeps the backslash, so the header that it writes after reading is no PGN any
#            more, and kokopu refuses it. There is no error at either place.
# Input:     [Event "Casual [rated] game"], [Event "The \"Immortal\" Game"]
# Seen:      cm-pgn            no tag Event, and the value: The \
#            kokopu, chessops  Casual [rated] game, and The "Immortal" Game
#            cm-pgn writes     [Event "The \"]
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts cm-pgn@5.0.0 kokopu@4.13.4 chessops@0.15.1 > /dev/null
cat > tags.mjs << 'END'
// With fetch, chessops takes Node for a browser.
delete globalThis.fetch;
const { Pgn } = await import('cm-pgn/src/Pgn.js');
const { pgnRead } = await import('kokopu');
const { parsePgn } = await import('chessops/pgn');
for (const value of ['Casual [rated] game', 'The \\"Immortal\\" Game']) {
    const text = `[Event "${value}"]\n[White "?"]\n[Black "?"]\n[Result "*"]\n\n1. e4 *\n`;
    console.log('kokopu:', pgnRead(text).game(0).event());
    console.log('chessops:', parsePgn(text)[0].headers.get('Event'));
    const read = new Pgn(text);
    console.log('cm-pgn:', read.header.tags.Event);
    const written = read.render();
    console.log('cm-pgn writes:', written.split('\n')[0]);
    try {
        console.log('kokopu reads that as:', pgnRead(written).game(0).event());
    } catch (error) {
        console.log('kokopu refuses that:', error.message);
    }
}
END
node tags.mjs > seen
cat seen
cat > expected << 'END'
kokopu: Casual [rated] game
chessops: Casual [rated] game
cm-pgn: undefined
cm-pgn writes: [White "?"]
kokopu reads that as: undefined
kokopu: The "Immortal" Game
chessops: The "Immortal" Game
cm-pgn: The \
cm-pgn writes: [Event "The \"]
END
sed '$d' seen | cmp - expected
tail -n 1 seen | grep -q '^kokopu refuses that: '
