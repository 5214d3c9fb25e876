#!/bin/sh
# Packages:  texlive-games 2022.20230122-4 (Debian 12), LaTeX package skak, on which xskak builds; with the packages of TeX Live
#            that it needs, about 110 MB. Beside it chess.js 1.4.0 (npm)
# Behaviour: a king that has moved keeps both rights to castle in the FEN that skak writes, and a side keeps the right of
#            a rook that was captured. `\mainline` plays the moves of a game and `\savegame` writes the position, but a
#            right ends there only when its rook moves or its king castles. If only White has a right, a hyphen follows
#            it, as in Q-, which is no FEN. A program that takes such a position castles with a king that has moved, or
#            refuses it.
# Input:     1. e4 e5 2. Ke2 Ke7 and 1. h4 h5 2. Rh3 Rh6 from the usual position; 1. Bxa8 from
#            r3k2r/8/8/3B4/8/8/8/4K3 w kq - 0 1; 1. Rg1 from 4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1
# Seen:      king moved     skak … w KQkq - 2 3, chess.js … w - - 2 3
#            rook moved     both … w Qq - 2 3
#            rook captured  skak … b kq - 0 1, chess.js … b k - 0 1
#            White alone    skak … b Q- - 1 1, chess.js … b Q - 1 1
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts chess.js@1.4.0 > /dev/null
binaries=texlive-binaries=2022.20220321.62855-5.1+deb12u2
apt-get -s --no-install-recommends install "$binaries" | sed -n 's/^Inst \(lib[^ ]*\) (\([^ ]*\) .*/\1=\2/p' > missing
# shellcheck disable=SC2046
apt-get -qq download "$binaries" texlive-games=2022.20230122-4 texlive-base=2022.20230122-3 \
    texlive-latex-base=2022.20230122-3 texlive-latex-recommended=2022.20230122-3 \
    texlive-plain-generic=2022.20230122-4 $(cat missing)
for package in *.deb; do
    dpkg -x "$package" .
    rm "$package"
done
texmf=$folder/usr/share/texlive/texmf-dist
LD_LIBRARY_PATH=$folder/usr/lib/x86_64-linux-gnu
TEXMFCNF=$texmf/web2c
TEXINPUTS=.:$texmf/tex/latex//:$texmf/tex/generic//:$texmf/tex/plain/lambda-lists
TFMFONTS=.:$texmf/fonts/tfm//
TEXFORMATS=.
export LD_LIBRARY_PATH TEXMFCNF TEXINPUTS TFMFONTS TEXFORMATS
cat > right.cjs << 'END'
const { Chess } = require('chess.js');
const [fen, text] = process.argv.slice(2);
const board = new Chess(fen);
for (const move of text.split(' ')) if (!/^[0-9]/.test(move)) board.move(move);
console.log(`chess.js: ${board.fen()}`);
END
usr/bin/pdftex -ini -etex -interaction=batchmode latex.ltx > /dev/null

play() {
    printf '%s\n' '\documentclass{article}' '\usepackage{skak}' '\begin{document}' "\\fenboard{$1}" "\\mainline{$2}" \
        '\savegame{position}' '\end{document}' > game.tex
    usr/bin/pdftex -fmt=./latex -draftmode -interaction=batchmode game.tex > /dev/null
    echo "$2"
    echo "skak: $(cat position.fen)"
    node right.cjs "$1" "$2"
}
usual='rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'
{
    play "$usual" '1. e4 e5 2. Ke2 Ke7'
    play "$usual" '1. h4 h5 2. Rh3 Rh6'
    play 'r3k2r/8/8/3B4/8/8/8/4K3 w kq - 0 1' '1. Bxa8'
    play '4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1' '1. Rg1'
} > seen
cat seen
cat > expected << 'END'
1. e4 e5 2. Ke2 Ke7
skak: rnbq1bnr/ppppkppp/8/4p3/4P3/8/PPPPKPPP/RNBQ1BNR w KQkq - 2 3
chess.js: rnbq1bnr/ppppkppp/8/4p3/4P3/8/PPPPKPPP/RNBQ1BNR w - - 2 3
1. h4 h5 2. Rh3 Rh6
skak: rnbqkbn1/ppppppp1/7r/7p/7P/7R/PPPPPPP1/RNBQKBN1 w Qq - 2 3
chess.js: rnbqkbn1/ppppppp1/7r/7p/7P/7R/PPPPPPP1/RNBQKBN1 w Qq - 2 3
1. Bxa8
skak: B3k2r/8/8/8/8/8/8/4K3 b kq - 0 1
chess.js: B3k2r/8/8/8/8/8/8/4K3 b k - 0 1
1. Rg1
skak: 4k3/8/8/8/8/8/8/R3K1R1 b Q- - 1 1
chess.js: 4k3/8/8/8/8/8/8/R3K1R1 b Q - 1 1
END
cmp seen expected
