// Tokens with their places, from the tree of the text.

export const kinds = ["tag", "ply", "glyph", "comment", "reference", "variation", "result"];
const kindOf = Object.fromEntries(kinds.map((name, number) => [name, number]));

// Three numbers per token, in order: beginning, end, kind. Also the places of games and their plies.
export function tokensOf(document, offsets) {
  const tokens = [];
  const games = [];
  const add = (kind, span) => {
    if (span) tokens.push([offsets.toIndex(span[0]), offsets.toIndex(span[1]), kindOf[kind]]);
  };
  const addComments = (comments) => {
    for (const comment of comments ?? []) {
      add("comment", comment.span);
      for (const reference of comment.references ?? []) add("reference", reference.span);
    }
  };
  for (const game of document.games) {
    const plies = [];
    const walk = (line) => {
      addComments(line.comments);
      for (const ply of line.moves) {
        if (ply.span && ply.text) {
          const begin = offsets.toIndex(ply.span[0]);
          const end = offsets.toIndex(ply.span[1]);
          const after = Math.min(end, begin + ply.text.length);
          tokens.push([begin, after, kindOf.ply]);
          if (after < end) tokens.push([after, end, kindOf.glyph]);
          plies.push([begin, end, ply.id]);
        }
        addComments(ply.comments);
        for (const variation of ply.variations ?? []) {
          add("variation", variation.span);
          walk(variation);
        }
      }
    };
    for (const tag of game.tags) add("tag", tag.span);
    walk(game);
    add("result", game.resultSpan);
    addComments(game.closingComments);
    plies.sort((a, b) => a[0] - b[0]);
    games.push({ index: game.index, from: offsets.toIndex(game.span[0]), to: offsets.toIndex(game.span[1]), plies });
  }
  tokens.sort((a, b) => a[0] - b[0] || b[1] - a[1]);
  return { format: document.format, tokens: Uint32Array.from(tokens.flat()), games };
}
