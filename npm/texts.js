// Bytes of UTF-8 as strings.
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

let decode = (bytes) => decoder.decode(bytes);

/** The text that these bytes are, which are not kept. */
export const textOf = (bytes) => decode(bytes);

/** For a platform that has a faster way. */
export function decodeBy(faster) {
  decode = faster;
}
