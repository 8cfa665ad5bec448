// What has happened, as it is told beside the table: since the last turn of the seat that looks began.
import { element, fill, find } from "./dom.js";
import { state } from "./game_state.js";

const told = new Map(); // seat -> the lines that are shown, and how many were heard at their end

// Another game, or another place of a journal, is told anew.
export const forgetNews = () => told.clear();

export function showNews({ news: lines, heard }) { // `heard` lines are told already
  const { lines: before, end } = told.get(state.seat) ?? { lines: [], end: 0 };
  const kept = [...before.slice(0, Math.max(0, before.length - Math.max(0, end - heard))), ...lines];
  const heads = [...kept.keys()].filter((at) => /^\S/.test(kept[at]));
  const turns = heads.filter((at) => kept[at].includes(state.look.own));
  const underWay = turns.length > 0 && turns.at(-1) === heads.at(-1); // in one's own turn that before it is told too
  const shown = kept.slice(turns.at(underWay ? -2 : -1) ?? 0);
  told.set(state.seat, { lines: shown, end: heard + lines.length });
  const place = find("news");
  fill(place, ...shown.map((line, at) => element("p", { class: `${/^\S/.test(line) ? "turn" : ""}${at >= shown.length - lines.length ? " new" : ""}` }, line)));
  place.scrollTop = place.querySelector(".new")?.offsetTop - place.offsetTop - 40 || place.scrollHeight;
}
