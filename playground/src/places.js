// Where a cursor is, among the games that `tokensOf` found.

/** The game at a place of the text; the first one before it, null if there is none. */
export const gameAt = (games, at) => games.findLast((game) => game.from <= at) ?? games[0] ?? null;

/** The last ply of the game that begins there or before, as [begin, end, id]; null if there is none. */
export const plyAt = (game, at) => game.plies.findLast((each) => each[0] <= at) ?? null;
