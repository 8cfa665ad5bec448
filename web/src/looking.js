// Things to look at beside a game, in the dialog: a card that lies open, a page of the ruleset, the story.
import { cardText } from "./card.js";
import { openDialog } from "./dialog.js";
import { element, withCode } from "./dom.js";
import { call } from "./python.js";
import { say } from "./words.js";

const turn = (line) => ({ class: /^\S/.test(line) ? "turn" : "" });

export async function openCard(seat, path) {
  openDialog("", [cardText(await call("card", { seat, path }))]);
}

export async function openPage(seat, word, title) {
  const { lines } = await call("page", { seat, word });
  const parts = lines.map(([text, card]) => (card ? cardText(card, text) : element("p", turn(text), withCode(text))));
  openDialog(title, parts);
}

export async function openStory(seat) {
  const { lines } = await call("story", { seat });
  openDialog(say("so-far"), lines.map((line) => element("p", turn(line), line)));
}
