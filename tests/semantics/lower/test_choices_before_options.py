"""What `first` chooses is spoken of below it, whatever stands in between; where there is nothing to
choose only what speaks of it falls away.
"""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from dowlang.project import compiling, pipeline
from tests.hostile.whole_way import source_of
from tests.testing.trying import failures

CHOOSES = {
    "a survivor": ('choose a survivor at "School" as pal', "the pal gets 1 wound"),
    "a card": ("choose a card in hand as pal", "discard the pal"),
    "by chance": ('choose a random survivor at "School" as pal', "the pal gets 1 wound"),
    "a player": ('choose another player with a survivor at "School" as pal', "the pal loses 1 die"),
    "one of another": (
        'choose another player with a survivor at "School" as mark\n'
        'choose a survivor at "School" controlled by the mark as pal',
        "the pal gets 1 wound",
    ),
}
BETWEEN = {"nothing": "", "a line": "add 1 food\n", "one about it": "{}\nadd 1 food\n"}
USES = {
    "options": '    option "Plain"\n        lose 1 morale\n    option "Spoken"\n        {}\n',
    "carried out": '    option "Plain"\n        lose 1 morale\n    option "Spoken"\n        {}\n'
    '    option "Again"\n        carry out "Spoken"\n',
    "an outcome": '    automatic "Quiet" if morale <= 2\n        {}\n'
    '    option "Plain"\n        lose 1 morale\n',
    "a vote": '    vote by players, ties go to the first player\n        passes "Plain"\n'
    '            lose 1 morale\n        fails "Spoken"\n            {}\n',
}


def card(chooses: str, between: str, uses: str) -> str:
    choice, spoken = CHOOSES[chooses]
    about = spoken.replace("discard", "reveal")  # what is discarded cannot be discarded again
    lines = [*choice.split("\n"), *BETWEEN[between].format(about).rstrip().split("\n")]
    first = "".join(f"        {line}\n" for line in lines if line)
    head = 'crossroads "The Empty Watch"\n    flavor "x"\n    if rounds begun >= 1\n    first\n'
    return head + first + USES[uses].format(spoken)


@pytest.mark.sample
@pytest.mark.parametrize("chooses", CHOOSES)
@pytest.mark.parametrize("uses", USES)
@pytest.mark.parametrize("between", BETWEEN)
def test_a_handler_reads_nothing_that_it_does_not_bind(
    chooses: str, uses: str, between: str
) -> None:
    checked = pipeline.check(source_of(card(chooses, between, uses).encode()))
    assert [each.code for each in checked.errors] == []
    for text in compiling.compile_set(checked).modules.values():
        assert unbound(text) == set()


def unbound(text: str) -> set[str]:
    """Return the names that functions of a module read and nothing binds."""
    module = ast.parse(text)
    known = {*dir(__builtins__), *__builtins__} if isinstance(__builtins__, dict) else set()
    for node in module.body:
        for each in ast.walk(node) if isinstance(node, ast.ImportFrom) else (node,):
            if isinstance(each, ast.alias):
                known.add(each.asname or each.name)
        if isinstance(node, ast.FunctionDef):
            known.add(node.name)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            known |= {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}
    out = set[str]()
    for node in module.body:
        if isinstance(node, ast.FunctionDef):
            names = [each for each in ast.walk(node) if isinstance(each, ast.Name)]
            own = {each.arg for each in ast.walk(node) if isinstance(each, ast.arg)}
            own |= {each.id for each in names if isinstance(each.ctx, ast.Store)}
            out |= {each.id for each in names} - own - known
    return out


TABLE = """
test "it"
    given players = 2, seed 1, morale = 5, food = 0
    given player 1 controls "Amara Diallo", "Amara Diallo" is at the colony
    given player 2 controls "Biscuit", "Biscuit" is at "School"{}
    given crossroads "The Empty Watch"
    when player 1 starts
    {}
    then {}
"""
EMPTY = ', "Biscuit" is at the colony'


@pytest.mark.parametrize("chooses", ["a survivor", "by chance", "a card", "one of another"])
@pytest.mark.parametrize("between", ["nothing", "a line"])
def test_with_nothing_to_choose_the_others_are_there(
    chooses: str, between: str, tmp_path: Path
) -> None:
    text = card(chooses, between, "options").replace(
        '    option "Plain"',
        '    automatic "Alarm" if morale <= 2\n        gain 3 morale\n    option "Plain"',
    )
    tins = int(between == "a line")
    bare = TABLE.replace('"Biscuit" is at "School"{}', '"Biscuit" is at the colony')
    plain = (
        'then player 1 can choose "Plain"\n    then player 1 cannot choose "Spoken"\n'
        '    when player 1 chooses "Plain"'
    )
    text += bare.format(plain, f"morale = 4 and food = {tins}")
    text += (
        bare.replace('"it"', '"alarm"')
        .replace("morale = 5", "morale = 2")
        .format("then player 1 controls 1 survivor", f"morale = 5 and food = {tins}")
    )
    told = failures(tmp_path, text)
    assert not told, "\n".join(told)
