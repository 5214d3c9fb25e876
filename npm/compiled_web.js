// The module in browsers: fetched from beside this file, and compiled while it comes. Servers that do not know the type of such
// files do no harm.
export const compiled = async () => {
  const response = await fetch(new URL("./ctlpgn.wasm", import.meta.url));
  if (!response.ok) throw new Error(`ctlpgn.wasm cannot be loaded: ${response.status} ${response.statusText}`);
  return response.headers.get("content-type") === "application/wasm"
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
};
