"""What a reader who reads English cards aloud stumbles at: brackets around a number, `of you`, `of
it`, `that` of a person, and who bears a card that is a piece itself.
"""

from __future__ import annotations

import re
from functools import cache

import pytest

from dowlang.project.game_language import language
from dowlang.project.printing.printed_sets import references
from dowlang.publish.rules_text.declared_phrases import PrintedForms
from dowlang.publish.rules_text.english.wording import EnglishWording
from dowlang.publish.rules_text.text_runs import plain
from dowlang.source import Span
from dowlang.syntax import ast
from dowlang.vocabulary.declarations import EffectWord, NumberWord
from dowlang.vocabulary.patterns import slot_types
from tests.cli.running import ROOT
from tests.publish.test_wording import card, effects, words
from tests.wordings.test_printed_numbers import reader, wording

GAMES = ("dead_of_winter", "dwar7s_winter")
OF_ONE = re.compile(r"of (?:you|the first player|player 1|the lead|the active player)\b")
WORKED_OUT = "(2 * helpless survivors)"
"""A number that is worked out, in place of the plain one of an example."""


def worked_out() -> list[str]:
    """Return the example of each effect that counts something, with a number that is worked out."""
    out = []
    for word in language(GAMES[0]).vocabulary.of_sort(EffectWord):
        types = slot_types(word)
        counts = [name for name in word.slots if types[name].noun == "number"]
        noun = re.search(r"\{(\w+)\} (\w+)", word.phrase)
        if noun and noun[1] in counts:
            example, there = re.subn(rf"\b\d+ (?={noun[2][:4]})", f"{WORKED_OUT} ", word.example)
            if there == 1:
                out.append(example)
    return out


@cache
def of_somebody() -> dict[str, list[str]]:
    """Return the phrases of numbers that somebody has, by game, each of one they are asked of."""
    out: dict[str, list[str]] = {}
    for game in GAMES:
        for word in language(game).vocabulary.of_sort(NumberWord):
            if re.search(r"\bof \{player\}", word.phrase):
                out.setdefault(game, []).append(word.example)
    return out


def said(game: str, line: str) -> str:
    """Return the condition of a line in print."""
    parser = language(game).parser
    parsed = parser.fits("statement", parser.tokens(line, ()))
    assert parsed is not None, line
    return plain(wording(game).node(parsed.parts[0].values[0]))


@pytest.mark.parametrize("line", worked_out())
def test_a_number_that_is_worked_out_has_a_letter(line: str) -> None:
    (printed,) = effects(line)
    assert "(" not in printed
    assert re.search(r"\bX\b.*, where X is twice the number of helpless survivors\.$", printed)


def test_each_number_of_a_line_has_its_letter() -> None:
    lines = (
        "repeat (rounds left) times",
        "    lose (food) morale",
        "add (the higher of 0 and (helpless survivors - 1)) zombies to the colony",
    )
    assert effects(*lines) == [
        "Repeat X times, where X is the number at the round marker: lose X morale, where X is "
        "food.",
        "Add X zombies to the colony, where X is the higher of 0 and (the number of helpless"
        " survivors minus 1).",
    ]


@pytest.mark.sample(1)
@pytest.mark.parametrize("line", worked_out())
def test_what_its_letter_is_is_read_in_its_place(line: str) -> None:
    (printed,) = effects(line)
    read = reader(GAMES[0]).readings("statement", printed, ("Una Holm", "School"))
    several = re.compile(r"s\b")
    told = [several.sub("", "\n".join(each.lines)) for each in read]
    assert several.sub("", line) in told  # *2 zombie* is mended as it is written


@pytest.mark.parametrize(
    ("game", "asked"), [(game, asked) for game, every in of_somebody().items() for asked in every]
)
@pytest.mark.parametrize("who", ["you", "they"])
def test_what_is_of_somebody_is_theirs(game: str, asked: str, who: str) -> None:
    number = OF_ONE.sub(f"of {who}", asked)
    assert f"of {who}" in number, asked
    printed = said(game, f"if {number} >= 2")
    assert not re.search(rf"\bof {who}\b", printed)
    assert re.search({"you": r"\byours?\b", "they": r"\btheirs?\b"}[who], printed)


