"""Read a line as people print it: its readings as lines of a card, the nearest first.

A reading parses in the place of the line, and is written as `dow fmt` writes it. Whether it checks
there is for whoever offers it to find out.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence

from dowlang.natural.amounts_for_each import FARTHER, counted_for_each
from dowlang.natural.answers import answers_another, either_way, hung_otherwise
from dowlang.natural.asked_of_readings import Ways, exceptions, same, sums
from dowlang.natural.bare_amounts import of_any_card
from dowlang.natural.chart import Chart
from dowlang.natural.choices import changes_who_chooses
from dowlang.natural.clause_forms import GENERAL, TOPS
from dowlang.natural.denied_deeds import denied
from dowlang.natural.each_of_several import takes_others_for_several
from dowlang.natural.exact_numbers import exact, worked_out
from dowlang.natural.kept_references import takes_any_for_that, waits_too_long
from dowlang.natural.limits import limits_the_whole
from dowlang.natural.marks import COUNTER, THERE
from dowlang.natural.named_groups import of_the_chosen
from dowlang.natural.named_places import chosen_first, place_meant, told_before
from dowlang.natural.order_forms import of_each_in_turn
from dowlang.natural.persons import asks_another, chooses_outside_a_loop, of_those_named
from dowlang.natural.plurals import counted, nowhere, of_each, takes_cards_for_pieces
from dowlang.natural.printed_words import without_letters
from dowlang.natural.pronouns import of_last_named, of_the_same, piece_words
from dowlang.natural.replaced_deeds import replaces_another, replaces_more
from dowlang.natural.results_of_tables import leaves_its_result
from dowlang.natural.rules import Rules
from dowlang.natural.said_by_headings import does_its_heading, not_said_again
from dowlang.natural.said_in_full import said_in_full
from dowlang.natural.second_person import addressed, of_the_turn
from dowlang.natural.sentences import Sentence, apart, cut
from dowlang.natural.set_off_again import sets_itself_off
from dowlang.natural.shared_places import placed
from dowlang.natural.shared_tails import of_both
from dowlang.natural.spelt_amounts import SPELT, spelt
from dowlang.natural.text_forms import labelled, titled
from dowlang.natural.unowned_pieces import of_their_own_or_any, owned_pieces
from dowlang.natural.verb_subjects import deeds, keeps_its_doer, named_again
from dowlang.natural.where_there_is import bound
from dowlang.natural.whoever import everybody, with_somebody
from dowlang.natural.whose_it_is import OWN, of_the_doer
from dowlang.records import dataclass
from dowlang.source import margin_of
from dowlang.syntax import LineParser
from dowlang.syntax.formatter import agreeing
from dowlang.syntax.recovery.kept_places import describes_nothing
from dowlang.syntax.recovery.kept_words import all_for_owned
from dowlang.vocabulary import Vocabulary
from dowlang.vocabulary.declarations import Place

MOST_READINGS = 20
"""Readings of a line that are looked at."""

SPOKEN_TO = 0.2
"""What it costs to read a line as said to `you`."""

DESCRIBED = "where ("
"""How a description begins that is written with its brackets."""

NEAR = 0.65
"""A reading is not told that lies farther than so much beyond one that means somebody else."""

NAMED_AGAIN = 0.1
"""What it costs to name who does something before the second verb."""

ONE = re.compile(r"\b(a|an|1|one(?= of those))\b(?= )")


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
        self.rules = Rules(vocabulary, parser.tables.productions, terminals, GENERAL)
        tallies = "|".join(re.escape(noun.name) for noun in vocabulary.nouns if noun.is_tally)
        # what is only counted is done by number: `add 1 noise`, where a piece is `a card`
        self.counted = re.compile(
            rf"^(?!when |if |while |goal )(\w+|(?:.* )?gets?) an? (?={tallies}\b)"
        )
        self.nouns = {
            form for noun in vocabulary.nouns for form in (*noun.words, noun.plural, noun.name)
        }
        self.deeds = deeds(vocabulary.words)
        self.of_nobody = re.compile(self._lemmas(self.deeds.of_nobody.pattern))
        self.piece = vocabulary.bearer.rpartition(" ")[2]
        self.singles = {noun.plural: noun.name for noun in vocabulary.nouns if not noun.is_tally}
        self.plurals = {noun.name: noun.plural for noun in vocabulary.nouns}
        self.of_forms = self.singles | {each: each for each in self.singles.values()}
        self.pieces = piece_words(self.piece, vocabulary.words, vocabulary.nouns)
        self.owned = owned_pieces(vocabulary.nouns, vocabulary.words)
        values = {value for each in vocabulary.enumerations for value in each.values}
        self.shown = values & {noun.name for noun in vocabulary.nouns if not noun.is_tally}
        made = {symbol for symbol, _ in parser.tables.productions}
        self.setups = tuple(
            sorted(each.removesuffix("_line") for each in made if each.endswith("_setup_line"))
        )
        self.places = (
            *(
                word.phrase
                for word in vocabulary.words
                if word.place is Place.REFERENCE
                and word.noun == vocabulary.place_noun
                and not word.slots
            ),
            f"that {vocabulary.place_noun}",
            f"this {vocabulary.place_noun}",
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
        goes on with, with their margins.
        """
        top = TOPS.get(start, f"{start}_line")
        if whole := titled(text, self.rules.texts.get(top, ())) or (
            labelled(text) if top in self.rules.options else ""
        ):
            return (Reading(0.0, (whole,)),)
        meant: dict[tuple[str, ...], float] = {}
        told = said_in_full(not_said_again(text, above), self.nouns)
        text = (
            bound(without_letters(told), self.vocabulary.place_noun, self.piece, self.nouns) or ""
        )
        said = denied(exact(text), self.parser.lexer.terminals)
        for way in either_way(of_the_chosen(said, above, self.singles)):
            found = self._found(start, way, names, own, above)
            for lines, cost in tuple(found.items()):
                for other in (*hung_otherwise(lines), *replaces_more(way, lines)):
                    found[other] = min(cost, found.get(other, cost))
                if counted := counted_for_each(way, lines, self.deeds.verbs, self.plurals):
                    written = self._written(start, "\n".join(counted), own)
                    found.setdefault(written, cost)
                    found[lines] = cost = cost + FARTHER
                if said_whose := tuple(of_their_own_or_any(way, lines, self.owned)):
                    found.pop(lines)
                    for other in said_whose:
                        found[other] = min(cost, found.get(other, cost))
            for lines, cost in self._meant(way, found, above).items():
                meant.setdefault(lines, cost)
        out = self._of_forms(self._said_once(start, limits_the_whole(text, meant)))
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
            spoken = placed(said)
            sentence = spoken and cut(spoken, self.parser.lexer.terminals, names, own, spellings)
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
            if (
                lines
                and keeps_its_doer(text, lines, self.deeds, above)
                and not asks_another(text, lines, above)
                and not chooses_outside_a_loop(text, lines, above)
                and not answers_another(text, lines, above)
                and not leaves_its_result(text, lines)
                and not replaces_another(text, lines)
                and (DESCRIBED in text or not any(map(describes_nothing, lines)))
                and not does_its_heading(lines, above)
                and not takes_any_for_that(text, lines, self.nouns)
                and not waits_too_long(text, lines)
                and not sets_itself_off(text, lines, self.deeds.verbs)
                and not changes_who_chooses(text, lines, self.singles)
                and not takes_cards_for_pieces(text, lines, self.shown)
                and not takes_others_for_several(text, lines, above)
                and not all_for_owned(text, "\n".join(lines), self.parser.lexer)
            ):
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
        text = of_the_turn(text, who) if who else text
        yield 0.0, text
        if (amounts := spelt(text)) != text:
            yield SPELT, amounts
        if (chosen := chosen_first(text, self.vocabulary.place_noun)) is not None:
            yield NAMED_AGAIN, chosen
        if (every := everybody(text)) is not None:
            yield 0.0, every
        if (named := named_again(text, self.deeds.verbs)) is not None:
            yield NAMED_AGAIN, named
        if who:
            spoken = addressed(apart(text, spellings), who, self.piece)
            if spoken is not None:
                yield SPOKEN_TO, spoken

    def _said_once(
        self, start: str, found: Mapping[tuple[str, ...], float]
    ) -> dict[tuple[str, ...], float]:
        """Return readings without those that another one says to `you`."""
        who = self.vocabulary.addressed.get(start)
        same = {
            lines: tuple(
                (addressed(line, who, self.piece) or line) if who else line for line in lines
            )
            for lines in found
        }
        return {
            each: cost
            for each, cost in found.items()
            if each == same[each] or same[each] not in found
        }

    def _read(
        self, sentence: Sentence, start: str, own: Collection[str], above: Sequence[str]
    ) -> Iterator[tuple[float, tuple[str, ...]]]:
        """Yield the readings of a sentence with their costs."""
        chart = Chart(sentence, self.rules.by_first, self.rules.firsts)
        read = (
            (cost + more, said)
            for cost, text in chart.readings(TOPS.get(start, f"{start}_line"), MOST_READINGS)
            for more, said in of_each_in_turn(text, self.of_forms, self._is_of_nobody)
        )
        for cost, said in read:
            said = told_before(said, sentence.words, self.places, self.vocabulary.place_noun)
            meant = self._single(said, above)
            if not meant:
                yield cost, ()  # refused, and no reading that lies farther is told for it
            for more, said_of in with_somebody(meant):
                for rest, written in self._resolved(said_of, own, above):
                    if lines := self._written(start, written, own):
                        yield cost + more + rest, lines

    def _single(self, text: str, above: Sequence[str]) -> str:
        """Return a text without the marks that have one meaning, or an empty one, which no line
        is, where a piece is meant that the reading does not have.
        """
        text = counted(worked_out(text), self.plurals)
        text = of_the_same(text, self.nouns)  # first: an `@again` holds a whole thing with marks
        text = of_last_named(text, above, self.pieces)  # leaves `@person` on who may be a player
        text = of_those_named(text, above, self.piece)
        text = of_each(text)
        return of_any_card(text, above)

    def _of_forms(self, found: Mapping[tuple[str, ...], float]) -> dict[tuple[str, ...], float]:
        """Return readings without those that differ from another by the forms of words only.

        Of `fuel card you hold >= 1` and `fuel cards you hold >= 1` the plural is kept, of `a die`
        and `1 die` the nearer.
        """
        kept: dict[str, tuple[str, ...]] = {}
        for lines in found:
            key = ONE.sub("1", self._lemmas("\n".join(lines)))
            if key not in kept or (
                found[lines] <= found[kept[key]] and len("".join(kept[key])) < len("".join(lines))
            ):
                kept[key] = lines
        return {lines: found[lines] for lines in kept.values()}

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
            same(text),  # first, as sums: most of what such a form reads is none
            sums(text),
            exceptions(text),  # before whatever stands in the parts that it puts together
            _owners(text),
            tuple(nowhere(text)) or None,
            tuple(of_both(text, self.nouns)) or None,
            _counters(text, own),
            self._places(text, above),  # last: it looks at all that stands before
        ):
            if ways is not None:
                for more, way in ways:
                    for rest, written in self._resolved(way, own, above):
                        yield more + rest, written
                return
        yield 0.0, text

    def _places(self, text: str, above: Sequence[str]) -> Ways:
        """Say the place of the first `there`: the last one named before, else the game's own."""
        before, there, after = text.partition(THERE)
        if not there:
            return None
        named = place_meant(before, above, self.places, self.vocabulary.place_noun)
        places = [named] if named else [] if named == "" else list(self.vocabulary.there)
        return [(more / 10, f"{before}{place}{after}") for more, place in enumerate(places)]

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


def _owners(text: str) -> Ways:
    return [(0.0, of_the_doer(text))] if OWN.search(text) else None


def _counters(text: str, own: Collection[str]) -> Ways:
    return [(0.0, text.replace(COUNTER, name)) for name in sorted(own)] if COUNTER in text else None


def _by_cost(one: tuple[tuple[str, ...], float]) -> tuple[float, int, tuple[str, ...]]:
    return (one[1], len(one[0]), one[0])
