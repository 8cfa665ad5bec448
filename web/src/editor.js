// The editor: colours, squiggles, hover, completion and fixes, all from the language service.
import { acceptCompletion, autocompletion, hasNextSnippetField, snippet } from "@codemirror/autocomplete";
import { indentWithTab } from "@codemirror/commands";
import { indentUnit } from "@codemirror/language";
import { lintGutter, nextDiagnostic, previousDiagnostic, setDiagnostics } from "@codemirror/lint";
import { EditorState, StateEffect, StateField } from "@codemirror/state";
import { Decoration, EditorView, hoverTooltip, keymap, showTooltip } from "@codemirror/view";
import { basicSetup } from "codemirror";
import { element, markdown } from "./dom.js";
import { figures } from "./figures.js";
import { showMenu } from "./menu.js";
import { nameCommands } from "./names.js";
import { hidePhrase, phraseHelp, showPhrase } from "./phrases.js";
import { call } from "./python.js";

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
  if (!typed && !context.explicit) return null;
  const found = await call("complete", { ...place(context.state.doc, context.pos), text: context.state.doc.toString() });
  if (context.aborted || !found.items.length) return null;
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
      apply: item.insert.includes("${") ? snippet(`${item.insert.replace(/\\\$/g, "$")}\${}`) : item.insert,
    })),
  };
}

async function toldAt(view, at) {
  const found = await call("hover", { ...place(view.state.doc, at), text: view.state.doc.toString() });
  if (!found.told) return null;
  const { from, to } = span(view.state.doc, found.range);
  return { pos: from, end: to, create: () => ({ dom: element("div", { class: "hover", role: "status" }, markdown(found.told)) }) };
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

async function tellHere(view) {
  const at = view.state.selection.main.head;
  const found = await toldAt(view, at);
  if (at === view.state.selection.main.head) view.dispatch({ effects: tell.of(found) });
}

function closeTold(view) {
  if (view.state.field(toldHere) === null) return false;
  view.dispatch({ effects: tell.of(null) });
  return true;
}

// `page` is what the editor asks of the page around it: changed, flush, say, jump, tidy, keep, keys.
export function makeEditor(parent, text, page) {
  const names = nameCommands({ place, span, say: page.say, remark: page.remark, jump: page.jump });
  const run = (work) => (view) => {
    work(view);
    return true;
  };
  const quick = run((view) => quickFix(view, page));
  const keys = [
    { key: "Mod-.", run: quick },
    { key: "Alt-Enter", run: quick },
    { key: "F2", run: names.rename },
    { key: "F12", run: names.definition, shift: names.references },
    { key: "F8", run: nextDiagnostic, shift: previousDiagnostic },
    { key: "F1", run: run(page.keys) },
    { key: "Mod-s", run: run(page.keep), preventDefault: true },
    { key: "Shift-Alt-f", run: run(page.tidy) },
    { key: "Mod-Shift-Space", run: run((view) => showPhrase(view, place)) },
    { key: "Mod-k Mod-i", run: run(tellHere) },
    { key: "Escape", run: (view) => [hidePhrase(view), closeTold(view)].some(Boolean) },
    { key: "Tab", run: (view) => acceptCompletion(view) || pastMargin(view) },
    indentWithTab,
  ];
  return new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        keymap.of(keys),
        basicSetup,
        indentUnit.of("    "),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ "aria-label": "The card", "aria-describedby": "leaving", spellcheck: "false" }),
        autocompletion({ override: [completions], maxRenderedOptions: 60 }),
        lintGutter(),
        told,
        toldHere,
        colours,
        figures,
        phraseHelp(place),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) page.changed();
        }),
      ],
    }),
  });
}

// Behind the first word of a line there is nothing to indent: who is done with a place types Tab once more.
function pastMargin(view) {
  const { empty, head } = view.state.selection.main;
  const line = view.state.doc.lineAt(head);
  return empty && !hasNextSnippetField(view.state) && line.text.slice(0, head - line.from).trim() !== "";
}

// Mend the line of the cursor: at once where there is one way, else by a list to choose from.
async function quickFix(view, page) {
  await page.flush();
  const at = view.state.selection.main.head;
  const { fixes } = await call("fixes", { line: place(view.state.doc, at).line });
  if (!fixes.length) page.say("Nothing is known that mends this line.", "bad");
  else if (fixes.length === 1) apply(view, fixes[0]);
  else {
    const { left, bottom } = view.coordsAtPos(at) ?? { left: 0, bottom: 0 };
    const choices = fixes.map((fix) => ({ title: fix.title, run: () => apply(view, fix) }));
    showMenu({ left, top: bottom + 4 }, "What mends it", choices, () => view.focus());
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
      source: found.code,
      message: found.message,
      renderMessage: () => message(found),
      actions: own.map((fix, rank) => ({ name: fix.title, rank: fix.sure ? -1 : rank, apply: (editor) => apply(editor, fix) })),
    };
  });
  view.dispatch(setDiagnostics(view.state, diagnostics));
}

export function apply(view, fix) {
  const { doc } = view.state;
  view.dispatch({
    changes: fix.edits.map((edit) => ({ ...span(doc, edit.at), insert: edit.text })),
    userEvent: "input.fix",
  });
  view.focus();
}

export function message(found) {
  return element(
    "div",
    { class: "finding" },
    element("p", {}, found.message),
    found.help ? element("p", { class: "help" }, found.help) : null,
    element("a", { href: `../errors/${found.code}/`, target: "_blank", rel: "noopener" }, found.code),
  );
}

export function put(view, text, cursor = 0) {
  const anchor = Math.min(cursor, text.length);
  view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text }, selection: { anchor } });
}
