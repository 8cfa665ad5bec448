"""Check a set once, however many of its decks, tables and languages are printed after another.

What was checked is remembered as long as neither its files nor its pictures change: printing what
`dow export` writes checks a set once instead of three times.
"""

from __future__ import annotations

from dowlang.project import pipeline
from dowlang.project.artwork.picture_files import stamp
from dowlang.project.sets import SetSource

MOST_REMEMBERED = 2
"""A set and one that it uses. A checked set of 150 cards takes some 30 MB."""

_REMEMBERED: list[tuple[SetSource, str, pipeline.CheckedSet]] = []


def checked_once(source: SetSource) -> pipeline.CheckedSet:
    """Return what `pipeline.check` does, remembered from the last call with an equal set.

    Raises `CardErrors`.
    """
    pictures = stamp(source)
    for place, (known, drawn, checked) in enumerate(_REMEMBERED):
        if drawn == pictures and known == source:
            _REMEMBERED.append(_REMEMBERED.pop(place))
            return checked
    checked = pipeline.check(source)
    _REMEMBERED.append((source, pictures, checked))
    del _REMEMBERED[:-MOST_REMEMBERED]
    return checked
