import type { Language, View } from "./viewer.js";
import type { Notation } from "./toolkit.js";

/** What is shown after a ply was chosen. */
export interface PlyDetail {
  /** Which game, from 1. */
  game: number;
  /** The id of the ply, as in JSON; null at the start. */
  ply: number | null;
  /** As the notation writes it; empty if it is not known. */
  position: string;
}

/**
 * The element `<ctlpgn-game>`. Its games are, in this order: `view`, `text`, what is at the address `src`, the text inside it.
 * Its attributes are properties, too. Importing the module defines it; where there are no elements, nothing happens.
 *
 * Events: "ready" when games are shown, "ply" with a {@link PlyDetail}, and "failure" with `{ error }`; the text inside the
 * element is shown then.
 */
export class CtlpgnGame extends HTMLElement {
  /** The address of a file of games, or of JSON that `view` returned; empty if there is none. */
  src: string;
  /** By default the text itself decides. */
  notation: Notation | "";
  /** Of the viewer's own words; by default that of the first game's tag `Lang`, or else the reader's. */
  language: Language | "";
  /** "auto" is the default, and follows the system. */
  theme: "auto" | "light" | "dark" | "";
  /** Whether the second player is below. */
  flip: boolean;
  /** The attribute `start-ply`: so many plies of the first game have been played. */
  startPly: number;
  /** Only this game, from 1; 0: all. */
  game: number;

  /** The text of the games: the text inside the element, unless another one is set. */
  text: string;
  /** What the function `view` returned, so that nothing has to be read; WebAssembly is not used then. */
  view: View | null;
  /** A style sheet that is added to the viewer's. */
  sheet: string;

  /** The id of the ply after which the board is shown; null: at the start. */
  get ply(): number | null;
  set ply(id: number | null);
  /** The position on the board as text. */
  readonly position: string;
  back(): void;
  forward(): void;

  addEventListener<K extends keyof CtlpgnGameEventMap>(type: K, listener: (this: CtlpgnGame, event: CtlpgnGameEventMap[K]) => unknown, options?: boolean | AddEventListenerOptions): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
}

export interface CtlpgnGameEventMap extends HTMLElementEventMap {
  ready: CustomEvent<null>;
  ply: CustomEvent<PlyDetail>;
  failure: CustomEvent<{ error: Error }>;
}

declare global {
  interface HTMLElementTagNameMap {
    "ctlpgn-game": CtlpgnGame;
  }
}
