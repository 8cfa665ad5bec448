"""Numbers, names and places put into words: what every sentence of a story is made of."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

INDENT = "  "
_IRREGULAR = {"die": "dice", "crisis": "crises", "person": "people"}
Places = Mapping[
    tuple[str, str], Sequence[int]
]  # place and where to -> an entrance for each thing, -1 where there is only one

# one thing and several things of a kind: what happens to them, before their place
_WITH_PLACES = {
    "zombie": ("zombie", "comes to", "come to"),
    "gone": ("zombie", "is taken away from", "are taken away from"),
    "moved": ("zombie", "goes from", "go from"),
    "dead": ("zombie", "dies at", "die at"),
    "built": ("barricade", "goes up at", "go up at"),
    "broken": ("barricade", "breaks at", "break at"),
    "cleared": ("barricade", "is taken away from", "are taken away from"),
    "noise": ("noise token", "is put at", "are put at"),
    "quiet": ("noise token", "is taken away from", "are taken away from"),
}


def counted(number: int, thing: str) -> str:
    """A number of things, in words a person would write.

    >>> counted(1, "zombie"), counted(3, "die"), counted(2, "noise token")
    ('1 zombie', '3 dice', '2 noise tokens')
    """
    return f"{number} {thing if number == 1 else _IRREGULAR.get(thing, thing + 's')}"


def round_named(number: int) -> str:
    """Return the round as a heading says it. While the table is set up there is none.

    >>> round_named(2), round_named(0)
    ('Round 2', 'Before the first round')
    """
    return f"Round {number}" if number else "Before the first round"


def listed(names: Iterable[str]) -> str:
    """Names in a row.

    >>> listed(["Ada", "Ben", "Cy"])
    'Ada, Ben and Cy'
    """
    *rest, last = list(names) or ["nobody"]
    return f"{', '.join(rest)} and {last}" if rest else last


def sentence(text: str) -> str:
    """A capital at the beginning, a full stop at the end."""
    text = text[:1].upper() + text[1:]
    return text if text.endswith((".", "!", "?", "”", ":")) else f"{text}."


def grouped(names: Sequence[str]) -> str:
    """Names in a row, equal ones once with their number.

    >>> grouped(["Soup", "Axe", "Soup"])
    'Soup (2) and Axe'
    """
    return listed(
        name if names.count(name) == 1 else f"{name} ({names.count(name)})"
        for name in dict.fromkeys(names)
    )


def cards_named(cards: Sequence[str | None]) -> str:
    """Cards by name, or only how many where the listener may not know them.

    >>> cards_named(["Soup", "Axe"]), cards_named([None]), cards_named([None, None])
    ('Soup and Axe', 'a card', '2 cards')
    """
    known = [card for card in cards if card is not None]
    if len(known) == len(cards):
        return grouped(known)
    return "a card" if len(cards) == 1 else f"{len(cards)} cards"


def told_together(kind: str, places: Places) -> str:
    """One sentence for things of one kind at several places, or of several survivors.

    >>> told_together("zombie", {("the colony", ""): [0, 1], ("the School", ""): [-1]})
    '3 zombies come: 2 to the colony (entrances 1 and 2) and 1 to the School'
    >>> told_together("broken", {("the School", ""): [-1]})
    '1 barricade breaks at the School'
    """
    total = sum(len(at) for at in places.values())
    if kind == "hurt":
        return listed(f"{who} gets {counted(len(at), 'wound')}" for (who, _), at in places.items())
    if kind in ("wound", "frostbite token"):
        one = "is" if total == 1 else "are"
        return (
            listed(f"{counted(len(at), kind)} of {who}" for (who, _), at in places.items())
            + f" {one} healed"
        )
    if kind == "starvation token":
        return f"{counted(total, kind)} {'is' if total == 1 else 'are'} added"
    thing, one_does, many_do = _WITH_PLACES[kind]
    if len(places) == 1:
        ((where, to), at) = next(iter(places.items()))
        does = one_does if total == 1 else many_do
        return f"{counted(total, thing)} {does} {where}{_entrances(at)}{to}"
    *verb, preposition = many_do.split(" ")
    return f"{counted(total, thing)} {' '.join(verb)}: " + listed(
        f"{len(at)} {preposition} {where}{_entrances(at)}{to}" for (where, to), at in places.items()
    )


def _entrances(at: Sequence[int]) -> str:
    """Return which entrances, where there are several, each as often as something happens there."""
    if not at or at[0] < 0:
        return ""
    return f" (entrance{'s' if len(at) > 1 else ''} {listed(str(e + 1) for e in at)})"
