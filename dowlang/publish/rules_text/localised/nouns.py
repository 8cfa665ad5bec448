"""Nouns of a game in a language: which noun a phrase has, its id, its features, names as nouns."""

from __future__ import annotations

from collections.abc import Mapping

from dowlang.publish.rules_text.localised.fluent_messages import Messages
from dowlang.publish.rules_text.localised.grammar import Features, best
from dowlang.publish.rules_text.localised.names import Name
from dowlang.publish.rules_text.localised.phrase_ids import slug_of
from dowlang.source.text_forms import identifier_words
from dowlang.syntax import ast
from dowlang.vocabulary import Vocabulary
from dowlang.vocabulary.declarations import ReferenceWord


class Nouns:
    """The nouns of one vocabulary, looked up for one language."""

    def __init__(self, vocabulary: Vocabulary, messages: Messages) -> None:
        self.messages = messages
        self.names = {noun.name for noun in vocabulary.nouns}
        self.persons = {noun.name for noun in vocabulary.nouns if noun.person and not noun.is_tally}
        self.kinds: Mapping[str, str] = {
            noun.named_by: noun.name for noun in vocabulary.nouns if noun.named_by
        }
        self.values = {
            (enumeration.name, identifier_words(value))
            for enumeration in vocabulary.enumerations
            for value in enumeration.values
        }
        self.references = {
            tuple(word for word in declared.phrase.split() if not word.startswith("{")): (
                declared.noun
            )
            for declared in vocabulary.of_sort(ReferenceWord)
        }

    def name_of(self, phrase: ast.NounPhrase) -> str:
        """Return the declared noun of a phrase: `helpless survivor`, else its last word."""
        before = [ident.lemma for ident in phrase.adjectives]
        before += [phrase.classifier.lemma] if phrase.classifier else []
        for start in range(len(before)):
            name = " ".join((*before[start:], phrase.noun.lemma))
            if name in self.names:
                return name
        return phrase.noun.lemma

    def adjectives(self, phrase: ast.NounPhrase) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Return the adjectives of a phrase and its classifier, as far as they are no part of its
        noun.
        """
        before = [ident.lemma for ident in phrase.adjectives]
        inside = len(self.name_of(phrase).split()) - 1
        if phrase.classifier is not None and inside == 0:
            return tuple(before), (phrase.classifier.lemma,)
        inside -= phrase.classifier is not None
        return tuple(before[: len(before) - inside]), ()

    def phrase_of(self, reference: ast.Reference) -> ast.NounPhrase:
        """Return the bare noun of `that survivor`, as a phrase."""
        *adjectives, noun = (ast.Ident(reference.span, word, word) for word in reference.words[1:])
        return ast.NounPhrase(reference.span, None, tuple(adjectives), None, noun)

    def id_of(self, name: str) -> str:
        """Return the id of a noun's row."""
        return f"noun-{slug_of(name)}"

    def of_kind(self, kind: str) -> str:
        """Return the noun that the names of a kind of card denote."""
        return self.kinds.get(kind, "")

    def of_reference(self, words: tuple[str, ...]) -> str:
        """Return the noun of a closed thing, "" when nobody knows."""
        if words[0] in ("you", "they", "them", "player"):
            return "player"
        if words[0] in ("that", "those", "this", "its", "their", "your") and len(words) > 1:
            whole = " ".join(words[1:])
            if words in self.references:
                return self.references[words]
            return whole if whole in self.names else words[-1]
        return self.references.get(words, words[-1] if words[-1] in self.names else "")

    def features(self, id: str) -> dict[str, str]:
        """Return the features that the row of a noun declares (`.features = feminine`)."""
        said = self.messages.text(id, {}, lambda *_: "", "features")
        return self.messages.grammar.features(said.split())

    def features_of(self, name: str) -> dict[str, str]:
        """Return the features of a noun by its name."""
        return self.features(self.id_of(name)) if name else {}

    def form_of(self, name: Name, features: Features) -> str:
        """Return the form of a name that fits features, its text where it has no such form."""
        forms = [each for each in name.forms if each != "features"]
        place = best(forms, features)
        return name.text if place is None else name.forms[forms[place]]
