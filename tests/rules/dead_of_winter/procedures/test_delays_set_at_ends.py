"""A delay to the end of this or the next turn or round counts from the one that is under way when
it is said, also when that is said at its very end, or when no turn is under way (R-XROADS-12).
"""

from __future__ import annotations

from pathlib import Path

import pytest

from dowlang.engine.card_set import CardSet
from dowlang.engine.game import Game
from dowlang.engine.saves import from_json, to_json
from dowlang.project import load_source
from dowlang.project.card_selection import addition
from dowlang.rulesets.dead_of_winter.procedures.crossroads import drop
from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from tests.testing.trying import failures

PLAYERS = 3
ADDED = 7  # food, told apart from every other
WHEN = {
    "at the end of this turn": "turn",
    "at the end of next turn": "turn",
    "at the end of your turn": "turn",
    "at the end of this round": "round",
    "at the end of next round": "round",
    "at the start of next round": "round",
    "at the start of next turn": "turn",
}
YOURS = (1, 5, 9, 10)  # turns of who has the first, since the first player is another each round


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
    "at the end of your turn": (1, 0),
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
    one = turns + (in_a_turn or WHEN[outer] == "round")  # turn that is under way, or the next
    wanted = {
        "at the end of this turn": turns + in_a_turn,
        "at the end of next turn": turns + 1 + in_a_turn,
        "at the end of your turn": next(turn for turn in YOURS if turn >= one),
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


GIVEN = """\
    given players = 3, seed 1, food = 5, morale = 7, cards in the crossroads deck = 0
    given player 1 controls "Noor Haddad", "Noor Haddad" is at the colony
    given player 2 controls "Biscuit", "Biscuit" is at the colony
    given player 3 controls "Yuki Lowe", "Aspirin" is in the waste pile, dice of player 1 are 6
"""
GROWS = ("at the start of next turn", "    add 4 food")
GROWS_LATER = ("at the end of next turn", *(f"    {line}" for line in GROWS))


def tried(number: int, lines: tuple[str, ...], *then: str) -> str:
    """A card whose lines are carried out in the first turn, and what comes of it."""
    rows = [
        f'crossroads "Delay {number}"',
        '    flavor "x"',
        "    when you clean waste",
        '    option "Go"',
        *(f"        {line}" for line in lines),
        '    option "No"',
        "        lose 1 morale",
        "",
        f'test "delay {number}"',
        f'{GIVEN}    given crossroads "Delay {number}"',
        "    when player 1 cleans waste",
        '    when player 1 chooses "Go"',
        *(f"    {line}" for line in then),
        "",
    ]
    return "\n".join(rows) + "\n"


ROUND = ("when player 2 starts", "when player 3 starts", "when player 1 starts")
CONDITIONS = [
    (shape, when, grows, food)
    for shape in ("while", "if")
    for when, grows in (
        ("at the end of this turn", GROWS),
        ("at the start of next turn", GROWS_LATER),
        ("at the end of next turn", GROWS_LATER),
    )
    for food in (5, 6)
]


def test_a_moment_for_which_the_condition_did_not_hold_is_over(tmp_path: Path) -> None:
    """This turn and the next are one turn each: no later one is asked for the condition anew."""
    text = ""
    for number, (shape, when, grows, food) in enumerate(CONDITIONS):
        under = (f"while food >= {food}", f"    {when}", "        add 1 starvation token")
        behind = (f"{when} if food >= {food}", "    add 1 starvation token")
        rules = under if shape == "while" else behind
        lines = (*grows, "for the rest of the game", *(f"    {rule}" for rule in rules))
        text += tried(number, lines, *ROUND, f"then starvation = {int(food == 5)}")
    assert failures(tmp_path, text) == []


def test_the_end_of_your_turn_said_at_each_end_comes_for_each(tmp_path: Path) -> None:
    each = ("until the end of next round", "    at the end of each turn")
    lines = (*each, "        at the end of your turn", "            add 1 starvation token")
    text = tried(0, lines, *ROUND, *ROUND[:1], "then starvation = 5")
    assert failures(tmp_path, text) == []


def test_a_condition_is_asked_when_the_delay_comes(tmp_path: Path) -> None:
    """What is put down for an end under way asks when all else that comes at it is done."""
    late = (
        "at the end of this turn",
        "    for the rest of the game",
        "        at the end of this turn if food >= 6",
        "            add 1 starvation token",
        "        while food <= 5",
        "            at the end of this turn",
        "                add 3 starvation tokens",
        "    add 4 food",
    )
    assert failures(tmp_path, tried(0, late, *ROUND, "then starvation = 1")) == []


def test_who_dies_when_the_turn_is_closed_dies_at_that_end(tmp_path: Path) -> None:
    lines = (
        "until the end of this turn",
        "    survivors cannot be killed",
        "for the rest of the game",
        "    when a survivor is killed",
        "        at the end of this turn",
        "            add 5 food",
        '"Biscuit" gets 3 wounds',
    )
    died = ("when player 2 starts", 'then "Biscuit" is not in play and food = 10')
    assert failures(tmp_path, tried(0, lines, *died)) == []


LATE = (
    "at the end of this turn",
    "    at the end of this turn",
    "        each player discards 1 card",
    "        at the end of this turn",
    "            add 1 food",
    "        each player may discard 1 card",
    "    at the end of this turn",
    "        each player may discard 1 card",
    "    each player may discard 1 card",
)


def test_a_game_is_saved_while_something_waits_for_the_end_under_way() -> None:
    text = tried(0, LATE).partition('test "')[0].replace("when you clean waste", "if food >= 0")
    cards = load_source(addition([], {"delays": text.encode()}))
    game: Winter = Game(cards, seed=3, players=PLAYERS).clone()  # type: ignore[assignment]
    while game.stack[-1][2] != "action":
        game.choose(len(game.stack[-1][3]) - 1)
    drop(game)
    game.do(cards.handler("additions/delays")["start"], game.active_player)
    game.run()
    waited = 0
    while waited < 3:
        if any(frame[0] == "late_at_end" for frame in game.stack):
            waited += 1
            loaded = from_json(to_json(game), cards)
            assert loaded.digest == game.digest
            game = loaded  # type: ignore[assignment]
        assert game.turn == 1  # it is the end of this turn all the time
        game.choose(0)
