// The part of a line that a report shows, and the mark below it.
import { characterWidth } from "./character_width.js";

// In columns of a terminal. Longer lines are shown in part.
const widest = 100;
const contextBefore = 40;
const ellipsis = "…";

// Control characters, and marks that change the direction of text: a file must not be able to make the terminal show
// another one.
const disturbs = /^[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]$/;

const shown = (character) => (character === "\t" ? " " : disturbs.test(character) ? "▯" : character);
const widthOf = (character) => (disturbs.test(character) ? 1 : characterWidth(character));

/** A text from a file as it can be shown: what would disturb the terminal is replaced. */
export function shownText(text) {
  let result = "";
  for (const each of text) result += shown(each);
  return result;
}

/** The excerpt of a line, of which `at` and `length` are the place in bytes. */
export function cutExcerpt({ line, at, length, cutBefore, cutAfter }) {
  const end = Math.min(line.length, at + length);
  const before = [...line.toString("utf8", 0, at)];
  const context = before.slice(-contextBefore);
  const marked = [...line.toString("utf8", at, end)];
  const characters = [...context, ...marked, ...line.toString("utf8", end)];
  const isCut = context.length < before.length || cutBefore;
  let text = isCut ? ellipsis : "";
  let mark = isCut ? " " : "";
  let next = 0;
  let isMarked = false;
  for (let width = 0; next < characters.length && width < widest; ++next) {
    const columns = widthOf(characters[next]);
    text += shown(characters[next]);
    width += columns;
    if (next < context.length) {
      mark += " ".repeat(columns);
    } else if (next < context.length + marked.length) {
      const signs = Math.max(columns, isMarked ? 0 : 1);
      mark += isMarked ? "~".repeat(signs) : `^${"~".repeat(signs - 1)}`;
      isMarked = true;
    }
  }
  if (next < characters.length || cutAfter) text += ellipsis;
  return { text, mark: isMarked ? mark : `${mark}^` };
}
