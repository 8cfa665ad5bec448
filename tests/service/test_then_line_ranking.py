"""Behind `then` stands first what the chosen option changes, with the pieces of the test."""

from __future__ import annotations

from pathlib import Path

import pytest

from dowlang.service.completion.completions import completions
from dowlang.service.workspace import Workspace

CARD = """crossroads "The Cold Room"
    flavor "x"
    if food >= 1
    option "Burn the sled"
        gain 1 morale
        add 2 helpless survivors
    option "Mend it"
        remove 1 food
        add 2 zombies to the "School"
    option "Lie down"
        a survivor you control gets 1 wound

test "x"
    given players = 3, seed 1, food = 1
    given player 1 controls "Amara Diallo", "Amara Diallo" is at the colony
    given crossroads "The Cold Room"
"""


def offered(folder: Path, lines: str) -> list[str]:
    text = f"{CARD}    {lines}\n    then "
    document = Workspace().open(folder / "card.dow", text)
    return [each.label for each in completions(document, document.map.position(len(text))).items]


@pytest.mark.sample(2)
@pytest.mark.parametrize(
    ("chosen", "first"),
    (
        ("Burn the sled", ("morale = ", "helpless survivors = ")),
        ("Mend it", ("food = ", 'zombies at "School" = ')),
        ("Lie down", ('wounds on "Amara Diallo" = ',)),
    ),
)
def test_what_the_option_changes_is_offered_first(
    tmp_path: Path, chosen: str, first: tuple[str, ...]
) -> None:
    found = offered(tmp_path, f'when player 1 chooses "{chosen}"')
    for begins, label in zip(first, found, strict=False):
        assert label.startswith(begins), found[:4]


def test_nobody_is_offered_early_whom_the_test_has_not_named(tmp_path: Path) -> None:
    found = offered(tmp_path, 'when player 1 chooses "Burn the sled"')
    named = [at for at, label in enumerate(found) if '"' in label and "Amara" not in label]
    plain = [at for at, label in enumerate(found) if '"' not in label and " = " in label]
    assert not named or max(at for at in plain if at < 12) < named[0]


def test_without_a_choice_it_is_what_the_last_one_above_has_changed(tmp_path: Path) -> None:
    lines = 'when player 1 chooses "{}"\n    then morale = 1\n    when player 1 chooses "Mend it"'
    assert offered(tmp_path, lines.format("Burn the sled"))[0].startswith("food = ")


def test_names_that_the_file_says_stand_before_others(tmp_path: Path) -> None:
    text = f'{CARD}    when player 1 moves "'
    document = Workspace().open(tmp_path / "card.dow", text)
    found = completions(document, document.map.position(len(text))).items
    assert [each.label for each in found[:1]] == ['"Amara Diallo"']
    other = text.replace("Amara Diallo", "Yuki Lowe")
    document = Workspace().open(tmp_path / "card.dow", other)
    found = completions(document, document.map.position(len(other))).items
    assert [each.label for each in found[:1]] == ['"Yuki Lowe"']


WHETSTONE = """item "Whetstone"
    weapon, in "Gas Station" x 2
    equip
        attack of the bearer is 2

test "x"
    given players = 3, seed 1
    given player 1 controls "Felix Aldana", "Felix Aldana" is at "Hospital"
    given player 1 has "Whetstone", dice of player 1 are 6 6
    """


@pytest.mark.parametrize(
    "line",
    (
        'equips "Felix Aldana" with "Whetstone"',
        'searches "Hospital"',
        'uses the ability of "Felix Aldana"',
        'contributes "Whetstone"',
    ),
)
def test_a_when_line_is_offered_with_the_names_of_its_test(tmp_path: Path, line: str) -> None:
    text = f"{WHETSTONE}when player 1 {line.split()[0]}"
    document = Workspace().open(tmp_path / "card.dow", text)
    found = completions(document, document.map.position(len(text))).items
    assert line in [each.label for each in found[:2]]


def test_where_somebody_moves_to_is_elsewhere(tmp_path: Path) -> None:
    text = f"{WHETSTONE}when player 1 moves"
    document = Workspace().open(tmp_path / "card.dow", text)
    found = completions(document, document.map.position(len(text))).items
    assert found[0].label.startswith('moves "Felix Aldana" to ')
    assert not found[0].label.endswith('"Hospital"')


def test_a_name_of_a_card_is_offered_with_its_sort(tmp_path: Path) -> None:
    text = f'{WHETSTONE}given player 1 has "'
    document = Workspace().open(tmp_path / "card.dow", text)
    found = completions(document, document.map.position(len(text))).items
    told = {each.label: each.detail for each in found}
    assert told['"Whetstone"'] == "item, weapon" and told['"Antiseptic"'] == "item, medicine"
