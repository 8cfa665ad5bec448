// A game in the page: people at this screen, agents in the other seats.
import { among, askToLeave, taken } from "./choosing.js";
import { element, fill, find } from "./dom.js";
import { file, forgetKept, keep, keptGame, opened } from "./game_files.js";
import { NARROW, forgetKeys, forgetSelection, keysOfGame, state, takeKeys } from "./game_state.js";
import { MOMENT, act, ended, going, note, setUpSteps, stop } from "./game_steps.js";
import { openCard, openPage, openStory } from "./looking.js";
import { forgetNews, showNews } from "./news.js";
import { canBegin, chosenSet, offer, setUpOffer, wanted } from "./offer.js";
import { call } from "./python.js";
import { back, fitting, focusQuestion, nowhere, pick, question, setUpQuestion } from "./question.js";
import { drawTable } from "./table.js";
import { hideWatch, setUpWatch, showWatch, watchKeys, watching } from "./watch.js";
import { say } from "./words.js";

const IN_SIGHT = 4; // answers that are to be seen beside the board
let starting = false;

// `answer` and `flush` are those of the card, `jump` goes to one of its lines, `card` names that of the cursor.
export function setUpGame(answer, flush, jump, card) {
  state.flush = flush;
  setUpSteps(next, keep, jump);
  setUpQuestion(draw);
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
  setUpWatch({ step: (at, seat) => act("step", { at, seat }), playOn });
  document.addEventListener("keydown", keys);
  new ResizeObserver(() => state.join?.()).observe(find("places")); // the icons of places come later than their names
  document.querySelector("[data-tab=play]").addEventListener("click", () => state.look || offer());
}

// ---- before a game
const fresh = (set, asked) => {
  forgetNews();
  state.unsaved = false;
  state.set = set;
  state.wanted = asked;
};

// Start is pressed once, however long it takes until the game can begin: the card is checked and what
// is chosen is offered first, and the step of a table that was left comes to its end.
async function begin() {
  if (starting) return;
  starting = true;
  try {
    await state.flush();
    if (!(await canBegin())) return; // the note says what it waits for
    await ended();
    fresh(chosenSet(), wanted());
    await going(async () => {
      const asked = await call("begin", { set: state.set, wanted: state.wanted, moment: MOMENT });
      forgetKeys(asked);
      return asked;
    });
  } finally {
    starting = false;
  }
}

async function takeUp({ target }) {
  const [chosen] = target.files;
  target.value = "";
  if (!chosen) return;
  const text = await chosen.text();
  fresh(chosenSet(), wanted());
  await open(text);
}

// Open a game or a journal, once the card is in its set as it stands.
const open = (text) =>
  going(async () => {
    await state.flush();
    return opened(text);
  });

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

function offerKept() {
  find("kept-row").hidden = !keptGame();
}

async function goOn() {
  const { set, wanted: asked, text, keys } = keptGame();
  fresh(set, asked);
  takeKeys(keys);
  await open(text);
  state.unsaved = !find("sitting").hidden;
}

// The card is another one: a game that has not begun is offered with it.
export function offerAnew() {
  if (find("sitting").hidden) offer();
}

function leave() {
  state.table += 1; // what is still thought about belongs to no table any more
  if (!watching()) forgetKept();
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
// Show who is asked. Another person at the same screen is called first, and nothing of theirs is there yet.
async function next(asked) {
  if (asked.watched) {
    watched(asked);
    return;
  }
  hideWatch();
  partsOfAGame(true);
  const seat = asked.over ? Math.max(state.seat, asked.people[0] ?? 0) : asked.seat;
  const called = !asked.over && asked.people.length > 1 && seat !== state.seat;
  state.seat = seat;
  state.keys = keysOfGame(asked);
  forgetSelection();
  if (called) callNext(seat, asked.answered_last);
  else await look(seat);
}

function callNext(seat, last) {
  state.look = null;
  clear();
  find("called").hidden = false;
  for (const id of ["story", "undo"]) find(id).hidden = true; // they are the next person's already
  find("take-back").hidden = last < 0 || last === seat;
  fill(find("take-back"), say("take-back", { number: last + 1 }));
  find("take-back").onclick = () => act("undo", { seat: last });
  fill(find("called-text"), say("your-turn", { number: seat + 1 }));
  find("reveal").focus();
}

// Show a place of a journal: a table without a question.
function watched(look) {
  state.look = look;
  state.seat = look.you;
  forgetSelection();
  forgetNews();
  partsOfAGame(false);
  find("called").hidden = true;
  find("story").hidden = false;
  find("table").hidden = false;
  showWatch(look.watched, look.you);
  showNews(look);
  draw();
  focusQuestion(nowhere());
}

function partsOfAGame(playing) {
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
  showNews(state.look);
  const inside = nowhere() || find("sitting").contains(document.activeElement);
  draw();
  focusQuestion(inside);
  inSight();
}

// On a narrow page the question stands above the board: whoever answered on the board sees the next one. Beside the board
// it may stand below a long card: its first answers come into sight, and no more of the card goes than they need.
function inSight() {
  const asked = find("asked");
  if (!asked) return;
  const place = asked.getBoundingClientRect();
  const covered = find("bar").getBoundingClientRect().bottom;
  if (matchMedia(NARROW).matches) {
    if (place.top < covered || place.bottom > innerHeight) find("question").scrollIntoView({ block: "start" });
    return;
  }
  const answers = [...document.querySelectorAll("#question .option")].slice(0, IN_SIGHT);
  (answers.at(-1) ?? asked).scrollIntoView({ block: "nearest" });
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

function keys(event) {
  if (find("sitting").hidden || document.body.dataset.tab !== "play" || event.ctrlKey || event.metaKey || event.altKey) return;
  if (/^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName) || find("dialog").open) return;
  if (!find("called").hidden) return; // the next person has not looked yet
  if (watching() ? watchKeys(event) : among(event) || taken(event)) return;
  if (event.key === "Escape" && state.busy) stop();
  else if (event.key === "Escape") back();
  else if (event.key === "u" && !watching()) act("undo", { seat: state.seat });
}
