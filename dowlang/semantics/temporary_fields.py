"""Give the fields of a record other values for the time of a block of code."""

from __future__ import annotations

from types import TracebackType
from typing import Any


class temporarily:
    """Inside, fields of a record have the values given. The values of before come back after it.

    >>> from types import SimpleNamespace
    >>> line = SimpleNamespace(depth=0)
    >>> with temporarily(line, depth=1):
    ...     line.depth
    1
    >>> line.depth
    0
    """

    __slots__ = ("_outer", "_record", "_values")

    def __init__(self, record: object, **values: Any) -> None:
        self._record, self._values = record, values

    def __enter__(self) -> None:
        record = self._record
        self._outer = {name: getattr(record, name) for name in self._values}
        for name, value in self._values.items():
            setattr(record, name, value)

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        where: TracebackType | None,
    ) -> None:
        for name, value in self._outer.items():
            setattr(self._record, name, value)
