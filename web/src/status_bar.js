// The bar between the card and its findings: how the card stands, what a command found, what an edit did.
import { fill, find, withCode } from "./dom.js";

const LATE = 300; // milliseconds after which it is said that a text is not checked yet
const state = { standing: ["", ""], remark: "", said: false, late: 0 };

function shown(text, tone) {
  clearTimeout(state.late);
  fill(find("status"), ...withCode(text));
  find("status").className = tone;
}

// Say what a command found. With the next key or click the bar tells again how the card stands.
export function say(text, tone = "") {
  state.said = true;
  shown(text, tone);
}

// Say what an edit did. It stays beside what the next check says.
export function remark(text) {
  state.remark = `${text} `;
  say(text, "good");
}

// What the bar says is of the text before: where the next check is late it says that instead. What a
// command said stays.
export function outdated(checked) {
  state.remark = "";
  if (!checked || state.said) return;
  find("status").classList.add("outdated");
  clearTimeout(state.late);
  state.late = setTimeout(() => shown("This text is being checked…", ""), LATE);
}

// Say how the card stands.
export function stands(text, tone) {
  state.standing = [text, tone];
  state.said = false;
  shown(state.remark + text, tone);
}

// Say how the card stands, once what a command said is read.
export function standsThen(text, tone) {
  if (state.said) state.standing = [text, tone];
  else stands(text, tone);
}

export function unsay({ key }) {
  if (!state.said && !state.remark) return;
  if (["Shift", "Control", "Alt", "Meta", "AltGraph"].includes(key)) return;
  state.said = false;
  state.remark = "";
  shown(...state.standing);
}
