// One instance of the module: its memory and its output.
import { isBytes, refuse } from "./checks.js";
import { textOf } from "./texts.js";

/** What the toolkit cannot do, and why. */
export class CtlpgnError extends Error {
  constructor(message, options) {
    super(message, options);
    this.name = "CtlpgnError";
  }
}

const encoder = new TextEncoder();

/** The bytes of a text, or of bytes in any form; `name` is that of the argument. */
export function bytesOf(input, name = "text") {
  if (typeof input === "string") return encoder.encode(input);
  if (!isBytes(input)) refuse(name, "a string or bytes", input);
  try {
    return ArrayBuffer.isView(input) ? new Uint8Array(input.buffer, input.byteOffset, input.byteLength) : new Uint8Array(input);
  } catch (cause) {
    throw new TypeError(`${name} must be bytes that are still here, and these have been handed to another thread`, { cause });
  }
}

const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

// A text in UTF-8 that arrives in pieces, which may end within a character. Its memory is reused for the next text,
// unless it is large: allocation would take as long as all the rest.
const mostKept = 128 << 20;
// No platform has longer strings, and most have a lower limit.
const mostAnswered = 2 ** 31;

const tooLong = (cause) =>
  new CtlpgnError("the answer is too long for a string; games and findings give it piece by piece", { cause });

class Texts {
  #bytes = new Uint8Array(0);
  #size = 0;

  add(piece) {
    const size = this.#size + piece.length;
    if (size > mostAnswered) throw tooLong();
    if (size > this.#bytes.length) {
      const larger = new Uint8Array(Math.max(size, Math.min(2 * this.#bytes.length, mostAnswered)));
      larger.set(this.#bytes.subarray(0, this.#size));
      this.#bytes = larger;
    }
    this.#bytes.set(piece, this.#size);
    this.#size = size;
  }

  // Valid until the next piece is added.
  takeBytes() {
    const bytes = this.#bytes.subarray(0, this.#size);
    this.#size = 0;
    if (this.#bytes.length > mostKept) this.#bytes = new Uint8Array(0);
    return bytes;
  }

  take() {
    const bytes = this.takeBytes();
    try {
      return textOf(bytes);
    } catch (cause) {
      throw tooLong(cause);
    }
  }
}

// With the numbers of include/ctlpgn/encoding.hpp. The module converts single-byte encodings itself.
const encodings = ["utf-8", "utf-16le", "utf-16be", null, "gb18030", null, "big5", "gb18030"];

export class Instance {
  #exports;
  #channels = [new Texts(), new Texts()]; // with the numbers of src/answers/output.hpp
  #pieces = null; // takes what is written to the first channel
  #complaint = new Texts();
  #decoder; // of a text in another encoding
  #decoded;
  #ended = false;

  constructor(compiled) {
    const host = {
      ctlpgn: {
        write: (channel, at, size) => {
          if (channel === 0 && this.#pieces !== null) this.#pieces(this.#view(at, size));
          else this.#channels[channel].add(this.#view(at, size));
        },
        decodeFrom: (encoding) => (this.#decoder = new TextDecoder(encodings[encoding])),
        decode: (at, size, ended) => {
          const more = { stream: ended === 0 };
          this.#decoded = encoder.encode(this.#decoder.decode(this.#view(at, size), more));
          return this.#decoded.length;
        },
        decoded: (at) => this.#view(at, this.#decoded.length).set(this.#decoded),
        sin: Math.sin,
        cos: Math.cos,
        number: (at, size) => Number(decoder.decode(this.#view(at, size))),
        fail: (at, size) => this.#complaint.add(this.#view(at, size)),
      },
    };
    // What the C++ library requires of a system: there are no files (error 8 of WASI).
    for (const { module, name } of WebAssembly.Module.imports(compiled))
      if (module !== "ctlpgn") (host[module] ??= {})[name] = () => 8;
    this.#exports = new WebAssembly.Instance(compiled, host).exports;
    this.#exports._initialize?.();
  }

  /** Of no use any more. */
  get ended() {
    return this.#ended;
  }

  get memoryBytes() {
    return this.#exports.memory.buffer.byteLength;
  }

  #view(at, size) {
    return new Uint8Array(this.#exports.memory.buffer, at >>> 0, size >>> 0);
  }

  // Copies the bytes into the module's memory; the caller frees it.
  #put(bytes) {
    const at = this.#exports.ctlpgn_take(bytes.length) >>> 0;
    if (at === 0) throw new CtlpgnError(`there is no memory for ${bytes.length} bytes`);
    this.#view(at, bytes.length).set(bytes);
    return at;
  }

  /** Calls a function of the module with texts. A trap ends the instance, and is reported as an error. */
  call(name, before, ...inputs) {
    if (this.#ended) throw new CtlpgnError("the stream has ended with an error before");
    const given = [];
    try {
      const words = inputs.flatMap((bytes) => {
        const at = this.#put(bytes);
        given.push(at);
        return [at, bytes.length];
      });
      const result = this.#exports[name](...before, ...words);
      for (const at of given) this.#exports.ctlpgn_give_back(at);
      return result;
    } catch (cause) {
      this.#ended = true;
      if (cause instanceof CtlpgnError) throw cause;
      const why = this.#complaint.take();
      throw new CtlpgnError(why || `the text is too large or too deep to be read (${cause.message})`, { cause });
    }
  }

  take(channel) {
    return this.#channels[channel].take();
  }

  /** The bytes of a channel, valid until the next call. */
  takeBytes(channel) {
    return this.#channels[channel].takeBytes();
  }

  /**
   * From now on, `take` gets the text piece by piece as the module writes it, and nothing is kept; null: everything is
   * kept again. A piece is valid only during the call, which must not call the module.
   */
  passOn(take) {
    this.#pieces = take;
  }
}
