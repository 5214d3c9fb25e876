// Written by tools/types.mjs from docs/ctlpgn.schema.json.

/** All games of one or several files. */
export interface Document {
  /** The version of this schema. */
  schemaVersion: SchemaVersion;
  /** The notation that the games were read from. */
  format: Format;
  /** The games in the order of the files. */
  games: Game[];
  /** Diagnostics outside any game; absent if there are none. */
  diagnostics?: Diagnostic[];
}

/** A line of JSON Lines: one game with the schema's version and its notation. */
export interface GameLine {
  /** The version of this schema. */
  schemaVersion: SchemaVersion;
  /** The notation that the games were read from. */
  format: Format;
  file?: Game["file"];
  index: Game["index"];
  variant: Game["variant"];
  preamble?: Game["preamble"];
  tags: Game["tags"];
  tagMap?: Game["tagMap"];
  initial: Game["initial"];
  opening?: Game["opening"];
  comments?: Game["comments"];
  hiddenLines?: Game["hiddenLines"];
  moves: Game["moves"];
  variations?: Game["variations"];
  result?: Game["result"];
  resultSpan?: Game["resultSpan"];
  status?: Game["status"];
  closingComments?: Game["closingComments"];
  closingHiddenLines?: Game["closingHiddenLines"];
  diagnostics: Game["diagnostics"];
  span?: Game["span"];
}

/** The last line of JSON Lines, if there are diagnostics outside any game. */
export interface FindingsLine {
  /** The version of this schema. */
  schemaVersion: SchemaVersion;
  /** The notation that the games were read from. */
  format: Format;
  /** Diagnostics outside any game. */
  diagnostics: Diagnostic[];
}

export type SchemaVersion = "2.1";

/** The name of a notation. */
export type Format = string;

/** A game. */
export interface Game {
  /** The name of the file that the game was read from, as given; absent if it has none. */
  file?: string;
  /** The number of the game in its file, from 1. */
  index: number;
  /** The variant as the game names it, or else the notation's usual game. */
  variant: string;
  /** Declared once for all games of the file, such as the form of moves; absent if nothing is declared. */
  preamble?: string;
  /** The tags in the order of the text. */
  tags: Tag[];
  /** Only with full: the values of the tags by name; of several with one name, the first. */
  tagMap?: Record<string, string>;
  initial: Initial;
  /** Only with openings: the opening that the last known position of the main line shows; absent if none is known. */
  opening?: {
    /** Its code in the Encyclopaedia of Chess Openings. */
    eco: string;
    /** Its name. */
    name: string;
    /** The number of plies that lead to that position. */
    plies: number;
  };
  /** Comments before the first ply. */
  comments?: Comments;
  /** Lines before the first ply that readers ignore: those before tags, then the others. */
  hiddenLines?: HiddenLines;
  /** The main line. */
  moves: Moves;
  /** Variations before the first ply, which replace nothing. Only a faulty text has them. */
  variations?: Variations;
  /** The result after the moves; absent if there is none, or if it is not one that the notation knows. */
  result?: string;
  /** Only with spans: the result as written, even one that the notation does not know. */
  resultSpan?: Span;
  /** Only with full: how the rules end the game in the last position of the main line; absent if they do not. */
  status?: {
    /** dead: neither side can win. */
    name: "checkmate" | "stalemate" | "dead" | "kingInCentre" | "lastCheck" | "kingOnLastRank" | "kingsOnLastRank" | "kingExploded" | "piecesLost";
    /** Absent if that is a draw. */
    winner?: Player;
  };
  /** Comments after the result. */
  closingComments?: Comments;
  /** Lines after the result that readers ignore. */
  closingHiddenLines?: HiddenLines;
  /** Diagnostics of this game, in the order of the text. */
  diagnostics: Diagnostic[];
  /** Only with spans: the game's text, without empty lines before it. */
  span?: Span;
}

/** A tag pair. */
export interface Tag {
  /** As written. */
  name: string;
  /** Without escapes: \" is " and \\ is \. */
  value: string;
  /** Only with spans. */
  span?: Span;
}

