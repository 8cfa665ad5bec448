"""The head of a printed card: its name and its kind in whatever order, and the values between them;
what is set up; and text in quotes, which is taken apart nowhere.
"""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest
from typer.testing import CliRunner

from dowlang.cli.app import command_line
from dowlang.cli.errors import CommandError
from dowlang.project.game_language import language
from dowlang.project.writing.cards import write_card
from dowlang.project.writing.layout import Laid, laid_out

GAME = "dead_of_winter"
KINDS = tuple(each.name for each in language(GAME).vocabulary.kinds)
CLAUSES = {
    "survivor": ("influence", "attack", "search", "occupation"),
    "item": ("food", "weapon", "play"),
    "objective": ("setup", "goal"),
}
NAMES = ("Ann Bee", *(f"The Last {each.title()}" for each in KINDS))
HEADS = {
    "the kind below": "{name}\n{kind}",
    "in capitals": "{name}\n{kind} CARD",
    "in bold letters": "**{name}**\n**{kind}**",
    "as a heading": "# {name}\n{kind}",
    "the kind above": "{kind}\n{name}",
    "behind a colon": "{kind}: {name}",
    "in brackets": "{name} ({kind})",
    "behind a dash": "{name} – {kind}",
    "behind a comma": "{name}, {kind}",
    "as a book has it": "## W01 · {kind} · {name}",
}


def laid(text: str, kind: str = "") -> Laid:
    return laid_out(text, KINDS, CLAUSES, {"survivor": "occupation"}, kind)


@pytest.mark.parametrize("head", HEADS.values(), ids=HEADS)
def test_a_card_is_of_the_kind_that_is_said_alone_whatever_its_name_says(head: str) -> None:
    for name, kind in product(NAMES, KINDS):
        for said in (kind, kind.title(), kind.upper()):
            card = laid(f"{head.format(name=name, kind=said)}\n\nSing a song.\n")
            assert (card.kind, card.name) == (kind, name), (head, said)
            assert card.lines[-1].strip() == "Sing a song."


@pytest.mark.parametrize("kind", KINDS)
def test_a_word_for_a_kind_in_a_rule_says_no_kind(kind: str) -> None:
    assert laid(f"Ann Bee\n\nTake 1 {kind} with you.\n").kind == ""
    assert laid(f"Ann Bee\n\nTake 1 {kind} with you.\n", "item").kind == "item"


@pytest.mark.parametrize("kind", KINDS)
def test_a_line_of_the_rules_says_no_kind_where_one_is_given(kind: str) -> None:
    for above in ("When the active player searches", "Draw a card.", "Add 1 food."):
        card = laid(f"# My Card\n{above}\n{kind.title()}\nLose 1 morale.\n", "crossroads")
        assert card.kind == "crossroads"
        assert [line.strip() for line in card.lines[1:]][-3:] == [
            above,
            kind.title(),
            "Lose 1 morale.",
        ]


def test_the_kind_of_the_text_is_the_one_that_is_meant() -> None:
    assert laid("Ann Bee\nSurvivor\n", "item").kind == "survivor"


@pytest.mark.parametrize("kind_at", range(4))
@pytest.mark.parametrize("sign", [": ", " ", " = "])
def test_values_may_stand_above_the_kind(sign: str, kind_at: int) -> None:
    values = [f"Influence{sign}20", f"Attack{sign}3", f"Search{sign}2+"]
    told = [*values[:kind_at], "Survivor", *values[kind_at:]]
    for lines in (["Ann Bee", *told], [*told[: kind_at + 1], "Ann Bee", *told[kind_at + 1 :]]):
        card = laid("\n".join(lines))
        assert (card.kind, card.name) == ("survivor", "Ann Bee")
        assert [line.strip() for line in card.lines[1:]] == values


