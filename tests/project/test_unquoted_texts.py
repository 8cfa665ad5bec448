"""Texts that their author wrote without quotes: all of the line, but no condition of a label."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.running import dow

CARD = """crossroads "A Cold Night"
    {flavor}
    when you search "Library"
    {option}
        gain 1 morale
    option "Go"
        lose 1 morale
"""
TEXTS = (
    "It was cold. Then I thought: we go home.",
    "the night is long and cold",
    "add a zombie",
    "If it is over, who knows?",
    "3 days later; nobody spoke!",
    "we don't know where it is",
)


def mended(folder: Path, flavor: str = 'flavor "Quiet."', option: str = 'option "Wait"') -> str:
    """Return the text of a card after `dow check --fix`."""
    path = folder / "night.dow"
    path.write_text(CARD.format(flavor=flavor, option=option))
    dow("check", "--fix", str(path))
    return path.read_text()


@pytest.mark.parametrize("text", TEXTS)
def test_a_text_gets_its_quotes_with_every_sign_in_it(text: str, tmp_path: Path) -> None:
    assert f'    flavor "{text}"\n' in mended(tmp_path, flavor=f"flavor {text}")
    assert f'    flavor "{text}"  # mine\n' in mended(tmp_path, flavor=f"flavor {text}  # mine")


@pytest.mark.parametrize("label", ("Wait", "Lock the door", "If they come", "Take it all"))
def test_what_is_asked_behind_a_label_is_no_part_of_it(label: str, tmp_path: Path) -> None:
    assert f'option "{label}" if food = 0\n' in mended(
        tmp_path, option=f"option {label} if food = 0"
    )
    if " " in label:
        assert f'option "{label}"\n' in mended(tmp_path, option=f"option {label}")


def test_a_condition_that_is_not_understood_is_put_into_no_label(tmp_path: Path) -> None:
    line = "option Lock the door if food is 0"
    assert f"    {line}\n" in mended(tmp_path, option=line)
