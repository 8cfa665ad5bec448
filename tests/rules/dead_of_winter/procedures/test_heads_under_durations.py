"""A rule under a duration happens at each moment that lies in it, and a rule of which every moment
lies outside is warned of: the duration and the moment are laid on one line of turns and rounds.
"""

from __future__ import annotations

from itertools import product
from typing import NamedTuple

import pytest

from dowlang.diagnostics import Severity
from dowlang.engine.card_set import CardSet
from dowlang.engine.game import Game
from dowlang.project import checking, load_source
from dowlang.project.card_selection import addition
from dowlang.rulesets.dead_of_winter.procedures.crossroads import drop
from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state.game_state import Winter

PLAYERS, ROUNDS = 3, 4
ADDED = 7  # food, told apart from every other
DURATIONS = (
    "until the end of this turn",
    "until the end of this round",
    "until the end of next turn",
    "until the end of next round",
    "during the next turn",
    "during the next round",
    "for the rest of the game",
)
WITH_NEXT = [
    f"at the {at} of {which} {unit}"
    for at, unit, which in (
        ("start", "turn", "next"),
        ("start", "round", "next"),
        ("end", "turn", "this"),
        ("end", "round", "this"),
        ("end", "turn", "next"),
        ("end", "round", "next"),
    )
]
HEADS = (
    *WITH_NEXT,
    "at the start of your turn",
    "at the start of each turn",
    "at the start of each round",
    "at the end of your turn",
    "at the end of each turn",
    "at the end of each round",
    "when a player starts",
    "when you start",
    "when the colony phase starts",
)
REFUSED = [(d, h) for d in DURATIONS for h in WITH_NEXT if d.startswith("during")]
"""Pairs of which nobody could say from when `this` and `next` count."""


BEFORE_YOURS = [("until the end of this round", "when you start")]


class Moment(NamedTuple):
    """A start or end of a turn or round: turns and rounds that have ended by then, and whose."""

    edge: str
    unit: str
    turns: int
    rounds: int
    player: int = -1


def line_of_time(players: int) -> list[Moment]:
    """Return the moments of a game in order: the player on the right begins the next round."""
    out, turns = [], 0
    for number in range(ROUNDS):
        out.append(Moment("start", "round", turns, number))
        for place in range(players):
            who = (place - number) % players
            out.append(Moment("start", "turn", turns, number, who))
            turns += 1
            out.append(Moment("end", "turn", turns, number, who))
        out.append(Moment("colony", "phase", turns, number))
        out.append(Moment("end", "round", turns, number + 1))
    return out


def within(duration: str, line: list[Moment], now: int) -> list[Moment]:
    """Return the moments of a duration that is said in the turn which begins at `now`."""
    ends = {
        unit: [at for at, m in enumerate(line) if at > now and (m.edge, m.unit) == ("end", unit)]
        for unit in ("turn", "round")
    }
    words = duration.split()
    unit = words[-1]
    if unit == "game":
        return line[now + 1 :]
    last = ends[unit][0 if "this" in words else 1]
    first = now + 1
    if words[0] == "during":
        first = next(
            at for at, m in enumerate(line) if at > now and (m.edge, m.unit) == ("start", unit)
        )
    return line[first : last + 1]


def happens(duration: str, head: str, players: int, now: int) -> list[tuple[int, int]]:
    """Return (turns, rounds) that have ended each time a rule happens."""
    line = line_of_time(players)
    lies = within(duration, line, now)
    if head.startswith("when the colony"):
        return [m[2:4] for m in lies if m.edge == "colony"]
    words = head.split()
    edge, unit = ("start", "turn") if words[0] == "when" else (words[2], words[-1])
    which = words[4] if words[0] == "at" else {"a": "each", "you": "your"}[words[1]]
    all_of_them = [m for m in line[now + 1 :] if (m.edge, m.unit) == (edge, unit)]
    if which in ("this", "next"):
        all_of_them = [all_of_them[1 if (edge, which) == ("end", "next") else 0]]
    return [
        m[2:4]
        for m in all_of_them
        if m in lies and (which != "your" or m.player == line[now].player)
    ]


