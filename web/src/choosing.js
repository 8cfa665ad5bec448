// What keys do at the table: options by their numbers and by arrows, and a game that is not lost by one key.
import { openDialog } from "./dialog.js";
import { element, find } from "./dom.js";
import { say } from "./words.js";

const KEYS = "1234567890abcdfghijklmnopqrstvwxyz"; // by number: not `e`, the last, nor `u`, undo

// The key that takes an option, `e` for the one that ends the turn or a choice.
export const keyOf = (number, ends = false) => (ends ? "e" : KEYS[number - 1] ?? "·");

// Take the option of a key. Return true if the key is one of the options'.
export function taken({ key }) {
  const number = key.length === 1 ? KEYS.indexOf(key) + 1 : 0;
  if (!number && key !== "e") return false;
  const found = document.querySelectorAll(number ? `#question .option[data-number="${number}"]` : "#question .option.last");
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
