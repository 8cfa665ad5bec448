// A game in the page: people at this screen, agents in the other seats.
import { cardText } from "./card.js";
import { among, askToLeave, keyOf, lastingKeys, taken } from "./choosing.js";
import { download, element, fill, find, withLine } from "./dom.js";
import { kept } from "./kept.js";
import { openCard, openPage, openStory } from "./looking.js";
import { chosenSet, offer, setUpOffer, wanted } from "./offer.js";
import { Refused, call } from "./python.js";
import { drawTable } from "./table.js";
import { say, speak } from "./words.js";
import { answered, hideWatch, setUpWatch, showWatch, watchKeys, watching } from "./watch.js";

const state = { set: "", wanted: null, seat: -1, look: null, chosen: new Set(), row: null, facets: new Map(), busy: false, join: null, news: new Map(), keys: new Map(), table: 0, stop: false, unsaved: false };
const MOMENT = 0.2; // seconds that agents play before the page looks if somebody wants to stop them
const GAME = "game"; // what the browser keeps: a game under way, as its file and with what was wanted of it
const NARROW = "(max-width: 860px)"; // where the question stands above the board, as in style.css
const LONG = 1000; // milliseconds after which it is said that an agent thinks

// `answer` and `flush` are those of the card, `jump` goes to one of its lines, `card` names that of the cursor.
export function setUpGame(answer, flush, jump, card) {
  state.jump = jump;
  state.flush = flush;
  setUpOffer({ answer, flush, note, card });
  const form = find("begin");
  form.onsubmit = (event) => {
    event.preventDefault();
    begin();
  };
  find("reveal").onclick = () => look(state.seat);
  find("undo").onclick = () => act("undo", { seat: state.seat });
  find("leave").onclick = () => (state.unsaved && !watching() ? askToLeave(() => file("save", "game.dowsave"), leave) : leave());
  find("save").onclick = () => file("save", "game.dowsave");
  find("journal").onclick = () => file("journal", "game.dowjournal");
  find("story").onclick = () => openStory(state.seat);
  find("rules").onclick = () => openPage(state.seat, "rules", say("on-one-page"));
  find("open").onchange = takeUp;
  find("go-on").onclick = goOn;
  offerKept();
  find("stop").onclick = stop;
  setUpWatch({ step: (at, seat) => act("step", { at, seat }), playOn });
  document.addEventListener("keydown", keys);
  new ResizeObserver(() => state.join?.()).observe(find("places")); // the icons of places come later than their names
  document.querySelector("[data-tab=play]").addEventListener("click", () => state.look || offer());
}

// ---- before a game
const fresh = (set, asked) => {
  state.news.clear();
  state.keys.clear();
  state.unsaved = false;
  state.set = set;
  state.wanted = asked;
};

async function begin() {
  fresh(chosenSet(), wanted());
  await going(() => call("begin", { set: state.set, wanted: state.wanted, moment: MOMENT }));
}

async function takeUp({ target }) {
  const [chosen] = target.files;
  target.value = "";
  if (!chosen) return;
  const text = await chosen.text();
  fresh(chosenSet(), wanted());
  await going(() => opened(text));
}

// Open a game or a journal: it is played with the cards that it names or brings, and told as they are.
async function opened(text) {
  await state.flush(); // the card is in its set as it stands
  const { words, language, ...asked } = await call("take_up", { set: state.set, text, wanted: state.wanted, moment: MOMENT });
  speak(words, language);
  return asked;
}

// Sit down at the place of a journal that is looked at. Of several people the one who is asked is called first.
async function playOn(at) {
  const seat = state.seat;
  const asked = { ...(state.wanted ?? wanted()), people: [seat] };
  await going(async () => {
    const found = await call("play_on", { at, seat, wanted: asked, moment: MOMENT });
    state.seat = found.people.length > 1 ? -1 : seat;
    return found;
  });
}

