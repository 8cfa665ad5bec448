"""Complete phrases: those that may begin at a cursor, and the rests of those that have begun."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dowlang.service.completion.completion_items import CompletionItem, Group, Rank
from dowlang.service.completion.grammar_states import may_follow
from dowlang.service.completion.name_completions import named_rests
from dowlang.service.cursor import Cursor
from dowlang.service.expected_names import nouns_behind_article, nouns_of_next, nouns_wanted
from dowlang.service.phrase_counts import phrase_counts
from dowlang.service.phrases import EVENTS, Template, phrases_of
from dowlang.vocabulary.declarations import EffectWord, Place, ReferenceWord

ASKED = (Place.STATE, Place.PREDICATE)
"""What no line of a card begins with."""

HAPPENS = frozenset({"when", "time", "times", "was", "cannot", "can", "instead"})
"""Words of a line behind which something happens."""

Rest = tuple[str, tuple[str, ...]]
"""The rest of a phrase: the phrase, and the items that are left of it."""


def phrase_items(cursor: Cursor, states: tuple[int, ...]) -> Iterator[CompletionItem]:
    """Yield the phrases that may stand here, those that the set uses most first."""
    language = cursor.document.language
    counts = phrase_counts(cursor.document)
    fitting = _FittingPhrases(cursor)
    for template in fitting.templates():
        label = template.text
        words = language.parser.tokens(label, cursor.names)
        if not words.tokens or words.lex_errors or not may_follow(cursor, states, words.tokens):
            continue
        if template.first or template.is_remainder or not cursor.tokens:
            times = counts.of(template)
            order = -times if times else int(" " not in label)
            yield CompletionItem(
                label=label,
                insert=template.snippet_as_declared,
                kind="phrase",
                detail=template.word.phrase,
                documentation=template.word.told,
                rank=Rank(fitting.group(template), 0, order, label),
                template=template,
            )


class _FittingPhrases:
    """The phrases that fit the sort of the line at a cursor and the nouns that are expected there,
    each with its group. Whether the grammar takes them is not asked.
    """

    def __init__(self, cursor: Cursor) -> None:
        self.cursor = cursor
        self.phrases = phrases_of(cursor.document.language)
        self.wanted = nouns_wanted(cursor)
        self.of_next = nouns_of_next(cursor)
        self.behind_article = nouns_behind_article(cursor)
        self.sentences = self._sentences()

    def templates(self) -> Iterator[Template]:
        """Yield the sentences, the rests of phrases that have begun, and the whole phrases."""
        yield from (each for each in self.sentences if self._is_of_next(each))
        named = self._offered_with_names()
        for rest in self.phrases.remainders(self.cursor.tokens):
            if (rest.word.phrase, rest.items) not in named:
                yield rest
        for each in self.phrases.templates:
            if self._is_of_this_line(each) and self._is_of_next(each):
                yield each

    def group(self, template: Template) -> int:
        """Return the group of a phrase, a later one for each that makes it less likely."""
        noun = template.word.noun
        if template.is_remainder or template.is_sentence:
            group = int(Group.GOES_ON)
        elif self.sentences or (self.wanted and noun not in self.wanted):
            group = int(Group.POSSIBLE)
        else:
            group = int(Group.FITTING)
        group += bool(self.behind_article and noun not in self.behind_article)
        group += template.is_sentence and template.items[0] not in ("you", "player")
        group += not self.cursor.tokens and _is_of_a_piece(template)
        return group

    def _sentences(self) -> Sequence[Template]:
        """Return the sentences that may stand behind `when`: of a card about whoever does it, of a
        test about the seats.
        """
        if [str(token) for token in self.cursor.tokens] != ["when"]:
            return ()
        seats = self.cursor.start == "test"
        return [
            each
            for each in self.phrases.sentences
            if each.word.place is Place.HAPPENING or seats == (each.items[:2] == ("player", "1"))
        ]

    def _offered_with_names(self) -> set[Rest]:
        """Return the rests of phrases behind `the` that are of another noun than is expected, or
        that are offered with each name.
        """
        if self.behind_article is None:
            return set()
        named = [template for template, _ in named_rests(self.cursor)]
        others = [
            each
            for each in self.phrases.remainders(self.cursor.tokens[-1:])
            if self.behind_article
            and isinstance(each.word, ReferenceWord)
            and each.word.noun not in self.behind_article
        ]
        return {(each.word.phrase, each.items) for each in (*named, *others)}

    def _is_of_next(self, template: Template) -> bool:
        """Return False for a phrase that stands for another thing than has to begin here."""
        is_thing = isinstance(template.word, ReferenceWord)
        return not self.of_next or not is_thing or template.word.noun in self.of_next

    def _is_of_this_line(self, template: Template) -> bool:
        """Return False for a phrase of another sort of line, though it has the words of one:
        `discard a card` happens behind `when` and is no effect, `a medicine card` is asked of a
        card.
        """
        if self.cursor.start not in ("statement", "rule"):
            return True
        before = {str(token) for token in self.cursor.tokens}
        place = template.word.place
        if place in EVENTS:
            return not before.isdisjoint(HAPPENS)
        return place not in ASKED or bool(before)


def _is_of_a_piece(template: Template) -> bool:
    """Return True for an effect that a piece has to be named for, which no player does."""
    word = template.word
    return isinstance(word, EffectWord) and any(
        p.name == word.subject and p.type.noun != "player" for p in word.parameters
    )
