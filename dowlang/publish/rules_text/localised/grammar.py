"""Grammatical features of a language, as its own file declares them, and rows of word forms.

A language has *dimensions* (`case`, `number`, `gender` …), each with its *features*, the first of
which is taken when nobody asks for another. A row is the forms of one word, in the order of the
names that its language gives them (`singular-nominative | singular-genitive …`). The form taken is
the one whose name has the most features that are asked for, and none that is not.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

Features = Mapping[str, str]
"""Dimension -> feature."""

SEPARATOR = "|"
JOINED = "-"


class UnknownFeature(ValueError):
    """A message asked for a feature that its language does not declare. Carries its name."""

    def __init__(self, feature: str) -> None:
        super().__init__(f"unknown feature `{feature}`")
        self.feature = feature


@dataclass(frozen=True, slots=True)
class LanguageGrammar:
    """The dimensions of one language: dimension -> features.

    `agreeing` are the dimensions in which a verb agrees with its subject.
    """

    dimensions: Mapping[str, tuple[str, ...]]
    agreeing: tuple[str, ...] = ()

    @property
    def defaults(self) -> dict[str, str]:
        """Return the feature of each dimension that is taken when no other is asked for."""
        return {dimension: features[0] for dimension, features in self.dimensions.items()}

    def features(self, names: Iterable[str]) -> dict[str, str]:
        """Return features by their dimension. Raises `UnknownFeature`."""
        found = {}
        for name in names:
            dimension = next((d for d, known in self.dimensions.items() if name in known), None)
            if dimension is None:
                raise UnknownFeature(name)
            found[dimension] = name
        return found

    def agreement(self, features: Features) -> dict[str, str]:
        """Return the features that a subject gives its verb."""
        return {each: features[each] for each in self.agreeing if each in features}


def cells(row: str) -> tuple[str, ...]:
    """Return the forms of a row.

    >>> cells("zombi | zombis")
    ('zombi', 'zombis')
    """
    return tuple(cell.strip() for cell in row.split(SEPARATOR))


def best(names: Sequence[str], features: Features) -> int | None:
    """Return the place of the name that fits features best, None when no name fits.

    >>> best(("singular", "plural", "plural-genitive"), {"number": "plural", "case": "genitive"})
    2
    """
    asked = set(features.values())
    fitting = [
        (len(parts), -place)
        for place, name in enumerate(names)
        if (parts := set(name.split(JOINED))) <= asked
    ]
    return -max(fitting)[1] if fitting else None
