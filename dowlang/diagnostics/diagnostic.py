"""Diagnostics as plain data: a place in a file, a severity, a message, a way to mend it.

What lives here: `Span`, `Fix`, `Diagnostic` and their order. What does not: the codes and the
wording of their messages (`diagnostics.codes`), the collector (`diagnostics.collector`) and how a
finding is printed (`diagnostics.rendering`). A card author's mistake is always a `Diagnostic`,
never an exception.
"""

from enum import Enum
from typing import TypeAlias

from dowlang.records import dataclass
from dowlang.source.spans import Span


class Severity(Enum):
    """The severity of a diagnostic.

    An error stops the build, a warning does so only when the caller is strict.
    """

    ERROR = "error"
    WARNING = "warning"


WHOLE_FILE = Span(1, 1, 1, 1)
"""The place of a finding that is about a file and no line of it."""

Replacement: TypeAlias = tuple[Span, str]
Fix: TypeAlias = tuple[Replacement, ...]
"""Replacements of text that fix a diagnostic.

They do not overlap and are applied from the last to the first.
"""


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """One finding.

    `code` is stable (`DOW2001`), `message` says what was found and what was wanted, `help` how it
    is written.

    `file` is the label under which the caller knows the file: a path, or `-` for standard input.
    """

    code: str
    severity: Severity
    message: str
    file: str
    span: Span
    help: str | None = None
    fix: Fix | None = None
    near: tuple[str, ...] = ()
    """Texts that the help offers in place of the underlined one, before they are verified
    (`project.mending.verified_fixes`).
    """
    settled: bool = False
    """The help says all there is to say: no other way to write the line is told in its place."""

    @property
    def order(self) -> tuple[str, Span, str, str]:
        """Return the sorting key: file, place, code, message."""
        return (self.file, self.span, self.code, self.message)

    def __lt__(self, other: "Diagnostic") -> bool:
        """Sort diagnostics by file, then line, then column."""
        return self.order < other.order
