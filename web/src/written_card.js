// The text in the editor as the rest of the page knows it: what stands there, where the cursor is, the way to it.
import { jumpTo } from "./back.js";
import { openTab, openedTab } from "./tabs.js";

let view;

export function setUpWrittenCard(editor) {
  view = editor;
}

export const writtenText = () => view.state.doc.toString();

// The name of the card that the cursor is in: of several it is the one that comes first in a game.
export function cardAtCursor() {
  const { doc, selection } = view.state;
  const heads = [...doc.toString().matchAll(/^(?!test )[a-z]\w* "([^"\n]+)"/gm)].filter(({ index }) => index <= selection.main.head);
  return heads.at(-1)?.[1] ?? "";
}

// The same where the cursor is in a card. In a test it is the last card before it that the test names.
export function cardOrTested() {
  const { doc, selection } = view.state;
  const blocks = [...doc.toString().matchAll(/^[a-z]\w* "([^"\n]+)".*(?:\n(?:[ #].*)?)*/gm)];
  const at = blocks.findLastIndex(({ index }) => index <= selection.main.head);
  if (at < 0 || !blocks[at][0].startsWith("test ")) return blocks[at]?.[1] ?? "";
  const cards = blocks.slice(0, at).filter(([text]) => !text.startsWith("test "));
  const named = cards.filter(([, name]) => blocks[at][0].includes(`"${name}"`));
  return (named.at(-1) ?? cards.at(-1))?.[1] ?? "";
}

function outOfTheGame() {
  if (openedTab() === "play") openTab("printed");
}

export function toText() {
  outOfTheGame();
  view.focus();
}

export function jump(line, column = 0) {
  outOfTheGame();
  const found = view.state.doc.line(Math.min(Math.max(line, 1), view.state.doc.lines));
  jumpTo(view, Math.min(found.from + column, found.to));
}
