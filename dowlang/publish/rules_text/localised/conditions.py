"""Conditions and sums in a language: what holds, how many there are, what is joined or negated."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from dowlang.publish.rules_text.arithmetic_grouping import (
    half_of,
    in_brackets,
    in_pause,
    is_product,
)
from dowlang.publish.rules_text.condition_normal_forms import (
    DENIED,
    UNEQUAL,
    having,
    is_group,
    is_quantified,
    negation_pushed_in,
    simplest_count,
    with_a_for_any,
)
from dowlang.publish.rules_text.declared_phrases import PrintedForms
from dowlang.publish.rules_text.localised.fluent_messages import Messages
from dowlang.publish.rules_text.localised.grammar import Features
from dowlang.publish.rules_text.localised.message_arguments import NodeArgument
from dowlang.publish.rules_text.said_once import of_one
from dowlang.syntax import ast
from dowlang.vocabulary.declarations import Place

OPERATORS = {
    "=": "exactly",
    UNEQUAL: "not",
    ">=": "at-least",
    "<=": "at-most",
    ">": "more",
    "<": "fewer",
}
ARITHMETIC = {"+": "plus", "-": "minus", "*": "times", "/": "divided"}
NEGATION = ("polarity", "negative")
"""The feature that a negated predicate gets where its language declares the dimension."""
KNOWN = ("standing", "known")
"""The feature of a predicate of somebody whom the card has spoken of before."""


class LocalisedConditions(ABC):
    """Mixin of `LocalisedWording` with the wording of conditions, by messages."""

    messages: Messages
    forms: PrintedForms

    @abstractmethod
    def message(
        self,
        id: str,
        arguments: Mapping[str, object],
        features: Features,
        phrase: ast.NounPhrase | None = None,
        attribute: str = "",
    ) -> str:
        """Return a message about nodes."""

    @abstractmethod
    def say(self, node: object, features: Features) -> str:
        """Return any node in the features wanted."""

    @abstractmethod
    def fronted(self, phrase: ast.NounPhrase) -> tuple[ast.NounPhrase, dict[str, object]]:
        """Return a thing without the filters that its language says first, and those."""

    @abstractmethod
    def agreement(self, node: object) -> dict[str, str]:
        """Return the features that a subject gives its verb."""

    @abstractmethod
    def attribute(self, node: object, name: str) -> str:
        """Return an attribute of the noun of a thing, or of the message of a number."""

    @abstractmethod
    def noun_of(self, node: object) -> str:
        """Return the name of the noun of a thing, "" when nobody knows."""

    @abstractmethod
    def id_of(self, phrase: ast.Phrase) -> str:
        """Return the id of the message of a phrase."""

    @abstractmethod
    def phrase(self, phrase: ast.Phrase, features: Features, subject: str = "") -> str:
        """Return a phrase of the vocabulary by its message."""

    def told_of(self, subject: object) -> Callable[[object, Features], str]:
        """Return what says the events of a subject: a player passes otherwise than a vote."""
        noun = "" if subject is None else self.noun_of(subject)

        def said(node: object, features: Features) -> str:
            if isinstance(node, ast.Phrase) and node.place == Place.EVENT:
                return self.phrase(node, features, noun)
            return self.say(node, features)

        return said

    def condition(self, node: object, features: Features) -> str:
        """Return a condition, or a number that is worked out."""
        match node:
            case ast.Is():
                return self._holds(_is_of_each(node), features)
            case ast.EventHappened():
                some = _was_of_each(node)
                id = f"happened-{'not-' if some.negated else ''}{some.window}"
                return self.message(id, self._happened(some.event), features)
            case ast.TimesHappened(event=event, window=window):
                return self.message(f"happened-times-{window}", self._happened(event), features)
            case ast.Exists(thing=ast.NounPhrase(quantity=ast.Quantity(kind="no")) as thing):
                bare, front = self.fronted(replace(thing, quantity=None))
                return self.message("exists-none", {"thing": bare, **front}, features)
            case ast.Exists(thing=ast.NounPhrase() as thing):
                thing, front = self.fronted(thing)
                return self.message("exists", {"thing": thing, **front}, features)
            case ast.Exists(thing=thing):
                arguments = {"thing": thing, "fronted": "no"}
                return self.message("exists", arguments, features)
            case ast.Comparison():
                return self._comparison(node, features)
            case ast.LogicalExpression():
                return self._logic(node, features)
            case ast.ArithmeticExpression():
                id = ARITHMETIC[node.operator] + (f"-{node.rounding}" if node.rounding else "")
                first, second = self._in_brackets(node)
                left = self.grouped(node.left, first)
                right = self.grouped(node.right, second)
                counts = "yes" if _is_count(node.right) else "no"
                pause = "yes" if in_pause(node) else "no"
                sides = {"left": left, "right": right, "counts": counts, "pause": pause}
                return self.message(id, sides, features)
            case _:
                raise TypeError(f"{type(node).__name__} has no words")

    def _in_brackets(self, node: ast.ArithmeticExpression) -> tuple[bool, bool]:
        """Return for each side of a sum if it is printed in brackets. Those around a product fall
        away where the language has a comma before it (`plus.pauses`), and of a half its words say
        what it is of.
        """
        first, second = in_brackets(node)
        if half_of(node) is not None:
            first = isinstance(node.left, ast.ArithmeticExpression)
        if second and is_product(node.right) and in_pause(node):
            second = not self.message("plus", {}, {}, attribute="pauses")
        return first, second

    def grouped(self, node: object, needed: bool) -> object:
        """Return a part of a sum, or of a number that is worked out, in brackets if needed."""
        return NodeArgument(_Grouped(node), self._joined) if needed else node

    def as_number(self, slot: NodeArgument, features: Features) -> str:
        """Return a part of a sum or a comparison as a number: of what is counted, how many there
        are (`the number of survivors`).
        """
        node = slot.node
        if _is_count(node):
            return self.message("number-of", {"thing": node}, features)
        return slot.say(node, features)

    def _logic(self, node: ast.LogicalExpression, features: Features) -> str:
        if (turned := negation_pushed_in(node)) is not node:
            return self.condition(turned, features)
        if node.operator == "not":
            only = node.operands[0]
            if isinstance(only, ast.Comparison) and not any(
                is_quantified(side, self.forms) for side in (only.left, only.right)
            ):
                return self._comparison(replace(only, operator=DENIED[only.operator]), features)
            if isinstance(only, ast.Is) and not isinstance(only.subject, ast.NounPhrase):
                return self._holds(replace(only, negated=not only.negated), features)
            match only:
                case ast.Exists(
                    thing=ast.NounPhrase(quantity=ast.Quantity(kind="a") as some) as thing
                ) if not is_quantified(thing, self.forms):
                    none = replace(thing, quantity=replace(some, kind=ast.QuantityKind.NO))
                    return self.condition(replace(only, thing=none), features)
            return self.message("not", {"condition": only}, features)
        if whole := of_one(node):
            return self._holds(whole, features)
        operands: list[object] = [
            _Grouped(each) if is_group(each) else each for each in node.operands
        ]
        *before, last = map(negation_pushed_in, node.operands)
        if (
            isinstance(last, ast.LogicalExpression)
            and (node.operator, last.operator) == ("and", "or")
            and not any(map(is_group, (*before, *last.operands)))
        ):
            operands[-1] = _chained("logic-either", last.operands)  # no brackets are heard
        return self._joined(_chained(f"logic-{node.operator}", operands), features)

    def _joined(self, node: object, features: Features) -> str:
        if isinstance(node, _Joined):
            slots: dict[str, object] = {
                side: NodeArgument(part, self._joined)
                for side, part in (("left", node.left), ("right", node.right))
            }
            turned = self._says_none(node.left) and isinstance(node.right, ast.Comparison)
            slots["turned"] = "yes" if turned else "no"
            return self.message(node.id, slots, features)
        if isinstance(node, _Grouped):
            inner = node.node
            joined = inner.operator if isinstance(inner, ast.LogicalExpression) else "none"
            said = {"condition": NodeArgument(inner, self.say), "joined": joined}
            return self.message("grouped", said, features)
        return self.say(node, features)

    def _says_none(self, node: object) -> bool:
        """Return True for a condition that ends in how there are none of some pieces."""
        match node:
            case _Joined(right=last):
                return self._says_none(last)
            case ast.Exists(thing=ast.NounPhrase(quantity=ast.Quantity(kind="no"))):
                return True
            case ast.Comparison(
                left=ast.NounPhrase() | ast.Phrase() as left,
                operator=operator,
                right=ast.Integer() as right,
            ):
                operator, right = simplest_count(operator, right)
                none = (operator, right.value) == ("=", 0)
                return none and self.attribute(left, "stock") != "track"
        return False

    def _holds(self, node: ast.Is, features: Features) -> str:
        """Return a subject and what it is or does, or only that where the noun is the subject."""
        kind = {"happening": "happening", "state": "state", "event": "event"}.get(
            node.predicate.place, "predicate"
        )
        agreed = dict(features)
        if node.subject is not None:
            agreed |= self.agreement(node.subject)
        if isinstance(node.subject, ast.Reference):
            agreed |= self._declared_feature(KNOWN)
        if node.negated:
            agreed |= self._declared_feature(NEGATION)
        predicate = NodeArgument(node.predicate, self.told_of(node.subject), agreed)
        id = ("is-not-" if node.negated else "is-") + kind
        if node.subject is None:
            return self.message(id.replace("is-", "who-", 1), {"predicate": predicate}, agreed)
        return self.message(id, {"subject": node.subject, "predicate": predicate}, agreed)

    def _happened(self, event: ast.Is) -> dict[str, object]:
        """Return who or what an event is told of, and the event."""
        predicate = NodeArgument(event.predicate, self.told_of(event.subject))
        return {"subject": event.subject, "event": predicate}

    def _declared_feature(self, wanted: tuple[str, str]) -> dict[str, str]:
        """Return a feature in its dimension, nothing where the language has none such."""
        dimension, feature = wanted
        known = self.messages.grammar.dimensions.get(dimension, ())
        return {dimension: feature} if feature in known else {}

    # ---- comparisons
    def _comparison(self, node: ast.Comparison, features: Features) -> str:
        left, operator, right = with_a_for_any(node.left), node.operator, with_a_for_any(node.right)
        plural = isinstance(left, ast.NounPhrase) and self.forms.is_plural(left.noun)
        if not (isinstance(left, ast.NounPhrase) and left.quantity is None and plural):
            if measured := self._measured_by_itself(left, operator, right, features):
                return measured
            worked = "no" if isinstance(right, ast.Integer) else "yes"
            arguments = {"left": left, "count": right, "worked": worked}
            return self.message(f"measure-{OPERATORS[operator]}", arguments, features)
        if not isinstance(right, ast.Integer):
            counted = isinstance(right, ast.NounPhrase) and self.forms.is_plural(right.noun)
            id = f"{'compare' if counted else 'relate'}-{OPERATORS[operator]}"
            return self.message(id, {"left": left, "right": right}, features)
        operator, right = simplest_count(operator, right)
        none = (operator, right.value) == ("=", 0)
        if not none and (found := _having(left)):
            places, thing = found
            said = {"left": places, "thing": thing, **_counted(places, right)}
            return self.message(f"having-{OPERATORS[operator]}", said, features)
        things, front = self.fronted(left)
        if none:
            no = ast.Quantity(things.span, ast.QuantityKind.NO)
            said = {"left": things, "none": replace(things, quantity=no), **front}
            return self.message("count-none", said, features)
        said = {"left": things, **front, **_counted(things, right)}
        return self.message(f"count-{OPERATORS[operator]}", said, features)

    def _measured_by_itself(
        self, left: object, operator: str, right: object, features: Features
    ) -> str:
        """Return a number compared in words of its own (*quedan como mucho 4 rondas*): those of its
        message's attribute of the comparison, "" where it has none.
        """
        if not isinstance(left, ast.Phrase) or not isinstance(right, ast.Integer):
            return ""
        operator, right = simplest_count(operator, right)
        how = "none" if (operator, right.value) == ("=", 0) else OPERATORS[operator]
        id = self.id_of(left)
        return self.message(id, {"count": right.value}, features, attribute=how)


class _Joined:
    """Two conditions and the message that joins them."""

    def __init__(self, id: str, left: object, right: object) -> None:
        self.id, self.left, self.right = id, left, right


def _chained(id: str, operands: Sequence[object]) -> object:
    """Return conditions as they are joined one after another, the last by the message itself."""
    said = operands[0]
    for place, operand in enumerate(operands[1:], 2):
        said = _Joined(id if place == len(operands) else f"{id}-more", said, operand)
    return said


class _Grouped:
    """A condition inside another one of another operator."""

    def __init__(self, node: object) -> None:
        self.node = node


def _is_of_each(node: ast.Is) -> ast.Is:
    """Return what is said of none and not so as what is so of each: a language that says *none is
    not* for `none is` cannot tell them apart.
    """
    every = _each_of_none(node.subject) if node.negated else None
    return replace(node, subject=every, negated=False) if every else node


def _was_of_each(node: ast.EventHappened) -> ast.EventHappened:
    """Return what has happened to none and not as what has happened to each (`_is_of_each`)."""
    every = _each_of_none(node.event.subject) if node.negated else None
    event = replace(node.event, subject=every) if every else node.event
    return replace(node, event=event, negated=False) if every else node


def _each_of_none(subject: object) -> ast.NounPhrase | None:
    """Return `each player` for `no player`, None for any other subject."""
    match subject:
        case ast.NounPhrase(quantity=ast.Quantity(kind="no") as none):
            return replace(subject, quantity=replace(none, kind=ast.QuantityKind.EACH))
    return None


def _is_count(node: object) -> bool:
    """Return True for things of which it is said how many there are: `survivors`."""
    return isinstance(node, ast.NounPhrase) and node.quantity is None


def _counted(things: ast.NounPhrase, right: ast.Integer) -> dict[str, object]:
    """Return the number of things as variables: alone, and with the things in its form."""
    amount = ast.Quantity(things.span, ast.QuantityKind.AMOUNT, right)
    return {"count": right.value, "counted": replace(things, quantity=amount)}


def _having(left: ast.NounPhrase) -> tuple[ast.NounPhrase, ast.NounPhrase] | None:
    """Return places and what stands there, of `locations where (barricades at that location >= 1)`.

    None for any other count.
    """
    found = having(left)
    if found is None:
        return None
    places, there = found
    one = isinstance(there.right, ast.Integer) and there.right.value == 1
    if there.operator != ">=" or not one or not isinstance(there.left, ast.NounPhrase):
        return None
    a = ast.Quantity(there.span, ast.QuantityKind.A)
    noun = replace(there.left.noun, text=there.left.noun.lemma)
    return places, replace(there.left, quantity=a, noun=noun)
