// Files: opened by a dialog or dropped on the page, and saved.

export function listenForFiles({ button, input, onFile }) {
  button.addEventListener("click", () => input.click());
  input.addEventListener("change", () => {
    const [file] = input.files;
    input.value = ""; // so that the same file can be opened again
    if (file) onFile(file);
  });
  const { classList } = document.body;
  addEventListener("dragover", (event) => {
    event.preventDefault();
    classList.add("drop");
  });
  for (const name of ["dragleave", "drop"]) addEventListener(name, () => classList.remove("drop"));
  addEventListener(
    "drop",
    (event) => {
      const [file] = event.dataTransfer.files;
      if (!file) return;
      event.preventDefault();
      event.stopPropagation();
      onFile(file);
    },
    { capture: true },
  );
}

export function saveFile(name, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