// The page was closed in the midst of a game: it goes on where it was.
function keptGame() {
  try {
    return JSON.parse(kept.get(GAME));
  } catch {
    return null;
  }
}

function offerKept() {
  find("kept-row").hidden = !keptGame();
}

async function goOn() {
  const { set, wanted: asked, text } = keptGame();
  fresh(set, asked);
  await going(() => opened(text));
  state.unsaved = !find("sitting").hidden;
}

async function keep(asked, mine) {
  if (asked.over) {
    kept.remove(GAME);
    return;
  }
  const { save: text } = await call("save");
  if (mine === state.table) kept.set(GAME, JSON.stringify({ set: state.set, wanted: state.wanted, text }));
}

function leave() {
  state.table += 1; // what is still thought about belongs to no table any more
  if (!watching()) kept.remove(GAME);
  offerKept();
  state.stop = true;
  hideWatch();
  state.look = null;
  state.seat = -1;
  clear();
  state.unsaved = false;
  find("sitting").hidden = true;
  find("begin").hidden = false;
  find("seed").value = ""; // the next game is another deal, unless its seed is asked for
  find("which").focus();
  offer();
}

// ---- a game under way
async function going(step) {
  if (state.busy) return;
  state.busy = true;
  state.stop = false;
  const mine = state.table;
  document.body.setAttribute("aria-busy", "true");
  try {
    const asked = await thought(await step(), mine);
    if (mine !== state.table) return;
    find("begin").hidden = true;
    find("sitting").hidden = false;
    note("");
    if (asked.over) state.unsaved = false;
    await next(asked);
    if (!asked.watched) await keep(asked, mine);
  } catch (error) {
    if (mine === state.table) note(error.message, error instanceof Refused ? "bad" : "fault", error.line);
  } finally {
    state.busy = false;
    find("thinking").hidden = true;
    document.body.removeAttribute("aria-busy");
  }
}

// Let the agents play on until a person is asked. One that searches long can be stopped.
async function thought(asked, mine) {
  const began = performance.now();
  let now = asked;
  while (now.thinking >= 0 && mine === state.table) {
    if (performance.now() - began > LONG) {
      fill(find("thinking-who"), say("thinks", { number: now.thinking + 1 }));
      find("thinking").hidden = false;
    }
    now = await call("go_on", { moment: MOMENT, stop: state.stop });
  }
  return now;
}

function stop() {
  state.stop = true;
  fill(find("thinking-who"), say("takes-best"));
}

const act = (name, args = {}) => going(() => call(name, args));

// Show who is asked. Another person at the same screen is called first, and nothing of theirs is there yet.
async function next(asked) {
  if (asked.watched) {
    watched(asked);
    return;
  }
  hideWatch();
  parts_of_a_game(true);
  const seat = asked.over ? Math.max(state.seat, asked.people[0] ?? 0) : asked.seat;
  const called = !asked.over && asked.people.length > 1 && seat !== state.seat;
  state.seat = seat;
  state.chosen.clear();
  state.row = null;
  state.facets.clear();
  if (called) {
    state.look = null;
    clear();
    find("called").hidden = false;
    for (const id of ["story", "undo"]) find(id).hidden = true; // they are the next person's already
    const last = asked.answered_last;
    find("take-back").hidden = last < 0 || last === seat;
    fill(find("take-back"), say("take-back", { number: last + 1 }));
    find("take-back").onclick = () => act("undo", { seat: last });
    fill(find("called-text"), say("your-turn", { number: seat + 1 }));
    find("reveal").focus();
    return;
  }
  await look(seat);
}

// Show a place of a journal: a table without a question.
function watched(look) {
  state.look = look;
  state.seat = look.you;
  state.chosen.clear();
  state.row = null;
  state.facets.clear();
  state.news.clear();
  parts_of_a_game(false);
  find("called").hidden = true;
  find("story").hidden = false;
  find("table").hidden = false;
  showWatch(look.watched, look.you);
  news(look);
  draw();
  if (nowhere()) find("asked")?.focus({ preventScroll: true });
}

