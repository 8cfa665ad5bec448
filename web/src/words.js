// What the page says to who plays, in the language of the game. The sentences come from the Python half
// (`playground/page_words.py`); what it says to who writes a card stands where it is said, in English.
import { find } from "./dom.js";

let sentences = {};

// A sentence with its values. Before the first game is offered there is none.
export const say = (id, values = {}) => (sentences[id] ?? "").replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "");

// Take the sentences of a language, and say those that stand in the page.
export function speak(given, language) {
  sentences = given;
  find("play").lang = language || "en";
  for (const place of document.querySelectorAll("[data-say]")) place.textContent = say(place.dataset.say, { rules: say("rules") });
  for (const place of document.querySelectorAll("[data-title]")) {
    const said = say(place.dataset.title);
    place.title = place.dataset.key ? `${said} (${place.dataset.key})` : said;
    if (place.dataset.key) place.setAttribute("aria-label", said);
  }
  for (const place of document.querySelectorAll("[data-label]")) place.setAttribute("aria-label", say(place.dataset.label));
  find("seed").placeholder = say("by-chance");
}
