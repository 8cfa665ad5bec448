// What is told of a card that checks: its tests, its odds, its Python, what the tests have not seen.
import { pythonCode } from "./code.js";
import { element, fill, markdown, withCode, withLine } from "./dom.js";
import { Refused, call } from "./python.js";

const PANES = { tests, odds, handler, coverage };

// Fill a pane anew. `still` tells if the answer is still wanted when it comes, `figured` takes what
// is shown at the ends of lines, `card` names the card of the cursor.
export async function refresh(name, place, still, jump, figured, card) {
  if (!PANES[name]) return;
  place.setAttribute("aria-busy", "true");
  try {
    const parts = await PANES[name](jump, (found, results) => still() && figured(name, found, results), card);
    if (still()) fill(place, ...parts);
  } catch (error) {
    if (still()) fill(place, element("p", { class: error instanceof Refused ? "quiet" : "fault" }, withLine(error.message, error.line, jump)));
  } finally {
    place.removeAttribute("aria-busy");
  }
}

async function tests(jump, figured) {
  const { results, figures } = await call("tests");
  figured(figures, results);
  if (!results.length) return [element("p", { class: "quiet" }, "There is no test yet. A block `test \"…\"` below the card is one.")];
  const passed = results.filter((each) => each.outcome === "passed").length;
  const rows = results.map((each) =>
    element(
      "li",
      { class: each.outcome },
      element("button", { class: "plain", onclick: () => jump(each.line) }, `${each.name}${each.row ? ` — ${each.row}` : ""}`),
      element("b", {}, each.outcome),
      each.message ? element("pre", {}, each.message) : null,
    ),
  );
  return [element("p", { class: "sum" }, `${passed} of ${results.length} tests passed`), element("ul", { class: "tests" }, rows)];
}

// Of several cards that of the cursor is told, the others on demand.
async function odds(jump, figured, card) {
  const found = await call("odds");
  figured(found.figures);
  const parts = [
    element("p", { class: "quiet" }, `What changes on average, over ${found.tables} tables of ${found.players} players: every choice equally likely, and chosen for the least and the most of it.`),
  ];
  const own = found.cards.find(({ name }) => name === card()) ?? found.cards[0];
  const others = found.cards.filter((each) => each !== own);
  if (own) parts.push(element("h3", {}, own.name), ...figuresOf(own, found.tables, jump));
  return [...parts, ...others.map((each) => element("details", {}, element("summary", {}, each.name), figuresOf(each, found.tables, jump)))];
}

function figuresOf(card, tables, jump) {
  const parts = card.notes.map((said) => element("p", {}, `${said.charAt(0).toUpperCase()}${said.slice(1)}.`));
  if (!card.rows.length) parts.push(element("p", {}, "It carries nothing out by itself on these tables."));
  for (const row of card.rows) {
    // worst and best are told where somebody chooses
    const chosen = row.measures.some(([, , worst, best]) => worst !== best);
    const columns = chosen ? ["mean", "worst", "best", "least to most"] : ["mean", "least to most"];
    const lines = row.measures.map(([name, mean, worst, best, least, most]) =>
      element("tr", {}, element("th", { scope: "row" }, name), ...(chosen ? [mean, worst, best] : [mean]).map((value) => element("td", {}, signed(value))), element("td", {}, `${least} to ${most}`.replaceAll("-", "−"))),
    );
    parts.push(
      element("h4", {}, element("button", { class: "plain", onclick: () => jump(row.line) }, row.option), element("small", {}, ` possible on ${row.possible} of ${tables} tables`)),
      lines.length
        ? element("table", {}, element("thead", {}, element("tr", {}, ...["", ...columns].map((head) => element("th", {}, head)))), element("tbody", {}, lines))
        : element("p", {}, "Nothing that is counted changes."),
      ...row.conditions.map((said) => markdown(`${said}.`)),
      row.lasting.length ? element("p", { class: "quiet" }, `Not in these figures: ${row.lasting.join("; ")}`) : "",
    );
  }
  return parts;
}

const signed = (value) => (value > 0 ? `+${value.toFixed(2)}` : value.toFixed(2).replace("-", "−"));

async function handler() {
  const { text } = await call("handler");
  return [text ? pythonCode(text) : element("p", { class: "quiet" }, "Nothing is compiled yet.")];
}

async function coverage(jump, figured) {
  const found = await call("coverage");
  figured(found.figures);
  const row = (each) =>
    element("li", {}, element("button", { class: "plain", onclick: () => jump(each.line) }, `line ${each.line}: `, withCode(each.clause)), each.write ? element("p", { class: "write" }, withCode(each.write)) : null);
  const cards = [...new Set(found.uncovered.map(({ card }) => card))];
  const parts = cards.map((card) => {
    const unseen = found.uncovered.filter((each) => each.card === card);
    return [element("h3", {}, found.names[card]), element("ul", { class: "coverage" }, unseen.map(row))];
  });
  return [element("p", { class: "sum" }, `${found.percent} % of ${found.total} clauses seen by the tests`), ...parts.flat()];
}
