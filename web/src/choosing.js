// What keys do at the table: options by their numbers and by arrows, and a game that is not lost by one key.
import { openDialog } from "./dialog.js";
import { element, find } from "./dom.js";
import { say } from "./words.js";

const KEYS = "1234567890abcdfghijkmnpqrstvwxyz"; // by number: not `e`, the last, nor `u`, undo, nor `l` and `o`, which look like 1 and 0

// The key that takes an option, `e` for the one that ends the turn or a choice.
export const keyOf = (number, ends = false) => (ends ? "e" : KEYS[number - 1] ?? "·");

// Return the keys of answers to one question. Answers that differ by a number have it as their key (the die that shows
// 5 has 5, an amount of 0 has 0), others are counted. A number in brackets or behind a comma is told of an answer, and is none.
export function keysOfAnswers(texts) {
  const found = texts.map((text) => text.match(/^([^\d(（,、]*)(\d+)/) ?? []);
  const numbers = found.map(([, , number]) => number);
  const differ = found.every(([, before]) => before !== undefined && before === found[0][1]) && new Set(numbers).size === texts.length;
  if (!differ) return texts.map((_, at) => keyOf(at + 1));
  const free = [...KEYS].filter((key) => !numbers.includes(key));
  return numbers.map((number) => (number.length === 1 ? number : free.shift() ?? "·"));
}

// Return the keys of options that are told by name, where `known`, a Map, remembers those of earlier questions: what
// can be done again has the key that it had, and what is new one that nothing had. Where none is left, it gets that of
// something which cannot be done now.
export function lastingKeys(names, known) {
  const here = new Set(names);
  const held = () => new Set(known.values());
  for (const name of names.filter((each) => !known.has(each))) {
    const had = held();
    const free = [...KEYS].find((key) => !had.has(key));
    const gone = free === undefined ? [...known.keys()].find((each) => !here.has(each)) : undefined;
    if (free !== undefined) known.set(name, free);
    else if (gone !== undefined) {
      known.set(name, known.get(gone));
      known.delete(gone);
    }
  }
  return names.map((name) => known.get(name) ?? "·");
}

// Take the option of a key. Return true if the key is one of the options'.
export function taken({ key }) {
  if (key.length !== 1 || !(KEYS.includes(key) || key === "e")) return false;
  const found = document.querySelectorAll(key === "e" ? "#question .option.last" : `#question .option[data-key="${key}"]`);
  if (found.length === 1) found[0].click();
  return true;
}

// Go up and down the options. Return true if the key did.
export function among(event) {
  const all = [...document.querySelectorAll("#question .option")];
  const at = all.indexOf(document.activeElement);
  const to = { ArrowDown: at + 1, ArrowUp: at < 0 ? all.length - 1 : at - 1, Home: 0, End: all.length - 1 }[event.key];
  if (to === undefined || !all.length || document.activeElement.closest("#news, #left")) return false;
  event.preventDefault();
  all[(to + all.length) % all.length].focus();
  return true;
}

// Ask before a game is left. `save` and `leave` are what can be done with it.
export function askToLeave(save, leave) {
  const done = (run) => () => {
    find("dialog").close();
    run();
  };
  const saved = () => save().then(leave);
  openDialog(say("not-saved"), [
    element("p", {}, say("nothing-stays")),
    element(
      "p",
      { class: "buttons" },
      element("button", { id: "stay", class: "main", onclick: done(() => find("asked")?.focus()) }, say("go-on")),
      element("button", { id: "save-and-leave", onclick: done(saved) }, say("save-and-leave")),
      element("button", { id: "leave-it", onclick: done(leave) }, say("leave")),
    ),
  ]);
  find("stay").focus();
}
