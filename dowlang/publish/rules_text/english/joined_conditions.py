"""Conditions that are joined or turned round as English: `A and either B or C`, `no X is`."""

from __future__ import annotations

from dataclasses import replace

from dowlang.publish.rules_text.condition_normal_forms import (
    DENIED,
    flattened,
    is_group,
    is_quantified,
    is_the_only_one,
)
from dowlang.publish.rules_text.english.noun_phrases import EnglishNounPhrases
from dowlang.publish.rules_text.said_once import of_one
from dowlang.publish.rules_text.text_runs import Runs, between, plain, say
from dowlang.syntax import ast

NONE = ("a", "another")
"""Kinds of quantity that are turned round as `no`: none is, where not one is."""


class EnglishJoinedConditions(EnglishNounPhrases):
    """Mixin of `EnglishWording` with the wording of joined conditions."""

    def logic(self, node: ast.LogicalExpression) -> Runs:
        """Return conditions that are joined, or one that is turned round."""
        if node.operator != "not":
            return self._joined(node)
        match node.operands[0]:
            case ast.Comparison(left=left, operator=operator, right=right) as only:
                if any(is_quantified(side, self.forms) for side in (left, right)):
                    return say("it is not true that", self.comparison(only))
                return self.comparison(replace(only, operator=DENIED[operator]))
            case ast.Is(subject=subject) as only if not self.is_one(subject):
                if other := _contrary(subject):
                    return self.node(replace(only, subject=other))
                return say("not", self.node(only))
            case ast.EventHappened(event=event) as only if not self.is_one(event.subject):
                if other := _contrary(event.subject):
                    return self.node(replace(only, event=replace(event, subject=other)))
                return say("not", self.node(only))
            case ast.Is() | ast.EventHappened() as only:
                return self.node(replace(only, negated=not only.negated))
            case ast.Exists(thing=thing):
                if (other := _contrary(thing)) and not is_quantified(thing, self.forms):
                    return say("there is", self.node(other))
                return say("it is not true that", self.node(node.operands[0]))
            case only:
                return say("not", self.grouped(only, isinstance(only, ast.LogicalExpression)))

    def is_one(self, subject: object) -> bool:
        """Return True for a subject of which the contrary is so where something is not so: one
        that is known, or what is only counted.
        """
        if isinstance(subject, ast.NounPhrase):
            several = subject.quantity is None and self.forms.is_plural(subject.noun)
            return not several and (subject.quantity is None or is_the_only_one(subject))
        if isinstance(subject, ast.Reference):
            return subject.words[0] not in ("them", "those") and subject.words[-1] != "together"
        return True

    def _joined(self, node: ast.LogicalExpression) -> Runs:
        """Return conditions of which all or one must hold: `A and B`, `A, B, and C`. Groups are
        heard without brackets in `A, and either B or C` and `either A and B, or C`.
        """
        if whole := of_one(node):
            return self.node(whole)
        several = [*flattened(node)]
        groups = [each for each in several if is_group(each)]
        if node.operator == "or" and groups:
            first, *others = several
            if not any(is_group(each) and len(each.operands) > 2 for each in others):
                sides = [self._side(first, "")] + [self._side(each, "both") for each in others]
                return say("either", between(", or", sides))
        if groups == several[-1:] and not any(map(is_group, groups[0].operands)):
            before = between(",", [self.node(each) for each in several[:-1]])
            return say(
                before, ", and either", between("or", list(map(self.node, groups[0].operands)))
            )
        said = self._sides(replace(node, operands=tuple(several)))
        if groups:
            return between(node.operator, said)
        if len(said) == 2:
            pause = ", " if "," in plain(said[0]) else ""
            return between(pause + node.operator, said)
        return say(between(",", said[:-1]), ",", node.operator, said[-1])

    def _side(self, node: ast.Expression, both: str) -> Runs:
        """Return one of the conditions of which one must hold, without brackets."""
        if not is_group(node):
            return self.node(node)
        return say(both, between(node.operator, self._sides(node)))

    def _sides(self, node: ast.LogicalExpression) -> list[Runs]:
        return [self.grouped(each, is_group(each)) for each in node.operands]

    def grouped(self, node: object, needed: bool) -> Runs:
        return say("(", self.node(node), ")") if needed else self.node(node)


def _contrary(thing: object) -> ast.NounPhrase | None:
    """Return the thing of which is so what is not so of another: `no survivor` for `a survivor`,
    `no other survivor` for `another`, the other way about, and None for any other quantity.
    """
    if not isinstance(thing, ast.NounPhrase) or thing.quantity is None:
        return None
    kind, adjectives = thing.quantity.kind, thing.adjectives
    if kind == "no" and not any(each.lemma == "other" for each in adjectives):
        return replace(thing, quantity=replace(thing.quantity, kind=ast.QuantityKind.A))
    if kind not in NONE:
        return None
    if kind == "another":
        adjectives = (ast.Ident(thing.span, "other", "other"), *adjectives)
    none = replace(thing.quantity, kind=ast.QuantityKind.NO)
    return replace(thing, quantity=none, adjectives=adjectives)
