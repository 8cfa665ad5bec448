"""The corpus: lines as people print them, each with the lines that mean it.

A file of `lines/` is read line by line: `@place` says where the lines below it stand (`contexts`),
`= line` begins the line wanted, `| line` goes on with it, `~ reason` stands for lines that have
none, and every other line is one as somebody wrote it. Several `=` are as many ways to say it, any
of which will do: they do the same in a game (`events`). `+ line` is another reading that a reader
may take, which means something else and will do as well. `#` is a comment.

A third of the lines is *kept aside*, by the hash of the line: nobody looks at them while forms are
written, so that their figures say what a line is worth that nobody has seen. Files of `SEEN` have
no part in that.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

LINES = Path(__file__).parent / "lines"
PARTS = 3
"""One of so many parts is kept aside."""

SEEN = ("newcomers.txt", "newcomers_later.txt")
"""Files whose lines were looked at before they came here: none of them is kept aside."""


@dataclass(frozen=True)
class Wording:
    """A line as somebody wrote it, where it stands, and the lines wanted, each way a text.

    `others` are those among them that mean something else than the first and will do as well.
    """

    written: str
    place: str
    wanted: tuple[str, ...]
    reason: str
    source: str
    others: tuple[str, ...] = ()

    @property
    def aside(self) -> bool:
        """Return True for a line that nobody looks at while forms are written."""
        if self.source.startswith(SEEN):
            return False
        digest = hashlib.sha256(self.written.encode()).digest()
        return digest[0] % PARTS == 0

    @property
    def sayable(self) -> bool:
        """Return True for a line that some line of a card means."""
        return not self.reason


def wordings() -> tuple[Wording, ...]:
    """Return all lines of the corpus."""
    return tuple(
        each for path in sorted(LINES.glob("*.txt")) for each in read(path.name, path.read_text())
    )


def read(name: str, text: str) -> Iterator[Wording]:
    """Yield the lines of one file.

    Raises `ValueError` for a line without what it means.
    """
    place, wanted, reason, head = "", [""], "", False
    others: list[int] = []
    for number, line in enumerate(text.splitlines(), 1):
        sign, rest = line[:2], line[2:]
        if not line.strip() or sign in ("# ", "#"):
            continue
        if line.startswith("@"):
            place, wanted, reason, head = line[1:].strip(), [], "", False
            continue
        if sign in ("= ", "+ ", "| ", "~ "):
            if not head:
                wanted, reason, head, others = [], "", True, []
            if sign in ("= ", "+ "):
                others += [len(wanted)] if sign == "+ " else []
                wanted.append(rest)
            elif sign == "| ":
                wanted[-1] += "\n" + rest
            else:
                reason = rest
            continue
        head = False
        if not place or not (wanted or reason):
            raise ValueError(f"{name}:{number}: nothing says what `{line}` means")
        rest_of = tuple(wanted[at] for at in others)
        yield Wording(line, place, tuple(wanted), reason, f"{name}:{number}", rest_of)
