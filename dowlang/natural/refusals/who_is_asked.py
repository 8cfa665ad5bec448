"""Refuse readings in which somebody else is asked what came of an offer than the one to whom it was
made, or who chooses is another.

What lives here: questions and choices of persons. What does not: whom `they` stands for
(`marks.player_pronouns`), and who does a second verb (`lost_doers`).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise, takewhile

from dowlang.natural.forms.unnamed_player_forms import WHOEVER
from dowlang.natural.game_words import GameWords
from dowlang.natural.marks.player_pronouns import PLAYER, asked_person
from dowlang.natural.offer_questions import (
    ASKS_ANYBODY,
    ASKS_YOU,
    NO_ONE,
    QUESTION,
    SENTENCE_END,
)

ELSE = re.compile(r"\b(?:otherwise|or else|or|unless)\b", re.IGNORECASE)
"""Matches what is answered without a question."""

YOURS = re.compile(r" *you (?:may|must) ")
ANSWERED = re.compile(r" *if (?:so|not)$")

BEARS = re.compile(r"attach this card to ")
"""Matches the line below which `you` is whoever has the piece that bears the card."""

ONE_OF_ALL = re.compile(r"(?:an?|any) player\b|(?:the|all) players together\b", re.IGNORECASE)
"""Matches those whose offer is taken once at most."""

NOT_SAID = re.compile(rf"(?:^|[.,:;] ){WHOEVER.replace(' ', ' +')} ", re.IGNORECASE)
"""Matches one of the players who does something, and is not said."""

NAMED = re.compile(r" *(?:an?|any|1) player\b")
"""Matches the one of them whom somebody names."""

THEY_CHOOSE = re.compile(r"\bthey choose (?:one|an option)\b", re.IGNORECASE)
LOOP = re.compile(r" *for each (?:[\w-]+ ){0,2}player\b", re.IGNORECASE)


def chooses_outside_a_loop(
    text: str, lines: Sequence[str], above: Sequence[str], words: GameWords
) -> bool:
    """Return True for a reading whose `choose one` is said of them where no loop over players is
    around it: there it would ask you.

    >>> said, read = "They choose one:", ["choose one"]
    >>> chooses_outside_a_loop(said, read, ["that player nods"], GameWords())
    True
    >>> chooses_outside_a_loop(said, read, ["for each other player"], GameWords())
    False
    """
    if not THEY_CHOOSE.search(text) or all(each.strip() != "choose one" for each in lines):
        return False
    return not any(map(LOOP.match, (*above, *lines)))


def asks_another(text: str, lines: Sequence[str], above: Sequence[str], words: GameWords) -> bool:
    """Return True for a sentence that asks you what came of an offer or duty of others, or others
    what came of yours, or asks once of all what came of an offer to each.

    >>> read = ("each player may draw",)
    >>> asks_another("Each player may draw. If you do, lose 1.", read, (), GameWords())
    True
    >>> read = ("another player nods", "you may draw", "if so")
    >>> asks_another("Another player nods. You may draw. If they do, …", read, (), GameWords())
    True
    >>> below = ("attach this card to that dog", *read)
    >>> asks_another("You attach it. Its owner may draw. If they do, …", below, (), GameWords())
    False
    """
    questions = [each for said in SENTENCE_END.split(text) if (each := QUESTION.match(said))]
    of_others = [each for each in questions if (each["who"] or "you").casefold() != "you"]
    if of_others and re.search(r"\byou\b", text, re.IGNORECASE):
        told = list(takewhile(lambda line: not BEARS.match(line.strip()), lines))
        yours = sum(
            bool(YOURS.match(offer) and ANSWERED.match(answer))
            for offer, answer in pairwise((*above[-1:], *told))
        )
        if yours > len(questions) - len(of_others) + len(ELSE.findall(text)):
            return True
    you, anybody = ASKS_YOU.search(text), ASKS_ANYBODY.search(text)
    if not you and not anybody:
        return False
    asked = [who for each in (*above[-1:], *lines) if (who := asked_person(each.strip()))]
    modal = (
        (" may ", " must ")
        if anybody and anybody["who"].casefold().replace("-", " ") in NO_ONE
        else (" may ",)
    )
    offered = [
        who
        for each in (*above[-1:], *lines)
        if any(map(each.__contains__, modal)) and (who := asked_person(each))
    ]
    if anybody and not all(map(ONE_OF_ALL.match, map(str.strip, offered))):
        return True
    if anybody and NOT_SAID.search(text) and any(map(NAMED.match, offered)):
        return True
    return bool(you) and any(map(PLAYER.search, asked))
