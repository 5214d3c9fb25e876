// All of standard input, which may have been set not to wait.
import { readSync } from "node:fs";

const pieceSize = 1 << 20;
const milliseconds = 5;
const pause = new Int32Array(new SharedArrayBuffer(4));

export function readStandardInput() {
  const pieces = [];
  for (;;) {
    const piece = Buffer.allocUnsafe(pieceSize);
    try {
      const size = readSync(0, piece, 0, pieceSize, null);
      if (size === 0) break;
      pieces.push(piece.subarray(0, size));
    } catch (error) {
      if (error.code === "EOF") break; // a pipe of Windows that has ended
      if (error.code !== "EAGAIN") throw error;
      Atomics.wait(pause, 0, 0, milliseconds);
    }
  }
  return Buffer.concat(pieces);
}