def test_what_somebody_is_stands_above_the_kind_too() -> None:
    card = laid("Ann Bee\nNight Cook\nInfluence 20\nSurvivor\nAttack: 3\n")
    assert card.lines[1:] == ['    occupation "Night Cook"', "    Influence 20", "    Attack: 3"]
    assert laid("Hammer\nWeapon item\nSing.\n").lines == [
        'item "Hammer"',
        "    weapon",
        "    Sing.",
    ]


def test_a_text_without_a_kind_is_refused_with_what_to_type(tmp_path: Path) -> None:
    file = tmp_path / "ann.txt"
    file.write_text("Ann Bee\n\nAdd 1 food.\n")
    for more, told in (
        ([], "or type `--kind crossroads`"),
        (["--kind", "objectiv"], "did you mean `objective`"),
    ):
        done = CliRunner().invoke(command_line("write"), ["write", str(file), *more])
        assert isinstance(done.exception, CommandError)
        assert told in str(done.exception)
        assert done.stdout == ""


SET = ["        setup", "            morale 6", "            rounds 7"]
OBJECTIVE = "Winter Quarters\nMain objective\n\n{}\n\nYou win when morale is 9 or more.\n"


@pytest.mark.parametrize(
    ("said", "more"),
    [
        ("Setup: Morale: 6 / Rounds: 7", ()),
        ("Set-up: Morale: 6 · Rounds: 7 / Add 2 food", ("            add 2 food",)),
        ("Morale: 6 / Rounds: 7 / Add 2 food", ("            add 2 food",)),
        ("Setup:\nMorale: 6 / Rounds: 7\nAdd 2 food.", ("            add 2 food",)),
        ("Setup:\nMorale: 6\nRounds: 7", ()),
    ],
)
def test_what_a_game_begins_with_stands_side_by_side(said: str, more: tuple[str, ...]) -> None:
    lines = write_card(OBJECTIVE.format(said), GAME).text.rstrip().split("\n")
    assert lines[2:] == [*SET, *more, "        goal morale >= 9"]


RULE = "A survivor with 3 wounds dies."
"""A sentence that a card need not say: a rule of the game."""


@pytest.mark.sample(1)
@pytest.mark.parametrize("quotes", ['"{}"', "“{}”"])
def test_a_rule_of_the_game_within_quotes_stays_there(quotes: str) -> None:
    prose = (
        "Cold\nCrossroads\n\nTrigger: You search the School.\n\nShe sang: {}\n\n"
        "Option 1: {}\nAdd 2 food. {} Lose 1 morale.\n"
    )
    speech = quotes.format(f"It is cold. {RULE} So wait.")
    label = quotes.format(f"Go. {RULE} Now")
    text = write_card(prose.format(speech, label, RULE), GAME).text
    assert f"It is cold. {RULE} So wait." in text
    assert f'option "Go. {RULE} Now"' in text
    assert text.count(f"# {RULE} — that is a rule") == 1


NOTED = {
    "Crossroads (non-cooperative)": ("crossroads", "non-cooperative"),
    "Non-cooperative crossroads (mature)": ("", ""),
    "Main Objective (Medium)": ("objective", "time medium"),
    "Item - Gas station deck (2 copies)": ("item", 'tool, in "Gas Station" x 2'),
    "Starting item": ("item", "tool, starting x 1"),
}


@pytest.mark.parametrize("head", NOTED)
def test_what_stands_beside_the_kind_is_a_line_of_the_card(head: str) -> None:
    kind, line = NOTED[head]
    sort = "Symbol: Tool\n" if "item" in head.casefold() else ""
    card = write_card(f"The Bell\n{head}\n{sort}\nLose 1 morale.\n", GAME)
    assert card.kind == kind
    assert f"    {line}" in card.text.splitlines() or not kind


def test_a_word_that_opens_a_block_is_one_beside_the_sort_as_well() -> None:
    prose = "Ice Axe\nStarting item\nTool. Equip.\n\nThis survivor cannot search.\n"
    card = write_card(prose, GAME)
    assert card.text.splitlines()[1:] == [
        "    tool, starting x 1",
        "    equip",
        "        this survivor cannot search",
    ]


