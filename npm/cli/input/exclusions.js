// Which files of a folder are read: --exclude, --include, .gitignore.
import { relative, resolve, sep } from "node:path";
import { matchesGlob } from "./glob.js";
import { IgnoredFiles } from "./ignored_files.js";

// Whether the pattern matches the file, or a folder that it is in. With a slash at its end it is about folders.
function namesOrHolds(pattern, path) {
  const isLocal = pattern.startsWith("./");
  const glob = (isLocal ? pattern.slice(1) : pattern).replace(/\/$/, "");
  const parts = relative(process.cwd(), resolve(path)).split(sep);
  if (pattern.endsWith("/")) parts.pop();
  return parts.some((_, count) => matchesGlob(glob, parts.slice(0, count + 1).join("/")));
}

export class Exclusions {
  #exclude;
  #include;
  #ignored;

  constructor({ exclude = [], include = [], "no-gitignore": noGitignore = false }) {
    this.#exclude = exclude;
    this.#include = include;
    this.#ignored = noGitignore ? null : new IgnoredFiles();
  }

  wants(path) {
    const isIn = (patterns) => patterns.some((each) => namesOrHolds(each, path));
    if (isIn(this.#exclude) || (this.#include.length !== 0 && !isIn(this.#include))) return false;
    return !this.#ignored?.has(path);
  }
}
