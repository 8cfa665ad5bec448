"""Find the values of a printed card that stand beside its name or in a row, and the kind of a card
by them: `Axe (Tool)`, `Influence 42 | Attack 3+ | Home: Mill`.

What lives here: which part of a head is a value. What does not: the line of the kind and the values
below it (`titles`), and where a card lies (`deck_of_item`).
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence

from dowlang.project.writing.titles import is_short, is_value

BESIDE = re.compile(
    r"(?P<name>[^()–—,]+?)\s*(?:\((?P<bracket>[^()]+)\)|\s[–—-]\s(?P<dash>[^()–—]+)|"
    r", (?P<comma>[^()–—,]+))"
)
"""Matches a name with something behind it."""

PARTS = re.compile(r"\s*[,/|·]\s*")
ROW = re.compile(r"\s*[/|·]\s*|[,;]\s+|\.\s+(?=[A-Z])")
"""Matches between values on one line."""

POINT = re.compile(r"^\s*(?:[-•*]\s+)?(?:[a-z][.)]\s+)?")
"""Matches the sign of a point before a line."""

SHORT = re.compile(
    r"(?P<word>[A-Za-z]{3,})\.?\s*:?\s*(?P<value>\d+)\s*(?P<more>\+|or (?:more|higher))?\.?"
)
"""Matches a value whose word may be short: `Inf. 42`."""

LYING = re.compile(r"(?:[\w' ]+ deck|(?:location|home|start\w*|found)\b[\w ]*: .+)", re.IGNORECASE)
"""Matches what says where a card or somebody begins."""

MOST_WORDS = 3
"""Words of a place."""


def name_apart(name: str, kind: str, words: Collection[str], title: str) -> tuple[str, list[str]]:
    """Return the name of a card and the values that stand behind it. `words` begin the lines of its
    kind, and `title` is the clause for what somebody is, if any.

    >>> name_apart("Hay Cart (Tool)", "item", {"tool"}, ""), name_apart("Hay, Oats", "item", {}, "")
    (('Hay Cart', ['Tool']), ('Hay, Oats', []))
    >>> name_apart("Axe (Tool Item, Mill deck)", "item", {"tool"}, "")
    ('Axe', ['Tool', 'Mill deck'])
    >>> name_apart("Ada Low (Smith)", "person", {"strength"}, "job")
    ('Ada Low', ['Smith'])
    """
    found = BESIDE.fullmatch(name)
    said = next(filter(None, found.groups()[1:]), "") if found else ""
    parts = [re.sub(rf"\s+{kind}$", "", each, flags=re.IGNORECASE) for each in PARTS.split(said)]
    sorts = [each for each in parts if each.casefold() in words]
    told = all(each in sorts or LYING.fullmatch(each) for each in parts)
    is_title = bool(title and found and found["bracket"]) and len(parts) == 1 and is_short(said)
    if found and ((sorts and told) or is_title):
        return found["name"].strip(), parts
    return name, []


def values_in_rows(lines: Sequence[str], words: Collection[str]) -> list[str]:
    """Return the lines of a head with each of several values on a line of its own.

    >>> values_in_rows(["Str 3+ | Wit: 2 | Mill", "Gain 2, lose 3."], {"wit", "strength"})
    ['strength 3+', 'Wit: 2', 'Mill', 'Gain 2, lose 3.']
    >>> values_in_rows(["- a. Wit 2. Strength 3+."], {"wit", "strength"})
    ['Wit 2', 'Strength 3+']
    """
    out: list[str] = []
    for line in lines:
        said = POINT.sub("", line).strip(" .")
        parts = [_whole(each, words) for each in ROW.split(said) if each]
        values = [is_value(each, words) for each in parts]
        short = (len(each.rpartition(":")[2].split()) <= MOST_WORDS for each in parts)
        row = sum(values) > 1 and all(short) and not re.search(r"\b(?:if|when)\b", line)
        out += parts if row else [line]
    return out


def _whole(said: str, words: Collection[str]) -> str:
    """Return a value whose word is the beginning of one with that one."""
    found = SHORT.fullmatch(said)
    if found is None or found["word"].casefold() in words:
        return said
    whole = [each for each in words if each.startswith(found["word"].casefold())]
    return f"{whole[0]} {found['value']}{'+' if found['more'] else ''}" if len(whole) == 1 else said


def kind_meant(
    lines: Sequence[str], clauses: Mapping[str, Collection[str]], kinds: Collection[str]
) -> str:
    """Return the kind of a card that says none, by values that cards of no other kind have, or
    nothing.

    >>> kind_meant(["Ada", "Strength 3"], {"dog": ["strength"], "hut": ["door"]}, ["dog", "hut"])
    'dog'
    >>> kind_meant(["Ada", "Door: open the gate."], {"dog": [], "hut": ["door"]}, ["dog", "hut"])
    ''
    """
    found = set[str]()
    for kind in kinds:
        others = frozenset[str]().union(*(clauses.get(each, ()) for each in kinds if each != kind))
        own = frozenset(clauses.get(kind, ())) - others
        for line in values_in_rows(lines[1:], own):
            said = line.strip(" *_.()").casefold()
            alone = said in own or said.removesuffix(f" {kind}") in own
            found |= {kind} if alone or is_value(line, own) else set()
        if any(each.casefold() in own for each in name_apart(lines[0], kind, own, "")[1]):
            found.add(kind)
    return found.pop() if len(found) == 1 else ""


__all__ = ["kind_meant", "name_apart", "values_in_rows"]
