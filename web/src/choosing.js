// What keys do at the table: options by their numbers and by arrows, and a game that is not lost by one key.
import { openDialog } from "./dialog.js";
import { element, find } from "./dom.js";
import { say } from "./words.js";

// The key that takes an option: one digit, `e` for the one that ends the turn or a choice.
export function keyOf(number, ends = false) {
  if (ends) return "e";
  return number < 10 ? String(number) : number === 10 ? "0" : "·";
}

// Take the option of a key. Return true if the key is one of the options'.
export function taken({ key }) {
  const digit = /^\d$/.test(key);
  if (!digit && key !== "e") return false;
  const found = document.querySelectorAll(digit ? `#question .option[data-number="${Number(key) || 10}"]` : "#question .option.last");
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
