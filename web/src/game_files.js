// A game as a file, and the one that this browser keeps: saved, opened, gone on with.
import { download, find } from "./dom.js";
import { keysToKeep, state } from "./game_state.js";
import { MOMENT, note } from "./game_steps.js";
import { kept } from "./kept.js";
import { call } from "./python.js";
import { watching } from "./watch.js";
import { say, speak } from "./words.js";

const GAME = "game"; // what the browser keeps: a game under way, as its file and with what was wanted of it

// Give a part of the game, `save` or `journal`, as a file.
export async function file(part, name) {
  const found = await call("save");
  download(name, found[part]);
  state.unsaved = false;
  note(say("saved", { file: name }), "good");
}

// Save the table of a game. Return true if there is one.
export function saveTable() {
  if (find("sitting").hidden || watching()) return false;
  file("save", "game.dowsave");
  return true;
}

// Open a game or a journal: it is played with the cards that it names or brings, and told as they are.
export async function opened(text) {
  const { words, language, ...asked } = await call("take_up", { set: state.set, text, wanted: state.wanted, moment: MOMENT });
  speak(words, language);
  return asked;
}

// The page was closed in the midst of a game: it goes on where it was.
export function keptGame() {
  try {
    return JSON.parse(kept.get(GAME));
  } catch {
    return null;
  }
}

export async function keep(asked, mine) {
  if (asked.over) {
    forgetKept();
    return;
  }
  const { save: text } = await call("save");
  if (mine === state.table) kept.set(GAME, JSON.stringify({ set: state.set, wanted: state.wanted, text, keys: keysToKeep(asked) }));
}

export const forgetKept = () => kept.remove(GAME);
