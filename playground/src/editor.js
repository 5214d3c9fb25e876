// The text: CodeMirror, coloured by the grammar.
import { defaultKeymap, history, historyKeymap, isolateHistory } from "@codemirror/commands";
import { lintGutter, lintKeymap, setDiagnostics } from "@codemirror/lint";
import { highlightSelectionMatches, searchKeymap } from "@codemirror/search";
import { EditorState, RangeSetBuilder, StateEffect, StateField, Transaction } from "@codemirror/state";
import {
  Decoration, EditorView, ViewPlugin, drawSelection, highlightActiveLine, highlightActiveLineGutter, highlightSpecialChars, keymap,
  lineNumbers,
} from "@codemirror/view";
import { kinds } from "./tokens.js";

const marks = kinds.map((name) => Decoration.mark({ class: `token-${name}` }));
const current = Decoration.mark({ class: "token-current" });

const setTokens = StateEffect.define();
const setCurrent = StateEffect.define();

// Tokens belong to the text from which they were made; until new ones arrive, they move with the typing.
const tokens = StateField.define({
  create: () => ({ at: new Uint32Array(0), changes: null }),
  update(value, transaction) {
    for (const effect of transaction.effects) if (effect.is(setTokens)) return { at: effect.value, changes: null };
    if (!transaction.docChanged) return value;
    return { at: value.at, changes: value.changes ? value.changes.compose(transaction.changes) : transaction.changes };
  },
});

const shownPly = StateField.define({
  create: () => Decoration.none,
  update(value, transaction) {
    let next = value.map(transaction.changes);
    for (const effect of transaction.effects)
      if (effect.is(setCurrent))
        next = effect.value ? Decoration.set([current.range(effect.value[0], effect.value[1])]) : Decoration.none;
    return next;
  },
  provide: (field) => EditorView.decorations.from(field),
});

// Tokens that begin further before the screen are not searched for: games are long, but comments and variations are
// not.
const reach = 20_000;

// The index of the first token that begins there or later.
function beginOf(at, place) {
  let [low, high] = [0, at.length / 3];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (at[3 * middle] < place) low = middle + 1;
    else high = middle;
  }
  return 3 * low;
}

// Only the visible part is coloured.
const colours = ViewPlugin.fromClass(
  class {
    constructor(view) {
      this.decorations = this.colour(view);
    }
    update(update) {
      const shown = update.transactions.some((each) => each.effects.some((effect) => effect.is(setTokens)));
      if (update.docChanged || update.viewportChanged || shown) this.decorations = this.colour(update.view);
    }
    colour(view) {
      const { at, changes } = view.state.field(tokens);
      const place = (was, side) => (changes ? changes.mapPos(was, side) : was);
      const [first, last] = [view.viewport.from, view.viewport.to];
      const ranges = [];
      for (let i = beginOf(at, first - reach); i < at.length; i += 3) {
        const from = place(at[i], 1);
        if (from > last) break;
        const to = place(at[i + 1], -1);
        if (to > first && to > from) ranges.push([from, to, at[i + 2]]);
      }
      ranges.sort((a, b) => a[0] - b[0] || b[1] - a[1]);
      const builder = new RangeSetBuilder();
      for (const [from, to, kind] of ranges) builder.add(from, to, marks[kind]);
      return builder.finish();
    }
  },
  { decorations: (plugin) => plugin.decorations },
);

export class Editor {
  constructor(parent, { onText, onCursor }) {
    parent.replaceChildren();
    this.view = new EditorView({
      parent,
      state: EditorState.create({
        extensions: [
          lineNumbers(), highlightActiveLineGutter(), history(), drawSelection(), highlightActiveLine(),
          highlightSelectionMatches(), highlightSpecialChars(), lintGutter(), EditorView.lineWrapping, tokens, shownPly, colours,
          keymap.of([...defaultKeymap, ...searchKeymap, ...historyKeymap, ...lintKeymap]),
          EditorView.contentAttributes.of({ "aria-label": "Text of the games", spellcheck: "false" }),
          EditorView.updateListener.of((update) => {
            if (update.docChanged) onText();
            else if (update.selectionSet) onCursor();
          }),
        ],
      }),
    });
  }

  get text() {
    return this.view.state.doc.toString();
  }

  // Lines are kept as written, except that line ends become uniform.
  set text(text) {
    this.view.dispatch({ changes: { from: 0, to: this.view.state.doc.length, insert: text }, selection: { anchor: 0 }, annotations: isolateHistory.of("full") });
  }

  get cursor() {
    return this.view.state.selection.main.head;
  }

  get length() {
    return this.view.state.doc.length;
  }

  replace(edits) {
    this.view.dispatch({ changes: edits.map(({ at, text }) => ({ from: at.from, to: at.to, insert: text })) });
  }

  show(from, to = from, focus = true) {
    const end = this.length;
    this.view.dispatch({
      selection: { anchor: Math.min(from, end), head: Math.min(to, end) },
      effects: EditorView.scrollIntoView(Math.min(from, end), { y: "center" }),
      annotations: Transaction.addToHistory.of(false),
    });
    if (focus) this.view.focus();
  }

  colour(at) {
    this.view.dispatch({ effects: setTokens.of(at) });
  }

  // Typing since then may have removed the range.
  mark(asked) {
    const range = asked && asked[0] < asked[1] && asked[1] <= this.length ? asked : null;
    const effects = [setCurrent.of(range)];
    if (range) effects.push(EditorView.scrollIntoView(range[0], { y: "nearest" }));
    this.view.dispatch({ effects });
  }

  diagnose(diagnostics) {
    this.view.dispatch(setDiagnostics(this.view.state, diagnostics));
  }
}
