"""A rule about one piece that is not said which is nobody's guess: neither `--fix` nor `dow fmt`
makes it one about all, and each that can be meant where it stands is offered.

Every rule of both games that begins with a piece is begun with each noun that can stand there, in
the singular without a word before it.
"""

from __future__ import annotations

import re

import pytest

from dowlang.advice import offers_of
from dowlang.diagnostics import Diagnostic, codes
from dowlang.diagnostics.fixes import apply_fixes
from dowlang.project import checking
from dowlang.project.pipeline import language
from dowlang.syntax import disagreements, parse
from dowlang.vocabulary.declarations import Place

ITEM = 'item "Tin Trumpet"\n    flavor "Loud."\n    tool, in "School" x 1\n    equip\n        {}\n'
OPTION = (
    'crossroads "A"\n    flavor "x"\n    when you move a survivor\n    option "B"\n'
    '        until the end of this round\n            {}\n    option "C"\n        add 1 food\n'
)
HERO = (
    'hero "A"\n    flavor "x"\n    music drum\n    points 1\n    ability\n'
    "        until the end of this round\n            {}\n"
)
SUBJECT = re.compile(r'^(?:the controller of the bearer|(?:the|each) \w+|you|players|"\w+") ')
GAMES = {"dead_of_winter": OPTION, "dwar7s_winter": HERO}


def rules(game: str) -> list[str]:
    """Return what each rule of a game says of the piece that it begins with."""
    words = (each for each in language(game).vocabulary.words if each.place is Place.RULE)
    said = (SUBJECT.sub("", each.example) for each in words if each.phrase.startswith("{"))
    return list(dict.fromkeys(said))


def wrong_forms(game: str, text: str) -> list[Diagnostic]:
    """Return what cannot be read in a card, and what does not agree."""
    parser = language(game).parser
    made, broken = parse("x.dow", text, parser)
    return [*broken, *disagreements(made, text, parser)]


@pytest.mark.parametrize(("game", "least"), [("dead_of_winter", 400), ("dwar7s_winter", 1)])
def test_neither_a_fix_nor_the_formatter_makes_all_of_one(game: str, least: int) -> None:
    plurals = language(game).parser.grammar.plurals
    tried = 0
    for noun in (each.name for each in language(game).vocabulary.nouns):
        if plurals.get(noun, noun) == noun:
            continue
        for rest in rules(game):
            text = GAMES[game].format(f"{noun} {rest}")
            found = wrong_forms(game, text)
            assert found, text
            if any(each.code == codes.NOUN_ALONE.number for each in found):
                tried += 1
                mended, _ = apply_fixes(text, found)
                assert f" {noun} " in mended and plurals[noun] not in mended.split(noun)[0]
    assert tried >= least


@pytest.mark.parametrize("adjective", ["", "wounded ", "helpless "])
@pytest.mark.parametrize("where", ["", ' at "School"', " you control"])
def test_a_described_one_is_asked_about_too(adjective: str, where: str) -> None:
    (one,) = wrong_forms("dead_of_winter", OPTION.format(f"{adjective}survivor{where} cannot move"))
    assert one.code == codes.NOUN_ALONE.number and one.fix is None


def test_what_a_rule_is_named_by_is_written_in_its_form() -> None:
    for wrong, right in {
        "crisis need 2 more points": "crises need 2 more points",
        "card cleaned is 5": "cards cleaned is 5",
        "die per player is 2": "dice per player is 2",
    }.items():
        text = OPTION.format(wrong)
        mended, _ = apply_fixes(text, wrong_forms("dead_of_winter", text))
        assert right in mended


def offered(text: str, line: str) -> list[str]:
    """Return what is offered for a line of a card."""
    number = next(at for at, row in enumerate(text.split("\n"), 1) if row.strip() == line)
    found, _ = checking.check_text(text.encode(), "x.dow")
    told = (offer for each in found if each.span.line == number for offer in offers_of(each.help))
    return [line for offer in told for line in offer.lines]


@pytest.mark.parametrize(
    ("card", "line", "ways"),
    [
        (ITEM, "survivor cannot search", ["the bearer cannot search", "survivors cannot search"]),
        (OPTION, "survivor cannot move", ["that survivor cannot move", "survivors cannot move"]),
        (
            OPTION,
            "player cannot play cards",
            ["you cannot play cards", "players cannot play cards"],
        ),
        (OPTION, "wounded survivor cannot move", ["wounded survivors cannot move"]),
    ],
)
def test_each_that_can_be_meant_is_offered(card: str, line: str, ways: list[str]) -> None:
    text = card.format(line)
    assert offered(text, line) == ways
    found, _ = checking.check_text(text.encode(), "x.dow")
    assert apply_fixes(text, found)[0] == text


@pytest.mark.parametrize("slip", ["serch", "attck", "clean wast"])
@pytest.mark.parametrize("begins", ["survivor", "the survivor", "that survivor", "this survivor"])
def test_no_line_near_to_one_about_one_is_about_all(begins: str, slip: str) -> None:
    line = f"{begins} cannot {slip}"
    for card in (OPTION, ITEM):
        for each in offered(card.format(line), line):
            assert not each.startswith(("survivors ", "each survivor", "all survivors")), each
