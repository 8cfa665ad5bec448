// The editor: colours, squiggles, hover, completion and fixes, all from the language service.
import { acceptCompletion, autocompletion, closeCompletion, hasNextSnippetField, startCompletion } from "@codemirror/autocomplete";
import { indentWithTab, isolateHistory } from "@codemirror/commands";
import { foldService, indentUnit } from "@codemirror/language";
import { forEachDiagnostic, lintGutter, setDiagnostics } from "@codemirror/lint";
import { SearchQuery, getSearchQuery, openSearchPanel, search, setSearchQuery } from "@codemirror/search";
import { EditorState, Prec, StateEffect, StateField } from "@codemirror/state";
import { Decoration, EditorView, closeHoverTooltips, hoverTooltip, keymap, showTooltip } from "@codemirror/view";
import { basicSetup } from "codemirror";
import { jumps } from "./back.js";
import { bindings, commandsOf } from "./commands.js";
import { newLine } from "./depth.js";
import { element, markdown, withCode } from "./dom.js";
import { figures } from "./figures.js";
import { showMenu } from "./menu.js";
import { nameCommands } from "./names.js";
import { hidePhrase, phraseHelp, showPhrase } from "./phrases.js";
import { filled, toFill, toWaiting, waiting } from "./places.js";
import { call } from "./python.js";

const LEAVING = 60_000; // milliseconds after Escape in which Tab leaves the text
const coloured = StateEffect.define();
const colours = StateField.define({
  create: () => Decoration.none,
  update(value, transaction) {
    for (const effect of transaction.effects) {
      if (effect.is(coloured)) return effect.value;
    }
    return value.map(transaction.changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});

const marks = new Map();
function markOf(type) {
  if (!marks.has(type)) marks.set(type, Decoration.mark({ class: `dow-${type}` }));
  return marks.get(type);
}

export function offset(doc, line, character) {
  if (line >= doc.lines) return doc.length;
  const found = doc.line(line + 1);
  return Math.min(found.from + character, found.to);
}

export function place(doc, at) {
  const line = doc.lineAt(at);
  return { line: line.number - 1, character: at - line.from };
}

const span = (doc, [line, from, endLine, to]) => ({
  from: offset(doc, line, from),
  to: offset(doc, endLine, to),
});

const TYPES = { phrase: "function", line: "class", name: "text", word: "keyword", number: "constant" };

async function completions(context) {
  const typed = context.matchBefore(/[\w"'’-]+/);
  const label = context.matchBefore(/(?:chooses|can choose|cannot choose) $/); // which of them is all that is open
  if (!typed && !label && !context.explicit) return null;
  const found = await call("complete", { ...place(context.state.doc, context.pos), text: context.state.doc.toString() });
  if (context.aborted || !found.items.length || (found.done && !context.explicit)) return null;
  const { from, to } = span(context.state.doc, found.range);
  return {
    from,
    to,
    filter: false,
    options: found.items.map((item) => ({
      label: item.label,
      detail: item.detail === item.label ? undefined : item.detail,
      type: TYPES[item.kind],
      info: item.told || undefined,
      apply: item.insert.includes("${") ? filled(item.insert) : item.insert,
    })),
  };
}

// Put a card to fill in behind the text, an empty line between them, and go to its first place.
export function putCard(view, insert) {
  const { doc } = view.state;
  const before = /\n*$/.exec(doc.toString())[0].length;
  const gap = doc.toString().trim() ? "\n".repeat(Math.max(0, 2 - before)) : "";
  const from = gap || doc.toString().trim() ? doc.length : 0;
  if (gap) view.dispatch({ changes: { from: doc.length, insert: gap } });
  filled(insert)(view, null, from + gap.length, view.state.doc.length);
  view.dispatch({ effects: EditorView.scrollIntoView(view.state.selection.main, { y: "start", yMargin: 48 }) });
}

async function toldAt(view, at) {
  const found = await call("hover", { ...place(view.state.doc, at), text: view.state.doc.toString() });
  if (!found.told) return null;
  const { from, to } = span(view.state.doc, found.range);
  return { pos: from, end: to, create: () => ({ dom: hoverBox(view, found.told) }) };
}

function hoverBox(view, text) {
  const onkeydown = (event) => {
    if (event.key !== "Escape" && event.key !== "Tab") return;
    event.preventDefault();
    closeTold(view);
    view.focus();
  };
  return element("div", { class: "hover", role: "status", tabindex: "-1", onkeydown }, markdown(text));
}

const told = hoverTooltip(toldAt, { hoverTime: 350 });

// The same by keys, until the cursor moves.
const tell = StateEffect.define();
const toldHere = StateField.define({
  create: () => null,
  update(value, transaction) {
    for (const effect of transaction.effects) if (effect.is(tell)) return effect.value;
    return transaction.docChanged || transaction.selection ? null : value;
  },
  provide: (field) => showTooltip.from(field),
});

// Asked again where it stands, it takes the keys: its arrows scroll it.
async function tellHere(view) {
  hidePhrase(view);
  if (view.state.field(toldHere) !== null) {
    view.dom.querySelector(".hover")?.focus();
    return;
  }
  const at = view.state.selection.main.head;
  const found = await toldAt(view, at);
  if (at === view.state.selection.main.head) view.dispatch({ effects: tell.of(found) });
}

function closeTold(view) {
  if (view.state.field(toldHere) === null) return false;
  view.dispatch({ effects: tell.of(null) });
  return true;
}

// Return the editor and its commands. `page` is what they ask of the page around it: changed, moved, flush,
// say, remark, jump, tidy, keep, symbol, findings.
export function makeEditor(parent, text, page) {
  const names = nameCommands({ place, span, say: page.say, remark: page.remark, jump: page.jump });
  const run = (work) => (view) => {
    work(view);
    return true;
  };
  const commands = commandsOf({
    ...names,
    phrase: run((view) => showPhrase(view, place)),
    fix: run((view) => quickFix(view, page, true)),
    fixes: run((view) => quickFix(view, page, false)),
    findings: run(page.findings),
    symbol: run(page.symbol),
    tell: run(tellHere),
    tidy: run(page.tidy),
    find: findHere,
    replace: replaceHere,
    keep: run(page.keep),
  });
  const keys = [
    ...bindings(commands),
    { win: "Alt-ArrowRight", linux: "Alt-ArrowRight", run: () => true }, // as far as the cursor went back, it has no way forward
    { key: "Enter", run: newLine },
    { key: "Tab", run: (view) => acceptCompletion(view) || toWaiting(view) || pastMargin(view) },
    indentWithTab,
  ];
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        Prec.highest(keymap.of([{ key: "Escape", run: escape }])),
        keymap.of(keys),
        Prec.high(EditorView.inputHandler.of(closeText)),
        basicSetup,
        EditorState.languageData.of(() => [{ commentTokens: { line: "#" } }]),
        foldService.of(below),
        jumps,
        indentUnit.of("    "),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ "aria-label": "The card", "aria-describedby": "leaving", spellcheck: "false" }),
        autocompletion({ override: [completions], maxRenderedOptions: 60 }),
        search({ top: true }),
        lintGutter(),
        told,
        toldHere,
        colours,
        figures,
        waiting,
        EditorView.domEventHandlers({ blur: left }),
        phraseHelp(place),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) page.changed();
          if (update.docChanged || update.selectionSet) page.moved();
        }),
      ],
    }),
  });
  return { view, commands };
}

