// Plays random games of xiangqi with ffish, and writes them as JSON lines {"fen", "moves", "uci", "san", "wxf", "boards"}: moves as
// points from a0 to i9, and as ffish calls them in UCI, SAN and the notation of the World Xiangqi Federation; the board before each.
//
//   node ffish.cjs GAMES SEED

delete globalThis.fetch; // ffish takes a runtime that has it for a browser
const ffish = require('ffish');

const [games, seed] = process.argv.slice(2).map(Number);
const most_plies = 60;
const usual = 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1';

let state = seed;
function random(below) {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * below);
}

// Pawns beyond the river and other pieces one before the other.
function with_tandems() {
  const rows = Array.from({ length: 10 }, () => Array(9).fill(''));
  const put = (file, rank, what) => {
    if (rows[9 - rank][file] === '') rows[9 - rank][file] = what;
  };
  put(4, 0, 'K');
  put(3, 9, 'k');
  for (let count = 0; count < 5; ++count) {
    const file = random(3);
    put(file, 5 + random(5), 'P');
    put(8 - file, random(5), 'p');
  }
  for (const letter of ['r', 'c', 'n'])
    for (let count = 0; count < 2; ++count) {
      const file = random(2);
      put(6 + file, random(10), letter.toUpperCase());
      put(1 + file, random(10), letter);
    }
  const ranks = rows.map((row) => row.map((each) => each || '1').join('').replace(/1+/g, (ones) => String(ones.length)));
  return `${ranks.join('/')} ${random(2) ? 'w' : 'b'} - - 0 1`;
}

// h10 is h9 to others.
const points = (uci) => uci.replace(/([a-i])(\d+)/g, (_, file, rank) => file + (Number(rank) - 1));

// Whether the side that has just moved has left its king to be taken.
function leaves_king(fen) {
  const board = new ffish.Board('xiangqi', fen.replace(/ [wb] /, (turn) => (turn === ' w ' ? ' b ' : ' w ')));
  const is_attacked = board.isCheck();
  board.delete();
  return is_attacked;
}

function start() {
  for (;;) {
    const fen = with_tandems();
    if (ffish.validateFen(fen, 'xiangqi') === 1 && !leaves_king(fen)) return fen;
  }
}

ffish.onRuntimeInitialized = () => {
  for (let game = 0; game < games; ++game) {
    const fen = game % 3 === 0 ? usual : start();
    const board = new ffish.Board('xiangqi', fen);
    const record = { fen, moves: [], uci: [], san: [], wxf: [], boards: [] };
    while (record.moves.length < most_plies) {
      const legal = board.legalMoves().split(' ').filter(Boolean);
      if (legal.length === 0) break;
      const move = legal[random(legal.length)];
      record.boards.push(board.fen().split(' ', 2).join(' '));
      record.moves.push(points(move));
      record.uci.push(move);
      record.san.push(board.sanMove(move));
      record.wxf.push(board.sanMove(move, ffish.Notation.XIANGQI_WXF));
      board.push(move);
    }
    board.delete();
    if (record.moves.length > 0) console.log(JSON.stringify(record));
  }
};
