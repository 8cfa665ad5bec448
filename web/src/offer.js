// What is chosen before a game begins: the set, who sits where, the settings of the ruleset.
import { element, fill, find } from "./dom.js";
import { kept } from "./kept.js";
import { call } from "./python.js";
import { say, speak } from "./words.js";

const OWN = "own";
const GAMES = [["base", "Dead of Winter"], ["dwar7s", "Dwar7s Winter"]];
const LANGUAGE = "language"; // what the browser keeps
const chosen = new Map(); // settings that somebody has changed, by name
let offering = Promise.resolve(); // the offer that is under way, the last one that was
let page;
let shown = ""; // what is offered, as it was last shown
let first = ""; // the card that somebody has chosen to come up first, of several

// `around` is the page around it: answer() of the last check, flush() for one of the text as it stands, note(), card()
// for the name of the card at the cursor.
export function setUpOffer(around) {
  page = around;
  find("which").onchange = () => offer();
  find("people").onchange = others;
  find("first-card").onchange = ({ target }) => (first = target.value);
  find("language").onchange = () => {
    kept.set(LANGUAGE, find("language").value);
    offer();
  };
}

// The set that is chosen, "" for that of the card.
export const chosenSet = () => (find("which").value === OWN ? "" : find("which").value);

// Show what can be chosen. A later question makes an earlier one void.
//
// Nothing of the form is locked or moved while it is asked: who presses Start meanwhile has pressed it,
// and the game begins with what is offered then.
export function offer() {
  const mine = offered();
  offering = mine;
  find("begin").setAttribute("aria-busy", "true");
  find("first-row").hidden = own() !== OWN;
  mine.finally(() => offering === mine && find("begin").removeAttribute("aria-busy"));
  return mine;

  async function offered() {
    await page.flush();
    if (mine !== offering) return;
    const had = own();
    const cards = page.answer()?.cards ?? [];
    const names = cards.map(([, name]) => name).join(", ");
    which_is_first(cards.map(([, name]) => name));
    try {
      const found = await call("choices", { set: had === OWN ? "" : had, language: language() });
      if (mine !== offering) return;
      page.note(found.waits ?? "", found.waits ? "bad" : "", found.line);
      find("waits").hidden = !found.waits;
      speak(found.words, found.language); // a game that was taken up may have spoken another one
      if (anew([found, names, had])) show(found, names, had);
      find("start").disabled = Boolean(found.waits);
    } catch (error) {
      if (mine !== offering) return;
      shown = "";
      games(names, had);
      fill(find("settings"));
      find("start").disabled = true;
      page.note(error.message, "bad", error.line);
    }
  }
}

// Return if a game can begin, once nothing more is asked.
export async function canBegin() {
  let last;
  do {
    last = offering;
    await last;
  } while (last !== offering);
  return !find("start").disabled;
}

const own = () => find("which").value || OWN;

// What is offered as it was stays as it is: a list that somebody has open stays open.
function anew(all) {
  const before = shown;
  shown = JSON.stringify(all);
  return shown !== before;
}

function show(found, names, had) {
  fill(find("language"), ...found.languages.map(([code, name]) => element("option", { value: code, lang: code || "en", selected: code === found.language }, name)));
  find("language-row").hidden = found.languages.length < 2;
  games(names, had);
  const english = !found.language; // how agents play and what settings do is told in English alone, as on the command line
  const agent = find("agent").value;
  fill(find("agent"), ...found.agents.map(([name, help]) => element("option", { value: name }, english && help ? `${name}: ${help}` : name)));
  find("agent").value = found.agents.some(([name]) => name === agent) ? agent : found.agent;
  const fields = found.settings.map((setting) =>
    element("label", { title: setting.help }, element("span", {}, setting.name, english ? element("small", {}, setting.help) : null), element("select", { name: setting.name, onchange: change }, setting.values.map((value) => element("option", { value, selected: value === valueOf(setting) }, value)))),
  );
  fill(find("settings"), ...fields);
  people();
}

// A setting that somebody has changed stays so when another set is chosen, as far as it has that value.
const valueOf = ({ name, values, value }) => (values.includes(chosen.get(name)) ? chosen.get(name) : value);

function change({ target }) {
  chosen.set(target.name, target.value);
  if (target.name === "players") people();
}

// What can be played: the card, with the names of its text, and the shipped games.
function games(own, chosen) {
  const mine = own ? say("my-card-is", { names: own }) || own : say("my-card") || "My card";
  const others = GAMES.map(([id, game]) => element("option", { value: id }, say("standard-set", { game }) || game));
  fill(find("which"), element("option", { value: OWN }, mine), ...others);
  find("which").value = chosen;
}

// The language that was chosen here, else that of the browser: games that are not told in it are told in English.
function language() {
  return kept.get(LANGUAGE) ?? navigator.language.split("-")[0];
}

// As many people can sit at the screen as play.
function people() {
  const most = Number(find("settings").querySelector("[name=players]")?.value ?? 1);
  const had = Number(find("people").value || 1);
  fill(find("people"), ...Array.from({ length: most }, (_, n) => element("option", { value: n + 1 }, n ? say("taking-turns", { number: n + 1 }) : say("one-person"))));
  find("people").value = String(Math.min(had, most));
  others();
}

// Where everybody sits at the screen there are no others.
function others() {
  const nobody = find("people").value === find("people").lastChild?.value;
  find("agent").hidden = nobody;
  find("nobody").hidden = !nobody;
}

// Of several cards, which all come up, it is that of the cursor, as long as nobody chooses another.
function which_is_first(names) {
  const select = find("first-card");
  const id = names.length < 2 ? "comes-first" : "come-first";
  find("first-text").dataset.say = id;
  select.dataset.label = id;
  const said = id === "comes-first" ? say("comes-first") : say("come-first");
  if (said) fill(find("first-text"), said);
  fill(select, ...names.map((name) => element("option", { value: name }, name)));
  select.hidden = names.length < 2;
  select.value = names.includes(first) ? first : page.card();
}

export function wanted() {
  const settings = Object.fromEntries([...find("settings").querySelectorAll("select")].map((each) => [each.name, each.value]));
  const seed = find("seed").value.trim();
  return {
    people: Array.from({ length: Number(find("people").value || 1) }, (_, seat) => seat),
    agent: find("agent").value,
    seed: /^\d{1,9}$/.test(seed) ? Number(seed) : Math.floor(Math.random() * 1_000_000),
    first: find("first").checked,
    card: find("first-card").value,
    language: find("language").value,
    settings,
  };
}
