"""Things as English text: quantities, what describes them, and the name a card gives them.

A condition in brackets is printed as a clause that hangs on its noun: `a location with no zombies`,
`a survivor that you do not control`, `a card that is not needed`.
"""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import replace

from dowlang.publish.rules_text.condition_normal_forms import IT, counted_on_it, simplest_count
from dowlang.publish.rules_text.declared_phrases import PrintedForms
from dowlang.publish.rules_text.english.conditions import NUMBERED, EnglishConditions
from dowlang.publish.rules_text.text_runs import Fragment, Runs, between, plain, say
from dowlang.source.text_forms import identifier_words
from dowlang.syntax import ast
from dowlang.syntax.agreement import article

QUANTITIES = {
    "amount": "",
    "up_to": "up to",
    "exactly": "exactly",
    "at_least": "at least",
    "all_but": "all but",
    "any_number": "any number of",
    "top": "the top",
    "last": "the last",
    "bottom": "the bottom",
    "each_of_those": "each of those",
    "one_of_those": "one of those",
    "any_of_those": "any number of those",
    "all_your": "all your",
    "all_their": "all their",
    "all_its": "all its",
}
"""Kinds of quantity that are not printed as they are called."""

SINGULAR = ("a", "another", "each")
PLURAL = (
    "all",
    "any_number",
    "all_but",
    "each_of_those",
    "one_of_those",
    "some_of_those",
    "up_to_of_those",
    "any_of_those",
    "all_your",
    "all_their",
    "all_its",
)
COUNTED = ("amount", "up_to", "exactly", "at_least", "top", "last", "bottom")
OF_SOMEBODY = {
    "a": "one of",
    "each": "each of",
    "all": "all",
    "amount": "{} of",
    "up_to": "up to {} of",
    "exactly": "exactly {} of",
    "at_least": "at least {} of",
    "any_number": "any number of",
}
"""Quantities of pieces of which is said before the noun whose they are: `one of your dwarves`."""
BEHIND_A_NAME = ("with", "except")
"""Words of filters that stand behind the name a card gives a thing, as those with `who` do."""


