"""Put numbers and lists into words."""

from __future__ import annotations

from collections.abc import Iterable

IRREGULAR = {"dwarf": "dwarves", "hero": "heroes", "trophy": "trophies"}


def counted(number: int, noun: str) -> str:
    """Return a number with its noun: `1 dwarf`, `2 dwarves`.

    >>> counted(1, "dwarf"), counted(2, "dwarf"), counted(0, "card")
    ('1 dwarf', '2 dwarves', '0 cards')
    """
    return f"{number} {noun if number == 1 else IRREGULAR.get(noun, noun + 's')}"


def listed(parts: Iterable[str]) -> str:
    """Return parts as a list in a sentence.

    >>> listed(["a"]), listed(["a", "b", "c"]), listed([])
    ('a', 'a, b and c', 'nothing')
    """
    *first, last = [*parts] or ["nothing"]
    return f"{', '.join(first)} and {last}" if first else last


def tallied(names: Iterable[str]) -> str:
    """Return names as a list, each once, with its number where there are several.

    >>> tallied(["Pib", "Twig", "Pib"])
    '2 × Pib and Twig'
    """
    many = list(names)
    return listed(
        name if many.count(name) == 1 else f"{many.count(name)} × {name}"
        for name in dict.fromkeys(many)
    )


def sentence(text: str) -> str:
    """Return a text as a sentence: a capital first, a full stop last."""
    return f"{text[:1].upper()}{text[1:]}{'' if text.endswith('.') else '.'}"
