// The page of the board: the viewer of `ctlpgn html`, which shows what the extension says.
import { Board } from "../../../playground/src/board_view.js";

const extension = acquireVsCodeApi();
const panel = document.getElementById("board");
const board = new Board(panel, { onPly: (ply, game) => extension.postMessage({ game, ply }) });

addEventListener("message", ({ data: { failure, view, game, ply } }) => {
  if (failure !== undefined) {
    board.clear();
    panel.textContent = failure;
    return;
  }
  if (view) board.show(game, view);
  board.go(ply);
});

extension.postMessage({ ready: true });
