"""Where a line of the corpus stands: a card around it, whole but for that line."""

from __future__ import annotations

import re

HEAD = 'crossroads "A"\n    flavor "x"\n'
OPTIONS = '    option "B"\n        {}\n    option "C"\n        gain 2 morale\n'
SIDE = """objective "A"
    flavor "x"
    time short
    standard
        setup
            morale 7
            rounds 7
        counter ashes
        {}
    hardcore like standard, except
        setup
            rounds 4
"""
GOAL = "        goal morale >= 9\n"
WATCHED = "        when a barricade is destroyed\n            add 1 to ashes\n"
SURVIVOR = """survivor "Ada Winterbourne"
    flavor "x"
    occupation "locksmith"
    female
    influence 41
    attack 4+
    search 3+
    at "School"
    ability 2+, once per game
        gain 1 morale
"""

PLACES = {
    "effect": HEAD + "    if morale <= 3\n" + OPTIONS,
    "moved": HEAD + "    when you move a survivor to a location outside the colony\n" + OPTIONS,
    "trigger": HEAD + "    {}\n" + OPTIONS.replace("{}", "gain 1 morale"),
    "rule": HEAD
    + "    if morale <= 3\n"
    + OPTIONS.replace("{}", "for the rest of the game\n            {}"),
    "bearer": 'item "A"\n    flavor "x"\n    tool, in "School" x 1\n    equip\n        {}\n',
    "goal": 'secret "A"\n    flavor "x"\n    {}\n',
    "side": SIDE,
    "setup": SIDE,
    "crisis": 'crisis "A"\n    flavor "x"\n    {}\n',
    "failure": 'crisis "A"\n    flavor "x"\n    prevent with fuel\n    failure\n        {}\n',
    "survivor": SURVIVOR,
    "item": 'item "A"\n    flavor "x"\n    {}\n',
    "table": HEAD
    + "    if morale <= 3\n"
    + OPTIONS.replace(
        "{}", "roll a die\n            {}\n            otherwise\n                nothing happens"
    ),
    "answer": HEAD
    + "    if morale <= 3\n"
    + OPTIONS.replace("{}", "you may discard 1 card\n            {}"),
    "votes": HEAD
    + "    if morale <= 3\n"
    + OPTIONS.replace("{}", "vote by players\n            {}"),
    "vote": HEAD
    + "    if morale <= 3\n"
    + OPTIONS.replace(
        "{}",
        "{}\n            passes\n"
        "                gain 1 morale\n            fails\n                lose 1 morale",
    ),
    "voted": HEAD
    + "    if morale <= 3\n"
    + OPTIONS.replace(
        "{}",
        "vote by players\n            passes\n                {}\n"
        "            fails\n                lose 1 morale",
    ),
    "option": HEAD + "    if morale <= 3\n    {}\n        gain 1 morale\n"
    '    option "C"\n        gain 2 morale\n',
}
VOTED = re.compile(r"\bvote[ds]? (?:for|against|thumbs)\b")
"""Words of a line about how a vote came out."""


def card(place: str, line: str, meant: str = "") -> tuple[str, int]:
    """Return the card with a line in its place, and the number of the line.

    `meant` is the line wanted there, by which the card lacks what that line brings. Lines after the
    first stand at the margin of the first. What asks about a vote stands below one.
    """
    if place == "effect" and VOTED.search(f"{meant} {line}"):
        place = "voted"
    frame = frame_of(place, meant or line)
    before = frame.partition("{}")[0]
    margin = " " * (len(before) - before.rfind("\n") - 1)
    return frame.replace("{}", line.replace("\n", "\n" + margin)), before.count("\n") + 1


def frame_of(place: str, meant: str) -> str:
    """Return the card around a line, without the lines that may stand there once and are the one
    that is meant.
    """
    frame = PLACES[place]
    heads = {each.split()[0] for each in meant.split("\n")}
    if place == "side":
        goal = "" if "goal" in heads else GOAL
        watched = "" if "add 1 to ashes" in meant else WATCHED
        return frame.replace("        {}\n", watched + goal + "        {}\n")
    if place == "setup":
        kept = [each for each in ("morale", "rounds") if each not in heads]
        lines = "".join(f"            {each} 7\n" for each in kept)
        old = "            morale 7\n            rounds 7\n"
        frame = frame.replace(old, lines + "            {}\n")
        return frame.replace("        {}\n    hardcore", WATCHED + GOAL + "    hardcore")
    if place == "crisis":
        prevented = "" if "prevent" in heads else "    prevent with tool\n"
        failed = "" if "failure" in heads else "\n    failure\n        lose 3 morale"
        return frame.replace("    {}", f"{prevented}    {{}}{failed}")
    if place == "item":
        return frame.replace(
            "    {}", "    tool\n    {}" if heads & {"play", "equip"} else "    {}"
        )
    if place == "votes":
        other = "fails" if "passes" in heads else "passes"
        return frame.replace("{}", "{}\n            " + other + "\n                lose 3 morale")
    if place == "survivor":
        lines = [each for each in SURVIVOR.split("\n") if each and each.split()[0] not in heads]
        if "ability" in heads:
            lines.pop()
        return "\n".join([*lines, "    {}", ""])
    return frame
