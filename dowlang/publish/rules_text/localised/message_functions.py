"""Carry out the functions that messages may call: `SAY($place, "at")`, `VERB("discard", $who)`.

What each of them does is told in `docs/translating.md`. A new one is a function here, and a line in
`FUNCTIONS`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any, Protocol

from dowlang.publish.rules_text.localised.grammar import Features, LanguageGrammar
from dowlang.publish.rules_text.localised.message_arguments import MessageFrame, NodeArgument


class WordForms(Protocol):
    """The messages of a language, as far as the functions ask them."""

    @property
    def grammar(self) -> LanguageGrammar:
        """Return the features of the language."""
        ...

    def form(self, id: str, forms: str, features: Features) -> str:
        """Return the form of a word, of those that a row names."""
        ...


class NodeFeatures(Protocol):
    """Whoever puts nodes into words, as far as the functions ask them."""

    @property
    def messages(self) -> WordForms:
        """Return the messages of the language."""
        ...

    def as_number(self, slot: NodeArgument, features: Features) -> str:
        """Return a part of a sum as a number."""
        ...

    def agreement(self, node: object) -> dict[str, str]:
        """Return the features that a subject gives its verb."""
        ...

    def acting(self, who: object) -> AbstractContextManager[None]:
        """Say what somebody does."""
        ...

    def group(self, context: MessageFrame, asked: Features, of_adjectives: Features) -> str:
        """Return a noun with its adjectives and filters."""
        ...

    def features_of_node(self, node: object) -> dict[str, str]:
        """Return the features of a thing."""
        ...

    def features_of_noun(self, id: str) -> Mapping[str, str]:
        """Return the features that a noun brings itself."""
        ...

    def attribute(self, node: object, name: str) -> str:
        """Return an attribute of the noun of a thing, or of the message of a number."""
        ...


@dataclass(frozen=True, slots=True)
class Call:
    """A call in a message: the nodes and texts among its arguments, and the frame it stands in."""

    frame: MessageFrame
    nodes: tuple[NodeArgument, ...]
    texts: tuple[str, ...]
    named: Mapping[str, Any]


def _say(words: NodeFeatures, call: Call) -> str:
    node = call.nodes[0]
    return node.say(node.node, {**node.agreed, **words.messages.grammar.features(call.texts)})


def _count(words: NodeFeatures, call: Call) -> str:
    node = call.nodes[0]
    return words.as_number(node, {**node.agreed, **words.messages.grammar.features(call.texts)})


def _do(words: NodeFeatures, call: Call) -> str:
    who = call.nodes[1].node if len(call.nodes) > 1 else None
    agreed = {} if who is None else words.agreement(who)
    asked = words.messages.grammar.features(call.texts)
    node = call.nodes[0]
    with words.acting(who):
        return node.say(node.node, {**node.agreed, **agreed, **asked})


def _head(words: NodeFeatures, call: Call) -> str:
    """Return the first verb alone of what `DO` says."""
    before = len(call.frame.verbs)
    _do(words, call)
    return "".join(call.frame.verbs[before : before + 1])


def _inflected(kind: str, words: NodeFeatures, call: Call) -> str:
    word, *asked = call.texts
    agreed = words.agreement(call.nodes[0].node) if call.nodes else {}
    features = {**call.frame.features, **agreed, **words.messages.grammar.features(asked)}
    return words.messages.form(f"{kind}-{word}", f"forms-{kind}", features)


def _verb(words: NodeFeatures, call: Call) -> str:
    said = _inflected("verb", words, call)
    call.frame.verbs.append(said)
    return said


def _adjective(words: NodeFeatures, call: Call) -> str:
    return _inflected("adjective", words, call)


def _term(words: NodeFeatures, call: Call) -> str:
    word, *asked = call.texts
    grammar, own = words.messages.grammar, words.features_of_noun(f"noun-{word}")
    features = {**grammar.defaults, **own, **grammar.features(asked)}
    return words.messages.form(f"noun-{word}", "forms-noun", features)


def _noun(words: NodeFeatures, call: Call) -> str:
    grammar = words.messages.grammar
    of_adjectives = str(call.named.get("adjectives", "")).split()
    return words.group(call.frame, grammar.features(call.texts), grammar.features(of_adjectives))


def _feature(words: NodeFeatures, call: Call) -> str:
    return words.features_of_node(call.nodes[0].node)[call.texts[0]]


def _attr(words: NodeFeatures, call: Call) -> str:
    return words.attribute(call.nodes[0].node if call.nodes else None, call.texts[0])


FUNCTIONS: Mapping[str, Callable[[NodeFeatures, Call], str]] = {
    "SAY": _say,
    "DO": _do,
    "HEAD": _head,
    "COUNT": _count,
    "VERB": _verb,
    "ADJECTIVE": _adjective,
    "TERM": _term,
    "NOUN": _noun,
    "ATTR": _attr,
    "FEATURE": _feature,
}
"""The functions by their names in messages."""


def call_function(
    name: str,
    arguments: tuple[Any, ...],
    named: Mapping[str, Any],
    frame: MessageFrame,
    words: NodeFeatures,
) -> str:
    """Return what a function that a message calls says of its arguments."""
    if name in ("SAY", "COUNT") and not isinstance(arguments[0], NodeArgument):
        return str(arguments[0])  # said already
    nodes = tuple(each for each in arguments if isinstance(each, NodeArgument))
    texts = tuple(each for each in arguments if isinstance(each, str))
    return FUNCTIONS[name](words, Call(frame, nodes, texts, named))