/** The position at the beginning of the game. */
export interface Initial {
  /** The position as the notation writes it; if it cannot be read, as it is written in the file. */
  position: string;
  /** Who moves first. */
  turn: Player;
  /** The number of the first move; absent if it is unknown. */
  number?: number;
}

/** Plies (moves of one player) in the order of play. */
export type Moves = Ply[];

/** A ply: one move of one player. */
export interface Ply {
  /** The index of the ply in its game, in the order of the text, variations included, from 0. */
  id: number;
  /** The move number written before this ply; absent if there is none. */
  number?: number;
  /** The expected number, if another one is written. */
  expectedNumber?: number;
  /** The number is marked with ? (1?), because the number of the game's first move is unknown. */
  numberUnknown?: true;
  /** Only with full: the number of its move, by the order of plies. */
  move?: number;
  /** Only with full, in PGN: the ply in standard algebraic notation; absent if the board does not show what was played. */
  san?: string;
  /** Whose ply it is. */
  side: Player;
  /** There is a number without a ply. */
  missing?: true;
  /** As written or as repaired, with its check mark but without glyphs and other marks after it. */
  text?: string;
  /** Only with --repair: the ply is written differently in the file. */
  repaired?: {
    /** The text in the file; absent if the ply is missing there. */
    written?: string;
    /** Whether no other ply can be meant. */
    safe: boolean;
  };
  /** The text is not a ply. */
  unreadable?: true;
  /** A null move. */
  passed?: true;
  /** The piece that moves; the king in castling. */
  piece?: Piece;
  /** Absent in castling, and where a piece becomes another without moving. */
  from?: Place;
  /** Absent in castling. */
  to?: Place;
  capture?: Capture;
  /** What the pawn becomes; awaiting: it waits to be promoted. */
  promotion?: Piece;
  castling?: Castling;
  /** The kind of check as written, in the words of the notation. */
  check?: Word;
  /** The numbers of its annotation glyphs (NAGs) as PGN counts them, in the order of the text. */
  nags?: number[];
  /** In PGN: the ply in UCI form, as engines read it. */
  uci?: string;
  /** A draw is offered. */
  drawOffer?: true;
  /** Marked as the last ply of the game. */
  end?: true;
  /** Only with positions: the position after the ply, in the form of initial.position; absent if the ply could not be played. */
  position?: string;
  /** Together with position: this ply or an earlier one contradicts the board or cannot be read, so the position is only what the text claims. */
  doubtful?: true;
  /** The ply contradicts the board or breaks the rules of the game. */
  legal?: false;
  /** If legal is false: the code of the diagnostic that explains it. */
  brokenRule?: string;
  /** Comments on the ply. */
  comments?: Comments;
  /** Lines after the ply that readers ignore. */
  hiddenLines?: HiddenLines;
  /** Alternatives to this ply. */
  variations?: Variations;
  /** Only with spans: the ply with its glyphs and marks, without numbers, comments and variations. */
  span?: Span;
}

/** A capture. */
export interface Capture {
  /** ordinary, or another word of the notation. */
  kind: Word;
  /** The piece that is taken; absent if it is unknown. */
  piece?: Piece;
  /** The square of the captured piece, which differs from the target in an en passant capture. Absent if it is off the board. */
  at?: Place;
}

/** A castling, with the places of its side. */
export interface Castling {
  /** As the notation writes it, with standard letters. */
  name: string;
  king: Step;
  /** The rooks that move. */
  rooks: Step[];
}

/** From a place to a place. */
export interface Step {
  from: Place;
  to: Place;
}

export type Variations = Variation[];

/** A variation. */
export interface Variation {
  /** The number in $[n]; absent if there is none. */
  label?: number;
  /** The id of the ply that its first ply replaces or repeats; absent if there is no such ply. */
  replaces?: number;
  /** Comments before the first ply. */
  comments?: Comments;
  /** Lines before the first ply that readers ignore. */
  hiddenLines?: HiddenLines;
  moves: Moves;
  /** Variations before the first ply, which replace nothing. Only a faulty text has them. */
  variations?: Variations;
  /** Only with spans: with its parentheses. */
  span?: Span;
}

