// Loading in browsers: fetched from next to this file, and compiled while it arrives. It works even if the server
// does not know the type of such files.
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
