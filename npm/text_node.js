// Texts out of bytes in Node, which takes those of ASCII as they are; decoding them would take ten times as long. Few texts
// have other characters all over them, so each piece is looked at.
import { Buffer, isAscii } from "node:buffer";

const pieceSize = 1 << 16;
const longestRest = 3; // bytes of a character after its first

const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

function endOfAscii(bytes, from) {
  let end = from;
  while (end < bytes.length && isAscii(bytes.subarray(end, end + pieceSize))) end += pieceSize;
  return Math.min(end, bytes.length);
}

// The end of a piece that begins there and does not end within a character.
function endOfPiece(bytes, from) {
  const most = from + pieceSize;
  if (most >= bytes.length) return bytes.length;
  for (let end = most; end >= most - longestRest; --end) if (bytes[end] >> 6 !== 2) return end;
  return most;
}

export function textOf(bytes) {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let text = "";
  for (let at = 0; at < all.length; ) {
    const ascii = endOfAscii(all, at);
    const end = ascii > at ? ascii : endOfPiece(all, at);
    text += ascii > at ? all.toString("latin1", at, end) : decoder.decode(all.subarray(at, end));
    at = end;
  }
  return text;
}
