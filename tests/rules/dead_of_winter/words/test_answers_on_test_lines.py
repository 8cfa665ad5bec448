"""Every question of the rules has a line of a test that answers it: the words are those of the
options, `docs/language.md` lists them all.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from dowlang.engine.ruleset import OptionKind
from dowlang.project import checking
from dowlang.rulesets.dead_of_winter.state.options import OPTION_KINDS
from dowlang.rulesets.dead_of_winter.words.for_tests.answers import ANSWERS
from dowlang.testing import run_tests
from dowlang.testing.fixture import table as laid
from dowlang.testing.path_search import Search
from dowlang.testing.runner import plan
from tests.contract.twin_starts import kinds

TEXT = """scenario "Everybody Asks"
    rule "handoff.consent" is "yes"
    rule "search.return_order" is "choice"

crossroads "A Draught"
    flavor "Cold comes in."
    when you clean waste
    option "Shut the door"
        gain 1 morale
    option "Leave it"
        lose 1 morale

test "it"
    given players = 3, seed 1, morale = 5
    given scenario "Everybody Asks"
    given crossroads "A Draught"
    given player 1 controls "Yuki Lowe", "Yuki Lowe" is at "Library", dice of player 1 are 6 6
    given player 2 controls "Lars Engstrom", "Lars Engstrom" is at "Library"
    given player 2 has "Aspirin"
    given "Letter Opener" is on top of the "Library" deck
    given "Old Newspapers" is on top of the "Library" deck
{lines}
"""
BITTEN = """    given player 1 controls "Amara Diallo", "Amara Diallo" is at "School"
    when player 1 moves "Amara Diallo" to "Library", exposure bitten
