// What a path leads to.
import { statSync } from "node:fs";

/** Undefined where it leads to nothing, for whatever reason; opening it says why. */
export function statusOf(path) {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}
