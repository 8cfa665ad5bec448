"""Messages that readers from outside were led astray by, each line with what is said of it now."""

from __future__ import annotations

from pathlib import Path

import pytest

from dowlang.diagnostics import Severity
from dowlang.project import checking
from dowlang.project.pipeline import language

CARD = """crossroads "Aa"
    flavor "x"
    when you pass
    option "A"
        {effect}
    option "B"
        lose 1 morale
"""
TEST = """
test "a"
    given players = 3, seed 1
    given player 1 controls "Halima Yusuf", player 1 has "Aspirin"
    {line}
"""
HEAD, LINE = "when you pass", "then morale >= 0"


def told(folder: Path, text: str) -> list[tuple[int, str, str]]:
    """Line, code and help of the errors of a card file."""
    (folder / "it.dow").write_text(text, "utf-8")
    found, _ = checking.check_paths([folder / "it.dow"])
    return [
        (one.span.line, one.code, one.help or "") for one in found if one.severity is Severity.ERROR
    ]


TRIGGERS = {
    'when you search "School", before it take effect': (
        "DOW2028",
        'it is written `when you search "School", before it takes effect`',
    ),
    "when you spend food, after pay": (
        "DOW2002",
        "`when you spend food,` may stand `after paying`",
    ),
    'when you search "School", before taking effect': (
        "DOW2001",
        '`when you search "School",` may stand `before it takes effect`',
    ),
    "when you end your turn": ("DOW2017", "it is written `when you pass`"),
    "when you end": ("DOW3001", "it is written `when you pass`"),
    'vote "yes"': ("DOW2002", "`vote by players`"),
    "vote about the bread": ("DOW2001", ""),
}


@pytest.mark.parametrize(("line", "said"), TRIGGERS.items())
def test_a_line_of_a_card_leads_to_one_that_can_stand(
    line: str, said: tuple[str, str], tmp_path: Path
) -> None:
    text = CARD.replace(HEAD, line).format(effect="gain 1 morale")
    number, code, help = told(tmp_path, text)[0]
    assert number == 3 and code == said[0] and said[1] in help, (code, help)
    assert "exile" not in help or "exile" in line


EFFECTS = {
    "the player with the lowest roll discards 1 card": "named by `each player rolls a die` above",
    "give her 1 wound": "one spoken of before is `that …`",
}


@pytest.mark.parametrize(("effect", "said"), EFFECTS.items())
def test_an_effect_that_cannot_be_leads_to_one_that_can(
    effect: str, said: str, tmp_path: Path
) -> None:
    ((number, _, help),) = told(tmp_path, CARD.format(effect=effect))
    assert number == 5 and said in help


def test_what_names_the_lowest_roll_can_be_typed_above_it(tmp_path: Path) -> None:
    effect = """each player rolls a die
        the player with the lowest roll discards 1 card"""
    assert told(tmp_path, CARD.format(effect=effect)) == []


LINES = {
    'then "Halima Yusuf" is "School"': ('at "School"', 'then "Halima Yusuf" is at "School"'),
    'then "Aspirin" is on top of the "School"': (
        '"School" deck`',
        'then "Aspirin" is on top of the "School" deck',
    ),
    'then "Aspirin" is in the "School"': (
        '"School" deck`',
        'then "Aspirin" is in the "School" deck',
    ),
    'then "Halima Yusuf" is at the "School"': (
        'is at "School"`',
        'then "Halima Yusuf" is at "School"',
    ),
}


@pytest.mark.parametrize("line", LINES)
def test_a_name_is_told_with_the_words_it_lacks(line: str, tmp_path: Path) -> None:
    said, right = LINES[line]
    card = CARD.format(effect="gain 1 morale")
    ((_, _, help),) = told(tmp_path, card + TEST.format(line=line))
    assert help.startswith("it is written") or "; it is written" in help
    assert said in help
    assert told(tmp_path, card + TEST.format(line=right)) == []


def test_every_fixed_saying_has_its_own_forms(tmp_path: Path) -> None:
    """The points and modifiers of all words, each word of them in the forms that it also has."""
    words = language("dead_of_winter")
    forms = words.parser.agreement
    points = {
        name: word.phrase
        for word in words.vocabulary.words
        for name, _ in getattr(word, "points", ())
    }
    heads = {
        "before the roll": "you move a survivor",
        "after the roll": "you attack a zombie",
        "before it takes effect": "you search a location",
        "after paying": "you spend food",
    }
    tried = 0
    for point in points:
        head = heads.get(point, "")
        for place, word in enumerate(point.split()):
            lemma = forms.lemmas.get(word, word)
            for other in {lemma, forms.thirds.get(lemma), forms.plurals.get(lemma)} - {word, None}:
                changed = point.split()
                changed[place] = str(other)
                line = f"when {head}, {' '.join(changed)}"
                text = CARD.replace(HEAD, line).format(effect="gain 1 morale")
                tried += bool(head)
                assert not head or told(tmp_path, text), line
    assert tried >= 3
