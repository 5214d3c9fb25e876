/** The languages of the viewer's words. */
export type Language = "ca" | "de" | "en" | "es" | "fr" | "vi" | "zh";

/** Games and boards as docs/viewer.md describes them. */
export interface View {
  games: object[];
  /** Of boards, by notation. */
  plans: Record<string, object | null>;
  /** What was found outside the games. */
  rest: object[];
}

export interface ViewerOptions {
  title?: string;
  language?: Language | "";
  flipped?: boolean;
  startPly?: number;
  findings?: boolean;
  /** In a page of others: it has no landmarks and no heading of the first level. */
  embedded?: boolean;
  /** The address of a page that a link leads back to. */
  home?: string;
}

export interface ViewerData extends Omit<View, "games" | "rest"> {
  /** As objects, as JSON, or as functions that return them when they are opened. */
  games: (object | string | (() => object))[];
  rest?: object[];
  /** By language: `words`, or some of them. */
  words: Partial<Record<Language, object>>;
  options?: ViewerOptions;
}

/** Fills an element of a page that has the style sheets. The element `<ctlpgn-game>` is easier to use. */
export class Viewer {
  constructor(root: HTMLElement, data: ViewerData);
  /** Called with the id of the ply that is shown, null at the start, and the index of the game, from 0. */
  onPly: ((ply: number | null, game: number) => void) | null;
  onTitle: ((title: string) => void) | null;
  /** The id of the ply that is shown; null at the start. */
  readonly at: number | null;
  openGame(index: number): void;
  go(ply: number | null): void;
  back(): void;
  forward(): boolean;
  toEnd(): void;
  flip(): void;
  /** Ply by ply, until the end of the line, or stops; without an argument, the one that it does not do now. */
  play(starts?: boolean): void;
  positionText(): string;
}

/** For light pages, and what dark ones add. */
export const sheets: { light: string; dark: string };
export const words: Record<Language, object>;
