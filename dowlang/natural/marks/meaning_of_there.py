"""Say which place `there` stands for: the one that the lines before it name last.

What lives here: places named, places left out (`outside the colony`) and those that are some place
without a name. What does not: what a game means by `there` where no line names a place.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence

from dowlang.natural.game_words import GameWords, NounForms
from dowlang.natural.marks.known_marks import THERE
from dowlang.natural.weighted_texts import WeightedTexts

LEFT_OUT_BY = re.compile(
    r"(?:\boutside(?: of)?|\bexcept(?: at| for)?|\bother than|\bnot (?:at|in)|\bbut not)$"
)
"""Matches the words by which a place that follows is where nothing comes to."""

PART_OF = re.compile(r"(?i:\b(?:a|an|any|one|1|the|that|this) (?:\w+ )?entrance(?: \w+)? of$)")
"""Matches the words by which a part of the place that follows is meant, which has no name."""


def place_of_there(
    before: str, above: Sequence[str], places: Collection[str], noun: NounForms
) -> str | None:
    r"""Return the place that `there` stands for, None where none is named, and an empty text where
    the one that is meant has no name.

    `before` is what stands before it in the reading, `above` are the lines above that, `places`
    are words for single places, and `noun` is the noun of places.

    >>> den, camp = NounForms("den", "dens"), ("the camp",)
    >>> place_of_there('add 1 zombie to "School"\nadd 1 noise to ', (), (), den)
    '"School"'
    >>> place_of_there("choose a den outside the camp\ngo to ", (), camp, den)
    'that den'
    >>> place_of_there("choose an entrance of the camp\ngo to ", (), camp, den)
    ''
    >>> place_of_there("a dog is not at the camp\nadd 1 bone to ", (), camp, den)
    ''
    """
    lines = [*(line.strip() for line in above), *before.split("\n")]
    for line in reversed(lines):
        said = _named(line, places, noun)
        if said is not None:
            return "" if said and _is_one_of_several(line, said, lines) else said
    return None


def resolve_there(
    text: str, above: Sequence[str], words: GameWords, meant: Sequence[str]
) -> WeightedTexts | None:
    """Return the ways to say the place of the first `there`: the last that is named before it, else
    those that the game means by it.

    >>> words = GameWords(place=NounForms("den", "dens"))
    >>> resolve_there(f"add 1 noise to {THERE}", (), words, ("the camp",))
    [(0.0, 'add 1 noise to the camp')]
    """
    before, there, after = text.partition(THERE)
    if not there:
        return None
    named = place_of_there(before, above, words.places, words.place)
    places = [named] if named else [] if named == "" else list(meant)
    return [(more / 10, f"{before}{place}{after}") for more, place in enumerate(places)]


def move_place_ahead(
    text: str, printed: Sequence[str], places: Collection[str], noun: NounForms
) -> str:
    r"""Return a reading with the place that stands behind its first `there`, where the printed
    words have that place before it.

    >>> said = ["Add", "1", "noise", "to", "the", "camp", "for", "each", "dog", "there"]
    >>> read = f"for each dog at {THERE}\nadd 1 noise to the camp"
    >>> move_place_ahead(read, said, ["the camp"], NounForms())
    'for each dog at the camp\nadd 1 noise to the camp'
    """
    before, there, after = text.partition(THERE)
    words = [each.casefold() for each in printed]
    if not there or "there" not in words or _named(before, places, noun) is not None:
        return text
    place = next((each for line in after.split("\n") if (each := _named(line, places, noun))), "")
    ahead = " ".join(words[: words.index("there")])
    if not place or place.strip('"').casefold().removeprefix("the ") not in ahead:
        return text
    return f"{before}{place}{after}"


def _named(line: str, places: Collection[str], noun: NounForms) -> str | None:
    """Return the place that a line names last, as `place_of_there` does."""
    single = "|".join(re.escape(each) for each in sorted(places, key=len, reverse=True))
    some = rf"(?P<some>\b(?:(?P<quantity>\w+) )?{noun.either}\b)(?! of\b)"
    names = "|".join(filter(None, ('"[^"]+"(?! deck)', single, rf"the {noun.one} of that \w+")))
    pattern = re.compile(rf"(?P<name>{names})|{some}")
    left_out = False
    for found in reversed(list(pattern.finditer(line))):
        if found["name"]:
            ahead = line[: found.start()].rstrip()
            if LEFT_OUT_BY.search(ahead):
                left_out = True
                continue
            if PART_OF.search(ahead):
                return ""
            return "" if left_out else found["name"]
        one = found["some"].endswith(noun.one) and found["quantity"] not in ("each", "no", "every")
        return f"that {noun.one}" if one else ""
    return "" if left_out else None


def _is_one_of_several(line: str, place: str, lines: Sequence[str]) -> bool:
    """Return True where the line before says the same of another place: `add 1 zombie to the
    camp and the mill`.
    """
    at = len(lines) - 1 - list(reversed(lines)).index(line)
    ahead, _, behind = line.rpartition(place)
    other = re.compile(rf'{re.escape(ahead)}(?:"[^"]+"|the \w+){re.escape(behind)}')
    return at > 0 and lines[at - 1] != line and bool(other.fullmatch(lines[at - 1]))
