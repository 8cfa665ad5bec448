// The page: a card on the left, what can be told of it on the right, a game on demand.
import { fit, showPrinted } from "./card.js";
import { setUpDialog } from "./dialog.js";
import { element, fill, find } from "./dom.js";
import { apply, makeEditor, message, put, showColours, showFindings } from "./editor.js";
import { showFigures } from "./figures.js";
import { setUpGame } from "./game.js";
import { setUpRegions, showKeys } from "./keys.js";
import { cardOf, linkOf } from "./link.js";
import { refresh } from "./panes.js";
import { call, ready } from "./python.js";

const PAUSE = 40;
const LATER = 350;
const MOST_FIXED = 6;
const began = performance.now();
const state = { version: 0, checked: -1, busy: false, timer: 0, later: 0, tab: "printed", fixes: [], answer: null, printed: "", remark: "" };
let view;

// What the browser keeps for this page. It may keep nothing.
const kept = {
  get(name) {
    try {
      return localStorage.getItem(name);
    } catch {
      return null;
    }
  },
  set(name, value) {
    try {
      localStorage.setItem(name, value);
    } catch {
      // nothing is kept
    }
  },
};

start();

async function start() {
  if (location.protocol === "file:") say("Serve this folder (python -m http.server) and open its address: a browser does not start Python from a file.", "bad");
  theme(kept.get("theme") ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light"));
  const examples = await (await fetch("examples.json")).json();
  const linked = await cardOf(location.hash);
  const page = { changed, flush, say, remark, jump, tidy, keep, keys: showKeys };
  view = makeEditor(find("editor"), linked ?? kept.get("card") ?? examples[0].text, page);
  fill(find("examples"), element("option", { value: "" }, "Start from…"), ...examples.map((each, number) => element("option", { value: number }, each.title)));
  find("examples").onchange = ({ target }) => {
    if (target.value !== "") put(view, examples[Number(target.value)].text);
    target.value = "";
    view.focus();
  };
  find("theme").onclick = () => theme(document.documentElement.dataset.theme === "dark" ? "light" : "dark");
  find("share").onclick = share;
  find("tidy").onclick = tidy;
  find("keys").onclick = showKeys;
  addEventListener("resize", () => fit(find("print")));
  setUpDialog();
  setUpRegions(view);
  for (const tab of document.querySelectorAll("[role=tab]")) tab.onclick = () => open(tab.dataset.tab);
  document.querySelector("[role=tablist]").onkeydown = arrows;
  addEventListener("hashchange", async () => {
    const text = await cardOf(location.hash);
    if (text !== null) put(view, text);
  });
  setUpGame(() => state.answer, flush);
  changed();
  try {
    await ready;
  } catch (error) {
    say(`The page could not start: ${error.message}`, "fault");
  }
}

function theme(name) {
  document.documentElement.dataset.theme = name;
  kept.set("theme", name);
  find("theme").textContent = name === "dark" ? "Light" : "Dark";
  if (state.printed) showPrinted(find("print"), state.printed, name === "dark");
}

function say(text, tone = "") {
  fill(find("status"), text);
  find("status").className = tone;
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
  clearTimeout(state.timer);
  clearTimeout(state.later);
  state.timer = setTimeout(check, PAUSE);
}

// Check what stands there now, one check at a time: what is typed meanwhile is checked after it.
async function check() {
  if (state.busy || state.checked === state.version) return;
  state.busy = true;
  const { version } = state;
  const text = view.state.doc.toString();
  kept.set("card", text);
  const at = performance.now();
  try {
    const answer = await call("check", { text });
    if (version === state.version) {
      state.checked = version;
      show(answer, at);
    }
  } catch (error) {
    say(`This could not be checked: ${error.message}`, "fault");
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
  say(state.remark + (count ? `${count} ${count === 1 ? "finding" : "findings"}` : "It checks."), errors ? "bad" : "good");
  document.documentElement.dataset.checked = String(state.checked);
  document.documentElement.dataset.took = String(Math.round(performance.now() - at));
  if (first) document.documentElement.dataset.first = String(Math.round(performance.now() - began));
  state.later = setTimeout(later, LATER);
}

async function later() {
  const { version } = state;
  const still = () => version === state.version;
  try {
    await fixed(still);
    if (still()) await refresh(state.tab, find(state.tab), still, jump, figured);
  } catch (error) {
    say(`This could not be told: ${error.message}`, "fault");
  }
  if (still()) document.documentElement.dataset.settled = String(version);
}

// Ask for what mends the findings, line by line, and show it.
async function fixed(still) {
  const lines = [...new Set(state.answer.findings.map((each) => each.at[0]))];
  for (const line of lines.slice(0, MOST_FIXED)) {
    if (!still()) return;
    const { fixes } = await call("fixes", { line });
    if (!still()) return;
    state.fixes.push(...fixes);
    showFindings(view, state.answer.findings, state.fixes);
    list(state.answer.findings);
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
      fixes.map((fix) => element("button", { class: "fix", onclick: () => apply(view, fix) }, fix.title)),
    );
  });
  fill(find("findings"), ...rows);
}

function jump(line, column = 0) {
  const found = view.state.doc.line(Math.min(Math.max(line, 1), view.state.doc.lines));
  view.dispatch({ selection: { anchor: Math.min(found.from + column, found.to) }, scrollIntoView: true });
  view.focus();
}

// ---- tabs and buttons
function open(name) {
  state.tab = name;
  for (const tab of document.querySelectorAll("[role=tab]")) {
    const mine = tab.dataset.tab === name;
    tab.setAttribute("aria-selected", String(mine));
    tab.tabIndex = mine ? 0 : -1;
    find(tab.dataset.tab).hidden = !mine;
  }
  document.body.dataset.tab = name;
  if (name === "printed") fit(find("print"));
  const { version } = state;
  flush().then(() => refresh(name, find(name), () => version === state.version && state.tab === name, jump, figured));
}

function figured(name, found) {
  showFigures(view, name, found);
}

function arrows(event) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  const tabs = [...document.querySelectorAll("[role=tab]")];
  const next = tabs[(tabs.indexOf(document.activeElement) + step + tabs.length) % tabs.length];
  next.focus();
  next.click();
}

async function share() {
  const hash = await linkOf(view.state.doc.toString());
  history.replaceState(null, "", hash);
  try {
    await navigator.clipboard.writeText(location.href);
    say("The link that holds this card is copied.", "good");
  } catch {
    say("The link that holds this card stands in the address line.", "good");
  }
}

function keep() {
  kept.set("card", view.state.doc.toString());
  say(kept.get("card") === null ? "This browser keeps nothing: take a link." : "Kept in this browser.", "good");
}

async function tidy() {
  await flush();
  const { text } = await call("tidy");
  const { head } = view.state.selection.main;
  if (text !== view.state.doc.toString()) put(view, text, head);
  remark("It is laid out.");
}
