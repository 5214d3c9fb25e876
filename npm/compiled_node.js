// Loading in Node, from files next to this one, and functions that are faster in Node.
import { Buffer } from "node:buffer";
import { readFile } from "node:fs/promises";
import { decodeBy } from "./texts.js";

const read = (name) => readFile(new URL(name, import.meta.url));

export const compiled = async () => WebAssembly.compile(await read("./ctlpgn.wasm"));

export const explanations = async () => JSON.parse(await read("./rules.json"));

const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

const beyondAscii = 0x80808080;

// The place of the next byte beyond ASCII, or the end.
function nextBeyond(bytes, words, from) {
  let at = from;
  for (; at < bytes.length && at % 4 !== 0; ++at) if (bytes[at] >= 0x80) return at;
  let word = at / 4;
  const fours = words.length - 3;
  while (word < fours && ((words[word] | words[word + 1] | words[word + 2] | words[word + 3]) & beyondAscii) === 0) word += 4;
  while (word < words.length && (words[word] & beyondAscii) === 0) ++word;
  for (at = word * 4; at < bytes.length && bytes[at] < 0x80; ++at);
  return at;
}

// Converts UTF-8 to Latin-1 in place, as far as possible; returns how far, and the number of resulting bytes.
function toLatin1(bytes) {
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length >> 2);
  let from = 0;
  let to = 0;
  for (;;) {
    const beyond = nextBeyond(bytes, words, from);
    if (from !== to) bytes.copyWithin(to, from, beyond);
    to += beyond - from;
    from = beyond;
    const [lead, next] = [bytes[from], bytes[from + 1]]; // undefined at the end
    if ((lead !== 0xc2 && lead !== 0xc3) || (next & 0xc0) !== 0x80) return { from, to };
    bytes[to++] = ((lead & 3) << 6) | (next & 0x3f);
    from += 2;
  }
}

/**
 * The text that these bytes of UTF-8 are, which are not kept; they begin where their buffer does. Node makes strings of Latin-1
 * at once, of anything else byte by byte.
 */
export function textOf(bytes) {
  const { from, to } = toLatin1(bytes);
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, to).latin1Slice();
  return from === bytes.length ? text : text + decoder.decode(bytes.subarray(from));
}

decodeBy(textOf);
