"""Games in packages of their own (`examples/<name>`), found where they lie, not installed."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

import dowlang
from dowlang.engine.card_set import CardSet
from dowlang.project import ruleset_registry

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


@contextmanager
def found(name: str) -> Iterator[Path]:
    """Have the package found as if it were installed. Yield the folder of its cards."""
    place = EXAMPLES / name
    if str(place) not in sys.path:
        sys.path.append(str(place))  # handlers import the game later, whenever one is played
    with patch.object(ruleset_registry, "installed", lambda: {name: name}):
        yield place / "cards"


def cards(name: str) -> CardSet:
    """Return the set of a game, its handlers loaded: later nobody would find the game."""
    with found(name) as folder:
        loaded = dowlang.load(folder)
        for path in loaded.paths:
            loaded.handler(path)
        return loaded
