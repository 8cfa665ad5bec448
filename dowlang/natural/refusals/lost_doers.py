"""Refuse readings in which a verb has lost whose it is: `each player discards a card and draws a
card` is no line of each player and one of yours, nor is `if food is 0, each player …`.

What lives here: whether the lines of a reading are done by who does them in the sentence, at the
margin and in blocks. What does not: whose the things are that they speak of
(`marks.whose_it_is`), and whom a word for a person stands for (`marks.player_pronouns`).
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence

from dowlang.natural.game_words import GameWords
from dowlang.natural.offer_questions import ANSWERS, OFFER, QUESTION, SENTENCE_END
from dowlang.natural.rewrites.doers_of_verbs import JOINED
from dowlang.natural.rewrites.second_person import second_person_form
from dowlang.records import dataclass
from dowlang.source import margin_of

OTHER = re.compile(
    r"(?:each|all|another|every|any number of|the \w+ players?|for each|they|.*\bplayers?)\b"
)
"""Matches a line that is done by others, or for each of several."""

LOOP = re.compile(r"for each\b.*\bplayers?\b")
SUBJECT = re.compile(
    r"(?:you|they|each|every|all|another|the|that|a|an|it|for|if|when|while|until|otherwise|"
    r"\d+|\").*"
)
"""Matches a line that says who does it, or that holds a block."""

OF_SEVERAL = re.compile(r"\b(?:players|they|the others|both|all of you)\b", re.IGNORECASE)
"""Matches several who do something, of whom a verb is said as of you."""

THEIR_QUESTION = re.compile(r"\b(?:if|when|unless) they\b[^,]*", re.IGNORECASE)
"""Matches what is asked of them, behind which a line may be said to you."""

ASKED = re.compile(r"(?P<who>.*?) (?:may|must)\b")
PLAYER = re.compile(r"\b(?:players?|they)\b(?! together)")
THEIRS = re.compile(r"\b(?:they|their|them|you)\b")


def loses_its_doer(text: str, lines: Sequence[str], above: Sequence[str], words: GameWords) -> bool:
    """Return True if a line of a reading has lost the doer, or the offer, of its sentence.

    >>> from dowlang.natural.game_words import Deeds
    >>> words = GameWords(deeds=Deeds(frozenset(("lose", "draw")), re.compile("lose .+ morale")))
    >>> loses_its_doer("Each player loses a die and draws a card.",
    ...                ("each player loses 1 die", "draw 1 card"), (), words)
    True
    >>> loses_its_doer("Each player loses a die, and lose 1 morale.",
    ...                ("each player loses 1 die", "lose 1 morale"), (), words)
    False
    """
    known = words.deeds
    sentences = SENTENCE_END.split(text)
    for scope, line in _scoped(lines):
        if SUBJECT.match(line):
            continue
        done = known.of_nobody.fullmatch(line) is None
        if (scope.others or scope.offered or scope.offered_inside) and any(
            _goes_on(each, scope, done, known.verbs) for each in sentences
        ):
            return True
        if (
            scope.looped
            and done
            and any(_goes_on(each, _Scope(0, others=True), done, known.verbs) for each in sentences)
            and not THEIRS.search(line)
        ):
            return True
    return any(
        known.of_nobody.fullmatch(line) is None for line in _answers_of_others(text, lines, above)
    )


@dataclass(slots=True)
class _Scope:
    """What was said of lines at one margin: by others, as an offer, and for each of several."""

    margin: int
    others: bool = False
    offered: bool = False
    offered_inside: bool = False
    looped: bool = False


def _scoped(lines: Sequence[str]) -> Iterator[tuple[_Scope, str]]:
    """Yield each line with what was said before it at its margin, in blocks above it as well."""
    scopes: list[_Scope] = []
    before = ""
    for each in lines:
        margin, line = margin_of(each), each.strip()
        while scopes and scopes[-1].margin > margin:
            inner = scopes.pop()
            if scopes:
                scopes[-1].others |= inner.others
                scopes[-1].offered_inside |= inner.offered or inner.offered_inside
        if not scopes or scopes[-1].margin < margin:
            scopes.append(_Scope(margin, looped=bool(LOOP.match(before))))
        yield scopes[-1], line
        scopes[-1].others |= bool(OTHER.match(line))
        scopes[-1].offered |= bool(OFFER.match(line))
        before = line


def _goes_on(sentence: str, scope: _Scope, done: bool, verbs: Collection[str]) -> bool:
    """Return True if a sentence goes on with a verb whose doer, or whose offer, stands before.

    `done` says that somebody does what the line says.
    """
    sentence = QUESTION.sub("", sentence).lstrip(" ,:")  # the answer begins here
    may = re.search(r"\bmay\b", sentence)
    for found in JOINED.finditer(sentence):
        said = found["verb"].casefold()
        if said in verbs:
            if may is not None and may.start() < found.start():
                offered = scope.offered or scope.offered_inside
            else:
                offered = scope.offered and may is None
            if offered:
                return True
            before = THEIR_QUESTION.sub("", sentence[: found.start()])
            if scope.others and done and OF_SEVERAL.search(before):
                return True
        elif second_person_form(said) in verbs and (
            scope.others or scope.offered or scope.offered_inside
        ):
            return True
    return False


def _answers_of_others(text: str, lines: Sequence[str], above: Sequence[str]) -> Iterator[str]:
    """Yield the lines of a reading right below what came of an offer to others which say nobody,
    where the text says neither `you` nor whose the things are.
    """
    asked: dict[int, bool] = {}
    answer = -1
    for at, each in enumerate([*above, *lines]):
        margin, line = margin_of(each), each.strip()
        if line.startswith(ANSWERS):
            answer = margin if asked.get(_outer(asked, margin), False) else -1
        elif (found := ASKED.match(line)) is not None:
            asked[margin] = bool(PLAYER.search(found["who"]))
            answer = -1 if margin <= answer else answer
        elif margin <= answer:
            answer = -1
        elif answer >= 0 and at >= len(above) and not SUBJECT.match(line):
            if not THEIRS.search(line) and not re.search(r"\byou\b", text, re.IGNORECASE):
                yield line


def _outer(asked: Collection[int], margin: int) -> int:
    """Return the margin of the offer that an answer at a margin belongs to."""
    return max((each for each in asked if each < margin), default=-1)
