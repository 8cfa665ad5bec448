"""A name leads to where it is introduced and to where it is said."""

from __future__ import annotations

from pathlib import Path

import pytest

from dowlang.service.hover import hover
from dowlang.service.navigation import definition, references
from dowlang.service.renaming import Refused, rename
from tests.service.opened_set import CARD, OpenedSet, place


def test_a_name_leads_to_its_definition_and_its_uses(opened_set: OpenedSet) -> None:
    document = opened_set.open(CARD)
    at = place(document, '"Noor Haddad"')
    (home,) = definition(document, at)
    assert home.path.name == "noor_haddad.dow" and home.range.start.line == 0
    assert len({each.path for each in references(document, at)}) > 8


def test_definition_in_a_set_that_is_used(tmp_path: Path) -> None:
    opened_set = OpenedSet(tmp_path, "examples/long_thaw")
    for file in sorted(opened_set.folder.rglob("*.dow")):
        document = opened_set.open(file.relative_to(opened_set.folder).as_posix())
        if '"Aspirin"' in document.text:
            (there,) = definition(document, place(document, '"Aspirin"'))
            assert there.path.name == "aspirin.dow"
            assert hover(document, place(document, '"Aspirin"'))
            with pytest.raises(Refused):
                rename(document, place(document, '"Aspirin"'), "Pill")


def test_the_name_in_the_title_of_a_test_leads_to_every_place_of_it(
    opened_set: OpenedSet,
) -> None:
    """As from the card's own line: `Name: what is tested` is renamed with it."""
    document = opened_set.open(CARD)
    name = document.tree.lines[0].parts[0].values[0].value
    title = f'test "{name}: the Owed"'
    lines = f"{title}\n    given players = 2, seed 1\n    then food >= 0\n"
    text = f"{document.text.rstrip()}\n\n{lines}"
    document = opened_set.open(CARD, text)
    own = references(document, place(document, f'"{name}"', 3))
    for more in (6, 6 + len(name)):  # right before its first letter, and behind its last
        assert references(document, place(document, title, more)) == own and len(own) > 1
    assert not references(document, place(document, title, len(title) - 2))
