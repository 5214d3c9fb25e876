#!/bin/sh
# Package:   phalanx 25-1 (Debian 12), an engine for xboard; beside it hoichess 0.22.0-3
# Behaviour: in the fourth field of a FEN is the square where a pawn may be captured en passant. Phalanx writes it correctly
#            with `fen`, but `setboard` takes every such square for `-`, for White and for Black. The capture, which it allows
#            in a game that reached the position by moves, is an "Illegal move" in the same position from its own FEN, so a
#            game that starts there is refused at its first move.
# Input:     e2e4 a7a6 e4e5 d7d5, and the FEN of this position; beside it 4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 3
# Seen:      by moves      d6, e5d6 is played
#            from the FEN  phalanx: - and "Illegal move: e5d6"; hoichess: d6, e5d6 is played
#            for Black     phalanx: - and "Illegal move: d4e3"; hoichess: e3, d4e3 is played
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get -qq download phalanx=25-1 hoichess=0.22.0-3
for package in *.deb; do
    dpkg -x "$package" .
done
# The square in the FEN before the capture, and whether the pawn is gone after it.
play() {
    program=$1
    show=$2
    pawn=$3
    shift 3
    printf '%s\n' xboard force "$@" "$show" quit | "usr/games/$program" 2> /dev/null > played
    fens=$(grep -aoE '[1-8pnbrqkPNBRQK/]{15,} [wb] [-KQkq]+ [-a-h1-8]+ [0-9]' played)
    square=$(echo "$fens" | head -n 1 | cut -d ' ' -f 4)
    last=$(echo "$fens" | tail -n 1 | cut -d ' ' -f 1)
    case $last in
        *"$pawn"*) echo "$program: $square, $(grep -a '^Illegal move' played)" ;;
        *) echo "$program: $square, played" ;;
    esac
}
position='rnbqkbnr/1pp1pppp/p7/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3'
black='4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 3'
{
    play phalanx fen 3pP3 new force e2e4 a7a6 e4e5 d7d5 fen e5d6
    play phalanx fen 3pP3 "setboard $position" fen e5d6
    play hoichess 'show fen' 3pP3 "setboard $position" 'show fen' e5d6
    play phalanx fen 3pP3 "setboard $black" fen d4e3
    play hoichess 'show fen' 3pP3 "setboard $black" 'show fen' d4e3
} > seen
cat seen
cat > expected << 'END'
phalanx: d6, played
phalanx: -, Illegal move: e5d6
hoichess: d6, played
phalanx: -, Illegal move: d4e3
hoichess: e3, played
END
cmp seen expected
