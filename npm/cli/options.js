// Options that several commands have.
import { notationNames, patternsOfFiles } from "./input/recognition.js";

export const files = {
  name: "FILE",
  isMany: true,
  help:
    `files, folders (searched for ${patternsOfFiles(null)}), or - for standard input; without ` +
    `FILE standard input, unless that is a terminal`,
};

export const notation = {
  notation: {
    value: "NAME",
    words: notationNames,
    help: `the notation of the games, regardless of file names: ${notationNames.join(", ")}`,
  },
};

export const output = { output: { short: "o", value: "FILE", help: "write to FILE (atomically)" } };

export const patterns = {
  title: "Which files",
  options: {
    exclude: { value: "PATTERNS", kind: "list", help: "exclude these files in folders" },
    include: { value: "PATTERNS", kind: "list", help: "read only these files in folders" },
    "no-gitignore": { help: "also read files that .gitignore excludes" },
    "force-exclude": { help: "apply the exclusions to files named on the command line, too" },
    "no-config": { help: "go on although there is a configuration, which only the native program reads" },
  },
};

const limit = (help) => ({ value: "N", kind: "number", help });

export const limits = {
  title: "Limits",
  options: {
    "max-depth": limit("variations inside variations (default: 200)"),
    "max-tags": limit("tags of a game (default: 1000)"),
    "max-comment": limit("bytes of a comment (default: 67108864)"),
    "max-game": limit("bytes of a game (default: 1073741824)"),
    "max-findings": limit("syntax diagnostics kept per game, and diagnostics of each other code (default: 1000)"),
  },
};

/** The limits as the module takes them. */
export const limitsOf = (values) => ({
  depth: values["max-depth"],
  tags: values["max-tags"],
  commentBytes: values["max-comment"],
  gameBytes: values["max-game"],
  findings: values["max-findings"],
});

export const style = {
  title: "How games are written",
  options: {
    ascii: { help: "in ctl-pgn: write * and ... instead of × and …" },
    "typographic-hyphens": { help: "in ctl-pgn: write ‐ (U+2010) instead of -" },
    indent: {
      value: "SIGN",
      words: ["dots", "spaces", "none"],
      help: "in ctl-pgn: how the depth of variations is shown: dots (the default), spaces or none",
    },
    width: {
      value: "N",
      kind: "number",
      help: "longest line, in characters, of comments and, in pgn, of moves (usually 100, in pgn 79); 0: any",
    },
    edition: { value: "YEAR", help: "in pgn: the edition of the standard to write by: 1994, 1993" },
    reflow: { help: "fill the lines of comments anew, paragraph by paragraph" },
  },
};

export const styleOf = (values) => ({
  ascii: values.ascii,
  typographicHyphens: values["typographic-hyphens"],
  indent: values.indent,
  width: values.width,
  edition: values.edition,
  reflow: values.reflow,
});

/** Options of the native program that need what the module does not have. */
export const elsewhere = {
  reading: ["--input-encoding", "--bytes", "--jobs", "-j", "--config"],
  choosing: ["--where", "--reaches", "--material", "--unique", "--skip", "--sample", "--first"],
};
