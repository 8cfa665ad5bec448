// Which text stands in the card: the browser's own, that of a link, an example. None is lost to another.
import { find } from "./dom.js";
import { put } from "./editor.js";
import { kept } from "./kept.js";
import { cardOf, linkOf } from "./link.js";
import { showMenu } from "./menu.js";
import { keyName } from "./system.js";

const MOST = 9; // texts of the author's that are kept aside
const state = { view: null, examples: [], linked: null, remark: null };

// Return the text that the page begins with.
export async function beginning(examples) {
  state.examples = examples;
  const own = kept.get("card");
  state.linked = await cardOf(location.hash);
  if (state.linked !== null && own !== null) aside(own, state.linked);
  return state.linked ?? own ?? examples[0].text;
}

export function setUpTexts(view, remark) {
  Object.assign(state, { view, remark });
  find("examples").onclick = choose;
  addEventListener("pagehide", () => keepText(view.state.doc.toString()));
  addEventListener("hashchange", async () => {
    const text = await cardOf(location.hash);
    if (text === null) return;
    state.linked = text;
    instead(text);
  });
}

// Keep a text that is no longer that of a link. The address forgets the link then.
export function keepText(text) {
  if (text === state.linked) return;
  if (state.linked !== null) history.replaceState(null, "", location.pathname + location.search);
  state.linked = null;
  kept.set("card", text);
}

// Put the link of a text in the address line.
export async function link(text) {
  const hash = await linkOf(text);
  kept.set("card", text);
  state.linked = text;
  history.replaceState(null, "", hash);
}

// A text of the author's own can be had again when another takes its place.
function aside(text, other) {
  if (text === other || !text.trim() || state.examples.some((each) => each.text === text)) return;
  kept.set("mine", JSON.stringify([text, ...mine().filter((each) => each !== text)].slice(0, MOST)));
}

// The author's own texts that something else took the place of, the last one first. An earlier page
// kept one of them, as it stands.
function mine() {
  const before = kept.get("before");
  const old = before ? [before] : [];
  try {
    const own = JSON.parse(kept.get("mine") ?? "[]");
    return [...own, ...old.filter((text) => !own.includes(text))];
  } catch {
    return old;
  }
}

function instead(text) {
  aside(state.view.state.doc.toString(), text);
  put(state.view, text);
}

function choose({ currentTarget }) {
  const { left, bottom } = currentTarget.getBoundingClientRect();
  const here = state.view.state.doc.toString();
  const own = mine().filter((text) => text !== here).map((text) => ({ title: `Your own before: ${titleOf(text)}`, text }));
  const before = document.activeElement;
  const choices = [...own, ...state.examples].map(({ title, text }) => ({
    title,
    run: () => {
      instead(text);
      (state.view.dom.getClientRects().length ? state.view : currentTarget).focus(); // at the table the card is not seen
      state.remark(`“${titleOf(text)}” stands here, ${keyName("Ctrl-Z")} takes it back.`);
    },
  }));
  showMenu({ left, top: bottom + 4 }, "A card to start from", choices, () => (before && before !== document.body ? before : currentTarget).focus());
}

const titleOf = (text) => /^[a-z]\w* "([^"]+)"/m.exec(text)?.[1] ?? text.trim().split("\n")[0].slice(0, 40);
