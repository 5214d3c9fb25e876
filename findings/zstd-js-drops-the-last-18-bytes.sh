#!/bin/sh
# Package:   @oneidentity/zstd-js 1.0.3 (npm); beside it fzstd 0.1.1
# Behaviour: ZstdSimple adds 18 bytes to the end of everything that it compresses, and takes 18 bytes away from everything that
#            it decompresses, from any source. Within itself that comes out even, but a file from any other compressor loses
#            its end, without an error, and a file from ZstdSimple has a longer end for every other reader. Of a collection of
#            games the last mate and the last result are missing. The examples in the manual of the library itself read with
#            ZstdSimple what its sister ZstdStream wrote.
# Input:     a game of 113 bytes that ends with 3. Bc4 Nf6?? 4. Qxf7# 1-0, compressed by each of the two
# Seen:      from ZstdStream  ZstdSimple 95 bytes, up to "3. Bc4 N"; ZstdStream and fzstd 113 bytes
#            from ZstdSimple  ZstdSimple 113 bytes; ZstdStream and fzstd 131 bytes
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts @oneidentity/zstd-js@1.0.3 fzstd@0.1.1 > /dev/null
cat > last.mjs << 'END'
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
const fzstd = require('fzstd');
const { ZstdSimple, ZstdStream } = await require('@oneidentity/zstd-js').ZstdInit();
const game = '[Event "Casual game"]\n[White "Anna"]\n[Black "Ben"]\n[Result "1-0"]\n\n'
    + '1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6?? 4. Qxf7# 1-0\n';
for (const [by, packed] of [
    ['ZstdStream', ZstdStream.compress(new TextEncoder().encode(game))],
    ['ZstdSimple', ZstdSimple.compress(new TextEncoder().encode(game))],
])
    for (const [reader, text] of [
        ['ZstdSimple', ZstdSimple.decompress(packed)],
        ['ZstdStream', ZstdStream.decompress(packed)],
        ['fzstd', fzstd.decompress(packed)],
    ]) {
        const read = new TextDecoder().decode(text.slice(0, game.length));
        console.log(`from ${by}, ${reader}: ${text.length} bytes, of the game up to ${JSON.stringify(read.slice(-8))}`);
    }
END
node last.mjs > seen
cat seen
cat > expected << 'END'
from ZstdStream, ZstdSimple: 95 bytes, of the game up to "3. Bc4 N"
from ZstdStream, ZstdStream: 113 bytes, of the game up to "f7# 1-0\n"
from ZstdStream, fzstd: 113 bytes, of the game up to "f7# 1-0\n"
from ZstdSimple, ZstdSimple: 113 bytes, of the game up to "f7# 1-0\n"
from ZstdSimple, ZstdStream: 131 bytes, of the game up to "f7# 1-0\n"
from ZstdSimple, fzstd: 131 bytes, of the game up to "f7# 1-0\n"
END
cmp seen expected
