"""Saves changed by chance, their digests mended: each is refused with a code, or is a game that can
be played to its end.

`python -m tests.contract.changed_saves --count 2000` tries so many and prints what became of them.
"""

from __future__ import annotations

import argparse
import json
import random
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

from dowlang.engine.card_set import CardSet
from dowlang.engine.game import Game
from dowlang.engine.saves import from_state
from dowlang.engine.step_limit import EndlessCard
from dowlang.engine.untrusted_input import CODES, SaveRefused
from tests.contract import twin_starts
from tests.contract.worlds import WORLDS, World

State = dict[str, Any]
AFTER = 250  # answers that are given after a save was let in
NUMBERS = (-1, -2, 0, 1, 2, 5, 7, 12, 40, 300, 9999, 123_456, 400_001)


def states(cards: CardSet, world: World, seeds: range) -> Iterator[State]:
    """Saves from all over games by chance."""
    for seed in seeds:
        chance = random.Random(seed)
        game = Game(cards, seed=seed, **world.settings)
        wanted = chance.randrange(5, 90)
        while not game.is_over and wanted:
            game.choose(chance.randrange(len(game.stack[-1][3])))
            wanted -= 1
        if not game.is_over:
            yield plain(game)


def rare_states(cards: CardSet, seeds: range) -> Iterator[State]:
    """Saves at questions that whole games seldom come to: each kind of start, some answers on."""
    for seed in seeds:
        for start in twin_starts.STARTS:
            game: Any = start.make(cards, seed).begin()
            choose = twin_starts.choosing(start, seed)
            for _ in range(seed % 5 + 1):
                if not game.is_over:
                    game.choose(choose(game))
            if not game.is_over:
                yield plain(game)


def plain(game: Game) -> State:
    """The state as its JSON says it."""
    state: State = json.loads(json.dumps(game.to_state()))
    return state


# ---- changes
def places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every container within a value, with every key or index it has."""
    keys = (
        list(value)
        if isinstance(value, dict)
        else range(len(value))
        if isinstance(value, list)
        else ()
    )
    for key in keys:
        yield value, key
        yield from places(value[key])


def a_number(state: State, chance: random.Random) -> None:
    """Another number somewhere."""
    where = [(holder, key) for holder, key in places(state) if isinstance(holder[key], int)]
    holder, key = chance.choice(where)
    holder[key] = chance.choice((*NUMBERS, holder[key] + 1, holder[key] - 1))


def a_number_in_a_frame(state: State, chance: random.Random) -> None:
    """Another number in what waits."""
    a_number({"frames": [*state["stack"], *state["lasting"]]}, chance)


def a_frame_less(state: State, chance: random.Random) -> None:
    """A frame is gone."""
    del state["stack"][chance.randrange(len(state["stack"]))]


def a_frame_twice(state: State, chance: random.Random) -> None:
    """A frame stands in a second place too: two questions among them."""
    frame = json.loads(json.dumps(chance.choice(state["stack"])))
    state["stack"].insert(chance.randrange(len(state["stack"]) + 1), frame)


def two_frames_exchanged(state: State, chance: random.Random) -> None:
    """Two frames in each other's place."""
    stack = state["stack"]
    one, other = (chance.randrange(len(stack)) for _ in range(2))
    stack[one], stack[other] = stack[other], stack[one]


def a_local_less(state: State, chance: random.Random) -> None:
    """A frame lacks one of its locals, often the first."""
    frame = chance.choice(state["stack"])
    if len(frame) > 1:
        del frame[1 if chance.random() < 0.5 else chance.randrange(1, len(frame))]


def a_local_more(state: State, chance: random.Random) -> None:
    """A frame has a local too many."""
    frame = chance.choice(state["stack"])
    frame.insert(chance.randrange(1, len(frame) + 1), chance.choice((0, 1, [], [1, 2], "x", 9999)))


def another_step(state: State, chance: random.Random) -> None:
    """A frame of another step with the same locals."""
    frame = chance.choice(state["stack"])
    frame[0] = chance.choice(STEPS)


def a_list_changed(state: State, chance: random.Random) -> None:
    """A list somewhere is longer, shorter, turned round or empty."""
    holder, key = chance.choice(
        [(holder, key) for holder, key in places(state) if isinstance(holder[key], list)]
    )
    old = holder[key]
    new = {"less": old[:-1], "more": [*old, *old[-1:]], "round": old[::-1], "empty": []}
    holder[key] = new[chance.choice(list(new))]


def two_values_exchanged(state: State, chance: random.Random) -> None:
    """Two values somewhere in each other's place."""
    where = list(places(state))
    (one, first), (other, second) = chance.choice(where), chance.choice(where)
    one[first], other[second] = other[second], one[first]


CHANGES: tuple[Callable[[State, random.Random], None], ...] = (
    a_number,
    a_number_in_a_frame,
    a_number_in_a_frame,
    a_frame_less,
    a_frame_twice,
    two_frames_exchanged,
    a_local_less,
    a_local_more,
    another_step,
    a_list_changed,
    two_values_exchanged,
)
STEPS: list[str] = ["ask", "act", "acted"]


# ---- trying
def tried(cards: CardSet, state: State, chance: random.Random) -> str:
    """What becomes of a changed save: its code, `played`, or the fault that it should not have
    come to.
    """
    STEPS[3:] = sorted(
        set(STEPS[3:])
        | {str(name) for name in cards.steps}
        | {frame[0] for frame in state["stack"]}
    )[:400]
    changed = json.loads(json.dumps(state))
    for _ in range(chance.choice((1, 1, 1, 2))):
        change = chance.choice(CHANGES)
        with suppress(IndexError, KeyError):  # a change before it may have left nothing to change
            change(changed, chance)
    try:
        game = from_state(changed, cards)
    except SaveRefused as refusal:
        return refusal.code if refusal.code in dict(CODES) else f"the code {refusal.code}"
    try:
        for _ in range(AFTER):
            if game.is_over:
                assert game.result is not None
                break
            view, decision = game.view(game.stack[-1][1]), game.decision
            assert view is not None and decision.keys
            game.choose(chance.randrange(len(game.stack[-1][3])))
    except EndlessCard:
        return "played"
    except Exception as fault:  # what the test looks for, whatever it is
        return f"fault: {type(fault).__name__}: {fault} {change.__name__}"
    return "played"


def outcomes(cards: CardSet, saved: list[State], count: int, seed: int) -> Counter[str]:
    """So many changed saves of these, and what became of them."""
    found: Counter[str] = Counter()
    for number in range(count):
        chance = random.Random(seed * 1_000_003 + number)
        found[tried(cards, saved[number % len(saved)], chance)] += 1
    return found


def main() -> None:
    """Try changed saves of the base set, and of questions seldom asked."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=2_000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    world = next(world for world in WORLDS if world.name == "winter")
    half = arguments.count // 2
    cards = world.load()
    found = outcomes(cards, list(states(cards, world, range(60))), half, arguments.seed)
    rare = twin_starts.cards()
    found += outcomes(
        rare, list(rare_states(rare, range(1, 8))), arguments.count - half, arguments.seed
    )
    for what, times in found.most_common():
        print(f"{times:>6}  {what}")


if __name__ == "__main__":
    main()
