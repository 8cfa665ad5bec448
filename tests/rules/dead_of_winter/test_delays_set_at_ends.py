"""A delay to the end of this or the next turn or round counts from the one that is under way when
it is said, also when that is said at its very end, or when no turn is under way (R-XROADS-12).
"""

from __future__ import annotations

import pytest

from dowlang.engine.card_set import CardSet
from dowlang.engine.game import Game
from dowlang.project import load_source
from dowlang.project.card_selection import addition
from dowlang.rulesets.dead_of_winter.procedures.crossroads import drop
from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state.game_state import Winter

PLAYERS = 3
ADDED = 7  # food, told apart from every other
WHEN = {
    "at the end of this turn": "turn",
    "at the end of next turn": "turn",
    "at the end of this round": "round",
    "at the end of next round": "round",
    "at the start of next round": "round",
    "at the start of next turn": "turn",
}


def card(name: str, *lines: str) -> str:
    inner = "".join(f"{' ' * 4 * depth}        {line}\n" for depth, line in enumerate(lines))
    return (
        f'crossroads "{name}"\n    flavor "x"\n    if food >= 0\n    option "go"\n{inner}'
        f'{" " * 4 * len(lines)}        add {ADDED} food\n    option "no"\n'
        "        lose 1 morale\n\n"
    )


NESTED = [
    (outer, inner)
    for outer in WHEN
    for inner in WHEN
    if not (WHEN[outer] == "round" and inner == "at the end of this turn")  # it is nobody's
]


def name_of(*lines: str) -> str:
    return "".join(word[0] for line in lines for word in line.split())


@pytest.fixture(scope="module")
def cards() -> CardSet:
    """One card for each delay, and for each delay of which the block sets the next."""
    written = {name_of(one): card(name_of(one), one) for one in WHEN}
    written |= {name_of(*two): card(name_of(*two), *two) for two in NESTED}
    ends = [("at the end of this turn",) * 3, ("at the end of this round",) * 3]
    written |= {name_of(*three): card(name_of(*three), *three) for three in ends}
    return load_source(addition([], {"delays": "".join(written.values()).encode()}))


def comes(cards: CardSet, name: str) -> tuple[int, int]:
    """(turns that had ended, rounds that had ended) when the food comes, set in the first turn."""
    game: Winter = Game(cards, seed=3, players=PLAYERS).clone()  # type: ignore[assignment]
    while game.stack[-1][2] != "action":
        game.choose(len(game.stack[-1][3]) - 1)
    drop(game)
    game.log, game.food, game.crossroads_deck, game.morale = [], 60, (), 60
    game.do(cards.handler(f"additions/delays/{name}")["start"], game.active_player)
    game.run()
    game.choose(0)
    turns = rounds = read = 0
    for _ in range(4000):
        for entry in game.log[read:]:
            if entry[0] == E.FOOD_ADDED and entry[1] == ADDED:
                return turns, rounds
            turns += entry[0] == E.TURN_ENDED
            rounds += entry[0] == E.ROUND_ENDED
        read = len(game.log)
        if not game.stack:
            break
        game.choose(len(game.stack[-1][3]) - 1 if game.stack[-1][2] != "action" else 0)
    raise AssertionError("it never came")


ALONE = {
    "at the end of this turn": (1, 0),
    "at the end of next turn": (2, 0),
    "at the end of this round": (PLAYERS, 1),
    "at the end of next round": (2 * PLAYERS, 2),
    "at the start of next turn": (1, 0),
    "at the start of next round": (PLAYERS, 1),
}


@pytest.mark.parametrize("when", list(ALONE))
def test_a_delay_set_in_a_turn(cards: CardSet, when: str) -> None:
    assert comes(cards, name_of(when)) == ALONE[when]


@pytest.mark.parametrize(("outer", "inner"), NESTED)
def test_a_delay_set_by_a_delay(cards: CardSet, outer: str, inner: str) -> None:
    """An end that is being carried out is still this one, whatever is put down for it."""
    turns, rounds = ALONE[outer]
    in_a_turn = outer == "at the start of next turn"  # else one is over, or none has begun
    rounds_of = rounds if "start" in outer or "turn" in outer else rounds - 1
    wanted = {
        "at the end of this turn": turns + in_a_turn,
        "at the end of next turn": turns + 1 + in_a_turn,
        "at the start of next turn": turns + in_a_turn,
        "at the end of this round": (rounds_of + 1) * PLAYERS,
        "at the end of next round": (rounds_of + 2) * PLAYERS,
        "at the start of next round": (rounds_of + 1) * PLAYERS,
    }
    assert comes(cards, name_of(outer, inner))[0] == wanted[inner]


@pytest.mark.parametrize("unit", ["turn", "round"])
def test_what_is_put_down_three_deep_at_one_end_comes_at_it(cards: CardSet, unit: str) -> None:
    when = f"at the end of this {unit}"
    assert comes(cards, name_of(when, when, when)) == ALONE[when]
