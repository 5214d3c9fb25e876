// Converts places in a text: diagnostics and spans count bytes of UTF-8, JavaScript strings count UTF-16 units.

import { checkNumber, checkString, refuse } from "./checks.js";

const step = 1024; // UTF-16 units between the places that are remembered

const bytesAt = (text, at) => {
  const unit = text.charCodeAt(at);
  if (unit < 0x80) return 1;
  if (unit < 0x800) return 2;
  // Of a pair, the first half counts for both.
  if (unit >= 0xd800 && unit < 0xdc00 && text.charCodeAt(at + 1) >> 10 === 0x37) return 4;
  if (unit >= 0xdc00 && unit < 0xe000 && at > 0 && text.charCodeAt(at - 1) >> 10 === 0x36) return 0;
  return 3;
};

/** Turns places in bytes into places in the string, and back. */
export class Offsets {
  #text;
  #bytes = [0]; // before every step-th unit

  constructor(text) {
    checkString(text, "text");
    this.#text = text;
    let bytes = 0;
    for (let at = 0; at < text.length; ++at) {
      bytes += bytesAt(text, at);
      if ((at + 1) % step === 0) this.#bytes.push(bytes);
    }
    this.byteLength = bytes;
  }

  /** The index in the string of a place in bytes. */
  toIndex(byte) {
    checkNumber(byte, "byte");
    if (byte >= this.byteLength) return this.#text.length;
    let low = 0;
    let high = this.#bytes.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (this.#bytes[middle] <= byte) low = middle;
      else high = middle;
    }
    let at = low * step;
    for (let bytes = this.#bytes[low]; at < this.#text.length; ++at) {
      bytes += bytesAt(this.#text, at);
      if (bytes > byte) break;
    }
    return at;
  }

  /** The place in bytes of an index in the string. */
  toByte(index) {
    checkNumber(index, "index");
    const end = Math.max(0, Math.min(index, this.#text.length));
    const from = Math.floor(end / step);
    let bytes = this.#bytes[from];
    for (let at = from * step; at < end; ++at) bytes += bytesAt(this.#text, at);
    return bytes;
  }
}

const isEdit = (edit) =>
  typeof edit?.text === "string" && Number.isInteger(edit.range?.start?.offset) && Number.isInteger(edit.range.end?.offset);

function checkFix(fix) {
  if (!Array.isArray(fix?.edits) || !fix.edits.every(isEdit)) refuse("fix", "the fix of a diagnostic, or a list of such", fix);
}

/** The text after the edits of a fix, or of several that do not overlap. */
export function applyFix(text, fix) {
  const offsets = new Offsets(text);
  const fixes = Array.isArray(fix) ? fix : [fix];
  fixes.forEach(checkFix);
  const edits = fixes.flatMap((each) => each.edits).sort((a, b) => a.range.start.offset - b.range.start.offset);
  if (edits.some(({ range }) => range.end.offset > offsets.byteLength))
    throw new RangeError("the fix must be one of this text, and changes what is beyond its end");
  let result = "";
  let at = 0;
  for (const edit of edits) {
    const begin = offsets.toIndex(edit.range.start.offset);
    if (begin < at) throw new RangeError("the fixes overlap");
    result += text.slice(at, begin) + edit.text;
    at = offsets.toIndex(edit.range.end.offset);
  }
  return result + text.slice(at);
}
