"""Nodes of the tree in a language: things, conditions, numbers, events, by its messages.

Every node is put into words in *features* (a case, a number, a mood): a message asks for them
(`SAY($place, "at")`), a noun brings its own (gender), a quantity decides the number. The functions
that messages may call stand in `message_functions`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from dowlang.publish.rules_text.amounts_of_each import EachOf, with_each
from dowlang.publish.rules_text.arithmetic_grouping import added_to_zero, is_worked_out
from dowlang.publish.rules_text.declared_phrases import PrintedForms
from dowlang.publish.rules_text.localised.fluent_messages import Messages
from dowlang.publish.rules_text.localised.grammar import Features
from dowlang.publish.rules_text.localised.message_arguments import MessageFrame, NodeArgument
from dowlang.publish.rules_text.localised.message_functions import call_function
from dowlang.publish.rules_text.localised.names import NameOf, NamePlaceholders
from dowlang.publish.rules_text.localised.noun_phrases import LocalisedNounPhrases
from dowlang.publish.rules_text.localised.nouns import Nouns
from dowlang.publish.rules_text.localised.phrase_ids import PhraseIds, reference_arguments, slug_of
from dowlang.publish.rules_text.localised.private_signs import CLOSING_COMMA
from dowlang.publish.rules_text.localised.relative_clauses import RelativeClauses, signed
from dowlang.publish.rules_text.said_once import OneOf
from dowlang.publish.rules_text.text_runs import Runs, say
from dowlang.publish.rules_text.unsaid_adjectives import with_what_always_holds
from dowlang.syntax import ast


class LocalisedWording(LocalisedNounPhrases):
    """Puts nodes into words of one language.

    `name_of` gives the name that stands in a card, `aliases` the nouns of what it names itself.
    """

    def __init__(
        self,
        messages: Messages,
        forms: PrintedForms,
        nouns: Nouns,
        name_of: NameOf,
        aliases: Mapping[str, str],
    ) -> None:
        self.messages, self.forms, self.nouns, self.name_of = messages, forms, nouns, name_of
        self.aliases = aliases
        self.marks = NamePlaceholders(messages.contractions)
        self.ids = PhraseIds(forms.grammar, self.noun_of)
        self.stack: list[MessageFrame] = []
        self.own = self.addressed = False
        self.attached = "no"
        self.unnamed: dict[str, str] = {}
        self.kind, self.bearing = "", False
        self.about: list[Features] = []
        self.relative, self.case_of_it = RelativeClauses(messages), ""

    # ---- what others call
    def runs(self, id: str, arguments: Mapping[str, object]) -> Runs:
        """Return a message about nodes as runs."""
        return self.marks.runs(self.message(id, arguments, {}))

    def counted(self, id: str, count: int) -> Runs:
        """Return a word with its number as the attribute `with-number` says them, if it has one."""
        text = self.message(id, {"count": count}, {}, attribute="with-number")
        return self.marks.runs(text) if text else ()

    def node(self, node: object, *features: str) -> Runs:
        """Return a node as runs."""
        return self.marks.runs(self.say(node, self.messages.grammar.features(features)))

    def figure(self, node: object) -> Runs:
        """Return what a number is called beside its value: the attribute `.figure` of its message,
        else itself.
        """
        own = self.attribute(node, "figure") if isinstance(node, ast.Phrase) else ""
        return say(own) if own else self.node(node)

    def own_name(self, name: str) -> str:
        """Return a name as it is printed where nothing stands around it: without quotes."""
        return self.name_of(name).text

    def listed(self, id: str, nodes: Sequence[object]) -> Runs:
        """Return several nodes joined by the messages of a list."""
        return self.marks.runs(self.listed_texts(id, [self.say(each, {}) for each in nodes]))

    # ---- messages
    def message(
        self,
        id: str,
        arguments: Mapping[str, object],
        features: Features,
        phrase: ast.NounPhrase | None = None,
        attribute: str = "",
    ) -> str:
        """Return a message. Its variables are its arguments and the features of its context."""
        context = MessageFrame({**self.messages.grammar.defaults, **features}, phrase)
        self.stack.append(context)
        given = {name: self._argument(value) for name, value in arguments.items()}
        try:
            text = self.messages.text(
                id,
                {
                    "own": "yes" if self.own else "no",
                    "addressed": "yes" if self.addressed else "no",
                    "bearing": "yes" if self.bearing else "no",
                    "attached": self.attached,
                    "kind": self.kind,
                    "turned": "no",
                    **context.features,
                    **given,
                },
                self.function,
                attribute,
            )
        finally:
            self.stack.pop()
        if self.stack:
            self.stack[-1].verbs += context.verbs
        if self.messages.spaceless:
            return text
        text = text.strip()
        return text[:-1] + CLOSING_COMMA if text.endswith(",") else text

    def _argument(self, value: object) -> object:
        if isinstance(value, ast.Integer):
            return value.value
        return (
            value if isinstance(value, str | int | NodeArgument) else NodeArgument(value, self.say)
        )

    def function(self, name: str, arguments: tuple[Any, ...], named: Mapping[str, Any]) -> str:
        """Carry out a function that a message calls."""
        return call_function(name, arguments, named, self.stack[-1], self)

    def features_of_noun(self, id: str) -> Mapping[str, str]:
        """Return the features that a noun brings itself."""
        return self.nouns.features(id)

    @contextmanager
    def acting(self, who: object) -> Iterator[None]:
        """Say what somebody does: `they` and `their` in it are who does it, where that is a player.

        Without a doer, it stays who it was.
        """
        before = self.own, self.addressed
        if who is not None:
            you = isinstance(who, ast.Reference) and who.words[:1] == ("you",)
            self.own, self.addressed = self.noun_of(who) == "player" and not you, False
        try:
            yield
        finally:
            self.own, self.addressed = before

    def attribute(self, node: object, name: str) -> str:
        """Return an attribute of the noun of a thing, or of the message of a number."""
        if isinstance(node, ast.Phrase):
            id, _ = self.ids.found(node)
        else:
            id = self.nouns.id_of("" if node is None else self.noun_of(node))
        return self.messages.text(id, {}, self.function, name)

    # ---- nodes
    def say(self, node: object, features: Features) -> str:
        """Return any node in the features wanted.

        A thing in a feature that its language says by a word around it (`wrapped-to`) is said so,
        unless it has a form or an attribute of its own for that. `closed-…` is that of things
        without a quantity, where those with one say it themselves.
        """
        if isinstance(node, OneOf) and not self.messages.spaceless:
            return self.listed_texts("list-or", [self.say(each, features) for each in node.things])
        if isinstance(node, ast.NounPhrase | ast.Reference | ast.Text | EachOf | OneOf):
            for feature in features.values():
                id = f"wrapped-{feature}"
                if self.messages.has(id):
                    return self._own_form(node, feature, features) or self._wrapped(
                        node, id, features
                    )
                id = f"closed-{feature}"
                if not isinstance(node, ast.NounPhrase | EachOf) and self.messages.has(id):
                    return self._wrapped(node, id, features)
        return self._node_text(node, features)

    def _wrapped(self, node: object, id: str, features: Features) -> str:
        instead = self.message(id, {"thing": ""}, {}, attribute="features")
        inner = {**features, **self.messages.grammar.features(instead.split())}
        return self.message(id, {"thing": self.say(node, inner)}, inner)

    def _own_form(self, node: object, feature: str, features: Features) -> str:
        """Return the form that a name or a closed thing has for a feature, "" for none."""
        match node:
            case ast.Text(value=value) | ast.Reference(alias=str() as value):
                forms = self.name_of(value).forms
                return self.name(value, features) if feature in forms else ""
            case ast.Reference():
                id, arguments, _ = self._reference(node)
                said = self.message(id, arguments, features, attribute=feature)
                return self._as_it(node, said, features) if said else ""
            case _:
                return ""

    def _node_text(self, node: object, features: Features) -> str:
        match node:
            case tuple():
                return self.listed_texts("list-and", [self.say(each, features) for each in node])
            case OneOf(things=things):
                return self.listed_texts("list-or", [self.say(each, {}) for each in things])
            case ast.Text(value=value):
                return self.name(value, features)
            case ast.Ident(text=text) | ast.Variable(name=text):
                return self.name(text, features)
            case ast.Integer(value=number):
                return str(number)
            case ast.ThatMany(name=name):
                return self.message(slug_of(name), {}, features)
            case ast.Words():
                return self._words(node, features)
            case ast.NounPhrase():
                return self.noun_phrase(node, features)
            case EachOf(thing=thing):
                named = self.nouns.features_of(self.noun_of(thing))
                return self.message("each-of", {"thing": thing}, {**named, **features})
            case ast.Reference():
                return self.reference(node, features)
            case ast.Phrase():
                return self.phrase(node, features)
            case ast.AtLeastOf(count=count, operands=operands):
                asked = self.message("some-of", {}, features, attribute="features")
                inner = {**features, **self.messages.grammar.features(asked.split())}
                parts = self.listed_texts("list-and", [self.say(each, inner) for each in operands])
                return self.message("some-of", {"count": count, "parts": parts}, features)
            case _:
                return self.condition(node, features)

    def _words(self, node: ast.Words, features: Features) -> str:
        """Return values of a closed list: `limit-once-per-turn`, `symbol-food`."""
        out = []
        for value in node.values:
            number, _, rest = value.partition(" ")
            counted = number.isdecimal()
            closed = self._declared(node.kind, rest if counted else value)
            id = f"{slug_of(node.kind)}-{slug_of(closed)}"
            several = "yes" if len(node.values) > 1 else "no"
            said = {"count": int(number) if counted else 0, "several": several}
            out.append(self.message(id, said, features))
        return self.listed_texts("list-or", out, features)

    # ---- phrases
    def _declared(self, kind: str, value: str) -> str:
        """Return a closed value as its own enumeration declares it: `wounds` of causes, not the
        face `wound`.
        """
        lemmas = [self.forms.lemma(word) for word in value.split()]
        for enumeration, declared in self.nouns.values:
            if enumeration == kind:
                if [self.forms.lemma(word) for word in declared.split()] == lemmas:
                    return declared
        return self.forms.closed(value)

    def id_of(self, phrase: ast.Phrase) -> str:
        """Return the id of the message of a phrase."""
        return self.ids.found(phrase, "")[0]

    def phrase(self, phrase: ast.Phrase, features: Features, subject: str = "") -> str:
        """Return a phrase of the vocabulary by its message.

        `subject` is the noun that a filter follows, or of whoever an event is told.
        """
        if counter := added_to_zero(phrase):
            return self.message("core-set-to-zero", {"first": counter}, features)
        id, names = self.ids.found(phrase, subject)
        phrase = with_what_always_holds(with_each(phrase, self.forms), self.forms)
        sums = [is_worked_out(phrase, slot) for slot in phrase.slots]
        if any(sums) and self.messages.text(id, {}, self.function, "apart"):
            sums = [False for _ in sums]
        slots = [self.grouped(*each) for each in zip(phrase.slots, sums, strict=True)]
        return self.message(
            id, dict(zip(names, slots, strict=True), all=self._all(phrase)), features
        )

    # ---- things
    def noun_of(self, node: object) -> str:
        """Return the name of the noun of a thing, "" when nobody knows."""
        match node:
            case NodeArgument(node=thing) | EachOf(thing=thing) | OneOf(first=thing):
                return self.noun_of(thing)
            case ast.NounPhrase():
                return self.nouns.name_of(node)
            case ast.Text(value=value):
                return self.nouns.of_kind(self.name_of(value).kind)
            case ast.Reference(alias=str() as alias):
                return self.aliases.get(alias, "")
            case ast.Reference(words=words):
                return self.nouns.of_reference(words)
            case ast.Integer() | ast.ArithmeticExpression() | ast.ThatMany() | ast.TimesHappened():
                return "number"
            case ast.Words(kind=kind):
                return kind
            case _:
                return ""

    def agreement(self, node: object) -> dict[str, str]:
        """Return the features that a subject gives its verb."""
        return self.messages.grammar.agreement(self.features_of_node(node))

    def features_of_node(self, node: object) -> dict[str, str]:
        """Return the features of a thing: of its noun, its quantity, itself."""
        match node:
            case ast.NounPhrase():
                features = self._features_of(node, {})
            case EachOf(thing=thing):
                features = self.nouns.features_of(self.noun_of(thing))
            case ast.Text(value=value):
                features = {**self.nouns.features_of(self.noun_of(node)), **self._own(value)}
            case ast.Ident(text=name) | ast.Variable(name=name):
                features = self._own(name)
            case ast.Reference(alias=str() as alias):
                features = {**self.nouns.features_of(self.noun_of(node)), **self._own(alias)}
            case ast.Reference():
                id, arguments, own = self._reference(node)
                said = self.message(id, arguments, own, attribute="features")
                features = {**own, **self.messages.grammar.features(said.split())}
            case tuple():
                features = self.features_of_node(node[0])
            case OneOf(first=thing):
                features = self.features_of_node(thing)
            case _:
                features = {}
        return {**self.messages.grammar.defaults, **features}

    def _own(self, name: str) -> dict[str, str]:
        """Return the features that a name has of itself: the gender of a survivor."""
        said = self.name_of(name).forms.get("features", "")
        return self.messages.grammar.features(said.split())

    def name(self, value: str, features: Features) -> str:
        """Return a name in the form wanted, as a mark that stands for it."""
        name = self.name_of(value)
        text = self.nouns.form_of(name, {**self.messages.grammar.defaults, **features})
        mark = self.marks.mark(value, text, name.target) if name.kind else text
        id = f"name-{slug_of(name.kind)}" if name.kind else "name-alias"
        agreed = features if name.kind else {**features, **self._own(value)}  # as its article does
        return self.message(id, {"name": mark}, agreed) if self.messages.has(id) else mark

    def _reference(self, reference: ast.Reference) -> tuple[str, dict[str, object], dict[str, str]]:
        """Return the id, the arguments and the noun's features of a closed thing."""
        words = list(reference.words)
        arguments = reference_arguments(reference)
        own: dict[str, str] = {}
        id = "reference-" + "-".join(slug_of(word) for word in words)
        if words == ["it"] and self.about:
            own = dict(self.about[-1])
        if words[0] in ("that", "those", "this", "its", "their", "your") and len(words) > 1:
            noun = self.nouns.phrase_of(reference)
            own = self._features_of(noun, {})
            if words[0] == "those":
                own |= self.messages.grammar.features(["plural"])
            if not self.messages.has(id):
                id = f"reference-{words[0]}"
            arguments["noun"] = NodeArgument(noun, self.say)
        return id, arguments, own

    def reference(self, reference: ast.Reference, features: Features) -> str:
        """Return a closed thing: `reference-the-colony`, or a word of the card's own."""
        if reference.alias is not None:
            return self.name(reference.alias, features)
        id, arguments, own = self._reference(reference)
        noun = arguments.get("noun")
        phrase = noun.node if isinstance(noun, NodeArgument) else None
        assert phrase is None or isinstance(phrase, ast.NounPhrase)
        unnamed = self.unnamed if reference.words[0] == "that" else {}
        arguments["unnamed"] = unnamed.get(" ".join(reference.words[1:]), "no")
        said = self.message(id, arguments, {**own, **features}, phrase)
        return self._as_it(reference, said, features)

    def _as_it(self, reference: ast.Reference, said: str, features: Features) -> str:
        """Return the words of a reference, those of `it` in a condition about it with signs."""
        if reference.words != ("it",) or not self.about:
            return said
        self.case_of_it = features.get("case", "") or self.messages.grammar.defaults.get("case", "")
        return signed(said)
