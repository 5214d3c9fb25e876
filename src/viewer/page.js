// The pages and fragments that `ctlpgn html` writes. They contain their data; the address of a page names the shown ply.
import {GameTable} from "./games.js";
import {Language} from "./language.js";
import {Viewer} from "./viewer.js";

const dataOf = holder => {
  const read = name => holder.querySelector(`script.${name}`).textContent;
  const {options, ...about} = JSON.parse(read("about"));
  return {...about, options, words: JSON.parse(read("words")), games: read("games").split("\n").filter(Boolean)};
};

function start(holder, home, more = {}) {
  const data = dataOf(holder);
  Object.assign(data.options, more);
  if (data.options.sheet) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(data.options.sheet);
    home.adoptedStyleSheets = [...home.adoptedStyleSheets, sheet];
  }
  return new Viewer(holder, data);
}

function startPage(holder) {
  const viewer = start(holder, document);
  const asked = /^#(\d+)(?:\.(\d+))?$/.exec(location.hash);
  if (asked) {
    viewer.openGame(Number(asked[1]) - 1);
    if (asked[2]) viewer.go(Number(asked[2]));
  }
  document.documentElement.lang = viewer.language.code;
  viewer.onTitle = title => { document.title = title; };
  let waiting = null; // browsers allow few changes of an address
  viewer.onPly = (ply, game) => {
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      try {
        history.replaceState(null, "", ply === null ? `#${game + 1}` : `#${game + 1}.${ply}`);
      } catch { /* not everywhere may a page change its address */ }
    }, 200);
  };
  // Keys work wherever the focus is.
  document.addEventListener("keydown", event => {
    if (!viewer.root.contains(event.target)) viewer.press(event);
  });
}

// A page that lists others: its table becomes one that can be searched and sorted.
function startContents(holder) {
  const language = new Language(JSON.parse(holder.querySelector("script.words").textContent), "", document.documentElement.lang);
  const keys = ["date", "event", "round", "white", "black", "result", "opening"];
  const games = [...holder.querySelectorAll("tbody tr")].map(({cells: [link, ...cells]}) =>
    ({href: link.firstChild.getAttribute("href"), ...Object.fromEntries(cells.map((cell, i) => [keys[i], cell.textContent]))}));
  const {element} = new GameTable(games, language);
  document.documentElement.lang = language.code;
  holder.querySelector("table").replaceWith(element);
  holder.classList.add("viewer", "contents");
}

for (const holder of document.querySelectorAll(".ctlpgn:not([data-started])")) {
  holder.dataset.started = "";
  if (holder.dataset.page !== undefined) startPage(holder);
  else if (holder.dataset.contents !== undefined) startContents(holder);
  else start(holder.shadowRoot.querySelector(".ctlpgn-inside"), holder.shadowRoot, {embedded: true});
}
