#!/bin/sh
# Package:   note-to-frequency 1.4.1 (npm), the frequency of a note in scientific pitch notation
# Behaviour: the octaves of scientific pitch notation are numbered from 0, with C0 at 16.35 hertz; A0 of 27.5 hertz is the
#            lowest key of a piano. note-to-frequency accepts 0 as an octave, and then drops it as if it were not given, since
#            0 counts as false in JavaScript. The frequency of all notes of that octave is NaN, without an error, although
#            notes that it does not know, such as C9, raise one. From C1 on all are right.
# Input:     the twelve notes of the octaves 0 to 8, beside 440 * 2 ^ (n / 12), n semitones above A4
# Seen:      A0 NaN, should be 27.5; 12 of 12 notes of octave 0 are NaN, the other 96 are right
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts note-to-frequency@1.4.1 > /dev/null
cat > notes.cjs << 'END'
const library = require('note-to-frequency');
const frequency = library.default ?? library;
const names = ['C', 'C#', 'D', 'D#', 'E', 'F', 'F#', 'G', 'G#', 'A', 'A#', 'B'];
for (let octave = 0; octave <= 8; ++octave) {
    let right = 0, nan = 0;
    names.forEach((name, index) => {
        const value = frequency(`${name}${octave}`);
        const rule = 440 * 2 ** ((index - 9) / 12 + octave - 4);
        right += Math.abs(value - rule) < 0.01;
        nan += Number.isNaN(value);
    });
    console.log(`octave ${octave}: ${right} right, ${nan} not a number`);
}
console.log(`A0: ${frequency('A0')}, A1: ${frequency('A1')}`);
try {
    console.log(`C9: ${frequency('C9')}`);
} catch (error) {
    console.log('C9: refused');
}
END
node notes.cjs > seen
cat seen
{
    echo 'octave 0: 0 right, 12 not a number'
    for octave in 1 2 3 4 5 6 7 8; do echo "octave $octave: 12 right, 0 not a number"; done
    echo 'A0: NaN, A1: 55'
    echo 'C9: refused'
} > expected
cmp seen expected
