"""The collector of findings, which keeps one file from flooding the screen.

What lives here: `Collector`, with the limit of 100 findings a file (architecture, section 6). What
does not: what a finding is (`diagnostics.diagnostic`).
"""

from collections.abc import Iterable, Iterator

from dowlang.diagnostics.codes import TOO_MANY_FINDINGS
from dowlang.diagnostics.diagnostic import Diagnostic, Severity
from dowlang.source.limits import MAX_FINDINGS_PER_FILE
from dowlang.source.spans import Span


class Collector:
    """Collects findings, shows at most 100 of each file, and counts the rest in one closing line.

    The findings that are kept are the first ones in the order of the file, whatever the order in
    which the stages report them. A finding reported twice (same code, place and message) is one
    finding.
    """

    def __init__(self, found: Iterable[Diagnostic] = ()) -> None:
        self._by_file: dict[str, dict[tuple[str, Span, str, str], Diagnostic]] = {}
        self.extend(found)

    def add(self, diagnostic: Diagnostic) -> None:
        """Adds one finding."""
        self._by_file.setdefault(diagnostic.file, {}).setdefault(diagnostic.order, diagnostic)

    def extend(self, found: Iterable[Diagnostic]) -> None:
        """Adds many findings."""
        for diagnostic in found:
            self.add(diagnostic)

    def __len__(self) -> int:
        """Return the number of diagnostics, those beyond the limit included."""
        return sum(len(of_file) for of_file in self._by_file.values())

    def __iter__(self) -> Iterator[Diagnostic]:
        """Yield every finding in order, those beyond the limit included."""
        for file in sorted(self._by_file):
            yield from sorted(self._by_file[file].values())

    @property
    def errors(self) -> int:
        """Return the number of errors, those beyond the limit included."""
        return sum(1 for found in self if found.severity is Severity.ERROR)

    @property
    def warnings(self) -> int:
        """Return the number of warnings, those beyond the limit included."""
        return len(self) - self.errors

    def shown(self) -> tuple[Diagnostic, ...]:
        """Return the diagnostics that are printed: per file the first 100 in order.

        If there are more, one closing `TOO_MANY_FINDINGS` follows.

        Errors are never pushed out by warnings: when a file holds more than 100 findings its errors
        are taken first. The closing finding is an error when one of the findings that it counts is.
        """
        result: list[Diagnostic] = []
        for file in sorted(self._by_file):
            found = sorted(self._by_file[file].values())
            if len(found) <= MAX_FINDINGS_PER_FILE:
                result.extend(found)
                continue
            by_weight = sorted(found, key=lambda each: each.severity is Severity.WARNING)
            kept, dropped = (
                sorted(by_weight[:MAX_FINDINGS_PER_FILE]),
                sorted(by_weight[MAX_FINDINGS_PER_FILE:]),
            )
            severity = Severity.ERROR if dropped[0].severity is Severity.ERROR else Severity.WARNING
            result.extend(kept)
            result.append(
                TOO_MANY_FINDINGS.at(
                    file,
                    dropped[0].span,
                    severity=severity,
                    count=len(dropped),
                    limit=MAX_FINDINGS_PER_FILE,
                )
            )
        return tuple(result)
