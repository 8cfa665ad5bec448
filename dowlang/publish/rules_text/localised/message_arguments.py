"""Values that messages are given, and the context in which a message is put into words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from fluent.runtime.types import FluentType

from dowlang.publish.rules_text.localised.grammar import Features
from dowlang.syntax import ast


class NodeArgument(FluentType):
    """A node of the tree as a variable of a message. Alone it is said in the basic form.

    `agreed` are features that it takes from what stands around it (a predicate from its subject).
    """

    def __init__(
        self, node: object, say: Callable[[object, Features], str], agreed: Features | None = None
    ) -> None:
        self.node, self.say = node, say
        self.agreed: Features = agreed or {}

    def format(self, locale: Any) -> str:
        """Return the words of the basic form."""
        return self.say(self.node, self.agreed)


@dataclass(slots=True)
class MessageFrame:
    """Features in force while a message is put into words, and the noun phrase it speaks of."""

    features: dict[str, str]
    phrase: ast.NounPhrase | None = None
    verbs: list[str] = field(default_factory=list)
