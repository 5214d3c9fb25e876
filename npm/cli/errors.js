// What ends a command, or the reading of one file.

/** The statuses that the program ends with. */
export const clean = 0;
export const found = 1;
export const failed = 2;

/** The command line asks for what does not exist or cannot be done. */
export class UsageError extends Error {}

/** A file that cannot be read. */
export class InputError extends Error {}

/** A file that cannot be written. */
export class OutputError extends Error {}

/** Where what this program lacks can be had. */
export const native = "the native program ctlpgn";

/** "No such file or directory": why the system refused, without the call that failed. */
export function reasonOf(error) {
  const [, words] = /^[A-Z0-9_]+: ([^,]+)/.exec(error.message) ?? [];
  return words ? words[0].toUpperCase() + words.slice(1) : error.message;
}