"""
ARMED = '    given player 2 has "Cricket Bat"\n'
ASKED = "    when player 1 asks player 2 for a card\n"


def told(tmp_path: Path, lines: str) -> str:
    """The failure of the test with these lines, or an empty text."""
    (tmp_path / "asked.dow").write_text(TEXT.format(lines=lines), "utf-8")
    (asked,) = checking.tests_of([tmp_path / "asked.dow"])
    return run_tests(asked.cards, asked.tests).results[0].message()


@pytest.mark.parametrize(
    "lines",
    [
        BITTEN
        + '    when player 1 chooses "roll exposure for Yuki Lowe", exposure blank\n    then '
        'player 1 controls "Yuki Lowe" and morale = 4',
        BITTEN + '    when player 1 chooses "roll exposure for Yuki Lowe", exposure wound\n'
        '    when player 2 chooses "Lars Engstrom dies and the bite ends"\n    then morale = 2',
        BITTEN + '    when player 1 chooses "Yuki Lowe dies and the bite ends"\n    then player 2 '
        'controls "Lars Engstrom" and morale = 3',
        ASKED
        # of the first symbol that may be asked for there is none
        + '    when player 2 declines\n    then player 2 has "Aspirin"',
        ARMED + ASKED + '    when player 2 declines\n    then player 2 has "Cricket Bat"',
        ASKED + '    when player 2 chooses "give nothing"\n    then player 2 has "Aspirin"',
        ASKED + '    when player 2 chooses "Aspirin"\n    then not player 2 has "Aspirin"',
        ASKED + '    when player 2 chooses "give Aspirin"\n    then not player 2 has "Aspirin"',
        '    given "Yuki Lowe" is equipped with "Cricket Bat"\n    when player 1 chooses "hand '
        'Cricket Bat from Yuki Lowe to Lars Engstrom"\n'
        '    when player 2 declines\n    then "Yuki Lowe" is equipped with "Cricket Bat"',
        '    given "Yuki Lowe" is equipped with "Cricket Bat"\n    when player 1 chooses "hand '
        'Cricket Bat from Yuki Lowe to Lars Engstrom"\n'
        '    when player 2 accepts\n    then "Lars Engstrom" is equipped with "Cricket Bat"',
        '    when player 1 searches "Library"\n    when player 1 chooses "make noise and draw one '
        'more card"\n    when player 1 chooses "Letter Opener"\n'
        '    then noise at "Library" = 1 and player 1 has "Letter Opener"',
        '    when player 1 searches "Library"\n    when player 1 chooses "keep Old Newspapers"\n   '
        ' then noise at "Library" = 0',
    ],
    ids=lambda lines: re.sub(r"\s+", " ", str(lines).split("when", 1)[1])[:60],
)
def test_an_answer_is_taken(lines: str, tmp_path: Path) -> None:
    """R-BITE-03, R-ACT-REQ-01, U-43, R-ACT-SEA-05: the answer is what happens."""
    assert told(tmp_path, lines) == ""


@pytest.mark.parametrize(
    ("lines", "found"),
    [
        (
            BITTEN
            + '    when player 2 chooses "roll exposure for Lars Engstrom"\n    then morale = 3',
            "found  player 1 is asked (bite), not player 2: `Yuki Lowe dies and the bite ends`, "
            "`roll exposure for Yuki Lowe`\n",
        ),
        (
            ARMED + ASKED + "    when player 2 accepts\n    then morale = 5",
            "found  player 2 is asked (request): `give Cricket Bat`, `give nothing`\n",
        ),
        (
            "    when player 2 declines\n    then morale = 5",
            "found  player 1 is asked (action), not player 2",
        ),
    ],
)
def test_what_is_asked_instead_is_told(lines: str, found: str, tmp_path: Path) -> None:
    assert found in told(tmp_path, lines)


@pytest.mark.parametrize(
    ("choice", "help_"),
    [
        ("roll exposre for Yuki Lowe", "did you mean `roll exposure for Yuki Lowe`"),
        ("giv nothing", "did you mean `give nothing`"),
        ("entrance 9 of Nowhere", None),
        ("hand Aspirin from Yuki Lowe to Nobody", None),
        ("effect one first", None),
    ],
)
def test_an_answer_that_nobody_can_give_is_refused(choice: str, help_: str | None) -> None:
    text = TEXT.format(lines=f'    when player 1 chooses "{choice}"\n    then morale = 5')
    [finding] = [
        one
        for one in checking.check_text(text.encode(), "asked.dow")[0]
        if one.severity.value == "error"
    ]
    wanted = (
        "the label of an option, the name of what is picked, or an answer such as `give nothing`"
    )
    assert finding.message == f"found the choice `{choice}`, wanted {wanted}" and (
        help_ is None or help_ in (finding.help or "")
    )


@pytest.mark.parametrize(
    "choice",
    [
        "effect 1 first",
        "entrance 3 of Colony",
        "fuel",
        "waste pile",
        "done",
        "move Yuki Lowe to School",
        "bitten",
        "hand Aspirin from Yuki Lowe to Lars Engstrom",
        "play Aspirin to raise a 3",
        "Yuki Lowe leads the group",
    ],
)
def test_an_answer_may_be_written(choice: str) -> None:
    text = TEXT.format(lines=f'    when player 1 chooses "{choice}"\n    then morale = 5')
    assert not [
        one
        for one in checking.check_text(text.encode(), "asked.dow")[0]
        if one.severity.value == "error"
    ]


def with_nouns(kind: OptionKind, text: str) -> str:
    """Return the text of a kind of options with its nouns in its places."""
    return re.sub(r"\{(\d)\}", lambda hole: "{" + kind.arguments[int(hole[1])] + "}", text)


def test_the_answers_are_the_words_of_options() -> None:
    """Pieces that show themselves alone (`{0}`) are called by their names, those with no name
    here by their words.
    """
    said = {
        with_nouns(kind, text)
        for kind in OPTION_KINDS
        for text in (re.sub(r"\[.*\]", "", kind.text), re.sub(r"[\[\]]", "", kind.text))
    }
    alone = {"{entrance}": "entrance {number} of {location}", "{deck}": "survivor deck"}
    spelled = {alone.get(text, text) for text in said}
    spelled |= {text.replace("{path}", "{card}") for text in spelled}
    for place in ("{location}", alone["{entrance}"]):
        spelled |= {text.replace("{entrance}", place) for text in spelled}
    spelled |= {text.replace("{player}", "player {number}") for text in spelled}
    own = [
        text for text in ANSWERS if not text.endswith(("deck", "pile")) or text == "survivor deck"
    ]
    assert not set(own) - spelled


def test_what_is_asked_in_a_turn_may_be_chosen_as_it_is_shown(tmp_path: Path) -> None:
    """Every option of a turn in which all kinds are possible, by the words of its sentence."""
    table = (
        '    given "Yuki Lowe" is equipped with "Cricket Bat", food = 2\n'
        '    given player 1 has "Jerry Can", player 1 has "Cleaver", player 1 has "Aspirin"\n'
        '    given zombies at "School" = 2, zombies at "Library" = 1, '
        "zombies at the colony = 1\n"
        "    given cards in the waste pile = 3, dice of player 2 are 1\n    when player 1 starts\n"
    )
    (tmp_path / "turn.dow").write_text(TEXT.format(lines=table), "utf-8")
    (asked,) = checking.tests_of([tmp_path / "turn.dow"])
    search = Search(asked.cards)
    begun = search.begin(laid(asked.cards, plan(asked.tests[0][1].steps).given), (), False)
    turn = begun and search.settled(begun)
    assert turn is not None and turn.acting
    shown = [option.text for option in turn.pending.options]
    kinds_shown = {OPTION_KINDS[answer[0]].name for answer in turn.pending.answers}
    assert len(kinds_shown) >= 16, kinds_shown
    lines = "".join(f'    then player 1 can choose "{text}"\n' for text in shown)
    text = TEXT.format(lines=table + lines)
    found, _ = checking.check_text(text.encode(), "turn.dow")
    assert not [one for one in found if one.severity.value == "error"]
    (tmp_path / "turn.dow").write_text(text, "utf-8")
    (asked,) = checking.tests_of([tmp_path / "turn.dow"])
    assert run_tests(asked.cards, asked.tests).results[0].message() == ""


def test_every_kind_of_question_stands_in_the_table_of_the_manual() -> None:
    page = (Path(__file__).parents[4] / "docs" / "language.md").read_text("utf-8")
    rows = page.partition("| question |")[2].partition("\n\n")[0].split("\n")[2:]
    named = [name for row in rows for name in re.findall(r"`(\w+)`", row.split("|")[1])]
    assert sorted(named) == sorted(kinds())
