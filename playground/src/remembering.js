// Keeps the text until the page is opened again.
const key = "ctlpgn-text";
const longest = 1 << 20;

export function remember(text, notation) {
  try {
    if (text.length < longest) localStorage.setItem(key, JSON.stringify({ text, notation }));
  } catch {
    // Some browsers store nothing.
  }
}

export function remembered() {
  try {
    return JSON.parse(localStorage.getItem(key));
  } catch {
    return null;
  }
}
