// ctlpgn rules: all codes.
import { clean } from "../errors.js";
import { notationNames } from "../input/recognition.js";
import { output } from "../options.js";
import { Output, checkOutputName } from "../output/output.js";
import { ruleBook, rulesAsText } from "../report/rule_text.js";

const withExamplesOf = (rule, notation) => ({ ...rule, examples: rule.examples.filter((each) => each.notation === notation) });

export const rules = {
  summary: "List all codes",
  groups: [
    {
      title: "Options",
      options: {
        notation: { value: "NAME", words: notationNames, help: `only codes of this notation: ${notationNames.join(", ")}` },
        "output-format": { value: "FORMAT", words: ["text", "json"], help: "text or json (default: text)" },
        ...output,
      },
    },
  ],
  elsewhere: [],
  examples: ["ctlpgn rules", "ctlpgn rules --notation pgn", "ctlpgn rules --output-format json | jq -r '.rules[].code'"],
  run(_, __, { notation, "output-format": format = "text", output: path }) {
    checkOutputName(path, [], "a list of rules");
    const book = ruleBook();
    const codes = notation ? new Set(book.codesOf(notation)) : null;
    const asked = codes
      ? book.rules.filter(({ code }) => codes.has(code)).map((rule) => withExamplesOf(rule, notation))
      : book.rules;
    const to = new Output(path);
    to.write(format === "json" ? `${JSON.stringify({ schemaVersion: "1.2", rules: asked }, null, 2)}\n` : rulesAsText(asked));
    to.commit();
    return clean;
  },
};
