"""Compiled handlers and the oracle side by side: same options and same state at every decision.

A state is compared without its stack, and lasting effects without names of functions and captured
locals, which are each side's own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from types import ModuleType
from typing import Any

from dowlang.engine import ongoing_effects
from dowlang.engine.card_set import CardSet
from dowlang.engine.frames import Answer
from dowlang.engine.game import Game
from dowlang.semantics.ir import CheckedCard
from tests.oracle.interpreter import Card
from tests.worlds import campfire
from tests.worlds.campfire_rules import PEOPLE, STORIES, Fire, blank

Seen = tuple[Any, ...]
DECISIONS = 40


class Different(AssertionError):
    """The two sides do not agree; says where."""


class Enough(Exception):
    """All recorded answers are used up."""


def masked(game: Game) -> str:
    """The state as text, without what belongs to one side only."""
    state = game.to_state()
    # where it is in its steps, and what guards them (the oracle answers by itself)
    for own in (
        "stack",
        "answered",
        "set_off",
        "floor",
    ):
        del state[own]
    state["lasting"] = [effect(entry) for entry in state["lasting"]]
    return repr(state)


def effect(entry: tuple[Any, ...]) -> list[Any]:
    """A lasting effect without step names and locals."""
    data, kind = entry[ongoing_effects.DATA], entry[ongoing_effects.KIND]
    kept = {
        ongoing_effects.CHANGE: lambda: [*data[:4], bool(data[4]), *data[6:]],
        ongoing_effects.WATCH: lambda: [data[0], *data[4:]],
        ongoing_effects.INSTEAD: lambda: [data[0], bool(data[1]), bool(data[3])],
        ongoing_effects.GRANT: lambda: [data[2], *data[3:5]],
    }[kind]()
    return [*entry[: ongoing_effects.DATA], kept]


def seated(cards: CardSet, checked_card: CheckedCard, seed: int) -> Fire:
    """A random table where the card comes up at once, with the rest of the night to follow."""
    random = Random(seed)
    game = blank(cards, seed, random.choice((2, 3, 4)))
    game.wood, game.warmth, game.night, game.turn = (
        random.choice((0, 1, 2, 5)),
        random.randint(2, 12),
        1,
        random.randint(1, 4),
    )
    stories = random.sample(range(STORIES), STORIES)
    game.hands = [
        tuple(stories.pop() for _ in range(random.choice((0, 1, 2, 4))))
        for _ in range(game.players)
    ]
    game.deck = tuple(stories)
    game.owner = [random.choice((-1, *range(game.players))) for _ in range(PEOPLE)]
    game.tired = [random.randint(0, 1) if owner >= 0 else 0 for owner in game.owner]
    game.counts = [random.randint(0, 3), 0]
    you = game.active_player = random.randrange(game.players)
    for card in cards.of_kind.get("charm", []):
        if random.random() < 0.5:
            cards.handler(card["path"])["keep"](
                game, ongoing_effects.Origin(card["path"], you, ongoing_effects.FOREVER, 0, you, 0)
            )
    start = cards.handler(campfire.path_of(checked_card))["start"]
    payload = (
        you,
        *(
            you if field.noun == "player" else 0
            for field in (
                checked_card.trigger.event.fields
                if checked_card.trigger and checked_card.trigger.event
                else ()
            )
        ),
    )
    game.stack += [
        ("new_night",),
        ("dusk",),
        *(("new_turn", seat) for seat in range(game.players)),
        (start.__name__, *payload),
    ]
    return game


def record(
    cards: CardSet, checked_card: CheckedCard, seed: int, decisions: int = DECISIONS
) -> tuple[list[Seen], list[int]]:
    """Play with compiled handlers and random answers; what was seen at each decision, and the
    answers.
    """
    random, seen, answers = Random(seed * 7 + 1), list[Seen](), list[int]()
    game = seated(cards, checked_card, seed)
    game.run()
    while game.stack and len(answers) < decisions:
        _, player, kind, options = game.stack[-1]
        seen.append((player, kind, options, masked(game)))
        answers.append(random.randrange(len(options)))
        game.choose(answers[-1])
    if not game.stack:
        seen.append(("end", game.cause, masked(game)))
    return seen, answers


def check(
    cards: CardSet, checked_card: CheckedCard, seed: int, seen: list[Seen], answers: list[int]
) -> int:
    """Play the same game with the oracle's cards; raises `Different`.

    Returns the number of decisions compared.
    """
    left = list(zip(seen, answers, strict=False))[::-1]

    def answer(game: Game, player: int, kind: str, options: tuple[Answer, ...]) -> int:
        if not left:
            raise Enough
        expected, index = left.pop()
        same(
            expected,
            (player, kind, options, masked(game)),
            len(answers) - len(left),
            checked_card.slug,
            seed,
        )
        return index

    oracle_of[id(cards)].append(answer)
    try:
        game = seated(cards, checked_card, seed)
        game.run()
        while game.stack:
            _, player, kind, options = game.stack[-1]
            game.choose(answer(game, player, kind, options))
        if left or len(seen) == len(answers):
            raise Different(
                f"{checked_card.slug}, seed {seed}: the oracle's game ended after "
                f"{len(answers) - len(left)} decisions"
            )
        same(seen[-1], ("end", game.cause, masked(game)), len(answers), checked_card.slug, seed)
    except Enough:
        if len(seen) > len(answers):
            raise Different(
                f"{checked_card.slug}, seed {seed}: the compiled game ended, the oracle's goes on"
            ) from None
    finally:
        oracle_of[id(cards)].pop()
    return len(answers)


def same(expected: Seen, found: Seen, number: int, slug: str, seed: int) -> None:
    """Raises `Different` with what differs."""
    if expected != found:
        parts = [
            f"compiled {a!r}\n  oracle   {b!r}"
            for a, b in zip(expected, found, strict=False)
            if a != b
        ]
        raise Different(f"{slug}, seed {seed}, decision {number}:\n  " + "\n  ".join(parts))


oracle_of: dict[int, list[Callable[[Game, int, str, tuple[Answer, ...]], int]]] = {}


def oracle_set(checked_cards: Sequence[CheckedCard]) -> CardSet:
    """The checked_cards as a set whose handlers are the oracle's."""
    answerers: list[Callable[[Game, int, str, tuple[Answer, ...]], int]] = []
    by_path = {campfire.path_of(checked_card): checked_card for checked_card in checked_cards}

    def load(path: str) -> ModuleType:
        def answer(game: Game, player: int, kind: str, options: tuple[Answer, ...]) -> int:
            return answerers[-1](game, player, kind, options)

        return Card(by_path[path], path, campfire.VOCABULARY, answer).module(
            cards.steps.__setitem__
        )

    cards = campfire.card_set(checked_cards, load)
    oracle_of[id(cards)] = answerers
    return cards


def compare(
    checked_cards: Sequence[CheckedCard],
    seeds: Sequence[int],
    decisions: int = DECISIONS,
    only: Sequence[CheckedCard] | None = None,
) -> int:
    """Compare every ember card of the checked_cards on random states; the number of decisions
    compared.

    Raises `Different`.
    """
    compiled, oracle = campfire.card_set(checked_cards), oracle_set(checked_cards)
    compared = 0
    for checked_card in only or [s for s in checked_cards if s.trigger is not None]:
        for seed in seeds:
            seen, answers = record(compiled, checked_card, seed, decisions)
            compared += check(oracle, checked_card, seed, seen, answers)
    return compared
