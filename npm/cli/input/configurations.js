// Configuration files, which this program does not read. Results that a configuration would change must not look as if it
// had been obeyed, so a file that has one is refused.
import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { UsageError, native } from "../errors.js";

const names = ["ctlpgn.toml", ".ctlpgn.toml"];

function nearest(folder, known) {
  if (known.has(folder)) return known.get(folder);
  const here = names.map((name) => join(folder, name)).find((path) => existsSync(path));
  const above = dirname(folder);
  const found = here ?? (above === folder ? null : nearest(above, known));
  known.set(folder, found);
  return found;
}

/** The configuration of a file, or null; without a path that of the working directory. */
export const configurationNear = (path, known = new Map()) =>
  nearest(path === null ? process.cwd() : dirname(resolve(path)), known);

/** Throws where one of the files has a configuration, unless --no-config says that it does not count. */
export function checkConfigurations(files, values) {
  if (values["no-config"]) return;
  const known = new Map();
  for (const { path } of files) {
    const found = configurationNear(path, known);
    if (found)
      throw new UsageError(
        `${found} is a configuration, which this program cannot read: ${native} obeys it, and --no-config ` +
          `goes on without it`,
      );
  }
}
