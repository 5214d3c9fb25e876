// The published grammars.
let grammars = null;

export async function grammarView(panel, notation) {
  grammars ??= await (await fetch("grammars.json")).json();
  const names = Object.keys(grammars);
  const asked = panel.dataset.of;
  if (asked === (notation ?? "")) return;
  panel.dataset.of = notation ?? "";
  const choice = document.createElement("select");
  choice.ariaLabel = "Which grammar";
  choice.append(...names.map((name) => new Option(name)));
  choice.value = names.find((name) => name === notation) ?? names[0];
  const body = document.createElement("pre");
  body.tabIndex = 0;
  const show = () => (body.textContent = grammars[choice.value]);
  choice.addEventListener("change", show);
  show();
  const row = document.createElement("div");
  row.className = "row";
  row.append(choice);
  panel.replaceChildren(row, body);
}
