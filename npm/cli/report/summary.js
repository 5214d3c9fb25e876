// What is said at the end of linting.
export const counted = (count, one, several = `${one}s`) => `${count} ${count === 1 ? one : several}`;

const enumerated = (words) => (words.length < 2 ? words.join() : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`);

function foundText({ totals, gravest, filesWithFindings }) {
  const kinds = [
    [totals.errors, "error"],
    [totals.warnings, "warning"],
    [totals.notes, "note"],
  ];
  const all = enumerated(kinds.filter(([count]) => count !== 0).map(([count, what]) => counted(count, what)));
  const of = filesWithFindings === totals.files ? "" : `${filesWithFindings} of `;
  return `Found ${all} in ${of}${counted(totals.files, "file")}; run 'ctlpgn explain ${gravest.code}' for details.\n`;
}

function fixableText({ safely, unsafely, perhaps }) {
  if (safely === 0) {
    if (unsafely !== 0) return `${unsafely} can be fixed with --fix --unsafe-fixes.\n`;
    return perhaps ? "Some can be fixed with --fix --unsafe-fixes.\n" : "";
  }
  const more =
    unsafely !== 0 ? `; ${unsafely} more with --fix --unsafe-fixes` : perhaps ? ", and more with --fix --unsafe-fixes" : "";
  return `[*] ${safely} can be fixed with --fix${more}.\n`;
}

export function summaryText(run) {
  const { totals } = run;
  const fixed = run.isFixing ? `Fixed ${counted(run.fixed, "diagnostic")}.\n` : "";
  if (run.gravest !== null) return fixed + foundText(run) + fixableText(run.fixable);
  if (totals.unreadable !== 0) return fixed;
  const files = `${counted(totals.files, "file")}.\n`;
  if (totals.files === 0) return `${fixed}No files were linted: the settings leave out all of them.\n`;
  return fixed + (totals.games === 0 ? `No games in ${files}` : `All good: ${counted(totals.games, "game")} in ${files}`);
}
