// Which text stands in the card: the browser's own, that of a link, an example. None is lost to another.
import { download, element, find } from "./dom.js";
import { put, putCard } from "./editor.js";
import { kept } from "./kept.js";
import { cardOf, linkOf } from "./link.js";
import { showMenu } from "./menu.js";
import { keyName } from "./system.js";

const MOST = 9; // texts of the author's that are kept aside
const state = { view: null, examples: [], templates: [], linked: null, page: null };

// Return the text that the page begins with.
export async function beginning(examples, templates) {
  Object.assign(state, { examples, templates });
  const own = kept.get("card");
  state.linked = await cardOf(location.hash);
  if (state.linked !== null && own !== null) aside(own, state.linked);
  return state.linked ?? own ?? examples[0].text;
}

// `page` is the page around it: remark(), ruleset() of the card that stands there, newCard() to choose one.
export function setUpTexts(view, page) {
  Object.assign(state, { view, page });
  find("examples").onclick = choose;
  addEventListener("pagehide", () => keepText(view.state.doc.toString()));
  addEventListener("hashchange", async () => {
    const text = await cardOf(location.hash);
    if (text === null) return;
    state.linked = text;
    instead(text);
  });
}

// Keep a text that is no longer that of a link. The address forgets the link then.
export function keepText(text) {
  if (text === state.linked) return;
  if (state.linked !== null) history.replaceState(null, "", location.pathname + location.search);
  state.linked = null;
  kept.set("card", text);
}

// Put the link of a text in the address line.
export async function link(text) {
  const hash = await linkOf(text);
  kept.set("card", text);
  state.linked = text;
  history.replaceState(null, "", hash);
}

// A text of the author's own can be had again when another takes its place.
function aside(text, other) {
  if (text === other || !text.trim() || state.examples.some((each) => each.text === text)) return;
  kept.set("mine", JSON.stringify([text, ...mine().filter((each) => each !== text)].slice(0, MOST)));
}

// The author's own texts that something else took the place of, the last one first. An earlier page
// kept one of them, as it stands.
function mine() {
  const before = kept.get("before");
  const old = before ? [before] : [];
  try {
    const own = JSON.parse(kept.get("mine") ?? "[]");
    return [...own, ...old.filter((text) => !own.includes(text))];
  } catch {
    return old;
  }
}

function instead(text) {
  aside(state.view.state.doc.toString(), text);
  put(state.view, text);
}

function choose({ currentTarget }) {
  const { left, bottom } = currentTarget.getBoundingClientRect();
  const here = state.view.state.doc.toString();
  const own = mine().filter((text) => text !== here).map((text) => ({ title: `Your own before: ${titleOf(text)}`, text }));
  const before = document.activeElement;
  const rows = (texts) => texts.map(({ title, text }) => ({
    title,
    run: () => {
      instead(text);
      (state.view.dom.getClientRects().length ? state.view : currentTarget).focus(); // at the table the card is not seen
      state.page.remark(`“${titleOf(text)}” stands here, ${keyName("Ctrl-Z")} takes it back.`);
    },
  }));
  const anew = [{ title: "New card…", run: state.page.newCard }, { title: "Open files of cards…", run: openFiles }, { title: "Save as a file", run: saveFile }];
  const choices = [...rows(own), ...anew, ...rows(state.examples)];
  showMenu({ left, top: bottom + 4 }, "A card to start from", choices, () => (before && before !== document.body ? before : currentTarget).focus());
}

const titleOf = (text) => /^[a-z]\w* "([^"]+)"/m.exec(text)?.[1] ?? text.trim().split("\n")[0].slice(0, 40);

// The cards to fill in, as rows of the palette, those of the game that is written first. One of that game is
// put below what stands there already, one of another takes its place.
export function newCards() {
  const here = state.page.ruleset();
  const rows = state.templates.map(({ ruleset, title, kind, snippet }) => ({
    name: `New card: ${kind}`,
    told: `${title}: a blank one as a template, Tab goes through its places`,
    mine: ruleset === here,
    run: () => {
      const text = state.view.state.doc.toString();
      if (ruleset !== here && text.trim()) instead("");
      state.view.focus();
      putCard(state.view, snippet);
      if (ruleset !== here && text.trim()) state.page.remark(`“${titleOf(text)}” made room for a card of another game; Start from… has it.`);
    },
  }));
  return [...rows.filter(({ mine }) => mine), ...rows.filter(({ mine }) => !mine)];
}

// Read card files: those of a set, one below the other.
export function openFiles() {
  const chosen = element("input", { type: "file", multiple: true, accept: ".dow,text/plain" });
  chosen.onchange = async () => {
    const files = [...chosen.files].sort((one, other) => (one.name < other.name ? -1 : 1));
    const texts = await Promise.all(files.map((file) => file.text()));
    if (!texts.length) return;
    instead(`${texts.map((text) => text.trim()).join("\n\n")}\n`);
    state.view.focus();
    state.page.remark(`${files.map(({ name }) => name).join(", ")}: ${files.length === 1 ? "it stands" : "they stand"} here, ${keyName("Ctrl-Z")} takes it back.`);
  };
  chosen.click();
}

// Give the text as a file.
export function saveFile() {
  const text = state.view.state.doc.toString();
  download(`${titleOf(text).toLowerCase().replace(/[^a-z0-9]+/g, "_").replace(/^_|_$/g, "") || "cards"}.dow`, text, "text/plain");
}
