// Random games of a variant, as chessops writes them.
//
//   node variants.mjs VARIANT SEED GAMES
//
// One game per line, as JSON: {"moves": [{"san", "uci"}], "result"}; the result is * where the game goes on.
import { defaultPosition } from 'chessops/variant';
import { makeSanAndPlay } from 'chessops/san';
import { makeUci } from 'chessops/util';

const [variant, seed, games] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4])];
const longest = 200;
const ends = new Map([['white', '1-0'], ['black', '0-1'], [undefined, '1/2-1/2']]);

let state = seed;
function random(below) {
  state = (state * 1103515245 + 12345) % 2147483648;
  return Math.floor((state / 2147483648) * below);
}

function legalMoves(position) {
  const moves = [];
  if (position.isVariantEnd()) return moves;
  const kinds = ['queen', 'rook', 'bishop', 'knight', ...(variant === 'antichess' ? ['king'] : [])];
  for (const [from, targets] of position.allDests())
    for (const to of targets)
      if (position.board.getRole(from) === 'pawn' && (to < 8 || to >= 56))
        for (const promotion of kinds) moves.push({ from, to, promotion });
      else moves.push({ from, to });
  for (const role of position.pockets ? ['pawn', 'knight', 'bishop', 'rook', 'queen'] : [])
    if (position.pockets[position.turn][role] > 0)
      for (const to of position.dropDests())
        if (role !== 'pawn' || (to >= 8 && to < 56)) moves.push({ role, to });
  return moves;
}

for (let i = 0; i !== games; ++i) {
  const position = defaultPosition(variant);
  const moves = [];
  let legal = legalMoves(position);
  while (legal.length !== 0 && moves.length !== longest) {
    const move = legal[random(legal.length)];
    const uci = makeUci(move);
    moves.push({ san: makeSanAndPlay(position, move), uci });
    legal = legalMoves(position);
  }
  const result = legal.length === 0 ? ends.get(position.outcome()?.winner) : '*';
  console.log(JSON.stringify({ moves, result }));
}
