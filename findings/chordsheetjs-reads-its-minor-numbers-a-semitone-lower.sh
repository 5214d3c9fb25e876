#!/bin/sh
# Package:   chordsheetjs 15.5.2 (npm), reads and writes chord sheets
# Behaviour: the Nashville number system names a chord by the degree of its root in the major scale of the key, so 6m in C is
#            Am. chordsheetjs writes it that way, but when it reads the text again, the third, sixth and seventh degree of minor
#            chords are those of the minor scale: 6m in C becomes Abm, a semitone lower, without an error. Major chords and the
#            other degrees come back as they were, and so does a chord turned into a number and back without being written.
#            Written as a Roman numeral, VIm, the same chord is read correctly.
# Input:     chords of C major and G major, written as numbers and as numerals and read again
# Seen:      in C Em, 3m, Ebm; Am, 6m, Abm; Bm, 7m, Bbm; all others, and all with Roman numerals, come back as they were
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts chordsheetjs@15.5.2 > /dev/null
cat > numbers.cjs << 'END'
const { Chord } = require('chordsheetjs');
for (const key of ['C', 'G']) {
    const chords = key === 'C' ? ['C', 'Dm', 'Em', 'F', 'G', 'Am', 'Bm', 'A'] : ['G', 'Am', 'Bm', 'C', 'D', 'Em'];
    for (const name of chords) {
        const number = Chord.parse(name).toNumeric(key);
        const numeral = Chord.parse(name).toNumeral(key).toString();
        const direct = number.toChordSymbol(key);
        const read = (text) => Chord.parse(text).toChordSymbol(key).toString();
        console.log(`${key}: ${name} is ${number}, turned back ${direct}, read ${read(number.toString())}; ` +
            `${numeral}, read ${read(numeral)}`);
    }
}
END
node numbers.cjs > seen
cat seen
cat > expected << 'END'
C: C is 1, turned back C, read C; I, read C
C: Dm is 2m, turned back Dm, read Dm; IIm, read Dm
C: Em is 3m, turned back Em, read Ebm; IIIm, read Em
C: F is 4, turned back F, read F; IV, read F
C: G is 5, turned back G, read G; V, read G
C: Am is 6m, turned back Am, read Abm; VIm, read Am
C: Bm is 7m, turned back Bm, read Bbm; VIIm, read Bm
C: A is 6, turned back A, read A; VI, read A
G: G is 1, turned back G, read G; I, read G
G: Am is 2m, turned back Am, read Am; IIm, read Am
G: Bm is 3m, turned back Bm, read Bbm; IIIm, read Bm
G: C is 4, turned back C, read C; IV, read C
G: D is 5, turned back D, read D; V, read D
G: Em is 6m, turned back Em, read Ebm; VIm, read Em
END
cmp seen expected
