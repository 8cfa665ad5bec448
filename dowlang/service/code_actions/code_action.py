"""Hold a change that is offered to an author."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from dowlang.diagnostics import Diagnostic
from dowlang.service.positions import Edit

Candidate: TypeAlias = "tuple[str, tuple[Edit, ...]]"
"""A change that may mend a finding: its title, and what is typed."""


@dataclass(frozen=True, slots=True)
class Action:
    """A change that mends a finding, or writes what is wanted where nothing is found.

    `is_preferred` is True where it is the only one that mends. Of one that `needs_text`, the author
    ends the first text: behind it the cursor waits.
    """

    title: str
    edits: tuple[Edit, ...]
    finding: Diagnostic | None = None
    is_preferred: bool = False
    needs_text: bool = False
    for_failed_test: bool = False
