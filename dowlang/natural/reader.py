"""Read a line as people print it: its readings as lines of a card, the nearest first.

A reading parses in the place of the line, and is written as `dow fmt` writes it. Whether it checks
there is for whoever offers it to find out.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence

from dowlang.natural.chart.chart import Chart
from dowlang.natural.chart.grammar_rules import GrammarRules
from dowlang.natural.chart.word_lattice import Sentence, normalize_print, tokenize
from dowlang.natural.equal_readings import drop_other_forms, drop_partial_limits, drop_said_to_you
from dowlang.natural.forms.author_text_lines import option_line, text_clause_line
from dowlang.natural.forms.clause_forms import GENERAL, TOPS
from dowlang.natural.game_words import (
    collect_game_words,
)
from dowlang.natural.lines_above import is_event
from dowlang.natural.marks.amounts_without_noun import resolve_bare_amounts
from dowlang.natural.marks.differences_of_numbers import subtract_numbers
from dowlang.natural.marks.doers_in_loops import resolve_each
from dowlang.natural.marks.exceptions import resolve_exception
from dowlang.natural.marks.meaning_of_there import move_place_ahead, resolve_there
from dowlang.natural.marks.own_counters import resolve_counter
from dowlang.natural.marks.places_of_comparisons import resolve_comparison
from dowlang.natural.marks.player_pronouns import resolve_player_pronouns
from dowlang.natural.marks.plurals import pluralize_counted, resolve_none_and_few, resolve_plurals
from dowlang.natural.marks.pronouns import resolve_again, resolve_pronouns
from dowlang.natural.marks.requirements_of_forms import resolve_same, resolve_sum
from dowlang.natural.marks.unnamed_players import resolve_somebody
from dowlang.natural.marks.whose_it_is import OWN, resolve_owner
from dowlang.natural.refusals.registry import is_refused
from dowlang.natural.rewrites.amounts_somebody_has import SPELT, rewrite_amounts
from dowlang.natural.rewrites.chosen_groups import name_chosen_groups
from dowlang.natural.rewrites.chosen_places import choose_place_first
from dowlang.natural.rewrites.denied_deeds import rewrite_denials
from dowlang.natural.rewrites.doers_of_verbs import repeat_doer
from dowlang.natural.rewrites.exact_numbers import rewrite_exact_numbers
from dowlang.natural.rewrites.lettered_numbers import put_numbers_for_letters
from dowlang.natural.rewrites.questions_of_ability import rewrite_who_can
from dowlang.natural.rewrites.said_by_headings import drop_heading
from dowlang.natural.rewrites.said_once_for_two import repeat_shared_words
from dowlang.natural.rewrites.second_person import name_the_player, to_second_person
from dowlang.natural.rewrites.shared_places import repeat_shared_place
from dowlang.natural.rewrites.where_there_is import bind_to_place
from dowlang.natural.rewrites.whoever import rewrite_whoever
from dowlang.natural.variants.amounts_for_each import FARTHER, total_for_each
from dowlang.natural.variants.moved_answers import move_last_answer
from dowlang.natural.variants.paid_in_place import pay_before
from dowlang.natural.variants.replaced_deeds import widen_instead
from dowlang.natural.variants.unowned_pieces import own_or_any_piece
from dowlang.natural.weighted_texts import WeightedTexts
from dowlang.records import dataclass
from dowlang.source import margin_of
from dowlang.syntax import LineParser
from dowlang.syntax.formatter import agreeing
from dowlang.vocabulary import Vocabulary

MOST_READINGS = 20
"""Readings of a line that are looked at."""

SPOKEN_TO = 0.2
"""What it costs to read a line as said to `you`."""

NEAR = 0.65
"""A reading is not told that lies farther than so much beyond one that means somebody else."""

NAMED_AGAIN = 0.1
"""What it costs to name who does something before the second verb."""


@dataclass(frozen=True, slots=True)
class Reading:
    """A line as a card has it, in as many lines as that takes, and how far it lies from what was
    written.
    """

    cost: float
    lines: tuple[str, ...]


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
        self.of_nobody = re.compile(self._lemmas(self.words.deeds.of_nobody.pattern))
        made = {symbol for symbol, _ in parser.tables.productions}
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
        """
        top = TOPS.get(start, f"{start}_line")
        if whole := text_clause_line(text, self.rules.texts.get(top, ())) or (
            option_line(text) if top in self.rules.options else ""
        ):
            return (Reading(0.0, (whole,)),)
        meant: dict[tuple[str, ...], float] = {}
        words, heard = self.words, above
        above = [line for line in above if not is_event(line)]
        told = put_numbers_for_letters(repeat_shared_words(drop_heading(text, above), words.nouns))
        text = bind_to_place(told, words.place_noun, words.piece, words.nouns)
        said = rewrite_denials(rewrite_exact_numbers(text), self.parser.lexer.terminals)
        for way in rewrite_who_can(name_chosen_groups(said, above, self.words.singles)):
            found = {
                self._written(start, "\n".join(paid), own) if paid != lines else lines: cost
                for lines, cost in self._found(start, way, names, own, above).items()
                for paid in [pay_before(way, lines)]
            }
            for lines, cost in tuple(found.items()):
                for other in (*move_last_answer(lines), *widen_instead(way, lines)):
                    found[other] = min(cost, found.get(other, cost))
                if counted := total_for_each(
                    way, lines, self.words.deeds.verbs, self.words.plurals
                ):
                    written = self._written(start, "\n".join(counted), own)
                    found.setdefault(written, cost)
                    found[lines] = cost = cost + FARTHER
                if said_whose := tuple(own_or_any_piece(way, lines, self.words.owned)):
                    found.pop(lines)
                    for other in said_whose:
                        found[other] = min(cost, found.get(other, cost))
            for lines, cost in self._meant(way, found, heard).items():
                meant.setdefault(lines, cost)
        told_once = drop_partial_limits(text, meant)
        if who := self.vocabulary.addressed.get(start):
            told_once = drop_said_to_you(told_once, who, self.words.piece)
        out = drop_other_forms(told_once, self._lemmas)
        return tuple(Reading(cost, lines) for lines, cost in sorted(out.items(), key=_by_cost))

    def _found(
        self,
        start: str,
        text: str,
        names: Collection[str],
        own: Collection[str],
        above: Sequence[str],
    ) -> dict[tuple[str, ...], float]:
        """Return all readings of a line with their costs, whatever it means."""
        spellings = tuple(self.vocabulary.spellings.items())
        out: dict[tuple[str, ...], float] = {}
        for more, said in self._said(start, text, spellings):
            spoken = repeat_shared_place(said)
            sentence = spoken and tokenize(
                spoken, self.parser.lexer.terminals, names, own, spellings
            )
            if sentence:
                for cost, lines in self._read(sentence, start, own, above):
                    out.setdefault(lines, cost + more)
        return out

    def _meant(
        self, text: str, found: Mapping[tuple[str, ...], float], above: Sequence[str]
    ) -> dict[tuple[str, ...], float]:
        """Return readings without those that mean others than the line does, and without those
        that are farther than one of these by more than `NEAR`.
        """
        kept, refused = dict[tuple[str, ...], float](), list[float]()
        for lines, cost in found.items():
            if lines and not is_refused(text, lines, above, self.words):
                kept[lines] = cost
            else:
                refused.append(cost)
        most = min(refused, default=0.0) + NEAR if refused else float("inf")
        return {lines: cost for lines, cost in kept.items() if cost <= most}

    def _said(
        self, start: str, text: str, spellings: Sequence[tuple[str, str]]
    ) -> Iterator[tuple[float, str]]:
        """Yield a line as it is, with its amounts as a card says them, with its doer before each
        verb, and said to the player whom the card calls otherwise.
        """
        who = self.vocabulary.addressed.get(start)
        text = name_the_player(text, who) if who else text
        yield 0.0, text
        if (amounts := rewrite_amounts(text)) != text:
            yield SPELT, amounts
        if (chosen := choose_place_first(text, self.words.place_noun)) is not None:
            yield NAMED_AGAIN, chosen
        if (every := rewrite_whoever(text)) is not None:
            yield 0.0, every
        if (named := repeat_doer(text, self.words.deeds.verbs)) is not None:
            yield NAMED_AGAIN, named
        if who:
            spoken = to_second_person(normalize_print(text, spellings), who, self.words.piece)
            if spoken is not None:
                yield SPOKEN_TO, spoken

    def _read(
        self, sentence: Sentence, start: str, own: Collection[str], above: Sequence[str]
    ) -> Iterator[tuple[float, tuple[str, ...]]]:
        """Yield the readings of a sentence with their costs."""
        chart = Chart(sentence, self.rules.by_first, self.rules.firsts)
        read = (
            (cost + more, said)
            for cost, text in chart.readings(TOPS.get(start, f"{start}_line"), MOST_READINGS)
            for more, said in resolve_each(text, self.words.noun_of_forms, self._is_of_nobody)
        )
        for cost, said in read:
            said = move_place_ahead(said, sentence.words, self.words.places, self.words.place_noun)
            meant = self._single(said, above)
            if not meant:
                yield cost, ()  # refused, and no reading that lies farther is told for it
            for more, said_of in resolve_somebody(meant):
                for rest, written in self._resolved(said_of, own, above):
                    if lines := self._written(start, written, own):
                        yield cost + more + rest, lines

    def _single(self, text: str, above: Sequence[str]) -> str:
        """Return a text without the marks that have one meaning, or `REFUSED` where a piece is
        meant that the reading does not have.
        """
        words = self.words
        text = pluralize_counted(subtract_numbers(text), words.plurals)
        # first: an `@again` holds a whole thing with its marks
        text = resolve_again(text, words.nouns)
        # before players: it leaves `@person` on who may be one
        text = resolve_pronouns(text, above, words.pieces)
        text = resolve_player_pronouns(text, above, words.piece)
        text = resolve_plurals(text)
        return resolve_bare_amounts(text, above)

    def _lemmas(self, text: str) -> str:
        """Return a text with each word as the vocabulary declares it."""
        lemmas = self.parser.lexer.lemmas
        return re.sub(r"\w+", lambda word: lemmas.get(word[0], word[0]), text)

    def _is_of_nobody(self, deed: str) -> bool:
        """Return True for what is done by nobody, whatever the forms of its words."""
        return self.of_nobody.fullmatch(self._lemmas(deed)) is not None

    def _resolved(
        self, text: str, own: Collection[str], above: Sequence[str]
    ) -> Iterator[tuple[float, str]]:
        """Yield a text without the marks that can mean several things, in each way, with what that
        adds to its cost: the first that finds its mark says what there is in its place.
        """
        for ways in (
            resolve_same(text),  # first, as sums: most of what such a form reads is none
            resolve_sum(text),
            resolve_exception(text),  # before whatever stands in the parts that it puts together
            _owners(text),
            tuple(resolve_none_and_few(text)) or None,
            tuple(resolve_comparison(text, self.words.nouns)) or None,
            resolve_counter(text, own),
            # last: it looks at all that stands before
            resolve_there(text, above, self.words, self.vocabulary.there),
        ):
            if ways is not None:
                for more, way in ways:
                    for rest, written in self._resolved(way, own, above):
                        yield more + rest, written
                return
        yield 0.0, text

    def _written(self, start: str, text: str, own: Collection[str]) -> tuple[str, ...]:
        """Return the lines of a text as a card has them, or nothing where one is no sentence."""
        out: list[str] = []
        names = {*own, *self.parser.lexer.introduced(text)}
        for at, line in enumerate(text.split("\n")):
            margin = " " * margin_of(line)
            bare = self.counted.sub(r"\1 1 ", line.strip())
            starts = (start,) if not margin else self._below(start)
            if at and not margin:
                starts = (start, *self._below(start))
            for each in starts:
                tokens = self.parser.tokens(bare, names)
                if not tokens.lex_errors and self.parser.reads(each, tokens):
                    out.append(margin + agreeing(each, bare, names, self.parser))
                    break
            else:
                return ()
        return tuple(out)

    def _below(self, start: str) -> Sequence[str]:
        """Return the places of lines that may stand below one."""
        return ("statement", "rule", "answer", "face", "vote", "option", start, *self.setups)


def _owners(text: str) -> WeightedTexts | None:
    return [(0.0, resolve_owner(text))] if OWN.search(text) else None


def _by_cost(one: tuple[tuple[str, ...], float]) -> tuple[float, int, tuple[str, ...]]:
    return (one[1], len(one[0]), one[0])
