// The catalogue of diagnostics as text.
import { readFileSync } from "node:fs";

const widest = 80;

/** All rules in their order, which is also that of counts in reports. */
export function ruleBook() {
  const { rules, notations } = JSON.parse(readFileSync(new URL("../../rules.json", import.meta.url), "utf8"));
  return {
    rules,
    codesOf: (notation) => notations[notation],
    // A code, the beginning of codes, a name, or ALL.
    named(word) {
      const asked = word.toUpperCase();
      const byName = rules.filter(({ name }) => name === word.toLowerCase());
      if (byName.length !== 0) return byName;
      return asked === "ALL" ? rules : rules.filter(({ code }) => code.startsWith(asked));
    },
  };
}

/** The message as it is for any text: {found} is what a text has there, others are named. */
export const generalMessage = ({ message }) =>
  message.replace(/\{([a-z][a-z_ ]*\??)\}/g, (_, name) => (name === "found" ? "…" : name.endsWith("?") ? "" : `<${name}>`));

function wrapped(text) {
  return text
    .split("\n\n")
    .map((paragraph) => {
      let result = "";
      let width = 0;
      for (const word of paragraph.split(/[ \n]/).filter((each) => each !== "")) {
        const length = [...word].length;
        if (width !== 0 && width + 1 + length > widest) {
          result += "\n";
          width = 0;
        }
        result += (width === 0 ? "" : " ") + word;
        width += (width === 0 ? 0 : 1) + length;
      }
      return result;
    })
    .join("\n\n");
}

const indented = (text) =>
  text
    .replace(/\n$/, "")
    .split("\n")
    .map((line) => (line === "" ? "\n" : `    ${line}\n`))
    .join("");

const unseen = /[\u0080-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g;
const visible = (text) =>
  text
    .replace(
      /[\u0000-\u0009\u000b-\u001f\u007f]/g,
      (each) => `\\x${each.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`,
    )
    .replace(unseen, (each) => `\\u{${each.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}}`);

const fixes = {
  none: "Fix: none",
  safe: "Fix: safe, by ctlpgn lint --fix; a guess where its surroundings are in doubt",
  unsafe: "Fix: unsafe, where there is a good guess, by ctlpgn lint --fix --unsafe-fixes",
  either: "Fix: safe where nothing is in doubt, by ctlpgn lint --fix; else a guess, with --unsafe-fixes",
};

export function explainedRule(rule, notation) {
  const examples = rule.examples.filter((each) => !notation || each.notation === notation);
  let page = `${rule.code} ${rule.name} (${rule.severity})\n\n${indented(generalMessage(rule))}\n`;
  page += `${wrapped(rule.explanation)}\n\n${fixes[rule.fix ?? "none"]}\n`;
  for (const { notation: written, bad, good } of examples) {
    const where = examples.length < 2 ? "" : ` in ${written}`;
    page += `\nWrong${where}:\n\n${indented(visible(bad))}\nRight${where}:\n\n${indented(visible(good))}`;
  }
  return page;
}

/** One line for each rule. */
export function rulesAsText(rules) {
  const codeWidth = Math.max(...rules.map(({ code }) => code.length)) + 2;
  const nameWidth = Math.max(...rules.map(({ name }) => name.length)) + 2;
  const line = (rule) =>
    rule.code.padEnd(codeWidth) +
    rule.name.padEnd(nameWidth) +
    rule.severity.padEnd(9) +
    (rule.fix ?? "none").padEnd(8) +
    generalMessage(rule);
  return rules.map((rule) => `${line(rule)}\n`).join("");
}
