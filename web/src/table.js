// The table, drawn from what the ruleset says of it: tracks, places with their pieces, groups.
// A piece that an option is about is a button. What it looks like is an icon of the game.
import { element } from "./dom.js";

// `can` tells if a piece (`noun:number`) belongs to an open option, `chosen` if it is selected.
export function drawTable(table, game, { can, chosen, pick, open }) {
  const icon = (name) => (name ? element("img", { src: `icons/${game}/${name}.svg`, alt: "" }) : element("i", { class: "hole" }));
  const mark = (each) =>
    element("span", { class: "mark", title: `${each.many} ${each.text}` }, icon(each.icon), String(each.many));
  const token = (each) => element("span", { class: "mark", title: each.text }, icon(each.icon), each.many > 1 ? String(each.many) : null);

  function piece(each, tall) {
    const key = `${each.noun}:${each.number}`;
    const active = each.noun !== "" && can(key);
    const said = [each.name, each.text, ...each.marks.map((one) => `${one.many > 1 ? `${one.many} ` : ""}${one.text}`)].filter(Boolean).join(", ");
    const inside = [
      icon(each.icon),
      each.many > 1 ? element("b", {}, `×${each.many}`) : null,
      tall || each.seat >= 0 ? element("span", { class: "name" }, each.name) : null,
      tall && each.text ? element("small", {}, each.text) : null,
      each.marks.length ? element("span", { class: "marks" }, each.marks.map(token)) : null,
    ];
    const attributes = {
      class: `piece${each.icon ? "" : " space"}${tall ? " tall" : ""}${each.seat >= 0 ? ` seat-${each.seat % 5}` : ""}`,
      title: said,
      "aria-label": said,
      "data-piece": each.noun === "" ? null : key,
      oncontextmenu: each.card ? (event) => { event.preventDefault(); open(each.card); } : null,
    };
    if (active) return element("button", { ...attributes, "aria-pressed": String(chosen(key)), onclick: () => pick(key) }, inside);
    if (each.card) return element("button", { ...attributes, class: `${attributes.class} only`, onclick: () => open(each.card) }, inside);
    return element("span", attributes, inside);
  }

  const named = new Map(table.places.map((each) => [`${each.noun}:${each.number}`, each.name]));

  function place(each) {
    const key = `${each.noun}:${each.number}`;
    const head = [icon(each.icon), element("span", {}, each.name), element("span", { class: "marks" }, each.marks.map(mark))];
    const style = each.column >= 0 ? `grid-column:${each.wide ? "1 / -1" : each.column + 1};grid-row:${each.row + 1}` : "";
    const near = each.ways.map((number) => named.get(`${each.noun}:${number}`)).filter(Boolean); // told where no lines are drawn
    const rows = each.rows.filter((row) => row.length).map((row) => element("div", { class: "row" }, row.map((one) => piece(one, one.card !== "" && one.seat < 0))));
    return element(
      "section",
      { class: `place${each.wide ? " wide" : ""}`, style, "data-place": key },
      can(key)
        ? element("button", { class: "head", "aria-pressed": String(chosen(key)), onclick: () => pick(key) }, head)
        : element("div", { class: "head" }, head),
      near.length ? element("p", { class: "near" }, `↔ ${near.join(", ")}`) : null,
      rows,
    );
  }

  const group = (each) =>
    element(
      "section",
      { class: `group${each.seat >= 0 ? ` seat-${each.seat % 5}` : ""}${each.active ? " active" : ""}` },
      element("h4", {}, each.name, each.text ? element("small", {}, each.text) : null),
      element("div", { class: "row" }, each.pieces.map((one) => piece(one, true))),
    );

  const columns = Math.max(1, ...table.places.map((each) => each.column + 1));
  return {
    tracks: table.tracks.map((each) =>
      element("div", { class: "track", title: each.text || each.name }, icon(each.icon), element("span", {}, each.name), element("b", {}, String(each.value)), each.text ? element("small", {}, each.text) : null),
    ),
    places: element("div", { class: "places", style: `--columns:${columns}` }, table.places.map(place)),
    joined: () => join(table.places),
    groups: table.groups.map(group),
    own: table.own.map(group),
  };
}

// Lines between places that are neighbours, behind them. Drawn once the places have their size.
function join(places) {
  const field = document.querySelector("#places .places");
  if (!field || !places.some((each) => each.ways.length)) return;
  const around = field.getBoundingClientRect();
  const middle = new Map();
  for (const one of field.querySelectorAll(".place")) {
    const box = one.getBoundingClientRect();
    middle.set(one.dataset.place, [box.x - around.x + box.width / 2, box.y - around.y + box.height / 2, one.classList.contains("wide")]);
  }
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("class", "ways");
  svg.setAttribute("aria-hidden", "true");
  for (const each of places) {
    const from = middle.get(`${each.noun}:${each.number}`);
    for (const number of each.ways) {
      const to = middle.get(`${each.noun}:${number}`);
      if (!to || number < each.number) continue;
      const line = document.createElementNS("http://www.w3.org/2000/svg", "line");
      const [x1, x2] = [from[2] ? to[0] : from[0], to[2] ? from[0] : to[0]];
      for (const [name, value] of [["x1", x1], ["y1", from[1]], ["x2", x2], ["y2", to[1]]]) line.setAttribute(name, value);
      svg.append(line);
    }
  }
  field.querySelector("svg.ways")?.remove();
  field.prepend(svg);
}
