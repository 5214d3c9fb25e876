// Writes a file whole or not at all: beside it first, then in its place.
import { randomBytes } from "node:crypto";
import {
  accessSync,
  closeSync,
  constants,
  fchmodSync,
  fchownSync,
  fstatSync,
  fsyncSync,
  openSync,
  realpathSync,
  renameSync,
  unlinkSync,
  writeSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { OutputError, reasonOf } from "../errors.js";
import { statusOf } from "../input/file_status.js";
import { bytesOf } from "./standard_streams.js";

const anyoneWrites = 0o222;
const permissions = 0o7777;

const refuse = (name, why) => {
  throw new OutputError(`cannot write ${name}: ${why}`);
};

// A new file beside it could replace one that may not be written to, so that has to be asked.
function checkWritable(name, path, status) {
  if (!status.isFile()) refuse(name, "it is not a regular file");
  if ((status.mode & anyoneWrites) === 0) refuse(name, "it is read-only");
  try {
    accessSync(path, constants.W_OK);
  } catch {
    refuse(name, "it is read-only");
  }
}

const isSame = (one, other) =>
  one.dev === other.dev && one.ino === other.ino && one.size === other.size && one.mtimeMs === other.mtimeMs;

/** The file that a link leads to, which may be missing. */
function targetOf(path) {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

export class Replacement {
  #name;
  #target;
  #asRead;
  #beside;
  #descriptor;

  /** `asRead`: the status of the file when it was read; if it has changed since, it stays as it is. */
  constructor(name, asRead = null) {
    this.#name = name;
    this.#target = targetOf(name);
    this.#asRead = asRead;
    const old = statusOf(this.#target);
    if (old) checkWritable(name, this.#target, old);
    this.#beside = join(dirname(this.#target), `.${basename(this.#target)}.${randomBytes(6).toString("hex")}`);
    try {
      this.#descriptor = openSync(this.#beside, "wx", 0o600);
    } catch (error) {
      refuse(name, reasonOf(error));
    }
  }

  write(text) {
    const bytes = bytesOf(text);
    try {
      for (let at = 0; at < bytes.length;) at += writeSync(this.#descriptor, bytes, at);
    } catch (error) {
      this.abandon();
      refuse(this.#name, reasonOf(error));
    }
  }

  commit() {
    try {
      this.#takeOver(statusOf(this.#target));
      fsyncSync(this.#descriptor);
      closeSync(this.#descriptor);
      this.#descriptor = null;
      const now = statusOf(this.#target);
      if (this.#asRead && !now) refuse(this.#name, "it was removed meanwhile; nothing has been written");
      if (this.#asRead && !isSame(now, this.#asRead)) refuse(this.#name, "it was changed meanwhile and stays as it is now");
      renameSync(this.#beside, this.#target);
      this.#beside = null;
    } catch (error) {
      this.abandon();
      if (error instanceof OutputError) throw error;
      refuse(this.#name, reasonOf(error));
    }
  }

  // The new file belongs to whom the old one does, as far as that is allowed.
  #takeOver(old) {
    const mode = old ? old.mode & permissions : 0o666 & ~process.umask();
    const mine = fstatSync(this.#descriptor);
    if (old && (old.uid !== mine.uid || old.gid !== mine.gid)) {
      try {
        fchownSync(this.#descriptor, old.uid, old.gid);
      } catch (error) {
        if (error.code !== "EPERM") throw error;
      }
    }
    fchmodSync(this.#descriptor, mode);
  }

  /** Leaves everything as it was. */
  abandon() {
    if (this.#descriptor !== null) closeSync(this.#descriptor);
    this.#descriptor = null;
    if (this.#beside !== null) unlinkSync(this.#beside);
    this.#beside = null;
  }
}
