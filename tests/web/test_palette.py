"""The palette takes nothing that is not offered now, and gives the focus back to where it came
from: `palette.js` itself, in Node.js, in a document that only notes what it holds.
"""

from __future__ import annotations

import pytest

from tests.web.node import run_in_node

pytestmark = pytest.mark.proof

BEGUN = """
class Made {
  constructor(tag) { Object.assign(this, { tag, children: [], heard: {}, value: "", said: {} }); }
  append(...all) {
    this.children.push(...all);
    for (const each of all.filter(({ tag }) => tag)) each.above = this;
  }
  replaceChildren(...all) { this.children = []; this.append(...all); }
  remove() { this.above.children = this.above.children.filter((each) => each !== this); }
  setAttribute(name, value) { this.said[name] = value; }
  removeAttribute(name) { delete this.said[name]; }
  addEventListener(name, run) { this.heard[name] = run; }
  contains(other) { return this === other || this.children.some((each) => each.contains?.(other)); }
  scrollIntoView() {}
  focus() { document.activeElement = this; }
  get text() { return this.children.map((each) => each.text ?? each).join(""); }
}
const body = new Made("body");
globalThis.document = {
  body,
  activeElement: body,
  createElement: (tag) => new Made(tag),
  getElementById: () => ({ open: false }),
};
const { showPalette } = await import(process.argv[1]);
const box = () => body.children.at(-1);
const input = () => box().children[0];
const rows = () => box().children[1].children.map((row) => row.text);
const said = { preventDefault() {}, stopPropagation() {} };
const press = (key) => input().heard.keydown({ key, ...said });
const type = (text) => { input().value = text; return input().heard.input(); };
const soon = () => new Promise((go) => setTimeout(go, 0));
const done = [];
const row = (name) => ({ name, told: "", run: () => done.push(name) });
const back = (name) => () => done.push(`back to ${name}`);
"""


def test_enter_takes_nothing_while_names_are_waited_for() -> None:
    told = run_in_node(
        BEGUN
        + """
        let answer;
        const names = () => new Promise((go) => { answer = go; });
        showPalette({ "": () => [row("Save")], "@": names }, "", back("card"));
        await soon();
        const before = rows();
        type("@");
        const waiting = rows();
        press("Enter");
        answer([row("The Lantern"), row("Pay")]);
        await soon();
        const found = rows();
        type("@pay");
        await soon();
        press("Enter");
        tell({ before, waiting, found, done, open: body.children.length });
        """,
        "palette.js",
    )
    assert told == {
        "before": ["Save"],
        "waiting": ["…"],
        "found": ["The Lantern", "Pay"],
        "done": ["back to card", "Pay"],
        "open": 0,
    }


def test_what_is_typed_in_full_stands_first() -> None:
    told = run_in_node(
        BEGUN
        + """
        const all = ["Go to the findings", "Show Tests", "Go to the next finding", "Go to the card"]
          .map(row);
        showPalette({ "": () => all }, "", back("card"));
        const first = [];
        for (const typed of ["go to the card", "Go to", "tests", "go to the n"]) {
          await type(typed);
          first.push(rows()[0]);
        }
        tell(first);
        """,
        "palette.js",
    )
    assert told == ["Go to the card", "Go to the findings", "Show Tests", "Go to the next finding"]


def test_what_fails_is_told_in_the_list() -> None:
    told = run_in_node(
        BEGUN
        + """
        const names = () => Promise.reject(new Error("it is gone"));
        showPalette({ "": () => [row("Save")], "@": names }, "@", back("card"));
        await soon();
        press("Enter");
        const failed = rows();
        type("");
        await soon();
        press("Enter");
        tell({ failed, done });
        """,
        "palette.js",
    )
    assert told == {"failed": ["it is gone"], "done": ["back to card", "Save"]}


def test_asked_for_again_it_gives_the_focus_to_where_it_came_from() -> None:
    told = run_in_node(
        BEGUN
        + """
        showPalette({ "": () => [row("Save")] }, "", back("card"));
        showPalette({ "": () => [row("Save")] }, "", back("palette"));
        await soon();
        press("Escape");
        showPalette({ "": () => [row("Save")] }, "", back("table"));
        await soon();
        press("Escape");
        tell({ done, open: body.children.length });
        """,
        "palette.js",
    )
    assert told == {"done": ["back to card", "back to table"], "open": 0}
