// Where the cursor stood before it was led elsewhere, to go back to.
import { StateEffect, StateField } from "@codemirror/state";
import { EditorView } from "@codemirror/view";

const MOST = 50;
const left = StateEffect.define();
const returned = StateEffect.define();

export const jumps = StateField.define({
  create: () => [],
  update(places, transaction) {
    let now = places.map((place) => transaction.changes.mapPos(place));
    for (const effect of transaction.effects) {
      if (effect.is(left)) now = [...now.slice(-MOST), effect.value];
      if (effect.is(returned)) now = now.slice(0, -1);
    }
    return now;
  },
});

// Put the cursor elsewhere, and remember where it stood.
export function jumpTo(view, anchor) {
  view.dispatch({ selection: { anchor }, effects: [left.of(view.state.selection.main.head), EditorView.scrollIntoView(anchor, { y: "nearest", yMargin: 60 })] });
  view.focus();
}

export function back(view) {
  const place = view.state.field(jumps).at(-1);
  if (place !== undefined) view.dispatch({ selection: { anchor: place }, effects: returned.of(null), scrollIntoView: true });
  return true;
}
