"""What a word of a card language is, the laws it obeys, and the grammar that a game's words make.

`declarations` holds the declarations (cheap, imported when a game is played), `grammar_rules` the
refusals that look at a whole vocabulary, `assembly` the Lark grammar text and the overloads of each
phrase. Nothing in this package imports Lark.
"""

from dowlang.vocabulary.declarations import (
    Adjective,
    CardKind,
    Clause,
    Enumeration,
    Noun,
    Parameter,
    Place,
    Section,
    Type,
    Vocabulary,
    Word,
    WordRefused,
)

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
