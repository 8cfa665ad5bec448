"""Build the tree from a parse: one method for each `->` of the grammar, called by Lark while it
parses.

Nothing of a game is known here. A phrase's pattern is read off its own production: literal words as
lemmas, `{}` for each placeholder. So the text of the grammar is all that binds the tree to the
vocabulary. A line becomes a `ParsedLine`. `parser` adds its block and comments. Positions are those
of the line at `line`, shifted by `column`. The parts of each shape are listed in
`grammar/README.md`.

The methods stand in layers, each a class that knows the ones before: `primitives`, `noun_phrases`,
`conditions`, `statements`, `cards`.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from dowlang.syntax.ast_builders.cards import Cards
from dowlang.syntax.ast_builders.primitives import BLOCKS, ParsedLine

__all__ = ["BLOCKS", "Builder", "ParsedLine"]


class Builder(Cards):
    """The `transformer` of a game's parser.

    `clauses` are the shapes of its card kinds' lines: alias -> (pattern, start of the block).
    """

    def __init__(
        self,
        lemmas: Mapping[str, str],
        clauses: Mapping[str, tuple[str, str]],
        references: Collection[tuple[str, ...]],
    ) -> None:
        super().__init__(lemmas, references)
        for alias, (pattern, block) in clauses.items():
            setattr(self, alias, self._clause_maker(pattern, block))
