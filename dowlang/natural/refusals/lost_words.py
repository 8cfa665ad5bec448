"""Refuse readings that have lost words which a hint of the first grammar keeps as well."""

from __future__ import annotations

from collections.abc import Sequence

from dowlang.natural.game_words import GameWords
from dowlang.syntax.recovery.kept_places import describes_nothing
from dowlang.syntax.recovery.kept_words import all_for_owned

DESCRIBED = "where ("
"""How a description begins that is written with its brackets."""


def describes_nothing_new(
    text: str, lines: Sequence[str], above: Sequence[str], words: GameWords
) -> bool:
    """Return True for a reading with a description that says nothing of its thing, where the text
    has none.

    >>> describes_nothing_new("feed a dog", ("feed a dog where (foxes >= 1)",), (), GameWords())
    True
    """
    return DESCRIBED not in text and any(map(describes_nothing, lines))


def takes_all_for_one(
    text: str, lines: Sequence[str], above: Sequence[str], words: GameWords
) -> bool:
    """Return True for a reading in which one piece of somebody's is all or each of theirs."""
    return words.lexer is not None and all_for_owned(text, "\n".join(lines), words.lexer)
