"""Noun phrases in a language: how many, which, and where they are."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from dowlang.publish.rules_text.all_of_them import amount_of_all
from dowlang.publish.rules_text.condition_normal_forms import standing_at
from dowlang.publish.rules_text.localised.conditions import LocalisedConditions
from dowlang.publish.rules_text.localised.fluent_messages import folded
from dowlang.publish.rules_text.localised.grammar import Features
from dowlang.publish.rules_text.localised.message_arguments import MessageFrame, NodeArgument
from dowlang.publish.rules_text.localised.nouns import Nouns
from dowlang.publish.rules_text.localised.phrase_ids import PhraseIds, slug_of
from dowlang.publish.rules_text.localised.relative_clauses import RelativeClauses, parts_of
from dowlang.syntax import ast
from dowlang.vocabulary.declarations import Place


class LocalisedNounPhrases(LocalisedConditions):
    """Mixin of `LocalisedWording` with the wording of noun phrases, by messages."""

    nouns: Nouns
    ids: PhraseIds
    about: list[Features]
    """Features of the things whose conditions are being said: `it` is the last."""
    relative: RelativeClauses
    case_of_it: str
    """The case in which `it` was said last."""

    @abstractmethod
    def function(self, name: str, arguments: tuple[Any, ...], named: Mapping[str, Any]) -> str:
        """Return what a function that messages may call says of a node."""

    def listed_texts(self, id: str, parts: Sequence[str], features: Features | None = None) -> str:
        """Return several texts joined by the messages of a list, two by two."""
        return folded(id, parts, lambda name, sides: self.message(name, sides, features or {}))

    def _all(self, phrase: ast.Phrase) -> str:
        """Return "yes" for an effect of which the amount is all there are, else "no"."""
        return "no" if amount_of_all(phrase, lambda slot: self.say(slot, {})) is None else "yes"

    def _features_of(self, phrase: ast.NounPhrase, features: Features) -> dict[str, str]:
        """Return the features of a noun phrase: of its noun, and the number of its quantity."""
        own = self.nouns.features_of(self.nouns.name_of(phrase))
        id, arguments, phrase = self._quantity(phrase)
        asked = {**features, **own}
        said = self.message(id, arguments, asked, phrase, attribute="features")
        the = phrase.quantity is None or phrase.quantity.kind is ast.QuantityKind.THE
        if not said and the and self.forms.is_plural(phrase.noun):
            said = "plural"
        known = {name for each in self.messages.grammar.dimensions.values() for name in each}
        numbers = [name for name in said.split() if name in known]
        return {**own, **self.messages.grammar.features(numbers)}

    def _quantity(self, phrase: ast.NounPhrase) -> tuple[str, dict[str, object], ast.NounPhrase]:
        """Return the message of a quantity, its arguments, and the noun phrase without an adjective
        that the message says itself: `quantity-each-other`, cada uno de los demás.
        """
        quantity = phrase.quantity
        if quantity is None:
            return "quantity-bare", {}, phrase
        id = f"quantity-{quantity.kind.value.replace('_', '-')}"
        for each in phrase.adjectives:
            if self.messages.has(own := f"{id}-{slug_of(each.text)}"):
                rest = tuple(other for other in phrase.adjectives if other is not each)
                id, phrase = own, replace(phrase, adjectives=rest)
                break
        if quantity.amount is not None:
            return id, {"count": quantity.amount, "worked": _worked(quantity.amount)}, phrase
        return id, {"count": 1} if quantity.kind in ("top", "last", "bottom") else {}, phrase

    def noun_phrase(self, phrase: ast.NounPhrase, features: Features) -> str:
        """Return a noun with its quantity, adjectives and filters."""
        id, arguments, bare = self._quantity(phrase)
        own = self._features_of(phrase, features)
        noun = self.nouns.id_of(self.nouns.name_of(phrase))
        counter = self.messages.text(noun, {}, self.function, "counter")
        said = self.message(id, {**arguments, "counter": counter}, {**own, **features}, bare)
        if phrase.alias is None or self._behind_noun(phrase):
            return said
        return self.message("with-alias", {"thing": said, "alias": phrase.alias}, features)

    def group(self, context: MessageFrame, asked: Features, of_adjectives: Features) -> str:
        """Return the noun with its adjectives and filters, as a quantity asks for it."""
        phrase = context.phrase
        assert phrase is not None  # docs/translating.md: only quantities and `reference-that` ask
        features = {**context.features, **asked}
        name = self.nouns.name_of(phrase)
        noun = self.messages.form(self.nouns.id_of(name), "forms-noun", features)
        for_adjectives = {**features, **of_adjectives}
        words, of_kind = self.nouns.adjectives(phrase)
        first = [each for each in words if each in self.messages.before]
        rest = [each for each in words if each not in first]
        space = "" if self.messages.spaceless else " "
        whose, filters = self._filters(phrase, name, for_adjectives, space)
        if phrase.alias is not None and self._behind_noun(phrase):
            near, far = (
                self._filters(each, name, for_adjectives, space)[1] for each in self._near(phrase)
            )
            alias = self.message("with-alias", {"thing": near, "alias": phrase.alias}, features)
            filters = f"{alias}{space}{far}"
        parts = {
            "noun": noun,
            "before": space.join(self._adjectives(first, for_adjectives)),
            "adjectives": space.join([*whose, *self._adjectives(rest, for_adjectives)]),
            "classifier": space.join(self._adjectives(of_kind, for_adjectives)),
            "filters": filters,
        }
        return self.message("noun-group", parts, features)

    def _filters(
        self, phrase: ast.NounPhrase, noun: str, features: Features, space: str
    ) -> tuple[list[str], str]:
        """Return the filters of a noun that stand among its adjectives (`filters-as-adjectives`)
        and the others, those of `filters-after` last, with what its language puts between them
        (`between-filters`).
        """
        whose: list[str] = []
        first: list[str] = []
        last: list[str] = []
        for each in phrase.filters:
            if state := self._state_as_adjective(each):
                whose.extend(self._adjectives([state], features))
                continue
            if self._is_among(self.messages.as_adjectives, each, noun):
                there = whose
            elif each.where is not None and self.messages.has("relative"):
                there = last
            else:
                there = last if self._is_among(self.messages.after, each, noun) else first
            there.append(self._filter(each, noun, features))
        between = self.messages.between or space
        return whose, space.join([*([between.join(first)] if first else []), *last])

    def _near(self, phrase: ast.NounPhrase) -> tuple[ast.NounPhrase, ast.NounPhrase]:
        """Return a thing with the filters before which its name would be cut off from it
        (`filters-before-alias`), and with all others.
        """
        name = self.nouns.name_of(phrase)
        far = list(phrase.filters)
        while far and self._is_among(self.messages.before_alias, far[0], name):
            del far[0]
        near = phrase.filters[: len(phrase.filters) - len(far)]
        return replace(phrase, filters=near), replace(phrase, filters=tuple(far))

    def _behind_noun(self, phrase: ast.NounPhrase) -> bool:
        """Return True for a thing whose own name stands before what is said of it, as behind a
        clause about another thing it would be heard as that one's: *a location with a survivor*
        (`filters-behind-alias`). What is left out of all belongs to the number, so there the name
        stands at the end.
        """
        quantity = phrase.quantity
        if quantity is not None and quantity.kind is ast.QuantityKind.ALL_BUT:
            return False
        behind, name = self.messages.behind_alias, self.nouns.name_of(phrase)
        return bool(behind) and any(
            each.where is not None
            or (each.who is not None and not self._state_as_adjective(each))
            or self._is_among(behind, each, name)
            for each in phrase.filters
        )

    def fronted(self, phrase: ast.NounPhrase) -> tuple[ast.NounPhrase, dict[str, object]]:
        """Return a thing without the filters that its language says before how many there are
        (`filters-before-count`), and the variables `$where`, which is those, and `$fronted`, "yes"
        where there are any.
        """
        if not self.messages.fronted:
            return phrase, {"fronted": "no"}
        noun = self.nouns.name_of(phrase)
        front = [
            each for each in phrase.filters if self._is_among(self.messages.fronted, each, noun)
        ]
        rest = replace(phrase, filters=tuple(each for each in phrase.filters if each not in front))

        def said(_: object, features: Features) -> str:
            return " ".join(self._filter(each, noun, features) for each in front)

        return rest, {"where": NodeArgument(front, said), "fronted": "yes" if front else "no"}

    def _adjectives(self, words: Sequence[str], features: Features) -> list[str]:
        """Return the forms of adjectives."""
        return [
            self.messages.form(f"adjective-{slug_of(word)}", "forms-adjective", features)
            for word in words
        ]

    def _state_as_adjective(self, filter: ast.Filter) -> str:
        """Return the adjective that `who is wounded` is where `filters-as-adjectives` names
        `who-state`, "" for any other filter.
        """
        who = filter.who
        if who is None or who.negated or "who-state" not in self.messages.as_adjectives:
            return ""
        state = who.predicate
        there = state.place == Place.STATE and not state.slots
        return state.pattern if there and self.messages.has(f"adjective-{state.pattern}") else ""

    def _is_among(self, ids: Sequence[str], filter: ast.Filter, noun: str) -> bool:
        """Return True for a filter whose message a row of its language names (`filters-after`)."""
        if not ids or filter.phrase is None:
            return False
        return self.ids.found(filter.phrase, noun)[0] in ids

    def _filter(self, filter: ast.Filter, noun: str, features: Features) -> str:
        if filter.phrase is not None:
            return self.phrase(filter.phrase, features, noun)
        if filter.who is not None:
            return self._reduced(filter.who, features) or self._holds(filter.who, features)
        return self._where(standing_at(filter.where, noun) or filter.where, noun, features)

    def _reduced(self, who: ast.Is, features: Features) -> str:
        """Return a state with things as it stands behind a noun without its verb (*equipados con
        una carta*): by the attribute `reduced` of its message, "" where that has none.
        """
        state = who.predicate
        if who.negated or state.place != Place.STATE or not state.slots:
            return ""
        id, names = self.ids.found(state, "")
        slots = dict(zip(names, state.slots, strict=True))
        return self.message(id, slots, features, attribute="reduced")

    def _where(self, where: object, noun: str, features: Features) -> str:
        """Return a condition about a noun: as relative clauses where its language has those and
        each part of it is about the thing, else by `filter-where`.
        """
        joined, parts = parts_of(where)

        def relative(_: object, wanted: Features) -> str:
            return self._relatives(joined, parts, features, wanted)

        named = self.nouns.features_of(noun)
        self.about.append({**named, **self.messages.grammar.agreement(features)})
        try:
            if self._relatives(joined, parts, features, {}):
                slot = NodeArgument(where, relative)
                said = self.message("filter-relative", {"condition": slot}, features)
            else:
                said = self.message("filter-where", {"condition": where}, features)
        finally:
            self.about.pop()
        return self.relative.unsigned(said)

    def _relatives(
        self, joined: str, parts: Sequence[object], features: Features, wanted: Features
    ) -> str:
        """Return the parts of a condition as relative clauses, "" where one of them is none.

        `features` are those of the noun, `wanted` those in which the clauses are said.
        """
        if not self.messages.has("relative"):
            return ""
        out = []
        for part in parts:
            said = self.say(part, wanted)
            turned = self.relative.turned(said, self.case_of_it)
            if turned is None:
                return ""
            known = turned.known()
            case = self.messages.grammar.features([self.case_of_it] if self.case_of_it else [])
            out.append(self.message("relative", known, {**features, **case}))
        return self.listed_texts(f"logic-{joined}", out, features)


def _worked(amount: object) -> str:
    """Return how an amount is known: `no` where it stands there, `count` where things are counted,
    `that-many` or `the-roll` where it was told, `yes` for any other number that is worked out.
    """
    if isinstance(amount, ast.Integer):
        return "no"
    if isinstance(amount, ast.ThatMany):
        return slug_of(amount.name)
    return "count" if isinstance(amount, ast.NounPhrase) else "yes"
