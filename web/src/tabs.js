// The tabs beside the card, one of which is open.
import { fit } from "./card.js";
import { find } from "./dom.js";

const state = { open: "printed", opened: null };
const all = () => [...document.querySelectorAll("[role=tab]")];

// `opened` is called with the name of a tab that has been opened.
export function setUpTabs(opened) {
  state.opened = opened;
  for (const tab of all()) tab.onclick = () => openTab(tab.dataset.tab, true);
  document.querySelector("[role=tablist]").onkeydown = arrows;
}

export const openedTab = () => state.open;

export function openTab(name, asked = false) {
  state.open = name;
  for (const tab of all()) {
    const mine = tab.dataset.tab === name;
    tab.setAttribute("aria-selected", String(mine));
    tab.tabIndex = mine ? 0 : -1;
    find(tab.dataset.tab).hidden = !mine;
  }
  document.body.dataset.tab = name;
  if (name === "printed") fit(find("print"));
  if (asked) find("tell").scrollIntoView(); // on a narrow page it stands below the card
  state.opened(name);
}

function arrows(event) {
  const tabs = all();
  const at = tabs.indexOf(document.activeElement);
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  const next = tabs[(to + tabs.length) % tabs.length];
  next.focus();
  next.click();
}
