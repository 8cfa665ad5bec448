// From one finding to the next.
import { forEachDiagnostic, nextDiagnostic, previousDiagnostic } from "@codemirror/lint";

// Put the cursor where the next finding begins, or the one before. Nothing is selected: what is typed replaces nothing.
export function goToFinding(view, before = false) {
  const { main } = view.state.selection;
  let here = null; // the one where the cursor is already
  forEachDiagnostic(view.state, (_, from, to) => {
    if (main.empty && from === main.head && to > (here?.head ?? from)) here = { anchor: from, head: to };
  });
  if (here !== null) view.dispatch({ selection: here });
  const there = (before ? previousDiagnostic : nextDiagnostic)(view);
  view.dispatch({ selection: { anchor: view.state.selection.main.from } });
  return there;
}
