#!/bin/sh
# Package:   tsshogi 2.2.0 (npm), function judgeJishogiDeclaration
# Behaviour: a player whose king has entered the other camp may declare a win. The 27-point rule of amateur and computer shogi
#            knows no draw: with 28 points (White 27) and the other conditions the player has won, and a declaration that
#            misses any condition loses the game. tsshogi makes it a loss if a condition other than the points is missed, and
#            a draw if it is the points, however few they are.
# Input:     +P+P+P+P+P+P+P+P+P/4K3+P/9/9/9/9/9/9/4k4, the rest in hand, with more and more of it in Black's
# Seen:      10 points  24-point rule lose, 27-point rule draw (should be lose)
#            27 points  24-point rule draw, 27-point rule draw (should be lose)
#            28 points  24-point rule draw, 27-point rule win
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts tsshogi@2.2.0 > /dev/null
cat > declare.mjs << 'END'
import { Color, countJishogiDeclarationPoint, JishogiDeclarationRule, judgeJishogiDeclaration, Position } from 'tsshogi';
for (const hands of ['2r2b4g4s4n4l8p', 'RB4G3Srbs4n4l8p', 'RB4G4Srb4n4l8p']) {
    const position = Position.newBySFEN(`+P+P+P+P+P+P+P+P+P/4K3+P/9/9/9/9/9/9/4k4 b ${hands} 1`);
    const judge = rule => judgeJishogiDeclaration(rule, position, Color.BLACK);
    console.log(`${countJishogiDeclarationPoint(position, Color.BLACK)} points:`,
        judge(JishogiDeclarationRule.GENERAL24), judge(JishogiDeclarationRule.GENERAL27));
}
const outside = Position.newBySFEN('+P+P+P+P+P+P+P+P+P/8+P/9/4K4/9/9/9/9/4k4 b RB4G4Srb4n4l8p 1');
console.log('king outside:', judgeJishogiDeclaration(JishogiDeclarationRule.GENERAL27, outside, Color.BLACK));
END
node declare.mjs > seen
cat seen
cat > expected << 'END'
10 points: lose draw
27 points: draw draw
28 points: draw win
king outside: lose
END
cmp seen expected
