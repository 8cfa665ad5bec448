"""Games for the referee, compared with the state whenever a player may act, and at the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import dowlang
from dowlang.agents import make
from dowlang.engine.card_set import CardSet
from dowlang.rulesets.dead_of_winter.narration import narrate
from dowlang.rulesets.dead_of_winter.narration.story import Story
from dowlang.rulesets.dead_of_winter.narration.telling import tell
from dowlang.rulesets.dead_of_winter.state.types import LOCATION_OF_ENTRANCE, NOBODY
from tests.conftest import ROOT
from tests.referee import sentences
from tests.referee.recount import Account, Referee

assert sentences
AGENTS = (
    ("random",),
    ("heuristic",),
    ("survival", "random"),
    ("heuristic", "random", "survival"),
    ("random", "heuristic"),
)
SETS = ("cards/base", "cards/base", "examples/mechanics", "cards/base", "examples/long_thaw")
VARIANTS = (
    "standard",
    "hardcore",
    "betrayer",
    "standard",
    "elimination",
    "cooperative",
    "betrayer+elimination",
    "two_player",
)


class Differs(AssertionError):
    """The account of the referee is not the state of the game."""


@dataclass(frozen=True, slots=True)
class Case:
    """How one game is played and told."""

    seed: int
    players: int
    variant: str
    agents: tuple[str, ...]
    seat: int | None
    folder: str

    @property
    def scenario(self) -> str:
        """The scenario of the set, when so many may play it."""
        there = cards_of(self.folder).of_kind.get("scenario", ())
        return next(
            (str(card["name"]) for card in there if self.players >= card.get("players", (0,))[0]),
            "none",
        )


@cache
def cards_of(folder: str) -> CardSet:
    """A set that is played."""
    return dowlang.load(ROOT / folder)


def cases(count: int, begin: int = 0) -> Iterator[Case]:
    """So many games, of every number of players, every variant and every mixture of agents, told
    to the table or to a seat.
    """
    for seed in range(begin, begin + count):
        players = 2 + seed % 4
        variant = VARIANTS[seed // 4 % len(VARIANTS)]
        if players != 2 and "two_player" in variant:
            variant = "standard"
        if players == 2 and "betrayer" in variant:
            variant = "standard"
        folder = SETS[seed // 2 % len(SETS)]
        yield Case(
            seed,
            players,
            variant,
            AGENTS[seed % len(AGENTS)],
            None if seed % 3 else seed // 3 % players,
            folder,
        )


def begun(case: Case) -> tuple[Any, Callable[[], None]]:
    """The game of a case at its first decision, and what goes on to the next one."""
    cards = cards_of(case.folder)
    game: Any = dowlang.Game(
        cards, players=case.players, variant=case.variant, scenario=case.scenario, seed=case.seed
    )
    names = [case.agents[seat % len(case.agents)] for seat in range(case.players)]
    seated = [make(name, cards, case.seed, seat) for seat, name in enumerate(names)]

    def go_on() -> None:
        seat = game.stack[-1][1]
        game.choose(seated[seat].choose(game.view(seat), game.decision))

    return game, go_on


def listen(case: Case) -> int:
    """Play one game to its end and recount it. Returns how often the account was compared.

    Raises what the referee raises, or `Differs`.
    """
    game, go_on = begun(case)
    return follow(game, case.seat, go_on)


def listen_to(case: Case) -> list[str]:
    """Play one game to its end. Returns its story."""
    game, go_on = begun(case)
    while not game.is_over:
        go_on()
    return list(narrate(game.cards, game.log, case.seat))


def follow(game: Any, seat: int | None, go_on: Callable[[], None]) -> int:
    """Hear the story of a game while it goes on."""
    cards = game.cards
    referee = Referee(
        [str(card["name"]) for card in cards.facts],
        [str(card["name"]) for card in cards.of_kind["item"]],
        [
            str(card["name"])
            for card in cards.of_kind["crisis"]
            if "met" in cards.handler(str(card["path"]))
        ],
    )
    story, told, compared, lines = Story(cards, seat), 0, 0, []
    while True:
        for entry in game.log[told:]:
            tell(story, entry)
        told = len(game.log)
        if game.is_over or game.stack[-1][2] == "action":
            story.leave_all()
            lines += story.lines
            referee.hear(until_the_end(story.lines))
            story.lines.clear()
            compare(referee.account, game, story)
            compared += 1
        if game.is_over:
            break
        go_on()
    assert lines == list(narrate(cards, game.log, seat))
    return compared


def until_the_end(lines: list[str]) -> list[str]:
    """What is told before the last words about who has won."""
    return lines[: lines.index("The end")] if "The end" in lines else lines


def compare(account: Account, game: Any, story: Story) -> None:
    """Every number that lies open on the table. Raises `Differs` with all that differ."""
    t, places = game.t, range(7)
    people = {
        story.survivor(s): (
            owner,
            story.place(game.location[s]),
            game.wounds[s],
            game.frostbite[s],
            Counter(story.item(i) for i in game.equipment[s]),
            sum(under == s for under, _ in game.tucked),
        )
        for s, owner in enumerate(game.controller)
        if owner != NOBODY
    }
    assert t
    counted = {
        name: (p.owner, p.place, p.wounds, p.frostbite, +p.equipment, p.tucked)
        for name, p in account.people.items()
    }
    spaces = [(story.place(LOCATION_OF_ENTRANCE[e]), e + 1 if e < 6 else 0) for e in range(12)]
    pairs = {
        "morale": (account.morale, game.morale),
        "round marker": (account.left, game.rounds_left),
        "round": (account.round, game.round),
        "food": (account.food, game.food),
        "starvation": (account.starvation, game.starvation),
        "helpless": (account.helpless, game.helpless),
        "waste": (account.waste, len(game.waste)),
        # told to the last, they lie there
        "crisis": (
            account.crisis,
            0 if game.is_over and not account.crisis else len(game.contributed),
        ),
        "first player": (account.first, game.first_player),
        "hands": (
            [account.hands[p] for p in range(game.players)],
            [len(hand) for hand in game.hand],
        ),
        "unused": (
            [sorted(account.unused.get(p, [])) for p in range(game.players)],
            [list(pool) for pool in game.unused],
        ),
        "spent": (
            [sorted(account.spent.get(p, [])) for p in range(game.players)],
            [sorted(pool) for pool in game.spent],
        ),
        "zombies": ([account.zombies[space] for space in spaces], game.zombies),
        "barricades": ([account.barricades[space] for space in spaces], game.barricades),
        "noise": ([account.noise[story.place(x)] for x in places], game.noise),
        "people": (counted, people),
        "leaders": (
            [account.leaders.get(p) for p in range(game.players)],
            [story.survivor(s) if s != NOBODY else None for s in game.leader],
        ),
        "exiled": (sorted(account.exiled), [p for p in range(game.players) if game.exiled[p]]),
        "out of the game": (
            sorted(account.out),
            [p for p in range(game.players) if game.eliminated[p]],
        ),
    }
    wrong = [
        f"{name}: counted {mine}, on the table {theirs}"
        for name, (mine, theirs) in pairs.items()
        if mine != theirs
    ]
    if wrong:
        raise Differs("; ".join(wrong))
