// Lints files one after the other, fixes them if that is asked for, and reports.
import { CtlpgnError } from "../../instance.js";
import { InputError, OutputError, clean, failed, found } from "../errors.js";
import { fixed } from "../fixing.js";
import { findInputs, openGames, whyNotInPlace } from "../input/inputs.js";
import { Output, checkOutputName } from "../output/output.js";
import { Replacement } from "../output/replacement.js";
import { ReaderGone, complain, say, writeOut } from "../output/standard_streams.js";
import { wantsColour } from "../report/colours.js";
import { GithubReport } from "../report/report_github.js";
import { JsonLinesReport, JsonReport } from "../report/report_json.js";
import { ConciseReport, FullReport } from "../report/report_text.js";
import { ruleBook } from "../report/rule_text.js";
import { summaryText } from "../report/summary.js";
import { linesOf } from "./kept_games.js";
import { requestOf } from "./lint_request.js";

// People do not read more diagnostics of one file; programs get everything.
const usualCapForPeople = 100;

const formats = {
  full: { Report: FullReport, isText: true, boards: true, unsafeFixes: true },
  concise: { Report: ConciseReport, isText: true, boards: false, unsafeFixes: false },
  github: { Report: GithubReport, isText: false, boards: false, fixes: false },
  json: { Report: JsonReport, isText: false, boards: true, unsafeFixes: true },
  "json-lines": { Report: JsonLinesReport, isText: false, boards: true, unsafeFixes: true },
};

const gravity = { note: 0, warning: 1, error: 2 };
const plural = { note: "notes", warning: "warnings", error: "errors" };

export class LintRun {
  #totals = { files: 0, games: 0, errors: 0, warnings: 0, notes: 0, hidden: 0, unreadable: 0, codes: {} };
  #gravest = null;
  #filesWithFindings = 0;
  #fixed = 0;
  #fixable = { safely: 0, unsafely: 0, perhaps: false };

  constructor(engine, words, values) {
    this.engine = engine;
    this.values = values;
    this.format = formats[values["output-format"] ?? "full"];
    this.inputs = findInputs(engine, words, values);
    const { output: path } = values;
    checkOutputName(path, this.inputs, "a report");
    const isToStandardOutput = !path || path === "-";
    // Where the fixed text goes to standard output, the report cannot.
    const isTaken = values.fix && isToStandardOutput && this.inputs.some((each) => each.path === null);
    this.output = new Output(path);
    const write = values.quiet ? () => {} : isTaken ? say : (text) => this.output.write(text);
    const colour = isToStandardOutput && !isTaken ? process.stdout : null;
    const how = { colour: wantsColour(values.color ?? "auto", colour), allBoards: values["all-boards"] };
    this.report = new this.format.Report(write, how);
    this.request = {
      ...requestOf(values),
      boards: this.format.boards && !values["no-board"] && !values.quiet,
      fixes: !values.quiet && this.format.fixes !== false,
    };
    const usual = this.format.isText ? usualCapForPeople : 0;
    this.cap = values["output-format"] === "json-lines" ? 0 : (values["max-diagnostics"] ?? usual);
  }

  finish() {
    try {
      for (const file of this.inputs) this.#lintFile(file);
      this.report.finish(this.#inOrder());
      this.output.commit();
    } catch (error) {
      this.output.abandon();
      throw error;
    }
    if (this.format.isText && !this.values.quiet)
      say(
        summaryText({
          totals: this.#totals,
          gravest: this.#gravest,
          filesWithFindings: this.#filesWithFindings,
          fixed: this.#fixed,
          isFixing: this.values.fix,
          fixable: this.#fixable,
        }),
      );
    return this.#status();
  }

  #status() {
    const { errors, warnings, unreadable } = this.#totals;
    if (unreadable !== 0) return failed;
    const fails =
      errors !== 0 ||
      (this.values["error-on-warnings"] && warnings !== 0) ||
      (this.values["exit-non-zero-on-fix"] && this.#fixed !== 0);
    return fails && !this.values["exit-zero"] ? found : clean;
  }

  #lintFile(file) {
    const seen = { shown: 0, hidden: 0 };
    ++this.#totals.files;
    this.report.beginFile(file.name);
    try {
      openGames(this.engine, file);
      if (this.values.fix) this.#fix(file);
      this.#lint(file, seen);
    } catch (error) {
      if (
        error instanceof ReaderGone ||
        !(error instanceof InputError || error instanceof OutputError || error instanceof CtlpgnError)
      )
        throw error;
      ++this.#totals.unreadable;
      const why = error instanceof CtlpgnError ? `cannot read ${file.name}: ${error.message}` : error.message;
      this.report.addUnreadable?.(file.name, why);
      this.output.flush();
      complain(why);
    } finally {
      file.forget();
    }
    this.report.endFile(file.name, seen.hidden);
    if (seen.shown + seen.hidden !== 0) ++this.#filesWithFindings;
    if (process.stdout.isTTY) this.output.flush();
  }

