#!/bin/sh
# Packages:  @mliebelt/pgn-writer 1.0.5, with @mliebelt/pgn-reader 1.2.30 (npm)
# Behaviour: the writer drops clocks, times of moves and evaluations. Its reader takes commands like [%clk 0:09:58] out of
#            a comment and keeps them with the move, but of these the writer writes only coloured squares and arrows,
#            beside the words of the comment; a comment that had nothing else is gone as well. No option brings them back.
#            Games of a server come out without their clocks, and without a message.
# Input:     1. e4 {[%clk 0:09:58] quick} e5 {[%eval 0.25]} 2. Nf3 {[%emt 0:00:03] [%csl Ge5]} *
# Seen:      read     clk 0:09:58, eval 0.25, emt 0:00:03
#            written  1. e4 {quick} e5 2. Nf3 {[%csl Ge5][%cal ]} *
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts @mliebelt/pgn-writer@1.0.5 @mliebelt/pgn-reader@1.2.30 > /dev/null
cat > write.mjs << 'END'
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
const { PgnReader } = require('@mliebelt/pgn-reader');
const { writeGame } = require('@mliebelt/pgn-writer');
const pgn = '1. e4 {[%clk 0:09:58] quick} e5 {[%eval 0.25]} 2. Nf3 {[%emt 0:00:03] [%csl Ge5]} *';
const reader = new PgnReader({ pgn });
for (const move of reader.getMoves()) console.log(`read ${move.notation.notation} ${JSON.stringify(move.commentDiag)}`);
console.log('written', writeGame(reader.getGame(0)).split('\n').pop());
END
node write.mjs > seen
cat seen
cat > expected << 'END'
read e4 {"clk":"0:09:58","comment":"quick"}
read e5 {"eval":0.25}
read Nf3 {"emt":"0:00:03","colorFields":["Ge5"]}
written 1. e4 {quick} e5 2. Nf3 {[%csl Ge5][%cal ]} *
END
cmp seen expected
