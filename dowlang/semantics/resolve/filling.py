"""Fill the parameters of a word: slots, counted nouns, the subject, what is implicit."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field, replace

from dowlang.records import dataclass
from dowlang.semantics import ir
from dowlang.semantics.context import Context
from dowlang.semantics.frame_kinds import FrameKind
from dowlang.semantics.lexicon import Overload, Placeholder
from dowlang.semantics.ownership.lines_without_subject import warn_of_yours
from dowlang.semantics.ownership.owner_links import filter_says_where, says_where
from dowlang.semantics.ownership.owner_words import of_the_subject, within_filter
from dowlang.semantics.ownership.pronoun_owners import check_carrier, check_whose
from dowlang.semantics.resolve.denotation import (
    Counted,
    Definite,
    Filled,
    Indefinite,
    Meaning,
    Unsaid,
)
from dowlang.semantics.resolve.gone_pieces import check_still_there
from dowlang.semantics.resolve.hoisting import hoist
from dowlang.semantics.resolve.latest_vote_or_throw import OF_CARD, check_last, this_card
from dowlang.semantics.resolve.noun_phrases import meaning, noun_phrase, one_copy
from dowlang.semantics.resolve.noun_types import noun_in
from dowlang.semantics.resolve.overloads import slot_type
from dowlang.semantics.resolve.place_from_filter import places_given
from dowlang.semantics.resolve.quantities import ONE_PIECE
from dowlang.semantics.scopes import Binding, Frame, Scope
from dowlang.syntax import ast
from dowlang.vocabulary.declarations import EffectWord, Parameter, Place, Word
from dowlang.vocabulary.signatures import Role, placeholders_of


def fill(
    context: Context,
    overload: Overload,
    phrase: ast.Phrase,
    subject: Meaning | None,
    scope: Scope,
    switches: dict[str, object] | None = None,
    subject_binding: Binding | None = None,
) -> list[Filled] | None:
    """Return every parameter of the overload's word with what fills it. None: an error was
    reported.
    """
    inside = scope.said_of(subject_binding or _said_of(context, subject))
    filler = _Filler(
        context, overload.word, phrase, subject, inside, switches or {}, subject_binding
    )
    for placeholder, written in zip(overload.placeholders, phrase.slots, strict=False):
        if placeholder.slot:
            filler.nodes[placeholder.slot] = written
        elif placeholder.count:
            filler.counts[placeholder.count] = written, placeholder
    before = len(context.sentence.spoken)
    filled = filler.all()
    del context.sentence.spoken[before:]
    values = (
        ()
        if filled is None
        else [entry.meaning.value for entry in filled if isinstance(entry.meaning, Definite)]
    )
    word = overload.word
    asked = check_still_there(context, word, values, phrase, scope)
    return filled if asked and check_last(context, word, phrase, scope) else None


def _said_of(context: Context, subject: Meaning | None) -> Binding | None:
    """Return the one player of whom a condition is said: of several, each one in turn."""
    match subject:
        case Definite(value, noun, False):
            return Binding(context.read(value), noun)
        case Indefinite(noun, _, element):
            return Binding(ir.Local(element, noun.name), noun.name)
    return None


ELSEWHERE = (
    "each_of_those",
    "one_of_those",
    "some_of_those",
    "up_to_of_those",
    "any_of_those",
    "all_your",
    "all_their",
    "all_its",
)
"""Quantities that say whose the things are, or which."""


def _within(word: Word) -> Mapping[str, str]:
    """Return the filters that an effect uses for slots where none is written."""
    return word.within if isinstance(word, EffectWord) else {}


@dataclass(slots=True)
class _Filler:
    """Fills the parameters of one word, in their order."""

    context: Context
    word: Word
    phrase: ast.Phrase
    subject: Meaning | None
    scope: Scope
    switches: dict[str, object]
    subject_binding: Binding | None
    nodes: dict[str, ast.Expression] = field(default_factory=dict)
    counts: dict[str, tuple[ast.Expression, Placeholder]] = field(default_factory=dict)
    # what filters of counted nouns give to the word
    given: dict[str, Meaning] = field(default_factory=dict)
    # slots that another slot's own filter speaks of (`take {card} from {deck}`)
    early: dict[str, Definite] = field(default_factory=dict)

    def _asks(self, parameter: Parameter, found: Indefinite) -> bool:
        """Return True for the subject of a condition: it is asked of each of them in turn, whom
        `another …` behind it leaves out.
        """
        truths = (Place.PREDICATE, Place.STATE)
        return self.word.place in truths and found is self.subject and bool(found.element)

    def all(self) -> list[Filled] | None:
        """Resolve every parameter. Return None when an error was reported."""
        given = places_given(self.context, self.word, self.phrase, self.counts, self.scope)
        if given is None:
            return None
        self.given, self.counts = given
        context, counts, out = self.context, self.counts, list[Filled]()
        failed = False
        for parameter in context.lexicon.parameters(self.word):
            if failed:
                with context.without():  # what another slot would have bound is not known
                    self._one(parameter)
                continue
            found = self._one(parameter)
            if found is None:
                failed = True
                continue
            if (
                isinstance(found, Definite)
                and not found.many
                and found.noun in context.lexicon.nouns
            ):
                context.sentence.spoken.append(found)
            elif isinstance(found, Indefinite) and self._asks(parameter, found):
                one = ir.Local(found.element, found.noun.name)
                context.sentence.spoken.append(Definite(one, found.noun.name))
            name = parameter.name
            out.append(
                Filled(
                    parameter, found, counts[name][0] if name in counts else self.nodes.get(name)
                )
            )
        return None if failed else out

    def _one(self, parameter: Parameter) -> Meaning | None:
        name, context = parameter.name, self.context
        if self.given and name in self.given and parameter.role.may_be_given:
            return self.given[name]
        if name in self.nodes:
            return self._slot(parameter)
        if name in self.counts:
            node, placeholder = self.counts[name]
            return _count(context, node, placeholder, self.scope)
        if parameter.role is Role.SUBJECT:
            you = self.scope.named("you")
            alone = self.subject is None and self._is_of_the_subject_only()
            if (alone or self._brings()) and you is not None and you.unsaid:
                self.context.report.nobodys(self.phrase, "you")
                return None
            if alone:
                warn_of_yours(context, self.phrase, self.scope)
            return self.subject or (
                None if you is None else Definite(context.read(you.value), "player")
            )
        if parameter.role in (Role.OPTION, Role.SLOT):
            return Definite(_constant(self.switches.get(name, parameter.default)), "switch")
        if name == OF_CARD:
            return Definite(this_card(self.scope), "text")
        bound = self.scope.named(name)
        if bound is not None:
            if not check_carrier(context, self.phrase, self.word, name, bound) or not check_whose(
                context, self.phrase, self.word.phrase, name, self.scope
            ):
                return None
            return Definite(context.read(bound.value), bound.noun, bound.many)
        if context.lexicon.has_default(self.word, name):
            return Definite(_constant(parameter.default), "switch")
        context.report.unbound_implicit(self.phrase, self.word, name)
        return None

    def _brings(self) -> bool:
        """Return True for an effect that nobody is said to do and that brings them something."""
        effect = isinstance(self.word, EffectWord) and self.word.to_subject
        return effect and self.subject is None

    def _is_of_the_subject_only(self) -> bool:
        """Return True if it is said of things of the subject only: `discard 1 card`, `lose 1
        die`.
        """
        verb = self.word
        taken = isinstance(verb, EffectWord) and verb.from_subject
        if taken or "your" in verb.phrase.split():
            return True
        own = [name for name in _within(verb) if name in self.nodes]
        if not own:
            counted = isinstance(verb, EffectWord) and verb.available is not None
            return counted and bool(self.counts) and not self.nodes
        return all(
            isinstance(self.nodes[name], ast.NounPhrase) and not self._says_whose(self.nodes[name])
            for name in own
        )

    def _says_whose(self, node: ast.Expression) -> bool:
        """Return True if the words say where or whose the things are."""
        found = noun_in(self.context, node) if isinstance(node, ast.NounPhrase) else None
        if not isinstance(node, ast.NounPhrase) or found is None:
            return False
        if node.quantity and node.quantity.kind in ELSEWHERE:
            return True
        return any(filter_says_where(self.context, each, found[0]) for each in node.filters)

    def _slot(self, parameter: Parameter) -> Meaning | None:
        """Resolve a written slot. Slots that its own filter speaks of are resolved first."""
        name, filters = parameter.name, _within(self.word)
        if not filters:
            return self._thing(parameter, self.scope, "")
        if any(name in placeholders_of(phrase) for phrase in filters.values()):
            return self._resolved_early(name)
        inside = self.scope
        for other in placeholders_of(filters.get(name, "")):
            early = self._resolved_early(other)
            if early is None:
                return None
            inside = inside.inner(
                Frame(FrameKind.OVERRIDES, {other: Binding(early.value, early.noun)})
            )
        return self._thing(parameter, inside, filters.get(name, ""))

    def _thing(self, parameter: Parameter, scope: Scope, within: str) -> Meaning | None:
        """Resolve what stands in the slot.

        Where it is done with a thing of which there are copies, its name means one of them.
        """
        node = self.nodes[parameter.name]
        verb = self.word
        beyond = verb.beyond.get(parameter.name, ()) if isinstance(verb, EffectWord) else ()
        unsaid = Unsaid(within, self.subject_binding, beyond)
        found = meaning(self.context, node, parameter.type, scope, unsaid)
        if isinstance(verb, EffectWord) and parameter.name in verb.whose:
            found = of_the_subject(self.context, found, node, scope, unsaid)
        elif self._is_left_open(within, found, node):
            found = within_filter(self.context, found, node, scope, unsaid)
        return (
            one_copy(self.context, found, node, scope, unsaid)
            if self.word.place is Place.EFFECT
            else found
        )

    def _is_left_open(self, within: str, found: Meaning | None, node: ast.Expression) -> bool:
        """Return True if the words behind a thing do not tell whose it is or where."""
        if not within or not isinstance(node, ast.NounPhrase) or not node.filters:
            return False
        return isinstance(found, Indefinite) and not says_where(self.context, found)

    def _resolved_early(self, name: str) -> Definite | None:
        """Resolve an argument that another argument's filter depends on.

        An indefinite one is chosen before the effect.
        """
        if name in self.early:
            return self.early[name]
        node = self.nodes[name]
        found = meaning(
            self.context,
            node,
            slot_type(self.context, self.word, name),
            self.scope,
            Unsaid(subject_binding=self.subject_binding),
        )
        if isinstance(found, Indefinite) and found.kind in ONE_PIECE:
            found = hoist(self.context, found, self.scope)
        if found is None:
            return None
        if not isinstance(found, Definite) or found.many:
            self.context.report.not_definite(node)
            return None
        self.early[name] = found
        return found


def _constant(value: object) -> ir.Constant:
    return ir.Constant(value if isinstance(value, bool | int | str) else False)


def _count(
    context: Context, node: ast.Expression, placeholder: Placeholder, scope: Scope
) -> Meaning | None:
    """Resolve a counted noun.

    An entity noun without filters is counted the same way (`draw 2 cards`).
    """
    if not isinstance(node, ast.NounPhrase):
        context.report.quantity(
            node,
            "things that are known already",
            f"an amount, such as `2 {context.lexicon.nouns[placeholder.noun].plural}`",
        )
        return None
    if placeholder.adjectives:
        node = replace(
            node,
            adjectives=tuple(a for a in node.adjectives if a.lemma not in placeholder.adjectives),
        )
    found = noun_phrase(context, node, scope)
    if isinstance(found, Counted) and found.kind == "the" and not node.filters:
        context.report.nothing_meant(node, found.noun)
        return None
    if isinstance(found, Indefinite):
        if node.filters or (isinstance(found.pieces, ir.Candidates) and found.pieces.conditions):
            context.report.wrong_filter(
                node.filters[0] if node.filters else node, found.noun.name, ()
            )
            return None
        return Counted(found.noun, ir.Size(found.pieces), found.kind, found.amount, node)
    if isinstance(found, Counted) and node.filters:
        context.report.wrong_filter(node.filters[0], found.noun.name, ())
        return None
    return found
