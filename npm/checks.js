// Checks the types of arguments, and rejects wrong ones by name before the module is called. The module checks the
// meaning of words and numbers.
const mostShown = 40;

function shown(value) {
  if (typeof value === "string") return JSON.stringify(value.length > mostShown ? `${value.slice(0, mostShown)}…` : value);
  if (Array.isArray(value)) return "a list";
  if (value !== null && typeof value === "object") return "an object";
  if (typeof value === "function" || typeof value === "symbol") return `a ${typeof value}`;
  return typeof value === "bigint" ? `${value}n` : String(value);
}

/** Throws what says how the argument or option of that name must be. */
export function refuse(name, must, value) {
  throw new TypeError(`${name} must be ${must}, and is ${shown(value)}`);
}

export const isBytes = (input) => ArrayBuffer.isView(input) || input instanceof ArrayBuffer;

const isWord = (value) => typeof value === "string";
const isWhole = (value, most) => Number.isInteger(value) && value >= 0 && value <= most;

const word = { must: "a string", fits: isWord };
const words = { must: "a list of words", fits: Array.isArray, each: checkString };
const flag = { must: "true or false", fits: (value) => typeof value === "boolean" };
const count = { must: "a whole number below 2^32", fits: (value) => isWhole(value, 2 ** 32 - 1) };

const limits = { depth: count, tags: count, commentBytes: count, gameBytes: count, findings: count };

// The options of all functions: one object may hold options for several functions, and each takes its own.
const options = {
  notation: word, level: word, limits, spans: flag, positions: flag, pretty: flag, lines: flag, profile: word, select: words,
  extendSelect: words, ignore: words, fixes: flag, boards: flag, unsafe: flag, ascii: flag, typographicHyphens: flag, indent: word,
  width: count, reflow: flag, force: flag, edition: word, letters: word, moves: word, game: count,
};

function checkMembers(said, known, path) {
  for (const [name, value] of Object.entries(said)) {
    if (!Object.hasOwn(known, name))
      throw new TypeError(`there is no option ${path}${name}; there are: ${Object.keys(known).join(" ")}`);
    if (value === undefined || value === null) continue;
    const { must, fits, each } = known[name];
    if (must === undefined) checkObject(value, known[name], `${path}${name}`, `${path}${name}.`);
    else if (!fits(value)) refuse(path + name, must, value);
    else if (each) value.forEach((element, at) => each(element, `${path}${name}[${at}]`));
  }
}

function checkObject(said, known, name, path) {
  if (said === null || typeof said !== "object" || Array.isArray(said)) refuse(name, "an object", said);
  checkMembers(said, known, path);
}

export const checkOptions = (said) => checkObject(said, options, "options", "");

export function checkString(value, name) {
  if (!isWord(value)) refuse(name, "a string", value);
}

export function checkNumber(value, name) {
  if (typeof value !== "number" || Number.isNaN(value)) refuse(name, "a number", value);
}

const deepest = 20; // the same limit as in the program

export function checkDepth(value) {
  if (!isWhole(value, deepest)) refuse("depth", `a whole number from 0 to ${deepest}`, value);
}
