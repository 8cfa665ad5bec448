"""What only a whole card or a whole set shows: its own id, definitions that call each other,
decks that are too small.
"""

from __future__ import annotations

import re

import pytest

from dowlang.semantics import SetWorld
from dowlang.semantics.inheritance import RULE_SHAPES, STATEMENT_SHAPES
from tests.semantics.shown import shown
from tests.semantics.winter_world import BASE, checked_files, checked_text
from tests.worlds.hike import CORE, NAMES, checked

UNA = 'hiker "Una the Elder"\n    {line}\n    age 5\n'


def test_a_card_may_say_its_own_id() -> None:
    for line, slug in (('id "old_una"', "old_una"), ("ability 3+", "una_the_elder")):
        text = UNA.format(line=line if line.startswith("id") else f"{line}\n        add 1 berry")
        result, found = checked(text, world=SetWorld("little"))
        assert [d.code for d in found] == []
        assert [checked_card.slug for checked_card in result.checked_cards] == [slug]


def test_the_clauses_of_a_kind_without_you() -> None:
    """A card that nobody has: its procedures are handed nobody."""
    result, found = checked('camp "Hut"\n    room 3, damp\n    at dawn\n        add 2 berries\n')
    assert [d.code for d in found] == []
    (checked_card,) = result.checked_cards
    assert checked_card.facts == {"room": [3, "damp"]}
    assert [(procedure.role, procedure.scope) for procedure in checked_card.procedures] == [
        ("dawn", ())
    ]
    assert checked('camp "Hut"\n    room 3\n')[0].checked_cards[0].facts == {"room": [3]}


CALLS = (
    'define "Four"\n    add 1 berry\n\ndefine "Three"\n    carry out "Four"\n\ndefine "Two"\n    '
    'carry out "Three"\n    carry out "Four"\n\n'
    'define "One"\n    carry out "Two"\n'
)
HIKER = 'hiker "Elder"\n    age 5\n    ability 3+\n        carry out "One"\n'


def test_definitions_may_meet_again_further_down_and_are_wanted_once() -> None:
    result, found = checked(f"{CALLS}\n{HIKER}", world=SetWorld("little"))
    assert [d.code for d in found] == []
    assert len(result.checked_cards) == 5


@pytest.mark.parametrize(("partial", "codes"), [(False, ["DOW5014"]), (True, [])])
def test_a_definition_nobody_carries_out(partial: bool, codes: list[str]) -> None:
    _, found = checked(CALLS, world=SetWorld("little", NAMES, partial=partial))
    assert [d.code for d in found] == codes
    assert all("`One`" in d.message and d.span.column == 8 for d in found)


@pytest.mark.proof
def test_decks_too_small_for_the_players_are_told_at_the_manifest() -> None:
    _, found = checked_files(
        BASE,
        SetWorld(
            "base", manifest="base/set.toml", least={"crisis": 900, "objective": 1}, players=5
        ),
    )
    told = [d for d in found if d.code == "DOW4003"]
    assert [(d.file, "900" in d.message and "`crisis`" in d.message) for d in told] == [
        ("base/set.toml", True)
    ]


def test_settings_have_bounds_and_stand_once() -> None:
    text = (
        'trek "Up"\n    easy\n        setup\n            logs 99\n            logs 4\n       '
        " goal logs >= 2\n"
    )
    _, found = checked(text)
    assert [(d.code, d.span.line, d.message) for d in found] == [
        ("DOW3012", 4, "found 99, wanted 0 to 50 for log"),
        ("DOW2007", 5, "found a second `log`, the first is on line 4"),
    ]


def test_every_sentence_of_the_core_may_stand_where_a_card_holds_sentences() -> None:
    """The shapes of statements and rules are listed by hand; the grammar has no other."""
    core = CORE.read_text(encoding="utf-8")
    for start, shapes in (("statement_line", STATEMENT_SHAPES), ("rule_line", RULE_SHAPES)):
        rule = re.split(r"\n\S", core.split(f"{start}: ")[1])[0]
        named = {name.rstrip("_") for name in re.findall(r"-> (\w+)", rule)} | {
            name for name in ("vote",) if f"| {name}\n" in rule
        }
        assert named | ({"lasting"} if start == "statement_line" else set()) == shapes


def test_what_is_repeated_when_the_game_is_set_up() -> None:
    text = (
        'trek "Up"\n    easy\n        setup\n            logs 4\n            repeat 2 '
        "times\n                add 1 berry\n        goal logs >= 2\n"
    )
    result, found = checked(text)
    assert [d.code for d in found] == []
    (setup,) = [
        procedure
        for procedure in result.checked_cards[0].procedures
        if procedure.role == "easy.setup"
    ]
    assert (
        shown(setup.body)
        == "[Each(name=time_1, pieces=Upto(count=2), body=[Act(add {count} berries; 1)])]"
    )


def test_a_clause_that_a_section_does_not_have() -> None:
    text = (
        'objective "A"\n    flavor "x"\n    standard\n        morale 3\n        goal morale >= 1\n'
    )
    _, found = checked_text(text)
    assert [d.message for d in found if d.code == "DOW2005"] == [
        "found the clause `morale`, which an objective side does not have"
    ]


def test_below_a_head_that_cannot_be_read_only_sentences_are_looked_at() -> None:
    """A counter or a goal there is no sentence."""
    text = (
        'objective "A"\n    flavor "x"\n    standard\n        goal morale >= 1\n    hardcore your '
        "survivor standard, except\n"
        "        counter bells\n        goal morale >= 5\n"
    )
    _, found = checked_text(text)
    assert [(d.span.line, d.code) for d in found if d.span.line > 4] == [(5, "DOW2017")]


def test_a_name_that_a_used_set_has_tells_where_without_a_line() -> None:
    _, found = checked('hiker "Una"\n    age 5\n')
    assert [d.message for d in found] == [
        "found a second hiker `Una`, the first is in a set that this one uses"
    ]
    _, found = checked(
        'hiker "Elder"\n    age 5\n\nhiker "Elder"\n    age 6\n', world=SetWorld("little")
    )
    assert [d.message for d in found] == [
        "found a second hiker `Elder`, the first is in `tale.dow` on line 1"
    ]
