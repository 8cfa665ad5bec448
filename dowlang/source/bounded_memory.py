"""Keep what was found, as far as there is room."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)
Found = TypeVar("Found")


class BoundedMemory(Generic[Key, Found]):
    """What was found by key. When it is full it forgets all."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.known: dict[Key, Found] = {}

    def once(self, key: Key, find: Callable[[], Found]) -> Found:
        """Return what was found under a key, or find it.

        >>> memory = BoundedMemory[str, int](1)
        >>> memory.once("a", lambda: 1), memory.once("a", lambda: 2), memory.once("b", lambda: 3)
        (1, 1, 3)
        >>> memory.once("a", lambda: 2)
        2
        """
        if key not in self.known:
            if len(self.known) >= self.most:
                self.known.clear()
            self.known[key] = find()
        return self.known[key]
