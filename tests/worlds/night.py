"""A tiny game for the tests of `dow test`: walkers, a hill, oil for one lamp, three cards written
by hand as their handlers.

A turn: emit `turn_started`, look at the card, then actions until the player passes. A walk rolls
the weather (0 calm, 1 rain, 2 hail; hail hurts) and asks who carries the lamp; a search asks how
loud it is. Weather has six faces of its own, so that a face is not its number less one.
"""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType, SimpleNamespace
from typing import Any, cast

from dowlang.engine.card_set import CardSet, Edition
from dowlang.engine.dice import roll_die
from dowlang.engine.frames import Answer, Frame
from dowlang.engine.game import Game
from dowlang.engine.offers import STEPS as OFFER_STEPS
from dowlang.engine.offers import choose_option
from dowlang.engine.ruleset import Event, OptionKind, Ruleset, Setting
from dowlang.engine.voting import STEPS as VOTE_STEPS
from dowlang.engine.voting import vote

HOME, HILL = 0, 1
TURN_STARTED, TURN_ENDED, WALKED, CALLED, DIE_ROLLED, WEATHER = range(6)
PLAYER = ("player", "player")
EVENTS = (
    Event("turn_started", (PLAYER,), telling="{player} begins"),
    Event("turn_ended", (PLAYER,), telling="{player} ends the turn"),
    Event(
        "walked", (PLAYER, ("walker", "walker"), ("to", "spot")), telling="{walker} walks to {to}"
    ),
    Event("called", (PLAYER, ("walker", "walker")), telling="{walker} calls"),
    Event("die_rolled", (PLAYER, ("roll", "number"))),
    Event("weather", (("face", "number"),)),
)
OPTION_KINDS = (
    OptionKind("walk", "{0} walks to {1}", ("walker", "spot")),
    OptionKind("search", "{0} searches", ("walker",)),
    OptionKind("pass", "pass"),
    OptionKind("carry", "{0} carries the lamp", ("walker",)),
    OptionKind("number", "{0}", ("number",)),
    OptionKind("vote", "vote {0}", ("number",)),
    OptionKind("option", "{1}", ("path", "label")),
    OptionKind("accept", "yes"),
    OptionKind("decline", "no"),
    OptionKind("done", "done"),
)
FACES = (0, 0, 0, 1, 1, 2)
WALKERS = ("mara", "olek", "ines")


class Night(Game):
    players: int
    active_player: int
    oil: int
    spot: list[int]
    hurt: list[int]
    lamp: int
    card: int
    fact: Frame

    def active(self) -> int:
        return self.active_player

    def roll_of(self, stream: str, value: int) -> int:
        return FACES.index(value) if stream == "weather" else value - 1


def ask(g: Night, player: int, kind: str, options: list[tuple[Any, ...]]) -> None:
    number = g.cards.ruleset.option_number
    answers: list[Answer] = [(number[name], *rest) for name, *rest in options]
    g.ask(player, kind, answers)


def turn(g: Night, player: int) -> None:
    g.active_player, g.fact = player, (-1, player)
    g.emit(TURN_STARTED, player)
    g.do(look, player)
    g.do(act, player)


def act(g: Night, player: int) -> None:
    mine = [w for w in range(len(WALKERS)) if w % g.players == player]
    ask(
        g,
        player,
        "action",
        [
            *(("walk", w, HILL if g.spot[w] == HOME else HOME) for w in mine),
            *(("search", w) for w in mine),
            ("pass",),
        ],
    )
    g.receive(acted, player)


def acted(g: Night, answer: Answer, player: int) -> None:
    g.fact = ()
    kind = OPTION_KINDS[answer[0]].name
    if kind == "pass":
        g.emit(TURN_ENDED, player)
        g.do(turn, (player + 1) % g.players)
        return
    g.do(walk if kind == "walk" else search, player, *answer[1:])
    g.do(look, player)
    g.do(act, player)


def walk(g: Night, player: int, walker: int, to: int) -> None:
    g.spot[walker], g.fact = to, (WALKED, player, walker, to)
    g.emit(*g.fact)
    face = FACES[g.roll(2, 6)]
    g.emit(WEATHER, face)
    g.hurt[walker] += face == 2
    ask(g, player, "carry", [("carry", w) for w in range(len(WALKERS)) if g.spot[w] == to])
    g.receive(carried)


def carried(g: Night, answer: Answer) -> None:
    g.lamp = answer[1]


def search(g: Night, player: int, walker: int) -> None:
    ask(g, player, "loudness", [("number", 0), ("number", 1), ("number", 2)])
    g.receive(searched, player, walker)


