// What is loaded in browsers: fetched from beside this file, and compiled while it comes. Servers that do not know the type of
// such files do no harm.
async function answerOf(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} cannot be loaded: ${response.status} ${response.statusText}`);
  return response;
}

export const compiled = async () => {
  const response = await answerOf(new URL("./ctlpgn.wasm", import.meta.url));
  return response.headers.get("content-type") === "application/wasm"
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
};

export const explanations = async () => (await answerOf(new URL("./rules.json", import.meta.url))).json();

const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

/** The text that these bytes of UTF-8 are. */
export const textOf = (bytes) => decoder.decode(bytes);
