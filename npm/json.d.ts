// Written by tools/types.mjs from docs/ctlpgn.schema.json.

/** All games of one or several files. */
export interface Document {
  /** The version of this schema. */
  schemaVersion: SchemaVersion;
  /** The notation that the games were read from. */
  format: Format;
  /** The games in the order of the files. */
  games: Game[];
  /** What was found outside of any game; absent if nothing was. */
  diagnostics?: Diagnostic[];
}

/** A line of JSON Lines: a game that says what it is. */
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
  initial: Game["initial"];
  comments?: Game["comments"];
  hiddenLines?: Game["hiddenLines"];
  moves: Game["moves"];
  variations?: Game["variations"];
  result?: Game["result"];
  resultSpan?: Game["resultSpan"];
  closingComments?: Game["closingComments"];
  closingHiddenLines?: Game["closingHiddenLines"];
  diagnostics: Game["diagnostics"];
  span?: Game["span"];
}

/** The last line of JSON Lines if something was found outside of any game. */
export interface FindingsLine {
  /** The version of this schema. */
  schemaVersion: SchemaVersion;
  /** The notation that the games were read from. */
  format: Format;
  /** What was found outside of any game. */
  diagnostics: Diagnostic[];
}

export type SchemaVersion = "2.1";

/** The name of a notation. */
export type Format = string;

