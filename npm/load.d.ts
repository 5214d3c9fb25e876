import { Toolkit } from "./toolkit.js";

export * from "./offsets.js";
export * from "./toolkit.js";

/** The toolkit over a module: compiled, as bytes, or, if none is given, the package's own. */
export function load(module?: WebAssembly.Module | BufferSource): Promise<Toolkit>;
