"""The words that tests of the night game use, and short forms for writing their steps."""

from __future__ import annotations

from dowlang.semantics.ir import (
    Call,
    CardTest,
    Compare,
    Constant,
    Expression,
    Given,
    Local,
    Match,
    Move,
    Named,
    Number,
    Tally,
    Then,
)
from dowlang.testing import WrittenTest
from dowlang.vocabulary.declarations import EventWord, NumberWord, Place, TruthWord
from dowlang.vocabulary.noun_declarations import Noun
from tests.worlds import night
from tests.worlds.night import Night


def set_oil(g: Night, value: int) -> None:
    if value > 9:
        raise ValueError(f"the can holds 9, not {value}")
    g.oil = value


def put(g: Night, walker: int, spot: int) -> None:
    g.spot[walker] = spot


def is_at(g: Night, walker: int, spot: int) -> bool:
    return g.spot[walker] == spot


def hurt(g: Night, walker: int) -> int:
    return g.hurt[walker]


def set_hurt(g: Night, walker: int, value: int) -> None:
    g.hurt[walker] = value


def set_all(g: Night, values: tuple[int, ...]) -> None:
    g.hurt[: len(values)] = values


def in_force(g: Night, card: int) -> None:
    g.card = card


OIL = Noun("oil", "oil", total=lambda g: g.oil, make=set_oil)
PLAYER = Noun("player", "players", domain=lambda g: range(g.players))
WALKER = Noun(
    "walker", "walkers", domain=lambda g: range(3), named=lambda g, slug: night.WALKERS.index(slug)
)
SPOT = Noun(
    "spot",
    "spots",
    domain=lambda g: (0, 1),
    constants={"hill": "HILL", "home": "HOME"},
    module="tests.worlds.night",
)
CARD = Noun("card", "cards", named=lambda g, slug: g.cards.number("card", slug), make=in_force)
AT = TruthWord(Place.STATE, "at {spot}", is_at, subject="walker", make=put)
HURT = NumberWord(Place.NUMBER, "wounds of {walker}", hurt, make=set_hurt)
ALL_HURT = NumberWord(Place.NUMBER, "wounds", hurt, make=set_all)
WALKS = EventWord(
    Place.EVENT,
    "you walk to {to}",
    lambda: None,
    payload=(("player", "player"), ("walker", "walker"), ("to", "spot")),
    event=night.WALKED,
    option="walk",
)
CALLS = EventWord(
    Place.EVENT,
    "you call",
    lambda: None,
    payload=(("player", "player"), ("walker", "walker")),
    event=night.CALLED,
    option="search",
)

TRUE = Constant(True)
MARA, OLEK = Named(WALKER, "mara"), Named(WALKER, "olek")


def oil_is(number: int, operator: str = "=") -> Expression:
    return Compare(operator, Tally(OIL), Number(number))


def wounds(walker: Named, number: int) -> Expression:
    return Compare("=", Call(HURT, (walker,)), Number(number))


def given_oil(value: int, line: int = 2) -> Given:
    return Given("number", line, OIL, value=value)


def given_card(slug: str, line: int = 3) -> Given:
    return Given("card", line, CARD, text=slug)


def walks(line: int, player: int, walker: Named, spot: str, **forced: int) -> Move:
    """`when player n walks … to …`, with forced dice by stream."""
    fields = tuple(Local(name, noun) for name, noun in WALKS.payload)
    conditions: list[Expression] = [
        Compare("=", fields[0], Local("you", "player")),
        Compare("=", fields[1], walker),
        Compare("=", fields[2], Named(SPOT, spot)),
    ]
    event = Match(WALKS, night.WALKED, "", fields, tuple((c, line) for c in conditions), line)
    return Move("event", line, player, event, forced=tuple(forced.items()))


def calls(line: int, player: int) -> Move:
    fields = tuple(Local(name, noun) for name, noun in CALLS.payload)
    conditions = ((Compare("=", fields[0], Local("you", "player")), line),)
    return Move("event", line, player, Match(CALLS, night.CALLED, "", fields, conditions, line))


def chooses(line: int, player: int, text: str, *dice: int) -> Move:
    return Move("chooses", line, player, text=text, forced=tuple(("die", value) for value in dice))


def votes(line: int, player: int, vote: bool) -> Move:
    return Move("votes", line, player, vote=vote)


def then(line: int, condition: Expression = TRUE) -> Then:
    return Then(line, condition)


def case(*steps: Given | Move | Then, todo: str = "", text: str = "") -> WrittenTest:
    return WrittenTest(CardTest("a test", 1, steps, todo), "light.dow", "night/cards/light", text)
