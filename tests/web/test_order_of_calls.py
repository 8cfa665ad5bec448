"""Questions of the page come to its Python half in an order that loses nothing: `python.js` itself,
in Node.js, before a worker that only notes what it is asked.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.node import run_in_node

pytestmark = pytest.mark.proof

BEGUN = """
const asked = [];
let worker;
globalThis.Worker = class {
  constructor() { worker = this; }
  postMessage(data) { asked.push(data); }
};
const { call, ready, Refused } = await import(process.argv[1]);
const said = (data) => worker.onmessage({ data: JSON.stringify(data) });
const order = () => asked.map(({ call, args }) => [call, args.text ?? ""].join(" ").trim());
const told = (promise) => promise.then((all) => all, (error) => error.message);
const late = () => new Promise((go) => setTimeout(go, 200, "never"));
const soon = (promise) => Promise.race([told(promise), late()]);
said({});
await ready;
"""


def run(script: str) -> Any:
    """Return what a script tells that has the module and a worker to answer with."""
    return run_in_node(BEGUN + script, "python.js")


TEXTS = ("complete", "hover", "indent", "phrases", "definition", "rename", "symbols", "fixes")


def test_an_older_text_never_comes_behind_a_newer_one() -> None:
    asked = run(
        f"""
        const orders = {{}};
        for (const name of {list(TEXTS)}) {{
          asked.length = 0;
          call("tests");
          call("odds");
          call(name, {{ text: "1" }});
          call("check", {{ text: "2" }});
          call("tidy", {{ text: "2" }});
          for (let at = 0; at < 5; at += 1) said({{}});
          orders[name] = order();
        }}
        tell(orders);
        """
    )
    wanted = {name: ["tests", f"{name} 1", "check 2", "tidy 2", "odds"] for name in TEXTS}
    assert asked == wanted


def test_only_the_last_question_of_somebody_who_types_is_asked() -> None:
    asked = run(
        """
        call("tests");
        for (const text of ["1", "2", "3"]) {
          call("complete", { text });
          call("check", { text });
        }
        for (let at = 0; at < 5; at += 1) said({});
        tell(order());
        """
    )
    assert asked == ["tests", "check 1", "check 2", "complete 3", "check 3"]


def test_of_a_dead_worker_every_question_is_told() -> None:
    told = run(
        """
        const waiting = [call("tests"), call("odds")];
        worker.onerror({ message: "out of memory" });
        said({});
        tell(await Promise.all([...waiting, call("check", { text: "" })].map(soon)));
        """
    )
    assert told == ["out of memory"] * 3
    (nameless,) = run('worker.onerror({}); tell([await soon(call("check"))]);')
    assert "could not be loaded" in nameless


def test_a_refusal_has_its_line_where_it_is_about_one() -> None:
    told = run(
        """
        const waiting = [call("tests"), call("take_up", { text: "{}" })];
        said({ refused: "Mend this first: line 3: found x", line: 3 });
        said({ refused: "the save is broken: line 1 column 2" });
        const refusals = await Promise.all(waiting.map((each) => each.catch((error) => error)));
        const parts = (each) => [each instanceof Refused, each.message.slice(0, 8), each.line];
        tell(refusals.map(parts));
        """
    )
    assert told == [[True, "Mend thi", 3], [True, "the save", None]]
