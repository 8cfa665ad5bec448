// What the page does by keys alone: the parts that F6 goes through, links over them, a list of keys.
import { openDialog } from "./dialog.js";
import { element, find } from "./dom.js";
import { keyName } from "./system.js";

const KEYS = [
  ["On the page", [
    ["F6, Shift-F6", "the next part: card, findings, tabs, what the tab tells"],
    ["← → Home End", "another tab"],
    [keyName("F1 or Ctrl-Shift-P"), "every command, by a few letters of it; @ and a name of the text goes there"],
  ]],
  ["At the table", [
    ["1 to 9, 0, then letters", "take an option, by the key that stands before it: what a turn is made of keeps its key as long as the game lies open, a die or an amount has its number"],
    ["↑ ↓, Home, End", "to another option; Enter takes it"],
    ["e", "the last option, whatever it does: end the turn, refuse, be done, or search on"],
    ["F6, then Tab", "the tabs, then rules, story, undo, save and the other buttons"],
    ["Esc", "back to all options; while an agent searches: stop it"],
    ["u", "take your last answer back"],
    [keyName("Ctrl-S"), "the table as a file"],
    ["F8", "out of the game, to the next finding of the card"],
    ["← → Home End", "through a journal"],
  ]],
];

// `commands` are those of the editor.
export function showKeys(commands) {
  const own = commands.filter(({ keys }) => keys).map(({ keys, name, told }) => [keys, told ? `${name}: ${told}` : name]);
  const parts = [["In the card", [...own, ["F6; or Esc, then Tab", "leave the text"]]], ...KEYS].map(([title, rows]) => [
    element("h4", {}, title),
    element("table", { class: "keys" }, element("tbody", {}, rows.map(([key, does]) => element("tr", {}, element("th", { scope: "row" }, key), element("td", {}, does))))),
  ]);
  openDialog("Keys", parts.flat());
}

const FOCUSABLE = "button:not([disabled]):not([hidden]), select, input, a[href], [tabindex='0'], iframe";
const visible = (each) => each.getClientRects().length > 0;

// The parts of the page that can take the focus now.
function parts(view) {
  const panel = document.querySelector("[role=tabpanel]:not([hidden])");
  const inside = panel.id === "play" ? find("asked") ?? [...panel.querySelectorAll(FOCUSABLE)].find(visible) : panel;
  return [
    ["card", view.contentDOM],
    ["findings", find("findings").querySelector(FOCUSABLE)],
    ["tabs", document.querySelector("[role=tab][aria-selected=true]")],
    ["told", inside],
  ].filter(([, each]) => each && visible(each));
}

// Go to a part of the page, to the bar between them where it is not there.
export let toRegion;

export function setUpRegions(view) {
  toRegion = (name) => (new Map(parts(view)).get(name) ?? find("status")).focus();
  for (const link of document.querySelectorAll("#skips [data-to]")) link.onclick = () => toRegion(link.dataset.to);
  addEventListener("keydown", (event) => {
    if (event.key !== "F6" || event.ctrlKey || event.altKey || find("dialog").open) return;
    event.preventDefault();
    const all = parts(view).map(([, each]) => each);
    const homes = [find("editor"), find("findings"), document.querySelector("[role=tablist]"), document.querySelector("[role=tabpanel]:not([hidden])")];
    const home = homes.find((each) => each.contains(document.activeElement));
    const at = all.findIndex((each) => home?.contains(each));
    all[(at + (event.shiftKey ? -1 : 1) + all.length) % all.length].focus();
  });
}