// Who has left the text by Tab or to a panel reads something else: nothing stays over it.
function left(_, view) {
  view.setTabFocusMode(false);
  hidePhrase(view, false);
}

// Close what stands over the text. The next Tab leaves it, however long it takes to come: not where something was
// closed and places are still to be filled, which Tab goes through.
function escape(view) {
  const closed = [closeCompletion(view), hidePhrase(view), closeTold(view)].some(Boolean);
  if (!closed || !toFill(view).length) Promise.resolve().then(() => view.setTabFocusMode(LEAVING));
  return closed;
}

// Look for the word at the cursor, as long as nothing else is selected.
function findHere(view) {
  const { empty, head } = view.state.selection.main;
  const word = empty ? view.state.wordAt(head) : null;
  openSearchPanel(view);
  if (word === null) return true;
  const { caseSensitive, regexp, replace, wholeWord } = getSearchQuery(view.state);
  const query = new SearchQuery({ search: view.state.sliceDoc(word.from, word.to), caseSensitive, regexp, replace, wholeWord });
  view.dispatch({ effects: setSearchQuery.of(query) });
  view.dom.querySelector(".cm-search [name=search]")?.select();
  return true;
}

function replaceHere(view) {
  findHere(view);
  view.dom.querySelector(".cm-search [name=replace]")?.focus();
  return true;
}

// The lines below a line that stand deeper than it.
function below(state, from, to) {
  const margin = (text) => text.search(/\S/);
  const { number, text } = state.doc.lineAt(from);
  let end = to;
  for (let at = number + 1; margin(text) >= 0 && at <= state.doc.lines; at += 1) {
    const line = state.doc.line(at);
    const deep = margin(line.text);
    if (deep >= 0 && deep <= margin(text)) break;
    if (deep >= 0) end = line.to;
  }
  return end > to ? { from: to, to: end } : null;
}

// Behind the first word of a line there is nothing to indent: who is done with a place types Tab once more.
function pastMargin(view) {
  const { empty, head } = view.state.selection.main;
  const line = view.state.doc.lineAt(head);
  return empty && !hasNextSnippetField(view.state) && line.text.slice(0, head - line.from).trim() !== "";
}

const mends = (fix) => fix.at !== null || fix.failed;

// Return true if a finding stands in the line of a place.
function within(state, at) {
  const line = state.doc.lineAt(at);
  let any = false;
  forEachDiagnostic(state, (_, from, to) => (any ||= from <= line.to && to >= line.from));
  return any;
}