class EnglishNounPhrases(EnglishConditions):
    """Mixin of `EnglishWording` with the wording of noun phrases."""

    forms: PrintedForms

    @abstractmethod
    def phrase(self, phrase: ast.Phrase) -> Runs:
        """Return a phrase with its slots filled."""

    @abstractmethod
    def verb_phrase(self, condition: ast.Is, plural: bool | None) -> Runs:
        """Return what is said of a subject of that number."""

    @abstractmethod
    def amount(self, node: object) -> Runs:
        """Return a number with words behind it."""

    @abstractmethod
    def happened(self, node: ast.EventHappened, plural: bool) -> Runs:
        """Return what happened to a subject of that number: `was killed this round`."""

    @abstractmethod
    def is_one(self, subject: object) -> bool:
        """Return True for a subject of which the contrary is so where something is not so."""

    def _plural_of(self, quantity: ast.Quantity) -> bool | None:
        """Return the number that a quantity gives its noun."""
        if quantity.kind in SINGULAR:
            return False
        if quantity.kind in PLURAL:
            return True
        if quantity.kind in COUNTED:
            return quantity.amount is not None and not (
                isinstance(quantity.amount, ast.Integer) and quantity.amount.value == 1
            )
        return None

    def noun_phrase(self, phrase: ast.NounPhrase) -> Runs:
        """Return a thing with all that describes it.

        Its name stands behind the noun, before what would seem to bear it: `a player (the host) who
        controls fewer survivors than you`.
        """
        number = self._plural_of(phrase.quantity) if phrase.quantity else None
        if phrase.quantity and phrase.quantity.kind == "all_but":
            amount = phrase.quantity.amount  # *all but 1 survivor are*
            number = not (isinstance(amount, ast.Integer) and amount.value == 1)
        words = [ident.text for ident in phrase.adjectives]
        words += [phrase.classifier.text] if phrase.classifier else []
        words += self.forms.sort_of(phrase.noun.lemma).split()
        words.append(self.forms.noun(phrase.noun, number))
        pieces: list[Fragment] = [
            self._quantity(phrase.quantity, words[0]) if phrase.quantity else (),
            *words,
        ]
        if whose := self._whose_pieces(phrase):
            first, phrase = whose
            words[-1] = self.forms.noun(phrase.noun, True)
            pieces = [*first, *words]
        name = f"(the {identifier_words(phrase.alias.text)})" if phrase.alias else ""
        many = self.plural(phrase)
        for each in phrase.filters:
            if name and _stands_behind_a_name(each):
                pieces.append(name)
                name = ""
            pieces.append(self._filter(each, many, phrase.noun.lemma))
        return say(*pieces, name)

    def _whose_pieces(
        self, phrase: ast.NounPhrase
    ) -> tuple[tuple[Fragment, ...], ast.NounPhrase] | None:
        """Return what stands before a noun of which is said there whose its pieces are, and the
        phrase without that filter. None for any other.
        """
        kind = phrase.quantity.kind if phrase.quantity else ""
        for each in phrase.filters:
            owner = self.forms.before_noun(each.phrase, phrase.noun.lemma) if each.phrase else ""
            if owner and (not kind or kind in OF_SOMEBODY):
                rest = tuple(other for other in phrase.filters if other is not each)
                amount = phrase.quantity.amount if phrase.quantity else None
                before, _, behind = OF_SOMEBODY.get(kind, "").partition("{}")
                number: Fragment = () if amount is None else self.amount(amount)
                return (before.strip(), number, behind.strip(), owner), replace(
                    phrase, filters=rest
                )
        return None

    def _quantity(self, quantity: ast.Quantity, following: str) -> Runs:
        if quantity.kind == "a":
            return say(article(following))
        if quantity.kind in ("top", "last", "bottom") and not self._plural_of(quantity):
            return say(QUANTITIES[quantity.kind])
        amount: Fragment = () if quantity.amount is None else self.amount(quantity.amount)
        if quantity.kind in ("some_of_those", "up_to_of_those"):
            return say("up to" if quantity.kind == "up_to_of_those" else (), amount, "of those")
        return say(QUANTITIES.get(quantity.kind, quantity.kind), amount)

    def _filter(self, filter: ast.Filter, plural: bool | None, noun: str) -> Runs:
        if filter.phrase is not None:
            several = self.forms.of_several(filter.phrase) if plural else ""
            return say(several) if several else self.phrase(filter.phrase)
        if filter.who is not None:
            return say("who", self.verb_phrase(filter.who, plural))
        where = filter.where
        if clause := self._clause(where, plural, noun):
            return clause
        joined = isinstance(where, ast.LogicalExpression)
        return say("where", say("(", self.node(where), ")") if joined else self.node(where))

    def _is_single(self, slot: object) -> bool:
        """Return True for one thing that is chosen: `a dwarf`, `up to 1 dwarf`."""
        match slot:
            case ast.NounPhrase(quantity=ast.Quantity(amount=ast.Integer(value=number))):
                return number == 1
            case ast.NounPhrase(quantity=ast.Quantity()):
                return self.plural(slot) is False
        return False

    # ---- conditions that hang on a noun
    def _clause(self, where: object, plural: bool | None, noun: str) -> Runs:
        """Return a condition on a thing as a clause behind its noun, nothing where it has none."""
        several = where.operands if isinstance(where, ast.LogicalExpression) else (where,)
        operator = where.operator if isinstance(where, ast.LogicalExpression) else ""
        if operator == "not":
            (only,) = several
            if not isinstance(only, ast.Is | ast.EventHappened):
                return ()
            event = only.event if isinstance(only, ast.EventHappened) else only
            if not self.is_one(event.subject):
                return ()
            several, operator = (replace(only, negated=not only.negated),), ""
        there = [self._with(each, noun) for each in several]
        if all(there) and operator != "or":
            return say("with", between(",", there, "and"))
        said = [self._relative(each, plural) for each in several]
        who = "who" if self.forms.is_person(noun) else "that"
        if all(said):
            return say(who, between(operator, said))
        clauses = [
            say(who, each) if each else self._contact(whole) or self._whose(whole)
            for each, whole in zip(said, several, strict=True)
        ]
        return between(operator, clauses) if all(clauses) else ()

    def _with(self, where: object, noun: str) -> Runs:
        """Return what a place or a piece has: `no zombies`, `a Crate`, `2 or more cards`."""
        if there := counted_on_it(where, noun):
            if isinstance(there.right, ast.Integer):
                operator, right = simplest_count(there.operator, there.right)
                return self._standing(replace(there, operator=operator, right=right))
            return ()
        match where:
            case ast.Is(
                subject=ast.NounPhrase(quantity=ast.Quantity(kind="a")) as some,
                predicate=ast.Phrase(pattern="at {}", slots=(place,)),
                negated=False,
            ) if is_it(place):
                return self.node(some)
            case ast.Comparison(
                left=ast.Phrase(pattern="number of {} at {}" | "number of {} on {}") as left,
                right=ast.Integer() as right,
            ) if is_it(left.slots[1]) and isinstance(left.slots[0], ast.Text):
                operator, right = simplest_count(where.operator, right)
                token = self.node(left.slots[0])
                if (operator, right.value) == (">=", 1):
                    return say(article(left.slots[0].value), token)
                if (operator, right.value) == ("=", 0):
                    return say("no", token)
                return say(NUMBERED[operator].format(right.value), token)
        return ()

    def _relative(self, where: object, plural: bool | None) -> Runs:
        """Return what is said of the thing itself: `is not needed by the current crisis`."""
        match where:
            case ast.Is(subject=subject) if is_it(subject):
                return self.verb_phrase(where, plural)
            case ast.EventHappened(event=event) if is_it(event.subject):
                return self.happened(where, plural is True)
        return ()

    def _contact(self, where: object) -> Runs:
        """Return what another does with it: `that you do not control`. Where another is: `where the
        driver is`.
        """
        match where:
            case ast.Is(subject=subject, predicate=ast.Phrase(slots=(last,)) as said) if is_it(
                last
            ) and said.pattern.endswith(" {}"):
                if said.pattern == "at {}":
                    be = self.forms.verb("is", self.plural(subject))
                    return say("where", self.node(subject), be, "not" if where.negated else "")
                if said.place == "predicate":
                    verb = replace(said, pattern=said.pattern.removesuffix(" {}"), slots=())
                    does = self.verb_phrase(replace(where, predicate=verb), self.plural(subject))
                    return say("that", self.node(subject), does)
        return ()

    def _whose(self, where: object) -> Runs:
        """Return what a number of the thing is: `whose rank is 3 or less`."""
        match where:
            # *of it* is heard of what stands last
            case ast.Comparison(left=ast.Phrase(place="number", slots=(slot,)) as left) if (
                is_it(slot) and " with " not in left.pattern
            ):
                many = "the number of" if self.forms.one_of(left) else ""
                name = plain(say(many, self.node(left)))
                if name.endswith(" of it"):
                    name = name.removesuffix(" of it").removeprefix("the ")
                    return say("whose", name, self._related(where, "is"))
        return ()


def is_it(node: object) -> bool:
    """Return True for `it` or `that …`, the thing on which a condition hangs."""
    return isinstance(node, ast.Reference) and node.words == IT


def person_of(who: object) -> str:
    """Return the pronoun of a subject: `you` of you, `they` of anybody else."""
    return "you" if isinstance(who, ast.Reference) and who.words[0] == "you" else "they"


def _stands_behind_a_name(filter: ast.Filter) -> bool:
    """Return True for what describes a thing behind its name."""
    if filter.phrase is None:
        return True
    return filter.phrase.pattern.partition(" ")[0] in BEHIND_A_NAME
