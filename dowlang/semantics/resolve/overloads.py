"""Resolve the word of a phrase: overloads with one pattern differ in the types of their
placeholders.

Types come first, silently (`kinds_of`). Only the overload that fits has its meanings taken, so one
mistake gives one message. When none fits the message names what was found and what the overloads
want at the first placeholder where all of them fail.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import field, replace

from dowlang.records import dataclass
from dowlang.semantics import ir
from dowlang.semantics.context import Context
from dowlang.semantics.lexicon import Overload, Placeholder
from dowlang.semantics.reporter import said
from dowlang.semantics.resolve.denotation import (
    ANYTHING,
    Counted,
    Definite,
    Filled,
    Indefinite,
    Meaning,
    Unsaid,
)
from dowlang.semantics.resolve.departed import can_be_asked
from dowlang.semantics.resolve.hoisting import hoist
from dowlang.semantics.resolve.noun_phrases import (
    meaning,
    noun_phrase,
    of_the_subject,
    one_copy,
    within_filter,
)
from dowlang.semantics.resolve.noun_types import kinds_of, noun_in, noun_words
from dowlang.semantics.resolve.references import whose
from dowlang.semantics.resolve.ties import filter_says_where, says_where
from dowlang.semantics.scopes import Binding, Frame, Scope
from dowlang.syntax import ast
from dowlang.syntax.recovery.kept_words import says_nothing
from dowlang.vocabulary.declarations import (
    EffectWord,
    EventWord,
    Parameter,
    Place,
    Type,
    Word,
    placeholders_of,
)


def slot_type(context: Context, word: Word, slot: str) -> Type:
    """Type of a slot's parameter."""
    return next(
        parameter.type for parameter in context.lexicon.parameters(word) if parameter.name == slot
    )


def subject_type(context: Context, word: Word) -> Type | None:
    """Return the type of the subject a word takes, None when it takes none."""
    if isinstance(word, EventWord):
        return Type(word.payload[subject_field(word)][1].removesuffix("[]"))
    for parameter in context.lexicon.parameters(word):
        if parameter.role == "subject":
            return parameter.type
    return None


def subject_field(word: EventWord) -> int:
    """Place of the subject in an event's payload: the field that `subject` names, else the
    first.
    """
    return [name for name, _ in word.payload].index(word.subject) if word.subject else 0


def wanted_at(context: Context, overload: Overload, number: int) -> str:
    """Return what an overload wants in one placeholder, in a word."""
    placeholder = overload.placeholders[number]
    return (
        slot_type(context, overload.word, placeholder.slot).noun
        if placeholder.slot
        else placeholder.noun
    )


PLACEHOLDER = re.compile(r"\{\w+\}")


def _placeholder_fits(
    context: Context,
    overload: Overload,
    placeholder: Placeholder,
    node: ast.Expression,
    kinds: frozenset[str],
) -> bool:
    if not placeholder.slot:
        if isinstance(node, ast.NounPhrase):
            found = noun_in(context, node)
            if found is None or found[0].name != placeholder.noun:
                return False
            return not placeholder.count or set(placeholder.adjectives) == set(found[1])
        return placeholder.noun in kinds
    wanted = slot_type(context, overload.word, placeholder.slot).noun
    return not kinds or wanted in kinds or wanted == ANYTHING.noun


