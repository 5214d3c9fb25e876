// Files that .gitignore excludes, inside a repository.
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { matchesGlob } from "./glob.js";

const slashes = (path) => path.split(sep).join("/");

function rootOf(folder) {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, ".git"))) return at;
    if (dirname(at) === at) return null;
  }
}

// Spaces at the end of a line are no part of it, unless a backslash is before the first of them.
function patternOf(line) {
  const written = line.replace(/(\\ )?[ \t\r]*$/, "$1");
  if (written === "" || written.startsWith("#")) return null;
  const isNegated = written.startsWith("!");
  const glob = isNegated ? written.slice(1) : written;
  const foldersOnly = glob.endsWith("/");
  const words = foldersOnly ? glob.slice(0, -1) : glob;
  return words === "" ? null : { glob: words, isNegated, foldersOnly };
}

export class IgnoredFiles {
  #patterns = new Map(); // by folder
  #roots = new Map();

  has(file) {
    const path = resolve(file);
    const root = this.#rootOf(dirname(path));
    if (root === null) return false;
    // Everything in an ignored folder is ignored, whatever the files in it say.
    const parts = relative(root, path).split(sep);
    return parts.some((_, count) => this.#isIgnored(root, parts.slice(0, count + 1), count + 1 < parts.length));
  }

  #isIgnored(root, parts, isFolder) {
    let ignored = false;
    for (let depth = 0; depth < parts.length; ++depth) {
      const path = slashes(parts.slice(depth).join(sep));
      for (const each of this.#in(join(root, ...parts.slice(0, depth))))
        if ((isFolder || !each.foldersOnly) && matchesGlob(each.glob, path)) ignored = !each.isNegated;
    }
    return ignored;
  }

  #rootOf(folder) {
    if (!this.#roots.has(folder)) this.#roots.set(folder, rootOf(folder));
    return this.#roots.get(folder);
  }

  #in(folder) {
    if (!this.#patterns.has(folder)) {
      let text = "";
      try {
        text = readFileSync(join(folder, ".gitignore"), "utf8");
      } catch {
        // There is none, or it cannot be read.
      }
      this.#patterns.set(folder, text.split("\n").map(patternOf).filter(Boolean));
    }
    return this.#patterns.get(folder);
  }
}
