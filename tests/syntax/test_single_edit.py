"""Lines that are one small word away from a sentence, and signs of print: what is written for
them can be typed, and what cannot is not written.
"""

from __future__ import annotations

import re

import pytest

from dowlang.diagnostics.fixes import apply_fixes
from dowlang.syntax import LineParser, parse

HEAD = 'crossroads "A"\n    flavor "x"\n    if morale <= 3\n    option "B"\n'


def help_with(line: str, parser: LineParser) -> str | None:
    """The help of the one finding about a line among effects, that about its missing block left
    out.
    """
    _, found = parse("x.dow", f"{HEAD}        {line}\n", parser)
    (help,) = [each.help for each in found if each.code != "DOW2008"]
    return help


@pytest.mark.parametrize(
    ("line", "written"),
    [
        ("if food == 3", "if food = 3"),
        ("if food = 3, morale = 2", "if food = 3 and morale = 2"),
        ("if food => 3", "if food >= 3"),
        ("if food =< 3", "if food <= 3"),
        ("if food < = 3", "if food <= 3"),
        ("if food > = 3", "if food >= 3"),
        ("if more than 2 survivors are at the colony", "if at least 3 survivors are at the colony"),
        ("if 2 of (food >= 3, morale >= 3)", "if at least 2 of (food >= 3, morale >= 3)"),
        ("at the start of the colony phase", "the next time the colony phase starts"),
        ("if no zombies at the colony", "if there are no zombies at the colony"),
        ('if a zombie at "School"', 'if there is a zombie at "School"'),
        ("vote by all players", "vote by players"),
        ("vote by each player, ties go to you", "vote by players, ties go to you"),
    ],
)
def test_what_is_written_can_be_typed(parser: LineParser, line: str, written: str) -> None:
    assert help_with(line, parser) == f"it is written `{written}`"
    _, again = parse("x.dow", f"{HEAD}        {written}\n", parser)
    assert {each.code for each in again} <= {"DOW2008", "DOW2009"}


def help_of_rule(line: str, parser: LineParser) -> tuple[str | None, int]:
    """The help of the one finding about a rule, and its column within the line."""
    _, (found,) = parse(
        "x.dow", f"{HEAD}        for the rest of the game\n            {line}\n", parser
    )
    return found.help, found.span.column - 13


@pytest.mark.parametrize(
    ("line", "written"),
    [
        ("survivors may not search", "survivors cannot search"),
        ("you may not add cards to the crisis", "you cannot add cards to the crisis"),
        ('survivors cannot search at "School"', 'survivors at "School" cannot search'),
        (
            "survivors cannot attack or search at the colony",
            "survivors at the colony cannot attack or search",
        ),
    ],
)
def test_a_ban_is_written_with_cannot_and_its_place_with_the_subject(
    parser: LineParser, line: str, written: str
) -> None:
    assert help_of_rule(line, parser)[0] == f"it is written `{written}`"
    assert (
        parse("x.dow", f"{HEAD}        for the rest of the game\n            {written}\n", parser)[
            1
        ]
        == ()
    )


@pytest.mark.parametrize(
    "line", ['players cannot search "School"', 'players may not search "School"']
)
def test_where_a_ban_holds_is_said_of_its_subject(parser: LineParser, line: str) -> None:
    assert (
        help_of_rule(line, parser)[0] == 'a place stands with the subject: `… at "School" cannot …`'
    )


def test_a_place_that_no_subject_has_is_not_moved(parser: LineParser) -> None:
    help, _ = help_of_rule("you cannot search at the colony", parser)
    assert help is not None and help.startswith("did you mean `{subject} cannot {actions}`")


def test_a_name_stands_without_the(parser: LineParser) -> None:
    text = (
        f'{HEAD}        for the rest of the game\n            when you search the "School"\n  '
        f"              gain 1 morale\n"
    )
    _, (found,) = parse("x.dow", text, parser)
    assert (found.code, found.span.column, found.help) == (
        "DOW2002",
        29,
        'a name stands without `the`; it is written `when you search "School"`',
    )
    assert parse("x.dow", text.replace('the "School', '"School'), parser)[1] == ()


@pytest.mark.parametrize(
    ("line", "written"),
    [
        ("lose 1 + 1 morale", "lose (1 + 1) morale"),
        ("lose food morale", "lose (food) morale"),
        ("add food zombies to the colony", "add (food) zombies to the colony"),
        ("lose zombies at the colony morale", "lose (zombies at the colony) morale"),
    ],
)
def test_what_is_reckoned_stands_in_brackets(parser: LineParser, line: str, written: str) -> None:
    assert help_with(line, parser) == f"an amount that is reckoned stands in brackets: `{written}`"
    assert parse("x.dow", f"{HEAD}        {written}\n", parser)[1] == ()


@pytest.mark.parametrize(
    ("line", "help"),
    [
        (
            "lose (food / 2 * 2 rounded down) morale",
            "it stands right behind the number that divides: `/ 2 rounded down`",
        ),
        (
            "lose (food / 2 - 1 rounded up) morale",
            "it stands right behind the number that divides: `/ 2 rounded up`",
        ),
        ("lose (food / 2) morale", "it is written `… / 2 rounded up` or `… / 2 rounded down`"),
        (
            "lose (food / rounded",
            "did you mean `lose {die}`, `lose {count} morale` or `lose the game`",
        ),
    ],
)
def test_rounding_stands_behind_the_number_that_divides(
    parser: LineParser, line: str, help: str
) -> None:
    assert help_with(line, parser) == help


