// For programs that choose when and from where the module is loaded.
import { compiled } from "#compiled";
import { isBytes, refuse } from "./checks.js";
import { Toolkit } from "./toolkit.js";

export { CtlpgnError } from "./instance.js";
export { Offsets, applyFix } from "./offsets.js";
export { Toolkit };

/** The toolkit over a module: compiled, as bytes, or, if none is given, the package's own. */
export async function load(module) {
  if (module === undefined) return new Toolkit(await compiled());
  if (module instanceof WebAssembly.Module) return new Toolkit(module);
  if (!isBytes(module)) refuse("module", "a WebAssembly.Module or its bytes", module);
  return new Toolkit(await WebAssembly.compile(module));
}
