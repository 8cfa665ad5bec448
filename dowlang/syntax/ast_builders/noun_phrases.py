"""Phrases and things: patterns read off the productions, nouns with their filters, quantities,
closed things.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import replace
from typing import Any

from lark import Token

from dowlang.syntax import ast
from dowlang.syntax.ast_builders.primitives import Children, PrimitiveBuilder

PLACES = (
    "effect",
    "sentence",
    "event",
    "happening",
    "predicate",
    "state",
    "rule",
    "number",
    "core",
)
"""Places whose phrases are built by one method each, `phrase_<place>`."""

QUANTITIES = {
    "up to": "up_to",
    "at least": "at_least",
    "all but": "all_but",
    "the top": "top",
    "the last": "last",
    "the bottom": "bottom",
    "any number of": "any_number",
    "each of those": "each_of_those",
    "one of those": "one_of_those",
    "of those": "some_of_those",
    "up to of those": "up_to_of_those",
    "any number of those": "any_of_those",
    "all your": "all_your",
    "all their": "all_their",
    "all its": "all_its",
    "": "amount",
}


class Things(PrimitiveBuilder):
    """Methods for phrases, nouns and closed things.

    `references` are closed things that the grammar reads as plain nouns.
    """

    def __init__(self, lemmas: Mapping[str, str], references: Collection[tuple[str, ...]]) -> None:
        super().__init__(lemmas)
        self.references = frozenset(references)
        for place in PLACES:
            setattr(self, f"phrase_{place}", self._phrase_maker(place))

    def _phrase(self, place: str, children: Children) -> ast.Phrase:
        pattern: list[str] = []
        slots: list[Any] = []
        for child in children:
            if isinstance(child, Token):
                if child.type == "STRING":
                    child = self._text(child)
                else:
                    pattern.append(self._lemma(child))
                    continue
            pattern.append("{}")
            slots.append(child)
        return ast.Phrase(self._span(children), place, " ".join(pattern), tuple(slots))

    def _phrase_maker(self, place: str) -> Callable[[Children], ast.Phrase]:
        return lambda children: self._phrase(place, children)

    def phrase_modifier(self, children: Children) -> ast.Phrase:
        """Return a modifier of the vocabulary."""
        return self._phrase("modifier", children)

    def modifier_word(self, children: Children) -> ast.LinePart:
        return self._part("modifier", children[0])

    def modifier_core(self, children: Children) -> ast.LinePart:
        return self._part("modifier", self._words("modifier", children))

    def modifier_from(self, children: Children) -> ast.LinePart:
        """Return the order of a loop, or of who gives to a pot: from whom it goes round."""
        return self._part("modifier", self._phrase("core", children))

    def modifier_first(self, children: Children) -> ast.LinePart:
        """Return the order of a loop by a ranking: the lowest or the highest comes first."""
        return self._part("modifier", self._phrase("core", children))

    def modified(self, children: Children) -> ast.LinePart:
        """Return a limit behind a statement."""
        return self._part("limit", children[0])

    def limit(self, children: Children) -> ast.Words:
        return self._words("limit", children)

    def point(self, children: Children) -> ast.Words:
        return self._words("point", children)

    def point_named(self, children: Children) -> ast.LinePart:
        return self._part("point", children[0])

    def text(self, children: Children) -> ast.Text:
        return self._text(children[0])

    def name(self, children: Children) -> ast.Variable:
        return ast.Variable(self._span(children), str(children[0]))

    def adjective(self, children: Children) -> ast.Ident:
        return self._ident(children[0])

    def head(self, children: Children) -> tuple[ast.Ident, ...]:
        return tuple(self._ident(each) for each in children)

    def nouns(self, children: Children) -> ast.NounPhrase:
        adjectives: list[ast.Ident] = []
        head: tuple[ast.Ident, ...] = ()
        filters: list[ast.Filter] = []
        for child in children:
            match child:
                case ast.Ident():
                    adjectives.append(child)
                case ast.Filter():
                    filters.append(child)
                case _:
                    head = child
        everything = [*adjectives, *head, *filters]
        classifier = head[0] if len(head) == 2 else None
        return ast.NounPhrase(
            self._span(everything), None, tuple(adjectives), classifier, head[-1], tuple(filters)
        )

    def quantity(self, children: Children) -> ast.Quantity:
        amount: Any = next((each for each in children if isinstance(each, ast.Node)), None)
        words = " ".join(self._lemma(each) for each in children if isinstance(each, Token))
        kind = ast.QuantityKind(QUANTITIES.get(words, words))
        return ast.Quantity(self._span(children), kind, amount)

    def noun_quantified(self, children: Children) -> ast.NounPhrase:
        quantity = children[0]
        noun: ast.NounPhrase = children[1]
        alias = children[2] if len(children) > 2 else None
        return replace(noun, span=self._span(children), quantity=quantity, alias=alias)

    def noun_definite(self, children: Children) -> ast.NounPhrase | ast.Reference:
        the = children[0]
        noun: ast.NounPhrase = children[1]
        alias = children[2] if len(children) > 2 else None
        span = self._span(children)
        if alias is None and not noun.filters and self.references:
            idents = (*noun.adjectives, *([noun.classifier] if noun.classifier else []), noun.noun)
            words = ("the", *(ident.lemma for ident in idents))
            if words in self.references:
                return ast.Reference(span, words)
        return replace(
            noun,
            span=span,
            quantity=ast.Quantity(self._span([the]), ast.QuantityKind.THE),
            alias=alias,
        )

    def alias(self, children: Children) -> ast.Ident:
        token = children[1]
        return ast.Ident(self._span([token]), str(token), str(token))

    def reference(self, children: Children) -> ast.Reference:
        words: list[str] = []
        text: ast.Text | None = None
        number: int | None = None
        thing: ast.Reference | ast.Text | None = None
        for child in children:
            match child:
                case Token(type="STRING"):
                    text = self._text(child)
                case Token(type="INT"):
                    number = int(child)
                case Token():
                    words.append(self._lemma(child))
                case ast.Ident():
                    words.append(child.lemma)
                case ast.Reference() | ast.Text():
                    thing = child
                    text = child if isinstance(child, ast.Text) else None
                case _:
                    words.extend(ident.lemma for ident in child)
        return ast.Reference(
            self._span(self._flat(children)), tuple(words), text, number, thing=thing
        )

    def _flat(self, children: Children) -> Children:
        return [
            each for child in children for each in (child if isinstance(child, tuple) else (child,))
        ]

    def reference_alias(self, children: Children) -> ast.Reference:
        name = children[1].name
        return ast.Reference(self._span(children), ("the", name), alias=name)

    def filter(self, children: Children) -> ast.Filter:
        phrase = self._phrase("filter", children)
        return ast.Filter(phrase.span, phrase)

    def filter_where(self, children: Children) -> ast.Filter:
        return ast.Filter(self._span(children), where=children[2])

    def filter_who(self, children: Children) -> ast.Filter:
        negated, phrase = children[1]
        span = self._span([children[0], phrase])
        return ast.Filter(span, who=ast.Is(phrase.span, None, phrase, negated))

    def __getattr__(self, name: str) -> Any:
        """Return the rules of enumerations, `one_of_symbol` and `any_of_symbol`."""
        if name.startswith("one_of_"):
            kind = name.removeprefix("one_of_").replace("_", " ")
            return lambda children: self._words(kind, children)
        if name.startswith("any_of_"):
            kind = name.removeprefix("any_of_").replace("_", " ")
            return lambda children: ast.Words(
                self._span(children),
                kind,
                tuple(v for each in children if isinstance(each, ast.Words) for v in each.values),
            )
        raise AttributeError(name)