  #lint(file, seen) {
    const lineOf = linesOf(this.engine, file);
    const places = []; // waits for the end of the call of the module, which must not be called meanwhile
    const isWaiting = this.format.Report === FullReport && !file.isUtf8;
    const show = (each, text) => this.report.add(each, { name: file.name, text, lineOf });
    const games = this.engine.lint(file, this.request, (diagnostic, text) => {
      const each = this.#asShown(diagnostic, file);
      this.#count(each, file);
      if (this.cap !== 0 && seen.shown === this.cap) {
        ++seen.hidden;
        ++this.#totals.hidden;
        return;
      }
      ++seen.shown;
      if (isWaiting) places.push([each, text]);
      else show(each, text);
    });
    places.forEach(([each, text]) => show(each, text));
    this.#totals.games += games ?? this.#gamesOf(file, seen);
  }

  // Counting takes as long as reading, so it is done only where the number is shown.
  #gamesOf(file, { shown }) {
    const isShown = !this.values.quiet && (this.format.Report === JsonReport || (this.format.isText && shown === 0));
    return isShown ? this.engine.countGames(file) : 1;
  }

  // In a file that --fix cannot write, nothing is promised to people; a concise report marks safe fixes only.
  #asShown(diagnostic, file) {
    const { fix } = diagnostic;
    if (!fix || !this.format.isText) return diagnostic;
    if (!fix.safe && !this.format.unsafeFixes && !this.values["unsafe-fixes"]) {
      this.#fixable.perhaps = true;
      return { ...diagnostic, fix: undefined };
    }
    return file.packing ? { ...diagnostic, fix: { ...fix, safe: false } } : diagnostic;
  }

  #count({ code, severity, fix }, file) {
    ++this.#totals[plural[severity]];
    this.#totals.codes[code] = (this.#totals.codes[code] ?? 0) + 1;
    if (this.#gravest === null || gravity[severity] > gravity[this.#gravest.severity]) this.#gravest = { code, severity };
    if (fix && !file.packing) ++this.#fixable[fix.safe ? "safely" : "unsafely"];
  }

  // Codes in the order of the catalogue.
  #inOrder() {
    const { codes } = this.#totals;
    if (Object.keys(codes).length < 2 || this.format.Report !== JsonReport) return this.#totals;
    const known = ruleBook()
      .rules.map(({ code }) => code)
      .filter((code) => Object.hasOwn(codes, code));
    return { ...this.#totals, codes: Object.fromEntries(known.map((code) => [code, codes[code]])) };
  }

  // A file in place; standard input to standard output. What is linted then is the fixed text.
  #fix(file) {
    if (file.path !== null) {
      const why = whyNotInPlace(file);
      if (why) throw new OutputError(`cannot write ${file.name}: ${why}`);
    }
    const { text, counts, isChanged } = fixed(this.engine, file, requestOf(this.values), this.values["unsafe-fixes"]);
    if (file.path === null) {
      writeOut(text);
    } else if (isChanged) {
      const into = new Replacement(file.path, file.status);
      into.write(text);
      into.commit();
    }
    for (const count of Object.values(counts)) this.#fixed += count;
    if (isChanged) file.become(text);
  }
}
