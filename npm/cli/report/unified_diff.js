// The difference between two texts, as diff -u writes it. Texts are compared a window of lines at a time, so that a large
// file with many changes takes no longer than its lines.
import { shownText } from "./excerpt.js";

const contextLines = 3;
const windowLines = 400;

const newline = 10;

function linesOf(bytes) {
  const lines = [];
  for (let at = 0; at < bytes.length;) {
    const next = bytes.indexOf(newline, at);
    const end = next < 0 ? bytes.length : next + 1;
    lines.push(bytes.latin1Slice(at, end)); // every byte is a character, so bytes are kept
    at = end;
  }
  return lines;
}

// Myers, An O(ND) difference algorithm and its variations (Algorithmica 1, 1986): "=", "-" and "+", one for each line.
function editsOf(older, newer) {
  const [n, m] = [older.length, newer.length];
  const rounds = [];
  let reach = new Int32Array(2 * (n + m) + 3);
  const middle = n + m + 1;
  for (let edits = 0; ; ++edits) {
    rounds.push(reach.slice(middle - edits - 1, middle + edits + 2));
    for (let k = -edits; k <= edits; k += 2) {
      const adds = k === -edits || (k !== edits && reach[middle + k - 1] < reach[middle + k + 1]);
      let x = edits === 0 ? 0 : adds ? reach[middle + k + 1] : reach[middle + k - 1] + 1;
      while (x < n && x - k < m && older[x] === newer[x - k]) ++x;
      reach[middle + k] = x;
      if (x >= n && x - k >= m) return tracedBack(rounds, n, m);
    }
  }
}

function tracedBack(rounds, n, m) {
  const script = [];
  let [x, y] = [n, m];
  for (let edits = rounds.length - 1; edits > 0; --edits) {
    const before = rounds[edits];
    const at = (k) => before[k + edits + 1];
    const k = x - y;
    const adds = k === -edits || (k !== edits && at(k - 1) < at(k + 1));
    const from = adds ? at(k + 1) : at(k - 1);
    const begin = adds ? from : from + 1;
    for (; x > begin; --x, --y) script.push("=");
    script.push(adds ? "+" : "-");
    if (adds) --y;
    else --x;
  }
  for (; x > 0; --x) script.push("=");
  return script.reverse();
}

// The end of a window is no end of the text, so what comes after its last equal line is compared again.
function settled(script) {
  let end = script.lastIndexOf("=");
  while (end > 0 && script[end - 1] === "=" && end > script.length / 2) --end;
  return end <= 0 ? script : script.slice(0, end);
}

function* eachEdit(older, newer) {
  let [i, j] = [0, 0];
  while (i < older.length || j < newer.length) {
    while (i < older.length && j < newer.length && older[i] === newer[j]) {
      yield ["=", older[i++]];
      ++j;
    }
    const [oldPart, newPart] = [older.slice(i, i + windowLines), newer.slice(j, j + windowLines)];
    const isLast = i + oldPart.length === older.length && j + newPart.length === newer.length;
    const script = editsOf(oldPart, newPart);
    for (const edit of isLast ? script : settled(script)) {
      yield [edit, edit === "+" ? newer[j] : older[i]];
      if (edit !== "+") ++i;
      if (edit !== "-") ++j;
    }
  }
}

// As diff writes it, so that patch finds the file whatever its name is.
const nameInHeader = (name) => {
  if (shownText(name) !== name || /["\\]/.test(name)) return JSON.stringify(name);
  return name.includes(" ") ? `${name}\t` : name;
};

const rangeOf = (before, count) => `${before + (count !== 0 ? 1 : 0)}${count === 1 ? "" : `,${count}`}`;
const lineOf = ([sign, line]) =>
  (sign === "=" ? " " : sign) + (line.endsWith("\n") ? line : `${line}\n\\ No newline at end of file\n`);

/** Calls `write` with the parts of the patch; with nothing if both are equal. */
export function unifiedDiff(name, before, after, write) {
  let isHeaderWritten = false;
  let [oldLine, newLine] = [0, 0]; // lines before the hunk
  let hunk = [];
  let equal = 0; // lines at the end of the hunk
  const close = () => {
    const kept = hunk.slice(0, hunk.length - Math.max(0, equal - contextLines));
    const count = (sign) => kept.filter(([each]) => each !== sign).length;
    const [oldCount, newCount] = [count("+"), count("-")];
    const header = nameInHeader(name);
    if (!isHeaderWritten) write(Buffer.from(`--- ${header}\n+++ ${header}\n`));
    isHeaderWritten = true;
    write(
      Buffer.from(`@@ -${rangeOf(oldLine, oldCount)} +${rangeOf(newLine, newCount)} @@\n${kept.map(lineOf).join("")}`, "latin1"),
    );
  };
  let isOpen = false;
  const move = (edits) => {
    for (const [sign] of edits) {
      oldLine += sign === "+" ? 0 : 1;
      newLine += sign === "-" ? 0 : 1;
    }
  };
  for (const edit of eachEdit(linesOf(before), linesOf(after))) {
    hunk.push(edit);
    equal = edit[0] === "=" ? equal + 1 : 0;
    if (edit[0] !== "=") isOpen = true;
    if (isOpen && equal > 2 * contextLines) {
      close();
      isOpen = false;
    }
    if (!isOpen && hunk.length > contextLines) {
      const gone = hunk.length - contextLines;
      move(hunk.slice(0, gone));
      hunk = hunk.slice(gone);
      equal = hunk.length;
    }
  }
  if (isOpen) close();
}
