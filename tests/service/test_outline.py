"""The shape of a document: outline, folds, lenses, colours."""

from __future__ import annotations

from dowlang.service.code_lenses import code_lenses
from dowlang.service.folding import folding_ranges
from dowlang.service.outline import symbols
from dowlang.service.semantic_tokens import TYPES, semantic_tokens
from tests.service.opened_set import CARD, OpenedSet


def test_outline_folds_lenses_and_colours(opened_set: OpenedSet) -> None:
    document = opened_set.open(CARD)
    first = symbols(document)[0]
    assert (first.name, first.kind) == ("A Favour Owed", "crossroads")
    assert [below.name for below in first.below] == ["Pay it back", "Owe it"]
    assert (0, first.range.end.line) in folding_ranges(document)
    assert {lens.command for lens in code_lenses(document)} == {
        "dow.runTest",
        "dow.odds",
        "dow.coverage",
        "dow.printed",
    }
    found = list(semantic_tokens(document))
    assert {part.type for part in found} <= set(TYPES)
    by_place = {(part.line, part.character): part.type for part in found}
    assert by_place[0, 11] == "property" and by_place[1, 11] == "string"
