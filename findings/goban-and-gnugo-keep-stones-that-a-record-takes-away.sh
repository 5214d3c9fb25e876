#!/bin/sh
# Packages:  goban 8.3.64 (npm), boards and rules of a go server, and gnugo 3.8-11 (Debian 12); beside them sgf2dg 4.252-1
# Behaviour: AE of SGF takes stones off the board, as a teacher does to show another shape. goban and GNU Go pass it over without
#            a word when they read a record, so the stones stay, live and die with the others, and count in the score. FF[4] also
#            lets a list of points be shortened to two corners, AB[aa:bb] for four stones, which GNU Go reads. goban puts one
#            stone on the first corner and drops the rest, so a handicap or a problem comes out with holes. The specification
#            of FF[4] has both on its page of setup properties and in its section on lists of points, and sgf2dg does both.
# Input:     on 5x5: a stone on e1, taken off again by AE, then a white one on c3; and AB[aa:bb], then a white one on c3
# Seen:      the stone on e1    goban and gnugo keep it, sgf2dg takes it off
#            the four in a list  goban has one, gnugo and sgf2dg have four
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get -qq download gnugo=3.8-11 sgf2dg=4.252-1
for package in *.deb; do
    dpkg -x "$package" .
done
npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps goban@8.3.64 > /dev/null
cat > read.cjs << 'END'
// The library also draws boards, and looks for a page to draw on when it is loaded; the engine needs none.
const nothing = new Proxy(function () {}, {
    get: (_, key) => (key === Symbol.toPrimitive ? () => '' : nothing),
    set: () => true,
    apply: () => nothing,
    construct: () => nothing,
});
class Empty {}
Object.assign(globalThis, {
    self: globalThis, window: globalThis, document: nothing, localStorage: nothing, customElements: nothing,
    addEventListener: nothing, HTMLElement: Empty, Image: Empty, CSSStyleSheet: function () { return nothing; },
});
const { log } = console;
console.log = console.warn = console.info = () => {};
const { GobanEngine } = require('goban');
const engine = new GobanEngine({ width: 5, height: 5, original_sgf: process.argv[2] });
while (engine.showNext());
log(`${engine.board.map((row) => row.map((stone) => '.XO'[stone]).join('')).join(' ')}`);
process.exit(0);
END
read_with() {
    case $1 in
    goban) node read.cjs "$2" ;;
    gnugo)
        printf 'loadsgf record.sgf\nshowboard\nquit\n' | usr/games/gnugo --mode gtp |
            sed -n 's/^ *[1-5] \([.X+O ]*\) [1-5].*/\1/p' | tr -d ' ' | tr + . | paste -s -d ' '
        ;;
    sgf2dg)
        PERL5LIB=usr/share/perl5 perl usr/bin/sgf2dg -converter ASCII record > log 2>&1
        # The last diagram, where a move is a number, and with the lines of the board between the points.
        tac record.ascii | sed '/^Diagram/q' | tac | sed -n 's/^ \(.\)...\(.\)...\(.\)...\(.\)...\(.\) .*/\1\2\3\4\5/p' |
            grep -v '^|   |' | sed 's/[12]/O/; s/[^XO]/./g' | paste -s -d ' '
        ;;
    esac
}
{
    for record in '(;GM[1]FF[4]SZ[5];B[ee];AE[ee];W[cc])' '(;GM[1]FF[4]SZ[5]AB[aa:bb];W[cc])'; do
        echo "$record"
        printf '%s\n' "$record" > record.sgf
        for program in goban gnugo sgf2dg; do echo "    $program: $(read_with "$program" "$record")"; done
    done
} > seen
cat seen
cat > expected << 'END'
(;GM[1]FF[4]SZ[5];B[ee];AE[ee];W[cc])
    goban: ..... ..... ..O.. ..... ....X
    gnugo: ..... ..... ..O.. ..... ....X
    sgf2dg: ..... ..... ..O.. ..... .....
(;GM[1]FF[4]SZ[5]AB[aa:bb];W[cc])
    goban: X.... ..... ..O.. ..... .....
    gnugo: XX... XX... ..O.. ..... .....
    sgf2dg: XX... XX... ..O.. ..... .....
END
cmp seen expected
