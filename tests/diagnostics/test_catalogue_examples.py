"""Every card example on the pages of the catalogue gives exactly its code, through the whole chain,
as an addition to the base set.

The examples of translations are the card file and the translation of a set that declares Japanese;
those of saves and journals are what is changed in one that is whole.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import dowlang
from dowlang.agents import Random
from dowlang.diagnostics.codes import (
    CODES,
    MISSING_TRANSLATION,
    SAVES,
    TOO_MANY_FINDINGS,
    Code,
    ExampleKind,
)
from dowlang.diagnostics.codes.corrected_examples import written_right
from dowlang.diagnostics.collector import Collector
from dowlang.engine import replay, untrusted_input
from dowlang.project import checked_set, checking
from dowlang.project.building.warm_cards import WarmCards
from dowlang.project.card_selection import addition
from dowlang.project.loading import facts_of_used
from dowlang.testing import run_tests

# asked of a set only: in an addition to one, a definition may be for later
WHOLE_SET = ("DOW5014",)
MANIFEST = (
    'id = "bells"\nname = "Bells"\nversion = "1"\nedition = 1\nruleset = '
    '"dead_of_winter"\nuses = ["base"]\nlanguages = ["ja"]\n'
)
CARDS = [
    code
    for code in CODES
    if code.example.kind is ExampleKind.CARD and code is not TOO_MANY_FINDINGS
]
# an example is no finished card: it has no test, and sometimes no flavor
BESIDE = (
    "DOW5011",
    "DOW5008",
)


def given(code: Code) -> list[str]:
    """The codes that the example of a code gives, without what every example lacks."""
    found, _ = checking.check_text(code.example.data, "example.dow")
    return [
        finding.code
        for finding in found
        if finding.code == code.number or finding.code not in BESIDE
    ]


@pytest.mark.parametrize(
    "code", [c for c in CARDS if c.number not in WHOLE_SET], ids=lambda code: code.number
)
def test_the_example_gives_its_code_and_nothing_else(code: Code) -> None:
    assert given(code) == [code.number]


@pytest.mark.parametrize(
    "code", [c for c in CODES if c.example.kind is ExampleKind.CARD], ids=lambda code: code.number
)
def test_the_example_written_right_checks_clean_and_stands_on_the_page(code: Code) -> None:
    right = written_right(code.number, code.example.text)
    assert right not in ("", code.example.text)
    found, _ = checking.check_text(right.encode(), "example.dow")
    assert [
        each.code for each in found if each.code not in BESIDE or each.code == code.number
    ] == []
    assert right.split("\n")[0] in code.page().partition("Written right:")[2]


WITH_TESTS = [
    code
    for code in CODES
    if code.example.kind is ExampleKind.CARD
    and "\ntest " in f"\n{written_right(code.number, code.example.text)}"
]


@pytest.mark.sample(1)
@pytest.mark.parametrize("code", WITH_TESTS, ids=lambda code: code.number)
def test_the_tests_of_an_example_written_right_pass(code: Code) -> None:
    """A page that teaches to write a test shows one that passes."""
    text = written_right(code.number, code.example.text)
    checked = checked_set.check(addition([], {"example.dow": text.encode()}), facts_of_used)
    tests = [("example.dow", test) for test in checked.tests["example.dow"]]
    assert tests
    found = run_tests(WarmCards().cards(checked), tests, texts={"example.dow": text})
    failed = [each.message() for each in found.results if each.outcome == "failed"]
    assert not failed, failed


@pytest.mark.parametrize(
    "code",
    [c for c in CODES if c.example.kind is ExampleKind.TRANSLATED],
    ids=lambda code: code.number,
)
def test_the_example_of_a_translation_gives_its_code_and_nothing_else(
    code: Code, tmp_path: Path
) -> None:
    card, translation = code.example.text.split("---\n")
    texts = {"set.toml": MANIFEST, "the_bell.dow": card, "the_bell.ja.toml": translation}
    for name, text in texts.items():
        (tmp_path / name).write_text(text, "utf-8")
    found, _ = checking.check_paths([tmp_path])
    # what cannot be read is missing too
    others = () if code is MISSING_TRANSLATION else (*BESIDE, MISSING_TRANSLATION.number)
    assert [finding.code for finding in found if finding.code not in others] == [code.number]


def test_a_file_of_nothing_but_mistakes_is_cut_short() -> None:
    found, _ = checking.check_text(TOO_MANY_FINDINGS.example.data, "example.dow")
    shown = Collector()
    shown.extend(found)
    assert shown.shown()[-1].code == TOO_MANY_FINDINGS.number


def changed(whole: Any, by: Any) -> Any:
    """A value, with the fields of an object replaced one by one."""
    if not isinstance(whole, dict) or not isinstance(by, dict):
        return by
    return {**whole, **{name: changed(whole.get(name), value) for name, value in by.items()}}


@pytest.mark.sample(1)
@pytest.mark.parametrize("code", SAVES, ids=lambda code: code.number)
def test_the_example_of_a_save_or_journal_is_refused_with_its_code(code: Code) -> None:
    cards = dowlang.load("base")
    game, agent = dowlang.Game(cards, seed=1, players=3), Random(1)
    for _ in range(20):
        game.apply(agent.pick(len(game.decision)))
    journal = replay.to_json(game.journal, cards)
    assert (
        dowlang.Game.from_json(game.to_json(), cards).digest == game.digest
        and replay.from_json(journal, cards).answers
    )
    if code.number == replay.Difference.code:  # told after it was played as far as it agrees
        text = json.dumps(changed(json.loads(journal), json.loads(code.example.text)))
        difference = replay.replay(replay.from_json(text, cards), cards).difference
        assert difference is not None and (
            difference.answers,
            difference.what,
            difference.wanted,
        ) == (0, "digest", "0000000000000000")
        return
    if code.example.kind is ExampleKind.JOURNAL:
        text = json.dumps(changed(json.loads(journal), json.loads(code.example.text)))
        with pytest.raises(dowlang.SaveRefused) as caught:
            replay.replay(replay.from_json(text, cards), cards)
    else:
        whole = code.example.kind is ExampleKind.DATA
        text = (
            code.example.text
            if whole
            else json.dumps(changed(json.loads(game.to_json()), json.loads(code.example.text)))
        )
        with pytest.raises(dowlang.SaveRefused) as caught:
            dowlang.Game.from_json(text, cards)
    assert caught.value.code == code.number


def test_every_code_that_the_engine_gives_to_saves_has_a_page() -> None:
    assert [(code.number, code.title) for code in SAVES] == list(untrusted_input.CODES)
