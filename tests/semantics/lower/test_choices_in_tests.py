"""What a test may choose: options of the card it puts in force, and of every other card that it
speaks of.
"""

from __future__ import annotations

import pytest

from dowlang.project import checking

CARDS = """survivor "Ada Winterbourne"
    flavor "She oils the hinges."
    occupation "locksmith"
    female
    influence 41
    attack 3+
    search 2+
    at anywhere
    ability 3+, once per round
        choose one
            option "Left"
                gain 1 morale
            option "Right"
                add 1 food

crossroads "The Key"
    flavor "It is warm from a hand."
    when you make noise
    option "Take it"
        gain 1 morale
    option "Leave it"
        lose 1 morale

test "both"
    given players = 3, seed 1, morale = 5
    given crossroads "The Key"
{0}
    then morale = 6
"""
ADA = '    given player 1 controls "Ada Winterbourne"\n'


def codes(lines: str, cards: str = CARDS) -> list[str]:
    found, _ = checking.check_text(cards.replace("{0}", lines).encode(), "key.dow")
    return [f"{each.code} {each.help or ''}" for each in found]


@pytest.mark.parametrize(
    "lines",
    [
        '    when player 1 chooses "Take it"',
        ADA + '    when player 1 chooses "Left"',
        ADA + '    then player 1 cannot choose "Right"',
        '    given player 1 has "Antiseptic"\n    when player 1 chooses "Clean a wound"',
    ],
)
def test_options_of_every_card_that_the_test_names_may_be_chosen(lines: str) -> None:
    assert codes(lines) == []


def test_a_card_named_in_the_table_counts() -> None:
    lines = (
        '    given player 1 controls the finder\n    when player 1 chooses "{0}"\n    then '
        "morale = 6\n"
    )
    lines += '    cases finder\n        "Ada Winterbourne"\n'
    table = CARDS.replace("{0}\n    then morale = 6\n", lines)
    assert codes("Left", table) == []
    assert [each[:7] for each in codes("Up", table)] == ["DOW3026"]


def test_an_option_of_a_card_that_is_not_there_is_refused() -> None:
    assert codes('    when player 1 chooses "Left"')[0].startswith("DOW3026")
    assert codes(ADA + '    when player 1 chooses "Lefft"') == ["DOW3026 did you mean `Left`"]


def test_options_of_a_broken_card_are_not_known_so_nothing_is_said() -> None:
    broken = CARDS.replace('            option "Left"', '            opion "Left"')
    assert "DOW3026" not in {
        each[:7]
        for each in codes(
            ADA + '    when player 1 chooses "Up"',
            broken.replace("    ability 3+", "    abilty 3+"),
        )
    }


@pytest.mark.parametrize(
    ("line", "seat"),
    [
        ('given player 9 controls "Amara Diallo"', 9),
        ('when player 4 chooses "Take it"', 4),
        ("when player 4 starts", 4),
        ("then player 4 controls 2 survivors", 4),
        ('then player 12 cannot choose "Take it"', 12),
    ],
)
def test_a_seat_that_the_test_has_not(line: str, seat: int) -> None:
    found, _ = checking.check_text(CARDS.replace("{0}", f"    {line}").encode(), "key.dow")
    assert [(each.code, each.message) for each in found] == [
        ("DOW3012", f"found {seat}, wanted 1 to 3 for a player of this test")
    ]


def test_the_seats_of_a_test_whose_table_says_how_many_play() -> None:
    cases = (
        CARDS.replace("players = 3", "players = seats") + "    cases seats\n        2\n        3\n"
    )
    assert codes('    when player 3 chooses "Take it"', cases) == []
    assert codes('    when player 4 chooses "Take it"', cases) == ["DOW3012 "]
    assert codes('    when player 9 chooses "Take it"', CARDS.replace("players = 3, ", "")) == [], (
        "how many play is not said"
    )


@pytest.mark.parametrize(
    ("said", "meant"),
    [("Hosiptal", "Hospital"), ("Amara Dialo", "Amara Diallo"), ("Whose Ordres", "Whose Orders")],
)
def test_a_slip_in_a_name_is_told_where_no_card_is_at_hand(said: str, meant: str) -> None:
    """Without a card in force any label may be chosen, and a name but for a letter is none."""
    text = 'test "t"\n    given players = 2, seed 1\n    when player 1 chooses "{}"\n'
    for name, wanted in ((said, ["DOW3026"]), (meant, []), ("Push the door", [])):
        findings, _ = checking.check_text(text.format(name).encode(), "t.dow")
        assert [finding.code for finding in findings if finding.code < "DOW5"] == wanted, name


INCIDENT = """
deck "Tosses"

incident "Coin Toss"
    flavor "It rings."
    of "Tosses"
    revealed
        choose one
            option "Heads"
                add 1 food
            option "Tails"
                gain 1 morale

crossroads "The Tosser"
    flavor "Up it went."
    when you make noise
    automatic
        reveal the next card of "Tosses"

test "a toss"
    given players = 3, seed 1, morale = 5
    given crossroads "The Tosser"
    when player 1 chooses "Tails"
    then morale = 6
"""


def test_what_comes_up_unnamed_is_chosen_too() -> None:
    cards = INCIDENT.lstrip()
    assert codes("", cards) == []
    (refused,) = codes("", cards.replace('chooses "Tails"', 'chooses "Tayls"'))
    assert refused.startswith("DOW3026")
