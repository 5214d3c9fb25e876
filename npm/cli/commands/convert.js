// ctlpgn convert: games with other letters or forms of moves, to JSON, and from it.
import { CtlpgnError } from "../../instance.js";
import { InputError, UsageError, clean, failed, found } from "../errors.js";
import { findInputs, openGames } from "../input/inputs.js";
import { beginningOf, guessedBytes, isCalledAsJson, isJsonOfGames, notationNames, notationOfName } from "../input/recognition.js";
import { elsewhere, files, limits, limitsOf, notation, output, patterns, style, styleOf } from "../options.js";
import { Output, checkOutputName } from "../output/output.js";
import { complain } from "../output/standard_streams.js";
import { counted } from "../report/summary.js";
import { jsonOptions, runJson } from "./json.js";
import { Complaints, encodingInDoubt, isEncodingInDoubt, sayKept } from "./kept_games.js";

const leftOut = ["is left out", "are left out"];

class Conversion {
  #status = clean;
  #isAnyRead = false;
  #isAnyWritten = false;
  #first = null; // a file, and its notation

  constructor(engine, values, to) {
    this.engine = engine;
    this.values = values;
    this.to = to;
    const { letters, moves, force } = values;
    this.request = { ...styleOf(values), letters, moves, force, limits: limitsOf(values), action: "convert" };
  }

  run(inputs) {
    for (const file of inputs) {
      try {
        this.#convert(file);
        this.#isAnyRead = true;
      } catch (error) {
        if (!(error instanceof InputError || error instanceof CtlpgnError)) {
          this.to.abandon();
          throw error;
        }
        complain(error instanceof CtlpgnError ? `cannot convert ${file.name}: ${error.message}` : error.message);
        this.#status = failed;
      } finally {
        file.forget();
      }
    }
    if (this.#isAnyRead) this.to.commit();
    else this.to.abandon();
    return this.#status;
  }

  #convert(file) {
    const isJson = this.#isJson(file);
    if (!isJson) this.#expect(openGames(this.engine, file));
    if (!isJson && !this.values.force && isEncodingInDoubt(this.engine, file))
      throw new InputError(`${file.name} ${encodingInDoubt}`);
    const request = { ...this.request, ...(isJson ? { fromJson: true } : { notation: file.notation }) };
    const { text, notes } = this.engine.ask(request, file.bytes);
    this.#sayNotes(file, notes, isJson);
    if (text.length === 0) return;
    // Games are separated by an empty line, whichever file they are from.
    if (this.#isAnyWritten) this.to.write("\n");
    this.#isAnyWritten = true;
    this.to.write(text);
  }

  #isJson(file) {
    const { from } = this.values;
    if (from) return from === "json" && Boolean(file.open());
    if (isCalledAsJson(file.name)) return Boolean(file.open());
    return notationOfName(file.name) === null && isJsonOfGames(beginningOf(file.open().beginning(guessedBytes)));
  }

  #expect(file) {
    const { to } = this.values;
    if (to && to !== file.notation) throw new InputError(`${file.name} is in ${file.notation}, which cannot be written in ${to}`);
    this.#first ??= file;
    const { name, notation: written } = this.#first;
    if (written !== file.notation)
      throw new UsageError(
        `${name} is in ${written} and ${file.name} in ${file.notation}, and one output can hold ` +
          `only one notation; --notation takes the files of one`,
      );
  }

  #sayNotes(file, notes, isJson) {
    const left = notes.filter((each) => !each.fixed);
    if (left.length !== 0) this.#status = Math.max(this.#status, found);
    if (this.values.quiet) return;
    for (const { game, fixed } of notes.filter((each) => each.fixed)) {
      const codes = Object.entries(fixed).map(([code, count]) => `${count} × ${code}`);
      complain(`game ${game} is fixed: ${codes.join(", ")}`, file.name);
    }
    const complaints = new Complaints(this.engine, file, false);
    if (isJson) {
      for (const { game, diagnostics, doubt } of left)
        complain(`game ${game}: ${doubt ?? diagnostics.map(({ message }) => message).join("; ")}`, file.name);
    } else {
      complaints.addNotes(left);
    }
    complaints.finish("more; 'ctlpgn lint' shows all");
    if (left.length === 0) return;
    if (isJson) complain(`${counted(left.length, "game")} of ${file.name} ${leftOut[left.length === 1 ? 0 : 1]}`);
    else sayKept(left.length, this.engine.countGames(file), file.name, leftOut);
  }
}

export const convert = {
  summary: "Convert games to another form",
  argument: files,
  groups: [
    {
      title: "Options",
      options: {
        ...notation,
        ...output,
        from: {
          value: "FORMAT",
          words: ["json", ...notationNames],
          help:
            `what is read: json (also JSON Lines) or a notation (${notationNames.join(", ")}); by default ` +
            `JSON if a file has that name, or if the text is JSON`,
        },
        to: { value: "FORMAT", words: ["json", ...notationNames], help: "what is written: json, or the notation that is read" },
        moves: {
          value: "FORM",
          help: "the form of moves: in xiangqi iccs, axf, lalg, salg, wxf, chinese, chinese-traditional, ucci, uci, san",
        },
        letters: {
          value: "SET",
          help:
            "letters of pieces: such as standard, ca, de, en or FAN in ctl-pgn, and SAN, FAN, LAN, UCI, de or fr " +
            "in pgn, or what a game would declare",
        },
        force: { help: "also convert games with errors that leave no doubt what is meant" },
        quiet: { short: "q", help: "do not report why games are left out" },
      },
    },
    style,
    { title: "How JSON is written", options: jsonOptions },
    patterns,
    limits,
  ],
  excludes: [
    ["lines", "pretty"],
    ["notation", "from"],
  ],
  elsewhere: [
    ...elsewhere.reading,
    ...elsewhere.choosing,
    "--encoding",
    "--add-opening",
    "--comments",
    "--engines",
    "--openings",
    "--compact",
  ],
  footer:
    "A game with errors is fixed first, as by 'ctlpgn lint --fix', with a message; one that still has " +
    "syntax errors is left out, with exit status 1. To JSON everything is converted, as with 'ctlpgn " +
    "json'.",
  examples: [
    "ctlpgn convert --letters FAN game.ctl-pgn       chess symbols for letters",
    "ctlpgn convert --to json game.ctl-pgn           as 'ctlpgn json'",
    "ctlpgn convert game.json                        and back",
  ],
  run(engine, words, values) {
    const { from, to } = values;
    const chosen = from && from !== "json" ? { ...values, notation: from } : values;
    if (to === "json") return runJson(engine, words, chosen);
    for (const each of Object.keys(jsonOptions)) if (values[each]) throw new UsageError(`--${each}: needs --to json`);
    if (values.output && isCalledAsJson(values.output))
      throw new UsageError("-o names a JSON file, and games are written as text; --to json writes JSON");
    const inputs = findInputs(engine, words, chosen);
    checkOutputName(values.output, inputs, "games");
    return new Conversion(engine, chosen, new Output(values.output)).run(inputs);
  },
};
