// Finds the files that a command line names, and those in its folders.
import { closeSync, openSync, readSync, readdirSync } from "node:fs";
import { resolve, sep } from "node:path";
import { isatty } from "node:tty";
import { InputError, UsageError, native, reasonOf } from "../errors.js";
import { complain } from "../output/standard_streams.js";
import { checkConfigurations } from "./configurations.js";
import { Exclusions } from "./exclusions.js";
import { statusOf } from "./file_status.js";
import { GameFile } from "./game_file.js";
import {
  beginningOf,
  compressions,
  guessedBytes,
  isCalledAsGames,
  isDecidedByText,
  isJsonOfGames,
  isZip,
  notationOfFile,
  notationOfName,
  patternsOfFiles,
} from "./recognition.js";

const isFolder = (path) => statusOf(path)?.isDirectory() ?? false;

function firstBytes(path) {
  const descriptor = openSync(path, "r");
  try {
    const buffer = Buffer.alloc(guessedBytes);
    return buffer.subarray(0, readSync(descriptor, buffer, 0, guessedBytes, 0));
  } finally {
    closeSync(descriptor);
  }
}

// Searches folders for files that some notation claims. Links to folders are not followed.
class FolderSearch {
  constructor(engine, only) {
    this.engine = engine;
    this.only = only;
    this.found = [];
  }

  run(folder) {
    const open = [folder];
    while (open.length !== 0) {
      const next = open.pop();
      try {
        for (const entry of readdirSync(next, { withFileTypes: true })) {
          const path = (/[/\\]$/.test(next) ? next : next + sep) + entry.name;
          if (entry.isDirectory()) open.push(path);
          else this.#lookAt(path);
        }
      } catch (error) {
        this.#add(next, null, `cannot read ${next}: ${reasonOf(error)}`);
      }
    }
    return this.found.sort((a, b) => (a.path < b.path ? -1 : 1));
  }

  #lookAt(path) {
    const status = statusOf(path);
    if (status && !status.isFile()) return;
    if (status && isZip(path)) {
      this.#add(path, null, `cannot read ${path}: ZIP archives are read only by ${native}`);
      return;
    }
    if (!isCalledAsGames(path)) return;
    if (!status) {
      this.#add(path, null, `cannot read ${path}: No such file or directory`);
      return;
    }
    const claims = this.#notationOf(path);
    if (claims !== null) this.#add(path, claims, null);
  }

  // Prose also has the extensions that notations share, so something must speak for the likeliest notation.
  #notationOf(path) {
    const usual = notationOfName(path);
    if (!isDecidedByText(path)) return this.only === null || this.only === usual ? usual : null;
    let bytes;
    try {
      bytes = firstBytes(path);
    } catch {
      return this.only ?? usual ?? "xiangqi"; // the reason is said when it is opened
    }
    if (compressions.some((ending) => path.toLowerCase().endsWith(ending))) return this.only ?? usual;
    const beginning = beginningOf(bytes);
    if (isJsonOfGames(beginning)) return null;
    const { notation, likeness } = notationOfFile(this.engine, path, beginning);
    if (notation === null || likeness === "none" || likeness === "possible") return null;
    return this.only === null || this.only === notation ? notation : null;
  }

  #add(path, notation, fault) {
    this.found.push(new GameFile({ path, name: path, notation, fault }));
  }
}

function standardInput(notation, values) {
  const name = values["stdin-filename"] ?? "<stdin>";
  return new GameFile({ path: null, name, notation: notation ?? notationOfName(name) });
}

/** Opens a file and settles its notation. */
export function openGames(engine, file) {
  file.open();
  const beginning = beginningOf(file.beginning(guessedBytes));
  if (isJsonOfGames(beginning) && notationOfName(file.name) === null)
    throw new InputError(`${file.name} is JSON, not a file of games; 'ctlpgn convert' writes them as text`);
  if (file.notation === null) {
    const { notation } = notationOfFile(engine, file.name, beginning);
    if (notation === null && beginning.replace(/^\uFEFF/, "").trim() !== "")
      throw new InputError(
        `cannot read ${file.name}: it is in no notation that is recognised; --notation says which ` +
          `of them it is in: ${engine.notationNames}`,
      );
    file.notation = notation ?? "ctl-pgn";
  }
  return file;
}

/** All files, in the order of the command line. */
export function findInputs(engine, paths, values) {
  const only = values.notation ?? null;
  if (paths.length === 0) {
    if (isatty(0)) throw new InputError("no file is named; '-' reads what you type");
    paths = ["-"];
  }
  const exclusions = new Exclusions(values);
  const files = [];
  const without = [];
  const added = new Set(); // a file is read once, however often it is named
  const add = (file) => {
    const same = file.path === null ? "-" : resolve(file.path);
    if (added.has(same)) return;
    added.add(same);
    files.push(file);
  };
  let anyFound = false;
  for (const path of paths) {
    if (path === "-") {
      add(standardInput(only, values));
      anyFound = true;
    } else if (isFolder(path)) {
      const found = new FolderSearch(engine, only).run(path);
      if (found.length === 0) without.push(`no files of games in ${path} (looked for ${patternsOfFiles(only)})`);
      anyFound ||= found.length !== 0;
      found.filter((each) => exclusions.wants(each.path)).forEach(add);
    } else {
      anyFound = true;
      if (!values["force-exclude"] || exclusions.wants(path)) add(new GameFile({ path, name: path, notation: only }));
    }
  }
  for (const each of without) {
    if (!anyFound) throw new InputError(each);
    complain(each);
  }
  if (values.config) throw new UsageError(`--config: only ${native} reads configurations`);
  checkConfigurations(files, values);
  return files;
}

/** Why a file cannot be changed in place; null if it can. */
export function whyNotInPlace(file) {
  if (file.packing !== null) return `it is compressed by ${file.packing.name}, and only plain files are changed in place`;
  return file.status?.isFile() ? null : "it is not a regular file";
}
