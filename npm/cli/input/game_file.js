// One file, or standard input: its bytes, whole or piece by piece.
import { isUtf8 } from "node:buffer";
import { closeSync, fstatSync, openSync, readFileSync, readSync } from "node:fs";
import * as zlib from "node:zlib";
import { InputError, native, reasonOf } from "../errors.js";
import { readStandardInput } from "./standard_input.js";
import { isUtf16, looksLikeText } from "./text_check.js";
import { compressions } from "./recognition.js";

// A file up to this size is read whole, a larger one in pieces, if it is in UTF-8.
const mostAtOnce = 16 << 20;
const pieceSize = 1 << 20;
const examinedBytes = 64 << 10;

// The first bytes of compressed data.
const packings = [
  { name: "gzip", ending: ".gz", begins: [0x1f, 0x8b, 0x08], open: zlib.gunzipSync },
  { name: "bzip2", ending: ".bz2", begins: [0x42, 0x5a, 0x68] },
  { name: "xz", ending: ".xz", begins: [0xfd, 0x37, 0x7a, 0x58, 0x5a] },
  { name: "zstd", ending: ".zst", begins: [0x28, 0xb5, 0x2f, 0xfd], open: zlib.zstdDecompressSync },
];

const packingOf = (bytes) => packings.find(({ begins }) => begins.every((byte, at) => bytes[at] === byte)) ?? null;
const isZip = (bytes) => bytes.subarray(0, 4).equals(Buffer.from("PK\x03\x04", "latin1"));

// Positions of pieces that end between characters.
function wholeCharacters(bytes) {
  let end = bytes.length;
  for (let back = 1; back <= 3 && back <= bytes.length; ++back) {
    const byte = bytes[bytes.length - back];
    if ((byte & 0xc0) === 0x80) continue;
    if (byte >= 0xc0 && back < (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2)) end -= back;
    break;
  }
  return end;
}

export class GameFile {
  #whole = null;
  #descriptor = null;

  /** `path`: null for standard input. `fault`: why it cannot be read, if that is known. */
  constructor({ path, name, notation = null, fault = null }) {
    Object.assign(this, { path, name, notation, fault });
    this.packing = null;
    this.status = null; // of the file as it was read
    this.isInPieces = false;
  }

  /** Reads it, or what is needed to know that it can be read in pieces. */
  open() {
    if (this.fault) throw new InputError(this.fault);
    if (this.#whole !== null || this.isInPieces) return this;
    try {
      if (this.path === null) {
        this.#take(readStandardInput());
        return this;
      }
      this.#descriptor = openSync(this.path, "r");
      this.status = fstatSync(this.#descriptor);
      if (this.status.isFile() && this.status.size > mostAtOnce && this.#isPlainUtf8()) this.#begin();
      else this.#take(readFileSync(this.#descriptor));
    } catch (error) {
      if (error instanceof InputError) throw error;
      throw new InputError(`cannot ${error.syscall === "open" ? "open" : "read"} ${this.name}: ${reasonOf(error)}`);
    } finally {
      if (!this.isInPieces) this.close();
    }
    return this;
  }

  close() {
    if (this.#descriptor !== null) closeSync(this.#descriptor);
    this.#descriptor = null;
  }

  /** Forgets what was read; `open` reads it again. */
  forget() {
    this.close();
    this.#whole = null;
    this.isInPieces = false;
  }

  /** After it was fixed, the text is another one. */
  become(bytes) {
    this.close();
    this.isInPieces = false;
    this.#whole = bytes;
  }

  /** All bytes; read now, if that was not necessary before. */
  get bytes() {
    if (this.#whole === null) {
      this.#take(readFileSync(this.path));
      this.close();
      this.isInPieces = false;
    }
    return this.#whole;
  }

  get isUtf8() {
    return this.isInPieces || (isUtf8(this.#whole) && !isUtf16(this.#whole));
  }

  beginning(size) {
    return this.isInPieces ? this.read(0, size) : this.#whole.subarray(0, size);
  }

  /** The bytes from one place to another, as far as there are any. */
  read(from, to) {
    if (!this.isInPieces) return this.#whole.subarray(from, to);
    const buffer = Buffer.alloc(to - from);
    return buffer.subarray(0, readSync(this.#descriptor, buffer, 0, to - from, from));
  }

  *pieces() {
    if (!this.isInPieces) {
      for (let at = 0; at < this.#whole.length; at += pieceSize) yield this.#whole.subarray(at, at + pieceSize);
      return;
    }
    for (let at = 0; ; at += pieceSize) {
      const piece = this.read(at, at + pieceSize);
      if (piece.length === 0) return;
      yield piece;
    }
  }

  #begin() {
    this.isInPieces = true;
    this.#check(this.read(0, examinedBytes));
  }

  #take(bytes) {
    this.packing = packingOf(bytes);
    this.#whole = this.packing === null ? bytes : this.#unpacked(bytes);
    if (this.packing === null && this.path !== null && compressions.some((ending) => this.path.toLowerCase().endsWith(ending)))
      throw new InputError(
        `cannot read ${this.name}: ${bytes.length === 0 ? "it is empty" : "it is not compressed"}, ` +
          `although its name says that it is compressed`,
      );
    if (isZip(bytes)) throw new InputError(`cannot read ${this.name}: it is a ZIP archive, which only ${native} reads`);
    this.#check(this.#whole);
  }

  #unpacked(bytes) {
    const { name, open } = this.packing;
    if (!open) throw new InputError(`cannot read ${this.name}: it is compressed by ${name}, which only ${native} reads`);
    try {
      return open(bytes);
    } catch (error) {
      throw new InputError(`cannot read ${this.name}: the compressed data is damaged or cut short (${error.message})`);
    }
  }

  #check(bytes) {
    if (!looksLikeText(bytes.subarray(0, examinedBytes))) throw new InputError(`cannot read ${this.name}: it is not text`);
  }

  // Without a byte-order mark, since only whole texts are converted.
  #isPlainUtf8() {
    let left = Buffer.alloc(0);
    let isFirst = true;
    for (let at = 0; ; at += pieceSize) {
      const buffer = Buffer.allocUnsafe(pieceSize);
      const piece = buffer.subarray(0, readSync(this.#descriptor, buffer, 0, pieceSize, at));
      if (piece.length === 0) return left.length === 0;
      if (isFirst && (packingOf(piece) !== null || isZip(piece) || piece[0] === 0xef || isUtf16(piece))) return false;
      isFirst = false;
      const joined = left.length === 0 ? piece : Buffer.concat([left, piece]);
      const end = wholeCharacters(joined);
      if (!isUtf8(joined.subarray(0, end))) return false;
      left = joined.subarray(end);
    }
  }
}
