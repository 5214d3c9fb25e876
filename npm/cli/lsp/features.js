// What the server answers about a document: diagnostics, fixes, canonical form.

const severities = { error: 1, warning: 2, note: 3 };
const quickFix = "quickfix";
export const fixAll = "source.fixAll.ctlpgn";

// Errors come first where there are more diagnostics than an editor can show.
const mostShown = 1000;

const bySeverity = (one, other) => severities[one.severity] - severities[other.severity];

function diagnosticOf(document, found) {
  const related = (found.related ?? []).map((each) => ({
    location: { uri: document.uri, range: document.rangeOf(each.range) },
    message: each.message,
  }));
  return {
    range: document.rangeOf(found.range),
    severity: severities[found.severity],
    code: found.code,
    source: "ctlpgn",
    message: found.message,
    ...(related.length === 0 ? {} : { relatedInformation: related }),
  };
}

export function diagnosticsOf(document) {
  const all = document.found;
  const shown = all.length > mostShown ? [...all].sort(bySeverity).slice(0, mostShown) : all;
  return shown.map((each) => diagnosticOf(document, each));
}

const isBefore = (one, other) => one.line < other.line || (one.line === other.line && one.character < other.character);
const touches = (one, other) => !isBefore(one.end, other.start) && !isBefore(other.end, one.start);

// Kinds form a tree: who asks for "source" also wants "source.fixAll.ctlpgn".
const isWanted = (only, kind) => !only || only.some((asked) => asked === "" || kind === asked || kind.startsWith(`${asked}.`));

function fixOf(document, found) {
  const { title, safe, edits } = found.fix;
  const changes = edits.map((each) => ({ range: document.rangeOf(each.range), newText: each.text }));
  return {
    title: safe ? title : `${title} (unsafe: the game may mean something else then)`,
    kind: quickFix,
    diagnostics: [diagnosticOf(document, found)],
    ...(safe ? { isPreferred: true } : {}),
    edit: { changes: { [document.uri]: changes } },
  };
}

/** Fixes of what touches a range, and all safe ones at once. */
export function codeActions(document, { range, context }) {
  const fixable = document.found.filter(({ fix }) => fix && fix.edits.length !== 0);
  const actions = isWanted(context?.only, quickFix)
    ? fixable.filter((each) => touches(document.rangeOf(each.range), range)).map((each) => fixOf(document, each))
    : [];
  if (isWanted(context?.only, fixAll) && fixable.some(({ fix }) => fix.safe)) {
    const edits = document.editsTo(document.ask({ action: "fix" }).text);
    actions.push({ title: "Fix all that can be fixed safely", kind: fixAll, edit: { changes: { [document.uri]: edits } } });
  }
  return actions;
}

/** The edits of formatting, and why games stay as they are, if some do. */
export function formatting(document) {
  const { text, notes } = document.ask({ action: "format", force: true });
  // The editor decides how lines end.
  const lineEnd = /\r?\n/.exec(document.text)?.[0] === "\r\n" ? "\r\n" : "\n";
  const edits = document.editsTo(text.replace(/\r?\n/g, lineEnd));
  if (notes.length === 0) return { edits, left: null };
  const [{ game, diagnostics, doubt }] = notes;
  const why = diagnostics.length === 0 ? doubt : `line ${diagnostics[0].range.start.line}: ${diagnostics[0].message}`;
  const which = notes.length === 1 ? "1 game was" : `${notes.length} games were`;
  return { edits, left: `${which} not formatted because of errors: game ${game}, ${why}` };
}
