// What the page knows of the game that is open: its set, who looks, what is selected of the question.
export const state = { set: "", wanted: null, seat: -1, look: null, chosen: new Set(), row: null, facets: new Map(), busy: false, join: null, keys: new Map(), table: 0, stop: false, unsaved: false };

export const NARROW = "(max-width: 860px)"; // where the question stands above the board, as in style.css

// The keys of the actions of each seat, by game and seed: a game that is saved and taken up again has those it had.
const keysOf = new Map();
const nameOf = ({ game, seed }) => `${game} ${seed}`;

export function keysOfGame(asked) {
  const name = nameOf(asked);
  if (!keysOf.has(name)) keysOf.set(name, new Map());
  return keysOf.get(name);
}

// A game that begins has no keys yet, whatever another one with its seed had.
export const forgetKeys = (asked) => keysOf.delete(nameOf(asked));

// The keys of a game as data, to keep, and taken from such data, which may be of an earlier page.
export const keysToKeep = (asked) => [nameOf(asked), [...keysOfGame(asked)].map(([seat, keys]) => [seat, [...keys]])];

export function takeKeys([name, seats] = []) {
  if (name) keysOf.set(name, new Map(seats.map(([seat, keys]) => [seat, new Map(keys)])));
}

// Nothing of the question is selected any more.
export function forgetSelection() {
  state.chosen.clear();
  state.row = null;
  state.facets.clear();
}
