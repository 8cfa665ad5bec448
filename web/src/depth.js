// How deep a line stands that is begun: at once as the line above tells, then as the language service does.
import { hasNextSnippetField, hasPrevSnippetField } from "@codemirror/autocomplete";
import { insertNewlineAndIndent } from "@codemirror/commands";
import { call, ready } from "./python.js";

// Begin a line, and put it as deep as the one above has its lines, as soon as that is known.
export function newLine(view) {
  const { empty, head } = view.state.selection.main;
  const filled = !empty && (hasNextSnippetField(view.state) || hasPrevSnippetField(view.state));
  if (filled) view.dispatch({ selection: { anchor: view.state.doc.lineAt(head).to } }); // what a place holds already stays
  insertNewlineAndIndent(view);
  deepen(view).catch(() => {});
  return true;
}

let knows = false; // the Python half is there, and knows how deep a line stands
ready.then(() => (knows = true), () => {});

// What has lines below it, as far as the beginning of a line tells: a card, a test, an option, a roll and the like.
const HEADS = /^(?:[^\s#]|\s+(?:option "|roll (?:a |\d)|vote |for each |until |if so|if not|passes\b|fails\b|(?:they|you) may ))/;

// The line above tells at once, however fast somebody types. What it tells wrong is put right.
async function deepen(view) {
  const { doc, selection: { main: { head } } } = view.state;
  const line = doc.lineAt(head).number - 1;
  if (HEADS.test(doc.line(line).text) && head === doc.line(line + 1).to) view.dispatch({ changes: { from: head, insert: "    " }, selection: { anchor: head + 4 }, userEvent: "input.indent" });
  if (knows) await putRight(view, line);
}

const marginOf = (doc, line) => /^ */.exec(doc.lines > line ? doc.line(line + 1).text : "")[0].length;

// Put a line as deep as it belongs, and with it those that were begun below it meanwhile.
async function putRight(view, line) {
  const asked = view.state.doc;
  const { edits } = await call("indent", { line, text: asked.toString() });
  const { doc } = view.state;
  const above = doc.lines >= line && doc.line(line).text === asked.line(line).text;
  const had = marginOf(asked, line);
  if (!edits.length || !above || marginOf(doc, line) !== had) return;
  const { head } = view.state.selection.main;
  const begun = doc.lines - asked.lines;
  const last = begun > 0 && doc.lineAt(head).number - 1 === line + begun ? line + begun : line;
  const by = edits[0].text.length - had;
  const changes = [];
  for (let at = line; at <= last; at += 1) {
    const { from } = doc.line(at + 1);
    const margin = marginOf(doc, at);
    if (at === line || margin >= had) changes.push({ from, to: from + margin, insert: " ".repeat(Math.max(0, margin + by)) });
  }
  const moved = view.state.changes(changes);
  view.dispatch({ changes: moved, selection: view.state.selection.map(moved, 1), userEvent: "input.indent" });
  if (last > line) await putRight(view, last);
}
