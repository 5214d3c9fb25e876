// Texts out of bytes in browsers.
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

export const textOf = (bytes) => decoder.decode(bytes);
