"""Printed text as runs: pieces of a sentence, some of which are names that may be linked.

No markup of any format is here.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from dowlang.source.text_forms import agree_with_number, capitalised

_SMALL = (
    "a all an another any anybody anyone at both each every everybody everyone he her his it its "
    "more most neither no nobody none one our players she some somebody someone something that "
    "the their there these they this those three two we whoever you your"
)
SMALL_WORDS = frozenset(_SMALL.split(" "))
TIGHT_BEFORE = (",", ".", ":", ";", ")", "+", "!")
"""Signs that follow the text before them without a space."""

OPENING = "“"
CLOSING = "”"


@dataclass(frozen=True, slots=True)
class Run:
    """A piece of text.

    `name`: a name in quotes. `target`: the anchor of the card it names, "" for none. `glued`: no
    space stands before it, whatever it begins with.
    """

    text: str
    name: str = ""
    target: str = ""
    glued: bool = False


Runs = tuple[Run, ...]
Fragment = str | Run | Runs


def say(*pieces: Fragment) -> Runs:
    """Return runs from words and runs in order. Empty words are left out.

    >>> plain(say("draw", say("1", "card"), "", ", if able"))
    'draw 1 card, if able'
    """
    out: list[Run] = []
    for piece in pieces:
        match piece:
            case "" | ():
                continue
            case str():
                out.append(Run(piece))
            case Run():
                out.append(piece)
            case _:
                out.extend(piece)
    return tuple(out)


def between(separator: str, many: Sequence[Runs], last: str = "") -> Runs:
    """Return several texts with a separator between them. `last` stands before the last one.

    >>> plain(between(",", [say("a"), say("b"), say("c")], "or"))
    'a, b or c'
    """
    out: list[Fragment] = []
    for place, each in enumerate(many):
        if place:
            out.append(last if last and place == len(many) - 1 else separator)
        out.append(each)
    return say(*out)


def spaced(runs: Iterable[Run]) -> Runs:
    """Return runs with the spaces between them written out, neighbours of plain text joined.

    Spaced runs stay as they are.
    """
    out: list[Run] = []
    for run in runs:
        glued = (
            not out
            or run.glued
            or run.text.startswith((" ", *TIGHT_BEFORE))
            or out[-1].text.endswith(("(", " "))
        )
        space = "" if glued else " "
        if run.name:
            if space and not out[-1].name:
                out[-1] = replace(out[-1], text=out[-1].text + space)
            elif space:
                out.append(Run(space))
            out.append(run)
        elif out and not out[-1].name:
            out[-1] = replace(out[-1], text=out[-1].text + space + run.text)
        else:
            out.append(replace(run, text=space + run.text))
    return tuple(out)


def sentence(runs: Runs, end: str) -> Runs:
    """Return a sentence ready to print: a capital, spaces, and `end` (a stop, a colon, nothing)."""
    out = list(spaced(say(runs, end) if end else runs))
    if out and not out[0].name:
        out[0] = replace(out[0], text=capitalised(out[0].text))
    return tuple(out)


def small(finished: Runs) -> Runs:
    """Return a finished sentence as it goes on behind a colon or semicolon."""
    if not finished or finished[0].name:
        return finished
    first = finished[0].text
    return (replace(finished[0], text=first[:1].lower() + first[1:]), *finished[1:])


def uncapitalized(text: str) -> str:
    """Return an author's sentence as it goes on after a word of ours.

    Only a small word loses its capital, since any other may be a name.

    >>> uncapitalized("Another player yawns"), uncapitalized("Yuki's player yawns")
    ('another player yawns', "Yuki's player yawns")
    """
    first = text.split(" ", 1)[0]
    return text[:1].lower() + text[1:] if first.lower() in SMALL_WORDS else text


QUOTED = f"{OPENING}{{}}{CLOSING}"


def called(value: str, target: str = "", form: str = QUOTED) -> Runs:
    """Return a name as it is printed: in curved quotes, or as its kind of card is called.

    >>> plain(called("Hospital", form="the {}")), plain(called("The Furnace", form="the {} track"))
    ('the Hospital', 'the Furnace track')
    """
    if form == QUOTED:
        return (Run(form.format(value), name=value, target=target),)
    before, after = form.split("{}")
    if before.strip() == "the":
        value = value.removeprefix("The ")  # one article is enough
    return say(before.strip(), Run(value, name=value, target=target), after.strip())


SLOT = re.compile(r"\{(\w+)\}")


def filled(text: str, values: Mapping[str, Runs], one: bool) -> Runs:
    """Return a text with slots as runs. `one`: its number is 1.

    >>> plain(filled("take {number} [die|dice]", {"number": say("2")}, one=False))
    'take 2 dice'
    """
    pieces = SLOT.split(agree_with_number(text, one))
    return say(*(values[each] if at % 2 else each.strip() for at, each in enumerate(pieces)))


def plain(runs: Iterable[Run]) -> str:
    """Return the text of runs without links."""
    return "".join(run.text for run in spaced(runs))
