"""Numbers picked in secret are told to everybody when a line asks for them, once, and before what
comes of them. Who decides between equals is told too (R-BOARD-15, R-BOARD-18).
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from dowlang.cli.question_text import question_words
from dowlang.engine.screen_questions import asked, purpose
from dowlang.project import checking
from dowlang.rulesets.dead_of_winter.analysis.invariants import wrong
from dowlang.rulesets.dead_of_winter.analysis.table_builder import table
from dowlang.rulesets.dead_of_winter.narration import narrate
from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.words.effects.secrets import PICKED
from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY

CARD = """crossroads "The Sealed Tins"
    flavor "x"
    when you clean waste
    option "Leave it"
        nothing happens
    option "Guess"
{lines}

test "It is on the table"
    given players = 3, seed 1
    then food >= 0
"""
ALL = "each player picks a number up to 3 in secret"
LIBRARY = 'draws 1 card from the "Library" deck'
ASKING = {
    "number picked by {player}": ("add (number picked by the first player) food", ""),
    "picked {number}": (
        f"each player who picked 3 {LIBRARY}",
        "if a player picked 3\n    add 1 food",
    ),
    "with the highest number": (f"the player with the highest number {LIBRARY}", ""),
    "with the lowest number": (f"the player with the lowest number {LIBRARY}", ""),
}
COMES = (E.FOOD_ADDED, E.CARD_DRAWN)
NUMBERS = (2, 3, 3)


def begun(folder: Path, *lines: str) -> Any:
    """The game in which the card with these lines is being carried out."""
    file = folder / "tins.dow"
    text = "\n".join(f"        {line}" for whole in lines for line in whole.split("\n"))
    file.write_text(CARD.format(lines=text), "utf-8")
    (found,) = checking.tests_of([file])
    laid = table(found.cards, 3).controls(1, "Amara Diallo").controls(2, "Greta Solheim")
    laid = laid.controls(3, "Yuki Lowe").waste_of(12).dice(1, 6, 6, 6)
    game: Any = laid.crossroads("The Sealed Tins").begin()
    game.log = []
    game.choose(next(i for i, key in enumerate(game.decision.keys) if key.startswith("clean")))
    return game


def after(folder: Path, *lines: str, numbers: tuple[int, ...] = NUMBERS) -> tuple[Any, list[Any]]:
    """The game in which the card with these lines was carried out, and what was told of it."""
    game, left = begun(folder, *lines), list(numbers)
    while game.decision.kind != "action":
        kind = game.decision.kind
        at = left.pop(0) - 1 if kind == "number" else len(game.decision) - 1
        game.choose(at)
    return game, game.log


def shown(log: list[Any]) -> list[tuple[int, ...]]:
    return [entry[1:] for entry in log if entry[0] == E.NUMBER_SHOWN]


def test_every_word_that_is_told_of_the_numbers_shows_them() -> None:
    asking = [word for word in VOCABULARY.words if word.of_last == PICKED]
    assert {word.phrase for word in asking} == set(ASKING)
    assert all(word.shown_by for word in asking)


@pytest.mark.parametrize("line", [one for lines in ASKING.values() for one in lines if one])
def test_everybody_is_told_before_what_comes_of_it(line: str, tmp_path: Path) -> None:
    _, log = after(tmp_path, ALL, line)
    assert sorted(shown(log)) == list(enumerate(NUMBERS))
    events = [entry[0] for entry in log]
    first = min(events.index(event) for event in COMES if event in events)
    assert max(at for at, event in enumerate(events) if event == E.NUMBER_SHOWN) < first
    assert max(at for at, event in enumerate(events) if event == E.NUMBER_NOTED) < events.index(
        E.NUMBER_SHOWN
    )


def test_nobody_sees_them_before_a_line_asks(tmp_path: Path) -> None:
    """Nor where a rule in force asks, or an option is looked at ahead."""
    ahead = f'choose one\n    option "A"\n        the player with the highest number {LIBRARY}'
    ahead += '\n    option "B"\n        add 1 food'
    waits = "until the end of this round\n    when a player is exiled\n"
    waits += "        add (number picked by you) food"
    for lines in ((ALL,), (ALL, "add 1 food"), (ALL, ahead), (ALL, waits)):
        _, log = after(tmp_path, *lines)
        assert not shown(log) and E.NUMBER_NOTED in [entry[0] for entry in log], lines


def test_they_are_told_once_and_again_when_picked_anew(tmp_path: Path) -> None:
    first, last = (f"the player with the {one} number {LIBRARY}" for one in ("highest", "lowest"))
    _, log = after(tmp_path, ALL, f"{first}\n{last}\nif a player picked 1\n    {first}")
    assert len(shown(log)) == 3
    _, log = after(tmp_path, ALL, first, ALL, first, numbers=(*NUMBERS, 1, 1, 2))
    assert [number for _, number in sorted(shown(log)[3:])] == [1, 1, 2]
    assert sorted(shown(log)[:3]) == list(enumerate(NUMBERS)) and len(shown(log)) == 6


@pytest.mark.parametrize("equals", (True, False))
def test_the_question_says_that_several_fit_and_who_decides(tmp_path: Path, equals: bool) -> None:
    """A choice that a card gives somebody is none between equals."""
    highest = (f"the player with the highest number {LIBRARY}",)
    chosen = ("choose a player as friend", f"the friend {LIBRARY}")
    game = begun(tmp_path, ALL, *(highest if equals else chosen))
    game.choose(1)  # to guess
    for number in NUMBERS:
        assert "number that nobody else sees" in purpose(game, asked(game))
        assert question_words(game, asked(game)) == "Which number?"
        game.choose(number - 1)
    assert game.decision.kind == "player" and game.decision.player == game.first_player
    told = "Several fit equally well, and the first player decides: which one is meant?"
    assert purpose(game, asked(game)) == (told if equals else "")


def test_who_decides_between_equals_is_told(tmp_path: Path) -> None:
    line = f"the player with the highest number {LIBRARY}"
    game, log = after(tmp_path, ALL, line)
    assert [entry for entry in log if entry[0] == E.LEVEL_DECIDED] == [
        (E.LEVEL_DECIDED, game.first_player, 2)
    ]
    again = type(game).from_json(game.to_json(), game.cards)
    assert again.noted == game.noted and wrong(again) == ""
    for seat in (0, 1, 2):
        said = [each.strip() for each in narrate(game.cards, log, seat)]
        names = [f"Player {n}{' (you)' if n == seat + 1 else ''}" for n in (1, 2, 3)]
        told = [f"{name} shows the number {n}." for name, n in zip(names, NUMBERS, strict=True)]
        start = said.index(told[0])
        decided = f"{names[0]} decides between equals: {names[2].replace('P', 'p')}."
        assert said[start : start + 4] == [*told, decided]
    _, log = after(tmp_path, ALL, line, numbers=(1, 2, 3))
    assert len(shown(log)) == 3 and E.LEVEL_DECIDED not in [entry[0] for entry in log]
