"""The text of a card file with its lines and its source hash.

Bytes are decoded in `diagnostics.decoding`.
"""

import hashlib
from dataclasses import dataclass
from functools import cached_property


@dataclass(frozen=True)
class Source:
    r"""The text of one card file.

    `file` is the label diagnostics carry. `text` has no byte order mark, only `\n` as line end, and
    U+FFFD for each refused character. `hash` is the SHA-256 of the bytes as they were read, in
    hexadecimal. `spoiled` are the numbers of the lines that hold a refused character. Not slotted,
    since `lines` is kept after its first use.
    """

    file: str
    text: str
    hash: str
    spoiled: frozenset[int] = frozenset()

    @cached_property
    def lines(self) -> tuple[str, ...]:
        """Return the lines without their ends. A file that ends in a line end has no empty line
        after it.
        """
        lines = self.text.split("\n")
        return tuple(lines[:-1] if lines[-1] == "" else lines)

    def line(self, number: int) -> str:
        """Return the line with this number, counted from 1.

        It is empty beyond the last, so that a diagnostic at the end can be shown.
        """
        return self.lines[number - 1] if 0 < number <= len(self.lines) else ""


def margin_of(line: str) -> int:
    """Return how many spaces a line begins with."""
    return len(line) - len(line.lstrip(" "))


def source_hash(data: bytes) -> str:
    """Return the source hash of a file's bytes: decides staleness, never whether a save fits (that
    is the card hash).
    """
    return hashlib.sha256(data).hexdigest()
