"""Say in which deck a card lies, and how often, where a card file says it: behind its sort. A
printed card says it on lines of their own: `Found at: Mill`, `Symbol: Tool`.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence

from dowlang.project.mending.sentences import STEP
from dowlang.source import margin_of
from dowlang.vocabulary.card_kinds import CardKind

PLACED = "in {thing} x {int}"
"""What the clause of a kind says of the decks that its cards lie in."""

STARTING = "starting x {int}"
"""What the clause of a kind says of those that a game begins with."""

HOW_OFTEN = (
    r"(?:,?\s*[x×]\s*(?P<count>\d+)|[.,]?\s*\(?(?P<copies>\d+) cop(?:y|ies)\)?"
    r"|\s*\((?P<bare>\d+)\))?\.?"
)
WHERE = re.compile(
    r"(?:found (?:at|in)|decks?|location|place|where)\s*:\s*(?:the )?(?P<place>[^\W\d][^:.,;()×]*?)"
    rf"(?P<said>)(?: deck)?{HOW_OFTEN}",
    re.IGNORECASE,
)
COPIES = re.compile(r"(?:^|[.,;] )(?:number of )?copies\s*:\s*(?P<count>\d+)\.?$", re.IGNORECASE)
"""Matches how often the card lies in the deck that is named beside it."""
DECK = re.compile(
    rf"(?:(?P<place>[A-Z]\w+(?: [A-Z]\w+){{0,2}}) [Dd]eck"
    rf"|(?P<said>\w+(?: \w+){{0,2}}) deck(?=.*\d)){HOW_OFTEN}(?<!\.)"
)
"""Matches a line that is the name of a deck and nothing else: with capitals, or with how often the
card lies there. A sentence about a deck is none.
"""

BY_NAME = re.compile(
    r"(?:(?:to be )?(?:found|lies|kept|from|in)\b(?: (?:in|at))?:? )?(?:the )?"
    rf"(?P<place>\w[\w' -]*?)(?P<said>)(?: (?:item |location )?deck)?{HOW_OFTEN}",
    re.IGNORECASE,
)
"""Matches a line with nothing but where a card lies, where that is the name of a place."""

COUNTED_IN = re.compile(
    r"(?P<count>\d+)(?: cop(?:y|ies))? (?:in|at) (?:the )?(?P<place>\w[\w' -]*?)"
    r"(?: (?:item |location )?deck)?\.?",
    re.IGNORECASE,
)
"""Matches how often a card lies in the deck of a place, the number first."""

AT_THE_START = re.compile(rf"starting(?: item| card)?s?(?: deck)?{HOW_OFTEN}", re.IGNORECASE)
SORT = re.compile(
    r"(?:(?:symbol|type|sort)s?\s*:\s*)?(?P<sorts>\w+(?:(?:,? (?:and|or)|,| ?/) ?\w+)*)\.?",
    re.IGNORECASE,
)
"""Matches a line that may say the sort of a card, or several, and nothing else."""

ONCE = "  # how often it lies there is not printed"


def with_its_deck(
    lines: Sequence[str], kind: CardKind, sorts: Collection[str], places: Collection[str] = ()
) -> list[str]:
    """Return a card of a kind with its sort and its decks on one line, where it says them apart.
    Without a deck a number of copies stays where it stands.

    `sorts` are the words for what cards of the kind are, `places` the names of those that have a
    deck.

    >>> from dowlang.vocabulary.card_kinds import Clause
    >>> of = CardKind("x", "", (Clause("{sort} [, in {thing} x {int}]*", ""),), ())
    >>> with_its_deck(["x", "    Found at: Mill x 2", "    Symbol: Axe", "    y"], of, ["axe"])
    ['x', '    axe, in "Mill" x 2', '    y']
    >>> names = ["Old Mill"]
    >>> with_its_deck(["x", "    Axe", "    Old mill deck"], of, ["axe"], names)[1]
    '    axe, in "Old Mill" x 1  # how often it lies there is not printed'
    >>> with_its_deck(["x", "    Axe", "    Found at the Old Mill. Copies: 2."], of, ["axe"], names)
    ['x', '    axe, in "Old Mill" x 2']
    >>> with_its_deck(["x", "    Axe", "    2 in the old mill deck"], of, ["axe"], names)
    ['x', '    axe, in "Old Mill" x 2']
    >>> with_its_deck(["x", "    Axe", "    Old mill x1, inn x2"], of, ["axe"], ["Old Mill", "Inn"])
    ['x', '    axe, in "Old Mill" x 1, in "Inn" x 2']
    >>> with_its_deck(["x", "    Axe. Old Mill. 2 copies."], of, ["axe"], names)
    ['x', '    axe, in "Old Mill" x 2']
    """
    names = {place.casefold() for place in places}
    pattern = next((each.pattern for each in kind.clauses if PLACED in each.pattern), "")
    if not pattern:
        return list(lines)
    rest, decks, of_sorts, place = list[str](), list[str](), list[str](), 0
    starting = ""
    noted = ""
    printed = lines
    lines = [part for line in lines for part in _values(line, sorts, names)]
    lines, copies = _without_copies(lines)
    for line in lines:
        said = line.strip()
        where, named = WHERE.fullmatch(said) or DECK.fullmatch(said), SORT.fullmatch(said)
        by_name = BY_NAME.fullmatch(said)
        if by_name and by_name["place"].casefold() in names:
            where = by_name
        several = [COUNTED_IN.fullmatch(part) for part in re.split(r",(?: and)? | and ", said)]
        if not all(each and each["place"].casefold() in names for each in several):
            several = [_by_name(part) for part in re.split(r",(?: and)? | and |; ", said)]
        begins = AT_THE_START.fullmatch(said) if STARTING in pattern else None
        told = re.split(r",? (?:and|or) |, ?| ?/ ?", named["sorts"].casefold()) if named else []
        if begins:
            starting = f"starting x {_count(begins) or 1}"
        elif all(each and each["place"].casefold() in names for each in several):
            decks += [
                f'in "{_capitals(each["place"])}" x {each["count"]}' for each in several if each
            ]
        elif where:
            count = _count(where) or copies
            noted = noted or ("" if count else ONCE)
            place_said = where["place"] or where["said"]
            decks.append(f'in "{_capitals(place_said)}" x {count or 1}')
        elif told and set(told) <= set(sorts) and (":" in said or margin_of(line) == len(STEP)):
            place = place or len(rest)
            of_sorts += told
        else:
            rest.append(line)
    sort = " or ".join(dict.fromkeys(of_sorts))
    if not sort or (copies and not decks) or not (decks or starting or len(rest) < len(lines)):
        return list(printed)
    place = place or next((n for n, line in enumerate(rest) if n and "flavor" not in line), 1)
    said = ", ".join([sort, *decks, *filter(None, (starting,))])
    return [*rest[:place], STEP + said + noted, *rest[place:]]


def _values(line: str, sorts: Collection[str], names: Collection[str]) -> list[str]:
    """Return the sort of a card and where it lies as two lines, where one says both."""
    first, sign, rest = line.strip().partition(". ")
    where = BY_NAME.fullmatch(rest) if sign and first.casefold() in sorts else None
    both = where is not None and where["place"].casefold() in names
    return [" " * margin_of(line) + each for each in (first, rest)] if both else [line]


def _by_name(said: str) -> re.Match[str] | None:
    """Return what matches the name of a place with how often a card lies there."""
    return re.fullmatch(
        r"(?P<place>\w[\w' -]*?)(?: (?:item |location )?deck)?\s*[x×]\s*(?P<count>\d+)\.?",
        said,
    )


def _capitals(name: str) -> str:
    """Return the name of a place as cards have it."""
    return " ".join(word[:1].upper() + word[1:] for word in name.split())


def _without_copies(lines: Sequence[str]) -> tuple[list[str], str]:
    """Return the lines of a card without the one thing that says how many copies there are, and how
    many that is. Where two say it, it is of a deck each and they stay.
    """
    found = [COPIES.search(line.strip()) for line in lines]
    told = [each["count"] for each in found if each]
    if len(told) != 1:
        return list(lines), ""
    out = []
    for line, copies in zip(lines, found, strict=True):
        said = line.strip()[: copies.start()] if copies else line.strip()
        if said:
            out.append(" " * margin_of(line) + said if copies else line)
    return out, told[0]


def _count(found: re.Match[str]) -> str:
    """Return how often a card lies somewhere as it is printed, or nothing where it is not."""
    return found["count"] or found["copies"] or found["bare"] or ""


__all__ = ["with_its_deck"]
