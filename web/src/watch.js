// A journal that is looked at answer by answer.
import { say } from "./words.js";
import { element, fill, find } from "./dom.js";

let now = null;
let seen = -1; // the seat whose table is shown
let asked = null; // the place that was asked for last, while the step to it or to one before is under way
let step;

// `moves`: step(at, seat) shows another place, playOn(at) sits down at it.
export function setUpWatch(moves) {
  ({ step } = moves);
  find("watch-first").onclick = () => go(0);
  find("watch-back").onclick = () => go(there() - 1);
  find("watch-on").onclick = () => go(there() + 1);
  find("watch-last").onclick = () => go(now.of);
  find("watch-at").onchange = ({ target }) => go(Number(target.value));
  find("watch-seat").onchange = () => go(there());
  find("watch-play").onclick = async () => {
    await following;
    if (now) moves.playOn(now.at);
  };
}

const seat = () => Number(find("watch-seat").value);
const there = () => asked?.at ?? now.at;
let following = Promise.resolve();

// Go to a place. While a step is under way the place that was asked for last is gone to after it.
function go(at) {
  if (now === null || at < 0 || at > now.of) return;
  const before = asked;
  asked = { at, seat: seat() };
  if (before === null) following = follow();
}

async function follow() {
  while (now !== null && (asked.at !== now.at || asked.seat !== seen)) {
    const wanted = asked;
    await step(wanted.at, wanted.seat);
    if (wanted === asked && (now?.at !== wanted.at || seen !== wanted.seat)) break; // it was refused
  }
  asked = null;
}

// Show where in the journal the table is.
export function showWatch(watched, shown) {
  now = watched;
  seen = shown;
  const wanted = asked ?? { at: watched.at, seat: shown };
  find("watch").hidden = false;
  find("watch-at").max = String(watched.of);
  find("watch-at").value = String(wanted.at);
  find("watch-at").setAttribute("aria-valuetext", say("answer-of", { number: wanted.at, all: watched.of }));
  fill(find("watch-seat"), ...watched.seats.map((each) => element("option", { value: each, selected: each === wanted.seat }, say("as-saw", { number: each + 1 }))));
  find("watch-seat").value = String(wanted.seat);
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
  if (now === null) return false;
  const to = { ArrowLeft: there() - 1, ArrowRight: there() + 1, Home: 0, End: now.of }[event.key];
  if (to === undefined) return false;
  event.preventDefault();
  go(to);
  return true;
}
