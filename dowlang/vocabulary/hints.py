"""Hold what a module of hints says of lines that people write and no card can say.

A vocabulary takes modules of hints in a written order: of two patterns that match one line the
first one leads.
"""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Hints:
    """Hints of one module. Patterns are regular expressions."""

    habits: dict[str, str] = field(default_factory=dict)
    """What authors write that is no word -> the hint, with the line to type between back-ticks."""
    unsaid: dict[str, str] = field(default_factory=dict)
    """Pattern of what no line says -> what is nearest, as for `re.Match.expand`."""
    never: dict[str, str] = field(default_factory=dict)
    """Pattern of what no card of this game says in whichever words -> that there is none."""
    prose: dict[str, str] = field(default_factory=dict)
    """Pattern of what people write -> how a card of this game says it, as for `re.sub`."""
    contraries: dict[str, str] = field(default_factory=dict)
    """Verb of an amount -> the verb that an amount below nothing means."""
