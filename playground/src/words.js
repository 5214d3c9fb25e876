// The texts of the page.

const count = (number, word) => `${number} ${word}${number === 1 ? "" : "s"}`;

export const capital = (text) => text[0].toUpperCase() + text.slice(1).replace(/\.$/, "");

// A summary of a text, in one line.
export function summaryOf({ notation, games, errors, warnings, notes, diagnostics }) {
  const parts = [count(errors, "error"), count(warnings, "warning"), count(notes, "note")].filter((part) => !part.startsWith("0 "));
  const fixable = diagnostics.filter((each) => each.fix?.safe).length;
  return (
    `${notation}, ${count(games, "game")}: ${parts.length === 0 ? "nothing is wrong" : parts.join(", ")}` +
    (fixable === 0 ? "" : `; ${fixable} can be fixed`)
  );
}

// About games that were not formatted.
export const keptNote = (kept) =>
  kept.length === 0
    ? ""
    : kept.length === 1
      ? "1 game has faults and stays as it is."
      : `${kept.length} games have faults and stay as they are.`;
