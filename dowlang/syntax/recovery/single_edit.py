"""Repair a line that is one small word away from a sentence.

What lives here: which small changes are tried, and the line that comes of one. What does not: what
is said about the line (`syntax.recovery.diagnosis`). The changes are those that prose invites: a
word left out (`add 2 zombies to colony`), another of its kind (`until the end of the round`), one
too many (`if morale > 3 then`), `may not` for `cannot`, a place behind a ban, a passive (`that
survivor is killed`), a number in words, `is` or `==` for `=`, `there is` left out. Each is tried
where the line got stuck and around it. A change counts only when the whole line is a sentence of
its place then.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from lark import Token

from dowlang.syntax.lexer import WordLexer
from dowlang.syntax.recovery.foreign_idioms import NUMBERS

LEFT_OUT = ("the", "a", "1", ",", "to", "this", "card", "times", "of", "and", "=", "is")
"""Words that prose does without, in the order in which they are tried behind those that the next
word asks for.
"""

KINDS: tuple[tuple[str, ...], ...] = (
    ("this", "the", "each", "that", "your", "a", "next"),
    ("to", "at", "from", "of", "on", "into", "with", "under", "for", "in", ","),
    ("and", ",", "or"),
)
"""Small words that are taken for each other."""

OF_SEVERAL = re.compile(r"\bof (each|every|all|another|other)\b")
BESIDE_SEVERAL = re.compile(r"\bwith (each|every|all|another|other)\b")
ONE_THING = re.compile(r"\b(?:a|an|one|1) ([a-z]+)\b")
EVERY_THING = re.compile(r"\b(?:each|every|all|no) ([a-z]+)\b")

SPARE = frozenset(
    {
        "then",
        "that",
        "the",
        "a",
        "at",
        "of",
        "to",
        "in",
        "option",
        "token",
        "tokens",
        ",",
        "is",
        "your",
        "=",
    }
)
"""Words that prose has and a sentence may lack. No other is ever left out, since a word says
something.
"""

SIGNS = {("=", "="): "=", ("=", ">"): ">=", ("=", "<"): "<=", ("<", "="): "<=", (">", "="): ">="}
"""Pairs of signs, and the one sign that is meant."""

OFTEN = {"1": "once", "2": "twice"}
"""Words for a bare number before `per`."""

LONGEST = 40
"""Words of a line that is tried: trying costs some hundred parses."""

Change = tuple[int, int, str]
"""Words from the first to before the second are replaced by a text."""


def nearly(
    text: str,
    words: Sequence[Token],
    at: int,
    lexer: WordLexer,
    fits: Callable[[Sequence[Token]], bool],
) -> str:
    """Return the line as it is written, or an empty text when no single small change makes it a
    sentence.

    `at` is where it got stuck.
    """
    if len(words) > LONGEST:
        return ""
    if "cannot" in words[:at]:  # where it holds is said of the subject
        ban = words.index("cannot")
        moved = " ".join(_between(text, part) for part in (words[:ban], words[at:], words[ban:at]))
        if fits(lexer.tokens(moved, ()).tokens):
            return moved
    for change in _changes(words, at, lexer):
        written = _changed(text, words, change)
        cut = lexer.tokens(written, [word for word in words if word.type == "NAME"])
        if not cut.lex_errors and fits(cut.tokens) and not means_another(text, written):
            return written
    return ""


W = TypeVar("W", bound=str)


def two_lines(
    text: str, words: Sequence[Token], fits: Callable[[Sequence[Token]], bool]
) -> tuple[str, str]:
    """Return the two sentences that a comma or `and` joins (or `otherwise` and what stands behind
    it), or two empty texts.
    """
    if words[:1] == ["otherwise"] and len(words) > 1 and fits(words[:1]) and fits(words[1:]):
        return "otherwise", _between(text, words[1:])
    for at in range(1, min(len(words), LONGEST) - 1):
        if words[at] in (",", "and", "then"):
            left, right = words[:at], words[at + 1 :]
            if right[0] in ("and", "then") and len(right) > 1:
                right = right[1:]
            if not fits(left):
                continue
            shared = shared_subject(left, right, lambda who, does: fits([*who, *does]))
            if shared:
                return _between(text, left), f"{_between(text, shared)} {_between(text, right)}"
            if fits(right):
                return _between(text, left), _between(text, right)
    return "", ""


def shared_subject(
    left: Sequence[W], right: Sequence[W], fits: Callable[[Sequence[W], Sequence[W]], bool]
) -> Sequence[W]:
    """Return the words of the first sentence that belong to the second one too, `each player must`
    in `each player must discard 1 card, and spend a die`.

    It is nothing where the second sentence has its own subject, or is said of nobody.
    """
    for upto in range(1, len(left)):
        goes_on = left[upto - 1] == "must" or right[0].endswith("s")
        if (goes_on or _are_all(left[:upto])) and fits(left[:upto], right):
            return left[:upto]
    return ()


def chosen_subject(
    left: Sequence[W], right: Sequence[W], fits: Callable[[Sequence[W], Sequence[W]], bool]
) -> bool:
    """Return True where several who are still to be chosen do both: `2 players lose a die and
    discard a card` is no two lines, of which each would choose, or the second be said to you.
    """
    return any(
        left[upto - 1].endswith("s") and not _are_all(left[:upto]) and fits(left[:upto], right)
        for upto in range(1, len(left))
    )


def _are_all(words: Sequence[str]) -> bool:
    """Return True for several who are the same whoever says it: all of them, or known ones."""
    return words[0] in ("all", "the", "those", "your") and words[-1].endswith("s")


def _changes(words: Sequence[Token], at: int, lexer: WordLexer) -> Iterator[Change]:
    """Yield the changes in the order in which they are tried."""
    yield from (
        (place, place + 1, str(NUMBERS.index(word) + 1))
        for place, word in enumerate(words)
        if word in NUMBERS
    )
    for place in range(len(words) - 1):
        if words[place] == "is" and words[place + 1].type == "INT":
            yield place, place + 1, "="
        if words[place : place + 3] == ["is", "at", "least"]:
            yield place, place + 3, ">="
        if (sign := SIGNS.get((str(words[place]), str(words[place + 1])))) is not None:
            yield place, place + 2, sign
        if words[place : place + 2] == ["may", "not"] and "cannot" in lexer.terminals:
            yield place, place + 2, "cannot"
        if words[place + 1] == "per" and words[place] in OFTEN:
            yield place, place + 1, OFTEN[words[place]]
        if words[place] in ("once", "twice", "times"):
            yield place + 1, place + 2, "per"
        if (
            words[place : place + 2] == ["more", "than"]
            and place + 2 < len(words)
            and words[place + 2].type == "INT"
        ):
            yield place, place + 3, f"at least {int(words[place + 2]) + 1}"
        if words[place].type == "INT" and words[place + 1] == "of":
            yield place, place, "at least"
    # of what has no moment of its own
    if (
        len(words) > 4
        and words[:2] == ["at", "the"]
        and words[2] in ("start", "end")
        and words[3] == "of"
    ):
        happens = f"{' '.join(words[4:])} {words[2]}s"
        yield from ((0, len(words), f"{when} {happens}") for when in ("when", "the next time"))
    if words[:2] == ["vote", "by"] and len(words) > 3 and words[2] in ("all", "each"):
        yield (
            2,
            4,
            words[3]
            if words[3] in lexer.lemmas and lexer.lemmas[words[3]] != words[3]
            else f"{words[3]}s",
        )
    if words[:1] == ["if"]:
        yield 1, 1, "there is" if words[1:2] in (["a"], ["1"]) else "there are"
    if len(words) > 2 and words[-2] in ("is", "are") and words[-1].endswith("ed"):
        verb = next(
            (known for known in (words[-1][:-2], words[-1][:-1]) if known in lexer.terminals), ""
        )
        if verb:
            yield 0, len(words), f"{verb} \0"
    around = [place for place in (at, at - 1) if 0 <= place <= len(words)]
    for place in around:
        # `this player` is another one
        if place < len(words) and words[place : place + 2] != [
            "next",
            "player",
        ]:
            kinds = [kind for kind in KINDS if words[place] in kind]
            yield from (
                (place, place + 1, other)
                for kind in kinds
                for other in kind
                if other != words[place]
            )
    for place in dict.fromkeys((*around, at - 2, 0)):
        if 0 <= place <= len(words):
            yield from (
                (place, place, word)
                for word in (*_asked_for(words, place, lexer), *LEFT_OUT)
                if _may_stand(word, words, place)
            )
    yield from (
        (place, place + 1, "") for place in around if place < len(words) and words[place] in SPARE
    )


def means_another(line: str, written: str) -> bool:
    """Return True where a line that is written says something else of several than one: `the
    location of each survivor` is one for each, `the location with each survivor` has all of them,
    and who may `each discard a card` does not discard each.

    >>> means_another("the den of each fox", "the den with each fox")
    True
    >>> means_another("2 foxes each dig a hole", "2 foxes dig each hole")
    True
    """
    every = set(EVERY_THING.findall(written)) - set(EVERY_THING.findall(line))
    if every & set(ONE_THING.findall(line)):
        return True
    beside = set(BESIDE_SEVERAL.findall(written)) - set(BESIDE_SEVERAL.findall(line))
    return any(several in OF_SEVERAL.findall(line) for several in beside)


def _asked_for(words: Sequence[Token], place: int, lexer: WordLexer) -> tuple[str, ...]:
    """Return the words that prose leaves out before this word first of all.

    These are `all` or a number before a plural, `1` before what has none, else `a` or `the`.
    """
    word = words[place] if place < len(words) else ""
    if lexer.lemmas.get(word, word) != word:
        return ("all",) if place == 0 else ("2",)
    if lexer.uninflected(str(word)):
        return ("the", "1") if words[place - 1] in KINDS[1] else ("1",)
    return ("the",) if place and words[place - 1] in KINDS[1] else ("a",)


def _may_stand(word: str, words: Sequence[Token], place: int) -> bool:
    """Return True if the word that was left out says there what the line does not say already.

    `3 = food cards` asks for something else than `3 food cards`, and an amount stands in `raise
    morale by 1` behind the thing.
    """
    if word in ("=", "is"):
        return place == 0 or words[place - 1].type != "INT"
    return word == "all" or not (
        place == 1 and len(words) == 4 and words[2] in ("by", "to") and words[3].type == "INT"
    )


def _changed(text: str, words: Sequence[Token], change: Change) -> str:
    r"""Return the text with one change.

    In `verb \0` the passive's subject stands behind the verb.
    """
    first, last, new = change
    if new.endswith("\0"):
        return new[:-1] + _between(text, words[:-2])
    before, after = _between(text, words[:first]), _between(text, words[last:])
    return " ".join(part for part in (before, new, after) if part).replace(" ,", ",")


def _between(text: str, words: Sequence[Token]) -> str:
    """Return the text of the line from the first of these words to the last."""
    return text[int(words[0].start_pos or 0) : int(words[-1].end_pos or 0)] if words else ""
