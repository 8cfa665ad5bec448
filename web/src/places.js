// The places of phrases and cards that are put in: Tab goes through them, those of a phrase within a card first.
import { hasNextSnippetField, nextSnippetField, snippet, startCompletion } from "@codemirror/autocomplete";
import { MapMode, StateEffect, StateField } from "@codemirror/state";

// The places that are still to be filled of a phrase or card around one that has places of its own: Tab comes back to
// them when that has no more.
const wait = StateEffect.define();
export const waiting = StateField.define({
  create: () => [],
  update(value, transaction) {
    const news = transaction.effects.find((effect) => effect.is(wait));
    if (news) return news.value;
    if (!value.length || transaction.isUserEvent("select")) return []; // the cursor has gone elsewhere
    if (!transaction.docChanged) return value;
    const moved = (at, side) => transaction.changes.mapPos(at, side, MapMode.TrackDel);
    return value.map(({ from, to }) => ({ from: moved(from, -1), to: moved(to, 1) })).filter(({ from, to }) => from !== null && to !== null);
  },
});

// The places behind the one at the cursor that Tab would go to.
export function toFill(view) {
  const found = [];
  let { state } = view;
  while (hasNextSnippetField(state)) {
    nextSnippetField({ state, dispatch: (transaction) => { ({ state } = transaction); } });
    found.push({ from: state.selection.main.from, to: state.selection.main.to });
  }
  return [...found, ...view.state.field(waiting)];
}

export function toWaiting(view) {
  const [next, ...rest] = view.state.field(waiting);
  if (!next || hasNextSnippetField(view.state)) return false;
  view.dispatch({ selection: { anchor: next.from, head: next.to }, effects: wait.of(rest), scrollIntoView: true });
  return true;
}

// Put a snippet in. Where its end is all that is open, what may stand there is offered at once.
export function filled(insert) {
  const text = insert.replace(/\\\$/g, "$");
  return (view, completion, from, to) => {
    const around = toFill(view); // of the text as it is: what is put in moves them
    if (around.length) view.dispatch({ effects: wait.of(around) });
    snippet(around.length ? text : `${text}\${}`)(view, completion, from, to);
    if (insert.endsWith(" ${1}")) startCompletion(view);
  };
}
