"""How a message calls what stands on a card: in the card's own words where they are kept, else
near them.
"""

from __future__ import annotations

import pytest

from dowlang.project import checking
from dowlang.project.pipeline import language
from dowlang.semantics.lexicon import Lexicon
from dowlang.semantics.message_wording import BINDERS, OF_A_BEARER, listed, said
from dowlang.source import Span
from dowlang.syntax import ast
from dowlang.vocabulary.declarations import EventWord
from tests.semantics.winter_world import checked_text

AT = Span(1, 1, 1, 2)
AT_SCHOOL = ast.Phrase(AT, "filter", "at {}", (ast.Text(AT, "School"),))
WOUNDED = ast.Is(AT, None, ast.Phrase(AT, "state", "wounded", ()))


@pytest.mark.parametrize(
    ("node", "words"),
    [
        (ast.Text(AT, "School"), '"School"'),
        (ast.Ident(AT, "zombies", "zombie"), "zombies"),
        (ast.Words(AT, "action", ("move", "search")), "move or search"),
        (ast.Reference(AT, ("that", "survivor")), "that survivor"),
        (ast.Reference(AT, (), alias="friend"), "the friend"),
        (AT_SCHOOL, "at …"),
        (ast.Filter(AT, phrase=AT_SCHOOL), "at …"),
        (ast.Filter(AT, who=WOUNDED), "who …"),
        (ast.Filter(AT, where=WOUNDED), "where ( … )"),
        (ast.Variable(AT, "noise"), "noise"),
        (WOUNDED, "this"),
    ],
)
def test_what_a_message_calls_it(node: ast.Node, words: str) -> None:
    assert said(node) == words


def test_what_tells_an_amount_can_be_typed() -> None:
    """The lines that the hint for `that many` names: at most three, and `that many` has a
    meaning after each.
    """
    words = language("dead_of_winter")
    named = Lexicon(words.vocabulary, words.grammar).tellers()
    assert named == ("pay 2 food", "look at the hand of another player", "roll a die")
    for line in named:
        _, found = checked_text(f"""crossroads "Slips"
    flavor "One."
    if morale >= 1
    option "One"
        {line}
        gain that many morale
""")
        assert not [finding for finding in found if finding.code == "DOW3003"] and not [
            finding for finding in found if finding.code[3] in "12"
        ]


def test_what_a_word_needs_of_another_line_is_never_explained_by_the_line_itself() -> None:
    """Every word that needs something of its surroundings: what names it is told, or the word
    may be said with it (`kill 2 zombies here`).
    """
    words = language("dead_of_winter")
    lexicon = Lexicon(words.vocabulary, words.grammar)
    needed = {
        p.name
        for word in words.vocabulary.words
        for p in lexicon.parameters(word)
        if p.role == "implicit" and not word.bound_by  # else the word says what names it
    }
    told = {*BINDERS, *OF_A_BEARER}
    assert needed - told == {"place", "of_card"}  # each line has the card it stands on
    for line in (
        "the player with the lowest roll loses 1 die",
        "the player with the highest roll discards 1 card",
    ):
        _, found = checked_text(f"""crossroads "Slips"
    flavor "One."
    if morale >= 1
    option "One"
        {line}
""")
        (help,) = [finding.help for finding in found if finding.code == "DOW3003"]
        assert help == "it is named by `each player rolls a die` above it"


LASTING = """crossroads "Slips"
    flavor "One."
    if morale >= 1
    option "One"
        for the rest of the game
            {}
                gain 1 morale
    option "Two"
        lose 1 morale
"""


def told_of(code: str, text: str) -> list[tuple[str, str]]:
    """The messages of a card with one code, and their helps."""
    _, found = checked_text(text)
    return [(each.message, each.help or "") for each in found if each.code == code]


def test_a_point_of_time_is_quoted_as_the_vocabulary_has_it() -> None:
    """Every point of time, at events that have none of that name."""
    words = language("dead_of_winter").vocabulary.of_sort(EventWord)
    points = {point for word in words for point, _ in word.points}
    assert len(points) >= 3
    for point in points:
        told = [
            message
            for event in ("a survivor is killed", "you pass", "a survivor gets a wound")
            for message, _ in told_of("DOW3008", LASTING.format(f"when {event}, {point}"))
        ]
        assert told and all(message.startswith(f"found `{point}`") for message in told)


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("when you search a location with no survivors", []),
        ("when you search a location with 2 survivors", []),
        (
            "when you search a location with a wounded survivor",
            ["who searches stands first: `a wounded survivor searches …`"],
        ),
        (
            "when you search a location with a survivor",
            ["who searches stands first: `a survivor searches …`"],
        ),
    ],
)
def test_who_is_said_of_a_place_is_called_as_it_is_written(line: str, told: list[str]) -> None:
    assert [help for _, help in told_of("DOW5019", LASTING.format(line))] == told


def test_an_amount_that_a_line_can_cut_short_is_not_the_older_one() -> None:
    """`add that many barricades` may add fewer, and does not tell how many."""
    head = 'crossroads "C"\n    flavor "f"\n    when you clean waste\n    option "A"\n'
    lines = ("remove up to 3 food", 'add that many {} to "Library"', "gain that many morale")
    for noun, codes in (("barricades", ["DOW3003"]), ("zombies", []), ("noise", [])):
        body = "".join(f"        {line.format(noun)}\n" for line in lines)
        end = '    option "B"\n        nothing happens\n'
        findings, _ = checking.check_text((head + body + end).encode(), "t.dow")
        assert [found.code for found in findings if found.code < "DOW5"] == codes


@pytest.mark.parametrize(
    ("game", "clauses"),
    [
        ("dead_of_winter", "`ability` or `passive` or `equip` or `attach this card to …`"),
        ("dwar7s_winter", "`attack` or `arrival` or `presence`"),
    ],
)
def test_lines_with_a_bearer_are_those_of_the_game(game: str, clauses: str) -> None:
    words = language(game)
    lexicon = Lexicon(words.vocabulary, words.grammar)
    assert listed(lexicon.bearing) == clauses
