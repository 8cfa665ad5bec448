"""Say as a condition what a card with a goal says as a demand: *You must have 3 books* below the
name of a secret objective is *You win if: You have 3 books*, and a line *Or …* below a goal is the
other half of it.

What lives here: which sentences are demands, and the heading above the first. What does not: how
conditions below a heading of goals become one goal (`nesting`, and the forms of goals).
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from dowlang.project.mending.sentences import sentences
from dowlang.project.writing.nesting import AT_THE_END, EACH_OF_THESE, HEADS
from dowlang.source import margin_of

HEADING = "You win if:"
DEMAND = re.compile(
    r"(?:(?:your )?(?:goal|objective|victory)[:,] |to win(?: the game)?[:,]? )?"
    r"(?P<who>(?:you|they|there|(?:an?|the|your|all|each|no|every|one|at least)\b[^,.:;]*?|\w+)) "
    r"must (?:also |still )?(?P<not>not |never )?(?:also |still )?"
    r"(?P<said>have|control|hold|be)\b(?P<rest>[^:]*)$",
    re.IGNORECASE,
)
NEVER_WINS = re.compile(
    r"(?:but )?you (?:cannot|can ?not|can['’]t|do not|don['’]t) win(?: the game)? "
    r"(?:if|when|while|as long as) (?P<asked>(?!the game ends\b)[^:]+?)[.!]?$",
    re.IGNORECASE,
)
"""Matches a sentence by which a goal is not enough. How the game ends is no state that is asked."""

ASKED_ANYWAY = re.compile(
    rf"{AT_THE_END}[,:]? you win if\b|you win {AT_THE_END}[,:]? if\b", re.IGNORECASE
)
"""Matches the beginning of a goal that is asked when goals of a player are asked anyway."""

WINS = re.compile(rf"(?:{AT_THE_END}[,:]? )?you win", re.IGNORECASE)
"""Matches the beginning of a heading of goals."""

ALL_ASKED = re.compile(rf"\b{EACH_OF_THESE}\b", re.IGNORECASE)
DO_IT = re.compile(
    r"(?P<head>(?:your |the )?(?:goal|objective|victory|to win)): (?:collect|gather|have|get|own|"
    r"hold|stockpile|save up) (?P<said>(?:at least )?\d[^.;:]*)(?P<end>[.]?)",
    re.IGNORECASE,
)
"""Matches what is said of the lines below a goal, and a goal that is told as something to do."""

FURTHER = re.compile(r"(?P<who>\w+) must (?:also |still )?(?P<said>have|control|hold|be)\b")
"""Matches another demand in the sentence of the first."""

OF_ONE = {"have": "has", "control": "controls", "hold": "holds", "be": "is"}
OF_SEVERAL = {"have": "have", "control": "control", "hold": "hold", "be": "are"}


def demands_as_goals(lines: Sequence[str]) -> list[str]:
    """Return the lines of a card with goals, with each line of demands as conditions, below a
    heading of goals.

    >>> demands_as_goals(['secret "Hay"', "    You must have 3 books. The colony must be safe."])
    ['secret "Hay"', '    You win if:', '    You have 3 books. The colony is safe.']
    >>> demands_as_goals(["You cannot win if you sing."])
    ['You win if:', 'It is not true that you sing.']
    >>> demands_as_goals(["To win, you must also have 3 books.", "A dog must not be hurt."])
    ['You win if:', 'you have 3 books.', 'A dog is not hurt.']
    """
    out: list[str] = []
    for line in map(_asked_plainly, lines):
        told = sentences(line)
        said = [
            DEMAND.fullmatch(each.strip()) or NEVER_WINS.fullmatch(each.strip()) for each in told
        ]
        if not said or not all(said):
            out.append(line)
            continue
        before = " " * margin_of(line)
        if not any(WINS.match(each.strip()) for each in out):
            out.append(f"{before}{HEADING}")
        out.append(before + " ".join(_asked(found) for found in said if found))
    return out


def _asked_plainly(line: str) -> str:
    """Return a line that asks for a goal without what is so of every goal, and one that tells what
    is to be had as what is asked. A heading alone stays as it is printed.

    >>> _asked_plainly("At the end of the game, you win if you sing and each of these is met:")
    'you win if you sing and all of the following are true:'
    >>> _asked_plainly("At the end of the game, you win if each of these is met:")
    'At the end of the game, you win if each of these is met:'
    >>> _asked_plainly("Goal: Collect 20 hay.")
    'Goal: 20 hay.'
    """
    if HEADS.fullmatch(line.strip()):
        return line
    plain = ALL_ASKED.sub("all of the following are true", ASKED_ANYWAY.sub("you win if", line))
    found = DO_IT.fullmatch(plain.strip())
    margin = " " * margin_of(plain)
    return f"{margin}{found['head']}: {found['said']}{found['end']}" if found else plain


OR = re.compile(r"(?:[-—–] *)?or(?: else)?[:,]?(?: [-—–])?(?: (?P<said>\S.*))?$", re.IGNORECASE)
"""Matches a line that begins with another goal that will do, or stands before one."""

NO_GOAL = re.compile(r"(?:\w+ )?\"|flavor\b|#|setup\b|\S+:$")
"""Matches a line with no condition that another one could stand in for."""


def either_goal(lines: Sequence[str]) -> list[str]:
    """Return the lines of a card with goals, with two goals of which one will do as one sentence:
    the one before a line that begins with *Or*, and that line.

    >>> either_goal(['secret "Hay"', "    You have 3 books.", "    Or you have a dog."])
    ['secret "Hay"', '    You have 3 books, or you have a dog.']
    >>> either_goal(["You have 3 books. You sing.", "OR", "You have a dog."])[0]
    'You have 3 books. You sing.'
    """
    out: list[str] = []
    rest = list(lines)
    while rest:
        line = rest.pop(0)
        found = OR.fullmatch(line.strip())
        said = found and (found["said"] or (rest[0].strip() if rest else ""))
        above = out[-1].strip() if out else ""
        several = len(sentences(above)) != 1 or OR.match(above) or " and " in above
        if not found or not said or several or NO_GOAL.match(above) or NO_GOAL.match(said):
            out.append(line)
            continue
        if not found["said"]:
            rest.pop(0)
        out[-1] = f"{out[-1].rstrip(' .,')}, or {said[:1].lower()}{said[1:]}"
    return out


def _asked(demand: re.Match[str]) -> str:
    """Return the condition that a demand asks for, or that one is not so by which nobody wins."""
    if "asked" in demand.groupdict():
        return f"It is not true that {demand['asked']}."
    who = demand["who"]
    several = _are_several(who)
    said = demand["said"].lower()
    rest = FURTHER.sub(
        lambda of: f"{of['who']} {(OF_SEVERAL if _are_several(of['who']) else OF_ONE)[of['said']]}",
        demand["rest"],
    )
    verb = (OF_SEVERAL if several else OF_ONE)[said]
    if not demand["not"]:
        return f"{who} {verb}{rest}"
    if said == "be":
        return f"{who} {verb} not{rest}"
    return f"{who} {'do' if several else 'does'} not {said}{rest}"


def _are_several(who: str) -> bool:
    """Return True for who is spoken of as several, as *you* is."""
    last = who.split()[-1].lower()
    return last in ("you", "they", "there") or (last.endswith("s") and last[-2:] != "ss")


__all__ = ["demands_as_goals", "either_goal"]
