// The check of what stands in the card: findings, what mends them, the printed card, and its tests once nobody types.
import { showPrinted, toCard } from "./card.js";
import { element, fill, find, withCode } from "./dom.js";
import { apply, keepInSight, message, showColours, showFindings } from "./editor.js";
import { showFigures } from "./figures.js";
import { offerAnew } from "./game.js";
import { refresh } from "./panes.js";
import { call } from "./python.js";
import { outdated, say, stands, standsThen } from "./status_bar.js";
import { openedTab } from "./tabs.js";
import { keepText } from "./texts.js";
import { cardAtCursor, cardOrTested, jump, writtenText } from "./written_card.js";

const PAUSE = 40;
const LATER = 350;
const IDLE = 2500; // milliseconds without a key before the tests run by themselves
const MOST_FIXED = 6;
const began = performance.now();
const state = { view: null, version: 0, checked: -1, busy: false, timer: 0, later: 0, idle: 0, fixes: [], asked: new Set(), failed: [], answer: null, printed: "", followed: "", checks: "" };

export function setUpChecking(view) {
  state.view = view;
}

// What the last check answered, null before the first.
export const lastAnswer = () => state.answer;
export const hasFindings = () => Boolean(state.answer?.findings.length || state.failed.length);

export function changed() {
  state.version += 1;
  document.documentElement.dataset.version = String(state.version);
  state.fixes = [];
  state.asked = new Set(); // lines of which it is known what mends them
  state.failed = [];
  clearTimeout(state.idle);
  clearTimeout(state.timer);
  clearTimeout(state.later);
  state.timer = setTimeout(check, PAUSE);
  outdated(state.answer !== null);
  for (const pane of document.querySelectorAll("[role=tabpanel]")) pane.classList.add("of-before"); // until it is told of the text as it stands
}

// Check what stands there now, one check at a time: what is typed meanwhile is checked after it.
async function check() {
  if (state.busy || state.checked === state.version) return;
  state.busy = true;
  const { version } = state;
  const text = writtenText();
  keepText(text);
  const at = performance.now();
  try {
    const answer = await call("check", { text });
    if (version === state.version) {
      state.checked = version;
      show(answer, at);
    }
  } catch (error) {
    stands(`This could not be checked: ${error.message}`, "fault");
    state.checked = version;
  } finally {
    state.busy = false;
    if (state.checked !== state.version) state.timer = setTimeout(check, PAUSE);
  }
}