/** A game. */
export interface Game {
  /** The file that the game was read from, as it was named; absent if it has no name. */
  file?: string;
  /** Which game of its file, from 1. */
  index: number;
  /** What is played, as the game says it, or the notation's own game. */
  variant: string;
  /** What the file says once for all its games, such as the form of moves; absent if it says nothing. */
  preamble?: string;
  /** The tags in the order of the text. */
  tags: Tag[];
  initial: Initial;
  /** Comments before the first ply. */
  comments?: Comments;
  /** Lines before the first ply that readers ignore: those before tags, then the others. */
  hiddenLines?: HiddenLines;
  /** The main line. */
  moves: Moves;
  /** Variations before the first ply, which replace nothing. Only a faulty text has them. */
  variations?: Variations;
  /** The result on its own line; absent if there is none, or none of those that the notation knows. */
  result?: string;
  /** Only with spans: the result as written, also one that the notation does not know. */
  resultSpan?: Span;
  /** Comments after the result. */
  closingComments?: Comments;
  /** Lines after the result that readers ignore. */
  closingHiddenLines?: HiddenLines;
  /** What was found in this game, in the order of the text. */
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

/** The position that the game begins with. */
export interface Initial {
  /** The position as the notation writes it; one that cannot be read as it is written. */
  position: string;
  /** Who moves first. */
  turn: Player;
  /** The number of the first move; absent if it is unknown. */
  number?: number;
}

/** Half-moves, called plies, in the order in which they are played. */
export type Moves = Ply[];

/** One move of one player. */
export interface Ply {
  /** Which ply of the game, in the order of the text, variations included, from 0. */
  id: number;
  /** The move's number as written before this ply; absent if none is. */
  number?: number;
  /** The number that was expected here, where another one is written. */
  expectedNumber?: number;
  /** The number has the mark ? (1?), since that of the game's first move is not known. */
  numberUnknown?: true;
  /** Whose ply it is. */
  side: Player;
  /** There is a number, and no ply. */
  missing?: true;
  /** As written, or as repaired, with its check mark, without glyphs and other marks after it. */
  text?: string;
  /** Only with --repair: the ply is written differently in the file. */
  repaired?: {
    /** What the file has instead; absent if the ply is missing there. */
    written?: string;
    /** Whether nothing else can be meant. */
    safe: boolean;
  };
  /** Something is written that is no ply. */
  unreadable?: true;
  /** A null move. */
  passed?: true;
  /** What moves; the king when castling. */
  piece?: Piece;
  /** Absent when castling, and for what becomes something else where it stands. */
  from?: Place;
  /** Absent when castling. */
  to?: Place;
  capture?: Capture;
  /** What the pawn becomes; awaiting: it waits for a piece to become. */
  promotion?: Piece;
  castling?: Castling;
  /** The kind of check that is written; the words are the notation's. */
  check?: Word;
  /** The numbers of its glyphs in PGN's list of annotations, in their order. */
  nags?: number[];
  /** In PGN: the ply as engines read it. */
  uci?: string;
  /** A draw is offered. */
  drawOffer?: true;
  /** Marked as the last ply of the game. */
  end?: true;
  /** Only with positions: what stands on the board after it, as initial.position is written; absent if it could not be played. */
  position?: string;
  /** Beside position: this ply, or one before it, contradicts the board or cannot be read, so the position is only what the text claims. */
  doubtful?: true;
  /** The ply contradicts the board, or the rules of play forbid it. */
  legal?: false;
  /** Where legal is false: the code of the diagnostic that says why. */
  brokenRule?: string;
  /** Comments on the ply, or on what led to it. */
  comments?: Comments;
  /** Lines after the ply that readers ignore. */
  hiddenLines?: HiddenLines;
  /** Other ways to play. */
  variations?: Variations;
  /** Only with spans: with glyphs and marks. Numbers, comments and variations are not in it. */
  span?: Span;
}

/** What is taken. */
export interface Capture {
  /** ordinary, or a word of the notation. */
  kind: Word;
  /** What is taken; absent if nobody can tell. */
  piece?: Piece;
  /** Where it stands, which is not the target when a pawn is taken in passing. Absent if that is off the board. */
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

/** Another way to play. */
export interface Variation {
  /** The number in $[n]; absent if there is none. */
  label?: number;
  /** The id of the ply that its first ply replaces, or repeats; absent if that is not there. */
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
  /** How many of the variations beside it stand before it; absent if none do. */
  afterVariations?: number;
  /** Whose ply of the move it says that it is about. */
  about?: Player;
  /** Written by a program. */
  generated?: true;
  /** In xiangqi: a diagram, DIAG{ }. */
  diagram?: true;
  /** Without braces, marks and outer spaces; line ends are \n. */
  text: string;
  /** In PGN: the commands in the text, [%clk 0:10:00] and others, in their order. */
  commands?: Command[];
  /** In the order of the text. */
  references?: Reference[];
  /** Only with spans: with its braces, which the parts of one comment share. */
  span?: Span;
}

export type HiddenLines = HiddenLine[];

/** A line that readers of the notation ignore, such as one of PGN that begins with a percent sign. */
export interface HiddenLine {
  /** The index of the tag that it stands before; absent if it stands before none. */
  beforeTag?: number;
  /** How many of the comments beside it stand before it; absent if none do. */
  afterComments?: number;
  /** How many of the variations beside it stand before it; absent if none do. */
  afterVariations?: number;
  /** As written, with what hides it. */
  text: string;
  /** Only with spans: without its line end. */
  span?: Span;
}

/** A command in a comment. What its value says is there if it has the form that programs know. */
export interface Command {
  /** clk, eval, csl, ... */
  name: string;
  /** As written. */
  value: string;
  /** Of a clock; below zero where the time was overstepped. */
  seconds?: number;
  /** An evaluation. */
  pawns?: number;
  /** Moves to mate; negative for Black's. */
  mate?: number;
  /** How deep the engine looked. */
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

/** What a comment speaks of. */
export type Reference = MoveReference | VariationReference | PieceReference | PlaceReference | PlayerReference | NagReference;

/** #14, #14@B, #14[#12.2]@W */
export interface MoveReference {
  kind: "move";
  /** As written. */
  text: string;
  /** The number of the move. */
  number: number;
  /** Whose ply of the move. */
  player?: Player;
  /** The variations that lead to the move, the innermost first; absent for a move of this line. */
  path?: {
    /** The number of the move that it stands after. */
    number: number;
    /** Its label. */
    variation: number;
  }[];
  target?: Target;
  /** Where it stands in the text of the comment, in code points: its first one, and the first one after it. */
  inText?: Span;
  /** Only with spans. */
  span?: Span;
}

/** #12.2 */
export interface VariationReference {
  kind: "variation";
  /** As written. */
  text: string;
  /** The number of the move that it stands after. */
  number: number;
  /** Its label. */
  variation: number;
  target?: Target;
  /** Where it stands in the text of the comment, in code points: its first one, and the first one after it. */
  inText?: Span;
  /** Only with spans. */
  span?: Span;
}

/** The ply that a reference leads to; absent if it leads nowhere. */
export interface Target {
  /** Of the ply; of the first one if a whole move or a variation is meant. */
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
  /** Whose piece. */
  player?: Player;
  /** Where it stands. */
  at?: Place;
  /** Which of several pieces; the words are the notation's. */
  which?: Word;
  /** Where it stands in the text of the comment, in code points: its first one, and the first one after it. */
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
  /** Where it stands in the text of the comment, in code points: its first one, and the first one after it. */
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
  /** Where it stands in the text of the comment, in code points: its first one, and the first one after it. */
  inText?: Span;
  /** Only with spans. */
  span?: Span;
}

/** $24 */
export interface NagReference {
  kind: "nag";
  /** As written. */
  text: string;
  /** The number in PGN's list of annotations. */
  nag: number;
  /** Where it stands in the text of the comment, in code points: its first one, and the first one after it. */
  inText?: Span;
  /** Only with spans. */
  span?: Span;
}

/** Something that was found wrong or unusual. */
export interface Diagnostic {
  /** Its file, as that was named; absent in a game, which says it, and if the file has no name. */
  file?: string;
  /** A letter and three digits; never changes its meaning. */
  code: string;
  /** The same for people. */
  name: string;
  /** error: the text breaks the format; warning: readable, but not what the format prescribes; note: style. */
  severity: "error" | "warning" | "note";
  /** One sentence. */
  message: string;
  /** The bytes in question; empty where something is missing. */
  range: Range;
  /** Which game of its file, from 1; absent in a game, which says it. */
  game?: number;
  /** The ply that it is about; absent if it is about none. */
  ply?: {
    /** That of the ply in its game. */
    id: number;
    /** Of its move, as its line of play numbers it; absent if it is unknown. */
    number?: number;
    /** Whose ply it is. */
    side: Player;
  };
  /** What the text is written in from there on; absent if that is not what it is about. */
  encoding?: "UTF-8" | "UTF-16" | "Latin-1" | "GB18030" | "CP850" | "Big5" | "GB18030 or, as may be, Big5";
  /** The position before that ply, drawn as text. */
  board?: string;
  /** Other places of the file that explain it. */
  related?: {
    /** One sentence. */
    message: string;
    range: Range;
  }[];
  /** What would correct it; absent if nobody can tell, or nobody asked. */
  fix?: {
    /** An order. */
    title: string;
    /** Whether the game means the same afterwards. */
    safe: boolean;
    /** All of them together are the fix. They stand in rising order and do not overlap. */
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

/** A kind of piece, whatever letter or symbol was written; the words are the notation's. */
export type Piece = Word;

/** A column and a line, or a number alone. */
export type Place = string;

/** The bytes [begin, end) of the file, from 0. */
export type Span = [number, number];
