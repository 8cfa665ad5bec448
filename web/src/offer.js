// What is chosen before a game begins: the set, who sits where, the settings of the ruleset.
import { element, fill, find } from "./dom.js";
import { call } from "./python.js";

const OWN = "own";
const GAMES = [["base", "Dead of Winter, the standard set"], ["dwar7s", "Dwar7s Winter, the standard set"]];
let asked = 0;
let page;

// `around` is the page around it: answer() of the last check, flush() for one of the text as it stands, note().
export function setUpOffer(around) {
  page = around;
  find("which").onchange = offer;
}

// The set that is chosen, "" for that of the card.
export const chosenSet = () => (find("which").value === OWN ? "" : find("which").value);

// Show what can be chosen. A later question makes an earlier one void.
export async function offer() {
  asked += 1;
  const mine = asked;
  find("start").disabled = true;
  await page.flush();
  if (mine !== asked) return;
  const which = find("which");
  const kept = which.value || OWN;
  const cards = page.answer()?.cards ?? [];
  const own = cards.map(([, name]) => name).join(", ");
  fill(which, element("option", { value: OWN }, own ? `My card: ${own}` : "My card"), ...GAMES.map(([id, title]) => element("option", { value: id }, title)));
  which.value = kept;
  find("first-row").hidden = kept !== OWN;
  page.note("");
  try {
    const found = await call("choices", { set: kept === OWN ? "" : kept });
    if (mine !== asked) return;
    fill(find("agent"), ...found.agents.map((name) => element("option", { value: name }, name)));
    find("agent").value = found.agent;
    const fields = found.settings.map((setting) =>
      element("label", { title: setting.help }, element("span", {}, setting.name), element("select", { name: setting.name, onchange: setting.name === "players" ? people : null }, setting.values.map((value) => element("option", { value, selected: value === setting.value }, value)))),
    );
    fill(find("settings"), ...fields);
    people();
    find("start").disabled = false;
  } catch (error) {
    if (mine !== asked) return;
    fill(find("settings"));
    find("start").disabled = true;
    page.note(error.message, "bad", error.line);
  }
}

// As many people can sit at the screen as play.
function people() {
  const most = Number(find("settings").querySelector("[name=players]")?.value ?? 1);
  const had = Number(find("people").value || 1);
  fill(find("people"), ...Array.from({ length: most }, (_, n) => element("option", { value: n + 1 }, n ? `${n + 1}, taking turns here` : "1, me")));
  find("people").value = String(Math.min(had, most));
}

export function wanted() {
  const settings = Object.fromEntries([...find("settings").querySelectorAll("select")].map((each) => [each.name, each.value]));
  const seed = find("seed").value.trim();
  return {
    people: Array.from({ length: Number(find("people").value || 1) }, (_, seat) => seat),
    agent: find("agent").value,
    seed: /^\d{1,9}$/.test(seed) ? Number(seed) : Math.floor(Math.random() * 1_000_000),
    first: find("first").checked,
    settings,
  };
}
