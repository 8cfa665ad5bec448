"""Declare the words of a card language, the laws they obey, and the grammar that they make.

`declarations` holds the declarations (cheap, imported when a game is played), `grammar_rules` the
refusals that look at a whole vocabulary, `assembly` the Lark grammar text and the overloads of each
phrase. Nothing in this package imports Lark.
"""

from dowlang.vocabulary.card_kinds import CardKind, Clause, Enumeration, Section
from dowlang.vocabulary.declarations import Parameter, Place, Type, Word, WordRefused
from dowlang.vocabulary.noun_declarations import Adjective, Noun
from dowlang.vocabulary.registry import Vocabulary

__all__ = [
    "Adjective",
    "CardKind",
    "Clause",
    "Enumeration",
    "Noun",
    "Parameter",
    "Place",
    "Section",
    "Type",
    "Vocabulary",
    "Word",
    "WordRefused",
]
