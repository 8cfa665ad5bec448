"""Read a line as people print it: its readings as lines of a card, the nearest first.

A reading parses in the place of the line, and is written as `dow fmt` writes it. Whether it checks
there is for whoever offers it to find out.
"""

from __future__ import annotations

import math
import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace

from dowlang.natural.chart.chart import Chart
from dowlang.natural.chart.grammar_rules import GrammarRules
from dowlang.natural.chart.word_lattice import Sentence, tokenize
from dowlang.natural.equal_readings import drop_other_forms, drop_partial_limits, drop_said_to_you
from dowlang.natural.forms.author_text_lines import option_line, text_clause_line
from dowlang.natural.forms.clause_forms import GENERAL, TOPS
from dowlang.natural.game_words import collect_game_words
from dowlang.natural.lines_above import is_event
from dowlang.natural.marks.registry import resolve_marks
from dowlang.natural.refusals.registry import is_refused
from dowlang.natural.rewrites.registry import alternative_texts, rewrite_sentence
from dowlang.natural.surroundings import Surroundings
from dowlang.natural.variants.amounts_for_each import LOOP_COST, total_for_each
from dowlang.natural.variants.moved_answers import move_last_answer
from dowlang.natural.variants.paid_in_place import pay_before
from dowlang.natural.variants.replaced_deeds import widen_instead
from dowlang.natural.variants.unowned_pieces import own_or_any_piece
from dowlang.natural.weighted_texts import REFUSED
from dowlang.records import dataclass
from dowlang.source import margin_of
from dowlang.source.bounded_memory import BoundedMemory
from dowlang.syntax import LineParser
from dowlang.syntax.formatter import agreeing
from dowlang.vocabulary import Vocabulary

Lines = tuple[str, ...]
Readings = dict[Lines, float]
"""Readings of one sentence, as lines of a card, with their costs."""

NO_LINES: Lines = ()
"""Lines of a reading that is given up. What lies much farther is not told in its place."""

MOST_KEPT = 2_000
"""Lines of which the readings are kept."""

MOST_READINGS = 20
"""Readings of a line that are looked at."""

BEYOND_REFUSED = 0.65
"""A reading is not told that lies farther than so much beyond a refused one."""


@dataclass(frozen=True, slots=True)
class Reading:
    """A line as a card has it, in as many lines as that takes, and how far it lies from what was
    written.
    """

    cost: float
    lines: Lines


