// ctlpgn board: the position after a ply, or one that is given as text.
import { existsSync } from "node:fs";
import { CtlpgnError } from "../../instance.js";
import { InputError, UsageError, clean, native } from "../errors.js";
import { findInputs, openGames } from "../input/inputs.js";
import { notation, output } from "../options.js";
import { Output, checkOutputName } from "../output/output.js";
import { shownText } from "../report/excerpt.js";
import { counted } from "../report/summary.js";

const deepest = 20; // deeper trees have more leaves than anyone can count

// "12.white", "12.b", "12", "0": a move of the main line, and perhaps a player.
function readPly(written) {
  const [, number, player] = /^(\d+)(?:\.(white|w|black|b))?$/i.exec(written) ?? [];
  if (number === undefined) {
    if (written.startsWith("#")) throw new UsageError(`--ply: plies in variations are found only by ${native}`);
    throw new UsageError(`--ply: must be such as 12.white, 12.black or 12, found "${written}"`);
  }
  return { number: Number(number), side: player && (player[0].toLowerCase() === "w" ? "white" : "black") };
}

// The last ply of a move, or that of a side.
function plyOf(game, written) {
  const { moves } = game;
  if (written === undefined) return moves.at(-1) ?? null;
  const asked = readPly(written);
  if (asked.number === 0) return null;
  let number = game.initial.number ?? 1;
  let found = null;
  for (const ply of moves) {
    number = ply.number ?? number;
    if (number === asked.number && (asked.side === undefined || ply.side === asked.side)) found = ply;
  }
  if (found === null) throw new InputError("that ply is not written in the game");
  return found;
}

function positionOfFile(engine, word, values) {
  const [file] = findInputs(engine, [word], values);
  if (file === undefined) throw new InputError(`no game in ${word}`);
  openGames(engine, file);
  const number = values.game ?? 1;
  let [seen, line] = [0, null];
  engine.games(file, { level: "coherent", positions: true }, (each) => {
    if (!each.includes('"index":')) return;
    ++seen;
    if (seen === number) line = each;
  });
  file.forget();
  if (line === null) throw new InputError(`${file.name}: no game ${number}: it has ${counted(seen, "game")}`);
  const game = JSON.parse(line);
  const ply = plyOf(game, values.ply);
  const text = ply === null ? game.initial.position : ply.position;
  if (!text) throw new InputError(`the position after ${ply?.text ?? "the start"} is not known; --ply takes a ply before it`);
  return { text, notation: file.notation, played: ply?.text };
}

function positionOf(engine, word, values) {
  if (word !== undefined && (word === "-" || existsSync(word))) return positionOfFile(engine, word, values);
  for (const each of ["ply", "game"]) if (values[each] !== undefined) throw new UsageError(`--${each} needs a file of games`);
  return { text: word ?? "", notation: values.notation ?? (word === undefined ? "ctl-pgn" : undefined) };
}

// A letter in FEN and its relatives, a word in positions of Diplomat chess.
const turn = / ([wbr])(?: |$)|; (white|black) to move$/;

// Whose turn it is, by the names of the players, where the position says so.
function wordsAbout(engine, { text, notation: written, played }) {
  const [, letter, word] = turn.exec(text) ?? [];
  const after = played ? `After ${shownText(played)}` : "";
  if ((letter ?? word) === undefined || written === undefined) return after && `${after}\n`;
  const { plans } = JSON.parse(engine.ask({ action: "view", notation: written }).text.toString());
  const player = plans[written]?.players?.[(letter ?? word)[0] === "b" ? 1 : 0]?.name;
  return player ? `${after && `${after}, `}${player} to move\n` : after && `${after}\n`;
}

function pliesOf(engine, position, more) {
  const { text } = engine.ask({ action: "plies", notation: position.notation, word: position.text, more });
  return JSON.parse(text.toString());
}

function pliesText(engine, position, values) {
  if (values.moves)
    return pliesOf(engine, position, 0)
      .map(({ text }) => `${text}\n`)
      .join("");
  const depth = values.divide ?? values.perft;
  if (depth > deepest)
    throw new UsageError(`--${values.divide === undefined ? "perft" : "divide"}: must be at most ${deepest}, found "${depth}"`);
  const plies = depth === 0 ? [] : pliesOf(engine, position, depth - 1);
  const lines = values.divide === undefined ? "" : plies.map(({ text, leaves }) => `${text} ${leaves}\n`).join("");
  return `${lines}${depth === 0 ? 1 : plies.reduce((sum, { leaves }) => sum + leaves, 0)}\n`;
}

export const board = {
  summary: "Draw a position as text",
  argument: { name: "WHAT", help: "a position as text, a file, or - for standard input; by default the initial position" },
  groups: [
    {
      title: "Options",
      options: {
        ...notation,
        game: { value: "N", kind: "number", help: "which game of the file (default: 1)" },
        ply: {
          value: "PLY",
          help: "after which ply of the main line: 12.white, 12.black, 12; 0 is the start; by default the last",
        },
        text: { help: "only the position as text, in one line" },
        moves: { help: "only the legal plies, with check marks, one per line" },
        perft: { value: "N", kind: "number", help: "only count the sequences of N plies (perft)" },
        divide: { value: "N", kind: "number", help: "the same for each first ply, and the sum" },
        ...output,
        "no-config": { help: "go on although there is a configuration, which only the native program reads" },
      },
    },
  ],
  excludes: [
    ["text", "moves"],
    ["text", "perft"],
    ["text", "divide"],
    ["moves", "perft"],
    ["moves", "divide"],
    ["perft", "divide"],
  ],
  elsewhere: [
    "--input-encoding",
    "--config",
    "--letters",
    "--unicode",
    "--color",
    "--flip",
    "--output-format",
    "--format",
    "--mark",
    "--theme",
    "--width",
    "--no-coordinates",
    "--pdtl",
  ],
  examples: [
    "ctlpgn board game.ctl-pgn --game 2 --ply 12.black",
    "ctlpgn board game.ctl-pgn --ply 12.black --moves",
    "ctlpgn board --notation xiangqi --perft 3",
  ],
  run(engine, [word], values) {
    const position = positionOf(engine, word, values);
    checkOutputName(values.output, word !== undefined && existsSync(word) ? [{ path: word }] : [], "a position");
    const asksForPlies = values.moves || values.perft !== undefined || values.divide !== undefined;
    try {
      position.text ||= engine.initial(position.notation);
      const drawn = engine.ask({ action: "board", notation: position.notation, word: position.text }).text.toString();
      const text = asksForPlies
        ? pliesText(engine, position, values)
        : values.text
          ? `${shownText(position.text)}\n`
          : `${drawn}\n${wordsAbout(engine, position)}${shownText(position.text)}\n`;
      const to = new Output(values.output);
      to.write(text);
      to.commit();
    } catch (error) {
      if (error instanceof CtlpgnError && word !== undefined && !existsSync(word))
        throw new InputError(`"${word}" is neither a file nor a position that can be drawn: ${error.message}`);
      throw error;
    }
    return clean;
  },
};
