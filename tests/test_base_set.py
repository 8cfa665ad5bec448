"""The starter set is what it says it is: sizes, variety of mechanics, a test for each crossroads
card, names of its own.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any

import pytest

from dowlang.codegen.index import normal
from dowlang.project import pipeline
from dowlang.project.sets import read_set
from dowlang.semantics import ir
from dowlang.semantics.ir_visitor import LEAVES, nodes

ROOT = Path(__file__).parent.parent
DECKS = ("police_station", "grocery_store", "school", "gas_station", "library", "hospital")


@pytest.fixture(scope="module")
def checked() -> pipeline.CheckedSet:
    return pipeline.check(read_set(ROOT / "cards" / "base"))


@pytest.fixture(scope="module")
def checked_cards(checked: pipeline.CheckedSet) -> list[ir.CheckedCard]:
    return [checked_card for found in checked.checked_cards.values() for checked_card in found]


def of_kind(checked_cards: list[ir.CheckedCard], kind: str) -> list[ir.CheckedCard]:
    return [checked_card for checked_card in checked_cards if checked_card.kind.name == kind]


def with_node(checked_cards: list[ir.CheckedCard], *kinds: type[Any]) -> list[ir.CheckedCard]:
    return [
        checked_card
        for checked_card in checked_cards
        if any(isinstance(node, kinds) for node in nodes(checked_card))
    ]


def test_the_set_has_no_finding(checked: pipeline.CheckedSet) -> None:
    assert [f"{f.file}:{f.span.line}: {f.code} {f.message}" for f in checked.findings] == []


def test_the_set_has_the_sizes_of_the_game(checked_cards: list[ir.CheckedCard]) -> None:
    counts = Counter(checked_card.kind.name for checked_card in checked_cards)
    assert counts["location"] == 7 and counts["survivor"] == 30
    assert counts["crossroads"] >= 24 and counts["crisis"] >= 8 and counts["objective"] >= 3
    assert counts["secret"] >= 10 and counts["betrayal"] >= 4 and counts["exile"] >= 4
    copies: Counter[str] = Counter()
    for checked_card in of_kind(checked_cards, "item"):
        assert checked_card.kind.copies is not None
        copies.update(checked_card.kind.copies(checked_card.facts))
    assert {deck: copies[deck] for deck in DECKS} == dict.fromkeys(DECKS, 20)  # R-COMP-09
    assert copies["starting"] == 25  # R-COMP-08
    influence = [
        checked_card.facts["influence"] for checked_card in of_kind(checked_cards, "survivor")
    ]
    assert len(set(influence)) == 30  # U-18: a tie for the lowest never occurs


def blanked(node: Any) -> Any:
    """The card's meaning without its numbers and names: two cards that differ only there are the
    same card twice.
    """
    if isinstance(node, list):
        return [
            blanked(one)
            for one in node
            if not (
                isinstance(one, list)
                and one
                and one[0] in ("line", "name", "slug", "facts", "text", "label")
            )
        ]
    return 0 if isinstance(node, int) and not isinstance(node, bool) else node


def test_no_two_crossroads_cards_are_alike(checked_cards: list[ir.CheckedCard]) -> None:
    seen: dict[str, str] = {}
    for checked_card in of_kind(checked_cards, "crossroads"):
        tree = repr(blanked([normal(checked_card.trigger), normal(checked_card.procedures)]))
        assert tree not in seen, f"{checked_card.name} is {seen[tree]} with other numbers"
        seen[tree] = checked_card.name


def test_crossroads_use_many_mechanics(checked_cards: list[ir.CheckedCard]) -> None:
    cards = of_kind(checked_cards, "crossroads")
    events = {
        checked_card.trigger.event.word.phrase
        for checked_card in cards
        if checked_card.trigger and checked_card.trigger.event and checked_card.trigger.event.word
    }
    assert len(events) >= 12, sorted(events)
    assert len(with_node(cards, ir.Vote)) >= 3
    assert len(with_node(cards, ir.Offer, ir.Together)) >= 2
    assert len([checked_card for checked_card in cards if inner_choice(checked_card)]) >= 4
    assert len(with_node(cards, ir.Lasting)) >= 3
    assert len(with_node(cards, ir.Watch)) >= 2
    attached = [
        node
        for checked_card in cards
        for node in nodes(checked_card)
        if isinstance(node, ir.Lasting) and node.bearer is not None
    ]
    assert attached
    assert with_node(cards, ir.Instead)
    assert len(with_node(cards, ir.Named)) >= 8


def inner_choice(checked_card: ir.CheckedCard) -> bool:
    """Is there a choice of options inside a loop or a branch?"""

    def inside(node: Any, deep: bool) -> Iterator[bool]:
        if isinstance(node, ir.Choose):
            yield deep
        deeper = deep or isinstance(
            node, ir.Each | ir.If | ir.Switch | ir.Vote | ir.Offer | ir.Together
        )
        if isinstance(node, tuple | list):
            for one in node:
                yield from inside(one, deeper)
        elif is_dataclass(node) and not isinstance(node, (type, *LEAVES)):
            for field in fields(node):
                yield from inside(getattr(node, field.name), deeper)

    return any(inside(checked_card.procedures, False))


def test_each_crossroads_card_has_a_test(checked: pipeline.CheckedSet) -> None:
    for label, checked_cards in checked.checked_cards.items():
        if any(checked_card.kind.name == "crossroads" for checked_card in checked_cards):
            assert checked.tests.get(label), f"{label} has no test"


def test_both_sides_of_every_main_objective_and_one_standing_rule(
    checked_cards: list[ir.CheckedCard],
) -> None:
    objectives = of_kind(checked_cards, "objective")
    for checked_card in objectives:
        assert {"standard.goal", "hardcore.goal"} <= set(checked_card.goals)
    assert any(
        rule.role == "standard.rules" and rule.rules
        for checked_card in objectives
        for rule in checked_card.standing
    )


def names_of_the_rulebooks() -> set[str]:
    """Names that may stand in the samples and the test vectors only: they are read from the
    samples, not repeated here.
    """
    out = set()
    for file in sorted((ROOT / "tests" / "fixtures" / "samples").rglob("*.dow")):
        for kind, name in re.findall(
            r'^(survivor|crisis|objective|item|secret) "([^"]+)"', file.read_text("utf-8"), re.M
        ):
            if kind in ("survivor", "crisis", "objective"):
                out.add(name)
    return out


def test_names_of_the_rulebooks_stay_in_the_fixtures() -> None:
    names = names_of_the_rulebooks()
    assert len(names) >= 3
    allowed = ("tests/", "docs/rules/")
    for file in [
        *ROOT.glob("*.md"),
        *(
            f
            for folder in ("cards", "generated", "docs", "examples", "dowlang")
            for f in (ROOT / folder).rglob("*")
        ),
    ]:
        place = file.relative_to(ROOT).as_posix()
        if file.suffix in (
            ".dow",
            ".py",
            ".md",
            ".toml",
            ".json",
            ".jinja",
            ".html",
        ) and not place.startswith(allowed):
            text = file.read_text("utf-8")
            assert not [name for name in names if name in text], place
