"""Find item cards that are never better than another one of their deck, from the cards alone.

Two cards are compared when one handler is the other with other numbers, and these are the counts of
effects of which it is plain whether more is better. One that has no worse number is strictly
better. Cards that differ in anything else are not compared: what is found is sure, and not all
there is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from types import CodeType
from typing import TYPE_CHECKING, Any

from dowlang.engine.report_declarations import Dominated

if TYPE_CHECKING:
    from dowlang.engine.card_set import CardSet

MORE_IS_BETTER = frozenset(
    (
        "add {count} food",
        "add {count} barricades to {place}",
        "gain {count} dice",
        "gain {count} morale",
        "draw {count} cards from {deck}",
        "remove {count} wounds from {survivor}",
        "remove {count} frostbite from {survivor}",
        "remove {count} zombies from {place}",
        "remove {count} noise from {place}",
        "remove {count} starvation tokens",
        "searching draws {count} more cards",
    )
)
LESS_IS_BETTER = frozenset(
    (
        "add {count} noise to {place}",
        "add {count} starvation tokens",
        "add {count} zombies to {place}",
        "get {count} frostbite",
        "get {count} wounds",
        "lose {count} morale",
        "remove {count} food",
        "attack of {subject} is {number}",
        "search value of {subject} is {number}",
    )
)
ALIKE = ("abilities", "offers", "counters", "barred", "manuals", "play", "equip", "event")
"""Facts that both cards have alike."""

Difference = tuple[str, int, int]  # phrase, the number on the worse card, on the better


def dominated(cards: CardSet) -> Iterator[Dominated]:
    """Yield each item card than which another one of the same deck is better, with the best."""
    designs = cards.of_kind.get("item", [])
    symbols = cards.tables.design_symbols
    for place, worse in enumerate(designs):
        found: list[tuple[int, Dominated]] = []
        for other, better in enumerate(designs):
            decks = sorted({*worse["copies"]} & {*better["copies"]})
            if place == other or not decks or symbols[place] != symbols[other]:
                continue
            differences = _better_by(cards, worse, better)
            if differences:
                gain = sum(abs(there - here) for _, here, there in differences)
                found.append((gain, _said(worse, better, decks[0], differences)))
        if found:
            yield max(found, key=lambda one: one[0])[1]


def _said(
    worse: Mapping[str, Any], better: Mapping[str, Any], deck: str, found: Sequence[Difference]
) -> Dominated:
    numbers = ", ".join(
        f"`{text.format_map(_Words(count=there, number=there))}` for {here}"
        for text, here, there in found
    )
    where = (
        "both are dealt at the start"
        if deck == "starting"
        else f"in the same deck ({deck.replace('_', ' ')})"
    )
    says = f"{worse['name']}: {better['name']} is strictly better, {numbers}, {where}"
    return Dominated(worse["path"], better["path"], says, {text: [a, b] for text, a, b in found})


class _Words(dict[str, Any]):
    """What a slot of a phrase is called that has no number."""

    def __missing__(self, slot: str) -> str:
        return slot.strip("_")


def _better_by(
    cards: CardSet, worse: Mapping[str, Any], better: Mapping[str, Any]
) -> list[Difference] | None:
    """Return the counts by which the second card is better, None when that cannot be said."""
    if any(worse.get(fact) != better.get(fact) for fact in ALIKE):
        return None
    numbers = _other_numbers(_functions(cards, worse["path"]), _functions(cards, better["path"]))
    one, other = _deeds(worse), _deeds(better)
    if numbers is None or [phrase for phrase, _ in one] != [phrase for phrase, _ in other]:
        return None
    found = [
        (phrase, here, there)
        for (phrase, here), (_, there) in zip(one, other, strict=True)
        if here != there
    ]
    if Counter((here, there) for _, here, there in found) != numbers:
        return None  # another number differs too: a die, a limit, a place
    for phrase, here, there in found:
        more = phrase in MORE_IS_BETTER and 0 < here < there
        if not more and not (phrase in LESS_IS_BETTER and here > there > 0):
            return None
    return found


def _deeds(card: Mapping[str, Any]) -> list[tuple[str, int]]:
    """Return the effects and rules of a card with their counts, block by block."""
    found: list[tuple[str, int]] = []
    does, lasting = card.get("does", {}), card.get("lasting", {})
    for block in sorted({*does, *lasting}):
        found.append((f"{block}:", 0))
        found += [(f"{text}".removeprefix("~"), int(count)) for text, count in does.get(block, ())]
        for text, count, when in lasting.get(block, ()):
            found.append((f"{when}:", 0))
            if not any(same == text for same, _ in found):  # what comes later is an effect too
                found.append((f"{text}", int(count)))
    return found


def _functions(cards: CardSet, path: str) -> list[Callable[..., Any]]:
    """Return the functions of a card's handler: its roles, then its steps."""
    roles = [*cards.handler(path).values()]
    return [*roles, *roles[0].__globals__["STEPS"]] if roles else []


def _other_numbers(
    one: Sequence[Callable[..., Any]], other: Sequence[Callable[..., Any]]
) -> Counter[tuple[int, int]] | None:
    """Return the pairs of numbers in which two handlers differ, None if they differ otherwise."""
    if len(one) != len(other):
        return None
    found: Counter[tuple[int, int]] = Counter()
    seen: set[CodeType] = set()  # a function that is a role and a step counts once
    for mine, theirs in zip(one, other, strict=True):
        if mine.__code__ in seen:
            continue
        seen.add(mine.__code__)
        if not _same_but_numbers(mine.__code__, theirs.__code__, found):
            return None
    return found


def _same_but_numbers(one: CodeType, other: CodeType, found: Counter[tuple[int, int]]) -> bool:
    alike = ("co_code", "co_name", "co_names", "co_varnames", "co_freevars", "co_cellvars")
    if any(getattr(one, name) != getattr(other, name) for name in alike):
        return False
    if len(one.co_consts) != len(other.co_consts):
        return False
    for mine, theirs in zip(one.co_consts, other.co_consts, strict=True):
        if isinstance(mine, CodeType) and isinstance(theirs, CodeType):
            if not _same_but_numbers(mine, theirs, found):
                return False
        elif type(mine) is int and type(theirs) is int and mine != theirs:
            found[mine, theirs] += 1
        elif mine != theirs or type(mine) is not type(theirs):
            return False
    return True