export type Comments = Comment[];

/** A comment, or one part of a comment on the plies of both players. */
export interface Comment {
  /** The number of variations of the same ply that come before it; absent if there are none. */
  afterVariations?: number;
  /** The player whose ply the comment is marked as being about. */
  about?: Player;
  /** Written by a program. */
  generated?: true;
  /** In xiangqi: a diagram, DIAG{ }. */
  diagram?: true;
  /** Without braces, marks and surrounding spaces; line ends are \n. */
  text: string;
  /** Only with full, in PGN: the text without commands and without what engines say. */
  words?: string;
  /** In PGN: the commands in the text, such as [%clk 0:10:00], in order. */
  commands?: Command[];
  /** Only with engines, in PGN: what an engine says of the ply, by a comment such as {+0.31/12 1.2s}. */
  engine?: Engine[];
  /** In the order of the text. */
  references?: Reference[];
  /** Only with spans: with its braces, which the parts of one comment share. */
  span?: Span;
}

export type HiddenLines = HiddenLine[];

/** A line that readers of the notation ignore, such as a line of PGN that begins with a percent sign. */
export interface HiddenLine {
  /** The index of the tag that follows it; absent if no tag follows. */
  beforeTag?: number;
  /** The number of comments at the same place that come before it; absent if there are none. */
  afterComments?: number;
  /** The number of variations of the same ply that come before it; absent if there are none. */
  afterVariations?: number;
  /** As written, with what hides it. */
  text: string;
  /** Only with spans: without its line end. */
  span?: Span;
}

/** What an engine says of the ply that it has played. */
export interface Engine {
  /** The ply is from a book. */
  book?: true;
  /** For whom a positive evaluation is good. */
  view?: "mover" | "white";
  /** The evaluation in pawns. */
  pawns?: number;
  /** The number of plies to mate, as written; negative if that side is mated. */
  matePlies?: number;
  /** The depth of the search. */
  depth?: number;
  /** The time for the move. */
  seconds?: number;
  /** The seconds left. */
  clock?: number;
}

/** A command in a comment. The typed fields are present if the value has a known form. */
export interface Command {
  /** clk, eval, csl, ... */
  name: string;
  /** As written. */
  value: string;
  /** The time of a clock; negative after the time limit. */
  seconds?: number;
  /** An evaluation in pawns. */
  pawns?: number;
  /** Moves to mate; negative if Black mates. */
  mate?: number;
  /** The engine's search depth. */
  depth?: number;
  /** Coloured places. */
  squares?: MarkedPlaces[];
  /** Coloured arrows. */
  arrows?: MarkedPlaces[];
}

export interface MarkedPlaces {
  colour?: string;
  at?: Place;
  from?: Place;
  to?: Place;
}

/** What a comment refers to. */
export type Reference = MoveReference | VariationReference | PieceReference | PlaceReference | PlayerReference | NagReference;

/** #14, #14@B, #14[#12.2]@W */
export interface MoveReference {
  kind: "move";
  /** As written. */
  text: string;
  /** The number of the move. */
  number: number;
  /** The player whose ply of the move is meant. */
  player?: Player;
  /** The variations that lead to the move, the innermost first; absent for a move of this line. */
  path?: {
    /** The number of the move that the variation follows. */
    number: number;
    /** Its label. */
    variation: number;
  }[];
  target?: Target;
  /** Its place in the text of the comment in code points, from 0: the first one and the one after the last. */
  inText?: Span;
  /** Only with spans. */
  span?: Span;
}

/** #12.2 */
export interface VariationReference {
  kind: "variation";
  /** As written. */
  text: string;
  /** The number of the move that the variation follows. */
  number: number;
  /** Its label. */
  variation: number;
  target?: Target;
  /** Its place in the text of the comment in code points, from 0: the first one and the one after the last. */
  inText?: Span;
  /** Only with spans. */
  span?: Span;
}

