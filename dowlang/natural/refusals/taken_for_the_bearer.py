"""Refuse readings of the piece that bears a card where a sentence has named another one since:
`while your leader is at home, it sits` is of the leader, and a zombie `at its location` is with it.

What lives here: what a pronoun of the sentence has become. What does not: a pronoun beside which
nothing is named, which is the bearer.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from operator import itemgetter

from dowlang.natural.game_words import GameWords, PieceWords
from dowlang.natural.marks.pronouns import named_pieces
from dowlang.source import margin_of
from dowlang.syntax.blocks import STEP_WIDTH

PRONOUN = r"\b(?:it|its|he|him|his|she|her|hers|they|them|their|same|that {piece}(?:'s)?)\b"
OWN = (
    r"\b(?:the bearer|here|this (?:{piece}|location)|(?:equipped|attached) {piece}|"
    r"{piece} [^.;]*?this card)\b"
)
"""Matches words of a sentence for the piece that bears the card, and for where it is."""

BEARS = re.compile(r"^attach this card to .*")
"""Matches the line that says who bears the card."""

LABEL = re.compile(r'^option "[^"]*"')
"""Matches the label of an option, which names no piece."""


def takes_the_bearer_for_another(
    text: str, lines: Sequence[str], above: Sequence[str], words: GameWords
) -> bool:
    """Return True for a reading by which a pronoun is the bearer, and another piece is named last.

    >>> from dowlang.natural.game_words import NounForms
    >>> dog, bearer = NounForms("dog", "dogs"), re.compile("the bearer|here")
    >>> words = GameWords(pieces=PieceWords(dog, bearer=bearer))
    >>> read = ("while a dog is at home", "    the bearer sits")
    >>> takes_the_bearer_for_another("While a dog is at home, it sits.", read, (), words)
    True
    >>> takes_the_bearer_for_another("While a dog is at home, this dog sits.", read, (), words)
    False
    >>> read = ("the bearer barks", 'option "Two"', "    the bearer sits")
    >>> takes_the_bearer_for_another("This dog barks. It may sit.", read, (), words)
    False
    """
    piece = words.piece
    said = text.casefold()
    if not piece.one or not re.search(PRONOUN.format(piece=piece.one), said):
        return False
    left = len(re.findall(OWN.format(piece=piece.one), said))
    other = False
    spoken_of = () if lines and lines[0].isalpha() else above  # a block of its own begins anew
    for line in (each for each in spoken_of if margin_of(each) != STEP_WIDTH):  # no clauses
        other = _names_another(line, words.pieces, other)
    for line in lines:
        for mark in words.pieces.bearer.finditer(line):
            before = re.sub(rf"(?:[\w-]+ )*{piece.either} $", "", line[: mark.start()])
            if left <= 0 and _names_another(before, words.pieces, other):
                return True
            left -= 1
        other = _names_another(line, words.pieces, other)
    return False


def _names_another(line: str, words: PieceWords, before: bool) -> bool:
    """Return True if the last single piece that a line names is not the one that bears the card, or
    `before` where it names none.
    """
    line = BEARS.sub(
        "the bearer", re.sub(rf"\bthis {words.piece.one}\b", "the bearer", line.strip())
    )
    line = LABEL.sub("", line)
    found = sorted(named_pieces(line, words, many=False), key=itemgetter(0))
    named = [word for _, word in found if word != ""]
    return named[-1] != "the bearer" if named else before
