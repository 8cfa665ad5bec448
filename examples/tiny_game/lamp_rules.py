"""The lamp as a game: two to four keepers, oil, light, and a storm that grows.

State and procedures; no card is known here.

A night: every keeper either fetches oil or pours it into the lamp; then the storm takes light.
Without light the coast is lost; who is still shining after the last night has won. Before each
keeper's deed the uppermost *weather* card may come up.
"""

from __future__ import annotations

from dowlang.engine.card_set import CardSet
from dowlang.engine.effect_lifetimes import expire
from dowlang.engine.frames import Answer, Frame
from dowlang.engine.game import Game
from dowlang.engine.ongoing_effects import value
from dowlang.engine.ruleset import Event

DECK, DIE = range(2)  # streams of chance
DARK, MORNING = 1, 2  # why a game ends
STORM, NIGHTS = range(2)  # numbers of the rules
TURN, NIGHT = range(2)  # scopes of lasting effects
(
    NIGHT_STARTED,
    NIGHT_ENDED,
    TURN_STARTED,
    TURN_ENDED,
    POURED,
    VOTE_STARTED,
    VOTE_ENDED,
    DIE_ROLLED,
) = range(8)

KEEPER = ("keeper", "player")
EVENTS = (
    Event("night_started", (("night", "number"),), telling="night {night} falls"),
    Event("night_ended", (("night", "number"),)),
    Event("turn_started", (KEEPER,)),
    Event("turn_ended", (KEEPER,)),
    Event("poured", (KEEPER,), telling="{keeper} pours oil"),
    Event("vote_started", ()),
    Event("vote_ended", (("passed", "number"), ("ups", "number"), ("downs", "number"))),
    Event("die_rolled", (KEEPER, ("roll", "number"))),
)


class Lamp(Game):
    """The state of one game: numbers and tuples of numbers, nothing else."""

    players: int
    oil: list[int]  # by keeper
    light: int
    night: int
    turn: int
    keeper: int  # whose turn it is
    weather: tuple[int, ...]  # cards by number, the top is the last
    fact: Frame  # the event of the last deed

    def arbiter(self) -> int:
        return 0

    def active(self) -> int:
        return self.keeper


def new_night(g: Lamp) -> None:
    g.night += 1
    if g.night > g.param[NIGHTS]:
        g.end(MORNING)
    g.emit(NIGHT_STARTED, g.night)
    for seat in range(g.players):
        g.do(new_turn, (g.night + seat) % g.players)
    g.do(storm)


def new_turn(g: Lamp, keeper: int) -> None:
    g.turn, g.keeper = g.turn + 1, keeper
    g.emit(TURN_STARTED, keeper)
    g.do(look_at_weather, keeper)
    g.do(act, keeper)


def act(g: Lamp, keeper: int) -> None:
    number = g.cards.ruleset.option_number
    options: list[Answer] = [(number["fetch"],)]
    if g.oil[keeper]:
        options.append((number["pour"],))
    g.ask(keeper, "deed", options)
    g.receive(acted, keeper)


def acted(g: Lamp, answer: Answer, keeper: int) -> None:
    if g.cards.ruleset.option_kinds[answer[0]].name == "pour":
        g.oil[keeper], g.light, g.fact = g.oil[keeper] - 1, g.light + 3, (POURED, keeper)
        g.emit(*g.fact)
    else:
        g.oil[keeper] += 1 + g.roll(DIE, 2)
    g.do(look_at_weather, keeper)
    g.do(turn_over, keeper)


def turn_over(g: Lamp, keeper: int) -> None:
    g.emit(TURN_ENDED, keeper)
    expire(g, TURN, g.turn)


def storm(g: Lamp) -> None:
    g.do(lose_light, value(g, STORM) + g.night)
    g.do(night_over)


def lose_light(g: Lamp, count: int) -> None:
    """Lose light. Without any the coast is lost."""
    g.light = max(0, g.light - count)
    if not g.light:
        g.end(DARK)


def night_over(g: Lamp) -> None:
    g.emit(NIGHT_ENDED, g.night)
    expire(g, NIGHT, g.night)
    g.do(new_night)


def look_at_weather(g: Lamp, keeper: int) -> None:
    """Before and after each deed: does the uppermost weather card come up?"""
    fact, g.fact = g.fact, ()
    if not g.weather:
        return
    card = g.cards.of_kind["weather"][g.weather[-1]]
    roles, waits_for = g.cards.handler(card["path"]), card.get("event", -1)
    if waits_for >= 0 and (not fact or fact[0] != waits_for):
        return
    payload = fact[1:] if waits_for >= 0 else ()
    if not roles["trigger"](g, keeper, *payload):  # 0: no line of the trigger fails
        g.weather = g.weather[:-1]
        g.do(roles["start"], keeper, *payload)


def new_game(
    cards: CardSet, seed: int = 1, players: int = 3, rules: dict[str, int] | None = None
) -> Lamp:
    """A game run to its first decision."""
    g = Lamp.prepared(cards, seed, rules)
    g.players, g.oil, g.light, g.night, g.turn, g.keeper, g.fact = (
        players,
        [1] * players,
        8,
        0,
        0,
        0,
        (),
    )
    g.weather = g.shuffled(DECK, range(len(cards.of_kind.get("weather", ()))))
    g.do(new_night)
    g.run()
    return g


STEPS = (new_night, new_turn, act, acted, turn_over, storm, lose_light, night_over, look_at_weather)
