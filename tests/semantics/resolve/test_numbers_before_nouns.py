"""`3 player` is three players or player 3, `the top cards` says no number: refused wherever a thing
can stand, on cards and in tests.

What is wanted instead checks when it is typed. Forms that leave no doubt (`3 zombie`) stay the
formatter's (law G9).
"""

from __future__ import annotations

import re

import pytest

from dowlang.diagnostics import Severity
from dowlang.project.pipeline import language
from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.syntax import format_text
from dowlang.vocabulary.noun_declarations import Noun
from tests.semantics.winter_world import checked_text

CARD = 'crossroads "P"\n    flavor "x"\n    {trigger}\n    option "A"\n        {line}\n'
TEST = CARD.format(trigger="if food >= 0", line="lose 1 morale") + (
    '\ntest "T"\n    given players = 9, seed 1\n    given crossroads "P"\n    {line}\n'
)
ON_CARDS = (
    "{} discard 1 card",
    'if {} have "Aspirin"\n            lose 1 morale',
    "for {}\n            lose 1 morale",
    "choose {} as x",
    "if cards in the hand of {} >= 3\n            lose 1 morale",
    "if there is {} with a fuel card\n            lose 1 morale",
    "if survivors controlled by {} >= 2\n            lose 1 morale",
    "if {} were exiled this game\n            lose 1 morale",
    "if {} control a survivor\n            lose 1 morale",
    'if a survivor controlled by {} is at "School"\n            lose 1 morale',
)
IN_TESTS = (
    'then {} have "Aspirin"',
    "then cards in the hand of {} = 3",
    "then survivors controlled by {} >= 2",
    'then {} control "Amara Diallo"',
    "then {} were exiled this game",
    'then not {} have "Aspirin"',
    'then food = 3 and {} have "Aspirin"',
    "then dice of {} = 1",
    "then {} control a survivor",
)
FROM_ENDS = (
    "look at {} of the crisis deck",
    "remove {} in the waste pile from the game",
    "take {} of the removed pile",
    "for {} in the waste pile\n            lose 1 morale",
    "if {} in the waste pile is a food card\n            lose 1 morale",
)
NUMBERS = ("2", "3", "exactly 2", "at least 3")
WANTED = re.compile(r"`([^`]*)`")


def errors(text: str) -> list[tuple[str, str]]:
    """Return the errors in a text."""
    return [
        (each.code, each.message)
        for each in checked_text(text)[1]
        if each.severity is Severity.ERROR
    ]


def on_a_card(line: str, players: str) -> str:
    """Return the card with the line."""
    return CARD.format(trigger="if food >= 0", line=line.format(players))


def in_a_test(line: str, players: str) -> str:
    """Return the card with a test that has the line."""
    return TEST.replace("{line}", line.format(players))


def ways(told: list[tuple[str, str]]) -> list[str]:
    """Return what the one message wants."""
    ((code, message),) = told
    assert code == "DOW3019"
    return WANTED.findall(message.partition("wanted")[2])


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("line", ON_CARDS)
def test_on_a_card_a_number_before_player_is_of_players(line: str, number: str) -> None:
    (wanted,) = ways(errors(on_a_card(line, f"{number} player")))
    assert wanted == f"{number} players"
    several = errors(on_a_card(line, wanted))
    assert not several or several[0][0] == "DOW3019"  # `for 2 players` is refused for what it is


@pytest.mark.parametrize("number", (*NUMBERS, "1"))
@pytest.mark.parametrize("line", IN_TESTS)
def test_in_a_test_it_may_be_a_seat(line: str, number: str) -> None:
    wanted = ways(errors(in_a_test(line, f"{number} player")))
    assert wanted == [
        f"player {number.split()[-1]}",
        "a player" if number == "1" else f"{number} players",
    ]
    assert [way for way in wanted if errors(in_a_test(line, way))] == []


@pytest.mark.parametrize("end", ["the top", "the bottom"])
@pytest.mark.parametrize("adjective", ["", "food "])
@pytest.mark.parametrize("line", FROM_ENDS)
def test_an_end_of_a_pile_has_a_number(line: str, adjective: str, end: str) -> None:
    wanted = ways(errors(on_a_card(line, f"{end} {adjective}cards")))
    assert wanted == [f"{end} {adjective}card", f"{end} 2 {adjective}cards"]
    assert [
        way
        for way in wanted
        if any(
            code == "DOW3019" for code, _ in errors(on_a_card(line, way)) if line.startswith("look")
        )
    ] == []


@pytest.mark.parametrize("noun", VOCABULARY.nouns, ids=lambda noun: noun.name)
def test_other_nouns_leave_no_doubt_and_are_formatted(noun: Noun) -> None:
    """The formatter does not choose between the two overloads of `3 player`; of other nouns it
    writes the form that agrees.
    """
    name, plural = noun.name, noun.plural
    text = (
        f'crossroads "P"\n    flavor "x"\n    if food >= 0\n    option "A"\n        remove 3 '
        f"{name} from the game\n"
    )
    formatted = format_text("p.dow", text, language("dead_of_winter").parser)
    assert (f"3 {name} " if name == "player" else f"3 {plural} ") in formatted
