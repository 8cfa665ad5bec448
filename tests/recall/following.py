"""Hints that are followed: one is typed, the card is checked again, the next is typed, until the
card checks, a hint has nothing to type, or it leads back to what stood there before.

The lines have two or three mistakes of the hand each, so that one hint seldom mends all.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from difflib import SequenceMatcher
from random import Random

from tests.recall.applying import applied
from tests.recall.card_text import CardText
from tests.recall.human import HUMAN
from tests.recall.human_measuring import HumanMeasure
from tests.recall.spoiling import Mutant

OF_THE_HAND = ("letter left out", "letter doubled", "other letter", "letters swapped")
"""Kinds of mistakes of which several are made in one line."""

BESIDES = ("quotes left out", "article left out", "number in words", "synonym", "pronoun")
"""Kinds of which one is made besides."""

MOST_STEPS = 4
PROBABLY = re.compile("^probably (.+?) (?:is|are) meant")


@dataclass
class Followed:
    """What came of following the hints of some lines."""

    made: int = 0
    in_one: int = 0
    in_two: int = 0
    later: int = 0
    open: list[tuple[str, str]] = field(default_factory=list)  # line, last help without a line
    back: list[tuple[str, ...]] = field(default_factory=list)  # lines of a loop


def several(
    measure: HumanMeasure, count: int, seed: int, kinds: tuple[str, ...] = OF_THE_HAND
) -> Iterator[Mutant]:
    """So many lines with two or three mistakes of the hand, one of which may be of another kind."""
    chance = Random(f"several {seed}")
    files = list(measure.files)
    while count:
        card = chance.choice(files)
        mutants = list(HUMAN[chance.choice(OF_THE_HAND)](card, measure.corpus, chance))
        if not mutants:
            continue
        mutant = chance.choice(mutants)
        for kind in chance.sample(kinds, chance.choice((1, 2))):
            again = CardText(card.label, mutant.text, card.words)
            more = [
                each
                for each in _made(kind, again, measure, chance)
                if each.line == mutant.line
                and sum(a != b for a, b in zip(each.now.split(), mutant.was.split(), strict=False))
                > 1
            ]
            if more:
                one = chance.choice(more)
                mutant = Mutant("several", card.label, one.line, mutant.was, one.now, one.text)
        if mutant.kind == "several":
            count -= 1
            yield mutant


def _made(kind: str, card: CardText, measure: HumanMeasure, chance: Random) -> list[Mutant]:
    """The mutants of a kind of a text that has a mistake already."""
    return list(HUMAN[kind](card, measure.corpus, chance))


def spelt(help: str, text: str, number: int) -> str | None:
    """The text with the words that are probably meant in place of those most like them."""
    match = PROBABLY.match(help)
    if match is None:
        return None
    lines = text.split("\n")
    words = lines[number - 1].split(" ")
    for right in re.findall("`([^`]+)`", match[1]):
        wrong = min(words, key=lambda word: (_apart(word, right), word))
        words[words.index(wrong)] = right
    lines[number - 1] = " ".join(words)
    return "\n".join(lines)


def _apart(word: str, right: str) -> float:
    """How little two words are alike; a word that stands there already is not meant."""
    if word == right or not word:
        return 2.0
    return 1 - SequenceMatcher(None, word.lower(), right.strip('"').lower()).ratio()


def followed(measure: HumanMeasure, mutants: Iterator[Mutant]) -> Followed:
    """Follow the hints of some lines."""
    out = Followed()
    for mutant in mutants:
        text, seen = mutant.text, [mutant.text]
        if not measure.found(mutant.label, text):
            continue
        out.made += 1
        for step in range(1, MOST_STEPS + 1):
            found = [
                each
                for each in measure.found(mutant.label, text)
                if each.span.line <= mutant.line <= each.span.end_line
            ] or measure.found(mutant.label, text)
            first = found[0]
            now = applied(first, text) or spelt(first.help or "", text, first.span.line)
            if now is None:
                out.open.append((text.split("\n")[mutant.line - 1].strip(), first.help or ""))
                break
            if now in seen:
                lines = [each.split("\n")[mutant.line - 1].strip() for each in (*seen, now)]
                out.back.append((*lines, first.help or ""))
                break
            text = now
            seen.append(text)
            if not measure.found(mutant.label, text):
                out.in_one += step == 1
                out.in_two += step == 2
                out.later += step > 2
                break
        else:
            lines = [each.split("\n")[mutant.line - 1].strip() for each in seen]
            out.back.append((*lines, "does not end"))
    return out
