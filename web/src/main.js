// The page: a card on the left, what can be told of it on the right, a game on demand.
import { jumpTo } from "./back.js";
import { fit, showPrinted } from "./card.js";
import { pageCommands } from "./commands.js";
import { setUpDialog } from "./dialog.js";
import { element, fill, find, withCode } from "./dom.js";
import { apply, keepInSight, makeEditor, message, put, showColours, showFindings } from "./editor.js";
import { showFigures } from "./figures.js";
import { goToFinding } from "./finding.js";
import { offerAnew, saveTable, setUpGame } from "./game.js";
import { setUpRegions, showKeys, toRegion } from "./keys.js";
import { kept } from "./kept.js";
import { showPalette } from "./palette.js";
import { refresh } from "./panes.js";
import { call, ready } from "./python.js";
import { keepTheme, keptTheme } from "./theme.js";
import { beginning, keepText, link, newCards, openFiles, saveFile, setUpTexts } from "./texts.js";

const PAUSE = 40;
const LATER = 350;
const IDLE = 2500; // milliseconds without a key before the tests run by themselves
const MOST_FIXED = 6;
const LATE = 300; // milliseconds after which it is said that a text is not checked yet
const began = performance.now();
const state = { version: 0, checked: -1, busy: false, timer: 0, later: 0, tab: "printed", fixes: [], failed: [], answer: null, printed: "", checks: "", remark: "", said: false, standing: ["", ""] };
let view;
let commands;

start();

async function start() {
  if (location.protocol === "file:") stands("Serve this folder (python -m http.server) and open its address: a browser does not start Python from a file.", "bad");
  theme(keptTheme());
  const [examples, templates] = await Promise.all(["examples.json", "templates.json"].map(async (name) => (await fetch(name)).json()));
  const page = { changed, flush, say, remark, jump, tidy, keep, symbol: () => palette("@"), findings: () => toRegion("findings") };
  ({ view, commands } = makeEditor(find("editor"), await beginning(examples, templates), page));
  setUpTexts(view, { remark, ruleset: () => state.answer?.game ?? templates[0].ruleset, newCard: () => palette("New card") });
  find("theme").onclick = () => theme(keepTheme(document.documentElement.dataset.theme === "dark" ? "light" : "dark"));
  find("share").onclick = share;
  find("tidy").onclick = tidy;
  find("keys").onclick = () => showKeys(commands);
  find("all").onclick = () => palette("");
  addEventListener("resize", () => fit(find("print")));
  addEventListener("keydown", unsay, true);
  addEventListener("keydown", forPalette);
  addEventListener("keydown", anywhere);
  addEventListener("pointerdown", unsay, true);
  setUpDialog();
  setUpRegions(view);
  for (const tab of document.querySelectorAll("[role=tab]")) tab.onclick = () => open(tab.dataset.tab, true);
  find("to-card").onclick = () => find("write").scrollIntoView();
  document.querySelector("[role=tablist]").onkeydown = arrows;
  setUpGame(() => state.answer, flush, jump, cardAtCursor);
  changed();
  try {
    await ready;
  } catch (error) {
    stands(`The page could not start: ${error.message}`, "fault");
    fill(find("game-note"), "The page could not start.");
  }
}

function theme(name) {
  document.documentElement.dataset.theme = name;
  find("theme").textContent = name === "dark" ? "Light" : "Dark";
  if (state.printed) showPrinted(find("print"), state.printed, name === "dark");
}

function shown(text, tone) {
  clearTimeout(state.late);
  fill(find("status"), ...withCode(text));
  find("status").className = tone;
}

// Say what a command found. With the next key or click the bar tells again how the card stands.
function say(text, tone = "") {
  state.said = true;
  shown(text, tone);
}

// What the bar says is of the text before: where the next check is late it says that instead.
function outdated() {
  find("status").classList.add("outdated");
  clearTimeout(state.late);
  state.late = setTimeout(() => shown("This text is being checked…", ""), LATE);
}

function stands(text, tone) {
  state.standing = [text, tone];
  state.said = false;
  shown(state.remark + text, tone);
}

function unsay({ key }) {
  if (!state.said && !state.remark) return;
  if (["Shift", "Control", "Alt", "Meta", "AltGraph"].includes(key)) return;
  state.said = false;
  state.remark = "";
  shown(...state.standing);
}

// Say what an edit did. It stays beside what the next check says.
function remark(text) {
  state.remark = `${text} `;
  say(text, "good");
}

// ---- checking
function changed() {
  state.version += 1;
  state.remark = "";
  document.documentElement.dataset.version = String(state.version);
  state.fixes = [];
  state.failed = [];
  clearTimeout(state.idle);
  clearTimeout(state.timer);
  clearTimeout(state.later);
  state.timer = setTimeout(check, PAUSE);
  if (state.answer !== null && !state.said) outdated();
}

