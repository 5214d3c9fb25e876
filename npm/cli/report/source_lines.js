// The lines of a text around places that diagnostics name.

const longestContext = 512; // bytes before and after a place
const newline = 10;
const carriageReturn = 13;
const isContinuation = (byte) => (byte & 0xc0) === 0x80;

// The line around a byte of the window, as far as it is near.
function lineAround(window, at, length) {
  const lineBegin = at === 0 ? 0 : window.lastIndexOf(newline, at - 1) + 1;
  const nextLine = window.indexOf(newline, at);
  let lineEnd = nextLine < 0 ? window.length : nextLine;
  if (lineEnd > at && window[lineEnd - 1] === carriageReturn) --lineEnd;
  let begin = Math.max(lineBegin, at - longestContext);
  while (begin > lineBegin && begin < at && isContinuation(window[begin])) ++begin;
  let end = Math.min(lineEnd, at + longestContext);
  while (end < lineEnd && end > at && isContinuation(window[end])) --end;
  return { line: window.subarray(begin, end), at: at - begin, length, cutBefore: begin > lineBegin, cutAfter: end < lineEnd };
}

/** Of a text in UTF-8, in which places count its bytes. `read` gives the bytes from one place to another. */
export function linesByOffset(read) {
  return ({ start, end }) => {
    const from = Math.max(0, start.offset - 2 * longestContext);
    return lineAround(read(from, start.offset + 2 * longestContext), start.offset - from, end.offset - start.offset);
  };
}

/** Of a text in another encoding: `text` is the same in UTF-8, and places are found by line and column. */
export function linesByColumn(text) {
  const begins = [0];
  for (let at = text.indexOf(newline); at >= 0; at = text.indexOf(newline, at + 1)) begins.push(at + 1);
  const offsetOf = ({ line, column }) => {
    let at = begins[line - 1] ?? text.length;
    for (let left = column - 1; left > 0 && at < text.length; --left) {
      ++at;
      while (at < text.length && isContinuation(text[at])) ++at;
    }
    return at;
  };
  return ({ start, end }) => {
    const at = offsetOf(start);
    return lineAround(text, at, offsetOf(end) - at);
  };
}
