"""Choose a place before what is done there twice."""

from __future__ import annotations

import re
from functools import lru_cache


@lru_cache(maxsize=4)
def _done_at_some(noun: str) -> re.Pattern[str]:
    """Return what matches what is done at some place, with more done there in a later sentence."""
    return re.compile(
        r"^(?P<first>(?:then )?[a-z]+ "
        r"(?:(?!may\b|if\b|when|each\b|every\b|where\b)[^.;,\s]+ )*?at )"
        rf"(?P<place>a {noun}(?: (?!and\b|then\b)[^.;,\s]+)*)"
        rf"(?P<rest>[.;].*\b(?:there|at that {noun})\b.*)$",
        re.IGNORECASE,
    )


def choose_place_first(text: str, noun: str) -> str | None:
    """Return a text in which a place is chosen before what is done there twice, or None.

    >>> choose_place_first("Feed a dog at a den with a cat. Then sing there.", "den")
    'Choose a den with a cat. Feed a dog at that den. Then sing there.'
    """
    found = _done_at_some(noun).match(text.strip())
    if found is None:
        return None
    return f"Choose {found['place']}. {found['first']}that {noun}{found['rest']}"
