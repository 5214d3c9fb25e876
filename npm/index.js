// The toolkit with the package's own module, which is loaded together with this file.
import { load } from "./load.js";

export { CtlpgnError, Offsets, Toolkit, applyFix, load } from "./load.js";

export const {
  json, parse, games, findings, lint, fix, format, convert, convertJson, positions, legalPlies, perft, board, view, explain, rules,
  notations, guess,
} = await load();