@pytest.mark.parametrize(
    "said",
    [
        "You may discard this card to look at the top card of the crisis deck.",
        "Shuffle the crisis deck.",
        "Shuffle the school deck",
        "Draw 2 cards from the school deck.",
        "Place 1 card under the library deck.",
    ],
)
def test_a_sentence_about_a_deck_is_no_place_of_the_card(said: str) -> None:
    text = write_card(f"Ice Axe\nItem\nTool\nFound at: School x 2\n\n{said}\n", GAME).text
    assert '    tool, in "School" x 2' in text.splitlines()


def test_what_a_crisis_does_stands_below_its_failure() -> None:
    prose = "Cold\nCrisis\nPrevent: Fuel\nEffect: Lose 1 morale.\nAdd 1 zombie to the school.\n"
    assert write_card(prose, GAME).text.splitlines()[-3:] == [
        "    failure",
        "        lose 1 morale",
        '        add 1 zombie to "School"',
    ]


def test_tokens_of_a_name_of_their_own_are_a_counter_of_that_name() -> None:
    prose = (
        "The Show\nMain objective\nSetup: Morale 6. Rounds 8.\nAt the end of each round, if a "
        "survivor is at the school, add 1 wagon token to this card.\nStory: They wait.\n"
        "You win when there are 6 or more wagon tokens on this card.\n"
    )
    assert write_card(prose, GAME).text.splitlines()[1:] == [
        '    flavor "They wait."',
        "    standard",
        "        counter wagon  # how much lies on this card",
        "        setup",
        "            morale 6",
        "            rounds 8",
        '        at the end of each round if a survivor is at "School"',
        "            add 1 to wagon",
        "        goal wagon >= 6",
    ]


SOMEBODY = {
    "behind a comma": "Bee keeper, {}",
    "before a comma": "{}, bee keeper",
    "in brackets": "Bee keeper ({})",
    "as two sentences": "Bee keeper. {}.",
    "before, as two sentences": "{}. Bee keeper.",
    "behind a slash": "Bee keeper / {}",
    "behind a dash": "Bee keeper – {}",
    "behind a bar": "Bee keeper | {}",
    "behind a label": "Occupation: Bee keeper, {}",
    "behind a label, as two sentences": "Occupation: Bee keeper. {}.",
    "behind a label, in brackets": "Occupation: Bee keeper ({})",
    "behind a label, before": "Occupation: {} bee keeper",
    "before it": "{} bee keeper",
    "on its line": "Bee keeper\n{}",
}
VALUES = {"male": "male", "female": "female", "animal": "animal", "woman": "female", "man": "male"}


@pytest.mark.sample(3)
@pytest.mark.parametrize(("value", "written"), VALUES.items())
@pytest.mark.parametrize(("how", "said"), SOMEBODY.items())
def test_a_value_beside_what_somebody_is_stands_on_a_line_of_its_own(
    how: str, said: str, value: str, written: str
) -> None:
    for word in (value, value.title()):
        text = f"Ann Bee\nSurvivor\n{said.format(word)}\nInfluence: 47\n"
        card = write_card(text, GAME, hinted=lambda _: [], bare=lambda _: []).text.casefold()
        lines = [line.strip() for line in card.splitlines()[1:]]
        wanted = ['occupation "bee keeper"', written]
        if how == "on its line" and written != value:  # which is read, and not taken apart
            wanted[1] = value
        assert sorted(lines[:2]) == sorted(wanted), (how, word)


def test_what_somebody_is_stays_one_line_without_a_value() -> None:
    text = "Ann Bee\nSurvivor\nCook and baker, retired\nInfluence: 47\n"
    card = write_card(text, GAME, hinted=lambda _: [], bare=lambda _: []).text
    assert card.splitlines()[1].strip() == 'occupation "Cook and baker, retired"'
