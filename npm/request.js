// A request to the module: names and values, each followed by a zero byte. Names in a nested object have its name as
// a prefix, and each element of a list is followed by a line end. No word contains either of these.
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
