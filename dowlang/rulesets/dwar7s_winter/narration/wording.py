"""Put numbers and lists into words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from dowlang.rulesets.dwar7s_winter.state.types import RESOURCES

if TYPE_CHECKING:
    from dowlang.engine.speech import Speech

IRREGULAR = {"dwarf": "dwarves", "hero": "heroes", "trophy": "trophies"}


def plural(noun: str) -> str:
    """Return a noun for several things.

    >>> plural("dwarf"), plural("card")
    ('dwarves', 'cards')
    """
    return IRREGULAR.get(noun, f"{noun}s")


class Words:
    """Puts numbers and lists into words of the language of a speech.

    >>> from dowlang.engine.speech import EnglishSpeech
    >>> from dowlang.rulesets.dwar7s_winter.narration.sentences import SENTENCES
    >>> words = Words(EnglishSpeech(SENTENCES))
    >>> words.counted(2, "dwarf"), words.amount(3, 1), words.tallied(["Pib", "Twig", "Pib"])
    ('2 dwarves', '3 food', '2 × Pib and Twig')
    """

    def __init__(self, speech: Speech) -> None:
        self.speech = speech

    def said(self, id: str, /, **values: Any) -> str:
        """Return a sentence or a part of one by its id."""
        return self.speech.said(id, **values)

    def counted(self, number: int, noun: str) -> str:
        """Return a number with its noun."""
        return self.said(f"count-{noun}", count=number)

    def amount(self, number: int, resource: int) -> str:
        """Return so much of a resource."""
        return self.said(f"amount-{RESOURCES[resource]}", count=number)

    def listed(self, parts: Iterable[str]) -> str:
        """Return parts as a list in a sentence."""
        return self.speech.listed([*parts] or [self.said("nothing")])

    def tallied(self, names: Iterable[str]) -> str:
        """Return names as a list, each once, with its number where there are several."""
        many = list(names)
        return self.listed(
            name
            if many.count(name) == 1
            else self.said("several-of", count=many.count(name), name=name)
            for name in dict.fromkeys(many)
        )

    def asked(self, dwarves: int, cost: Iterable[int]) -> list[str]:
        """Return what a monster or disaster asks for, part by part."""
        parts = [self.counted(dwarves, "dwarf")]
        return parts + [self.amount(many, r) for r, many in enumerate(cost) if many]
