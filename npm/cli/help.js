// The help of the program and of its commands.
import { optionsOf } from "./command_line.js";

const widest = 80;
const column = 26;

function wrapped(text, indent) {
  const lines = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line !== "" && indent + line.length + 1 + word.length >= widest) {
      lines.push(line);
      line = "";
    }
    line += (line === "" ? "" : " ") + word;
  }
  return [...lines, line];
}

function row(name, help) {
  const [first, ...more] = wrapped(help, column);
  const head = `  ${name}`;
  const start = head.length < column - 1 ? head.padEnd(column) + first : `${head}\n${" ".repeat(column)}${first}`;
  return [start, ...more.map((line) => " ".repeat(column) + line)].join("\n");
}

const nameOf = ([name, { short, value }]) => `${short ? `-${short}, ` : ""}--${name}${value ? ` ${value}` : ""}`;

export function helpOf(name, command) {
  const { argument } = command;
  const after = argument
    ? argument.isRequired
      ? ` ${argument.name}...`
      : ` [${argument.name}${argument.isMany ? "..." : ""}]`
    : "";
  const parts = [`Usage: ctlpgn ${name} [OPTION]...${after}`, command.summary];
  if (argument) parts.push(row(argument.name, argument.help));
  const own = [["help", optionsOf(command).get("help")]];
  for (const { title, options } of command.groups) {
    const rows = [...(title === "Options" ? own : []), ...Object.entries(options)];
    parts.push([`${title}:`, ...rows.map((each) => row(nameOf(each), each[1].help))].join("\n"));
  }
  if (command.footer) parts.push(wrapped(command.footer, 0).join("\n"));
  parts.push(command.examples.map((each) => `  ${each}`).join("\n"));
  return `${parts.join("\n\n")}\n`;
}

export function helpOfProgram(commands, elsewhere) {
  return [
    "Usage: ctlpgn COMMAND [OPTION]...",
    "Lints, formats and replays records of board games, and converts them to JSON and back. This is the " +
      "program of the npm\npackage: the toolkit as WebAssembly.",
    [
      "Commands:",
      ...Object.entries(commands).map(([name, { summary }]) => row(name, summary)),
      row("help", "Show the help of a command"),
    ].join("\n"),
    ["Options:", row("-h, --help", "print this help"), row("-V, --version", "print the version")].join("\n"),
    wrapped(`Only in the native program: ${elsewhere.join(", ")}.`, 0).join("\n"),
    "'ctlpgn help COMMAND' explains a command.",
    wrapped(
      "Exit status: 0 no errors were found, though there may be warnings; 1 errors were found, or, in " +
        "commands that write games, a game was left out or stays as it was; 2 the command is wrong, or a " +
        "file cannot be read or written.",
      0,
    ).join("\n"),
  ]
    .join("\n\n")
    .concat("\n");
}
