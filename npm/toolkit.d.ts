import type { Diagnostic, Document, FindingsLine, GameLine } from "./json.js";
import type { View } from "./viewer.js";

export type * from "./json.js";

/** A text of games: a string, or bytes in any encoding that the toolkit reads. */
export type Text = string | Uint8Array | ArrayBuffer | ArrayBufferView;

/** The name of a notation, such as "pgn" or "ctl-pgn". */
export type Notation = "ctl-pgn" | "diplomat" | "pgn" | "xiangqi" | (string & {});

/** How much is checked; each includes those before it. */
export type Level = "syntax" | "coherent" | "legal";

/** What protects the reader. Reaching a limit is reported, and nothing else happens. */
export interface Limits {
  /** Variations inside variations; usually 200. */
  depth?: number;
  /** Of a game; usually 1000. */
  tags?: number;
  /** Of a comment; usually 64 MiB. */
  commentBytes?: number;
  /** Of a game; usually 1 GiB. */
  gameBytes?: number;
  /** Syntax findings kept for a game, and findings kept for each other code; usually 1000. */
  findings?: number;
}

export interface NotationOption {
  /** Which notation the text is in. By default the text itself decides. */
  notation?: Notation;
}

export interface ReadingOptions extends NotationOption {
  limits?: Limits;
}

export interface ParseOptions extends ReadingOptions {
  /** Usually "coherent": whether the plies agree with the board. */
  level?: Level;
  /** Adds to everything its place in the text, in bytes. */
  spans?: boolean;
  /** Adds the position after every ply, and which plies the rules forbid. */
  positions?: boolean;
  /** Adds numbers of moves, SAN, words of comments without commands, tags by name, and how games end. */
  full?: boolean;
}

export interface JsonOptions extends ParseOptions {
  /** Indented by two spaces. */
  pretty?: boolean;
  /** One game a line, without an enclosing document. */
  lines?: boolean;
}

export interface LintOptions extends ReadingOptions {
  /** Usually "legal". */
  level?: Level;
  /** What games are linted for, such as "minimal". */
  profile?: string;
  /** Only these codes: "B003", what codes begin with ("B", "S05"), a name, or "ALL". */
  select?: string[];
  /** These as well. */
  extendSelect?: string[];
  /** Not these. */
  ignore?: string[];
  /** Whether diagnostics say how they can be fixed; true by default. */
  fixes?: boolean;
  /** Whether positions are drawn for mistakes on the board; true by default. */
  boards?: boolean;
}

export interface FixOptions extends LintOptions {
  /** Applies what is only a good guess, too. */
  unsafe?: boolean;
}

export interface FormatOptions extends ReadingOptions {
  /** Writes `*` and `...` instead of `×` and `…`. */
  ascii?: boolean;
  /** U+2010 where a hyphen is syntax. */
  typographicHyphens?: boolean;
  /** What shows the depth of variations; usually "dots". */
  indent?: "dots" | "spaces" | "none";
  /** Of lines, in characters; 0: as long as they are. */
  width?: number;
  /** Fills the lines of comments anew. */
  reflow?: boolean;
  /** Formats what is understood of faulty games. */
  force?: boolean;
  /** Of the notation's standard, one of its `editions`. */
  edition?: string;
}

export interface ConvertOptions extends FormatOptions {
  /** The letters of pieces: a name such as "FAN" or "en", or what a game would declare. */
  letters?: string;
  /** The form of moves, one of the notation's `moves`. */
  moves?: string;
}

export interface LintResult {
  notation: string;
  games: number;
  errors: number;
  warnings: number;
  notes: number;
  /** In order of place. */
  diagnostics: Diagnostic[];
}

export interface FixResult {
  text: string;
  /** How often each code was fixed. */
  fixed: Record<string, number>;
}

/** A game that stays as it is, or is left out, and why. */
export interface UnwrittenGame {
  /** Which of them, from 1. */
  game: number;
  diagnostics: Diagnostic[];
  /** What would be read differently in the written text, or what the JSON does not say. */
  doubt?: string;
}

export interface FormatResult {
  text: string;
  /** Games that are as they were. */
  kept: UnwrittenGame[];
}

