"""Define a code of the catalogue: its number, its wording, its page.

What lives here: `Code`, `Example` and the making of a `Diagnostic` from a code. What does not: the
codes themselves, which stand in one module for each range of numbers.
"""

from collections.abc import Sequence
from enum import Enum

from dowlang.advice import mapped
from dowlang.diagnostics.codes.corrected_examples import written_right
from dowlang.diagnostics.diagnostic import Diagnostic, Fix, Severity
from dowlang.diagnostics.templates import advice, clipped, fields, fill
from dowlang.records import dataclass
from dowlang.source.characters import sanitize
from dowlang.source.spans import Span


class ExampleKind(Enum):
    """The kinds of text that an example can be."""

    CARD = "a card file, read as an addition to the base set"
    TRANSLATED = (
        "a card file and, below the dashes, its translation, in a set that declares Japanese"
    )
    MANIFEST = "a set manifest"
    DATA = "a save or a journal"
    SAVE = "what differs in a save of the base set, each other field as it was written"
    JOURNAL = "what differs in a journal of the base set, each other field as it was written"
    COMMAND = "a command line"


@dataclass(frozen=True, slots=True)
class Example:
    r"""A text that gives exactly one code.

    A byte that is not UTF-8 stands in it as its surrogate escape (`\udce9`).
    """

    text: str
    kind: ExampleKind = ExampleKind.CARD

    @property
    def data(self) -> bytes:
        """Return the bytes of the example's file."""
        return self.text.encode("utf-8", "surrogateescape")


class WordingMismatch(TypeError):
    """A finding was made with other fields than its template has: a fault of the caller, not of
    the card.
    """

    def __init__(self, code: str, missing: frozenset[str], unexpected: frozenset[str]) -> None:
        super().__init__(
            f"{code}: missing fields {sorted(missing)}, unexpected fields {sorted(unexpected)}"
        )
        self.code = code
        self.missing = missing
        self.unexpected = unexpected


@dataclass(frozen=True, slots=True)
class Code:
    """One kind of finding.

    `number` is stable for ever, `message` and `help` are templates whose `{fields}` are given to
    `at`, `meaning` and `mend` are the two paragraphs of the page, `example` gives exactly this
    code.
    """

    number: str
    title: str
    message: str
    meaning: str
    mend: str
    example: Example
    help: str = ""
    severity: Severity = Severity.ERROR

    @property
    def fields(self) -> frozenset[str]:
        """Return the fields that `at` wants, no more and no fewer."""
        return fields(self.message) | fields(self.help)

    def at(
        self,
        file: str,
        span: Span,
        *,
        near: Sequence[str] = (),
        help: str | None = None,
        fix: Fix | None = None,
        severity: Severity | None = None,
        **values: object,
    ) -> Diagnostic:
        """Return the diagnostic at a place.

        A tuple or list given for a field is put into words: `a`, `b` or `c`.

        `near` are names to suggest, best first. They become "did you mean" before the help. `help`
        replaces the help of the catalogue where the caller knows better. Raises `WordingMismatch`
        when the fields are not those of the code.
        """
        given = frozenset(values)
        if given != self.fields:
            raise WordingMismatch(self.number, self.fields - given, given - self.fields)
        near = tuple(clipped(name) for name in near)
        written = mapped(help, sanitize) if help is not None else fill(self.help, values)
        return Diagnostic(
            code=self.number,
            severity=severity or self.severity,
            message=fill(self.message, values),
            file=file,
            span=span,
            help=advice(near, written),
            fix=fix,
            near=near,
        )

    def page(self) -> str:
        """Return the page that `dow explain` prints: title, meaning, example, how it is mended.

        Ends in a line end.
        """
        right = written_right(self.number, self.example.text)
        mended = f"\n\nWritten right:\n\n{_shown(right)}" if right else ""
        return (
            f"{self.number} ({self.severity.value}): {self.title}\n\n{self.meaning}\n\n"
            f"Example ({self.example.kind.value}):\n\n{_shown(self.example.text)}\n\nHow it is "
            f"mended: {self.mend}{mended}\n"
        )


def _shown(text: str) -> str:
    """Return the beginning of a text, indented, as a page shows it."""
    return "\n".join(
        "    " + clipped(sanitize(line), 96) for line in text.split("\n")[:24]
    ).rstrip()
