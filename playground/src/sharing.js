// A text in the address of the page: after the #, which is never sent to a server.
const longest = 32_000;

const through = (stream, bytes) => new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer();

const toLetters = (bytes) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");

const fromLetters = (letters) =>
  Uint8Array.from(atob(letters.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

/** The address of the page with this text; null if it would be too long. */
export async function share(text, notation) {
  const packed = new Uint8Array(await through(new CompressionStream("deflate-raw"), new TextEncoder().encode(text)));
  const letters = toLetters(packed);
  if (letters.length > longest) return null;
  return `#text=${letters}${notation ? `&notation=${notation}` : ""}`;
}

/** What the address says; null if it says nothing, or nothing that can be read. */
export async function shared() {
  const said = new URLSearchParams(location.hash.slice(1));
  if (!said.has("text")) return null;
  try {
    const bytes = await through(new DecompressionStream("deflate-raw"), fromLetters(said.get("text")));
    return { text: new TextDecoder().decode(bytes), notation: said.get("notation") ?? "" };
  } catch {
    return null;
  }
}
