"""`dow check --fix` parts a printed paragraph into its sentences, as `dow write` does: what is
understood is written, what is not is a line of its own, and what goes on from one that is not
understood is left for the next run.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.running import dow

CARD = 'crossroads "The Wall"\n    flavor "x"\n    if food = 0\n    option "Go on"\n        {}\n'
KNOWN = {
    "Lose 1 morale.": "lose 1 morale",
    "Each player draws 1 card from the school deck.": (
        'each player draws 1 card from the "School" deck'
    ),
    "Add 2 zombies to the colony.": "add 2 zombies to the colony",
}
STRANGE = ("Gargle the purple wall.", "If the wall is purple, gargle.")


def mended(folder: Path, paragraph: str, end: str = "\n") -> list[str]:
    """Return the lines below the option of a card after `dow check --fix`."""
    place = folder / "the_wall.dow"
    place.write_bytes(CARD.format(paragraph).replace("\n", end).encode())
    dow("check", str(place), "--fix")
    text = place.read_bytes().decode()
    return text[text.index("Go on") :].split(end)[1:-1]


@pytest.mark.sample(1)
@pytest.mark.parametrize("end", ("\n", "\r\n"))
@pytest.mark.parametrize("strange", STRANGE)
def test_each_sentence_is_mended_by_itself(tmp_path: Path, strange: str, end: str) -> None:
    lines = mended(tmp_path, " ".join((*KNOWN, strange)), end)
    assert [each.strip() for each in lines] == [*KNOWN.values(), strange]
    lines = mended(tmp_path, f"{strange} Lose 1 morale.", end)
    assert [each.strip() for each in lines] == [strange, "lose 1 morale"]


def test_sentences_that_are_read_together_stay_together(tmp_path: Path) -> None:
    said = (
        "Gargle. You may discard a food card. If you do, gain 1 morale. Otherwise, lose 1 morale."
    )
    assert mended(tmp_path, said) == [
        "        Gargle.",
        "        you may discard a food card",
        "            if so",
        "                gain 1 morale",
        "            if not",
        "                lose 1 morale",
    ]


@pytest.mark.parametrize(
    "said",
    (
        "Gargle at a survivor of the wall. That survivor gets 1 wound.",
        "Each time a wall sneezes, gargle. Lose 1 morale.",
    ),
)
def test_what_goes_on_from_what_is_not_understood_is_not_mended(tmp_path: Path, said: str) -> None:
    parts = [f"{each}." for each in said.rstrip(".").split(". ")]
    lines = mended(tmp_path, said)
    assert [each.strip() for each in lines] == parts
    place = tmp_path / "the_wall.dow"
    dow("check", str(place), "--fix")
    assert "\n".join(lines) in place.read_text()
