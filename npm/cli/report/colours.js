// Colours of a terminal.
const bySeverity = { error: "1;31", warning: "1;33", note: "1;36" };

export class Colours {
  #isOn;

  constructor(isOn) {
    this.#isOn = isOn;
  }

  strong = (text) => this.#in("1", text);
  faint = (text) => this.#in("36", text);
  ofLevel = (severity, text) => this.#in(bySeverity[severity], text);

  #in(colour, text) {
    return this.#isOn && text !== "" ? `\x1b[${colour}m${text}\x1b[0m` : text;
  }
}

/** Whether a stream is coloured: `when` is auto, always or never. */
export function wantsColour(when, stream) {
  if (when !== "auto") return when === "always";
  return Boolean(stream?.isTTY) && !process.env.NO_COLOR && process.env.TERM !== "dumb";
}
