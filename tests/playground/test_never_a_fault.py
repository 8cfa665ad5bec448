"""Whatever is typed, the page gets an answer or a sentence, and never a fault of ours."""

from __future__ import annotations

import json
import random

import pytest

from tests.playground.asking import EXAMPLES, Asked, wanted

TEXTS = [file.read_text("utf-8").partition("\n")[2] for file in sorted(EXAMPLES.glob("*.dow"))]
TYPED = (
    "x",
    "\n",
    "    ",
    '"',
    "#",
    " 2 ",
    "é",
    "𝄞",
    "\r",
    "\t",
    "option",
    "if ",
    "test ",
    "",
    "\0",
)
CALLS = ("tests", "coverage", "odds", "handler", "tidy")


def typed(text: str, chance: random.Random) -> str:
    """Return a text after an edit: something put in, taken out, or moved from elsewhere."""
    at, to = sorted(chance.randrange(len(text) + 1) for _ in range(2))
    match chance.randrange(4):
        case 0:
            return text[:at] + chance.choice(TYPED) + text[at:]
        case 1:
            return text[:at] + text[min(to, at + 12) :]
        case 2:
            lines = text.split("\n")
            if chance.random() < 0.1:
                chance.shuffle(lines)
            else:
                lines.insert(chance.randrange(len(lines)), chance.choice(lines))
            return "\n".join(lines)
    return text[:at] + chance.choice(TEXTS)[at:to] + text[at:]


@pytest.mark.parametrize(("seed", "edits"), [(1, 4), pytest.param(2, 40, marks=pytest.mark.proof)])
def test_any_text_is_answered(ask: Asked, seed: int, edits: int) -> None:
    chance = random.Random(seed)
    checked = 0
    text = TEXTS[0]
    for number in range(edits):
        if number % 10 == 0:
            text = chance.choice(TEXTS)
        text = typed(text, chance)[:6000]
        found = ask("check", text=text)
        line = chance.randrange(text.count("\n") + 1)
        ask("complete", line=line, character=chance.randrange(60), text=text)
        ask("hover", line=line, character=chance.randrange(60), text=text)
        if number % 5 == 0:
            for each in found["findings"][:2]:
                ask("fixes", line=each["at"][0])
        for call in CALLS:
            checked += "refused" not in ask(call)
        if not any(each["severity"] == "error" for each in found["findings"]):
            ask("begin", set="", wanted=wanted([0]))
    assert checked


@pytest.mark.parametrize("fault", [ValueError("of a zip"), KeyError("x"), IndexError()])
def test_a_fault_of_ours_is_told_as_one(
    ask: Asked, fault: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The words of the interpreter came to a player as if they had asked for what cannot be."""

    def fails() -> None:
        raise fault

    monkeypatch.setitem(ask.page.calls, "version", fails)
    answer = json.loads(ask.page.call("version", "{}"))
    assert set(answer) == {"fault"} and type(fault).__name__ in answer["fault"]
