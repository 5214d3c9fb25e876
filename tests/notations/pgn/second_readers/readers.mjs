// Reads games of PGN with the readers of others: from standard input JSON lines {"id", "text"}, to standard output
// {"id", "moves"} with the main line in UCI, or {"id", "error"}.
//
//   node readers.mjs chess.js|chessops|pgn-parser < games

import { createInterface } from 'node:readline';

const readers = {
  'chess.js': async () => {
    const { Chess } = await import('chess.js');
    return (text) => {
      const chess = new Chess();
      chess.loadPgn(text);
      return chess.history({ verbose: true }).map((m) => m.from + m.to + (m.promotion ?? ''));
    };
  },
  chessops: async () => {
    const { parsePgn, startingPosition } = await import('chessops/pgn');
    const { parseSan } = await import('chessops/san');
    const { castlingSide } = await import('chessops/chess');
    const { kingCastlesTo, makeSquare, makeUci } = await import('chessops/util');
    // It writes every castling with the rook's square.
    const written = (position, move, standard) => {
      const side = 'from' in move ? castlingSide(position, move) : undefined;
      return side && standard
        ? makeSquare(move.from) + makeSquare(kingCastlesTo(position.turn, side))
        : makeUci(move);
    };
    return (text) => {
      const [game] = parsePgn(text);
      if (game === undefined) return [];
      const position = startingPosition(game.headers).unwrap();
      const moves = [];
      for (const node of game.moves.mainline()) {
        const move = parseSan(position, node.san);
        if (move === undefined) throw new Error(`cannot play ${node.san}`);
        moves.push(written(position, move, !game.headers.has('Variant')));
        position.play(move);
      }
      return moves;
    };
  },
  // A parser alone: it knows no board, so its moves are the words.
  'pgn-parser': async () => {
    const { parseGames } = await import('@mliebelt/pgn-parser');
    return (text) => (parseGames(text)[0]?.moves ?? []).map((m) => m.notation.notation);
  },
};

const read = await readers[process.argv[2]]();
for await (const line of createInterface({ input: process.stdin })) {
  const { id, text } = JSON.parse(line);
  let answer;
  try {
    answer = { id, moves: read(text) };
  } catch (error) {
    answer = { id, error: String(error.message ?? error).slice(0, 120) };
  }
  process.stdout.write(JSON.stringify(answer) + '\n');
}