/** The ply that a reference points to; absent if there is no such ply. */
export interface Target {
  /** The id of the ply; of the first ply if a whole move or a variation is meant. */
  id: number;
  /** The variations that lead there from the main line, the outermost first; absent in the main line. */
  path?: {
    /** The number of the move that it replaces. */
    number: number;
    /** Its label; absent if it has none. */
    variation?: number;
  }[];
  /** The number of the move. */
  number: number;
}

/** ~K, ~gL5, ~J[d] */
export interface PieceReference {
  kind: "piece";
  /** As written. */
  text: string;
  piece: Piece;
  /** The player whose piece is meant. */
  player?: Player;
  /** The place of the piece. */
  at?: Place;
  /** Which of several pieces is meant, in the words of the notation. */
  which?: Word;
  /** Its place in the text of the comment in code points, from 0: the first one and the one after the last. */
  inText?: Span;
  /** Only with spans. */
  span?: Span;
}

/** ~F14 */
export interface PlaceReference {
  kind: "place";
  /** As written. */
  text: string;
  at: Place;
  /** Its place in the text of the comment in code points, from 0: the first one and the one after the last. */
  inText?: Span;
  /** Only with spans. */
  span?: Span;
}

/** @W, @B */
export interface PlayerReference {
  kind: "player";
  /** As written. */
  text: string;
  player: Player;
  /** Its place in the text of the comment in code points, from 0: the first one and the one after the last. */
  inText?: Span;
  /** Only with spans. */
  span?: Span;
}

/** $24 */
export interface NagReference {
  kind: "nag";
  /** As written. */
  text: string;
  /** The number of the annotation glyph (NAG) as PGN counts them. */
  nag: number;
  /** Its place in the text of the comment in code points, from 0: the first one and the one after the last. */
  inText?: Span;
  /** Only with spans. */
  span?: Span;
}

/** A diagnostic: something wrong or unusual in the text. */
export interface Diagnostic {
  /** The name of its file as given; absent inside a game, which has it, and if the file has no name. */
  file?: string;
  /** A letter and three digits; never changes its meaning. */
  code: string;
  /** The name of the code for people. */
  name: string;
  /** error: the text violates the format or the rules; warning: readable, but not as the format prescribes; note: style. */
  severity: "error" | "warning" | "note";
  /** One sentence. */
  message: string;
  /** The bytes in question; empty where something is missing. */
  range: Range;
  /** The number of the game in its file, from 1; absent inside a game, which has it. */
  game?: number;
  /** The ply that the diagnostic is about; absent if there is none. */
  ply?: {
    /** The id of the ply in its game. */
    id: number;
    /** The number of its move in its line of play; absent if it is unknown. */
    number?: number;
    /** Whose ply it is. */
    side: Player;
  };
  /** The encoding of the text from there on; only in diagnostics about encodings. */
  encoding?: "UTF-8" | "UTF-16" | "Latin-1" | "GB18030" | "CP850" | "Big5" | "GB18030 or, as may be, Big5";
  /** The position before that ply, drawn as text. */
  board?: string;
  /** Other places of the file that explain the diagnostic. */
  related?: {
    /** One sentence. */
    message: string;
    range: Range;
  }[];
  /** A fix; absent if there is none, or if fixes were not requested. */
  fix?: {
    /** What the fix does, as an imperative: write Nf6. */
    title: string;
    /** Whether --fix applies it: the meaning of the game does not change. */
    safe: boolean;
    /** Together they are the fix. They are in ascending order and do not overlap. */
    edits: {
      range: Range;
      text: string;
    }[];
  };
}

/** From its first byte to the byte after its last one. */
export interface Range {
  start: Point;
  end: Point;
}

/** A place in a file. */
export interface Point {
  /** From 1. */
  line: number;
  /** In code points, from 1. */
  column: number;
  /** In bytes of the file, from 0. */
  offset: number;
}

/** The side that moves first is white. */
export type Player = "white" | "black";

/** A word of the notation (docs/json.md, What the notations can say). */
export type Word = string;

/** A kind of piece, whatever letter or symbol is written, in the words of the notation. */
export type Piece = Word;

/** A column and a row, or a number alone. */
export type Place = string;

/** The bytes [begin, end) of the file, from 0. */
export type Span = [number, number];
