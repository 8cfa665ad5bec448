"""Find the rule sentences that make a difference to the tests that put them in force.

Coverage sees no clause in them.

A sentence about the numbers of the rules (`crises need 1 fewer point`) does nothing by itself, so
that it was in force proves little. Here the tests in which it was are played once more with a copy
of the card in which the sentence never holds. It made a difference when one of them ends otherwise
or tells another story: other events, answers or rolls. `dow mutate` goes further and looks for a
test that fails.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

from dowlang.engine.card_set import CardSet
from dowlang.engine.frames import Frame
from dowlang.engine.game import Game
from dowlang.project.building.in_memory import module_of, with_handlers
from dowlang.semantics import ir
from dowlang.semantics.ir_visitor import rebuild
from dowlang.testing.clauses import Marked

Sentence = tuple[str, int]
"""(card, line)."""

Story = tuple[str, tuple[Frame, ...]]
"""The end of a test, and all that was told on its path."""

# tests that are played again for one sentence. One that makes a difference to none of so many makes
# none
MOST = 20


@dataclass(slots=True)
class Listener:
    """A set, and what is told while a test is played with it. It stands where `coverage.Watched`
    does.
    """

    cards: CardSet
    told: list[Frame] = field(default_factory=list)

    def note(self, told: Sequence[Frame], game: Game) -> None:
        """Keep what a test told."""
        self.told += told


def never(checked_card: ir.CheckedCard, line: int) -> ir.CheckedCard:
    """Return the card with the rule sentences of that line never in effect."""

    def change(node: Any) -> Any:
        return (
            replace(node, condition=ir.Constant(False))
            if isinstance(node, ir.Modify) and node.line == line
            else node
        )

    standing, abilities = (
        rebuild(checked_card.standing, change),
        tuple((role, rebuild(one, change)) for role, one in checked_card.abilities),
    )
    return replace(
        checked_card,
        procedures=rebuild(checked_card.procedures, change),
        standing=standing,
        abilities=abilities,
    )


def mattering(
    cards: CardSet,
    marked: Mapping[str, Marked],
    tests: Mapping[Sentence, Sequence[int]],
    play: Callable[[int, Listener], str],
) -> set[tuple[str, str]]:
    """Return (card, key) of the sentences that made a difference.

    `tests`: by sentence the numbers of the tests in which it was in force. `play` plays one of them
    with a listener's set and gives how it ended.
    """
    stories: dict[int, Story] = {}
    found: set[tuple[str, str]] = set()
    for (card, line), numbers in tests.items():
        without = never(marked[card].plain, line)
        compiled = partial(module_of, without, card, cards.ruleset.name)
        other = with_handlers(cards, {card: compiled})
        for number in numbers[:MOST]:
            if number not in stories:
                stories[number] = _story(cards, number, play)
            if _story(other, number, play) != stories[number]:
                found.add((card, f"matters {line}"))
                break
    return found


def _story(cards: CardSet, number: int, play: Callable[[int, Listener], str]) -> Story:
    listener = Listener(cards)
    return play(number, listener), tuple(listener.told)
