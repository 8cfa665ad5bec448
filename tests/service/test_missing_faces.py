"""A die table that lacks faces gets a row `otherwise` in one step, wherever the table stands."""

from __future__ import annotations

import pytest

from dowlang.diagnostics import Severity
from dowlang.service.code_actions.actions import actions
from dowlang.service.positions import applied
from tests.service.opened_set import OpenedSet

CARD = """crossroads "X"
    flavor "Y."
    when you search a location
    option "Ask"
{table}    option "No"
        lose 1 morale
"""
ROW = "{m}    {faces}\n{m}        {does}\n"


def table(margin: str, *rows: tuple[str, str]) -> str:
    """A roll with these rows."""
    return f"{margin}roll a die\n" + "".join(
        ROW.format(m=margin, faces=faces, does=does) for faces, does in rows
    )


@pytest.mark.sample(1)
@pytest.mark.parametrize("above", ["", "        if morale >= 1\n"])
@pytest.mark.parametrize("faces", [("1 to 3",), ("1 to 3", "5 to 6"), ("2", "4")])
def test_the_row_is_added_behind_the_others(
    opened_set: OpenedSet, above: str, faces: tuple[str, ...]
) -> None:
    margin = " " * (12 if above else 8)
    rows = [(one, "add 1 food") for one in faces]
    text = CARD.format(table=above + table(margin, *rows))
    wanted = CARD.format(table=above + table(margin, *rows, ("otherwise", "nothing happens")))
    document = opened_set.open("crossroads/x.dow", text)
    errors = [one for one in document.warm_set.findings() if one.severity is Severity.ERROR]
    assert [error.code for error in errors] == ["DOW3009"]
    found = [each for each in actions(document, document.map.whole()) if each.edits]
    assert wanted in {applied(text, each.edits) for each in found}
    whole = opened_set.open("crossroads/x.dow", wanted)
    titles = [each.title for each in actions(whole, whole.map.whole())]
    assert not any("otherwise" in title for title in titles)
