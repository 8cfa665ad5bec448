// The command palette: what the page can do, found by a few letters; with `@` what the text introduces.
import { element, fill, find } from "./dom.js";

const MOST = 60;
const holds = (text, words) => words.every((word) => text.includes(word));
let open = null; // `{close, back}` of the palette that is shown

// Show it. `sources` give rows `{name, told, keys, run}` by the sign that asks for them ("" and "@"),
// `back` gets the focus when nothing is chosen.
export function showPalette(sources, begin, back) {
  if (find("dialog").open) return;
  const home = open?.back ?? back; // asked for again, it still gives the focus to where it came from
  open?.close();
  const known = {}; // rows by their sign: while it is open nothing changes
  let rows = [];
  let asked = 0;
  let at = 0;
  const list = element("ul", { role: "listbox", id: "palette-list", "aria-label": "What can be done" });
  const input = element("input", { role: "combobox", "aria-expanded": "true", "aria-controls": "palette-list", "aria-label": "A command, or @ and a name of the text", autocomplete: "off", spellcheck: "false", oninput: offer, onkeydown: keys });
  const box = element("div", { id: "palette", onfocusout: ({ relatedTarget }) => relatedTarget && !box.contains(relatedTarget) && close() }, input, list);

  function close() {
    box.remove();
    open = null;
  }

  async function offer() {
    asked += 1;
    const mine = asked;
    const sign = input.value.startsWith("@") ? "@" : "";
    const words = input.value.slice(sign.length).toLowerCase().split(/\s+/).filter(Boolean);
    if (known[sign] === undefined) show([], "…");
    let all;
    try {
      all = known[sign] ??= await sources[sign]();
    } catch (error) {
      if (mine === asked) show([], error.message);
      return;
    }
    if (mine !== asked) return;
    const said = words.join(" ");
    const begins = ({ name }) => {
      if (said && name.toLowerCase().startsWith(said)) return name.length === said.length ? -2 : -1;
      const at = words.length ? ` ${name.toLowerCase()}`.indexOf(` ${words[0]}`) : 0;
      return at < 0 ? 2 : Math.min(at, 1);
    };
    const fitting = all.filter(({ name, told, keys: pressed }) => holds(`${name} ${told} ${pressed ?? ""}`.toLowerCase(), words));
    show(sign ? fitting : fitting.toSorted((one, other) => begins(one) - begins(other)), "Nothing is called so.");
  }

  // Show what can be taken, `none` where that is nothing.
  function show(found, none) {
    rows = found.slice(0, MOST);
    at = 0;
    const drawn = rows.map((row, number) =>
      element("li", { role: "option", id: `palette-${number}`, onpointerdown: (event) => { event.preventDefault(); take(row); } }, element("span", {}, row.name, row.told ? element("small", {}, row.told) : null), row.keys ? element("kbd", {}, row.keys) : null),
    );
    fill(list, ...(drawn.length ? drawn : [element("li", { class: "quiet" }, none)]));
    mark();
  }

  function mark() {
    [...list.children].forEach((each, number) => each.setAttribute("aria-selected", String(number === at)));
    if (rows.length) input.setAttribute("aria-activedescendant", `palette-${at}`);
    else input.removeAttribute("aria-activedescendant");
    list.children[at]?.scrollIntoView({ block: "nearest" });
  }

  function take(row) {
    close();
    home();
    row.run();
  }

  function keys(event) {
    const by = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }[event.key];
    if (by && rows.length) {
      at = Math.abs(by) === 1 ? (at + by + rows.length) % rows.length : Math.max(0, Math.min(rows.length - 1, at + by));
      mark();
    } else if (event.key === "Enter" && rows[at]) take(rows[at]);
    else if (event.key === "Escape" || event.key === "Tab") {
      close();
      home();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  open = { close, back: home };
  document.body.append(box);
  input.value = begin;
  offer();
  input.focus();
}
