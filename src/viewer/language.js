// The words of the page in the language of its readers.

export class Language {
  // `all` has the words by language; `asked` is one of them or empty; `games` is that of the games.
  constructor(all, asked, games) {
    const known = [asked, games, ...(globalThis.navigator?.languages || []), "en", ...Object.keys(all)]
      .map(each => (each || "").toLowerCase().split("-")[0]);
    this.code = known.find(each => all[each]);
    this.words = all[this.code];
  }

  // A sentence with {values}; of several, that for `which`.
  say(key, values = {}, which = null) {
    const found = this.words[key];
    const sentence = which === null ? found : found?.[which] ?? found?.other ?? which;
    return String(sentence ?? key).replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "");
  }
}
