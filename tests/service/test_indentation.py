"""How deep a line stands: where it is begun, and where a mistake of depth is mended."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

from dowlang.playground.editor_session import EditorSession
from dowlang.service import Document, Position, Workspace
from dowlang.service.code_actions.actions import actions
from dowlang.service.indentation import indented, margin_below
from dowlang.service.positions import Range, applied
from tests.service.opened_set import ROOT, OpenedSet

FILES = sorted(file for set in ("base", "dwar7s") for file in (ROOT / "cards" / set).rglob("*.dow"))
ASKS = re.compile(r" (may|must) ")
"""What is offered or asked of somebody may have lines below it and need not."""
HEAD = 'crossroads "The Locked Cellar"\n    flavor "x"\n    when you search\n'


def margin(text: str) -> int:
    return len(text) - len(text.lstrip(" "))


def deeper_lines(document: Document) -> int:
    """Return how many lines stand deeper than the one above, each where it would be begun. No
    line that has nothing below it asks for more.
    """
    found = 0
    lines = document.map.lines
    for number, (above, line) in enumerate(pairwise(lines), 1):
        if not above.strip() or above.lstrip().startswith("#") or ASKS.search(above):
            continue
        if margin(line) > margin(above):
            assert margin_below(document, number) == margin(line), (document.label, above)
            found += 1
        elif line.strip():
            assert margin_below(document, number) == margin(above), (document.label, above)
    return found


def of_files(files: list[Path]) -> int:
    workspace = Workspace()
    return sum(deeper_lines(workspace.open(file, file.read_text("utf-8"))) for file in files)


def test_a_line_is_begun_where_cards_have_it() -> None:
    assert of_files(FILES[::40]) > 20


@pytest.mark.proof
def test_every_line_of_both_games_is_begun_where_it_stands() -> None:
    assert of_files(FILES) > 1_000


@pytest.mark.sample(5)
@pytest.mark.parametrize(
    ("above", "spaces"),
    (
        (HEAD.rstrip("\n"), 4),  # what triggers a crossroads card takes nothing below it
        ('crossroads "X"', 4),
        (f'{HEAD}    option "Break in" if food >= 2', 8),
        (f'{HEAD}    option "A"\n        if food >= 1', 12),
        (f'{HEAD}    option "A"\n        gain 1 morale', 8),
        (f'{HEAD}    option "A" if nothing of the sort', 8),
        ('item "Axe"\n    weapon\n    play', 8),
        (f'{HEAD}    option "A"\n        roll a die', 12),
        (f'{HEAD}    option "A"\n        looose 1 morale', 8),
        (f'{HEAD}    option "A"\n        add 1 zombeis to the colony', 8),
        (f'{HEAD}    option "A"\n        gain 1 moral', 8),
        (f'{HEAD}    option "A"\n        remove 2 foood', 8),
        (f'{HEAD}    option "A"\n        choose one', 12),
        (f'{HEAD}    optoin "A"', 8),
        ('test "x"', 4),
        (f'{HEAD}    # option "A"', 4),
    ),
)
def test_enter_goes_deeper_where_a_block_begins(
    opened_set: OpenedSet, above: str, spaces: int
) -> None:
    document = opened_set.open("crossroads/new.dow", f"{above}\n\n")
    begun = document.map.position(len(above) + 1)
    edit = indented(document, begun)
    assert (
        applied(document.map.text, [edit] if edit else []).split("\n")[begun.line] == " " * spaces
    )


def test_below_an_empty_line_nothing_is_put(opened_set: OpenedSet) -> None:
    document = opened_set.open("crossroads/new.dow", f"{HEAD}\n\n")
    assert indented(document, Position(4, 0)) is None
    assert indented(document, Position(0, 0)) is None


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    "right",
    (
        f'{HEAD}    option "A"\n        remove 1 food\n',
        f'{HEAD}    option "A"\n        gain 1 morale\n        remove 1 food\n',
        f'{HEAD}    option "A"\n        if food >= 1\n            remove 1 food\n',
    ),
)
def test_a_line_too_far_left_or_right_is_put_in_its_place(
    opened_set: OpenedSet, right: str
) -> None:
    """The last line is moved by steps and by less: wherever that is an error, one fix mends it."""
    lines = right.rstrip("\n").split("\n")
    mended = 0
    for spaces in range(0, 17, 2):
        wrong = "\n".join((*lines[:-1], f"{' ' * spaces}{lines[-1].strip()}")) + "\n"
        document = opened_set.open("crossroads/new.dow", wrong)
        errors = [each for each in document.warm_set.findings() if each.file == document.label]
        if any(each.severity.value == "error" for each in errors):
            offers = [a for a in actions(document, document.map.whole()) if not a.needs_text]
            assert offers, wrong
            assert all(re.match(r"begin line \d+ with \w+ spaces", each.title) for each in offers)
            assert right in {applied(wrong, list(offer.edits)) for offer in offers}
            mended += 1
    assert mended >= 2


def test_the_page_is_told_where_a_line_belongs() -> None:
    page = EditorSession()
    found = page.indent(4, f'{HEAD}    option "A"\n\n')
    assert found == {"edits": [{"at": [4, 0, 4, 0], "text": " " * 8}]}
    assert page.indent(3, f"{HEAD}    \n") == {"edits": []}


@pytest.mark.sample(2)
@pytest.mark.parametrize("below", ("", "        gain 1 morale\n"), ids=("begun", "whole"))
@pytest.mark.parametrize("spaces", (0, 8, 12, 16, 20))
def test_an_option_behind_a_die_stands_again_where_options_do(
    tmp_path: Path, spaces: int, below: str
) -> None:
    card = (
        'crossroads "The Cold Room"\n    flavor "x"\n    if food >= 1\n    option "Look"\n'
        "        roll a die\n            1 to 3\n                lose 1 morale\n"
        "            otherwise\n                gain 1 morale\n"
    )
    text = f'{card}{" " * spaces}option "Sing"\n{below}'
    document = Workspace().open(tmp_path / "card.dow", text)
    at = document.map.position(len(card) + spaces)
    titles = [each.title for each in actions(document, Range(at, at))]
    assert "begin line 10 with 4 spaces" in titles[:1], titles


DIE = (
    '    option "Climb down"\n        roll a die\n            1 to 3\n'
    "                that survivor gets 1 wound\n            otherwise\n"
    "                gain 1 morale\n"
)


@pytest.mark.sample(2)
@pytest.mark.parametrize(
    ("line", "spaces"), ((6, 10), (6, 14), (6, 18), (5, 6), (5, 10), (7, 14), (7, 18))
)
def test_the_first_line_of_a_block_is_found_where_it_slipped(
    tmp_path: Path, line: int, spaces: int
) -> None:
    """Its own line is named and moved, and none of those that stand where they should."""
    lines = (HEAD + DIE).split("\n")
    wrong = [*lines[: line - 1], " " * spaces + lines[line - 1].strip(), *lines[line:]]
    document = Workspace().open(tmp_path / "card.dow", "\n".join(wrong))
    at = document.map.position(document.map.offset(line, 1))
    mended = [applied(document.map.text, each.edits) for each in actions(document, Range(at, at))]
    errors = [each for each in document.warm_set.findings() if each.severity.value == "error"]
    assert not errors or (HEAD + DIE) in mended, [str(each) for each in errors]
    assert {each.span.line for each in errors} <= {line}


FLAT = (
    ("roll a die", "1 to 3", "that survivor gets 1 woun", "otherwise", "gain 1 moral"),
    ("roll a die", "    1 to 3", "        gain 1 food", "    gain 1 morale"),
    ("roll a die", "    1 to 3", "        gain 1 morale", "        otherwise", "gain 1 food"),
)


@pytest.mark.sample(1)
@pytest.mark.parametrize("body", FLAT, ids=lambda body: body[1].strip())
def test_no_fix_takes_a_line_out_of_its_option(tmp_path: Path, body: tuple[str, ...]) -> None:
    """What it breaks hides other errors, so that there are fewer of them."""
    inside = "".join(f"        {each}\n" for each in body)
    text = f'{HEAD}    option "Climb down"\n{inside}    option "Cut it"\n        remove 1 foods\n'
    document = Workspace().open(tmp_path / "card.dow", text)
    offers = actions(document, document.map.whole())
    typo = "that survivor gets 1 woun"  # what stands below it is told once it is read
    assert (typo in body) == any(each.title == f"write `{typo}d`" for each in offers)
    for offer in offers:
        lines = applied(text, offer.edits).split("\n")
        option = lines.index('    option "Climb down"')
        below = lines[option + 1 : option + 1 + len(body)]
        assert all(line.startswith(" " * 8) for line in below), offer.title
        assert below[0].strip() == body[0], offer.title
