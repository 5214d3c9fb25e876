// A table of games that can be searched and sorted.
import {element, buttonElement} from "./words.js";

const columns = ["date", "event", "round", "white", "black", "result", "opening"];
const mostShown = 500;

const plain = text => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

export class GameTable {
  // `games` are objects with texts for the columns, and `href` or what `open` takes.
  constructor(games, language, open) {
    this.games = games.map((game, index) => ({...game, index, found: plain(columns.map(key => game[key] || "").join(" "))}));
    this.open = open;
    this.language = language;
    this.sorted = {key: null, down: false};
    this.used = columns.filter(key => games.some(game => game[key]));
    this.search = element("input", {type: "search", "aria-label": language.say("search"), placeholder: language.say("search")});
    this.search.addEventListener("input", () => this.fill());
    this.count = element("p", {class: "count", role: "status"});
    this.heads = this.used.map(key => element("th", {scope: "col", class: key}, buttonElement({}, () => this.sort(key), language.say(key))));
    this.body = element("tbody", {});
    this.element = element("div", {class: "game-table"}, element("div", {class: "search"}, this.search, this.count),
      element("div", {class: "rows", tabindex: "0", role: "region", "aria-label": language.say("games")},
        element("table", {}, element("thead", {}, element("tr", {}, element("th", {scope: "col", class: "index"}, "#"), ...this.heads)), this.body)));
    this.fill();
  }

  sort(key) {
    this.sorted = {key, down: this.sorted.key === key && !this.sorted.down};
    this.heads.forEach((head, i) => {
      if (this.used[i] === key) head.setAttribute("aria-sort", this.sorted.down ? "descending" : "ascending");
      else head.removeAttribute("aria-sort");
    });
    this.fill();
  }

  fill() {
    const words = plain(this.search.value).split(/\s+/).filter(Boolean);
    const found = this.games.filter(game => words.every(word => game.found.includes(word)));
    const {key, down} = this.sorted;
    if (key) found.sort((a, b) => (a[key] || "").localeCompare(b[key] || "", this.language.code, {numeric: true}) || a.index - b.index);
    if (down) found.reverse();
    this.count.textContent = this.language.say("shown", {count: Math.min(found.length, mostShown), all: this.games.length});
    this.body.replaceChildren(...found.slice(0, mostShown).map(game => this.row(game)));
  }

  row(game) {
    const name = [game.white, game.black].filter(Boolean).join(" – ") || game.title || String(game.index + 1);
    const content = String(game.index + 1);
    const link = game.href ? element("a", {href: game.href, "aria-label": `${content}. ${name}`}, content)
      : buttonElement({"aria-label": `${content}. ${name}`}, () => this.open(game), content);
    const row = element("tr", {}, element("td", {class: "index"}, link), ...this.used.map(key => element("td", {class: key}, game[key] || "")));
    row.addEventListener("click", event => event.target.closest("a, button") || link.click());
    if (game.current) row.setAttribute("aria-current", "true");
    return row;
  }
}
