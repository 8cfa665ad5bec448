"""Describe the game to the compiler besides the checked card: vocabulary, state class, events.

`COMPILER` is part of every header and of every cache key: raise it when the text written for an
unchanged card changes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from dowlang.vocabulary.registry import Vocabulary

COMPILER = 3


class Uncompilable(ValueError):
    """The checked card holds something that no handler can be written for: a fault of the
    checker or of a ruleset, never of an author.
    """


@dataclass(frozen=True, slots=True)
class Target:
    """The game that handlers are written for.

    `events` are the names of the ruleset's events, in the order of their numbers. `events_module`
    is the module that holds constants of these names, if there is one.
    """

    vocabulary: Vocabulary
    game: type[Any]
    events: Sequence[str] = ()
    events_module: str = ""
