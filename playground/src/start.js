// Slow work that does not need the page. It is part of index.html, so that the first text is checked while the script
// of the page is still loading.
import { Asking } from "./asking.js";
import { remembered } from "./remembering.js";
import { shared } from "./sharing.js";

const kit = new Asking();

const samples = fetch("samples.json")
  .then((response) => response.json())
  .catch(() => []); // the page works without

async function openingText() {
  const { text, notation } = (await shared()) ?? remembered() ?? { text: (await samples)[0]?.text ?? "" };
  return { text: text.replaceAll(/\r\n?/g, "\n"), notation: notation ?? "" }; // as the editor has it
}

const opening = openingText();
const found = opening.then((what) => {
  kit.set(what);
  return kit.ask("lint");
});
found.catch(() => {}); // reported when it is shown

globalThis.ctlpgn = { kit, samples, opening, found };
