"""A place that the board does not have is refused at its card: a line about it would have ended the
game (`add 2 zombies to "Chapel"`).
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from dowlang.project import pipeline
from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from tests.hostile.whole_way import source_of
from tests.semantics.winter_world import checked_text

CLOSED = {kind.name: kind.closed for kind in VOCABULARY.kinds if kind.closed}
TEXT = """location "{}"
    id "{}"
    survivors 1
    entrance 1
    noise 2
    finds tool
"""


def found(name: str, slug: str) -> list[str]:
    return [each.code for each in checked_text(TEXT.format(name, slug))[1]]


def test_a_place_more_than_the_board_has_is_refused() -> None:
    (diagnostic,) = checked_text(TEXT.replace('    id "{}"\n', "").format("Chapel"))[1]
    assert diagnostic.code == "DOW4026" and diagnostic.span.line == 1
    assert "`Hospital`" in diagnostic.message and 'id "hospital"' in diagnostic.help


@pytest.mark.parametrize("slug", CLOSED["location"])
def test_each_place_of_the_board_may_be_called_otherwise(slug: str) -> None:
    """Beside the starter set it clashes with the place of that set, until it replaces that."""
    assert found("Chapel", slug) == ["DOW4012"]
    source = source_of(TEXT.format("Chapel", slug).encode())
    there = slug.replace("_", " ").title()
    source = replace(source, manifest=replace(source.manifest, replaces=(there,)))
    assert [each.code for each in pipeline.check(source).errors] == []


def test_what_the_table_counts_on_is_closed() -> None:
    assert list(CLOSED) == ["location"]