function parts_of_a_game(playing) {
  for (const id of ["undo", "save", "journal"]) find(id).hidden = !playing;
}

function clear() {
  for (const id of ["tracks", "places", "groups", "own", "question", "news", "pages", "note", "dialog-title", "dialog-body"]) fill(find(id));
  find("dialog").close();
  find("table").hidden = true;
}

async function look(seat) {
  state.look = await call("look", { seat });
  find("called").hidden = true;
  for (const id of ["story", "undo"]) find(id).hidden = false;
  find("table").hidden = false;
  news(state.look);
  const inside = nowhere() || find("sitting").contains(document.activeElement);
  draw();
  if (inside) find("asked")?.focus({ preventScroll: true });
  inSight();
}

// On a narrow page the question stands above the board: whoever answered on the board sees the next one.
function inSight() {
  const place = find("asked")?.getBoundingClientRect();
  if (!place || !matchMedia(NARROW).matches) return;
  const covered = find("bar").getBoundingClientRect().bottom;
  if (place.top < covered || place.bottom > innerHeight) find("question").scrollIntoView({ block: "start" });
}

// What had the focus is there no more: without a new place the keys would begin at the top again.
function nowhere() {
  const there = document.activeElement;
  return there === null || there === document.body || there.getClientRects().length === 0;
}

function draw() {
  const { look } = state;
  const options = look.question?.options ?? [];
  const left = fitting(options);
  const can = (key) => state.chosen.has(key) || left.some((option) => option.touched.includes(key));
  if (look.table) {
    const drawn = drawTable(look.table, look.game, { can, chosen: (key) => state.chosen.has(key), pick, open: (path) => openCard(state.seat, path) });
    fill(find("tracks"), ...drawn.tracks);
    fill(find("places"), drawn.places);
    state.join = drawn.joined;
    fill(find("groups"), ...drawn.groups);
    fill(find("own"), ...drawn.own);
    requestAnimationFrame(drawn.joined);
  }
  fill(
    find("pages"),
    ...look.pages.map(([word, help, shown]) => element("button", { title: help, "data-page": word, onclick: () => openPage(state.seat, word, help) }, shown)),
  );
  fill(find("note"), look.note);
  question(left);
}

// The options that are about all pieces that are selected, and have what was answered of their facets.
function fitting(options) {
  return options.filter(
    (option) =>
      [...state.chosen].every((key) => option.touched.includes(key)) &&
      (state.row === null || rowOf(option) === state.row) &&
      [...state.facets].every(([at, text]) => option.facets[at]?.[1] === text),
  );
}

const rowOf = (option) => `${option.heading}\n${option.text}\n${option.facets.some(([asks]) => asks) ? "" : option.index}`;

function pick(key) {
  if (!state.chosen.delete(key)) state.chosen.add(key);
  const left = fitting(state.look.question.options);
  if (left.length === 1 && state.look.question.kind !== "action" && state.chosen.size) choose(left[0]);
  else {
    draw();
    if (state.chosen.size && matchMedia(NARROW).matches) find("asked")?.scrollIntoView({ block: "start" }); // what is left of it stands above the board
  }
}

function choose(option) {
  state.unsaved = true;
  return act("answer", { index: option.index, moment: MOMENT });
}

