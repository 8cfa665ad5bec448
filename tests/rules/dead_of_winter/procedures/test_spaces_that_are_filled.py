"""No word and no rule brings more people to a place than it has spaces for, also where some fill
two or three: every effect is carried out on crowded tables.

Rules: R-BOARD-06, R-SURV-01, R-SURV-03, R-EXILE-03, U-31. A lost last survivor is replaced beyond
the spaces of the colony (U-27), so every player has another survivor on these tables.
"""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import islice
from pathlib import Path

import pytest

from dowlang.engine.card_set import CardSet
from dowlang.engine.ongoing_effects import FOREVER, Change, Origin, change
from dowlang.project import checking, load_source
from dowlang.project.card_selection import addition
from dowlang.rulesets.dead_of_winter.procedures.exile import exile
from dowlang.rulesets.dead_of_winter.procedures.moving_and_joining import join
from dowlang.rulesets.dead_of_winter.state.board import capacity, group, in_play, spaces_taken
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.parameters import SPACES_NEEDED
from dowlang.rulesets.dead_of_winter.state.types import COLONY, LOCATIONS, OUTSIDE
from dowlang.testing import run_tests
from tests.rules.dead_of_winter.midgame import tried
from tests.rules.dead_of_winter.words.test_ahead_against_what_is_done import (
    EFFECTS,
    card,
    stands,
    tables,
)

TABLES, SEEDS, FREE, OPTIONS = 3, 2, 1, 10
MOVES = re.compile("survivor|leader|exile|place|move|join|room|swap|give")
"""In words of effects that may bring somebody to another place."""
MORE = (
    '"Halima Yusuf" joins you',
    "2 survivors join you",
    "swap a survivor you control with another survivor",
    "place each survivor you control at the colony",
    'move a survivor you control to "School"',
    'make room for 2 survivors at "School"',
    "exile another player",
    "give a survivor you control to another player",
    "a survivor you control becomes your leader",
)


@lru_cache(maxsize=1)
def read() -> tuple[CardSet, tuple[str, ...]]:
    """Return a set with an option for every effect, and these."""
    lines = tuple(
        dict.fromkeys(line for line in (*EFFECTS, *MORE) if MOVES.search(line) and stands(line))
    )
    text = "".join(
        card(f"Space {at // OPTIONS}", list(lines[at : at + OPTIONS]))
        for at in range(0, len(lines), OPTIONS)
    )
    return load_source(addition([], {"pairs": text.encode()})), lines


def crowded(game: Winter) -> Winter:
    """Every second survivor fills two spaces, every fifth three, and each place has one or two
    empty ones at the most.
    """
    for survivor in range(len(game.controller)):
        needs = 3 if survivor % 5 == 4 else 2 if survivor % 2 else 1
        change(game, Origin("", 0, FOREVER), Change(SPACES_NEEDED, needs, True, survivor))
    for place in OUTSIDE:
        game.survivor_spaces[place] = max(
            game.survivor_spaces[place], spaces_taken(game, place) + FREE + place % 2
        )
        game.survivor_spaces[place] = spaces_taken(game, place) + FREE + place % 2
    game.helpless = 0
    game.helpless = max(0, capacity(game, COLONY) - spaces_taken(game, COLONY) - FREE)
    return game


@lru_cache(maxsize=1)
def laid() -> tuple[Winter, ...]:
    """Return tables on which everybody has two survivors at least, crowded."""
    found = (
        game
        for game in tables(read()[0])
        if all(len(group(game, player)) > 1 for player in range(game.players))
    )
    return tuple(crowded(game) for game in islice(found, TABLES))


def overfull(game: Winter) -> list[str]:
    return [
        name
        for place, name in enumerate(LOCATIONS)
        if spaces_taken(game, place) > capacity(game, place)
    ]


def test_no_effect_fills_more_spaces_than_there_are() -> None:
    _, lines = read()
    wrong, done = [], set()
    for game in laid():
        assert not overfull(game)
        for number, line in enumerate(lines):
            name = f"additions/pairs/space_{number // OPTIONS}"
            for seed in range(SEEDS):
                after, _, granted = tried(
                    game,
                    lambda copy, name=name: copy.do(
                        copy.cards.handler(name)["start"], copy.active_player
                    ),
                    seed,
                    number % OPTIONS + 1,
                )
                if granted:
                    done.add(line)
                    if after.location != game.location and overfull(after):
                        wrong.append((line, overfull(after), game.seed, seed))
    assert not wrong
    assert len(set(MORE) & done) >= len(MORE) - 3  # full places leave no way for some
    assert len(done) >= len(lines) // 2


