// ctlpgn explain: what a code means.
import { UsageError, clean } from "../errors.js";
import { explainedRule, ruleBook } from "../report/rule_text.js";
import { notationNames } from "../input/recognition.js";
import { writeOut } from "../output/standard_streams.js";

export const explain = {
  summary: "Explain what a code means and how to fix it",
  argument: { name: "CODE", isMany: true, isRequired: true, help: "codes, beginnings of codes, or names" },
  groups: [
    {
      title: "Options",
      options: {
        notation: { value: "NAME", words: notationNames, help: `only codes of this notation: ${notationNames.join(", ")}` },
      },
    },
  ],
  elsewhere: [],
  examples: ["ctlpgn explain S012", "ctlpgn explain missing-dot", "ctlpgn explain S01             all codes that begin with S01"],
  run(_, words, { notation }) {
    const book = ruleBook();
    const pages = words
      .flatMap((word) => word.split(","))
      .filter((word) => word !== "")
      .flatMap((word) => {
        const all = book.named(word);
        if (all.length === 0) throw new UsageError(`no diagnostic has the code or the name "${word}"`);
        const known = notation ? all.filter(({ code }) => book.codesOf(notation).includes(code)) : all;
        if (known.length === 0) throw new UsageError(`"${word}" does not apply to games in ${notation}`);
        return known;
      });
    writeOut(pages.map((rule) => explainedRule(rule, notation)).join("\n\n"));
    return clean;
  },
};
