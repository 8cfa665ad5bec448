"""Declare how people print what happens in place of something else in this game: `would get a
wound, it gets frostbite instead`, `2 morale instead of 1`.
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.words.natural.clauses.beginnings import THE_BEARER
from dowlang.rulesets.dead_of_winter.words.registry import words

WHENEVER = "(when|whenever|if|each time)"
GETS = "(get|take|receive|suffer)"
HARM = {"[(a|1|one|any)] (wound|wounds)": "is wounded", "[(a|any)] frostbite": "gets frostbite"}
"""What somebody would get -> what happens to them."""

BEFORE = "when {who} HAPPENS, before it takes effect"
DONE = "\n    cancel the result\n    {do}"
OFFERED = "\n    you may {effect}\n        if so\n            cancel the result"
MORE = "\n            {more}"
SO = "(STOP|,) [and] if (you do|you do so|so)"
LIMITED = BEFORE.replace("effect", "effect, {limit}")
AND_THEN = (
    "[,|STOP] [and] if you do [,] (it|they|he|she) (does not|do not) (get|take|receive|suffer) "
    "(it|that wound|the wound|that frostbite|the frostbite)"
)


def in_place(happens: str, said: str) -> dict[str, str]:
    """Return wordings of what is done in place of something that would happen, with what a card
    has for them.
    """
    before, limited = BEFORE.replace("HAPPENS", happens), LIMITED.replace("HAPPENS", happens)
    offer = "you may {effect}"
    return {
        f"{WHENEVER} {said} [,] {{do}} instead": before + DONE,
        f"{WHENEVER} {said} [,] {offer} instead": before + OFFERED,
        f"{{limit}} [,] {WHENEVER} {said} [,] {{do}} instead": limited + DONE,
        f"{{limit}} [,] {WHENEVER} {said} [,] {offer} instead": limited + OFFERED,
        f"{WHENEVER} {said} [,] {offer} instead {SO} [,] {{more:do}}": before + OFFERED + MORE,
        f"{{limit}} [,] {WHENEVER} {said} [,] {offer} instead {SO} [,] {{more:do}}": (
            limited + OFFERED + MORE
        ),
        f"{WHENEVER} {said} [,] {offer} {AND_THEN}": before + OFFERED,
        f"{{limit}} [,] {WHENEVER} {said} [,] {offer} {AND_THEN}": limited + OFFERED,
    }


words.spellings.update({r"\b(?:normal|regular|ordinary) (wounds?)\b": r"\1"})
for harm, happens in HARM.items():
    for form, written in in_place(happens, f"{{who:thing}} would {GETS} {harm}").items():
        words.natural_forms("rules", {form: written}, 0.5 if "{do}" in form else 0.2)
words.natural_forms(
    "rules",
    {
        f"{WHENEVER} {{who:thing}} rolls {rolled} {{face:one_of_face}} [,] {{do}} instead": (
            "when {who} rolls {face}, before it takes effect" + DONE
        )
        for rolled in (
            "[for exposure and] [the result is] [(a|an)]",
            "[for exposure and] gets [(a|an)]",
        )
    }
    | {
        f"{WHENEVER} {{who:thing}} is killed [,] lose {{n:INT}} morale instead of (1|one)": (
            "deaths of {who} cost {n} morale"
        ),
        f"{WHENEVER} {{who:thing}} (barricades|builds a barricade) [,] (place|add|build|put) 2 "
        "barricades instead of (1|one)": (
            "when {who} builds a barricade\n    add 1 barricade to that location"
        ),
    },
    0.2,
)
FACE = "[(a|an)] {face:one_of_face}"
SHOWN = (
    f"on {FACE} [(of|on) the exposure die]",
    f"(when|whenever|if) the exposure die shows {FACE}",
)
"""How the result of an exposure roll is printed, which is one of whoever bears the card."""
NOT_TAKEN = "instead [of (taking|suffering|getting) ((the|that) {face:one_of_face}|it)]"
words.natural_forms(
    "rules",
    {
        f"{shown} [,] ({THE_BEARER}|you) (may|can) {{effect}} {NOT_TAKEN}": (
            BEFORE.replace("{who} HAPPENS", "the bearer rolls {face}") + OFFERED
        )
        for shown in SHOWN
    }
    | {
        f"{WHENEVER} (he|she|they|it) would be {{h:happening}} [,] {said} instead": (
            BEFORE.replace("{who} HAPPENS", "the bearer is {h}") + written
        )
        for said, written in (
            ("{e:effect}", "\n    cancel the result\n    {e}"),
            ("you may {effect}", OFFERED),
        )
    },
    0.3,
)
words.natural_forms(
    "do",
    {
        "if {condition} [,] {a:do} [,|STOP] (otherwise|if not) [,] {b:do} instead": (
            "if {condition}\n    {a}\notherwise\n    {b}"
        ),
    },
    0.3,
)
words.natural_forms(
    "do",
    {
        "{a:effect} [,] unless {condition} [,] in which case {b:do} [instead]": (
            "if {condition}\n    {b}\notherwise\n    {a}"
        ),
    },
    0.9,
)

WOULD = ("would (get|take|receive|suffer) (a|1) wounds", "would be wounded")
TAKES = "(the bearer|this survivor|the equipped survivor) may take (it|the wound) instead"
"""What would happen to somebody beside the bearer, and what the bearer may do about it."""

words.natural_forms(
    "rules",
    {
        f"(when|whenever|if) another survivor {where} {would} [,] {TAKES}": (
            "when another survivor at the location of the bearer is wounded, before it takes "
            'effect\n    choose one\n        option "Take it"\n            cancel the result\n'
            '            the bearer gets 1 wound\n        option "Let it be"\n'
            "            nothing happens"
        )
        for where in (
            "here",
            "at (the location of the bearer|its location|the location of this survivor)",
            "at this survivor 's location",
            "at the same location",
        )
        for would in WOULD
    },
    0.3,
)
