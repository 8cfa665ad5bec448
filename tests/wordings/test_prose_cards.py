"""A card in the words of a printed card becomes a card file, and what is printed of a card is read
back as that card.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from dowlang.cli.app import command_line
from dowlang.project.writing.cards import write_card
from tests.wordings.measuring import Wordings
from tests.wordings.printed import cards, printed, read_back

ROOT = Path(__file__).parents[2]
BASE = ROOT / "cards" / "base"
PROSE = """## crossroads · Cold Pipes

Trigger: You search the School.

**Drain the pipes.**

- Spend 1 unused action die.
- Remove 1 noise token from the School and raise morale by 1.

**Let them burst.**

- Sing something.
- No one may search the School for the rest of the round.
"""
FILE = """crossroads "Cold Pipes"
    when you search "School"
    option "Drain the pipes"
        spend 1 die
        remove 1 noise from "School"
        gain 1 morale
    option "Let them burst"
        # ? Sing something.
"""
BACK = 149
"""Cards of the starter set, of 150, that are read back as they were printed."""


@pytest.fixture(scope="module")
def measure() -> Wordings:
    return Wordings()


def test_what_is_not_understood_stands_as_a_comment_and_the_rest_is_a_card() -> None:
    written = write_card(PROSE, "dead_of_winter")
    assert written.text.startswith(FILE)
    assert written.text.rstrip().endswith('survivors at "School" cannot search')
    assert [line for line, _ in written.unread] == ["Sing something."]


def test_the_command_exits_with_1_when_a_line_is_not_understood(tmp_path: Path) -> None:
    file = tmp_path / "pipes.txt"
    file.write_text(PROSE)
    done = CliRunner().invoke(command_line("write"), ["write", str(file)])
    assert done.exit_code == 1
    assert FILE in done.output
    file.write_text(PROSE.replace("- Sing something.\n", ""))
    done = CliRunner().invoke(command_line("write"), ["write", str(file)])
    assert done.exit_code == 0


MANIFEST = """edition = 1
id = "radio"
name = "Radio"
version = "1"
ruleset = "dead_of_winter"
uses = ["base"]
"""
SURVIVOR = """survivor "Odile Brandt"
    flavor "Still here."
    occupation "host"
    influence 58
    attack 4+
    search 2+
    at "Library"
"""


@pytest.mark.parametrize("mistake", [False, True])
def test_a_text_in_a_set_speaks_of_its_cards(tmp_path: Path, mistake: bool) -> None:
    (tmp_path / "set.toml").write_text(MANIFEST)
    survivor = SURVIVOR.replace("58", "much") if mistake else SURVIVOR
    (tmp_path / "odile.dow").write_text(survivor)
    file = tmp_path / "text" / "pipes.txt"
    file.parent.mkdir()
    line = "If you control Odile Brandt, gain 1 morale."
    file.write_text(f"Crossroads\nPipes\nTrigger: You search the library.\nOption 1: Go\n{line}\n")
    done = CliRunner().invoke(command_line("write"), ["write", str(file)])
    assert 'if you control "Odile Brandt"\n' in done.stdout  # or whose card is still to come
    assert done.exit_code == 0
    assert ("has errors: the text is read without its cards" in done.stderr) is mistake


@pytest.mark.proof
@pytest.mark.parametrize("name", ["The Fast", "Aspirin", "Words on the Wind", "School"])
def test_a_printed_card_is_read_back(measure: Wordings, name: str) -> None:
    card = next(each for each in cards(BASE) if each.name == name)
    same, text = read_back(measure, card, printed(BASE)[name])
    assert same, text


@pytest.mark.proof
def test_most_printed_cards_are_read_back(measure: Wordings) -> None:
    texts = printed(BASE)
    some = [each for each in cards(BASE) if each.name in texts]
    assert sum(read_back(measure, each, texts[each.name])[0] for each in some) >= BACK


def test_a_survivor_whose_card_is_still_to_be_written_is_one() -> None:
    prose = (
        "The Host\nCrossroads\nTrigger: You control Odile Brandt.\n\nOption 1: Go\nMove Odile "
        "Brandt to the school.\nOdile Brandt gets 1 wound.\nOption 2: Stay\nSing of Odile Brandt."
    )
    lines = write_card(prose, "dead_of_winter").text.splitlines()
    assert [line.strip() for line in lines if "Odile" in line and "#" not in line] == [
        'if you control "Odile Brandt"',
        'move "Odile Brandt" to "School"',
        '"Odile Brandt" gets 1 wound',
    ]


@pytest.mark.sample(2)
@pytest.mark.parametrize(
    "line",
    ["has no dice", "if has no dice", "the player has no food", "each survivor has no noise"],
)
def test_a_refused_line_is_a_comment_whatever_its_message_quotes(line: str) -> None:
    prose = f"The Hall\nCrossroads\n\nOption: Wait\nLose 1 morale.\n{line}\nGain 1 morale."
    text = write_card(prose, "dead_of_winter").text
    assert line not in [each.strip() for each in text.splitlines()]
    assert "lose 1 morale" in text and "gain 1 morale" in text