@pytest.mark.parametrize("exiled", [False, True])
def test_no_newcomer_fills_more_spaces_than_there_are(exiled: bool) -> None:
    came = 0
    for game in laid():
        for survivor in game.survivor_deck:
            copy = game.clone()
            copy.exiled[0] = int(exiled)
            after, _, _ = tried(copy, lambda table, who=survivor: table.do(join, who, 0), 1)
            came += survivor in in_play(after)
            assert not overfull(after), survivor
    assert came


def test_nobody_who_is_exiled_goes_where_too_few_are_empty() -> None:
    for game in laid():
        for seed in range(SEEDS):
            after, _, _ = tried(game, lambda table: table.do(exile, 0), seed)
            held = [
                place for place in OUTSIDE if spaces_taken(after, place) > capacity(after, place)
            ]
            assert not held


CARD = """survivor "Big Wendeline"
    flavor "She takes the bench, and the wall behind it."
    occupation "smith"
    female
    influence 30
    attack 2+
    search 4+
    at anywhere
    passive
        the bearer fills 2 spaces

crossroads "Bench Space"
    flavor "Shove up."
    when you clean waste
    option "Make two"
        make room for 2 survivors at "Gas Station"
        gain 1 morale
    option "Joins"
        "Big Wendeline" joins you
    option "Top"
        a survivor joins you
    option "Neither"
        lose 1 morale

"""
TABLE = """test "{0}"
    given players = 2, seed 1, morale = 5
    given player 1 controls "Amara Diallo", player 2 controls "Biscuit"
    given "Biscuit" is at "School", dice of player 1 are 6 6
    given "Aspirin" is in the waste pile
    given crossroads "Bench Space"
"""
TESTS = {
    "one who fills two leaves": (
        'given player 2 controls "Big Wendeline", "Big Wendeline" is at "Gas Station"',
        "when player 1 cleans waste",
        'when player 1 chooses "Make two"',
        'then "Big Wendeline" is at the colony and morale = 6',
    ),
    "one space, no joining": (
        "given helpless survivors = 22",
        "when player 1 cleans waste",
        'then player 1 cannot choose "Joins"',
    ),
    "two spaces, she comes": (
        "given helpless survivors = 21",
        "when player 1 cleans waste",
        'when player 1 chooses "Joins"',
        'then "Big Wendeline" is at the colony',
    ),
    "drawn, she stays on top": (
        'given helpless survivors = 22, "Big Wendeline" is on top of the survivor deck',
        "when player 1 cleans waste",
        'when player 1 chooses "Top"',
        "then helpless survivors = 22 and survivors at the colony = 1",
        'then "Big Wendeline" is on top of the survivor deck',
    ),
}
REFUSED = {
    "given where one is empty": (
        'given player 2 controls "Yuki Lowe", "Yuki Lowe" is at "Gas Station"',
        'given player 2 controls "Big Wendeline", "Big Wendeline" is at "Gas Station"',
        "then morale = 5",
    ),
    "given in a colony with one": (
        'given helpless survivors = 22, player 2 controls "Big Wendeline"',
        "then morale = 5",
    ),
}


def told(folder: Path, tests: dict[str, tuple[str, ...]]) -> dict[str, str]:
    """Return the message of each of these tests, empty where it passes."""
    text = CARD + "\n".join(
        TABLE.format(name) + "".join(f"    {line}\n" for line in lines)
        for name, lines in tests.items()
    )
    (folder / "bench.dow").write_text(text, "utf-8")
    (asked,) = checking.tests_of([folder / "bench.dow"])
    return {one.name: one.message() for one in run_tests(asked.cards, asked.tests).results}


def test_who_fills_two_comes_and_goes_as_two(tmp_path: Path) -> None:
    assert told(tmp_path, TESTS) == dict.fromkeys(TESTS, "")


def test_a_table_with_more_than_its_spaces_is_refused(tmp_path: Path) -> None:
    assert all("space" in message for message in told(tmp_path, REFUSED).values())