/** A game that is in the text after its faults were fixed. */
export interface FixedGame {
  /** Which of them, from 1. */
  game: number;
  /** How often each code was fixed. */
  fixed: Record<string, number>;
}

export interface ConvertResult {
  text: string;
  fixed: FixedGame[];
  /** Games that are not in the text. */
  left: UnwrittenGame[];
}

export interface GamePositions {
  /** Which game of the text, from 1. */
  index: number;
  initial: string;
  /** By the id of a ply: the position after it; null if it could not be played. */
  after: (string | null)[];
}

export interface RuleExample {
  notation: string;
  bad: string;
  good: string;
}

/** All that there is to say about a code. */
export interface Rule {
  code: string;
  name: string;
  layer: string;
  severity: "error" | "warning" | "note";
  message: string;
  fix: "safe" | "unsafe" | "either" | null;
  explanation: string;
  examples: RuleExample[];
}

export interface NotationInfo {
  name: string;
  title: string;
  extension: string;
  dialects: string[];
  /** Names of letters that `convert` takes. */
  letters: string[];
  /** Forms of moves that `convert` takes; none: there is but one. */
  moves: string[];
  /** Editions of its standard that `format` takes. */
  editions: string[];
  /** Names of profiles that `lint` takes. */
  profiles: string[];
  /** The position that games usually begin with. */
  initial: string;
}

export interface Guess {
  notation?: string;
  likeness: "none" | "possible" | "probable" | "certain";
}

export type Chunks =
  | Iterable<string | Uint8Array>
  | AsyncIterable<string | Uint8Array>
  | ReadableStream<string | Uint8Array>;

/**
 * The toolkit over one compiled module. All its functions can be used without it. They throw a TypeError for an argument or an
 * option of another kind than its type, and a CtlpgnError for what cannot be done.
 */
export class Toolkit {
  constructor(compiled: WebAssembly.Module);

  /** The games of a text as docs/json.md describes them. Any text is read; what is wrong is in the diagnostics. */
  parse(input: Text, options?: ParseOptions): Document;
  /** The same as JSON text, which is that of `ctlpgn json`. */
  json(input: Text, options?: JsonOptions): string;
  /** Games one after the other, of a text in UTF-8 that comes in chunks, as soon as each is known to have ended. */
  games(chunks: Chunks, options?: ParseOptions): AsyncGenerator<GameLine | FindingsLine, void, void>;
  /** What is wrong with a text in UTF-8 that comes in chunks, game by game. */
  findings(chunks: Chunks, options?: LintOptions): AsyncGenerator<Diagnostic, void, void>;
  /** What is wrong with a text, and how it can be fixed. */
  lint(input: Text, options?: LintOptions): LintResult;
  /** The text without what can be fixed. */
  fix(input: Text, options?: FixOptions): FixResult;
  /** The text in canonical form. */
  format(input: Text, options?: FormatOptions): FormatResult;
  /**
   * The games of a text with other letters, or those of a document of JSON as text. What can be fixed safely in a faulty
   * game is fixed.
   */
  convert(input: Text | Document | GameLine, options?: ConvertOptions): ConvertResult;
  /** The same of JSON that is a text: a document, or JSON Lines. */
  convertJson(json: Text, options?: ConvertOptions): ConvertResult;
  /** What is on the board after every ply. */
  positions(input: Text, options?: ReadingOptions): GamePositions[];
  /** What the rules allow in a position. Without a position, in the one that games of the notation begin with. */
  legalPlies(position?: string, options?: NotationOption): string[];
  /** How many lines of that many plies the rules allow. */
  perft(position: string, depth: number, options?: NotationOption): number;
  /** A position drawn as text. */
  board(position?: string, options?: NotationOption): string;
  /** What the viewer of `ctlpgn html` shows of one game, the first if none is named. */
  view(input: Text, options?: ReadingOptions & { game?: number }): View;
  /** What a code or a name of a diagnostic means; null if there is none. The explanations are loaded when they are asked for. */
  explain(code: string, options?: NotationOption): Promise<Rule | null>;
  /** All that can be found. */
  rules(options?: NotationOption): Promise<Rule[]>;
  notations(): NotationInfo[];
  /** Which notation a text is in. */
  guess(input: Text): Guess;
}

/** What the toolkit cannot do, and why. */
export class CtlpgnError extends Error {}
