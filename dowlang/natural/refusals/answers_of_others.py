"""Refuse readings in which an answer is of another offer than the one that the text asks about:
`You may discard a card and lose a die. If you do, gain 1 morale.` asks of both, and `If you cannot`
is no refusal.

What lives here: the offers that a text makes and the answers below them in a reading. What does
not: who is asked (`who_is_asked`), and whose the verbs are (`lost_doers`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dowlang.natural.game_words import GameWords
from dowlang.natural.offer_questions import (
    ABLE,
    ANSWERS,
    DUTY,
    MADE,
    OFFER,
    OFFERED,
    QUESTION,
    SENTENCE_END,
)
from dowlang.source import margin_of


def answers_another(
    text: str, lines: Sequence[str], above: Sequence[str], words: GameWords
) -> bool:
    """Return True for a reading whose answer is of another line than the text asks about: of a
    duty that the text has not, of a part of an offer, or of an offer where the text asks who can.

    `above` are the lines that the reading goes on with.

    >>> read = ("you may nod", "you must bow", "    if so", "        sit")
    >>> answers_another("You may nod and bow. If you do, sit.", read, (), GameWords())
    True
    """
    sentences = SENTENCE_END.split(text.strip())
    asked = [(at, found) for at, each in enumerate(sentences) if (found := QUESTION.match(each))]
    if not asked:
        return False
    answers = list(answered_lines(lines))
    if answers and not answers[0]:  # an answer by itself
        answers[0] = (
            above[-1]
            if above and MADE.match(above[-1].strip())
            else next(reversed(list(answered_lines(above))), "")
        )
    if len(answers) != len(asked):
        return False
    for (at, found), parent in zip(asked, answers, strict=True):
        said = sum(len(OFFERED.findall(each)) for each in sentences[:at])
        before = lines[: lines.index(parent)] if parent in lines else ()
        made = sum(OFFER.match(each.strip()) is not None for each in before)
        is_offer = OFFER.match(parent.strip()) is not None
        if at and OFFERED.search(sentences[at - 1]) and (not is_offer or made >= said):
            return True
        able = ABLE.search(found["verb"] or "")
        if is_offer and able:
            return True
        if not is_offer and not able and _passes_over_offer(sentences[:at]):
            return True
    return False


def _passes_over_offer(before: Sequence[str]) -> bool:
    """Return True for sentences before a question of which the last is neither an offer nor a duty
    and an earlier one is an offer that no question answers.

    >>> _passes_over_offer(["You may nod.", "Sit."])
    True
    >>> _passes_over_offer(["You may nod.", "If you do, bow.", "Sit."])
    False
    """
    *earlier, last = before or ("",)
    if OFFERED.search(last) or DUTY.search(last):
        return False
    for said in reversed(earlier):
        if QUESTION.match(said):
            return False
        if OFFERED.search(said):
            return True
    return False


def answered_lines(lines: Sequence[str]) -> Iterator[str]:
    """Yield the line that each answer is of, in their order, "" where none stands above it."""
    for at, line in enumerate(lines):
        if line.strip().startswith(ANSWERS):
            above = (each for each in reversed(lines[:at]) if margin_of(each) < margin_of(line))
            yield next(above, "")
