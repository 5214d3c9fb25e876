#!/bin/sh
# Packages:  musicxml-io 0.9.6 (npm), and beside it abcmidi 20230208+ds1-1 (Debian 12)
# Behaviour: in ABC a note without a sign takes the sharps and flats of the key, and a sign holds up to the end of the bar.
#            `parseAbc` stores only what is written beside the note. In MusicXML the pitch is the sound, whatever the key is,
#            so in the MusicXML and the MIDI that the library writes, a tune in D major has F and C in all places where F sharp
#            and C sharp are meant, and the second note of ^GG is a G. The key itself is written with its two sharps. From
#            ABC to ABC the text comes out unchanged, so a round trip does not show the fault.
# Input:     K:D, DEFG|ABcd|^GGA2|
# Seen:      musicxml-io  62 64 65 67 69 71 72 74 68 67 69 as MIDI, and the same as MusicXML, with <fifths>2</fifths>
#            abc2midi     62 64 66 67 69 71 73 74 68 68 69
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts musicxml-io@0.9.6 > /dev/null
apt-get -qq download abcmidi=20230208+ds1-1
dpkg -x abcmidi_*.deb .

printf 'X:1\nT:Scale\nM:4/4\nL:1/4\nK:D\nDEFG|ABcd|^GGA2|\n' > scale.abc
cat > convert.mjs << 'END'
import { readFileSync, writeFileSync } from 'node:fs';
import { exportMidi, parseAbc, serialize, serializeAbc } from 'musicxml-io';
const abc = readFileSync('scale.abc', 'utf8');
const score = parseAbc(abc);
writeFileSync('musicxml-io.mid', exportMidi(score));
console.log('abc again:', serializeAbc(score).trim() === abc.trim() ? 'unchanged' : serializeAbc(score));
const xml = serialize(score);
const steps = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };
const pitches = [...xml.matchAll(/<pitch>\s*<step>(.)<\/step>\s*(?:<alter>(.*)<\/alter>\s*)?<octave>(.)<\/octave>/g)]
    .map(([, step, alter, octave]) => 12 * (Number(octave) + 1) + steps[step] + Number(alter ?? 0));
console.log('musicxml:', xml.match(/<fifths>.*<\/fifths>/)[0], ...pitches);
END
notes() { usr/bin/mftext "$1" | sed -n 's/.*Note on, .* pitch=\([0-9]*\) .*/\1/p' | tr '\n' ' ' | sed 's/ $//'; }
{
    node convert.mjs
    usr/bin/abc2midi scale.abc -o abc2midi.mid > /dev/null
    echo "midi: $(notes musicxml-io.mid)"
    echo "abc2midi: $(notes abc2midi.mid)"
} > seen
cat seen
cat > expected << 'END'
abc again: unchanged
musicxml: <fifths>2</fifths> 62 64 65 67 69 71 72 74 68 67 69
midi: 62 64 65 67 69 71 72 74 68 67 69
abc2midi: 62 64 66 67 69 71 73 74 68 68 69
END
cmp seen expected
