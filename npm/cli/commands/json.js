// ctlpgn json: games as JSON.
import { CtlpgnError } from "../../instance.js";
import { InputError, clean, failed, found, native } from "../errors.js";
import { findInputs, openGames } from "../input/inputs.js";
import { isCalledAsJson } from "../input/recognition.js";
import { elsewhere, files, limits, limitsOf, notation, output, patterns } from "../options.js";
import { JsonDocument, JsonLines, diagnosticsOf } from "../output/json_document.js";
import { Output, checkOutputName } from "../output/output.js";
import { complain } from "../output/standard_streams.js";
import { Complaints } from "./kept_games.js";

export const jsonOptions = {
  lines: { help: "one game per line (JSON Lines)" },
  pretty: { help: "indented" },
  positions: { help: "add the position after every ply" },
  full: {
    help:
      "add what can be found out anyway: numbers of moves, SAN, words of comments without commands, tags " +
      "by name, and how games end",
  },
  spans: { help: "add the place of everything in the file, in bytes" },
  level: {
    value: "LEVEL",
    words: ["syntax", "coherent", "legal"],
    help: "how much to check: syntax, coherent (the default) or legal",
  },
  "exit-zero": { help: "exit with status 0 even if errors are found" },
};

function versionOf(engine) {
  return JSON.parse(engine.ask({ action: "parse", notation: "pgn" }).text.toString()).schemaVersion;
}

// Writes the games of one file; returns whether it has errors.
function convertFile(engine, file, values, to) {
  if (isCalledAsJson(file.name))
    throw new InputError(
      `cannot read ${file.name}: JSON is completed only by ${native}; 'ctlpgn convert' writes ` + `its games as text`,
    );
  openGames(engine, file);
  const name = file.path === null ? null : file.name;
  to.beginFile(file.notation, file.name, versionOf(engine));
  const complaints = new Complaints(engine, file, values.quiet);
  let hasErrors = false;
  const request = {
    level: values.level ?? "coherent",
    positions: values.positions,
    full: values.full,
    spans: values.spans,
    limits: limitsOf(values),
  };
  engine.games(file, request, (line) => {
    const diagnostics = diagnosticsOf(line);
    hasErrors ||= diagnostics.some(({ severity }) => severity === "error");
    complaints.addAll(diagnostics);
    to.add(line, name);
  });
  complaints.finish("more diagnostics, all of them in the JSON");
  return hasErrors;
}

/** The command, and `convert --to json`. */
export function runJson(engine, words, values) {
  const inputs = findInputs(engine, words, values);
  checkOutputName(values.output, inputs, "JSON");
  const into = new Output(values.output);
  const write = (text) => into.write(text);
  const to = values.lines ? new JsonLines(write) : new JsonDocument(write, values.pretty);
  let [isAnyRead, hasFailed, hasErrors] = [false, false, false];
  try {
    for (const file of inputs) {
      try {
        hasErrors = convertFile(engine, file, values, to) || hasErrors;
        isAnyRead = true;
      } catch (error) {
        if (!(error instanceof InputError || error instanceof CtlpgnError)) throw error;
        complain(error instanceof CtlpgnError ? `cannot read ${file.name}: ${error.message}` : error.message);
        hasFailed = true;
      } finally {
        file.forget();
      }
    }
    if (isAnyRead) {
      to.finish();
      into.commit();
    } else {
      into.abandon();
    }
  } catch (error) {
    into.abandon();
    throw error;
  }
  if (hasFailed) return failed;
  return hasErrors && !values["exit-zero"] ? found : clean;
}

export const json = {
  summary: "Convert games to JSON",
  argument: files,
  groups: [
    { title: "Options", options: { ...notation, ...output, quiet: { short: "q", help: "do not print diagnostics" } } },
    { title: "How JSON is written", options: jsonOptions },
    patterns,
    limits,
  ],
  excludes: [["lines", "pretty"]],
  elsewhere: [...elsewhere.reading, ...elsewhere.choosing, "--repair", "--engines", "--openings", "--compact"],
  footer: "Errors are reported on standard error and in the JSON, and the rest of the file is converted all the same.",
  examples: [
    "ctlpgn json game.ctl-pgn -o game.json",
    "ctlpgn json --lines games/ | jq -c '[.tags[0].value, .result]'",
    "ctlpgn json - < game.ctl-pgn",
  ],
  run: runJson,
};
