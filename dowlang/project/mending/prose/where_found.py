"""Say in which deck a card lies, and how often, where a card file says it: behind its sort. A
printed card says it on lines of their own: `Found at: Mill`, `Symbol: Tool`.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence

from dowlang.project.mending.prose.sentences import STEP
from dowlang.source import margin_of
from dowlang.vocabulary.card_kinds import CardKind

PLACED = "in {thing} x {int}"
"""What the clause of a kind says of the decks that its cards lie in."""

WHERE = re.compile(
    r"(?:found (?:at|in)|decks?|location|place|where)\s*:\s*(?:the )?(?P<place>[^\W\d][^:.,;()×]*?)"
    r"(?: deck)?(?:,?\s*[x×]\s*(?P<count>\d+)|\s*\((?P<copies>\d+)(?: cop(?:y|ies))?\))?\.?",
    re.IGNORECASE,
)
SORT = re.compile(r"(?:symbol|type|sort)s?\s*:\s*(?P<sort>\w+)\.?", re.IGNORECASE)
ONCE = "  # how often it lies there is not printed"


def with_its_deck(lines: Sequence[str], kind: CardKind, sorts: Collection[str]) -> list[str]:
    """Return a card of a kind with its sort and its decks on one line, where it says them apart.

    `sorts` are the words for what cards of the kind are.

    >>> from dowlang.vocabulary.card_kinds import Clause
    >>> of = CardKind("x", "", (Clause("{sort} [, in {thing} x {int}]*", ""),), ())
    >>> with_its_deck(["x", "    Found at: Mill x 2", "    Symbol: Axe", "    y"], of, ["axe"])
    ['x', '    axe, in "Mill" x 2', '    y']
    """
    if not any(PLACED in clause.pattern for clause in kind.clauses):
        return list(lines)
    rest, decks, sort, place = list[str](), list[str](), "", 0
    noted = ""
    for line in lines:
        said = line.strip()
        where, named = WHERE.fullmatch(said), SORT.fullmatch(said)
        alone = said.casefold().removesuffix(".")
        if where:
            count = where["count"] or where["copies"]
            noted = noted or ("" if count else ONCE)
            name = where["place"] if where["place"] != where["place"].lower() else ""
            decks.append(f'in "{name or where["place"].title()}" x {count or 1}')
        elif named and named["sort"].casefold() in sorts:
            sort = sort or named["sort"].casefold()
        elif alone in sorts and margin_of(line) == len(STEP) and not sort:
            sort, place = alone, len(rest)
        else:
            rest.append(line)
    if not sort or not (decks or len(rest) < len(lines)):
        return list(lines)
    place = place or next((n for n, line in enumerate(rest) if n and "flavor" not in line), 1)
    return [*rest[:place], STEP + ", ".join([sort, *decks]) + noted, *rest[place:]]


__all__ = ["with_its_deck"]
