// Reads the words after a command, by the table of its options.
import { existsSync } from "node:fs";
import { UsageError, native } from "./errors.js";

const mostSlips = 2;

// Levenshtein's distance.
function distance(one, other) {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; ++i) {
    const next = [i];
    for (let j = 1; j <= other.length; ++j)
      next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (one[i - 1] === other[j - 1] ? 0 : 1));
    row = next;
  }
  return row[other.length];
}

/** "; did you mean "lint"?", where a known word is near. */
export function didYouMean(word, known) {
  const near = known
    .map((each) => ({ each, slips: distance(word, each) }))
    .filter(({ slips, each }) => slips <= mostSlips && slips < each.length - 1)
    .sort((a, b) => a.slips - b.slips);
  return near.length === 0 ? "" : `; did you mean "${near[0].each}"?`;
}

/** The options of a command by name, from all its groups. */
export function optionsOf(command) {
  const all = new Map([["help", { short: "h", help: "print this help" }]]);
  for (const group of command.groups) for (const [name, option] of Object.entries(group.options)) all.set(name, option);
  return all;
}

function refuseUnknown(command, written, options) {
  const name = written.split("=")[0];
  if (command.elsewhere.includes(name)) throw new UsageError(`${name} is not in the npm package: ${native} has it`);
  if (existsSync(written)) throw new UsageError(`unknown option ${written}; write ./${written} for the file of that name`);
  throw new UsageError(
    `unknown option ${name}${didYouMean(
      name,
      [...options.keys()].map((each) => `--${each}`),
    )}`,
  );
}

function numberFrom(name, written) {
  if (!/^[0-9]+$/.test(written) || Number(written) >= 2 ** 32)
    throw new UsageError(`${name}: must be a whole number below 2^32, found "${written}"`);
  return Number(written);
}

function wordFrom(name, written, words) {
  const found = words.find((each) => each.toLowerCase() === written.toLowerCase());
  if (found === undefined)
    throw new UsageError(`${name}: must be one of ${words.join(", ")}, found "${written}"${didYouMean(written, words)}`);
  return found;
}

// An option that takes a list may be repeated; another one is given once.
function store(values, name, option, shown, written) {
  if (option.kind !== "list" && Object.hasOwn(values, name) && option.value)
    throw new UsageError(`${shown}: may be given once, and is given twice`);
  if (!option.value) values[name] = true;
  else if (written === "") throw new UsageError(`${shown}: needs a value`);
  else if (option.kind === "list") values[name] = [...(values[name] ?? []), ...written.split(",").filter((each) => each !== "")];
  else if (option.kind === "number") values[name] = numberFrom(shown, written);
  else if (option.words) values[name] = wordFrom(shown, written, option.words);
  else values[name] = written;
}

/** The values of options by their names, and the other words. */
export function readWords(command, words) {
  const options = optionsOf(command);
  const byLetter = new Map([...options].filter(([, { short }]) => short).map(([name, { short }]) => [short, name]));
  const values = {};
  const rest = [];
  const queue = [...words];
  const take = (name, shown, attached) => {
    const option = options.get(name);
    if (!option.value && attached !== null) throw new UsageError(`${shown}: takes no value`);
    const needsNext = option.value && attached === null;
    if (needsNext && queue.length === 0) throw new UsageError(`${shown}: needs a value`);
    store(values, name, option, shown, needsNext ? queue.shift() : attached);
  };
  while (queue.length !== 0) {
    const word = queue.shift();
    if (word === "") throw new UsageError("an argument is empty");
    if (word === "--") {
      rest.push(...queue.splice(0));
    } else if (word.startsWith("--")) {
      const equals = word.indexOf("=");
      const name = word.slice(2, equals < 0 ? undefined : equals);
      if (!options.has(name)) refuseUnknown(command, word, options);
      take(name, `--${name}`, equals < 0 ? null : word.slice(equals + 1));
    } else if (word.startsWith("-") && word.length > 1) {
      readLetters(command, word, options, byLetter, take);
    } else {
      rest.push(word);
    }
  }
  if (!values.help) checkCombinations(command, values, rest);
  return { values, words: rest };
}

// -q, -o FILE, -oFILE, and several flags at once.
function readLetters(command, word, options, byLetter, take) {
  for (let at = 1; at < word.length; ++at) {
    const name = byLetter.get(word[at]);
    if (name === undefined) refuseUnknown(command, at === 1 ? word : `-${word[at]}`, options);
    const takesValue = Boolean(options.get(name).value);
    const attached = takesValue && at + 1 < word.length ? word.slice(at + 1) : null;
    take(name, `-${word[at]}`, attached);
    if (takesValue) return;
  }
}

function checkCombinations(command, values, words) {
  for (const [one, other] of command.excludes ?? [])
    if (values[one] && values[other]) throw new UsageError(`--${one} and --${other} cannot be combined`);
  for (const [one, ...needed] of command.needs ?? [])
    if (values[one] && !needed.some((each) => values[each])) throw new UsageError(`--${one}: needs --${needed.join(" or --")}`);
  const { argument } = command;
  if (argument?.isRequired && words.length === 0) throw new UsageError(`${argument.name} is missing`);
  if (!argument?.isMany && words.length > (argument ? 1 : 0))
    throw new UsageError(`"${words[argument ? 1 : 0]}" is one argument too many`);
}