// Check what stands there now, one check at a time: what is typed meanwhile is checked after it.
async function check() {
  if (state.busy || state.checked === state.version) return;
  state.busy = true;
  const { version } = state;
  const text = view.state.doc.toString();
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
async function flush() {
  while (state.checked !== state.version) {
    await check();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

function show(answer, at) {
  const first = state.answer === null;
  state.answer = answer;
  showColours(view, answer.colours);
  showFindings(view, answer.findings, []);
  list(answer.findings);
  const errors = answer.findings.filter((each) => each.severity === "error").length;
  if (answer.printed && answer.printed !== state.printed) {
    state.printed = answer.printed;
    showPrinted(find("print"), answer.printed, document.documentElement.dataset.theme === "dark");
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

async function later() {
  const { version } = state;
  const still = () => version === state.version;
  try {
    await fixed(still);
    if (state.tab === "play") offerAnew();
    else if (still()) await refresh(state.tab, find(state.tab), still, jump, figured, cardAtCursor);
  } catch (error) {
    say(`This could not be told: ${error.message}`, "fault");
  }
  if (still()) document.documentElement.dataset.settled = String(version);
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
  const all = [...state.answer.findings, ...state.failed];
  showFindings(view, all, state.fixes);
  list(all);
  const failed = state.failed.length;
  const tests = `${results.length} ${results.length === 1 ? "test" : "tests"}`;
  const passed = results.length === 1 ? "its test passes" : `all ${tests} pass`;
  const told = [failed ? `${state.checks}, but ${failed} of ${tests} ${failed === 1 ? "fails" : "fail"}.` : `${state.checks}; ${passed}.`, failed ? "bad" : "good"];
  if (state.said) state.standing = told; // what a command said stays until the next key
  else stands(...told);
  const { version } = state;
  if (failed) fixed(() => version === state.version).catch(() => {});
}

// Ask for what mends the findings, line by line, and show it.
async function fixed(still) {
  const lines = [...new Set([...state.answer.findings, ...state.failed].map((each) => each.at[0]))];
  const known = [];
  for (const line of lines.slice(0, MOST_FIXED)) {
    if (!still()) return;
    const { fixes } = await call("fixes", { line });
    if (!still()) return;
    known.push(...fixes.map((fix) => (fix.failed ? { ...fix, at: whole(line) } : fix)));
    state.fixes = known;
    const all = [...state.answer.findings, ...state.failed];
    showFindings(view, all, state.fixes);
    list(all);
  }
}

function list(findings) {
  const rows = findings.map((found) => {
    const fixes = state.fixes.filter((fix) => fix.code === found.code && String(fix.at) === String(found.at));
    return element(
      "li",
      { class: found.severity },
      element("button", { class: "plain line", onclick: () => jump(found.at[0] + 1) }, `line ${found.at[0] + 1}`),
      message(found),
      fixes.map((fix) => element("button", { class: "fix", onclick: () => apply(view, fix) }, withCode(fix.title))),
    );
  });
  keepInSight(view, () => fill(find("findings"), ...rows));
}

// The name of the card that the cursor is in: of several it is the one that comes first in a game.
function cardAtCursor() {
  const { doc, selection } = view.state;
  const heads = [...doc.toString().matchAll(/^(?!test )[a-z]\w* "([^"\n]+)"/gm)].filter(({ index }) => index <= selection.main.head);
  return heads.at(-1)?.[1] ?? "";
}

function jump(line, column = 0) {
  if (state.tab === "play") open("printed");
  const found = view.state.doc.line(Math.min(Math.max(line, 1), view.state.doc.lines));
  jumpTo(view, Math.min(found.from + column, found.to));
}

// Keys of the card that hold wherever one is: the findings, a line, and what saves.
function anywhere(event) {
  if (event.defaultPrevented || find("dialog").open || event.altKey) return;
  const held = event.ctrlKey || event.metaKey;
  if (event.key === "F8" && !held) toFinding(event.shiftKey);
  else if (held && !event.shiftKey && event.key.toLowerCase() === "g") toLine();
  else if (held && event.shiftKey && event.key.toLowerCase() === "m") toFindings();
  else if (inFindings() && leaves(event, held)) backToText(event);
  else if (event.key === "s" && held && !event.shiftKey) {
    if (state.tab !== "play" || !saveTable()) keep();
  } else return;
  event.preventDefault();
}

// In the list of findings the keys that lead to it, and Escape, lead back to the text. The arrows go
// through the list.
const inFindings = () => find("findings").contains(document.activeElement) || document.activeElement === find("status");
const leaves = ({ key }, held) =>
  key === "Escape" || (!held && (key === "ArrowUp" || key === "ArrowDown"));

function backToText({ key }) {
  if (key.startsWith("Arrow")) {
    const all = [...find("findings").querySelectorAll("button")];
    all[(all.indexOf(document.activeElement) + (key === "ArrowDown" ? 1 : -1) + all.length) % all.length]?.focus();
    return;
  }
  view.focus();
}

function toText() {
  if (state.tab === "play") open("printed");
  view.focus();
}

function toLine() {
  toText();
  commands.find(({ name }) => name === "Go to line").run(view);
}

function toFindings() {
  if (inFindings()) return view.focus();
  toText();
  toRegion("findings");
}

function toFinding(before) {
  if (!state.answer?.findings.length && !state.failed.length) return say("The card has no findings.", "good");
  toText();
  return goToFinding(view, before);
}

// ---- the palette
function forPalette(event) {
  const both = (event.ctrlKey || event.metaKey) && event.shiftKey;
  const asked = { F1: "", P: both ? "" : undefined, O: both ? "@" : undefined }[event.key.length > 1 ? event.key : event.key.toUpperCase()];
  if (asked === undefined) return;
  event.preventDefault();
  palette(asked);
}

function palette(sign) {
  const playing = state.tab === "play";
  const before = document.activeElement;
  const own = commands.map((command) => ({
    ...command,
    run: () => {
      toText();
      command.run(view);
    },
  }));
  const there = (at) => () => {
    jump(at[0] + 1, at[1] + 1);
  };
  const symbols = async () => {
    const found = await call("symbols", { text: view.state.doc.toString() });
    return found.symbols.map(({ name, kind, below, at }) => ({ name, told: below ? `${kind}, ${below}` : kind, run: there(at) }));
  };
  const toCard = { name: "Go to the card", told: "the text that is written", keys: playing ? "" : "F6", run: toText };
  const files = [...newCards(), { name: "Open files of cards", told: "one or several, one below the other", run: openFiles }, { name: "Save as a file", told: "the text, as a card file", run: saveFile }];
  const written = files.map((row) => ({
    ...row,
    run: () => {
      toText();
      row.run();
    },
  }));
  const here = playing ? own.filter(({ keys }) => keys.endsWith("F8")) : own; // what leads from the table to the card
  showPalette({ "": () => [...here, toCard, ...pageCommands(() => toRegion("told")), ...written], "@": symbols }, sign, () => before?.focus());
}

// ---- tabs and buttons
function open(name, asked = false) {
  state.tab = name;
  for (const tab of document.querySelectorAll("[role=tab]")) {
    const mine = tab.dataset.tab === name;
    tab.setAttribute("aria-selected", String(mine));
    tab.tabIndex = mine ? 0 : -1;
    find(tab.dataset.tab).hidden = !mine;
  }
  document.body.dataset.tab = name;
  if (name === "printed") fit(find("print"));
  if (asked) find("tell").scrollIntoView(); // on a narrow page it stands below the card
  const { version } = state;
  flush().then(() => refresh(name, find(name), () => version === state.version && state.tab === name, jump, figured, cardAtCursor));
}

function figured(name, found, results) {
  showFigures(view, name, found);
  if (results) ran(results);
}

function arrows(event) {
  const tabs = [...document.querySelectorAll("[role=tab]")];
  const at = tabs.indexOf(document.activeElement);
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  const next = tabs[(to + tabs.length) % tabs.length];
  next.focus();
  next.click();
}

async function share() {
  await link(view.state.doc.toString());
  try {
    await navigator.clipboard.writeText(location.href);
    say("The link that holds this card is copied.", "good");
  } catch {
    say("The link that holds this card stands in the address line.", "good");
  }
}

function keep() {
  const text = view.state.doc.toString();
  keepText(text);
  kept.set("card", text);
  say(kept.get("card") === null ? "This browser keeps nothing: take a link." : "Kept in this browser.", "good");
}

async function tidy() {
  await flush();
  const old = view.state.doc.toString();
  const { text, unread } = await call("tidy", { text: old });
  if (view.state.doc.toString() !== old) {
    await tidy(); // what was typed meanwhile is laid out too
    return;
  }
  const { head } = view.state.selection.main;
  if (text !== old) put(view, text, behind(text, old.slice(0, head).replace(/\s/g, "").length));
  remark(unread ? `It stays as it is: line ${unread} cannot be read yet.` : "It is laid out.");
}

// Return where in a text so many signs stand before, gaps not counted.
function behind(text, signs) {
  let at = 0;
  for (let left = signs; left > 0 && at < text.length; at += 1) if (/\S/.test(text[at])) left -= 1;
  return at;
}
