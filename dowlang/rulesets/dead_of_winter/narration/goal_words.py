"""Put the comparisons of a goal into sentences with their progress, for pages and stories."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

SIGNS = {">=": "at least", "<=": "at most", ">": "more than", "<": "fewer than", "=": "exactly"}
_PRINTED = ((" * ", " × "), (">=", "≥"), ("<=", "≤"), ("( ", "("), (" )", ")"))
NOW, AT_THE_END = "now", "at the end"
Part = tuple[int, int, int]  # number of the words in the facts of the card, have, want


def parts_said(
    facts: Mapping[str, object], parts: tuple[Part, ...], when: str = NOW
) -> Iterator[tuple[bool, str]]:
    """Yield each comparison of a card's goal: whether it is reached, and its sentence."""
    found = facts.get("atoms")
    atoms = found if isinstance(found, Mapping) else {}
    for number, have, want in parts:
        yield have >= want, said(str(atoms.get(str(number), "the goal")), have, want, when)


def said(words: str, have: int, want: int, when: str = NOW) -> str:
    """Return one comparison as a sentence with its progress.

    A comparison by `at most` counts the other way: there `have` is its limit.

    >>> said("food >= starting players + 3", 4, 7), said("morale = 0", 0, 1)
    ('food: at least starting players + 3, that is 7; now 4', 'morale: exactly 0; not so now')
    >>> said("zombies at the colony <= 9", 9, 2), said("not exiled", 1, 1)
    ('zombies at the colony: at most 9; now 2', 'not exiled; so it is now')
    >>> said("places where ( noise there >= 1 ) >= 6", 2, 6, AT_THE_END)
    'places where (noise there ≥ 1): at least 6; at the end 2'
    >>> said("food < morale + 1", 5, 3), said("food > 3", 2, 4)
    ('food: fewer than morale + 1, that is 5; now 2', 'food: more than 3; now 2')
    """
    so = f"so it is {when}" if have >= want else f"not so {when}"
    tokens = words.split(" ")
    place = _sign(tokens)
    if place < 0:
        return f"{_printed(words)}; {so if want == 1 else f'{when} {have} of {want}'}"
    sign = tokens[place]
    left, right = _printed(" ".join(tokens[:place])), _printed(" ".join(tokens[place + 1 :]))
    sentence = f"{left}: {SIGNS[sign]} {right}"
    if sign == "=":
        return f"{sentence}; {so}"
    limit, there = _sides(sign, have, want)
    reckoned = "" if right.isdecimal() else f", that is {limit}"
    return f"{sentence}{reckoned}; {when} {there}"


def _sides(sign: str, have: int, want: int) -> tuple[int, int]:
    """Return the limit of a comparison and what there is, as `codegen.goals` measures them."""
    match sign:
        case ">=":
            return want, have
        case "<=":
            return have, want
        case ">":
            return want - 1, have
    return have, want - 1


def _sign(tokens: list[str]) -> int:
    """Return where the sign of the comparison stands, outside all brackets, or -1."""
    depth, found = 0, -1
    for place, token in enumerate(tokens):
        depth += token.count("(") - token.count(")")
        if token in SIGNS and not depth:
            found = place
    return found


def _printed(words: str) -> str:
    """Return words of a line as they are printed."""
    for plain, sign in _PRINTED:
        words = words.replace(plain, sign)
    return words
