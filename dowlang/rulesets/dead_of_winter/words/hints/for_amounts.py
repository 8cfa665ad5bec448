"""Lead from amounts that no line says to those that it can say.

Of the tokens and the tracks of a set every amount is a number. A survivor in front of `with` is
chosen on a line above where the words for whose it is would take the `with` for theirs.
"""

from __future__ import annotations

from dowlang.advice import in_two_lines, the_line, under
from dowlang.vocabulary.hints import Hints

HINTS = Hints()

EVERY = r"(?:all|each|every)(?: of)?(?: the)?"
TOKEN = r'("[^"]+")'
SPOT = r"(on|at|before)"
CHOSEN = r"((?:a|an|another) .+)"
UP_TO = r"(?:up to|at most) (\d+)"
LIFT_ALL = r"\1lift (number of \2 \3 the one) \2 \3 the one"


def _picked(most: str, line: str) -> str:
    """Return that a number is picked on a line before another one."""
    return in_two_lines(f"you pick a number up to {most} in secret", line)


def _chosen(thing: str, line: str) -> str:
    """Return that something is chosen on a line before another one."""
    return in_two_lines(f"choose {thing} as one", line)


def _for_each(things: str, line: str) -> str:
    """Return that a line is done for each of several."""
    return under(f"for each {things} as one", line)


HINTS.unsaid.update(
    {
        r"^from -\d+ to -?\d+": "a track has no level below 0: its levels begin at 0 or higher",
        rf"^(.*?)\b(lift|lay) {UP_TO} {TOKEN} (.+)$": _picked(
            r"\3", r"\1\2 (number picked by you) \4 \5"
        ),
        rf"^(.*?)\b(raise|lower) {TOKEN} by {UP_TO}$": _picked(
            r"\4", r"\1\2 \3 by (number picked by you)"
        ),
        rf"^(.*?)\blift any number of {TOKEN} {SPOT} (?!an? |another )(.+)$": _picked(
            r"(number of \2 \3 \4)", r"\1lift (number picked by you) \2 \3 \4"
        ),
        rf"^(.*?)\blay any number of {TOKEN} (.+)$": _picked(
            r"(supply of \2)", r"\1lay (number picked by you) \2 \3"
        ),
        rf"^(.*?)\b(lift|lay) at least (\d+) {TOKEN} (.+)$": the_line(
            "the amount is one number", r"\1\2 \3 \4 \5"
        ),
        r"^(.+) (from|to|at) each of ((?:up to )?\d+ (?:\w+ )*?(survivors|locations)\b.*)$": (
            in_two_lines(r"choose \3", r"\1 \2 each of those \4")
        ),
        r"^(.+) all but (?:1|one) of (?:those|these) (survivors|players|locations)$": in_two_lines(
            r"choose one of those \2 as x", r"\1 each of those \2 except the x"
        ),
        rf"^(.*?)\blift {EVERY} {TOKEN} {SPOT} {CHOSEN}$": _chosen(r"\4", LIFT_ALL),
        rf"^(.*?)\blift {EVERY} {TOKEN} {SPOT} (?:each|every) (.+)$": _for_each(r"\4", LIFT_ALL),
    }
)
HINTS.prose.update(
    {
        rf"\blift {EVERY} {TOKEN} {SPOT} (.+)$": r"lift (number of \1 \2 \3) \1 \2 \3",
        rf"\blift all but (\d+) {TOKEN} {SPOT} (.+)$": r"lift (number of \2 \3 \4 - \1) \2 \3 \4",
        rf"\blay {EVERY} {TOKEN} (.+)$": r"lay (supply of \1) \1 \2",
        rf"\b(lift|lay) exactly (\d+) {TOKEN} ": r"\1 \2 \3 ",
        rf"\blower {TOKEN} by all$": r"lower \1 by (level of \1)",
        r"\ball but (?:1|one) of (?:those|these) cards\b": "all but 1 card among those cards",
        r"\ball but (\d+) of (?:those|these) cards\b": r"all but \1 cards among those cards",
        rf"\b(raise|lower) {TOKEN} by exactly (\d+)$": r"\1 \2 by \3",
    }
)

WHOSE = r"(?:controlled by|of)"
PAIRS = r"(equip|trade|swap)"
SEAT = r"((?:an?|another|the) (?:\w+ )?(?:player|location)(?: on \w+ (?:left|right))?)"

HINTS.unsaid.update(
    {
        rf"^(.*?)\b{PAIRS} (an?|another) ((?:\w+ )?survivor) {WHOSE} {SEAT} with (.+)$": (
            _chosen(r"\3 \4 controlled by \5", r"\1\2 the one with \6")
        ),
        rf"^(.*?)\b{PAIRS} (an?|another) ((?:\w+ )?survivor) at {SEAT} with (.+)$": (
            _chosen(r"\3 \4 at \5", r"\1\2 the one with \6")
        ),
        rf"^(.*?)\b{PAIRS} (?:each|every) ((?:\w+ )?survivor) {WHOSE} {SEAT} with (.+)$": (
            _for_each(r"\3 controlled by \4", r"\1\2 the one with \5")
        ),
        rf"^(.*?)\b{PAIRS} the leader of {SEAT} with (.+)$": (
            _chosen(r"\3", r"\1\2 the leader of the one with \4")
        ),
    }
)
