"""Descriptions of pieces: what the adjectives and filters of a noun phrase say of one of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field, replace
from functools import lru_cache

from dowlang.records import dataclass
from dowlang.semantics import ir
from dowlang.semantics.context import Context
from dowlang.semantics.frame_kinds import FrameKind
from dowlang.semantics.ir_visitor import names_read
from dowlang.semantics.lexicon import Overload
from dowlang.semantics.ownership.counted_owners import refuse_in_hand
from dowlang.semantics.ownership.pronoun_owners import check_whose
from dowlang.semantics.ownership.yours_in_descriptions import warn_of_yours_in
from dowlang.semantics.resolve.denotation import Definite, FilterUse
from dowlang.semantics.resolve.filter_arguments import arguments_of, report_no_overload, slots_fit
from dowlang.semantics.resolve.latest_vote_or_throw import OF_CARD, check_last, this_card
from dowlang.semantics.resolve.left_out_of_them import check_left_out
from dowlang.semantics.resolve.other_players import (
    PLAYER,
    not_excepted,
    other_players,
    report_others,
    several_since,
)
from dowlang.semantics.resolve.overloads import wanted_at
from dowlang.semantics.resolve.quantifiers import kind_of
from dowlang.semantics.resolve.quantities import EVERY, EXACT_COUNTS, OWNER_OF_ALL
from dowlang.semantics.resolve.unbound_descriptions import warn_of_unbound
from dowlang.semantics.resolve.unknown_names import is_of_unknown_kind
from dowlang.semantics.scopes import THE_SUBJECT, Binding, Frame, Scope
from dowlang.semantics.temporary_fields import temporarily
from dowlang.semantics.unparse import plain
from dowlang.semantics.void_words import warn_of_void
from dowlang.syntax import ast
from dowlang.vocabulary.declarations import FilterWord, Word
from dowlang.vocabulary.noun_declarations import Noun

# quantities that say whose pieces are meant
SEVERAL = {"amount", "exactly", "at_least", "up_to", "any_number", "each", "all", "all_but"}
CONTEST_PLACES = {"highest", "lowest"}  # what a contest binds


@dataclass(slots=True)
class Description:
    """The sum of the adjectives and filters of a noun phrase, said of the piece `element`.

    `subject_binding` is the subject whose the pieces then are.
    """

    context: Context
    noun: Noun
    element: ir.Local
    scope: Scope
    subject_binding: Binding | None = None
    conditions: list[ir.Expression] = field(default_factory=list)
    source: ir.Expression | None = None
    extreme: str = ""
    key: FilterWord | None = None
    key_of: tuple[ir.Expression, ...] = ()  # what the key is told besides the piece
    random: bool = False
    ranked: bool = False

    @property
    def told_where(self) -> bool:
        """Return True if an adjective says where the piece lies (`staked`)."""
        return any(isinstance(each, ir.Test) and each.adjective.spot for each in self.conditions)

    def adjectives(self, node: ast.NounPhrase, words: tuple[str, ...]) -> bool:
        """Take up the adjectives of a noun phrase. Return False when an error was reported."""
        if node.quantity is not None and node.quantity.kind == "another":
            words = ("other", *words)
        for word in words:
            adjective = self.context.lexicon.adjective(word, self.noun.name)
            if adjective is not None:
                self.conditions.append(ir.Test(adjective, self.element))
            elif word == "random":
                self.random = True
            elif word == "other":
                others = self._other_than(node)
                if not others:
                    self.context.report.unbound(node, f"another {self.noun.name}")
                    return False
                if len(others) > 1 and self.noun.name == PLAYER:
                    report_others(self.context, node, [b for b in others if isinstance(b, Binding)])
                    return False
                if len(others) > 1:
                    told = tuple(f"other than {b.called}" for b in others if isinstance(b, Binding))
                    help = self._left_out(node)
                    self.context.report.ambiguous(node, f"another {self.noun.name}", told, help)
                    return False
                other = others[0]
                self.conditions.append(
                    ir.Logic(
                        "not", (ir.Compare("=", self.element, self.context.read(other.value)),)
                    )
                )
            else:
                self.context.report.wrong_adjective(
                    node, word, self.noun.name, self.context.lexicon.adjectives.get(word, [])
                )
                return False
        return True

    def _left_out(self, node: ast.NounPhrase) -> str:
        """Return how a line says which one `other` leaves out."""
        words = self.context.lexicon.vocabulary.words
        if not any(word.relation == "but" and word.noun == self.noun.name for word in words):
            return "choose those that are meant before it, `choose … as x`, then write `the x`"
        one = "each" if kind_of(node) in EVERY else "a"
        which = f"`{one} {self.noun.name} except the x`"
        return f"name the one that is left out with `as x`, then write {which}"

    def _other_than(self, node: ast.NounPhrase) -> Sequence[Binding | Definite]:
        """Return whom `another` and `other` leave out.

        It is the subject or you, or what the sentence spoke of before, else here, else what `that
        …` means. With two or more nobody can say which of them. Of the places of a move it is the
        one where the survivor is now.
        """
        spoken = next(
            (b for b in reversed(self.context.sentence.spoken) if b.noun == self.noun.name), None
        )
        if spoken is not None and self.noun.name != "player":
            return (spoken,)
        if (
            self.subject_binding is not None
            and self.subject_binding.noun == self.noun.name
            and not self.subject_binding.many
        ):
            return (self.subject_binding,)
        if self.noun.name == PLAYER:
            return not_excepted(self.context, node, other_players(self.scope), self.scope)
        for name in ("it", "here", "bearer"):
            bound = self.scope.named(name)
            if bound is not None and bound.noun == self.noun.name and not bound.many:
                chosen = self.scope.chosen(name)
                several = (*self.scope.pronoun(name), *chosen) if bound in chosen else (bound,)
                left = {each.value: each for each in several}
                since = several_since(self.scope, self.noun.name, bound)
                return not_excepted(self.context, node, (*since, *left.values()), self.scope)
        candidates = self.scope.that(self.noun.name)
        frame = next(
            (each for each in self.scope.frames() if any(b in candidates for b in each.things)),
            None,
        )
        if frame is not None and frame.kind is FrameKind.EVENT:
            candidates = candidates[-1:]
        since = several_since(self.scope, self.noun.name, candidates[-1]) if candidates else ()
        return not_excepted(self.context, node, (*since, *candidates), self.scope)

    def filter(self, written: ast.Filter, outer: ast.NounPhrase | None = None) -> bool:
        """Take up a filter, behind the noun of `outer` (None: of one piece that is known).

        Return False when an error was reported.
        """
        bound = Binding(self.element, self.noun.name, called=f"that {self.noun.name}")
        if written.phrase is not None:
            already = len(self._picks())
            return self._filter_phrase(written.phrase, outer) and self._is_chosen_once(
                written.phrase, already
            )
        if written.who is not None:
            said: ast.Expression = written.who
            named = {"it": bound, "the one who": bound}
            inside = self.scope.inner(Frame(FrameKind.WHO, named, {}, ()))
        else:
            assert written.where is not None
            said, named = written.where, {"it": bound}
            if self.noun.name == "player":
                named[THE_SUBJECT] = replace(bound, unsaid=True)
            inside = self.scope.inner(Frame(FrameKind.WHERE, named, {}, (bound,)))
        # nobody chooses inside a condition, but of equals one is said
        sentence = self.context.sentence
        ties = sentence.hoisted if sentence.hoisted is not None else sentence.ties
        in_turn = [*sentence.in_turn, self.element.name]
        with temporarily(sentence, hoisted=None, ties=ties, in_turn=in_turn):
            condition = self.context.condition(said, inside)
        if condition is None:
            return False
        warned = False
        if written.where is not None and self.noun.name == PLAYER:
            warned = warn_of_yours_in(self.context, written.where, condition, self.element, outer)
        if written.where is not None and not warned:
            described = (self.noun.name, self.element)
            warn_of_unbound(self.context, written.where, condition, described, self._picks())
        self.conditions.append(condition)
        return True

    def _picks(self) -> Sequence[ir.Pick]:
        """Return the choices that the sentence makes before its act so far."""
        sentence = self.context.sentence
        return (sentence.hoisted if sentence.hoisted is not None else sentence.ties) or ()

    def _is_chosen_once(self, phrase: ast.Phrase, already: int) -> bool:
        """Return False for a choice in a filter, behind the first so many, which is another one for
        each piece: `each survivor at a location with another survivor`. It is reported.
        """
        for pick in self._picks()[already:]:
            if self.element.name in names_read(pick.candidates):
                self.context.report.chosen_for_each(phrase, plain(self.context, phrase))
                return False
        return True

    def _filter_phrase(self, phrase: ast.Phrase, outer: ast.NounPhrase | None) -> bool:
        scope = self.scope
        overloads = [
            r
            for r in self.context.lexicon.overloads("filter", phrase.pattern)
            if r.word.noun in (self.noun.name, self.noun.group)
        ]
        if not overloads:
            others = self.context.lexicon.overloads("filter", phrase.pattern)
            self.context.report.wrong_filter(
                phrase, self.noun.name, tuple(dict.fromkeys(r.word.noun for r in others))
            )
            return False
        fitting = [
            each for each in overloads if slots_fit(self.context, each.word, phrase.slots, scope)
        ]
        if not fitting:
            report_no_overload(self.context, phrase, overloads, scope)
            return False
        if len(fitting) > 1 and self._is_of_unknown_kind(phrase, fitting):
            return False
        overload = fitting[0]
        word = overload.word
        if not check_left_out(self.context, word, phrase, outer):
            return False
        warn_of_void(self.context, phrase, word)
        if is_of_the_subject(word):
            owner = self.subject_binding
            if owner is None or owner.noun != "player":
                owner = scope.named(THE_SUBJECT)
            if owner is not None and owner.unsaid:
                refuse_in_hand(self.context, phrase, self.noun, word.phrase)
                return False
            if owner is not None:
                scope = scope.inner(Frame(FrameKind.OVERRIDES, {"you": owner}))
        if isinstance(word, FilterWord) and word.extreme:
            self.extreme, self.key, self.ranked = word.extreme, word, True
            self.key_of = tuple([this_card(scope) for name in word.implicit if name == OF_CARD])
            return check_last(self.context, word, phrase, scope)
        if self.context.lexicon.gives_many(word):
            arguments = arguments_of(self.context, word, phrase, self.element, scope)
            if arguments is None:
                return False
            source = ir.Call(word, arguments)
            if self.source is None:
                self.source = source
            else:
                self.conditions.append(ir.Contains(source, self.element))
            return True
        subject = Definite(self.element, self.noun.name)
        use = FilterUse(overload, phrase, subject, outer, self.extreme != "")
        condition = self.context.filtered(use, scope)
        if condition is None:
            return False
        self.conditions.append(condition)
        self.ranked |= bool(CONTEST_PLACES & set(word.implicit))
        return True

    def _is_of_unknown_kind(self, phrase: ast.Phrase, fitting: Sequence[Overload]) -> bool:
        """Return True after a report of a name that nobody has, which several filters take."""
        named = (
            (slot, [wanted_at(self.context, each, number) for each in fitting])
            for number, slot in enumerate(phrase.slots)
        )
        return is_of_unknown_kind(self.context, named)

    def owned(self, node: ast.NounPhrase, kind: str) -> bool:
        """Ask the filter that says `you …` of the noun of its owner: `all your survivors`, `all
        their cards`. False: an error was reported.
        """
        words = (
            word
            for words in self.context.lexicon.filters.values()
            for word in words
            if word.noun == self.noun.name
        )
        word = next((word for word in words if word.implicit == ("you",) and not word.slots), None)
        if word is None or kind == "all_its":
            wanted = (
                f"`all {self.noun.plural}` and words after it that say which, such as `where ( … )`"
            )
            self.context.report.quantity(
                node, f"`{kind.replace('_', ' ')} {self.noun.plural}`", wanted
            )
            return False
        owner = self.scope.named(OWNER_OF_ALL[kind])
        if not check_whose(
            self.context,
            node,
            f"all {'your' if kind == 'all_your' else 'their'} {self.noun.plural}",
            OWNER_OF_ALL[kind],
            self.scope,
        ):
            return False
        if owner is None:
            self.context.report.unbound(node, kind.removeprefix("all_"), OWNER_OF_ALL[kind])
            return False
        inside = self.scope.inner(Frame(FrameKind.OVERRIDES, {"you": owner}))
        arguments = arguments_of(self.context, word, node, self.element, inside)
        assert arguments is not None  # it takes the piece and its owner
        self.conditions.append(ir.Call(word, arguments))
        return True

    def add_default_filter(self, phrase: str, node: ast.Node) -> None:
        """Add the filter that a word's slot has when none is written, said of the subject:
        `discard 1 card` is one of the hand.
        """
        inside = self.scope
        if self.subject_binding is not None and self.subject_binding.noun == "player":
            inside = self.scope.inner(
                Frame(
                    FrameKind.OVERRIDES,
                    {"you": self.subject_binding, "they": self.subject_binding},
                    {},
                    (),
                )
            )
        word = next(
            word for word in self.context.lexicon.filters[phrase] if word.noun == self.noun.name
        )
        arguments = arguments_of(self.context, word, node, self.element, inside)
        if arguments is None:  # a `you` that is nobody here, which is told
            return
        call = ir.Call(word, arguments)
        if self.context.lexicon.gives_many(word) and self.source is None:
            self.source = call
        else:
            self.conditions.append(call)

    def so_many(self, node: ast.NounPhrase, kind: str, amount: ir.Expression | None) -> bool:
        """Take so many of the first of an order (`2 survivors on top of the survivor deck`), where
        the filter alone gives one. Otherwise an error is reported.
        """
        source = self.source
        if not isinstance(source, ir.Call) or not isinstance(source.word, FilterWord):
            return True
        if source.word.in_order is None or kind not in SEVERAL or amount == ir.Number(1):
            return True
        if kind not in EXACT_COUNTS:
            self.context.report.one_lies_there(node, self.noun, source.word.phrase)
            return False
        assert amount is not None  # these two say one
        self.source = ir.First(ir.Call(_all_in_order(source.word), source.arguments), amount)
        return True


@lru_cache(maxsize=64)
def _all_in_order(word: FilterWord) -> FilterWord:
    """Return the word that gives all pieces of an order, each time the same one."""
    assert word.in_order is not None  # it was asked for
    return replace(word, function=word.in_order, in_order=None)


def is_of_the_subject(word: Word) -> bool:
    """Return True if the filter speaks of the subject's things without an owner.

    An example is `cards in hand`.
    """
    return "you" in word.implicit and not {"you", "your"} & set(word.phrase.split())
