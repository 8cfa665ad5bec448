// The page: a card on the left, what can be told of it on the right, a game on demand.
import { fit } from "./card.js";
import { changed, flush, lastAnswer, moved, printAnew, setUpChecking, tellOf } from "./checking.js";
import { setUpDialog } from "./dialog.js";
import { fill, find } from "./dom.js";
import { makeEditor, put } from "./editor.js";
import { setUpGame } from "./game.js";
import { setUpRegions, showKeys, toRegion } from "./keys.js";
import { kept } from "./kept.js";
import { openPalette, setUpPageKeys } from "./page_keys.js";
import { call, ready } from "./python.js";
import { remark, say, stands, unsay } from "./status_bar.js";
import { setUpTabs } from "./tabs.js";
import { beginning, keepText, link, setUpTexts } from "./texts.js";
import { keepTheme, keptTheme } from "./theme.js";
import { cardAtCursor, jump, setUpWrittenCard, writtenText } from "./written_card.js";

let view;

start();

async function start() {
  if (location.protocol === "file:") stands("Serve this folder (python -m http.server) and open its address: a browser does not start Python from a file.", "bad");
  theme(keptTheme());
  const [examples, templates] = await Promise.all(["examples.json", "templates.json"].map(async (name) => (await fetch(name)).json()));
  const page = { changed, moved, flush, say, remark, jump, tidy, keep, symbol: () => openPalette("@"), findings: () => toRegion("findings") };
  const made = makeEditor(find("editor"), await beginning(examples, templates), page);
  ({ view } = made);
  setUpWrittenCard(view);
  setUpChecking(view);
  setUpTexts(view, { remark, ruleset: () => lastAnswer()?.game ?? templates[0].ruleset, newCard: () => openPalette("New card") });
  find("theme").onclick = () => theme(keepTheme(document.documentElement.dataset.theme === "dark" ? "light" : "dark"));
  find("share").onclick = share;
  find("tidy").onclick = tidy;
  find("keys").onclick = () => showKeys(made.commands);
  find("all").onclick = () => openPalette("");
  addEventListener("resize", () => fit(find("print")));
  addEventListener("keydown", unsay, true);
  addEventListener("pointerdown", unsay, true);
  setUpPageKeys(view, made.commands, keep);
  setUpDialog();
  setUpRegions(view);
  setUpTabs(tellOf);
  find("to-card").onclick = () => find("write").scrollIntoView();
  setUpGame(lastAnswer, flush, jump, cardAtCursor);
  changed();
  try {
    await ready;
  } catch (error) {
    stands(`The page could not start: ${error.message}`, "fault");
    fill(find("game-note"), "The page could not start.");
  }
}

function theme(name) {
  document.documentElement.dataset.theme = name;
  find("theme").textContent = name === "dark" ? "Light" : "Dark";
  printAnew();
}

async function share() {
  await link(writtenText());
  try {
    await navigator.clipboard.writeText(location.href);
    say("The link that holds this card is copied.", "good");
  } catch {
    say("The link that holds this card stands in the address line.", "good");
  }
}

function keep() {
  const text = writtenText();
  keepText(text);
  kept.set("card", text);
  say(kept.get("card") === null ? "This browser keeps nothing: take a link." : "Kept in this browser.", "good");
}

async function tidy() {
  await flush();
  const old = writtenText();
  const { text, unread } = await call("tidy", { text: old });
  if (writtenText() !== old) {
    await tidy(); // what was typed meanwhile is laid out too
    return;
  }
  const { head } = view.state.selection.main;
  if (text !== old) put(view, text, behind(text, old.slice(0, head).replace(/\s/g, "").length));
  remark(unread ? `It stays as it is: line ${unread} cannot be read yet.` : "It is laid out.");
}

// Return where in a text so many signs stand before, gaps not counted.
function behind(text, signs) {
  let at = 0;
  for (let left = signs; left > 0 && at < text.length; at += 1) if (/\S/.test(text[at])) left -= 1;
  return at;
}
