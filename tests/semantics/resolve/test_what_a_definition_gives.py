"""Print writes the lines of a definition in the place of `carry out`. What both it and the lines
above it bring about (a throw, a roll, a vote, cards, an amount) is refused below it, and so is what
each round of a loop, or each player in turn, brings about anew.
"""

from __future__ import annotations

from textwrap import indent

import pytest

from tests.semantics.winter_world import checked_text

VOTE = (
    'vote by players\n    passes "Yes"\n        add 1 food\n    fails "No"\n        add 1 noise to '
    '"School"'
)
BROUGHT = {
    "throw": ("throw {n} dice", "add (sum of the throw) food"),
    "roll": ("roll a die", "add (the roll) food"),
    "vote": (VOTE, "each player who voted against it loses 1 die"),
    "numbers": (
        "each player picks a number up to {n} in secret",
        "each player who picked 2 loses 1 die",
    ),
    "cards": ('draw {n} cards from the "Library" deck', "discard those cards"),
    "amount": ("remove up to {n} food", 'add (that many) noise to "School"'),
    "piece": ('choose a survivor at "School"', "that survivor gets 1 wound"),
}
"""What brings it about, and a line that asks of it."""


def indented(lines: str, by: int) -> str:
    return "".join(f"{' ' * by}{row}\n" for row in lines.split("\n"))


def told(defined: str, *lines: str) -> set[str]:
    text = (
        f'define "Again"\n{indented(defined, 4)}\ncrossroads "Twice"\n    flavor "x"\n'
        '    when you clean waste\n    option "A"\n'
        + "".join(indented(line, 8) for line in lines)
        + '    option "B"\n        gain 1 morale\n'
    )
    return {one.code for one in checked_text(text)[1] if one.severity.value == "error"}


AMOUNTS = {"roll", "cards"}
"""What tells an amount, too."""


@pytest.mark.parametrize("what", BROUGHT)
def test_what_both_bring_about_is_refused(what: str) -> None:
    brings, asks = (row.format(n=2) for row in BROUGHT[what])
    assert told("nothing happens", brings, 'carry out "Again"', asks) == set()
    refused = told(brings, brings, 'carry out "Again"', asks)
    assert refused and refused <= {"DOW3003", "DOW3004"}
    assert told(brings, brings, asks, 'carry out "Again"') == set()


@pytest.mark.parametrize("what", BROUGHT)
def test_what_a_definition_does_not_bring_about_is_told(what: str) -> None:
    brings, asks = (row.format(n=2) for row in BROUGHT[what])
    refused = {
        other
        for other, (anew, _) in BROUGHT.items()
        if told(anew.format(n=3), brings, 'carry out "Again"', asks)
    }
    if what == "amount":  # as where the lines stand themselves
        written = {
            other
            for other, (anew, _) in BROUGHT.items()
            if told("nothing happens", brings, anew.format(n=3), asks)
        }
        assert refused == {what, *AMOUNTS, *written}, (refused, written)
    else:
        assert refused == {what}


UNTOLD = ("gain 1 morale", "lose 1 morale", "add 1 food", "each player discards 1 card")
"""Lines with an amount of their own that they do not tell."""


@pytest.mark.parametrize("line", UNTOLD)
def test_an_amount_that_is_not_told_leaves_no_older_one(line: str) -> None:
    brings, asks = (row.format(n=2) for row in BROUGHT["amount"])
    for carried in (line, f"repeat 2 times\n    {line}"):
        assert told("nothing happens", brings, carried, asks) == {"DOW3003"}
        assert told(carried, brings, 'carry out "Again"', asks) == {"DOW3003"}
        for first in (True, False):
            carry = 'carry out "Again"'
            assert told_of_options(carried, brings, carry, asks, first=first) == {"DOW3003"}


def told_of_options(carried: str, *lines: str, first: bool) -> set[str]:
    """Return the errors of a card with an option that carries out another one: `first` is whether
    that one stands above it.
    """
    options = [
        '    option "Again"\n' + indented(carried, 8),
        '    option "A"\n' + "".join(indented(line, 8) for line in lines),
    ]
    text = 'crossroads "Twice"\n    flavor "x"\n    when you clean waste\n'
    text += "".join(options if first else reversed(options))
    return {one.code for one in checked_text(text)[1] if one.severity.value == "error"}


@pytest.mark.parametrize("first", [True, False])
@pytest.mark.parametrize("what", BROUGHT)
def test_what_an_option_that_is_carried_out_brings_about_too_is_refused(
    what: str, first: bool
) -> None:
    brings, asks = (row.format(n=2) for row in BROUGHT[what])
    carry = 'carry out "Again"'
    refused = told_of_options(brings, brings, carry, asks, first=first)
    assert refused and refused <= {"DOW3003", "DOW3004"}
    assert told_of_options(brings, brings, asks, carry, first=first) == set()


EXILE = "start a vote to exile the player on your left"


@pytest.mark.parametrize(
    ("lines", "code"),
    [
        ((VOTE, f"if food >= 1\n    {EXILE}", BROUGHT["vote"][1]), "DOW3004"),
        ((VOTE, EXILE, BROUGHT["vote"][1]), ""),
        ((EXILE, BROUGHT["vote"][1]), ""),
        (
            (
                VOTE,
                "each player who voted for it may start a vote to exile a player who voted "
                "against it",
            ),
            "DOW3004",
        ),
        (
            (
                VOTE,
                "for each player who voted for it\n    they may start a vote to exile a player "
                "who voted against it",
            ),
            "DOW3004",
        ),
        (
            (
                VOTE,
                "choose a player who voted against it as x",
                "each player who voted for it may start a vote to exile the x",
            ),
            "",
        ),
        (
            (
                "throw 2 dice",
                "for each player\n    add (sum of the throw) food\n    throw 1 die",
            ),
            "DOW3004",
        ),
        (
            (
                VOTE,
                f"repeat 2 times\n    {BROUGHT['vote'][1]}\n" + indent(VOTE, "    "),
            ),
            "DOW3004",
        ),
        ((VOTE, f"repeat 2 times\n    {BROUGHT['vote'][1]}"), ""),
        (("for each player\n    throw 1 die\n    add (sum of the throw) food",), ""),
        (("throw 2 dice", "for each player\n    add (sum of the throw) food"), ""),
    ],
)
def test_what_each_brings_about_anew_is_refused(lines: tuple[str, ...], code: str) -> None:
    assert told("gain 1 morale", *lines) == ({code} if code else set())
