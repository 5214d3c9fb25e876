import type { Diagnostic } from "./json.js";

export type Fix = NonNullable<Diagnostic["fix"]>;

/** Places in a text: diagnostics and spans count bytes of UTF-8, strings of JavaScript count UTF-16. */
export class Offsets {
  constructor(text: string);
  readonly byteLength: number;
  /** The index in the string of a place in bytes. */
  toIndex(byte: number): number;
  /** The place in bytes of an index in the string. */
  toByte(index: number): number;
}

/** The text after a fix, or after several that do not overlap. */
export function applyFix(text: string, fix: Fix | Fix[]): string;
