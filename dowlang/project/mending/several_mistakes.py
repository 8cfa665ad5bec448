"""Tell the first step of a line that has several mistakes: the words that are misspelt, the names
that lack their quotes, the phrases that are nearest.

A line of which one change makes a sentence is offered whole (`nearest_sentences`). Here is what is
told of the others. Who types a step comes to the next mistake of the line and never back.
"""

from __future__ import annotations

import re
from dataclasses import replace
from functools import partial
from itertools import combinations

from dowlang.advice import Advice, Way, first_offer, line_of, mapped, quoted_in, written
from dowlang.diagnostics import Diagnostic
from dowlang.diagnostics import codes as codes
from dowlang.diagnostics.templates import advice, clipped, listed
from dowlang.project.mending.filled_slots import FilledSlots
from dowlang.project.mending.line_trials import LineTrials, TriedBlock
from dowlang.project.mending.what_is_left import OPEN, WhatIsLeft, told_next
from dowlang.records import dataclass
from dowlang.source import nearest
from dowlang.source.spelling import distance
from dowlang.syntax.recovery.foreign_idioms import MEANT, NUMBERS
from dowlang.syntax.recovery.lex_errors import SURE
from dowlang.syntax.recovery.nearest_phrases import nearest_phrases
from dowlang.syntax.recovery.other_words import OTHER_WORDS
from dowlang.syntax.recovery.pointers import WAYS

MOST_FILLERS, MOST_TRIED = 5, 14
"""Things that are told to stand in a place, and that are typed to find them."""

SEVERAL = re.compile(r",| (?:and|or|then) |(?:\S+ ){4}")
"""Matches what is more than one thing."""

SHORTEST = 3
"""Letters of a word that may be misspelt by one of them."""

LINES = frozenset({Way.INSTEAD, Way.NEAR, Way.FULLER})
"""Ways of offering in which a number may be guessed."""

YOURS_TO_SAY = "how many is yours to say"
SAID_IN_WORDS = {
    **{word: str(number) for number, word in enumerate(NUMBERS, 1)},
    **{"a": "1", "an": "1", "half": "2", "twice": "2", "both": "2", "double": "2", "once": "1"},
    **{"zero": "0", "no": "0", "nothing": "0", "none": "0", "nobody": "0"},
    **{"empty": "0", "single": "1", "another": "1", "each": "1"},
}
"""Word of a line -> the number that it says."""

MOST_NAMES = 6
"""Misspelt names of a line that are tried in all their combinations; more are spelt all at once."""

NAME = re.compile('"([^"]+)"')
"""Matches a name in a line."""

MORE = "something else in the line is not right yet"


