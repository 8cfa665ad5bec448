"""What an agent is constructed with tells it nothing that is hidden: not the seed, not the game, no
number that leads back to them.

The twin test compares what a player is shown; this one looks at the other way in. Every agent of
every world is made by every caller while a spy writes down what it is given. With each number that
can be worked out from that a game of the same settings is set up: if it shows the seat what the
real one does, the agent could play it ahead and would know every hand, deck and die
(R-BOARD-14..17).
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import wraps
from types import FunctionType, ModuleType
from typing import Any

import pytest

from dowlang.agents import agent_names, chance_of, make, registry
from dowlang.agents.random import APART
from dowlang.cli import game_session
from dowlang.engine.card_set import CardSet
from dowlang.engine.chance import MASK, seeded
from dowlang.engine.game import Game
from dowlang.simulate import Source, play, run, simulate
from tests.contract.twins import seated
from tests.contract.worlds import WORLDS, World, few

FACTOR, ADDED = 0x2545F4914F6CDD1D, 0x632BE59BD9B4E019  # of `chance.seeded`, written out once more
SEEDS = (0, 1, 7, 20_000, 999_999, 2**31 + 5)


@dataclass(frozen=True)
class Given:
    """What one agent was made from."""

    cards: CardSet
    number: int
    seat: int
    agent: Any


@pytest.fixture
def spy(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[CardSet], list[Given]]]:
    """Writes down what the makers of all agents of a set are given."""
    found: list[Given] = []

    def watched(maker: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(maker)
        def made(cards: CardSet, number: int, seat: int, *simulations: int) -> Any:
            agent = maker(cards, number, seat, *simulations)
            found.append(Given(cards, number, seat, agent))
            return agent

        return made

    monkeypatch.setattr(
        registry,
        "AGENTS",
        tuple(replace(kind, make=watched(kind.make)) for kind in registry.AGENTS),
    )
    seen: set[int] = set()

    def look(cards: CardSet) -> list[Given]:
        agents: Any = cards.ruleset.agents
        for name in agents if id(agents) not in seen else ():
            monkeypatch.setitem(agents, name, watched(agents[name]))
        seen.add(id(agents))
        return found

    yield look


def by_play(cards: CardSet, world: World, name: str, seed: int) -> None:
    play(cards, world.settings, [name], seed=seed)


def by_run(cards: CardSet, world: World, name: str, seed: int) -> None:
    run(Game(cards, seed=seed, **world.settings), [name], seed)


def by_the_terminal(cards: CardSet, world: World, name: str, seed: int) -> None:
    game_session.conduct(
        Game(cards, seed=seed, **world.settings), [name], seed, game_session.Audience(quiet=True)
    )


def by_the_twin_test(cards: CardSet, world: World, name: str, seed: int) -> None:
    seated(cards, (name,), seed, world.settings["players"])


def by_hand(cards: CardSet, world: World, name: str, seed: int) -> None:
    for seat in range(world.settings["players"]):
        make(name, cards, seed, seat)


CALLERS = (by_play, by_run, by_the_terminal, by_the_twin_test, by_hand)


def worked_out(number: int, seat: int) -> set[int]:
    """Numbers that lead back to a seed by the ways there are in the program, and their
    neighbours.
    """
    back = pow(FACTOR, -1, 1 << 64)
    ways = {
        number,
        number ^ APART,
        seeded(number),
        (number - ADDED) * back & MASK,
        ((number ^ APART) - ADDED) * back & MASK,
    }
    ways |= (
        {way & (1 << 32) - 1 for way in ways}
        | {way >> 32 for way in ways}
        | {way ^ MASK for way in ways}
    )
    return {(way + step) & MASK for way in ways for step in (-seat, 0, seat)}


def knows(given: Given, world: World, seed: int) -> bool:
    """Can a game be set up that this seat cannot tell from the real one?"""
    new, settings = (
        given.cards.ruleset.new_game,
        {setting.name: setting.default for setting in given.cards.ruleset.settings},
    )
    real = new(given.cards, seed, **{**settings, **world.settings}, rules={})
    for number in worked_out(given.number, given.seat):
        tried = new(given.cards, number, **{**settings, **world.settings}, rules={})
        if tried.digest == real.digest:
            return True
    return False


def held(agent: Any) -> Iterator[Any]:
    """Everything that can be reached from an agent, but for code and the cards."""
    waiting, seen = [agent], set[int]()
    while waiting:
        thing = waiting.pop()
        if id(thing) in seen or isinstance(thing, type | ModuleType | FunctionType | CardSet):
            continue
        seen.add(id(thing))
        yield thing
        waiting += gc.get_referents(thing)


@pytest.mark.sample(5)
@pytest.mark.parametrize("world", few(WORLDS[:4], "toy", "toy, large", "campfire"))
@pytest.mark.parametrize("caller", CALLERS, ids=lambda caller: caller.__name__)
def test_no_agent_is_made_from_what_is_hidden(
    world: World, caller: Callable[..., None], spy: Callable[[CardSet], list[Given]]
) -> None:
    cards = world.load()
    found = spy(cards)
    names = tuple("search:2" if name == "search" else name for name in agent_names(cards))
    for name, seed in zip(names * 2, SEEDS, strict=False):
        caller(cards, world, name, seed)
        assert found, f"{caller.__name__} made no `{name}`"
        for given in found:
            assert not knows(given, world, seed), (
                f"`{name}` of seat {given.seat} can set up the game it plays"
            )
            things = list(held(given.agent))
            games = [thing for thing in things if isinstance(thing, Game)]
            assert not any(game.seed or game.draws for game in games), (
                "a game that an agent imagines has no chance, so it is none that is played"
            )
            assert not {seeded(seed), seeded(seed) ^ APART} & {
                thing for thing in things if isinstance(thing, int)
            }
        assert len({given.number for given in found}) == len({given.seat for given in found}), (
            "each seat has chance of its own"
        )
        found.clear()


def test_the_workers_of_a_run_give_no_more(spy: Callable[[CardSet], list[Given]]) -> None:
    world = WORLDS[0]
    cards = simulate_cards()
    found = spy(cards)
    simulate(
        Source("tests.contract.test_constructed", "simulate_cards"),
        world.settings,
        ["random"],
        games=3,
        seed=5,
    )
    assert len(found) == 4 * world.settings["players"]
    assert not any(knows(given, world, seed) for given in found for seed in (5, 6, 7))


_KEPT: list[CardSet] = []


def simulate_cards() -> CardSet:
    """The set of the first world, the same each time."""
    if not _KEPT:
        _KEPT.append(WORLDS[0].load())
    return _KEPT[0]


@pytest.mark.parametrize(
    "leak",
    [
        lambda seed, seat: seed,
        lambda seed, seat: seed + seat,
        lambda seed, seat: seeded(seed),
        lambda seed, seat: seeded(seed) ^ APART,
        lambda seed, seat: seed << 32 | seat,
        lambda seed, seat: seed ^ MASK,
    ],
    ids=[
        "the seed",
        "seed and seat",
        "the start of the streams",
        "as it was",
        "the seed in the upper half",
        "turned over",
    ],
)
def test_a_seed_that_is_handed_on_is_found(
    leak: Callable[[int, int], int],
    monkeypatch: pytest.MonkeyPatch,
    spy: Callable[[CardSet], list[Given]],
) -> None:
    monkeypatch.setattr(registry, "chance_of", leak)
    world = WORLDS[0]
    cards = world.load()
    found = spy(cards)
    by_play(cards, world, "random", 1234)
    assert any(knows(given, world, 1234) for given in found)


def test_chance_is_spread_and_the_same_everywhere() -> None:
    numbers = {chance_of(seed, seat) for seed in range(500) for seat in range(5)}
    assert len(numbers) == 2_500 and all(0 <= number <= MASK for number in numbers)
    assert [chance_of(7, seat) for seat in (0, 1)] == [0x53B41BC053DDB324, 0x904712D60BC93262]
    ones = [
        sum((chance_of(seed, 0) ^ chance_of(seed + 1, 0)).bit_count() for seed in range(400)) / 400
    ]
    assert 30 < ones[0] < 34, "neighbouring seeds differ in half of all bits"
