"""An option or a definition with a line that is yours, carried out in what others do, is warned of
as the line itself is there (DOW5022): printed out it would read as theirs.
"""

from __future__ import annotations

import pytest

from tests.semantics.ownership.test_doers_in_loops import COMES, GOES, TAKES
from tests.semantics.winter_world import found_in

LOOPS = ("for each player", "for each other player", "the first player may discard a fuel card")


def codes(line: str, *option: str, definition: str = "") -> list[str]:
    """Return the warnings of a card whose option carries "Pay up", with this line, out."""
    pays = f'    option "Pay up"\n        {line}\n'
    body = "".join(f"        {each}\n" for each in option)
    text = f'crossroads "T"\n    flavor "x"\n    if food >= 0\n    option "a"\n{body}'
    if definition:
        text += f'    option "no"\n        lose 1 morale\n\ndefine "Pay up"\n{definition}'
    else:
        text += pays
    findings = found_in(text)
    assert not [each for each in findings if each.code < "DOW5"], (text, findings)
    return [each.code for each in findings if each.code == "DOW5022"]


def carried(loop: str) -> tuple[str, ...]:
    below = ("    if so",) if "may" in loop else ()
    return (loop, *below, "    " * (1 + len(below)) + 'carry out "Pay up"')


@pytest.mark.sample(5)
@pytest.mark.parametrize("line", [*COMES, *TAKES])
def test_what_is_yours_is_warned_of_where_it_is_carried_out(line: str) -> None:
    for loop in LOOPS:
        assert codes(line, *carried(loop)) == ["DOW5022"], loop
        assert codes(line, *carried(loop), definition=f"    {line}\n") == ["DOW5022"], loop
        assert not codes(line, *carried(loop), definition=f"    you {line}\n"), loop
    assert not codes(line, 'carry out "Pay up"')


@pytest.mark.parametrize("line", GOES)
def test_what_is_nobodys_is_not(line: str) -> None:
    for loop in LOOPS:
        assert not codes(line, *carried(loop))
        assert not codes(line, *carried(loop), definition=f"    {line}\n")


def test_a_definition_of_a_definition_is_warned_of() -> None:
    inner = '    carry out "Pay"\n\ndefine "Pay"\n    discard 1 card\n'
    assert codes("", *carried(LOOPS[0]), definition=inner) == ["DOW5022"]
    theirs = "    for each player\n        they discard 1 card\n"
    assert not codes("", *carried(LOOPS[0]), definition=theirs)


def test_an_option_that_carries_one_out_is_warned_of() -> None:
    option = (*carried(LOOPS[0]),)
    assert codes('carry out "Pay"\n    option "Pay"\n        lose 1 die', *option) == ["DOW5022"]
