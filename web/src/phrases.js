// The phrase whose places are filled, above the line: what an editor calls signature help.
import { StateEffect, StateField } from "@codemirror/state";
import { ViewPlugin, showTooltip } from "@codemirror/view";
import { element } from "./dom.js";
import { call } from "./python.js";

const PAUSE = 90;
const told = StateEffect.define();

const field = StateField.define({
  create: () => null,
  update(value, transaction) {
    for (const effect of transaction.effects) if (effect.is(told)) return effect.value;
    if (value === null) return null;
    return { ...value, pos: transaction.changes.mapPos(value.pos) };
  },
  provide: (self) => showTooltip.from(self),
});

// Mark the slot that is filled now.
function drawn({ label, told: says, slots, active }) {
  const slot = slots[active];
  const at = slots.slice(0, active).reduce((from, each) => label.indexOf(each, from) + each.length, 0);
  const begin = label.indexOf(slot, at);
  return element(
    "div",
    { class: "phrase" },
    element("code", {}, label.slice(0, begin), element("b", {}, label.slice(begin, begin + slot.length)), label.slice(begin + slot.length)),
    says ? element("p", {}, says) : null,
  );
}

// While somebody types it is the likeliest phrase alone: it covers lines that are being read.
function tooltip(pos, phrases, asked) {
  const [first, ...others] = phrases;
  const more = asked ? others : [];
  return {
    pos,
    above: true,
    create: () => ({
      dom: element("div", { class: "phrases", role: "status" }, drawn(first), more.length ? element("p", { class: "quiet" }, `or ${more.map((each) => each.label).join(" · ")}`) : null),
    }),
  };
}

let asked = 0;
let timer = 0;
let hushed = -1;

const lineOf = (state) => state.doc.lineAt(state.selection.main.head).number;

// Ask for the phrase at the cursor, and show it. `quiet` is True where nobody asked by a key.
export async function showPhrase(view, place, quiet = false) {
  asked += 1;
  const mine = asked;
  const pos = view.state.selection.main.head;
  const { phrases } = await call("phrases", { ...place(view.state.doc, pos), text: view.state.doc.toString() });
  if (quiet && !view.hasFocus) return;
  if (mine !== asked || pos !== view.state.selection.main.head) return;
  view.dispatch({ effects: told.of(phrases.length ? tooltip(pos, phrases, !quiet) : null) });
}

// Take it away. It does not come again by itself before another line is written: not where somebody
// has closed it, who has not only left the text (`closed` is false).
export function hidePhrase(view, closed = true) {
  if (closed) hushed = lineOf(view.state);
  asked += 1;
  clearTimeout(timer);
  if (view.state.field(field) === null) return false;
  view.dispatch({ effects: told.of(null) });
  return true;
}

// Show it while somebody types, keep it right while the cursor moves in the line, and take it away.
export function phraseHelp(place) {
  const watch = ViewPlugin.define((view) => {
    return {
      update(update) {
        if (!update.docChanged && !update.selectionSet) return;
        const typed = update.transactions.some((each) => each.isUserEvent("input") || each.isUserEvent("delete"));
        const open = update.startState.field(field) !== null;
        clearTimeout(timer);
        if (lineOf(update.state) !== hushed) hushed = -1;
        else if (!open) return;
        if (typed || open) timer = setTimeout(() => showPhrase(view, place, true).catch(() => {}), PAUSE);
      },
      destroy: () => clearTimeout(timer),
    };
  });
  return [field, watch];
}
