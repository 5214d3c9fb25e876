// Whether bytes are a text, in whatever encoding.
const mostSlips = 32; // bytes
const shareOfAll = 32; // more than one byte in this many is no slip either
const escape = 0x1b; // of terminals

const isInNoText = (byte) => (byte < 0x20 && (byte < 0x09 || byte > 0x0d) && byte !== escape) || byte === 0x7f;

// With a mark, or with zeros in every other of its first bytes.
export function isUtf16(bytes) {
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) return true;
  if (bytes.length < 8) return false;
  const zeros = (from) => [0, 2, 4, 6].every((at) => bytes[from + at] === 0 && bytes[1 - from + at] !== 0);
  return zeros(0) || zeros(1);
}

export function looksLikeText(beginning) {
  let end = beginning.length;
  while (end > 0 && (beginning[end - 1] === 0 || beginning[end - 1] === 0x0a || beginning[end - 1] === 0x0d)) --end; // what a crash leaves
  let odd = 0;
  for (let at = 0; at < end; ++at) if (isInNoText(beginning[at])) ++odd;
  return odd < mostSlips || odd * shareOfAll < end || isUtf16(beginning);
}
