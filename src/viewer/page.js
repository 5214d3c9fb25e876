// The page that `ctlpgn html` writes. It contains its data, and its address names the shown ply.
import {Viewer} from "./viewer.js";

const embedded = document.getElementById("games");
const viewer = new Viewer(document.getElementById("viewer"), JSON.parse(embedded.textContent));
const asked = /^#(\d+)(?:\.(\d+))?$/.exec(location.hash);
if (asked) {
  viewer.openGame(Number(asked[1]) - 1);
  if (asked[2]) viewer.go(Number(asked[2]));
}
viewer.onPly = (ply, game) => {
  try {
    history.replaceState(null, "", ply === null ? `#${game + 1}` : `#${game + 1}.${ply}`);
  } catch { /* not everywhere may a page change its address */ }
};
// Keys work wherever the focus is.
document.addEventListener("keydown", event => {
  if (!viewer.root.contains(event.target)) viewer.root.dispatchEvent(new KeyboardEvent("keydown", {key: event.key, altKey: event.altKey, ctrlKey: event.ctrlKey, metaKey: event.metaKey}));
});