class NaturalReader:
    """The second grammar of one game. Made when a line is refused, and not before."""

    def __init__(self, vocabulary: Vocabulary, parser: LineParser) -> None:
        self.parser = parser
        self.vocabulary = vocabulary
        terminals = parser.lexer.terminals
        self.rules = GrammarRules(vocabulary, parser.tables.productions, terminals, GENERAL)
        tallies = "|".join(re.escape(noun.name) for noun in vocabulary.nouns if noun.is_tally)
        # what is only counted is done by number: `add 1 noise`, where a piece is `a card`
        self.counted = re.compile(
            rf"^(?!when |if |while |goal )(\w+|(?:.* )?gets?) an? (?={tallies}\b)"
        )
        self.words = collect_game_words(vocabulary, parser.lexer)
        self.of_nobody = re.compile(self.words.lemmas(self.words.deeds.of_nobody.pattern))
        self.borne = {
            kind.name
            for kind in vocabulary.kinds
            if any(name == "bearer" for name, _ in kind.scope)
        }
        made = {symbol for symbol, _ in parser.tables.productions}
        self.kept = BoundedMemory[tuple[object, ...], tuple[Reading, ...]](MOST_KEPT)
        self.names: frozenset[str] = frozenset()
        self.setups = tuple(
            sorted(each.removesuffix("_line") for each in made if each.endswith("_setup_line"))
        )

    def readings(
        self,
        start: str,
        text: str,
        names: Collection[str],
        own: Collection[str] = (),
        above: Sequence[str] = (),
    ) -> tuple[Reading, ...]:
        """Return the readings of a line in its place.

        `names` are those of the set, `own` those that the card gives, `above` the lines that it
        goes on with, with their margins, below the event that they stand under.

        The same line is asked about again and again while others of its card are mended: what was
        found is kept.
        """
        if self.names != (now := frozenset(names)):  # of a whole set: all lines kept share them
            self.names = now
        key = (start, text, self.names, tuple(own), tuple(above))
        return self.kept.once(key, lambda: self._readings(start, text, names, own, above))

    def _readings(
        self,
        start: str,
        text: str,
        names: Collection[str],
        own: Collection[str],
        above: Sequence[str],
    ) -> tuple[Reading, ...]:
        """Return the readings of a line that was not asked about before."""
        top = TOPS.get(start, f"{start}_line")
        if whole := text_clause_line(text, self.rules.texts.get(top, ())) or (
            option_line(text) if top in self.rules.options else ""
        ):
            return (Reading(0.0, (whole,)),)
        around = Surroundings(
            self.words,
            [line for line in above if not is_event(line)],
            own,
            self.vocabulary.addressed.get(start, ""),
            self.vocabulary.bearer if start in self.borne else "",
            is_of_nobody=self._is_of_nobody,
        )
        sentences = rewrite_sentence(text, around)
        meant: Readings = {}
        for sentence in sentences:
            found = self._read_alternatives(start, sentence, names, around)
            found = self._with_variants(start, sentence, found, own)
            for lines, cost in self._without_refused(sentence, found, above).items():
                meant.setdefault(lines, cost)
        told = drop_partial_limits(sentences[0], meant)
        if around.addressed:
            told = drop_said_to_you(told, around.addressed, self.words.piece)
        told = drop_other_forms(told, self.words.lemmas)
        return tuple(Reading(cost, lines) for lines, cost in sorted(told.items(), key=_by_cost))

    def _read_alternatives(
        self, start: str, text: str, names: Collection[str], around: Surroundings
    ) -> Readings:
        """Return all readings of a sentence, however it may be rewritten and whatever it means."""
        out: Readings = {}
        for more, said in alternative_texts(text, around):
            words = self.words
            sentence = tokenize(said, words.terminals, names, around.own, words.spellings)
            if sentence:
                for cost, lines in self._read_sentence(sentence, start, around):
                    out.setdefault(lines, cost + more)
        return out

    def _read_sentence(
        self, sentence: Sentence, start: str, around: Surroundings
    ) -> Iterator[tuple[float, Lines]]:
        """Yield the readings of a sentence with their costs."""
        chart = Chart(sentence, self.rules.by_first, self.rules.firsts)
        around = replace(around, printed=sentence.words)
        for cost, text in chart.readings(TOPS.get(start, f"{start}_line"), MOST_READINGS):
            for more, said in resolve_marks(text, around):
                if said == REFUSED:
                    yield cost + more, NO_LINES
                elif lines := self._as_card_lines(start, said, around.own):
                    yield cost + more, lines

    def _with_variants(
        self, start: str, text: str, found: Readings, own: Collection[str]
    ) -> Readings:
        """Return the readings of a sentence with what else each of them may mean."""
        out: Readings = {}
        for lines, cost in found.items():
            paid = pay_before(text, lines, self.words.deeds.always)
            # what cannot be said with the price before it is given up
            made = lines if paid == lines else self._as_card_lines(start, "\n".join(paid), own)
            _keep_cheaper(out, made, cost)
        for lines, cost in tuple(out.items()):
            for other in (*move_last_answer(lines), *widen_instead(text, lines)):
                _keep_cheaper(out, other, cost)
            total = total_for_each(text, lines, self.words.deeds.verbs, self.words.plurals)
            if written := total and self._as_card_lines(start, "\n".join(total), own):
                out.setdefault(written, cost)
                out[lines] = cost = cost + LOOP_COST
            if said_whose := tuple(own_or_any_piece(text, lines, self.words.owned)):
                out.pop(lines)
                for other in said_whose:
                    _keep_cheaper(out, other, cost)
        return out

    def _without_refused(self, text: str, found: Readings, above: Sequence[str]) -> Readings:
        """Return readings without those that mean something else than the line does, and without
        those that lie much farther than one of these.
        """
        kept: Readings = {}
        refused: list[float] = []
        for lines, cost in found.items():
            if lines != NO_LINES and not is_refused(text, lines, above, self.words):
                kept[lines] = cost
            else:
                refused.append(cost)
        most = min(refused, default=math.inf) + BEYOND_REFUSED
        return {lines: cost for lines, cost in kept.items() if cost <= most}

    def _is_of_nobody(self, deed: str) -> bool:
        """Return True for what is done by nobody, whatever the forms of its words."""
        return self.of_nobody.fullmatch(self.words.lemmas(deed)) is not None

    def _as_card_lines(self, start: str, text: str, own: Collection[str]) -> Lines:
        """Return the lines of a text as a card has them, or nothing where one is no sentence."""
        out: list[str] = []
        names = {*own, *self.parser.lexer.introduced(text)}
        for at, line in enumerate(text.split("\n")):
            margin = " " * margin_of(line)
            bare = self.counted.sub(r"\1 1 ", line.strip())
            starts = (start,) if not margin else self._places_below(start)
            if at and not margin:
                starts = (start, *self._places_below(start))
            for each in starts:
                tokens = self.parser.tokens(bare, names)
                if not tokens.lex_errors and self.parser.reads(each, tokens):
                    out.append(margin + agreeing(each, bare, names, self.parser))
                    break
            else:
                return NO_LINES
        return tuple(out)

    def _places_below(self, start: str) -> Sequence[str]:
        """Return every place that a line below another may have, the upper one's among them."""
        return ("statement", "rule", "answer", "face", "vote", "option", start, *self.setups)


def _by_cost(one: tuple[Lines, float]) -> tuple[float, int, Lines]:
    return (one[1], len(one[0]), one[0])


def _keep_cheaper(readings: Readings, lines: Lines, cost: float) -> None:
    """Keep a reading with the lowest cost at which it was found."""
    readings[lines] = min(cost, readings.get(lines, cost))