def said_of(
    context: Context,
    phrase: ast.Phrase,
    node: ast.Node,
    found: frozenset[str],
    wanted: Sequence[str],
) -> str | None:
    """Return how it is said of a thing of that kind, None when nobody knows.

    It is the deck of a named place, or an effect with a like verb.
    """
    words = [word for word in context.lexicon.vocabulary.words if word.place.value == phrase.place]
    found = found & context.lexicon.nouns.keys()  # a text or a number is said otherwise
    ways: list[str] = []
    if isinstance(node, ast.Text):  # `draw 1 card from "School"`
        closed = [
            word
            for word in context.lexicon.vocabulary.words
            if word.place is Place.REFERENCE and word.noun in wanted
        ]
        ways = [
            PLACEHOLDER.sub(lambda _: said(node), word.phrase)
            for word in closed
            if _slots(word) == [*found]
        ]
    if not ways and phrase.place == Place.EFFECT.value and found:  # `gain 2 food`
        verb = phrase.pattern.split()[0]
        like = (verb, *context.lexicon.vocabulary.synonyms.get(verb, ()))
        nouns = {part for kind in found for part in kind.split()}
        known = [
            (word, [context.lexicon.lemma(part) for part in word.phrase.split()]) for word in words
        ]
        ways = [
            word.phrase
            for word, lemmas in known
            if lemmas[0] in like and nouns <= set(lemmas) and _says_only(lemmas[1:], nouns)
        ]
    return (
        f"it is written {' or '.join(f'`{way}`' for way in dict.fromkeys(ways[:2]))}"
        if ways
        else None
    )


def _says_only(lemmas: Sequence[str], nouns: Collection[str]) -> bool:
    """Return True if a phrase names nothing besides the nouns: `helpless survivors` are others."""
    return all(
        lemma in nouns or lemma.startswith("{") or says_nothing(lemma.strip("[],"))
        for lemma in lemmas
    )


def _slots(word: Word) -> list[str]:
    return [parameter.type.noun for parameter in word.parameters if parameter.role == "slot"]


def fitting_overloads(context: Context, phrase: ast.Phrase, scope: Scope) -> list[Overload]:
    """Return the overloads whose placeholders fit what stands in them, whatever the subject.

    Nothing is reported.
    """
    alive = list(context.lexicon.overloads(phrase.place, phrase.pattern))
    for number, node in enumerate(phrase.slots):
        kinds = kinds_of(context, node, scope)
        alive = [
            r
            for r in alive
            if number < len(r.placeholders)
            and _placeholder_fits(context, r, r.placeholders[number], node, kinds)
        ]
    return alive


def pick_overload(
    context: Context, phrase: ast.Phrase, scope: Scope, subject: frozenset[str] | None
) -> Overload | None:
    """The overload that fits the slots and the subject (None: no subject was written).

    None: an error was reported.
    """
    overloads = context.lexicon.overloads(
        phrase.place, phrase.pattern
    )  # at least one: the grammar has read the phrase
    looks = [
        (*noun_words(s), s.noun.text)
        if isinstance(s, ast.NounPhrase)
        else kinds_of(context, s, scope)
        for s in phrase.slots
    ]
    key = (phrase.place, phrase.pattern, subject, *looks)  # nothing else is looked at
    known = context.lexicon.fitting.get(key)
    if known is not None:
        return known
    kinds = [kinds_of(context, slot, scope) for slot in phrase.slots]
    alive: Sequence[Overload] = overloads
    for number, node in enumerate(phrase.slots):
        fitting = [
            r
            for r in alive
            if number < len(r.placeholders)
            and _placeholder_fits(context, r, r.placeholders[number], node, kinds[number])
        ]
        if not fitting:
            wanted = tuple(
                dict.fromkeys(
                    wanted_at(context, r, number) for r in alive if number < len(r.placeholders)
                )
            )
            found = noun_in(context, node) if isinstance(node, ast.NounPhrase) else None
            if (
                isinstance(node, ast.NounPhrase)
                and found is not None
                and found[0].name in wanted
                and found[1]
            ):
                context.report.only_counted(node, found[0].name, found[1])
            elif found is not None and found[0].name in wanted:  # `more` or the like is missing
                context.report.wrong_type(
                    node, (), tuple(dict.fromkeys(f"`{r.word.phrase}`" for r in alive))
                )
            else:
                context.report.wrong_type(
                    node,
                    kinds[number],
                    wanted,
                    said_of(context, phrase, node, kinds[number], wanted),
                )
            return None
        alive = fitting
    alive = _by_subject(context, phrase, alive, subject)
    if not alive:
        return None
    chosen = context.lexicon.fitting[key] = min(alive, key=_looseness)
    return chosen


