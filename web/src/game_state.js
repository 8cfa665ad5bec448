// What the page knows of the game that is open: its set, who looks, what is selected of the question.
export const state = { set: "", wanted: null, seat: -1, look: null, chosen: new Set(), row: null, facets: new Map(), busy: false, join: null, keys: new Map(), table: 0, stop: false, unsaved: false };

export const NARROW = "(max-width: 860px)"; // where the question stands above the board, as in style.css

// Nothing of the question is selected any more.
export function forgetSelection() {
  state.chosen.clear();
  state.row = null;
  state.facets.clear();
}
