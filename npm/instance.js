// One instance of the module: its memory, and what it says.
import { textOf } from "#text";

/** What the toolkit cannot do, and why. */
export class CtlpgnError extends Error {
  constructor(message, options) {
    super(message, options);
    this.name = "CtlpgnError";
  }
}

const encoder = new TextEncoder();

/** The bytes of a text, or of bytes in any form. */
export function bytesOf(input) {
  if (typeof input === "string") return encoder.encode(input);
  if (input instanceof Uint8Array) return input;
  if (ArrayBuffer.isView(input)) return new Uint8Array(input.buffer, input.byteOffset, input.byteLength);
  if (input instanceof ArrayBuffer) return new Uint8Array(input);
  throw new TypeError("the text must be a string or bytes");
}

// Pieces of text in UTF-8, which may end within a character.
class Texts {
  #pieces = [];
  #size = 0;

  add(bytes) {
    this.#pieces.push(bytes.slice());
    this.#size += bytes.length;
  }

  take() {
    const bytes = new Uint8Array(this.#size);
    let at = 0;
    for (const piece of this.#pieces) {
      bytes.set(piece, at);
      at += piece.length;
    }
    this.#pieces = [];
    this.#size = 0;
    return textOf(bytes);
  }
}

// As src/text/encoding.hpp numbers them. Below 0xA0 Windows has what Latin-1 has not.
const encodings = ["utf-8", "utf-16le", "utf-16be", "windows-1252", "gb18030"];
const decoderOf = (encoding) => (encoding < encodings.length ? new TextDecoder(encodings[encoding]) : new Decoder850());

export class Instance {
  #exports;
  #channels = [new Texts(), new Texts()]; // as src/wasm/host.hpp numbers them
  #complaint = new Texts();
  #decoder; // of a text in another encoding
  #decoded;
  #ended = false;

  constructor(compiled) {
    const host = {
      ctlpgn: {
        write: (channel, at, size) => this.#channels[channel].add(this.#view(at, size)),
        decodeFrom: (encoding) => (this.#decoder = decoderOf(encoding)),
        decode: (at, size, ended) => {
          const more = { stream: ended === 0 };
          this.#decoded = encoder.encode(this.#decoder.decode(this.#view(at, size), more));
          return this.#decoded.length;
        },
        decoded: (at) => this.#view(at, this.#decoded.length).set(this.#decoded),
        sin: Math.sin,
        cos: Math.cos,
        number: (at, size) => Number(textOf(this.#view(at, size))),
        fail: (at, size) => this.#complaint.add(this.#view(at, size)),
      },
    };
    // What the language's library asks of a system: there are no files (WASI says 8).
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

  // The module's memory with these bytes; who calls gives it back.
  #put(bytes) {
    const at = this.#exports.ctlpgn_take(bytes.length) >>> 0;
    if (at === 0) throw new CtlpgnError(`there is no memory for ${bytes.length} bytes`);
    this.#view(at, bytes.length).set(bytes);
    return at;
  }

  /** Calls a function of the module with texts. A trap ends the instance, and is told as an error. */
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
}