def searched(g: Night, answer: Answer, player: int, walker: int) -> None:
    if answer[1]:
        g.fact = (CALLED, player, walker)
        g.emit(*g.fact)


def look(g: Night, player: int) -> None:
    """Does the card in force come up? It does so once."""
    if g.card < 0:
        return
    card = g.cards.facts[g.card]
    roles = g.cards.handler(card["path"])
    if not roles["trigger"](g, player):
        g.card = -1
        g.do(roles["start"], player)


# ---- cards
def on_the_hill(g: Night, you: int) -> int:
    return 0 if g.fact[:1] == (WALKED,) and g.fact[3] == HILL else 2


def light_start(g: Night, you: int) -> None:
    g.do(choose_option, you, "night/cards/light", (1, 2) if g.oil else (2,))
    g.receive(light_chosen, you)


def light_chosen(g: Night, option: int, you: int) -> None:
    g.do(option_1 if option == 1 else option_2, you)


def option_1(g: Night, you: int) -> None:
    g.oil -= 1


def option_2(g: Night, you: int) -> None:
    roll = roll_die(g, 6, you)
    if roll <= 3:
        g.hurt[g.lamp] += 1
    if roll == 6:  # a six is rolled again
        option_2(g, you)


def cold_trigger(g: Night, you: int) -> int:
    return 0 if g.oil <= 1 else 2


def cold_start(g: Night, you: int) -> None:
    g.do(vote, tuple(range(g.players)), -1, 0)
    g.receive(cold_voted)


def cold_voted(g: Night, passed: int) -> None:
    g.oil = 9 if passed else 0


def broken_trigger(g: Night, you: int) -> int:
    return 0 if g.fact[:1] == (CALLED,) else 2


def broken_start(g: Night, you: int) -> None:
    raise ZeroDivisionError("the card is broken")


def handlers() -> dict[str, SimpleNamespace]:
    """Modules as the compiler would write them; fresh functions' names are set by the loader
    once.
    """

    def module(
        trigger: Callable[..., Any], start: Callable[..., Any], *steps: Callable[..., Any]
    ) -> SimpleNamespace:
        return SimpleNamespace(STEPS=(start, *steps), ROLES={"trigger": trigger, "start": start})

    return {
        "night/cards/light": module(on_the_hill, light_start, light_chosen, option_1, option_2),
        "night/cards/cold": module(cold_trigger, cold_start, cold_voted),
        "night/cards/broken": module(broken_trigger, broken_start),
    }


LINES = {
    "trigger": 2,
    "light_start": 3,
    "light_chosen": 3,
    "option_1": 4,
    "option_2": 6,
    "cold_start": 3,
    "cold_voted": 4,
    "broken_start": 3,
}


def built(cards: CardSet, seed: int = 1, players: int = 2, log: Any = None) -> Night:
    g = Night.blank(cards, seed, 4, len(EVENTS), [])
    g.players, g.active_player, g.oil, g.card, g.lamp, g.fact = players, 0, 3, -1, 0, ()
    g.spot, g.hurt = [HOME] * len(WALKERS), [0] * len(WALKERS)
    g.do(turn, 0)
    return g


def label(cards: CardSet, noun: str, number: int) -> tuple[str, str]:
    names = {"walker": WALKERS, "spot": ("home", "hill")}.get(noun)
    return (
        (names[number], names[number].title())
        if names
        else (f"{noun}_{number + 1}", f"{noun} {number + 1}")
    )


RULESET = Ruleset(
    name="night",
    version=1,
    game=Night,
    steps=(turn, act, acted, walk, carried, search, searched, look, *OFFER_STEPS, *VOTE_STEPS),
    option_kinds=OPTION_KINDS,
    events=EVENTS,
    streams=("shuffle", "die", "weather", "pick"),
    parameters=(),
    settings=(Setting("players", "int", 2, "how many play", low=1, high=3),),
    roles=(),
    tables=lambda cards: None,
    new_game=built,
    result=lambda g: {},
    label=label,
    view=lambda g, p: None,
    built=built,
)


def card_set() -> CardSet:
    """The three cards."""

    def facts(slug: str, labels: list[str]) -> dict[str, Any]:
        return {
            "kind": "card",
            "name": slug.title(),
            "slug": slug,
            "path": f"night/cards/{slug}",
            "file": f"{slug}.dow",
            "line": 1,
            "hash": slug,
            "copies": {},
            "labels": {"options": labels} if labels else {},
        }

    modules = handlers()
    load = cast(Callable[[str], ModuleType], modules.__getitem__)
    return CardSet(
        RULESET,
        Edition("night", "1", "0"),
        [facts("light", ["Light it", "Sit down"]), facts("cold", []), facts("broken", [])],
        load,
    )
