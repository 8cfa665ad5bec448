"""Infer silently the nouns a node could be, by which overloads are chosen."""

from __future__ import annotations

from dowlang.semantics.context import Context
from dowlang.semantics.resolve.references import closed_kinds, enumerated
from dowlang.semantics.scopes import Scope
from dowlang.syntax import ast
from dowlang.vocabulary.noun_declarations import Noun

NUMERIC = (
    ast.Integer,
    ast.ArithmeticExpression,
    ast.ThatMany,
    ast.Variable,
    ast.TimesHappened,
)


def noun_words(phrase: ast.NounPhrase) -> tuple[str, ...]:
    """Return the lemmas of adjectives, classifier and noun, in order."""
    if not phrase.adjectives and phrase.classifier is None:
        return (phrase.noun.lemma,)
    classifier = (phrase.classifier.lemma,) if phrase.classifier else ()
    return (*[a.lemma for a in phrase.adjectives], *classifier, phrase.noun.lemma)


def noun_in(context: Context, phrase: ast.NounPhrase) -> tuple[Noun, tuple[str, ...]] | None:
    """Return the noun of a phrase and the adjectives before it, None for words that are no noun."""
    return context.lexicon.noun_of(noun_words(phrase))


def kinds_of(context: Context, node: ast.Expression | ast.Ident, scope: Scope) -> frozenset[str]:
    """Return names of the nouns (or `number`, `text`, `condition`, an enumeration) a node may be.

    Empty: unknown, everything fits.
    """
    match node:
        case ast.Text():
            return context.names.kinds_named(node.value)
        case ast.NounPhrase():
            return _kinds_of_words(context, noun_words(node), node.noun.text)
        case ast.Reference():
            return closed_kinds(context, node, scope)
        case ast.Phrase():
            return frozenset({"number"} if node.place == "number" else {"condition"})
        case ast.Words():
            return frozenset({node.kind, *context.lexicon.enumerations_with(*node.values)})
        case _ if isinstance(node, NUMERIC):
            return frozenset({"number"})
        case _:
            return frozenset({"condition"})


def _kinds_of_words(context: Context, words: tuple[str, ...], last: str) -> frozenset[str]:
    """Return what the words of a noun phrase may be, `last` being the noun as written.

    They are looked up once.
    """
    known = context.lexicon.kinds_of_words.get((words, last))
    if known is None:
        found = context.lexicon.noun_of(words)
        nouns = {found[0].name, "number"} if found else set()
        known = context.lexicon.kinds_of_words[words, last] = frozenset(
            nouns | enumerated(context, " ".join(words), last)
        )
    return known