def test_no_brackets_are_put_behind_a_sign(parser: LineParser) -> None:
    """They would make another sum of it: 1 + (2 3) is none, and food / (2 * 2) is not food / 2 *
    2.
    """
    assert "(1 + (" not in (help_with("lose (1 + 2 food) morale", parser) or "")


def test_a_letter_is_no_name_where_none_can_stand(parser: LineParser) -> None:
    assert (
        help_with("lose X morale", parser)
        == "an amount is a number or, in brackets, what is counted"
    )
    assert help_with("add 1 zombie to X", parser) == 'it is written `"X"`'


def test_the_phrases_of_a_trigger_are_those_of_events(parser: LineParser) -> None:
    text = (
        f"{HEAD}        for the rest of the game\n            when you roll exposure\n        "
        f"        gain 1 morale\n"
    )
    _, (found,) = parse("x.dow", text, parser)
    assert (
        found.help is not None
        and found.help.startswith("did you mean `when … roll {face}`")
        and "`when …`" not in found.help
    )


def test_clauses_are_shown_as_they_are_written(parser: LineParser) -> None:
    _, (found,) = parse("x.dow", 'scenario "A"\n    flavor "x"\n    remove the\n', parser)
    assert (
        "`remove [the crossroads/crisis/objective/secret/betrayal/exile/survivor/item] {text}`"
        in found.message
    )
    _, (found,) = parse(
        "x.dow",
        'item "A"\n    flavor "x"\n    play play\n        gain 1 morale\n    tool\n',
        parser,
    )
    assert "either" not in f"{found.message} {found.help}"
    _, (found,) = parse("x.dow", 'item "A"\n    flavor "x"\n    add 1\n    tool\n', parser)
    assert (
        found.help == "it holds `flavor`, `non-cooperative`, `{symbol}`, `aside`, `play`, `equip`, "
        "`event`, `anytime`"
    )


@pytest.mark.parametrize(
    ("limit", "written"),
    [
        ("1 per turn", "once per turn"),
        ("2 per turn", "twice per turn"),
        ("3 per turn", "3 times per turn"),
        ("once a turn", "once per turn"),
        ("twice each round", "twice per round"),
        ("3 times a game", "3 times per game"),
    ],
)
def test_how_often_is_written_with_per(parser: LineParser, limit: str, written: str) -> None:
    text = (
        f"{HEAD}        for the rest of the game\n            when a zombie is killed, "
        f"{limit}\n                add 1 food\n"
    )
    _, (found,) = parse("x.dow", text, parser)
    assert found.help == f"it is written `when a zombie is killed, {written}`"
    assert parse("x.dow", text.replace(limit, written), parser)[1] == ()


def test_the_start_and_end_of_a_phase_are_events(parser: LineParser) -> None:
    text = (
        f"{HEAD}        for the rest of the game\n            at the end of the colony "
        f"phase\n                add 1 food\n"
    )
    _, (found,) = parse("x.dow", text, parser)
    assert found.help == "it is written `when the colony phase ends`"
    assert (
        parse(
            "x.dow",
            text.replace("at the end of the colony phase", "when the colony phase ends"),
            parser,
        )[1]
        == ()
    )


@pytest.mark.parametrize(
    "line",
    [
        "raise morale by 1",
        "set morale to 3",
        "next player loses 1 die",
        "the next player loses 1 die",
    ],
)
def test_what_would_be_no_sentence_is_not_written(parser: LineParser, line: str) -> None:
    """With a `1`, `the` or `this` in it the line could be parsed, and would still say nothing."""
    help = help_with(line, parser)
    assert help is not None and help.startswith("did you mean ") and "it is written" not in help


def test_an_amount_is_not_made_a_comparison(parser: LineParser) -> None:
    _, (found,) = parse("x.dow", 'secret "A"\n    flavor "x"\n    goal 3 food cards\n', parser)
    assert found.code == "DOW2016" and found.help is None


def test_otherwise_and_a_condition_are_two_lines(parser: LineParser) -> None:
    text = (
        f"{HEAD}        if food >= 2\n            lose 1 morale\n        otherwise if food >= "
        f"1\n            gain 1 morale\n"
    )
    _, (found,) = parse("x.dow", text, parser)
    assert (found.code, found.help) == (
        "DOW2017",
        "write two lines: `otherwise` and `if food >= 1`",
    )


@pytest.mark.parametrize(
    ("printed", "written"),
    [
        ("food ≥ 2", "food >= 2"),
        ("food ≤ 2", "food <= 2"),
        ("food × 2 = 4", "food * 2 = 4"),
        ("food − 1 = 4", "food - 1 = 4"),
    ],
)
def test_signs_of_print_are_mended(parser: LineParser, printed: str, written: str) -> None:
    text = f"{HEAD}        if {printed}\n            lose 1 morale\n"
    _, (found,) = parse("x.dow", text, parser)
    assert (found.code, re.sub("`.*`", "", found.help or "")) == ("DOW1013", "it is written ")
    assert apply_fixes(text, [found]) == (text.replace(printed, written), 1)
    assert parse("x.dow", text.replace(printed, written), parser)[1] == ()


@pytest.mark.parametrize(
    ("line", "help"),
    [
        ("1–3", "a range is written `1 to 3`"),
        ("if food ≠ 3", "it is written `not … = …`"),
        ("choose: a survivor", "no colon within a line"),
    ],
)
def test_other_signs_are_told(parser: LineParser, line: str, help: str) -> None:
    _, (found, *_) = parse("x.dow", f"{HEAD}        {line}\n", parser)
    assert (found.code, found.help, found.fix) == ("DOW1013", help, None)
