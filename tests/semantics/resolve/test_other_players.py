"""Whom `another player` and `each other player` leave out: who does it, who is chosen, whose turn
it is in a loop or an offer, of whom a description speaks, else you. Where a line since then or the
event has spoken of another one, two readers would leave out two, and the line is refused.
"""

from __future__ import annotations

import re
from itertools import product

import pytest

from tests.semantics.ownership.test_nobodys_piece import checked
from tests.semantics.winter_world import found_in

SPOKEN_OF = (
    "the first player",
    "the player with the most survivors",
    "the player with the fewest cards",
    "the player on your left",
    "the player with the lowest roll",
)
DEEDS = (
    "discards 1 card",
    "loses 1 die",
    "must discard 1 card",
    "may discard 1 card",
    'draws 1 card from the "School" deck',
)
OTHERS = (
    "each other player loses 1 die",
    "all other players gain 1 die",
    "another player discards 1 card",
    "each other player may discard 1 card",
)


DONE_BY_YOU = ("give 1 card to another player", "steal a random card from another player")


def refused(text: str) -> str:
    """Return the message of a text that is refused for two players, or nothing."""
    told = [message for code, message in checked(text)[1] if code == "DOW3004"]
    return told[0] if told else ""


@pytest.mark.parametrize("who", SPOKEN_OF)
@pytest.mark.parametrize("other", OTHERS)
def test_other_than_whom_a_line_spoke_of_or_you_is_refused(who: str, other: str) -> None:
    roll = "each player rolls a die\n" if "roll" in who else ""
    for deed in DEEDS:
        told = refused(f"{roll}{who} {deed}\n{other}")
        assert f"other than {who}" in told and "other than you" in told, (who, deed, other)


@pytest.mark.parametrize("other", OTHERS)
@pytest.mark.parametrize("done", ["exile", "look at the hand of"])
def test_so_it_is_of_one_to_whom_something_is_done(done: str, other: str) -> None:
    assert "other than the player on your left" in refused(
        f"{done} the player on your left\n{other}"
    )


@pytest.mark.parametrize("other", OTHERS[:2])
def test_so_it_is_of_one_who_has_no_name(other: str) -> None:
    told = refused(f"another player discards 1 card\n{other}")
    assert "other than the one spoken of" in told


@pytest.mark.parametrize("other", OTHERS[:2])
def test_nor_is_it_open_behind_an_event_of_another(other: str) -> None:
    rule = f"for the rest of the game\n    when a player discards a card\n        {other}"
    assert refused(rule)
    controller = "the controller of that survivor discards 1 card"
    loop = f'for each survivor at "School"\n    {controller}\n    {other}'
    assert refused(loop)


@pytest.mark.parametrize("other", OTHERS)
def test_of_one_who_is_chosen_and_you_it_is_open(other: str) -> None:
    assert refused(f"choose another player\nyou lose 1 die\n{other}")
    assert not refused(f"choose another player\nthat player loses 1 die\n{other}")


@pytest.mark.parametrize(
    "above",
    [
        "discard 1 card",
        "you lose 1 die",
        "lose 1 morale",
        "each player discards 1 card",
        "each other player discards 1 card",
        "a survivor you control gets 1 wound",
    ],
)
@pytest.mark.parametrize("other", OTHERS)
def test_without_another_it_is_other_than_you(above: str, other: str) -> None:
    assert not refused(f"{above}\n{other}") and checked(f"{above}\n{other}")[0] is not None


@pytest.mark.parametrize(("who", "other"), list(product(SPOKEN_OF[:4], OTHERS[:2])))
def test_each_line_that_the_help_says_checks(who: str, other: str) -> None:
    text = f"{who} discards 1 card\n"
    assert refused(text + other)
    for left_out in (who, "you"):
        said = re.sub(r"(each|all) other (players?)", rf"\1 \2 except {left_out}", other)
        assert checked(text + said)[0] is not None, said


@pytest.mark.parametrize(
    "line",
    [
        "each player who controls more survivors than each other player loses 1 die",
        "each player where (cards in the hand of each other player = 0) loses 1 die",
        "each player where (it controls more survivors than each other player) loses 1 die",
    ],
)
def test_in_a_description_it_is_other_than_the_one_described(line: str) -> None:
    card, told = checked(line)
    assert card is not None and not told


SUBJECTS = (
    "a player",
    "another player",
    "no player",
    "the player on your left",
    "the first player",
    'the controller of "Biscuit"',
    "you",
)


@pytest.mark.parametrize("who", SUBJECTS)
def test_in_a_condition_it_is_other_than_the_one_of_whom_it_is_said(who: str) -> None:
    verb = "control" if who == "you" else "controls"
    for condition in (
        f"{who} {verb} more survivors than each other player",
        f"survivors controlled by {who} > survivors controlled by each other player",
    ):
        if who == "no player" and condition.startswith("survivors"):
            continue
        card, told = checked(f"if {condition}\n    gain 1 morale")
        assert card is not None and not told, condition


