// What can be done in the card: one table for the keys themselves, the list of them and the palette.
import { startCompletion } from "@codemirror/autocomplete";
import { copyLineDown, copyLineUp, deleteLine, insertBlankLine, lineComment, lineUncomment, moveLineDown, moveLineUp, redo, selectAll, selectLine, toggleComment, undo, undoSelection } from "@codemirror/commands";
import { foldAll, foldCode, unfoldAll, unfoldCode } from "@codemirror/language";
import { gotoLine, selectNextOccurrence } from "@codemirror/search";
import { back } from "./back.js";
import { goToFinding } from "./finding.js";
import { keyName, MAC } from "./system.js";

// A command: what it is called, what it does, the keys as they are told, what carries it out, and
// the keys that are bound here. Those of the editor itself are bound by it. On a Mac the arrows with
// Alt go by words, as everywhere there.
const notMac = (key, mac) => ({ win: key, linux: key, mac });
const row = (name, told, keys, run, ...bound) => ({ name, told, keys, run, bound });

// Select more: the word at the cursor, its line, all of the text.
function expand(view) {
  const { main } = view.state.selection;
  const word = main.empty ? view.state.wordAt(main.head) : null;
  const line = view.state.doc.lineAt(main.from);
  const range = word ?? (main.from > line.from || main.to < line.to ? line : null);
  if (range === null || main.to > line.to) return selectAll(view);
  view.dispatch({ selection: { anchor: range.from, head: range.to }, userEvent: "select" });
  return true;
}

// Begin a line above that of the cursor, as deep as it.
function insertLineAbove(view) {
  const line = view.state.doc.lineAt(view.state.selection.main.head);
  const margin = /^ */.exec(line.text)[0];
  view.dispatch({ changes: { from: line.from, insert: `${margin}\n` }, selection: { anchor: line.from + margin.length }, scrollIntoView: true, userEvent: "input" });
  return true;
}

// `own` are the commands of this editor, by their names. Their keys are told as `mac` has them.
export function commandsOf(own, mac = MAC) {
  return rows(own).map((each) => ({ ...each, keys: keyName(each.keys, mac) }));
}

function rows(own) {
  return [
    row("Suggest", "what may stand here; Enter or Tab takes it, Tab goes to the next place to fill", ["Ctrl-Space", "Ctrl-Space or Option-I"], startCompletion),
    row("Show the phrase", "the phrase whose places are filled", "Ctrl-Shift-Space", own.phrase, "Mod-Shift-Space"),
    row("Quick fix", "what mends this line, and what writes a test of the option it is in", "Ctrl-.", own.fixes, "Mod-."),
    row("Quick fix at once", "mend this line where there is one way", "Alt-Enter", own.fix, "Alt-Enter"),
    row("Go to the next finding", "", "F8", goToFinding, "F8"),
    row("Go to the finding before", "", "Shift-F8", (view) => goToFinding(view, true), "Shift-F8"),
    row("Go to the findings", "the list below the card", "Ctrl-Shift-M", own.findings, "Mod-Shift-m"),
    row("Go to definition", "where this name is introduced; of the standard set, its card", "F12", own.definition, "F12"),
    row("Find all references", "everywhere this name is said", "Shift-F12", own.references, "Shift-F12"),
    row("Go to symbol", "a card, a test, an option of the text", "Ctrl-Shift-O", own.symbol),
    row("Go back", "to where the cursor was before", ["Alt-← or Ctrl-Alt--", "Ctrl-Option--"], back, notMac("Alt-ArrowLeft"), "Ctrl-Alt--"),
    row("Go to line", "", "Ctrl-G", gotoLine, "Mod-g"),
    row("Rename", "another name for a card, an option, a counter, in the card and in its tests", "F2", own.rename, "F2"),
    row("Show hover", "what the word at the cursor does; twice, and the arrows scroll it", "Ctrl-K Ctrl-I", own.tell, "Mod-k Mod-i"),
    row("Format", "lay the text out (Tidy)", "Shift-Alt-F", own.tidy, "Shift-Alt-f"),
    row("Find", "", "Ctrl-F", own.find, "Mod-f"),
    row("Replace", "", ["Ctrl-H", "Cmd-Option-F"], own.replace, notMac("Ctrl-h", "Cmd-Alt-f")),
    row("Toggle comment", "", "Ctrl-/", toggleComment),
    row("Add comment", "", "Ctrl-K Ctrl-C", lineComment, "Mod-k Mod-c"),
    row("Remove comment", "", "Ctrl-K Ctrl-U", lineUncomment, "Mod-k Mod-u"),
    row("Fold", "what stands below a line", ["Ctrl-Shift-[", "Cmd-Option-["], foldCode),
    row("Unfold", "", ["Ctrl-Shift-]", "Cmd-Option-]"], unfoldCode),
    row("Fold all", "", ["Ctrl-Alt-[", "Ctrl-Option-["], foldAll),
    row("Unfold all", "", ["Ctrl-Alt-]", "Ctrl-Option-]"], unfoldAll),
    row("Undo", "", "Ctrl-Z", undo),
    row("Redo", "", ["Ctrl-Shift-Z or Ctrl-Y", "Cmd-Shift-Z"], redo, "Mod-Shift-z"),
    row("Select line", "", "Ctrl-L", selectLine, "Mod-l"),
    row("Expand selection", "the word, its line, all", ["Shift-Alt-→", "Ctrl-Shift-Cmd-→"], expand, notMac("Shift-Alt-ArrowRight", "Ctrl-Shift-Cmd-ArrowRight")),
    row("Shrink selection", "", ["Shift-Alt-←", "Ctrl-Shift-Cmd-←"], undoSelection, notMac("Shift-Alt-ArrowLeft", "Ctrl-Shift-Cmd-ArrowLeft")),
    row("Select next occurrence", "", "Ctrl-D", selectNextOccurrence),
    row("Move line up", "", "Alt-↑", moveLineUp),
    row("Move line down", "", "Alt-↓", moveLineDown),
    row("Copy line up", "", "Shift-Alt-↑", copyLineUp),
    row("Copy line down", "", "Shift-Alt-↓", copyLineDown),
    row("Delete line", "", "Ctrl-Shift-K", deleteLine),
    row("Insert line below", "", "Ctrl-Enter", insertBlankLine),
    row("Insert line above", "", "Ctrl-Shift-Enter", insertLineAbove, "Mod-Shift-Enter"),
    row("Save", "keep it in this browser", "Ctrl-S", own.keep, "Mod-s"),
  ];
}

// What the page offers by its buttons and tabs, as far as they are there now.
// Behind a tab is what it tells: `told` goes there.
export function pageCommands(told) {
  const there = (each) => each.getClientRects().length > 0 && !each.disabled;
  const found = (where, name) =>
    [...document.querySelectorAll(where)].filter(there).map((each) =>
      row(name(each.textContent), each.title, "", () => {
        each.click();
        if (each.role === "tab") told();
      }),
    );
  return [
    ...found("[role=tab]", (text) => `Show ${text}`),
    ...found("header button, #sitting nav button", (text) => text),
  ];
}

// Return the bindings of commands, as the editor takes them.
export function bindings(commands) {
  return commands.flatMap(({ bound, run }) => bound.map((key) => ({ ...(typeof key === "string" ? { key } : key), run, preventDefault: true })));
}
