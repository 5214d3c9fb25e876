// Patterns for paths, as in .gitignore: `?` is one character, `[a-z]` one of these, `[!a-z]` one of the others, `*` any
// number of characters without a slash, and `**` any number of characters. A pattern without a slash is about the last
// part of the path.
const special = /[\\^$.*+?()[\]{}|/-]/;
const literal = (character) => (special.test(character) ? `\\${character}` : character);

const classes = {
  alnum: "A-Za-z0-9",
  alpha: "A-Za-z",
  blank: " \\t",
  cntrl: "\\x00-\\x1f\\x7f",
  digit: "0-9",
  graph: "!-~",
  lower: "a-z",
  print: " -~",
  punct: "!-\\/:-@\\[-`{-~",
  space: "\\s",
  upper: "A-Z",
  xdigit: "0-9A-Fa-f",
};

// A set in brackets, or null where its end is missing.
function setAt(characters, begin) {
  let at = begin + 1;
  const isNegated = characters[at] === "!" || characters[at] === "^";
  if (isNegated) ++at;
  let inside = "";
  for (let isFirst = true; isFirst || characters[at] !== "]"; isFirst = false) {
    if (at >= characters.length) return null;
    const named = /^\[:(\w+):\]/.exec(characters.slice(at).join(""));
    if (named) {
      inside += classes[named[1]] ?? "";
      at += named[0].length;
      continue;
    }
    if (characters[at] === "-" && inside !== "" && characters[at + 1] !== "]") {
      inside += "-";
      ++at;
      continue;
    }
    if (characters[at] === "\\" && at + 1 < characters.length) ++at;
    inside += literal(characters[at++]);
  }
  return { source: `(?!\\/)[${isNegated ? "^" : ""}${inside}]`, next: at + 1 };
}

function sourceOf(pattern) {
  const characters = [...pattern];
  let source = "";
  for (let at = 0; at < characters.length;) {
    const character = characters[at];
    if (character === "*" && characters[at + 1] === "*") {
      const isOfParts = characters[at + 2] === "/";
      source += isOfParts ? "(?:.*\\/)?" : ".*";
      at += isOfParts ? 3 : 2;
    } else if (character === "*") {
      source += "[^/]*";
      ++at;
    } else if (character === "?") {
      source += "[^/]";
      ++at;
    } else {
      const set = character === "[" ? setAt(characters, at) : null;
      if (set) {
        source += set.source;
        at = set.next;
        continue;
      }
      if (character === "\\" && at + 1 < characters.length) ++at;
      source += literal(characters[at++]);
    }
  }
  return source;
}

const known = new Map();

function expressionOf(pattern) {
  if (!known.has(pattern)) {
    try {
      known.set(pattern, new RegExp(`^${sourceOf(pattern)}$`, "su"));
    } catch {
      known.set(pattern, /^(?!)/); // such as a range from z to a: nothing
    }
  }
  return known.get(pattern);
}

/** Whether a pattern matches a path with slashes. */
export function matchesGlob(pattern, path) {
  if (!pattern.includes("/")) return expressionOf(pattern).test(path.slice(path.lastIndexOf("/") + 1));
  return expressionOf(pattern.replace(/^\//, "")).test(path);
}
