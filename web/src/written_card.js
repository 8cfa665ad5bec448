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