def _by_subject(
    context: Context, phrase: ast.Phrase, alive: Sequence[Overload], subject: frozenset[str] | None
) -> list[Overload]:
    types = [(r, subject_type(context, r.word)) for r in alive]
    if subject is None:
        fitting = [r for r, t in types if t is None or t.noun == "player"]
        if not fitting:
            context.report.no_subject(phrase, tuple(dict.fromkeys(t.noun for _, t in types if t)))
        return fitting
    fitting = [
        r
        for r, t in types
        if t is not None and (not subject or t.noun in subject or t.noun == ANYTHING.noun)
    ]
    if not fitting:
        wanted = tuple(dict.fromkeys(t.noun for _, t in types if t is not None))
        context.report.wrong_subject(phrase, subject, wanted)
    return fitting


def _looseness(overload: Overload) -> int:
    return sum(1 for placeholder in overload.placeholders if placeholder.slot)


def fill(
    context: Context,
    overload: Overload,
    phrase: ast.Phrase,
    subject: Meaning | None,
    scope: Scope,
    switches: dict[str, object] | None = None,
    speaker: Binding | None = None,
) -> list[Filled] | None:
    """Every parameter of the overload's word with what fills it. None: an error was reported."""
    filler = _Filler(context, overload.word, phrase, subject, scope, switches or {}, speaker)
    for placeholder, written in zip(overload.placeholders, phrase.slots, strict=False):
        if placeholder.slot:
            filler.nodes[placeholder.slot] = written
        elif placeholder.count:
            filler.counts[placeholder.count] = written, placeholder
    before = len(context.spoken)
    filled = filler.all()
    del context.spoken[before:]
    values = (
        ()
        if filled is None
        else [entry.meaning.value for entry in filled if isinstance(entry.meaning, Definite)]
    )
    return filled if can_be_asked(context, overload.word, values, phrase, scope) else None


ELSEWHERE = ("each_of_those", "one_of_those", "all_your", "all_their", "all_its")
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
    speaker: Binding | None
    nodes: dict[str, ast.Expression] = field(default_factory=dict)
    counts: dict[str, tuple[ast.Expression, Placeholder]] = field(default_factory=dict)
    given: dict[str, Meaning] = field(
        default_factory=dict
    )  # what filters of counted nouns give to the word
    early: dict[str, Definite] = field(
        default_factory=dict
    )  # slots that another slot's own filter speaks of (`take {card} from {deck}`)

    def all(self) -> list[Filled] | None:
        """Resolve every parameter. Return None when an error was reported."""
        given = _from_filters(self.context, self.word, self.counts, self.scope)
        if given is None:
            return None
        self.given = given
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
                context.spoken.append(found)
            name = parameter.name
            out.append(
                Filled(
                    parameter, found, counts[name][0] if name in counts else self.nodes.get(name)
                )
            )
        return None if failed else out

    def _one(self, parameter: Parameter) -> Meaning | None:
        name, context = parameter.name, self.context
        if self.given and name in self.given and parameter.role in ("implicit", "option"):
            return self.given[name]
        if name in self.nodes:
            return self._slot(parameter)
        if name in self.counts:
            node, placeholder = self.counts[name]
            return _count(context, node, placeholder, self.scope, bool(self.given))
        if parameter.role == "subject":
            you = self.scope.named("you")
            if self._is_of_you_alone():
                context.report.yours_alone(
                    self.phrase, "no subject", "each one does it where the line begins with `they`"
                )
            return self.subject or (
                None if you is None else Definite(context.read(you.value), "player")
            )
        if parameter.role in ("option", "slot"):
            return Definite(_constant(self.switches.get(name, parameter.default)), "switch")
        bound = self.scope.named(name)
        if bound is not None:
            if not whose(context, self.phrase, self.word.phrase, name, self.scope):
                return None
            return Definite(context.read(bound.value), bound.noun, bound.many)
        if context.lexicon.has_default(self.word, name):
            return Definite(_constant(parameter.default), "switch")
        context.report.unbound_implicit(self.phrase, self.word, name)
        return None

    def _is_of_you_alone(self) -> bool:
        """Return True if it is said without a subject in a loop over players, of the subject's
        things only.

        Examples are `discard 1 card` and `lose 1 die`.
        """
        if self.subject is not None or not self.scope.whose_turn():
            return False
        verb = self.word
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
        """Resolve a written slot. Slots that its own filter speaks of are settled first."""
        name, filters = parameter.name, _within(self.word)
        if not filters:
            return self._thing(parameter, self.scope, "")
        if any(name in placeholders_of(phrase) for phrase in filters.values()):
            return self._settled(name)
        inside = self.scope
        for other in placeholders_of(filters.get(name, "")):
            settled = self._settled(other)
            if settled is None:
                return None
            inside = inside.inner(Frame("within", {other: Binding(settled.value, settled.noun)}))
        return self._thing(parameter, inside, filters.get(name, ""))

    def _thing(self, parameter: Parameter, scope: Scope, within: str) -> Meaning | None:
        """Resolve what stands in the slot.

        Where it is done with a thing of which there are copies, its name means one of them.
        """
        node = self.nodes[parameter.name]
        unsaid = Unsaid(within, self.speaker)
        found = meaning(self.context, node, parameter.type, scope, unsaid)
        verb = self.word
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

    def _settled(self, name: str) -> Definite | None:
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
            Unsaid(speaker=self.speaker),
        )
        if isinstance(found, Indefinite) and found.kind in ("a", "the", "another"):
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


