"""Hang what came of an offer on the offer that a sentence speaks of: `You may discard a card and
lose a die. If you do, gain 1 morale.` asks of both, and `If you cannot` is no refusal.

What lives here: the offers that a text makes and the answers below them in a reading. What does
not: who is asked (`persons`), and whose the verbs are (`verb_subjects`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from dowlang.source import margin_of

SENTENCE_END = re.compile(r"(?<=[.!?;:])\s+")

WHO = (
    r"(?:you|they|he|she|it|some(?:body|one)|any(?:body|one)|no(?:body|[ -]one)"
    r"|(?:that|the|a|any|no|another|either) players?(?: together)?|the owner)"
)
ANYBODY = re.compile(r"\b(?:some|any|no)[ -]?(?:body|one)|\b(?:a|any|no) player\b", re.IGNORECASE)
NOT = r"(?: ?not|n't|n’t)"
QUESTION = re.compile(
    rf"^(?:and |but |or )?(?:if|when) (?:(?:so|not)\b|{WHO} (?P<able>(?P<verb>do(?:es)?|did|can"
    rf"|could|ca(?=n['’]t)|refuses?|fails?|(?:is|are)(?:{NOT})? (?:un)?able){NOT}?(?: to)?)(?: do)?"
    r"(?: so| it| this| that| pay)?(?= *[,:.;]| *$))",
    re.IGNORECASE,
)
"""Matches the question what came of an offer or duty at the beginning of a sentence."""

ABLE = re.compile(r"can?$|could$|able$", re.IGNORECASE)
DENIED = re.compile(r"not|n['’]t|unable", re.IGNORECASE)
OFFERED = re.compile(r"\b(?:may|can choose to|(?:is|are) allowed to)\b", re.IGNORECASE)
OFFER = re.compile(r"\S.* may ")
MADE = re.compile(r"\S.* (?:may|must) ")
ANSWERS = ("if so", "if not")


def answers_another(text: str, lines: Sequence[str], above: Sequence[str]) -> bool:
    """Return True for a reading whose answer is of another line than the text asks about: of a
    duty that the text has not, of a part of an offer, or of an offer where the text asks who can.

    `above` are the lines that the reading goes on with.

    >>> answers_another("You may nod and bow. If you do, sit.",
    ...                 ("you may nod", "you must bow", "    if so", "        sit"), ())
    True
    """
    sentences = SENTENCE_END.split(text.strip())
    asked = [(at, found) for at, each in enumerate(sentences) if (found := QUESTION.match(each))]
    if not asked:
        return False
    answers = list(_answered(lines))
    if answers and not answers[0]:  # an answer by itself
        answers[0] = (
            above[-1]
            if above and MADE.match(above[-1].strip())
            else next(reversed(list(_answered(above))), "")
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
        if is_offer and ABLE.search(found["verb"] or ""):
            return True
    return False


def either_way(text: str) -> tuple[str, ...]:
    """Return a text, or what it may mean where it asks who can do what is only offered: a duty, or
    the question who does it.

    >>> either_way("You may nod. If you cannot, sit.")
    ('You may nod. If you do not, sit.', 'You must nod. If you cannot, sit.')
    """
    sentences = SENTENCE_END.split(text.strip())
    for at, sentence in enumerate(sentences[1:], 1):
        asks, before = QUESTION.match(sentence), sentences[at - 1]
        able = asks and ABLE.search(asks["verb"] or "") and not ANYBODY.search(asks[0])
        if asks and able and OFFERED.search(before):
            begin, end = asks.span("able")
            done = "do not" if DENIED.search(asks["able"]) else "do"
            asked = f"{sentence[:begin]}{done}{sentence[end:]}"
            duty = OFFERED.sub("must", before)
            rest = sentences[at + 1 :]
            return tuple(
                " ".join((*sentences[: at - 1], *two, *rest))
                for two in ((before, asked), (duty, sentence))
            )
    return (text,)


def _answered(lines: Sequence[str]) -> Iterator[str]:
    """Yield the line that each answer is of, in their order, "" where none stands above it."""
    for at, line in enumerate(lines):
        if line.strip().startswith(ANSWERS):
            above = (each for each in reversed(lines[:at]) if margin_of(each) < margin_of(line))
            yield next(above, "")


def hung_otherwise(lines: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """Yield a reading with its last answer below another offer: one inside the answer above it,
    or the one around.

    >>> inner = ("you may nod", "    if so", "        you may bow", "    if not", "        sit")
    >>> [each[3] for each in hung_otherwise(inner)]
    ['            if not']
    """
    last = max((at for at, line in enumerate(lines) if line.strip() == "if not"), default=0)
    if not last:
        return
    margin = margin_of(lines[last])
    below = [at for at in range(last + 1, len(lines)) if margin_of(lines[at]) > margin]
    if len(below) != len(lines) - last - 1:
        return
    before = lines[last - 1]
    inner = margin_of(before)
    if inner > margin and MADE.match(before.strip()):
        yield (*lines[:last], *(_moved(each, inner + 4 - margin) for each in lines[last:]))
    around = [
        at
        for at in range(last)
        if OFFER.match(lines[at].strip()) and margin_of(lines[at]) == margin - 12
    ]
    if not around:
        return
    between = lines[around[-1] + 1 : last]
    answered = any(each.strip() == "if not" for each in between)
    if not answered and all(margin_of(each) != margin for each in between):
        yield (*lines[:last], *(_moved(each, -8) for each in lines[last:]))


def _moved(line: str, by: int) -> str:
    return " " * (margin_of(line) + by) + line.strip()