def card(number: int, duration: str, head: str) -> str:
    return (
        f'crossroads "c{number}"\n    flavor "x"\n    if food >= 0\n    option "go"\n'
        f"        {duration}\n            {head}\n                add {ADDED} food\n"
        '    option "no"\n        lose 1 morale\n\n'
    )


PAIRS = [pair for pair in product(DURATIONS, HEADS) if pair not in REFUSED]


@pytest.fixture(scope="module")
def cards() -> CardSet:
    written = "".join(card(number, *pair) for number, pair in enumerate(PAIRS))
    return load_source(addition([], {"lasting": written.encode()}))


def comes(cards: CardSet, number: int) -> list[tuple[int, int]]:
    """Return (turns, rounds) that have ended each time the food comes, set in the first turn."""
    game: Winter = Game(cards, seed=3, players=PLAYERS).clone()  # type: ignore[assignment]
    while game.stack[-1][2] != "action":
        game.choose(len(game.stack[-1][3]) - 1)
    drop(game)
    game.log, game.crossroads_deck = [], ()
    game.do(cards.handler(f"additions/lasting/c{number}")["start"], game.active_player)
    game.morale = game.food = 60
    game.run()
    game.choose(0)
    out: list[tuple[int, int]] = []
    turns = rounds = read = 0
    while game.stack and rounds < 3:
        for entry in game.log[read:]:
            if entry[0] == E.FOOD_ADDED and entry[1] == ADDED:
                out.append((turns, rounds))
            turns += entry[0] == E.TURN_ENDED
            rounds += entry[0] == E.ROUND_ENDED
        read, game.morale, game.food = len(game.log), 60, 60
        if game.stack:
            game.choose(len(game.stack[-1][3]) - 1 if game.stack[-1][2] != "action" else 0)
    return [at for at in out if at[1] < 3]


@pytest.mark.sample(20)
@pytest.mark.parametrize("number", range(len(PAIRS)), ids=lambda n: ", ".join(PAIRS[n]))
def test_a_rule_happens_at_each_moment_of_its_duration(cards: CardSet, number: int) -> None:
    wanted = [at for at in happens(*PAIRS[number], PLAYERS, 1) if at[1] < 3]
    assert comes(cards, number) == wanted


def test_a_rule_that_never_happens_is_warned_of_and_no_other() -> None:
    """Whoever has the turn in which it is said, and of however many players.

    A block that comes later may be carried out in a turn before that of `you`.
    """
    written = [card(number, *pair) for number, pair in enumerate(PAIRS)]
    length = written[0].count("\n")
    found, _ = checking.check_source(addition([], {"lasting": "".join(written).encode()}))
    warned = {
        PAIRS[one.span.line // length]
        for one in found
        if one.code == "DOW5025" and one.span is not None
    }
    never = {
        pair
        for pair in PAIRS
        if not any(
            happens(*pair, players, now)
            for players in (2, PLAYERS)
            for now, at in enumerate(line_of_time(players))
            if at[:2] == ("start", "turn") and at.rounds < 2
        )
        and pair not in BEFORE_YOURS
    }
    assert never == warned and len(never) > 15


@pytest.mark.parametrize(("duration", "head"), REFUSED)
def test_this_and_next_below_a_turn_to_come_are_refused(duration: str, head: str) -> None:
    """Some count from the line, some from that turn; the line to write is said, and checks."""
    found, _ = checking.check_source(addition([], {"one": card(1, duration, head).encode()}))
    (told,) = [one for one in found if one.severity is Severity.ERROR or one.code == "DOW5025"]
    if told.code == "DOW5025":  # it lies in no turn at all
        assert "round" in head and duration == "during the next turn"
        return
    line = told.message.split("the line is `")[1].split("`")[0]
    assert told.code == "DOW3018" and line.split()[2:4] == head.split()[2:4]
    again, _ = checking.check_source(addition([], {"one": card(1, duration, line).encode()}))
    assert not [one for one in again if one.code != "DOW5011"]
