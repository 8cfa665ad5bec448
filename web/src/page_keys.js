// Keys of the card that hold wherever one is: the findings, a line, what saves, every command.
import { hasFindings } from "./checking.js";
import { pageCommands } from "./commands.js";
import { find } from "./dom.js";
import { goToFinding } from "./finding.js";
import { saveTable } from "./game_files.js";
import { toRegion } from "./keys.js";
import { showPalette } from "./palette.js";
import { call } from "./python.js";
import { say } from "./status_bar.js";
import { openedTab } from "./tabs.js";
import { newCards, openFiles, saveFile } from "./texts.js";
import { jump, toText, writtenText } from "./written_card.js";

const around = { view: null, commands: [], keep: null };

// `commands` are those of the editor, `keep` keeps the text in this browser.
export function setUpPageKeys(view, commands, keep) {
  Object.assign(around, { view, commands, keep });
  addEventListener("keydown", forPalette);
  addEventListener("keydown", anywhere);
}

function anywhere(event) {
  if (event.defaultPrevented || find("dialog").open || event.altKey) return;
  const held = event.ctrlKey || event.metaKey;
  if (event.key === "F8" && !held) toFinding(event.shiftKey);
  else if (held && !event.shiftKey && event.key.toLowerCase() === "g") toLine();
  else if (held && event.shiftKey && event.key.toLowerCase() === "m") toFindings();
  else if (inFindings() && leaves(event, held)) backToText(event);
  else if (event.key === "s" && held && !event.shiftKey) {
    if (openedTab() !== "play" || !saveTable()) around.keep();
  } else return;
  event.preventDefault();
}

// In the list of findings the keys that lead to it, and Escape, lead back to the text. The arrows go
// through the list.
const inFindings = () => find("findings").contains(document.activeElement) || document.activeElement === find("status");
const leaves = ({ key }, held) =>
  key === "Escape" || (!held && (key === "ArrowUp" || key === "ArrowDown"));

function backToText({ key }) {
  if (key.startsWith("Arrow")) {
    const all = [...find("findings").querySelectorAll("button")];
    all[(all.indexOf(document.activeElement) + (key === "ArrowDown" ? 1 : -1) + all.length) % all.length]?.focus();
    return;
  }
  around.view.focus();
}

function toLine() {
  toText();
  around.commands.find(({ name }) => name === "Go to line").run(around.view);
}

function toFindings() {
  if (inFindings()) return around.view.focus();
  toText();
  toRegion("findings");
}

function toFinding(before) {
  if (!hasFindings()) return say("The card has no findings.", "good");
  toText();
  return goToFinding(around.view, before);
}

// ---- every command, by a few letters of it
function forPalette(event) {
  const both = (event.ctrlKey || event.metaKey) && event.shiftKey;
  const asked = { F1: "", P: both ? "" : undefined, O: both ? "@" : undefined }[event.key.length > 1 ? event.key : event.key.toUpperCase()];
  if (asked === undefined) return;
  event.preventDefault();
  openPalette(asked);
}

// Open the palette. `sign` is what stands in it: "@" lists the names of the text.
export function openPalette(sign) {
  const playing = openedTab() === "play";
  const before = document.activeElement;
  const inText = (row, run) => ({
    ...row,
    run: () => {
      toText();
      run();
    },
  });
  const own = around.commands.map((command) => inText(command, () => command.run(around.view)));
  const there = (at) => () => {
    jump(at[0] + 1, at[1] + 1);
  };
  const symbols = async () => {
    const found = await call("symbols", { text: writtenText() });
    return found.symbols.map(({ name, kind, below, at }) => ({ name, told: below ? `${kind}, ${below}` : kind, run: there(at) }));
  };
  const toCard = { name: "Go to the card", told: "the text that is written", keys: playing ? "" : "F6", run: toText };
  const files = [...newCards(), { name: "Open files of cards", told: "one or several, one below the other", run: openFiles }, { name: "Save as a file", told: "the text, as a card file", run: saveFile }];
  const written = files.map((row) => inText(row, row.run));
  const here = playing ? own.filter(({ keys }) => keys.endsWith("F8")) : own; // what leads from the table to the card
  showPalette({ "": () => [...here, toCard, ...pageCommands(() => toRegion("told")), ...written], "@": symbols }, sign, () => before?.focus());
}
