// Reads games of PGN with other readers: JSON lines {"id", "text"} on standard input, and on standard output {"id",
// "moves", "comments"} with the main line in UCI and the texts of its comments, or {"id", "error"}.
//
//   node readers.mjs chess.js|chessops|kokopu|cm-pgn|jackstenglein|pgn-parser < games

import { createInterface } from 'node:readline';

const uci = (move) => move.from + move.to + (move.promotion ?? '');
// Puts parsed commands back into the text.
const withCommands = (text, commands) =>
  [...Object.entries(commands).map(([name, value]) => `[%${name} ${value}]`), text].filter(Boolean).join(' ');

const readers = {
  'chess.js': async () => {
    const { Chess } = await import('chess.js');
    return (text) => {
      const chess = new Chess();
      chess.loadPgn(text);
      return { moves: chess.history({ verbose: true }).map(uci), comments: chess.getComments().map((c) => c.comment) };
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
      if (game === undefined) return { moves: [], comments: [] };
      const position = startingPosition(game.headers).unwrap();
      const moves = [];
      const comments = [...(game.comments ?? [])];
      for (const node of game.moves.mainline()) {
        const move = parseSan(position, node.san);
        if (move === undefined) throw new Error(`cannot play ${node.san}`);
        moves.push(written(position, move, !game.headers.has('Variant')));
        comments.push(...(node.startingComments ?? []), ...(node.comments ?? []));
        position.play(move);
      }
      return { moves, comments };
    };
  },
  kokopu: async () => {
    const { pgnRead } = (await import('kokopu')).default;
    const comment = (node) =>
      withCommands(node.comment(), Object.fromEntries(node.tags().map((name) => [name, node.tag(name)])));
    return (text) => {
      const read = pgnRead(text);
      if (read.gameCount() !== 1) throw new Error(`${read.gameCount()} games`);
      const line = read.game(0).mainVariation();
      const moves = line.nodes().map((node) => {
        const position = node.positionBefore();
        return node.notation() === '--' ? '--' : position.uci(position.notation(node.notation()));
      });
      return { moves, comments: [line, ...line.nodes()].map(comment) };
    };
  },
  'cm-pgn': async () => {
    const { Pgn } = await import('cm-pgn/src/Pgn.js');
    return (text) => {
      const pgn = new Pgn(text);
      return { moves: pgn.history.moves.map((m) => m.uci ?? uci(m)),
               comments: [pgn.history.gameComment ?? [], ...pgn.history.moves.map((m) => m.comments ?? [])].flat() };
    };
  },
  jackstenglein: async () => {
    const { Chess } = await import('@jackstenglein/chess');
    return (text) => {
      const chess = new Chess({ pgn: text });
      const comments = [chess.pgn.gameComment?.comment];
      for (const move of chess.history()) comments.push(move.commentMove, move.commentAfter);
      return { moves: chess.history().map(uci), comments };
    };
  },
  // Only a parser, without a board, so its moves are words.
  'pgn-parser': async () => {
    const { parseGames } = await import('@mliebelt/pgn-parser');
    return (text) => {
      const [game, more] = parseGames(text);
      if (more !== undefined) throw new Error('several games');
      const comments = [game?.gameComment?.comment];
      for (const move of game?.moves ?? []) comments.push(move.commentMove, move.commentAfter);
      return { moves: (game?.moves ?? []).map((m) => m.notation.notation), comments };
    };
  },
};

const read = await readers[process.argv[2]]();
for await (const line of createInterface({ input: process.stdin })) {
  const { id, text } = JSON.parse(line);
  let answer;
  try {
    const { moves, comments } = read(text);
    answer = { id, moves, comments: comments.filter(Boolean) };
  } catch (error) {
    answer = { id, error: String(error.message ?? error).slice(0, 120) };
  }
  process.stdout.write(JSON.stringify(answer) + '\n');
}
