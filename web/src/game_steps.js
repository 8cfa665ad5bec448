// Steps of a game, one at a time: what is asked of Python, agents who think, and the note above the table.
import { fill, find, withLine } from "./dom.js";
import { state } from "./game_state.js";
import { Refused, call } from "./python.js";
import { say } from "./words.js";

export const MOMENT = 0.2; // seconds that agents play before the page looks if somebody wants to stop them
const LONG = 1000; // milliseconds after which it is said that an agent thinks
const around = { show: null, keep: null, jump: null };

// `show` shows who is asked, `keep` keeps the game in this browser, `jump` goes to a line of the card.
export function setUpSteps(show, keep, jump) {
  Object.assign(around, { show, keep, jump });
  find("stop").onclick = stop;
}

let last = Promise.resolve(); // the step that is under way, the last one that was

// Return once no step is under way.
export const ended = () => last;

// Take a step. One that is asked for while another is under way is not taken.
export async function going(step) {
  if (state.busy) return;
  state.busy = true;
  last = taken(step);
  await last;
}

async function taken(step) {
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
    await around.show(asked);
    if (!asked.watched) await around.keep(asked, mine);
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

export function stop() {
  state.stop = true;
  fill(find("thinking-who"), say("takes-best"));
}

export const act = (name, args = {}) => going(() => call(name, args));

// `line` is the line of the card that the note is about, if it is about one.
export function note(text, tone = "", line = undefined) {
  fill(find("game-note"), withLine(text, line, around.jump));
  find("game-note").className = `note ${tone}`;
}
