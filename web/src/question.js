// The question at the table: its options as rows, what is still open of a row, and the pieces that narrow them.
import { cardText } from "./card.js";
import { keysOfAnswers, lastingKeys } from "./choosing.js";
import { element, fill, find } from "./dom.js";
import { NARROW, forgetSelection, state } from "./game_state.js";
import { MOMENT, act } from "./game_steps.js";
import { openStory } from "./looking.js";
import { answered } from "./watch.js";
import { say } from "./words.js";

let redraw;

// `draw` draws the table and the question anew.
export function setUpQuestion(draw) {
  redraw = draw;
}

// The options that are about all pieces that are selected, and have what was answered of their facets.
export function fitting(options) {
  return options.filter(
    (option) =>
      [...state.chosen].every((key) => option.touched.includes(key)) &&
      (state.row === null || rowOf(option) === state.row) &&
      [...state.facets].every(([at, text]) => option.facets[at]?.[1] === text),
  );
}

const rowOf = (option) => `${option.heading}\n${option.text}\n${option.facets.some(([asks]) => asks) ? "" : option.index}`;

export function pick(key) {
  if (!state.chosen.delete(key)) state.chosen.add(key);
  const left = fitting(state.look.question.options);
  if (left.length === 1 && state.look.question.kind !== "action" && state.chosen.size) choose(left[0]);
  else {
    redraw();
    if (state.chosen.size && matchMedia(NARROW).matches) find("asked")?.scrollIntoView({ block: "start" }); // what is left of it stands above the board
  }
}

function choose(option) {
  state.unsaved = true;
  return act("answer", { index: option.index, moment: MOMENT });
}

export function question(left) {
  const { question: asked, over, watched: at } = state.look;
  if (at) {
    fill(find("question"), answered(at));
    return;
  }
  if (over) {
    const told = state.look.ending.map((line) => element("p", { class: /^\S/.test(line) ? "turn" : "" }, line));
    fill(find("question"), element("h3", { tabindex: "-1", id: "asked" }, say("over")), told, element("p", { class: "quiet" }, say("digest", { digest: state.look.digest })), element("button", { onclick: () => openStory(state.seat) }, say("whole-story")));
    return;
  }
  if (!asked) {
    fill(find("question"), element("p", {}, say("another-asked")));
    return;
  }
  const parts = [element("p", { class: "status" }, state.look.status)];
  if (asked.card) parts.push(cardText(asked.card));
  if (asked.sentence) parts.push(element("p", { class: "asks" }, say("quoted", { line: asked.sentence })));
  if (asked.meant) parts.push(element("p", { class: "quiet" }, say("on-this-card", { meant: asked.meant })));
  if (asked.purpose) parts.push(element("p", { class: "purpose" }, asked.purpose));
  if (asked.several) parts.push(element("p", { class: "quiet" }, asked.several));
  parts.push(element("h3", { tabindex: "-1", id: "asked" }, say("asks", { number: state.seat + 1, question: asked.words })));
  if (state.chosen.size || state.row !== null) {
    parts.push(element("button", { class: "back", onclick: back }, state.chosen.size ? say("all-options", { number: asked.options.length }) : say("back")));
  }
  parts.push(...(state.row === null ? rows(left) : facets(left)));
  fill(find("question"), ...parts);
}

export function back() {
  if (!state.look) return;
  forgetSelection();
  redraw();
  focusQuestion(nowhere());
}

function rows(options) {
  const ordered = [...options].sort((one, other) => Number(one.last) - Number(other.last) || one.rank - other.rank || (one.heading < other.heading ? -1 : one.heading > other.heading ? 1 : 0));
  const together = new Map();
  for (const option of ordered) together.set(rowOf(option), [...(together.get(rowOf(option)) ?? []), option]);
  const lasts = [...together.values()].filter(([option]) => option.last).length;
  const out = [];
  let heading = "";
  let number = 0;
  const keys = keysOf([...together.values()].map(([option]) => option), lasts === 1);
  for (const [key, choices] of together) {
    const [option] = choices;
    if (option.heading !== heading) {
      heading = option.heading;
      if (heading) out.push(element("h4", {}, heading));
    }
    number += 1;
    const more = choices.length > 1 ? openThings(choices) : option.facets.filter(([asks]) => asks).map(([, text]) => text).join(", ");
    out.push(
      element(
        "button",
        { class: `option${option.last ? " last" : ""}`, "data-number": number, "data-key": keys[number - 1], onclick: () => (choices.length === 1 ? choose(option) : enter(key)) },
        element("b", {}, keys[number - 1]),
        element("span", {}, option.text, more ? element("em", {}, ` ${more}`) : null, option.about ? element("small", {}, option.about) : null),
      ),
    );
  }
  return out;
}

