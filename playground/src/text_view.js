// A read-only text, with a message above it.
const most = 200_000; // characters that are shown

export function textView(panel, { action, onAction, onCopied }) {
  let text = "";
  const lead = document.createElement("p");
  lead.className = "lead";
  const row = document.createElement("div");
  row.className = "row";
  const body = document.createElement("pre");
  body.tabIndex = 0;
  const button = (label, onClick) => {
    const made = document.createElement("button");
    made.type = "button";
    made.className = "plain";
    made.textContent = label;
    made.addEventListener("click", onClick);
    row.append(made);
  };
  button("Copy", async () => {
    try {
      await navigator.clipboard.writeText(text);
      onCopied("It is on the clipboard.");
    } catch {
      onCopied("The browser does not let this page write to the clipboard.");
    }
  });
  if (action) button(action, () => onAction(text));
  panel.append(row, lead, body);
  return (next, remark) => {
    text = next;
    const cut = text.length > most;
    lead.textContent = [remark, cut ? `The first ${most.toLocaleString("en")} characters of ${text.length.toLocaleString("en")}.` : ""].join(" ").trim();
    lead.hidden = lead.textContent === "";
    body.textContent = cut ? text.slice(0, most) : text;
  };
}
