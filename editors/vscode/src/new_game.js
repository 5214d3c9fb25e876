// A new game, to be filled in: the snippet of a notation in an untitled document.
import { SnippetString, Uri, window, workspace } from "vscode";

export async function newGame(extensionUri) {
  const bytes = await workspace.fs.readFile(Uri.joinPath(extensionUri, "dist/new_games.json"));
  const games = JSON.parse(new TextDecoder().decode(bytes));
  const chosen = await window.showQuickPick(
    games.map((each) => ({ label: each.title, description: each.language, game: each })),
    { placeHolder: "The notation of the new game" },
  );
  if (!chosen) return;
  const { language, body } = chosen.game;
  const document = await workspace.openTextDocument({ language, content: "" });
  const editor = await window.showTextDocument(document);
  await editor.insertSnippet(new SnippetString(body));
}