function question(left) {
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

function back() {
  if (!state.look) return;
  state.chosen.clear();
  state.row = null;
  state.facets.clear();
  draw();
  if (nowhere()) find("asked")?.focus({ preventScroll: true });
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
    const more = choices.length > 1 ? open_things(choices) : option.facets.filter(([asks]) => asks).map(([, text]) => text).join(", ");
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
  if (kind !== "action") return options.map((option, at) => keyOf(at + 1, last(option)));
  if (!state.keys.has(state.seat)) state.keys.set(state.seat, new Map());
  const named = options.map((option) => `${brief(option.heading)}\n${brief(option.text)}`);
  const seen = new Map(); // two rows that are told alike are the first and the second
  const names = named.map((name) => {
    seen.set(name, (seen.get(name) ?? 0) + 1);
    return `${name}\n${seen.get(name)}`;
  });
  const others = names.filter((_, at) => !last(options[at]));
  const keys = lastingKeys(others, state.keys.get(state.seat));
  return options.map((option) => (last(option) ? "e" : keys.shift()));
}

function open_things(choices) {
  return choices[0].facets
    .map(([asks], at) => [asks, new Set(choices.map((choice) => choice.facets[at]?.[1]))])
    .filter(([asks, values]) => asks && values.size > 1)
    .map(([asks, values]) => (values.size <= 4 ? [...values].map(brief).join(" / ") : say("to-choose-from", { number: values.size })))
    .join("; ");
}

const brief = (text) => text.split(/ \(|[,:] /)[0];

function enter(key) {
  state.row = key;
  draw();
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
    return [
      element("p", { class: "purpose" }, whatIsDone(left)),
      element("h4", {}, left[0].facets[at][0]),
      ...shown.map(({ text, why }, number) =>
        element("button", { class: "option", "data-number": number + 1, "data-key": keyOf(number + 1), "aria-disabled": why ? "true" : null, onclick: () => why || settle(at, text) }, element("b", {}, keyOf(number + 1)), element("span", {}, text, why ? element("small", {}, why) : null)),
      ),
    ];
  }
  return left.map((option, number) =>
    element("button", { class: "option", "data-number": number + 1, "data-key": keyOf(number + 1), onclick: () => choose(option) }, element("b", {}, keyOf(number + 1)), element("span", {}, option.said)),
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
  else draw();
}

function news({ news: lines, heard }) { // told since the turn before this one began; `heard` lines before it
  const { lines: told, end } = state.news.get(state.seat) ?? { lines: [], end: 0 };
  const kept = [...told.slice(0, Math.max(0, told.length - Math.max(0, end - heard))), ...lines];
  const turns = kept.map((line, at) => (/^\S/.test(line) && line.includes(state.look.own) ? at : -1)).filter((at) => at >= 0);
  const shown = turns.length > 1 ? kept.slice(turns.at(-2)) : kept;
  state.news.set(state.seat, { lines: shown, end: heard + lines.length });
  const place = find("news");
  fill(place, ...shown.map((line, at) => element("p", { class: `${/^\S/.test(line) ? "turn" : ""}${at >= shown.length - lines.length ? " new" : ""}` }, line)));
  place.scrollTop = place.querySelector(".new")?.offsetTop - place.offsetTop - 40 || place.scrollHeight;
}

// ---- files and keys
async function file(part, name) {
  const found = await call("save");
  download(name, found[part]);
  state.unsaved = false;
  note(say("saved", { file: name }), "good");
}

// Save the table of a game. Return true if there is one.
export function saveTable() {
  if (find("sitting").hidden || watching()) return false;
  file("save", "game.dowsave");
  return true;
}

// The card is another one: a game that has not begun is offered with it.
export function offerAnew() {
  if (find("sitting").hidden) offer();
}

// `line` is the line of the card that the note is about, if it is about one.
function note(text, tone = "", line = undefined) {
  fill(find("game-note"), withLine(text, line, state.jump));
  find("game-note").className = `note ${tone}`;
}

function keys(event) {
  if (find("sitting").hidden || document.body.dataset.tab !== "play" || event.ctrlKey || event.metaKey || event.altKey) return;
  if (/^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName) || find("dialog").open) return;
  if (!find("called").hidden) return; // the next person has not looked yet
  if (watching() ? watchKeys(event) : among(event) || taken(event)) return;
  if (event.key === "Escape" && state.busy) stop();
  else if (event.key === "Escape") back();
  else if (event.key === "u" && !watching()) act("undo", { seat: state.seat });
}
