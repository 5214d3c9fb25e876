// ctlpgn fmt: games in canonical form.
import { CtlpgnError } from "../../instance.js";
import { InputError, OutputError, clean, failed, found } from "../errors.js";
import { findInputs, openGames, whyNotInPlace } from "../input/inputs.js";
import { elsewhere, files, limits, limitsOf, notation, patterns, style, styleOf } from "../options.js";
import { Replacement } from "../output/replacement.js";
import { complain, say, writeOut } from "../output/standard_streams.js";
import { shownText } from "../report/excerpt.js";
import { unifiedDiff } from "../report/unified_diff.js";
import { Complaints, encodingInDoubt, isEncodingInDoubt, sayKept } from "./kept_games.js";

const twice = (words) => [words, words];
const refused = twice(
  "cannot be formatted because of these faults, and the file stays as it is; 'ctlpgn lint --fix' may " +
    "fix them; --force formats what it can",
);
const doubted = twice("cannot be formatted, and the file stays as it is; --force formats what it can");
const kept = [
  "stays as it is because of what was found in it; 'ctlpgn lint --fix' may fix that, perhaps with --unsafe-fixes",
  "stay as they are because of what was found in them; 'ctlpgn lint --fix' may fix that, perhaps with --unsafe-fixes",
];
const keptAlone = ["stays as it is", "stay as they are"];

class FmtRun {
  #counts = { files: 0, changed: 0, left: 0 };
  #status = clean;

  constructor(engine, values) {
    this.engine = engine;
    this.values = values;
    this.isWriting = !values.check && !values.diff;
    this.request = { ...styleOf(values), limits: limitsOf(values), force: values.force, action: "format" };
  }

  run(words) {
    for (const file of findInputs(this.engine, words, this.values)) {
      try {
        this.#format(openGames(this.engine, file));
      } catch (error) {
        if (!(error instanceof InputError || error instanceof OutputError || error instanceof CtlpgnError)) throw error;
        complain(error instanceof CtlpgnError ? `cannot read ${file.name}: ${error.message}` : error.message);
        this.#raise(failed);
      } finally {
        file.forget();
      }
    }
    const { files: all, changed, left } = this.#counts;
    if (!this.values.quiet && process.stderr.isTTY)
      say(`${changed} of ${all} files ${this.isWriting ? "formatted" : "would change"}, ${left} left alone because of errors\n`);
    return this.#status;
  }

  #raise(status) {
    this.#status = Math.max(this.#status, status);
  }

  #format(file) {
    const isFilter = file.path === null;
    const why = isFilter ? null : whyNotInPlace(file);
    if (why) throw new OutputError(`cannot write ${file.name}: ${why}`);
    ++this.#counts.files;
    if (!this.values.force && isEncodingInDoubt(this.engine, file)) {
      if (!this.values.quiet) complain(encodingInDoubt, file.name);
      ++this.#counts.left;
      this.#raise(found);
      return;
    }
    const { text, notes } = this.engine.ask({ ...this.request, notation: file.notation }, file.bytes);
    if (notes.length !== 0) this.#sayWhyKept(file, notes, isFilter);
    const isKept = notes.length !== 0 && !isFilter && !this.values.force;
    if (notes.length !== 0) ++this.#counts.left;
    if (isFilter && this.isWriting) writeOut(text);
    if (isKept || text.equals(file.bytes)) return;
    ++this.#counts.changed;
    if (this.values.check) writeOut(`${shownText(file.name)}\n`);
    if (this.values.diff) this.#showDiff(file, text);
    if (!this.isWriting) this.#raise(found);
    else if (!isFilter) this.#write(file, text);
  }

  #write(file, text) {
    const into = new Replacement(file.path, file.status);
    into.write(text);
    into.commit();
  }

  #showDiff(file, text) {
    unifiedDiff(file.name, file.bytes, text, writeOut);
    if (!file.isUtf8 && !this.values.quiet) complain("would be written in UTF-8", file.name);
  }

  #sayWhyKept(file, notes, isFilter) {
    this.#raise(found);
    if (this.values.quiet) return;
    const complaints = new Complaints(this.engine, file, false);
    complaints.addNotes(notes);
    complaints.finish("more; 'ctlpgn lint' shows all");
    const hasFaults = notes.some(({ diagnostics }) => diagnostics.length !== 0);
    const asKept = isFilter || this.values.force;
    const words = asKept ? (hasFaults ? kept : keptAlone) : hasFaults ? refused : doubted;
    sayKept(notes.length, this.engine.countGames(file), file.name, words);
  }
}

export const fmt = {
  summary: "Write games in their canonical form",
  argument: files,
  groups: [
    {
      title: "Options",
      options: {
        ...notation,
        check: { help: "write nothing, and list the files that would change" },
        diff: { help: "write nothing, and show what would change" },
        force: { help: "format the games without syntax errors and keep the others as they are" },
        quiet: { short: "q", help: "do not report why files are left unchanged" },
      },
    },
    style,
    patterns,
    limits,
  ],
  elsewhere: [...elsewhere.reading, ...elsewhere.choosing],
  footer:
    "Files are formatted in place, atomically; with -, standard input is formatted to standard output. " +
    "Formatting never changes what a game says: a file with syntax errors is left unchanged, or, with " +
    "--force, only its games with syntax errors are. Exit status: 0 done; 1 a file was left unchanged " +
    "because of errors, or, with --check and --diff, would change; 2 a file could not be read or written.",
  examples: [
    "ctlpgn fmt games/                          every game below a folder",
    "ctlpgn fmt --check games/                  list the files that would change",
    "ctlpgn fmt --ascii - < game.ctl-pgn        with - * ... as on keyboards",
  ],
  run: (engine, words, values) => new FmtRun(engine, values).run(words),
};
