// The commands of the program, and what every one of them has in common.
import { CtlpgnError } from "../instance.js";
import { didYouMean, readWords } from "./command_line.js";
import { board } from "./commands/board.js";
import { convert } from "./commands/convert.js";
import { explain } from "./commands/explain.js";
import { fmt } from "./commands/fmt.js";
import { json } from "./commands/json.js";
import { lint } from "./commands/lint.js";
import { lsp, version } from "./commands/lsp.js";
import { rules } from "./commands/rules.js";
import { Engine } from "./engine.js";
import { InputError, OutputError, UsageError, clean, failed, native, reasonOf } from "./errors.js";
import { helpOf, helpOfProgram } from "./help.js";
import { ReaderGone, complain, say, writeOut } from "./output/standard_streams.js";

const commands = { lint, explain, rules, fmt, json, convert, board, lsp };

const elsewhere = [
  "table",
  "simplify",
  "merge",
  "new",
  "html",
  "stats",
  "grammar",
  "conformance",
  "init",
  "completions",
  "manual",
];

// As a shell reports it of a program that a closed pipe has ended.
const endedByPipe = 141;

function commandNamed(name) {
  if (Object.hasOwn(commands, name)) return commands[name];
  if (elsewhere.includes(name)) throw new UsageError(`the command ${name} is not in the npm package: ${native} has it`);
  throw new UsageError(`unknown command "${name}"${didYouMean(name, Object.keys(commands))}`);
}

function help([name, ...more]) {
  if (more.length !== 0) throw new UsageError(`"${more[0]}" is one argument too many`);
  writeOut(name === undefined ? helpOfProgram(commands, elsewhere) : helpOf(name, commandNamed(name)));
  return clean;
}

async function run(words) {
  const [name, ...rest] = words;
  if (name === undefined) throw new UsageError("a command is missing");
  if (name === "-h" || name === "--help") return help([]);
  if (name === "help") return help(rest.filter((each) => each !== "-h" && each !== "--help"));
  if (name === "-V" || name === "--version") {
    writeOut(`ctlpgn ${version()}\n`);
    return clean;
  }
  if (name.startsWith("-"))
    throw new UsageError(`unknown option ${name} before the command; options of a command must come after it`);
  const command = commandNamed(name);
  const read = readWords(command, rest);
  return read.values.help ? help([name]) : command.run(new Engine(), read.words, read.values);
}

/** Runs the program with the words of a command line; returns its exit status. */
export async function main(words) {
  try {
    return await run(words);
  } catch (error) {
    if (error instanceof ReaderGone) return endedByPipe;
    if (error instanceof UsageError) {
      complain(error.message);
      say(Object.hasOwn(commands, words[0]) ? `Try: 'ctlpgn help ${words[0]}'\n` : "Try: 'ctlpgn help'\n");
      return failed;
    }
    if (error instanceof InputError || error instanceof OutputError || error instanceof CtlpgnError) {
      complain(error.message);
      return failed;
    }
    // A status of 1 would say that games have errors.
    if (error.syscall) complain(reasonOf(error));
    else say(`ctlpgn: this is a fault of the program: ${error.stack}\n`);
    return failed;
  }
}
