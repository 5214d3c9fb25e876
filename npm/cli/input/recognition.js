// Which notation a file is in, by its name and its first lines.
import { basename } from "node:path";

/** All notations, in the order of the program, with the extension of each. */
export const extensions = { "ctl-pgn": ".ctl-pgn", diplomat: ".diplomat", pgn: ".pgn", xiangqi: ".wxf" };
export const notationNames = Object.keys(extensions);
// Files of xiangqi have these as well, and so has prose.
const sharedExtensions = [".ccf", ".pgn", ".txt", ".xiangqi"];
const ofXiangqi = "xiangqi";

export const compressions = [".gz", ".bz2", ".xz", ".zst"];

const hasExtension = (name, extension) => name.length > extension.length && name.toLowerCase().endsWith(extension);

export function nameWithoutCompression(path) {
  const name = basename(path);
  const ending = compressions.find((each) => hasExtension(name, each));
  return ending ? name.slice(0, -ending.length) : name;
}

/** The notation whose extension the file has; null if none. */
export function notationOfName(path) {
  const name = nameWithoutCompression(path);
  return notationNames.find((each) => hasExtension(name, extensions[each])) ?? null;
}

const isShared = (path) => sharedExtensions.some((each) => hasExtension(nameWithoutCompression(path), each));

/** Whether the name may be one of a file of games. */
export const isCalledAsGames = (path) => notationOfName(path) !== null || isShared(path);
export const isDecidedByText = (path) => notationOfName(path) === null || isShared(path);
export const isZip = (path) => hasExtension(path, ".zip");
export const isCalledAsJson = (path) => [".json", ".jsonl"].some((each) => hasExtension(nameWithoutCompression(path), each));

export const patternsOfFiles = (only) =>
  [...new Set([...(only ? [extensions[only]] : Object.values(extensions)), ...sharedExtensions])]
    .map((each) => `*${each}`)
    .join(", ");

/** Whether a text begins as JSON of games does. */
export const isJsonOfGames = (beginning) => /^\uFEFF?\s*\{\s*"[A-Za-z]+"\s*:\s*[{["0-9]/.test(beginning);

export const guessedBytes = 4096;

/** The first lines as text, in UTF-16 if they are. */
export function beginningOf(bytes) {
  const part = bytes.subarray(0, guessedBytes);
  const [first, second] = part;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff))
    return new TextDecoder(first === 0xff ? "utf-16le" : "utf-16be").decode(part);
  return part.toString("utf8");
}

/**
 * What the name and the beginning say: `notation`, or null, and `likeness`. A text that says which notation it is in
 * counts for more than its name, if that notation shares the extension.
 */
export function notationOfFile(engine, path, beginning) {
  const named = notationOfName(path);
  if (named !== null && !isDecidedByText(path)) return { notation: named, likeness: "certain" };
  const guessed = engine.guess(beginning);
  if (named === null) return { notation: guessed.notation ?? null, likeness: guessed.likeness };
  const isOther = guessed.likeness === "certain" && guessed.notation === ofXiangqi && isShared(path);
  return { notation: isOther ? ofXiangqi : named, likeness: "certain" };
}
