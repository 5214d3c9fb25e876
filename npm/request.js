// A request as the module reads it: names and values, with a zero byte after each. Those of an object within it have its name
// before theirs, and each element of a list has the end of a line after it. No word has one of these in it.
import { bytesOf } from "./instance.js";

const wordOf = (value) => String(value).replaceAll("\0", "\uFFFD");
const elementOf = (value) => `${wordOf(value).replaceAll("\n", "\uFFFD")}\n`;

function* wordsOf(options, before) {
  for (const [name, value] of Object.entries(options)) {
    if (value === undefined || value === null) continue;
    if (Array.isArray(value)) yield [before + name, value.map(elementOf).join("")];
    else if (typeof value === "object") yield* wordsOf(value, `${before}${name}.`);
    else yield [before + name, wordOf(value)];
  }
}

export const requestOf = (request) =>
  bytesOf([...wordsOf(request, "")].map(([name, value]) => `${name}\0${value}\0`).join(""));
