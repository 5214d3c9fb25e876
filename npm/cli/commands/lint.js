// ctlpgn lint: what is wrong with games.
import { UsageError } from "../errors.js";
import { elsewhere, files, limits, notation, patterns } from "../options.js";
import { lintDiff } from "./lint_diff.js";
import { requestOf } from "./lint_request.js";
import { LintRun } from "./lint_run.js";

const list = (help) => ({ value: "CODES", kind: "list", help });

export const lint = {
  summary: "Check games for errors",
  argument: files,
  groups: [
    { title: "Options", options: notation },
    {
      title: "What is reported",
      options: {
        select: list("report only these codes"),
        "extend-select": list("report these codes, too"),
        ignore: list("do not report these codes"),
        level: {
          value: "LEVEL",
          words: ["syntax", "coherent", "legal"],
          help: "how much to check: syntax, coherent or legal (the default)",
        },
        profile: {
          value: "PROFILE",
          help:
            "what games are linted for; in ctl-pgn full (the default) or minimal, in pgn import (the default), " +
            "export or reduced",
        },
      },
    },
    {
      title: "What is fixed",
      options: {
        fix: { help: "fix files in place, and standard input to standard output" },
        diff: { help: "show what --fix would change, and change nothing" },
        "unsafe-fixes": { help: "with --fix or --diff: include fixes that are likely guesses" },
        "exit-non-zero-on-fix": { help: "with --fix: the exit status is 1 if anything was fixed" },
      },
    },
    {
      title: "How it is reported",
      options: {
        "output-format": {
          value: "FORMAT",
          words: ["full", "concise", "json", "json-lines", "github"],
          help: "full, concise, json, json-lines or github (default: full)",
        },
        output: { short: "o", value: "FILE", help: "write the report to FILE (atomically)" },
        color: {
          value: "WHEN",
          words: ["auto", "always", "never"],
          help: "auto (terminals, unless NO_COLOR is set), always or never (default: auto)",
        },
        "no-board": { help: "draw no positions" },
        "all-boards": { help: "draw a position for every diagnostic about the board, not only for a game's first" },
        "max-diagnostics": {
          value: "N",
          kind: "number",
          help: "show at most N per file; 0: all (the default: 100 in full and concise, else all)",
        },
        quiet: { short: "q", help: "print no diagnostics; only the exit status shows whether errors were found" },
      },
    },
    {
      title: "Exit status",
      options: {
        "stdin-filename": { value: "NAME", help: "the name used for standard input in reports" },
        "error-on-warnings": { help: "exit with status 1 for warnings, too" },
        "exit-zero": { help: "exit with status 0 even if errors are found" },
      },
    },
    patterns,
    limits,
  ],
  excludes: [
    ["exit-zero", "error-on-warnings"],
    ["no-board", "all-boards"],
  ],
  needs: [
    ["unsafe-fixes", "fix", "diff"],
    ["exit-non-zero-on-fix", "fix", "diff"],
  ],
  elsewhere: [
    ...elsewhere.reading,
    "--severity",
    "--fixable",
    "--unfixable",
    "--no-fix",
    "--fix-only",
    "--show-fixes",
    "--statistics",
    "--watch",
    "--show-files",
    "--show-settings",
    "--add-ignore",
  ],
  footer:
    "A selector is a code (S012), the beginning of codes (S, S01), a name (missing-dot), or ALL; several " +
    "are separated by commas. Exit status: 0 no errors were found; 1 some were, or with " +
    "--error-on-warnings warnings, or with --diff something would change; 2 wrong usage, or a file could " +
    "not be read or written.",
  examples: [
    "ctlpgn lint game.ctl-pgn",
    "ctlpgn lint --output-format concise --select S,B games/",
    "ctlpgn lint --fix game.ctl-pgn",
    "ctlpgn explain S012",
  ],
  run(engine, words, values) {
    const format = values["output-format"];
    for (const other of ["quiet", "diff"])
      if (values[other] && ["json", "json-lines", "github"].includes(format))
        throw new UsageError(`--${other} writes no report, so it cannot be combined with --output-format ${format}`);
    engine.check(requestOf(values));
    return values.diff ? lintDiff(engine, words, values) : new LintRun(engine, words, values).finish();
  },
};
