// Messages of the Language Server Protocol: a header with the length, and JSON.
import { InputError } from "../errors.js";
import { bytesOf, writeOut } from "../output/standard_streams.js";

const headerEnd = "\r\n\r\n";
const longestHeader = 4096;

/** Cuts what arrives into messages. */
export class MessageReader {
  #waiting = [];
  #size = 0;
  #wanted = 0; // bytes that the next message needs at least

  /** The messages that are complete with this part, as text. Throws where there is no header. */
  *add(part) {
    this.#waiting.push(part);
    this.#size += part.length;
    while (this.#size > 0 && this.#size >= this.#wanted) {
      const bytes = this.#waiting.length === 1 ? this.#waiting[0] : Buffer.concat(this.#waiting);
      this.#waiting = [bytes];
      const end = bytes.indexOf(headerEnd);
      if (end < 0 && bytes.length <= longestHeader) return;
      const length = /^content-length: *(\d+) *$/im.exec(bytes.toString("latin1", 0, Math.max(end, 0)))?.[1];
      if (length === undefined)
        throw new InputError("standard input is no message of an editor: it must begin with Content-Length");
      const begin = end + headerEnd.length;
      this.#wanted = begin + Number(length);
      if (bytes.length < this.#wanted) return;
      yield bytes.toString("utf8", begin, this.#wanted);
      this.#waiting = [bytes.subarray(this.#wanted)];
      this.#size = bytes.length - this.#wanted;
      this.#wanted = 0;
    }
  }
}

/** Sends a message, which is JSON. */
export function send(text) {
  const body = bytesOf(text);
  writeOut(Buffer.concat([Buffer.from(`Content-Length: ${body.length}${headerEnd}`), body]));
}
