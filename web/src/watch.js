// A journal that is looked at answer by answer.
import { say } from "./words.js";
import { element, fill, find } from "./dom.js";

let now = null;
let go;

// `moves`: step(at, seat) shows another place, playOn(at) sits down at it.
export function setUpWatch(moves) {
  go = (at) => now && at >= 0 && at <= now.of && at !== now.at && moves.step(at, seat());
  find("watch-first").onclick = () => go(0);
  find("watch-back").onclick = () => go(now.at - 1);
  find("watch-on").onclick = () => go(now.at + 1);
  find("watch-last").onclick = () => go(now.of);
  find("watch-at").onchange = ({ target }) => go(Number(target.value));
  find("watch-seat").onchange = () => moves.step(now.at, seat());
  find("watch-play").onclick = () => moves.playOn(now.at);
}

const seat = () => Number(find("watch-seat").value);

// Show where in the journal the table is.
export function showWatch(watched, shown) {
  now = watched;
  find("watch").hidden = false;
  find("watch-at").max = String(watched.of);
  find("watch-at").value = String(watched.at);
  find("watch-at").setAttribute("aria-valuetext", say("answer-of", { number: watched.at, all: watched.of }));
  fill(find("watch-seat"), ...watched.seats.map((each) => element("option", { value: each, selected: each === shown }, say("as-saw", { number: each + 1 }))));
  find("watch-seat").value = String(shown);
  for (const id of ["watch-first", "watch-back"]) find(id).disabled = watched.at === 0;
  for (const id of ["watch-on", "watch-last"]) find(id).disabled = watched.at === watched.of;
}

export function hideWatch() {
  now = null;
  find("watch").hidden = true;
}

export const watching = () => now !== null;

// What was answered last, in place of a question.
export function answered(watched) {
  const title = element("h3", { tabindex: "-1", id: "asked" }, say("answer-of", { number: watched.at, all: watched.of }));
  if (!watched.asked) return [title, element("p", { class: "quiet" }, watched.said)]; // a seat sees its own answers alone
  return [title, element("p", { class: "quiet" }, say("asks", { number: watched.who + 1, question: watched.asked })), element("p", { class: "said" }, watched.said)];
}

// Go through it by keys. Return true if the key was one.
export function watchKeys(event) {
  const to = { ArrowLeft: now?.at - 1, ArrowRight: now?.at + 1, Home: 0, End: now?.of }[event.key];
  if (now === null || to === undefined) return false;
  event.preventDefault();
  go(to);
  return true;
}
