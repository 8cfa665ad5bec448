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
