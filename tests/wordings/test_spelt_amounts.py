"""How much somebody or something has, however it is put: `fewer than`, `or more`, `without`, behind
a noun and in a condition.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.wordings.measuring import offered_lines

DESCRIBED = {
    "each player {} loses 1 die": ("survivors", ""),
    "each player {} gains 1 die": ("wounded survivors at the colony", ""),
    "each survivor {} gets 1 wound": ("weapon cards", ""),
    "kill each survivor {}": ("wounds", "where (wounds on it {})"),
    "add 1 zombie to each location {}": ("zombies", "where (zombies at it {})"),
    "add 1 noise to each location {}": ("survivors you control", ""),
}
"""Sentence about each of some -> what they have, and the number of it where it is counted."""

ONE = {"survivors": "survivor", "cards": "card"}

WAYS = {
    "with fewer than 2 {}": ("up to 1", "<= 1"),
    "with less than three {}": ("up to 2", "<= 2"),
    "with more than 2 {}": ("at least 3", ">= 3"),
    "with 2 or more {}": ("at least 2", ">= 2"),
    "with 2 {} or more": ("at least 2", ">= 2"),
    "with 2 or fewer {}": ("up to 2", "<= 2"),
    "with no more than 2 {}": ("up to 2", "<= 2"),
    "with no fewer than 2 {}": ("at least 2", ">= 2"),
    "with fewer than one {}": ("no", "= 0"),
    "without {}": ("no", "= 0"),
    "without any {}": ("no", "= 0"),
    "who has at most 1 {}": ("up to 1", "<= 1"),
}
"""How many they have, as people put it -> as a card does, before a noun and behind a number."""

ASKED = {
    "your leader has": ("wounds", "wounds on your leader"),
    "a survivor has": ("frostbite", "frostbite on a survivor"),
    '"Biscuit" has': ("weapon cards", 'weapon cards on "Biscuit"'),
    '"School" has': ("zombies", 'zombies at "School"'),
    "a location outside the colony has": ("noise", "noise at a location outside the colony"),
}
"""Who or what has something -> what, and the number of it."""


def _described() -> Iterator[tuple[str, str]]:
    """Yield each sentence in each way to put it, in turn, with the line that a card has."""
    for at, (way, (before, behind)) in enumerate(WAYS.items()):
        for said, (what, counted) in list(DESCRIBED.items())[at % 2 :: 2]:
            words = what.split()
            if before == "up to 1":
                words = [ONE.get(word, word) for word in words]
            told = counted.format(behind) or f"with {before} {' '.join(words)}"
            yield said.format(way.format(what)), said.format(told)


def _asked() -> Iterator[tuple[str, str]]:
    """Yield each condition in each way to put it, in turn, with the line that a card has."""
    for at, (way, (_, behind)) in enumerate(list(WAYS.items())[:8]):
        for who, (what, number) in list(ASKED.items())[at % 2 :: 2]:
            has = way.format(what).replace("with ", "")
            yield f"if {who} {has}, lose 1 morale", f"if {number} {behind}"


@pytest.mark.sample(5)
@pytest.mark.parametrize(("said", "wanted"), [*_described(), *_asked()])
def test_how_much_somebody_has_is_one_amount_however_it_is_put(said: str, wanted: str) -> None:
    assert [each[0] for each in offered_lines(said)] == [wanted]