@pytest.mark.parametrize(
    ("written", "printed"),
    [
        (
            "choose a survivor where (it is wounded)",
            "Choose a survivor who is wounded.",
        ),
        (
            "choose a survivor where (you do not control it and it is at the colony)",
            "Choose a survivor that you do not control and who is at the colony.",
        ),
        (
            "choose a card in the waste pile where (it is a food card)",
            "Choose a card in the waste pile that is a food card.",
        ),
        (
            "each survivor where (rank of it <= 3) gets 1 wound",
            "Each survivor whose rank by influence (1 the lowest) is 3 or less gets 1 wound.",
        ),
        (
            "each player where (contributions of it >= food) discards 1 card",
            "Each player whose number of contributions is at least food discards 1 card.",
        ),
        (
            "remove each card in the waste pile where (it is not an event card) from the game",
            "Remove each card in the waste pile that is not an event card from the game.",
        ),
        (
            "remove 2 cards in the waste pile where (it is not a survivor card) from the game",
            "Remove 2 cards in the waste pile that are not survivor cards from the game.",
        ),
        (
            "shuffle each card aside into the crisis deck",
            "Shuffle each card set aside into the crisis deck.",
        ),
        (
            "lose (times a survivor was killed this round) morale",
            "Lose X morale, where X is the number of times a survivor was killed this round.",
        ),
    ],
)
def test_what_describes_a_thing_is_a_clause(written: str, printed: str) -> None:
    assert effects(written) == [printed]


def test_a_player_starts_a_turn_and_a_phase_starts() -> None:
    told = effects(
        "the next time a player starts",
        "    gain 1 morale",
        "the next time the colony phase starts",
        "    gain 1 morale",
    )
    assert told == [
        "The next time a player starts a turn: gain 1 morale.",
        "The next time the colony phase starts: gain 1 morale.",
    ]


@pytest.mark.parametrize(
    ("kind", "own", "printed"),
    [
        ("survivor", "passive", "This survivor ignores frostbite on the exposure die."),
        ("item", "equip", "The bearer ignores frostbite on the exposure die."),
    ],
)
def test_a_card_that_is_the_piece_says_this(kind: str, own: str, printed: str) -> None:
    text = {
        "survivor": 'survivor "Una Holm"\n    occupation "x"\n    female\n    influence 40\n'
        "    attack 3+\n    search 3+\n    at anywhere\n",
        "item": 'item "Hat"\n    tool, in "School" x 1\n',
    }[kind]
    rule = f"    {own}\n        the bearer ignores frostbite\n"
    assert printed in words(card(text + rule).body)


def test_a_monster_is_this_monster() -> None:
    (page,) = references([ROOT / "cards" / "dwar7s"], "md").values()
    assert "the zone of this monster or in an adjacent zone loses" in page and "bearer" not in page


@pytest.mark.parametrize(
    ("line", "printed"),
    [
        ("add 1 barricade to here", "Add 1 barricade here."),
        ("kill 1 zombie here", "Kill 1 zombie here."),
    ],
)
def test_here_stands_alone(line: str, printed: str) -> None:
    text = 'item "Hat"\n    tool, in "School" x 1\n    equip\n        the bearer has the ability\n'
    assert any(
        said.endswith(small)
        for said in words(card(f"{text}            {line}\n").body)
        for small in (printed[1:],)
    )


def test_a_place_that_the_game_has_a_word_for_is_called_so() -> None:
    words_of_game = language(GAMES[0])
    forms = PrintedForms(words_of_game.vocabulary, words_of_game.grammar)
    english = EnglishWording(forms, lambda name: "", form=lambda name: "the {}")
    span = Span(1, 1, 1, 1)
    told = [plain(english.node(ast.Text(span, name))) for name in ("Colony", "School")]
    assert told == ["the colony", "the School"]
