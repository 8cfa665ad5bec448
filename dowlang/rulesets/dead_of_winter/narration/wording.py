"""Numbers and places put into words: what happens to several things of a kind, told together, and
who begins.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from dowlang.engine.speech import Speech

INDENT = "  "
# place and where to -> an entrance for each thing, -1 where there is only one
Places = Mapping[tuple[str, str], Sequence[int]]

# kinds of things at places: how a part of several is said, and how many are there
_WITH_PLACES = {
    "zombie": ("part-to", "zombies-of-part"),
    "gone-zombie": ("part-from", "zombies-of-part"),
    "moved": ("part-from", "zombies-of-part"),
    "dead": ("part-at", "zombies-of-part"),
    "built": ("part-at", "barricades-of-part"),
    "broken": ("part-at", "barricades-of-part"),
    "cleared": ("part-from", "barricades-of-part"),
    "noise": ("part-at", "noise-of-part"),
    "quiet": ("part-from", "noise-of-part"),
}


def round_named(speech: Speech, number: int) -> str:
    """Return the round as a heading says it. While the table is set up there is none."""
    return speech.said("round", number=number) if number else speech.said("before-first-round")


def goes_first(view: Mapping[str, Any], player: int) -> bool:
    """Return True for the first player. Until leaders are named nobody is (R-SETUP-14)."""
    named = any(controller >= 0 for controller in view["controller"])
    return named and bool(view["first_player"] == player)


def told_together(speech: Speech, kind: str, places: Places) -> str:
    """Return one sentence for things of one kind at several places, or of several survivors.

    >>> from dowlang.rulesets.dead_of_winter.narration.sentences import STORY
    >>> from dowlang.engine.speech import EnglishSpeech
    >>> say = EnglishSpeech(STORY)
    >>> told_together(say, "zombie", {("the colony", ""): [0, 1], ("the School", ""): [-1]})
    '3 zombies come: 2 to the colony (entrances 1 and 2) and 1 to the School'
    >>> told_together(say, "broken", {("the School", ""): [-1]})
    '1 barricade breaks at the School'
    """
    total = sum(len(at) for at in places.values())
    if kind == "hurt":
        return speech.listed(
            [speech.said("hurt", who=who, count=len(at)) for (who, _), at in places.items()]
        )
    if kind in ("wounds-of", "frostbites-of"):
        of = tuple(speech.said(kind, count=len(at), who=who) for (who, _), at in places.items())
        return speech.said("healed", of=of, count=total)
    if kind == "starvation-added":
        return speech.said(kind, count=total)
    if len(places) == 1:
        ((where, to), at) = next(iter(places.items()))
        return speech.said(kind, count=total, place=where, entrances=_entrances(speech, at), to=to)
    part, amount = _WITH_PLACES[kind]
    parts = tuple(
        speech.said(
            part,
            count=speech.said(amount, count=len(at)),
            place=where,
            entrances=_entrances(speech, at),
            to=to,
        )
        for (where, to), at in places.items()
    )
    return speech.said(f"{kind}-several", count=total, places=parts)


def _entrances(speech: Speech, at: Sequence[int]) -> str:
    """Return which entrances, where there are several, each as often as something happens there."""
    if not at or at[0] < 0:
        return ""
    return speech.said("entrances", count=len(at), numbers=tuple(str(e + 1) for e in at))
