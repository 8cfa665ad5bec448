"""The odds of a card are told though other cards of its set go on without end: what they stop is
left out and named. Only the card's own end that never comes is the answer itself.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from dowlang.cli.main import main
from tests.cli.running import a_set

HUMBLE = """crossroads "The Humble Pie"
    flavor "It has gone round the table twice."
    if food >= 0
    option "Cut it"
        gain 1 morale
    option "Share it"
        a survivor gets 1 wound
"""
PERSON = """survivor "{name}"
    flavor "Round and round."
    occupation "miller"
    male
    influence {influence}
    attack 3+
    search 3+
    at anywhere
    passive
        {rule}
"""
RULES = {
    "set off by the card": (
        "when morale is gained\n            lose 1 morale\n"
        "        when morale is lost\n            gain 1 morale\n"
    ),
    "set off by the two rounds before": (
        "at the start of each round\n            gain 1 morale\n"
        "        when morale is gained\n            lose 1 morale\n"
        "        when morale is lost\n            gain 1 morale\n"
    ),
}


def told(place: Path, capfd: pytest.CaptureFixture[str], *more: str) -> tuple[int, str, str]:
    """Return how the command ends, and what it says on both streams."""
    ended = main(["odds", "The Humble Pie", "--set", str(place), "--tables", "6", *more])
    return ended, *capfd.readouterr()


@pytest.mark.proof
@pytest.mark.parametrize("rule", RULES.values(), ids=RULES)
def test_tables_that_another_card_stops_are_left_out_and_named(
    rule: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """Whoever has the miller at a table stops it, the others are counted."""
    place = a_set(tmp_path, "pies", HUMBLE, "crossroads/pie.dow")
    (place / "mill.dow").write_text(
        PERSON.format(name="Piet Mill", influence=33, rule=rule), encoding="utf-8"
    )
    ended, said, _ = told(place, capfd, "--format", "json")
    found = json.loads(said)
    left_out = found["left_out"]
    assert ended == 0 and 0 < len(left_out) < 6
    assert all("`Piet Mill` goes on without end (mill.dow, line 1" in one for one in left_out)
    assert [(row["option"], row["tables"]) for row in found["options"]] == [
        (name, 6 - len(left_out)) for name in ("Cut it", "Share it")
    ]
    cut = found["options"][0]["measures"]["morale"]
    assert (cut["least"], cut["most"]) == (1, 1)
    ended, said, _ = told(place, capfd)
    assert ended == 0 and f"{len(left_out)} of them left out: `Piet Mill` goes on" in said
    assert f"(possible at {6 - len(left_out)} of {6 - len(left_out)})" in said


@pytest.mark.proof
def test_what_stops_every_table_is_the_answer(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """One table at a time: those that are left out of six are refused alone."""
    place = a_set(tmp_path, "pies", HUMBLE, "crossroads/pie.dow")
    rule = RULES["set off by the card"]
    (place / "mill.dow").write_text(
        PERSON.format(name="Piet Mill", influence=33, rule=rule), encoding="utf-8"
    )
    left_out = json.loads(told(place, capfd, "--format", "json")[1])["left_out"]
    alone = [told(place, capfd, "--tables", "1", "--seed", str(seed)) for seed in range(1, 7)]
    refused = [why for ended, _, why in alone if ended == 1]
    assert len(refused) == len(left_out)
    assert all("dow: DOW7011: `Piet Mill` goes on without end" in why for why in refused)