// What a turn is made of keeps its keys from question to question. Other questions are answered once.
function keysOf(options, ends) {
  const { kind } = state.look.question;
  const last = (option) => option.last && ends;
  if (kind !== "action") {
    const counted = keysOfAnswers(options.filter((option) => !last(option)).map(({ text }) => text));
    return options.map((option) => (last(option) ? "e" : counted.shift()));
  }
  if (!state.keys.has(state.seat)) state.keys.set(state.seat, new Map());
  const named = options.map((option) => `${brief(option.heading)}\n${brief(option.text)}`.replace(/\d+/g, "0")); // how much there is changes
  const seen = new Map(); // two rows that are told alike are the first and the second
  const names = named.map((name) => {
    seen.set(name, (seen.get(name) ?? 0) + 1);
    return `${name}\n${seen.get(name)}`;
  });
  const others = names.filter((_, at) => !last(options[at]));
  const keys = lastingKeys(others, state.keys.get(state.seat));
  return options.map((option) => (last(option) ? "e" : keys.shift()));
}

function openThings(choices) {
  return choices[0].facets
    .map(([asks], at) => [asks, new Set(choices.map((choice) => choice.facets[at]?.[1]))])
    .filter(([asks, values]) => asks && values.size > 1)
    .map(([, values]) => (values.size <= 4 ? [...values].map(brief).join(" / ") : say("to-choose-from", { number: values.size })))
    .join("; ");
}

const brief = (text) => text.split(/ \(|[,:] /)[0];

function enter(key) {
  state.row = key;
  redraw();
  document.querySelector("#question .option")?.focus();
}

// What is still open of a row, one thing at a time.
function facets(left) {
  const many = Math.max(...left.map((option) => option.facets.length));
  for (let at = 0; at < many; at += 1) {
    const values = [...new Set(left.map((option) => option.facets[at]?.[1]))];
    if (values.length < 2) continue;
    const shown = values.map((text) => ({ text, why: "" }));
    for (const [place, text, why] of left[0].facets[at][3]) shown.splice(place, 0, { text, why }); // it keeps its place, and the others their numbers
    const keys = keysOfAnswers(shown.map(({ text }) => text));
    return [
      element("p", { class: "purpose" }, whatIsDone(left)),
      element("h4", {}, left[0].facets[at][0]),
      ...shown.map(({ text, why }, number) =>
        element("button", { class: "option", "data-number": number + 1, "data-key": keys[number], "aria-disabled": why ? "true" : null, onclick: () => why || settle(at, text) }, element("b", {}, keys[number]), element("span", {}, text, why ? element("small", {}, why) : null)),
      ),
    ];
  }
  const keys = keysOfAnswers(left.map(({ said }) => said));
  return left.map((option, number) =>
    element("button", { class: "option", "data-number": number + 1, "data-key": keys[number], onclick: () => choose(option) }, element("b", {}, keys[number]), element("span", {}, option.said)),
  );
}

// Whose row it is, what is done, and what of it is settled, by an answer or a piece that was clicked:
// "Amara Diallo: move to another location".
function whatIsDone(options) {
  const [first] = options;
  const settled = first.facets.filter(([asks, text], at) => asks && options.every((option) => option.facets[at]?.[1] === text));
  return [brief(first.heading), first.text, ...settled.map(([, text]) => brief(text))].filter(Boolean).join(": ");
}

function settle(at, text) {
  state.facets.set(at, text);
  const left = fitting(state.look.question.options);
  if (left.length === 1) choose(left[0]);
  else redraw();
}

// What had the focus is there no more: without a new place the keys would begin at the top again.
export function nowhere() {
  const there = document.activeElement;
  return there === null || there === document.body || there.getClientRects().length === 0;
}

export function focusQuestion(wanted) {
  if (wanted) find("asked")?.focus({ preventScroll: true });
}
