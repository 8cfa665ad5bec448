// The editor: colours, squiggles, hover, completion and fixes, all from the language service.
import { autocompletion, snippet } from "@codemirror/autocomplete";
import { indentWithTab } from "@codemirror/commands";
import { indentUnit } from "@codemirror/language";
import { forEachDiagnostic, lintGutter, setDiagnostics } from "@codemirror/lint";
import { EditorState, StateEffect, StateField } from "@codemirror/state";
import { Decoration, EditorView, hoverTooltip, keymap } from "@codemirror/view";
import { basicSetup } from "codemirror";
import { element, markdown } from "./dom.js";
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
      apply: item.insert.includes("${") ? snippet(item.insert.replace(/\\\$/g, "$")) : item.insert,
    })),
  };
}

const told = hoverTooltip(
  async (view, at) => {
    const found = await call("hover", { ...place(view.state.doc, at), text: view.state.doc.toString() });
    if (!found.told) return null;
    const { from, to } = span(view.state.doc, found.range);
    return { pos: from, end: to, create: () => ({ dom: element("div", { class: "hover" }, markdown(found.told)) }) };
  },
  { hoverTime: 350 },
);

export function makeEditor(parent, text, changed) {
  const applyFix = (view) => {
    const { head } = view.state.selection.main;
    const line = view.state.doc.lineAt(head);
    const fixes = [];
    forEachDiagnostic(view.state, (each, from, to) => {
      if (from <= line.to && to >= line.from) fixes.push(...(each.actions ?? []).map((action) => ({ action, from, to })));
    });
    fixes.sort((one, other) => one.action.rank - other.action.rank);
    if (fixes.length) fixes[0].action.apply(view, fixes[0].from, fixes[0].to);
    return fixes.length > 0;
  };
  return new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        keymap.of([{ key: "Mod-.", run: applyFix }, { key: "Alt-Enter", run: applyFix }, indentWithTab]),
        basicSetup,
        indentUnit.of("    "),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ "aria-label": "The card", spellcheck: "false" }),
        autocompletion({ override: [completions], maxRenderedOptions: 60 }),
        lintGutter(),
        told,
        colours,
        EditorView.updateListener.of((update) => {
          if (update.docChanged) changed();
        }),
      ],
    }),
  });
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

export function put(view, text) {
  view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text }, selection: { anchor: 0 } });
}