@pytest.mark.parametrize("other", OTHERS)
def test_after_a_choice_of_one_it_is_open_until_a_line_is_about_that_one(other: str) -> None:
    told = refused(f"choose another player as friend\n{other}")
    assert "other than you" in told and "other than that player" in told
    assert not refused(f"choose another player as friend\nthe friend loses 1 die\n{other}")


def test_a_third_player_is_said_by_two_exceptions() -> None:
    for line in (
        "exile a player except you except the friend",
        "each player except you except the friend loses 1 die",
        "choose a player except you except that player as foe\nthe foe loses 1 die",
    ):
        card, told = checked(f"choose another player as friend\n{line}")
        assert card is not None and not told, line


def test_an_exception_says_who_is_left_out_besides() -> None:
    for line in ("exile another player except the friend", "exile another player except you"):
        card, told = checked(f"choose another player as friend\n{line}")
        assert card is not None and not told, line


@pytest.mark.parametrize("line", DONE_BY_YOU)
@pytest.mark.parametrize("who", SPOKEN_OF[:4])
def test_of_what_you_do_it_is_other_than_you(line: str, who: str) -> None:
    assert not refused(f"{who} discards 1 card\n{line}")
    assert refused(f"choose another player as friend\n{line}")


SOME = (
    ("another player", "the x"),
    ("a player", "the x"),
    ("2 other players", "each of those players"),
    ("up to 2 players", "each of those players"),
)
DEED_OF_SOME = ("discard 1 card", "may discard 1 card", "must discard 1 card")


def test_below_some_other_players_it_is_open_who_is_left_out() -> None:
    """The same one could be taken twice; each line that the help says checks, with who is meant
    chosen before.
    """
    missed, wrong = [], []
    for (who, chosen), deed, other in product(SOME, DEED_OF_SOME, OTHERS[:3]):
        by_one = deed.replace("discard", "discards") if deed.startswith("d") else deed
        above = f"{who} {deed if 'players' in who else by_one}"
        if "other than the one spoken of" not in refused(f"{above}\n{other}"):
            missed.append((above, other))
        for left_out in ("the x", "you", "the x except you"):
            said = re.sub(r"(each|all) other (players?)", rf"\1 \2 except {left_out}", other)
            said = said.replace("another player", f"a player except {left_out}")
            card, found = checked(f"choose {who} as x\n{chosen} {by_one}\n{said}")
            if card is None or any(code < "DOW5" for code, _ in found):
                wrong.append((said, found))
    assert (missed, wrong) == ([], [])


def test_so_it_is_where_one_is_told_of() -> None:
    for above in (
        "a survivor controlled by another player gets 1 wound\n",
        "kill a survivor controlled by another player\n",
        "steal a random card from another player\n",
        "if food >= 2\n    another player discards 1 card\n",
        "if another player is exiled\n    ",
        "for the rest of the game\n    when another player moves a survivor\n        ",
    ):
        assert [other for other in OTHERS[:3] if not refused(f"{above}{other}")] == [], above
        if not above.endswith(" "):
            assert not refused(f"{above}give 1 card to another player"), above


def test_of_who_has_taken_an_offer_to_all_it_is_open() -> None:
    for other in OTHERS[:3]:
        assert "each player who accepts" in refused(f"each player may discard 1 card\n{other}")
        for above in ("each player must discard 1 card", "each other player may discard 1 card"):
            assert not refused(f"{above}\n{other}")
    assert not refused("each player may discard 1 card\n    if not\n        they lose 1 die")


def test_so_it_is_below_a_trigger_that_speaks_of_one() -> None:
    missed, wrong = [], []
    for trigger in (
        "if a player controls 3 survivors",
        "if a player controls more survivors than each other player",
        "if another player is exiled and food >= 2",
        "if a survivor controlled by another player is wounded",
        "if there is an exiled player",
        "when you clean waste if a player controls 3 survivors",
        "when another player moves a survivor",
    ):
        text = f'crossroads "Slips"\n    flavor "x"\n    {trigger}\n    option "A"\n        {{}}\n'
        for other in OTHERS[:3]:
            if "DOW3004" not in [each.code for each in found_in(text.format(other))]:
                missed.append((trigger, other))
            said = re.sub(r"(each|all) other (\w+)", r"\1 \2 except that player", other)
            said = said.replace("another player", "a player except you except that player")
            told = [each.code for each in found_in(text.format(said)) if each.code < "DOW5"]
            wrong += [(trigger, said)] if told else []
    assert (missed, wrong) == ([], [])