// Return once the text as it stands has been checked.
export async function flush() {
  while (state.checked !== state.version) {
    await check();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

function show(answer, at) {
  const first = state.answer === null;
  state.answer = answer;
  showColours(state.view, answer.colours);
  showFindings(state.view, answer.findings, []);
  list(answer.findings);
  const errors = answer.findings.filter((each) => each.severity === "error").length;
  if (answer.printed && answer.printed !== state.printed) {
    state.printed = answer.printed;
    printAnew();
  }
  find("printed").classList.toggle("stale", errors > 0 && !answer.printed);
  find("printed").classList.toggle("empty", !state.printed);
  const count = answer.findings.length;
  const tests = errors ? 0 : answer.tests.length;
  state.checks = count ? `${count} ${count === 1 ? "finding" : "findings"}` : "It checks";
  const open = tests ? `; ${tests} ${tests === 1 ? "test has" : "tests have"} not run yet.` : count ? "" : ".";
  stands(state.checks + open, errors ? "bad" : "good");
  document.documentElement.dataset.checked = String(state.checked);
  document.documentElement.dataset.took = String(Math.round(performance.now() - at));
  if (first) document.documentElement.dataset.first = String(Math.round(performance.now() - began));
  if (first) call("warm").catch(() => {}); // while the card is still read
  state.later = setTimeout(later, LATER);
  if (!errors && answer.tests.length) state.idle = setTimeout(tried, IDLE);
}

// Show the printed card in the colours of the page.
export function printAnew() {
  if (state.printed) showPrinted(find("print"), state.printed, document.documentElement.dataset.theme === "dark", follow);
}

// Of several cards the pane shows that of the cursor. `named` is the card that it shows already.
function follow(named = "") {
  const card = cardOrTested();
  if (card !== named) toCard(find("print"), card);
  state.followed = card;
}

// The cursor has moved.
export function moved() {
  if (openedTab() === "printed") follow(state.followed);
}

async function later() {
  const { version } = state;
  const still = () => version === state.version;
  try {
    await fixed(still);
    if (openedTab() === "play") offerAnew();
    else if (still()) await tell(openedTab(), still);
  } catch (error) {
    say(`This could not be told: ${error.message}`, "fault");
  }
  if (still()) document.documentElement.dataset.settled = String(version);
}

// Fill the pane of a tab that has been opened, once its text is checked.
export async function tellOf(name) {
  const { version } = state;
  await flush();
  await tell(name, () => version === state.version && openedTab() === name);
}

async function tell(name, still) {
  if (name === "printed") follow();
  await refresh(name, find(name), still, jump, figured, cardAtCursor);
  if (still()) find(name).classList.remove("of-before");
}

function figured(name, found, results) {
  showFigures(state.view, name, found);
  if (results) ran(results);
}

// Run the tests once nobody types: one that fails is a finding like any other.
async function tried() {
  const { version } = state;
  const { results } = await call("tests").catch(() => ({ results: [] }));
  if (version === state.version) ran(results);
}

const whole = (line) => [line, 0, line, 10_000];

// Say how the tests of the card ended as it stands.
function ran(results) {
  if (!results.length) return;
  clearTimeout(state.idle);
  state.failed = results
    .filter((each) => each.outcome !== "passed")
    .map((each) => ({ at: whole(each.line - 1), severity: "error", code: "", message: `${each.name}: ${each.message.split("\n").slice(1, 3).map((line) => line.trim().replace(/\s+/g, " ")).join(", ")}`, help: "Tests tells how it came to that." }));
  shownAnew();
  const failed = state.failed.length;
  const tests = `${results.length} ${results.length === 1 ? "test" : "tests"}`;
  const passed = results.length === 1 ? "its test passes" : `all ${tests} pass`;
  if (failed) standsThen(`${state.checks}, but ${failed} of ${tests} ${failed === 1 ? "fails" : "fail"}.`, "bad");
  else standsThen(`${state.checks}; ${passed}${withoutTest(state.answer.untested)}.`, "good");
  const { version } = state;
  if (failed) fixed(() => version === state.version).catch(() => {});
}

// The cards that do something and are named by no test: that all tests pass says nothing of them.
function withoutTest(names) {
  if (!names.length) return "";
  return names.length > 2 ? `; ${names.length} cards have no test` : `; ${names.join(" and ")} ${names.length === 1 ? "has" : "have"} no test`;
}

// Ask for what mends the findings, line by line, and show it.
async function fixed(still) {
  const lines = [...new Set([...state.answer.findings, ...state.failed].map((each) => each.at[0]))];
  for (const line of lines.slice(0, MOST_FIXED)) {
    if (!still()) return;
    const { fixes } = await call("fixes", { line });
    if (!still()) return;
    const others = state.fixes.filter((fix) => fix.line !== line);
    state.fixes = [...others, ...fixes.map((fix) => ({ ...fix, line, at: fix.failed ? whole(line) : fix.at }))];
    state.asked.add(line);
    shownAnew();
  }
}

function shownAnew() {
  const all = [...state.answer.findings, ...state.failed];
  showFindings(state.view, all, state.fixes);
  list(all);
}

// A row that says what it said stays the same, and until it is known what mends it now it has what mended it before: who
// has pressed a button in it and not let go yet has still pressed it.
function list(findings) {
  const there = new Map([...find("findings").children].map((row) => [row.dataset.said, row]));
  const rows = findings.map((found) => {
    const fixes = state.fixes.filter((fix) => fix.code === found.code && String(fix.at) === String(found.at));
    const said = JSON.stringify(found);
    const titles = JSON.stringify(fixes.map(({ title }) => title));
    const had = there.get(said);
    there.delete(said);
    if (had && (had.dataset.titles === titles || !state.asked.has(found.at[0]))) return had;
    return element(
      "li",
      { class: found.severity, "data-said": said, "data-titles": titles },
      element("button", { class: "plain line", onclick: () => jump(found.at[0] + 1) }, `line ${found.at[0] + 1}`),
      message(found),
      fixes.map((fix) => element("button", { class: "fix", onclick: () => mend(fix, found) }, withCode(fix.title))),
    );
  });
  const same = rows.length === find("findings").childElementCount && rows.every((row, at) => row === find("findings").children[at]);
  if (!same) keepInSight(state.view, () => fill(find("findings"), ...rows));
}

// Do what mends a finding, as it is done in the text as it stands.
async function mend(fix, found) {
  if (!state.fixes.includes(fix)) {
    await flush();
    const { fixes } = await call("fixes", { line: found.at[0] });
    fix = fixes.find(({ title, code }) => title === fix.title && code === fix.code);
  }
  if (fix) apply(state.view, fix);
}
