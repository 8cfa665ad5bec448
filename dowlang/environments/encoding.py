"""Turn views and options into rows of integers of a fixed length.

An action is the place of an option in the pending decision. What the options are stands in the
observation: a row of `OPTION_WIDTH` integers each, the number of the option's kind and its
arguments. An entry of the view that always has the same length keeps it. Any other stands as its
length and that many integers, padded with `NOTHING`.

The layout of a set is measured once, from games of its own with fixed seeds, so it is the same for
everybody who plays the set with as many players.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from dowlang.agents import Random
from dowlang.engine.card_set import CardSet
from dowlang.engine.game import Game

ACTIONS = 512  # options that one decision may have
OPTION_WIDTH = 5  # the number of the kind and up to four arguments
SPARE = 64  # integers of an entry whose length changes, beside one a card of the set
NOTHING = -2  # where there is nothing. -1 is what views show for what is hidden
MEASURED = (1, 2, 3)  # seeds of the games from which the layout is measured


class TooLong(ValueError):
    """Raised when something has more parts than an observation or an action has room for."""


@dataclass(frozen=True, slots=True)
class Layout:
    """The order of the entries of a view in an observation: name -> width, 0 for a changing one."""

    widths: Mapping[str, int]
    pile: int  # integers of an entry whose length changes

    @property
    def view_length(self) -> int:
        """Return integers of a view."""
        return sum(width or 1 + self.pile for width in self.widths.values())

    @property
    def length(self) -> int:
        """Return integers of an observation: the view, then the options."""
        return self.view_length + ACTIONS * OPTION_WIDTH

    def observe(self, game: Game, seat: int) -> list[int]:
        """Return what a seat sees, with its options while it is asked. Raises `TooLong`."""
        out = self.of_view(game.view(seat))
        rows = options_of(game, seat)
        for row in rows:
            if len(row) > OPTION_WIDTH:
                raise TooLong(f"an option has {len(row)} parts, room is for {OPTION_WIDTH}")
            out += [*row, *[NOTHING] * (OPTION_WIDTH - len(row))]
        return out + [NOTHING] * (self.length - len(out))

    def of_view(self, view: Mapping[str, Any]) -> list[int]:
        """Return a view as integers. Raises `TooLong`."""
        out: list[int] = []
        for name, width in self.widths.items():
            found = list(flat(view[name]))
            if width and width == len(found):
                out += found
                continue
            if width or len(found) > self.pile:
                room = width or self.pile
                raise TooLong(f"`{name}` has {len(found)} parts, room is for {room}")
            out += [len(found), *found, *[NOTHING] * (self.pile - len(found))]
        return out


def layout_of(cards: CardSet, settings: Mapping[str, Any]) -> Layout:
    """Measure the layout of a set's views with these settings."""
    lengths: dict[str, set[int]] = {}
    for seed in MEASURED:
        game: Any = Game(cards, seed, **settings)
        picker = Random(seed)
        while True:
            for seat in range(seats_of(game)):
                view = game.view(seat)
                for name in view:
                    lengths.setdefault(name, set()).add(shape_of(view[name]))
            if game.is_over:
                break
            game.choose(picker.pick(len(game.decision)))
    copies = sum(sum(card["copies"].values()) for card in cards.facts)
    return Layout(
        {name: width.pop() if len(width) == 1 else 0 for name, width in sorted(lengths.items())},
        copies + SPARE,
    )


def shape_of(value: Any) -> int:
    """Return the number of integers in a value, 0 for one that holds lists of its own."""
    if isinstance(value, list | tuple):
        return 0 if any(isinstance(part, list | tuple) for part in value) else len(value)
    return 1


def seats_of(game: Any) -> int:
    """Return how many play."""
    return int(game.view(0)["players"])


def options_of(game: Game, seat: int) -> tuple[tuple[int, ...], ...]:
    """Return the options of a seat, none while another is asked. Raises `TooLong`."""
    if game.is_over or game.decision.player != seat:
        return ()
    answers = game.decision.answers
    if len(answers) > ACTIONS:
        raise TooLong(f"a decision has {len(answers)} options, room is for {ACTIONS}")
    return answers


def flat(value: Any) -> Iterator[int]:
    """Yield the integers of plain data in their order. A list inside a list has its length first.

    A text is told apart by a number made of its letters.
    """
    if isinstance(value, list | tuple):
        for part in value:
            if isinstance(part, list | tuple):
                yield len(part)
            yield from flat(part)
    elif isinstance(value, str):
        yield int.from_bytes(value.encode()[:3], "big")
    else:
        yield NOTHING if value is None else int(value)
