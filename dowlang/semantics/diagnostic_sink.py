"""Collect the diagnostics of one file, and word the kinds of things that they speak of."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Self

from dowlang.diagnostics import Diagnostic, Severity
from dowlang.diagnostics.codes import Code
from dowlang.semantics.message_wording import articled
from dowlang.source import Span
from dowlang.vocabulary.noun_declarations import Noun


class DiagnosticSink:
    """Collects the diagnostics of one file."""

    def __init__(
        self, file: str, nouns: Mapping[str, Noun] | None = None, bearing: Sequence[str] = ()
    ) -> None:
        self.file, self.nouns, self.bearing = file, nouns or {}, tuple(bearing)
        self._named = {noun.name for noun in self.nouns.values() if noun.named_by}
        self.found: list[Diagnostic] = []

    def aside(self) -> Self:
        """Return another collection about the same file, for findings that may not be told."""
        return type(self)(self.file, self.nouns, self.bearing)

    def articled_kinds(self, kinds: Iterable[str]) -> str:
        """Return kinds of things as a sentence says them: `a survivor or food`."""
        return articled(
            f"`{noun.name}`"
            if (noun := self.nouns.get(kind)) is not None and noun.plural == noun.name
            else kind
            for kind in kinds
        )

    def plain_kinds(self, kinds: Iterable[str]) -> str:
        """Return what a thing may be, the most telling kinds only.

        A noun phrase is not also called a number, nor a value of a closed list.
        """
        names = sorted(kinds)
        # what a name may be that nothing has
        if names and len(self._named) > 1 and self._named <= set(names):
            return "a name that nothing in the set has"
        return self.articled_kinds(
            (
                [n for n in names if n in self.nouns]
                or [n for n in names if n not in ("number", "text")]
                or names
            )[:2]
        )

    @property
    def errors(self) -> int:
        """Return the number of errors so far."""
        return sum(1 for d in self.found if d.severity is Severity.ERROR)

    def add(
        self,
        code: Code,
        span: Span,
        *,
        near: Sequence[str] = (),
        help: str | None = None,
        **fields: Any,
    ) -> None:
        """Add one finding of the catalogue."""
        self.found.append(code.at(self.file, span, near=near, help=help, **fields))

    def said_once(self) -> None:
        """Take the last finding back when it has been reported: a condition may be read more
        than once.
        """
        last = self.found.pop()
        if last not in self.found:
            self.found.append(last)