def _from_filters(
    context: Context,
    word: Word,
    counts: dict[str, tuple[ast.Expression, Placeholder]],
    scope: Scope,
) -> dict[str, Meaning] | None:
    """Return what the filter of a counted noun gives to the word.

    `kill 2 zombies here` gives the place, by the filter's slot or its reference.
    """
    out: dict[str, Meaning] = {}
    if not counts or not any(
        isinstance(node, ast.NounPhrase) and node.filters for node, _ in counts.values()
    ):
        return out
    wanted = {
        p.name: p.type for p in context.lexicon.parameters(word) if p.role in ("implicit", "option")
    }
    for node, _ in counts.values():
        for written in node.filters if isinstance(node, ast.NounPhrase) else ():
            phrase = written.phrase
            if phrase is None:
                continue
            for overload in context.lexicon.overloads("filter", phrase.pattern):
                names = [placeholder.slot for placeholder in overload.placeholders]
                if len(names) == 1 and len(phrase.slots) == 1:
                    noun = slot_type(context, overload.word, names[0]).noun
                    names = [n for n in names if n in wanted] or [
                        n for n, t in wanted.items() if t.noun == noun
                    ]
                    if names:
                        found = meaning(context, phrase.slots[0], wanted[names[0]], scope)
                        if found is None:
                            return None
                        out[names[0]] = found
                        break
                closed = context.lexicon.references.get(tuple(phrase.pattern.split()))
                name = next(
                    (n for n, t in wanted.items() if closed is not None and t.noun == closed.noun),
                    "",
                )
                if closed is not None and name and not phrase.slots:
                    pointer = ast.Reference(phrase.span, tuple(phrase.pattern.split()))
                    found = meaning(context, pointer, wanted[name], scope)
                    if found is None:
                        return None
                    out[name] = found
                    break
    return out


def _count(
    context: Context, node: ast.Expression, placeholder: Placeholder, scope: Scope, placed: bool
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
    if isinstance(found, Counted) and node.filters and not placed:
        context.report.wrong_filter(node.filters[0], found.noun.name, ())
        return None
    return found
