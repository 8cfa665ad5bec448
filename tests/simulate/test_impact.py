"""What cards do: each is in one game of a pair, a planted one is found, an idle one is 0."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from dowlang.engine.setup_options import InvalidSetting
from dowlang.simulate import Source
from dowlang.simulate.game_records import Batch
from dowlang.simulate.impact import NotDealt, impact, sides_of
from dowlang.simulate.paired_runs import Way, compare
from tests.cli.running import ROOT, dow

BASE = Source("dowlang.project", "load", (str(ROOT / "cards" / "base"),))
COOPERATIVE = {"variant": "cooperative", "players": 3}
EXILE = "Watch Them Fail"  # lies on a deck that no cooperative game draws from
PLAGUE = "The Pipes Burst"


def test_sides_hold_each_card_once_and_equally_often() -> None:
    cards = [f"card {number}" for number in range(6)]
    first = dict.fromkeys(cards, 0)
    for seed in range(2000):
        one, two = sides_of(seed, cards)
        assert sorted(one + two) == cards
        for card in one:
            first[card] += 1
    assert all(900 < count < 1100 for count in first.values())
    together = sum(("card 0" in one) == ("card 1" in one) for one, _ in map(pair, range(2000)))
    assert 900 < together < 1100


def pair(seed: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    return sides_of(seed, ["card 0", "card 1"])


def test_a_card_that_changes_nothing_is_exactly_nothing() -> None:
    found = impact(Way(BASE, COOPERATIVE), [EXILE], Batch(12, 1))
    (card,) = found["cards"]
    assert card["alike"] and found["pairs"] == 12 and len(card["figures"]) > 5
    for figure in card["figures"]:
        assert figure["difference"] == figure["low"] == figure["high"] == 0


@pytest.mark.proof
def test_one_card_is_a_comparison_with_and_without_it() -> None:
    settings = {"players": 3}
    found = impact(Way(BASE, settings), ["Teeth"], Batch(20, 5))
    compared = compare(Way(BASE, settings), Way(BASE, {**settings, "deal": "Teeth"}), Batch(20, 5))
    assert found["cards"][0]["figures"] == compared["figures"]


@pytest.mark.proof
def test_a_planted_card_is_found_beside_others(tmp_path: Path) -> None:
    place = tmp_path / "sick"
    shutil.copytree(ROOT / "cards" / "base", place, ignore=shutil.ignore_patterns("generated"))
    manifest = place / "set.toml"
    manifest.write_text(manifest.read_text("utf-8").replace('"base"', '"sick"'), "utf-8")
    card = place / "crises" / "the_pipes_burst.dow"
    text = card.read_text("utf-8").split("\ntest ")[0]
    worse = text.replace("    failure\n", "    failure\n        lose 9 morale\n", 1)
    assert worse != text
    card.write_text(worse, "utf-8")
    way = Way(Source("dowlang.project", "load", (str(place),)), {"players": 4}, ("random",))
    found = impact(way, [PLAGUE, "Teeth"], Batch(20, 1, 2))
    plague, teeth = (
        {figure["name"]: figure for figure in card["figures"]} for card in found["cards"]
    )
    assert plague["rounds"]["high"] < 0
    assert teeth["rounds"]["low"] <= 0 <= teeth["rounds"]["high"]
    shape = json.loads((ROOT / "dowlang/schemas/impact.json").read_text("utf-8"))
    Draft202012Validator(shape).validate(json.loads(json.dumps(found)))
    alone = impact(way, [PLAGUE, "Teeth"], Batch(6, 1))
    assert alone == impact(way, [PLAGUE, "Teeth"], Batch(6, 1, 2))


def test_what_cannot_be_dealt_is_refused() -> None:
    with pytest.raises(InvalidSetting, match="Theeth"):
        impact(Way(BASE, {"players": 3}), ["Theeth"], Batch(2))
    with pytest.raises(NotDealt, match="deals no cards first"):
        impact(Way(Source("tests.worlds.toy", "load")), ["x"], Batch(2))


def test_the_command_names_each_card_with_its_pairs() -> None:
    few = ("--games", "3", "--agents", "random", "--workers", "1")
    text = dow("impact", "Teeth", *few)
    assert text.code == 0 and "3 pairs of games, seeds from 1; each card in one game" in text.out
    assert "\nTeeth: " in text.out
    data: dict[str, Any] = json.loads(dow("impact", "Teeth", *few, "--format", "json").out)
    assert data["schema"] == "dowlang-impact/1" and data["cards"][0]["card"] == "Teeth"
    assert "stands twice" in dow("impact", "Teeth", "Teeth", *few).err
    assert dow("impact", "Theeth", *few).code == 2
    assert "deals no cards first" in dow("impact", "x", "--set", "dwar7s", *few).err
