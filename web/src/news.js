// What has happened, as it is told beside the table: since the turn before this one of the seat that looks.
import { element, fill, find } from "./dom.js";
import { state } from "./game_state.js";

const told = new Map(); // seat -> the lines that are shown, and how many were heard at their end

// Another game, or another place of a journal, is told anew.
export const forgetNews = () => told.clear();

export function showNews({ news: lines, heard }) { // told since the turn before this one began; `heard` lines before it
  const { lines: before, end } = told.get(state.seat) ?? { lines: [], end: 0 };
  const kept = [...before.slice(0, Math.max(0, before.length - Math.max(0, end - heard))), ...lines];
  const turns = kept.map((line, at) => (/^\S/.test(line) && line.includes(state.look.own) ? at : -1)).filter((at) => at >= 0);
  const shown = turns.length > 1 ? kept.slice(turns.at(-2)) : kept;
  told.set(state.seat, { lines: shown, end: heard + lines.length });
  const place = find("news");
  fill(place, ...shown.map((line, at) => element("p", { class: `${/^\S/.test(line) ? "turn" : ""}${at >= shown.length - lines.length ? " new" : ""}` }, line)));
  place.scrollTop = place.querySelector(".new")?.offsetTop - place.offsetTop - 40 || place.scrollHeight;
}
