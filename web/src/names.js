// Names under the cursor: where they are introduced, where they are said, another name for them.
import { getDialog, showDialog } from "@codemirror/view";
import { cardCode } from "./code.js";
import { openDialog } from "./dialog.js";
import { element, markdown } from "./dom.js";
import { showMenu } from "./menu.js";
import { Refused, call } from "./python.js";

// `tools` are what the editor lends: place, span, say, remark, jump.
export function nameCommands({ place, span, say, remark, jump }) {
  const ask = (view, name, more = {}) =>
    call(name, { ...place(view.state.doc, view.state.selection.main.head), text: view.state.doc.toString(), ...more });

  const told = (work) => (view) => {
    work(view).catch((error) => say(error.message, error instanceof Refused ? "bad" : "fault"));
    return true;
  };

  async function definition(view) {
    const { here, elsewhere } = await ask(view, "definition");
    if (here.length) {
      jump(here[0][0] + 1, here[0][1] + 1);
    } else if (elsewhere.length) {
      const parts = elsewhere.map((each) => [
        each.printed ? element("div", { class: "card" }, markdown(each.printed)) : null,
        element("p", { class: "quiet" }, `${each.file}, of the standard set:`),
        cardCode(each.text, each.colours),
      ]);
      openDialog(elsewhere[0].name, parts.flat());
    } else say("No name stands here that is introduced anywhere.", "bad");
  }

  async function references(view) {
    const { places } = await ask(view, "references");
    if (!places.length) return say("No name stands here.", "bad");
    const { left, bottom } = view.coordsAtPos(view.state.selection.main.head) ?? { left: 0, bottom: 0 };
    const lines = Map.groupBy(places, ({ at }) => at[0]); // one row for a line, which leads to the first place in it
    const choices = [...lines.values()].map((all) => {
      const [{ at, line }] = all;
      return { title: `line ${at[0] + 1}${all.length > 1 ? `, ${all.length} times` : ""}: ${line}`, run: () => jump(at[0] + 1, at[1] + 1) };
    });
    say(`Said ${places.length} ${places.length === 1 ? "time" : "times"}.`, "good");
    return showMenu({ left, top: bottom + 4 }, "Where it is said", choices, () => view.focus());
  }

  async function rename(view) {
    const { name, why } = await ask(view, "renamable");
    if (!name) return say(`${why[0].toUpperCase()}${why.slice(1)}.`, "bad");
    if (getDialog(view, "rename")) return view.focus();
    return renamed(view, name, name);
  }

  // Ask for a new name, beginning with `value`. One that is refused is asked for again as it stands.
  async function renamed(view, name, value) {
    const at = view.state.selection.main.head;
    const { close, result } = showDialog(view, {
      class: "rename",
      label: "New name",
      input: { name: "new", value, "aria-label": `A new name for ${name}`, size: Math.max(24, name.length + 4) },
      submitLabel: "Rename",
      focus: "input",
      top: true,
    });
    const form = await result;
    view.dispatch({ effects: close });
    view.focus();
    const given = form?.elements.namedItem("new").value.trim() ?? "";
    if (!given || given === name) return undefined;
    const { doc } = view.state;
    try {
      const { edits } = await call("rename", { ...place(doc, at), new: given, text: doc.toString() });
      if (view.state.doc !== doc) return say("The text was changed meanwhile: rename once more.", "bad");
      view.dispatch({ changes: edits.map((edit) => ({ ...span(doc, edit.at), insert: edit.text })), userEvent: "rename" });
      return remark(`Renamed in ${edits.length} ${edits.length === 1 ? "place" : "places"}.`);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      say(error.message, "bad");
      return renamed(view, name, given);
    }
  }

  return { definition: told(definition), references: told(references), rename: told(rename) };
}