@dataclass(slots=True)
class SeveralMistakes:
    """The hints of one run about lines with several mistakes."""

    trials: LineTrials
    left: WhatIsLeft
    filled: FilledSlots | None = None

    def first_step(self, found: Diagnostic, block: TriedBlock, of_names: bool = True) -> str:
        """Return the words and names of a line as they are spelt, empty where all are.

        Without `of_names` nothing is told of a line in which only names are not.
        """
        if found.code not in (codes.UNKNOWN_WORD.number, codes.UNKNOWN_ALIAS.number):
            return ""
        text = self.trials.text_of(found)
        names = NAME.findall("".join(self.trials.named(text, block)[:1]))
        quoted = [
            name for name in names if f'"{name}"' not in text and name.casefold() in text.casefold()
        ]
        spelt = self._spelt(text, block.starts.get(found.span.line), block)
        if not spelt and not of_names:
            return ""
        mended = text
        for place, word, near in reversed(spelt):
            mended = mended[:place] + near + mended[place + len(word) :]
        unread = (codes.BRANCH_WITHOUT_QUESTION.number,)  # below it, told once the line is read
        if mended != text and self.trials.checks_as(found, block, mended, revealing=unread):
            return written(mended)
        told = [near for _, word, near in spelt if near != word.casefold()]  # no capital alone
        said = [*told, *(f'"{name}"' for name in quoted)]
        is_meant = "is meant" if len(said) == 1 else "are meant"
        if not said:
            return ""
        line = (*self.trials.named(mended, block), mended)[0]
        pointed = re.sub(r'(?<!the )("[^"]+")', lambda name: f"the {name[1]}", line)
        with_the = pointed.casefold().replace('"', "") == mended.casefold().replace('"', "")
        left = None
        for each in (line, *([pointed] if with_the and pointed != line else [])):
            next_one = self.left.of(found, block, each)
            if next_one is not None and (whole := self.left.offered(found, block, each, next_one)):
                return whole
            left = left or next_one
        both = listed(said).replace(" or ", " and ")
        return Advice.of(f"probably {both} {is_meant}", told_next(left) if left else MORE)

    def slot_there(self, found: Diagnostic, block: TriedBlock) -> str:
        """Return what may stand for the part of a line that makes no sense, where the line checks
        with it.
        """
        start = block.starts.get(found.span.line)
        line, text = (
            self.trials.lines_of(found.file)[found.span.line - 1],
            self.trials.text_of(found),
        )
        if start is None or '"' in line[found.span.column - 1 : found.span.column]:
            return ""
        if self.filled is None:
            self.filled = FilledSlots(self.trials.vocabulary, self.trials.grammar.lemmas)
        slot = self.filled.at(start, text, found.span.column - 1 - line.index(text))
        if slot is None or SEVERAL.search(text[slot.begin : slot.end]):
            return ""
        good = []
        for filler in self.filled.fillers(slot.noun)[:MOST_TRIED]:
            if self.trials.checks_as(found, block, text[: slot.begin] + filler + text[slot.end :]):
                good.append(filler)
            if len(good) == MOST_FILLERS:
                break
        wrong = clipped(text[slot.begin : slot.end])
        return f"in place of `{wrong}` may stand {listed(good)}" if good else ""

    def of_a_number(self, found: Diagnostic) -> Diagnostic:
        """Return the finding, with a word that a number is the author's to say where its help
        offers one that the line has not.
        """
        help, line = found.help or "", self.trials.text_of(found).casefold()
        said = {*re.findall(r"\d+", line)}
        words = set(re.findall(r"[a-z]+", line))
        said |= {number for word, number in SAID_IN_WORDS.items() if word in words}
        offered = [each for each in quoted_in(help) if not OPEN.search(each)]
        new = {number for each in offered for number in re.findall(r"(?<!\S)\d+(?!\S)", each)}
        offer = first_offer(help)
        plain = offer and offer.way in LINES and not (offer.way is Way.INSTEAD and offer.says)
        if found.fix or not plain or not new - said:  # a fix is of what is sure
            return found
        return replace(found, help=Advice.of(help, YOURS_TO_SAY))

    def names_spelt(self, found: Diagnostic, block: TriedBlock) -> Diagnostic:
        """Return the finding with the names in the line of its help spelt as the set has them,
        where the line checks with them.
        """
        offer = line_of(found.help)
        if offer is None or found.fix:
            return found
        known = {name for of_kind in block.world.names.values() for name in of_kind}
        line = offer.lines[0]
        if all(name in known for name in NAME.findall(line)):
            return found
        meant = {
            f'"{name}"': f'"{near[0]}"'
            for name in NAME.findall(line)
            if name not in known and (near := nearest(name, known))
        }
        # as few as there can be: what is no name of the set may be a label
        few = range(len(meant) + 1) if len(meant) <= MOST_NAMES else (len(meant),)
        for some in (each for many in few for each in combinations(meant, many)):
            spelt = line
            for name in some:
                spelt = spelt.replace(name, meant[name])
            if self.trials.checks_as(found, block, spelt):
                return replace(found, help=mapped(found.help or "", partial(_put, line, spelt)))
        return found

    def _spelt(self, text: str, start: str | None, block: TriedBlock) -> list[tuple[int, str, str]]:
        """Return the words that the unknown ones of a line are near to, as far as the line makes
        sense with them: place, word as it is typed, word that is meant.
        """
        cut = self.trials.parser.tokens(text, self.trials.names_of(block.text))
        wrong = {each.column for each in cut.lex_errors if each.kind == "word"}
        tables, out = self.trials.parser.tables, list[tuple[int, str, str]]()
        states: tuple[int, ...] | None = tables.ends_of(f"{start}_line")[:1] if start else None
        for token in cut.tokens:
            kind = token.type
            if token.start_pos in wrong and states is not None:
                near = self._near(str(token), states)
                kind = self.trials.parser.lexer.terminals.get(near, kind)
                out += [(token.start_pos, str(token), near)] if near else []
            states = tables.shifted(states, kind) if states is not None else None
        return out

    def _near(self, word: str, states: tuple[int, ...]) -> str:
        """Return the one word of those that may stand there which differs least from a word, by a
        letter in four.
        """
        if word in MEANT or word in OTHER_WORDS or len(word) < SHORTEST:
            return ""
        if word in self.trials.grammar.habits:
            return ""
        if any(re.search(way, word) for way in WAYS):
            return ""
        most = max(1, len(word) // SURE)
        lexer, shifted = self.trials.parser.lexer, self.trials.parser.tables.shifted
        near = sorted(
            (mistakes, known[0] != word[0], known[-1] != word[-1], known)
            for known, kind in lexer.terminals.items()
            if len(known) >= SHORTEST
            and (mistakes := distance(word, known, most)) <= most
            and shifted(states, kind) is not None
        )
        least = {lexer.lemmas.get(known, known) for n, *_, known in near if n == near[0][0]}
        return near[0][-1] if len(least) == 1 else ""

    def phrases(self, found: Diagnostic, block: TriedBlock, readable: bool) -> str | None:
        """Return the phrases that are nearest to a line as a help, None without any.

        One that is a whole line is verified as well. `readable`: the line is a sentence.
        """
        start = block.starts.get(found.span.line)
        if start is None:
            return None
        text = self.trials.text_of(found)
        lemmas = [
            self.trials.parser.lexer.lemmas.get(token, str(token))
            for token in self.trials.parser.tokens(text, ()).tokens
        ]
        near = [
            phrase
            for phrase in nearest_phrases(self.trials.grammar, start, lemmas)
            if not (readable and _says(phrase, text))
            and (OPEN.search(phrase) or self.trials.checks_as(found, block, phrase, keeping=True))
        ]
        return advice(near, "")


def _put(line: str, other: str, text: str) -> str:
    """Return a text, or what is put in place of it where it is the line."""
    return other if text == line else text


def _says(phrase: str, line: str) -> bool:
    """Return True if the line has the words of a phrase already, in their order."""
    words = (word.replace("_", " ") for word in re.sub(r"\{\w+\}|…", " ", phrase).split())
    said = iter(line.split())
    return all(word in said for word in words)