// A quote behind an open one closes the text, and opens no pair.
function closeText(view, from, to, text) {
  if (text !== '"' || from !== to) return false;
  const line = view.state.doc.lineAt(from);
  const before = line.text.slice(0, from - line.from);
  if (before.split('"').length % 2 || line.text.slice(from - line.from).startsWith('"')) return false;
  view.dispatch({ changes: { from, insert: text }, selection: { anchor: from + 1 }, userEvent: "input.type" });
  return true;
}

let mending = Promise.resolve(); // what was asked for before is done first: it changes the text

function quickFix(view, page, atOnce) {
  const now = mending.then(() => mend(view, page, atOnce));
  mending = now.catch(() => {});
  return now;
}

// Offer what mends the line of the cursor. With `atOnce` it is done where there is one way to.
async function mend(view, page, atOnce) {
  await page.flush();
  const at = view.state.selection.main.head;
  const { doc } = view.state;
  const { fixes } = await call("fixes", { line: place(doc, at).line, text: doc.toString() });
  if (view.state.doc !== doc) return; // somebody typed meanwhile
  closeTold(view);
  view.dispatch({ effects: closeHoverTooltips }); // the finding where F8 led has the same fixes
  const found = within(view.state, at);
  if (!fixes.length && !found) page.say("There is nothing to mend in this line.");
  else if (!fixes.length) page.say("Nothing is known that mends this line.", "bad");
  else if (atOnce && fixes.length === 1 && mends(fixes[0]) && (fixes[0].sure || fixes[0].failed)) apply(view, fixes[0]);
  else {
    const { left, bottom } = view.coordsAtPos(at) ?? { left: 0, bottom: 0 };
    const choices = fixes.map((fix) => ({ title: fix.title, run: () => apply(view, fix) }));
    showMenu({ left, top: bottom + 4 }, fixes.some(mends) ? "What mends it" : "What can be written", choices, () => view.focus(), true);
  }
}

export function showColours(view, parts) {
  const { doc } = view.state;
  const ranges = parts.map(([line, character, length, type]) => {
    const from = offset(doc, line, character);
    return markOf(type).range(from, Math.min(from + length, doc.length));
  });
  view.dispatch({ effects: coloured.of(Decoration.set(ranges.filter((range) => range.to > range.from), true)) });
}

// Show findings, each with its fixes where they are known: `fixes` are those of the service.
export function showFindings(view, findings, fixes) {
  const { doc } = view.state;
  const diagnostics = findings.map((found) => {
    const at = span(doc, found.at);
    const own = fixes.filter((fix) => fix.code === found.code && String(fix.at) === String(found.at));
    return {
      ...at,
      severity: found.severity === "error" ? "error" : "warning",
      message: found.message,
      renderMessage: () => message(found),
      actions: own.map((fix, rank) => ({ name: fix.title, rank: fix.sure ? -1 : rank, apply: (editor) => apply(editor, fix) })),
    };
  });
  view.dispatch(setDiagnostics(view.state, diagnostics));
}

// What is other than before, and no more: the places of a phrase around it stay places.
function changed(doc, { from, to }, text) {
  const had = doc.sliceString(from, to);
  const most = Math.min(had.length, text.length);
  let start = 0;
  while (start < most && had[start] === text[start]) start += 1;
  let end = 0;
  while (end < most - start && had.at(-1 - end) === text.at(-1 - end)) end += 1;
  return { from: from + start, to: to - end, insert: text.slice(start, text.length - end) };
}

export function apply(view, fix) {
  const { doc } = view.state;
  const changes = view.state.changes(fix.edits.map((edit) => changed(doc, span(doc, edit.at), edit.text)));
  const first = fix.edits[0];
  const reason = fix.asks ? { anchor: span(doc, first.at).from + first.text.trimEnd().length + 1 } : undefined;
  view.dispatch({ changes, selection: reason, scrollIntoView: true, userEvent: "input.fix" });
  view.focus();
  if (/(?:then|player 1) $/.test(first.text)) startCompletion(view);
}

export function message(found) {
  return element(
    "div",
    { class: "finding" },
    element("p", {}, withCode(found.message)),
    found.help ? element("p", { class: "help" }, withCode(found.help)) : null,
    found.code && element("a", { href: `../errors/${found.code}/`, target: "_blank", rel: "noopener" }, found.code),
  );
}

// Do what takes place from the editor. Where the cursor was in sight it stays so.
export function keepInSight(view, change) {
  const { head } = view.state.selection.main;
  const seen = () => {
    const at = view.coordsAtPos(head);
    const { top, bottom } = view.scrollDOM.getBoundingClientRect();
    return at !== null && at.top >= top && at.bottom <= bottom;
  };
  const before = seen();
  const { clientHeight: had } = view.scrollDOM;
  change();
  const { clientHeight: has } = view.scrollDOM;
  if (before && (has < had || !seen())) view.dispatch({ effects: EditorView.scrollIntoView(head, { y: "nearest", yMargin: Math.max(24, Math.min(140, has / 3)) }) });
}

export function put(view, text, cursor = 0) {
  const anchor = Math.min(cursor, text.length);
  const changes = { from: 0, to: view.state.doc.length, insert: text };
  view.dispatch({ changes, selection: { anchor }, annotations: isolateHistory.of("full") });
}
