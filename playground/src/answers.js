// What a worker answers about a text, with the toolkit.
import { Offsets } from "../../npm/offsets.js";
import { tokensOf } from "./tokens.js";

const otherEncodings = ["other-encoding", "latin-1-text"]; // their fix is to convert the file

let text = "";
let options = {};

// The requests: `set` sets the text, and the others are about it.
const answers = {
  notations: (kit) => kit.notations(),

  set: (_, what) => {
    text = what.text;
    options = what.notation ? { notation: what.notation } : {};
  },

  // The text of a file in any encoding, and whether it had to be converted.
  decode: (kit, { bytes }) => {
    try {
      return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes), converted: false };
    } catch {
      const { text, fixed } = kit.fix(bytes, { select: otherEncodings });
      // A few bytes do not show their encoding; this one is likeliest.
      const isTold = Object.keys(fixed).length > 0;
      return { text: isTold ? text : new TextDecoder("windows-1252").decode(bytes), converted: true };
    }
  },

  lint: (kit) => {
    if (!options.notation && kit.guess(text).likeness === "none")
      throw new Error("the text is like none of the notations; if it is in one of them, choose it above");
    const found = kit.lint(text, options);
    const offsets = new Offsets(text);
    const place = (range) => ({ from: offsets.toIndex(range.start.offset), to: offsets.toIndex(range.end.offset) });
    for (const each of found.diagnostics) {
      each.at = place(each.range);
      for (const edit of each.fix?.edits ?? []) edit.at = place(edit.range);
    }
    return found;
  },

  tokens: (kit) => tokensOf(kit.parse(text, { ...options, level: "syntax", spans: true }), new Offsets(text)),
  view: (kit, { game }) => kit.view(text, { ...options, game }),
  fix: (kit) => kit.fix(text, options).text,
  format: (kit) => kit.format(text, { ...options, force: true }),
  json: (kit, { game }) => {
    const { games, ...document } = kit.parse(text, options);
    return JSON.stringify({ ...document, games: games.filter((each) => each.index === game) }, null, 2);
  },
  explain: (kit, { code }) => kit.explain(code, options),
};

/** The answer to a message: an object that the caller of the worker understands. */
export async function answerTo({ id, ask, with: what }, loaded) {
  try {
    return { id, answer: await answers[ask](await loaded, what ?? {}) };
  } catch (error) {
    return { id, error: error.message };
  }
}
