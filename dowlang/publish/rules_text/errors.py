"""What can go wrong where cards are printed."""

from __future__ import annotations

from collections.abc import Mapping


class UnknownFormat(ValueError):
    """`reference` was asked for a format it cannot write.

    Carries the format and those there are.
    """

    def __init__(self, format: str, known: tuple[str, ...]) -> None:
        super().__init__(
            f"unknown format `{format}`, wanted one of {', '.join(f'`{each}`' for each in known)}"
        )
        self.format, self.known = format, known


class FluentMissing(LookupError):
    """Raised for rules text in another language where `fluent.runtime` is not installed."""


class MissingMessages(LookupError):
    """A language lacks messages, or has broken ones. Carries it and id -> what is wrong."""

    def __init__(self, language: str, faults: Mapping[str, str]) -> None:
        told = "; ".join(f"`{id}` {wrong}" for id, wrong in list(faults.items())[:5])
        more = f" and {len(faults) - 5} more" if len(faults) > 5 else ""
        super().__init__(f"the messages of `{language}` are not whole: {told}{more}")
        self.language, self.faults = language, dict(faults)
