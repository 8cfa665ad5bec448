"""A limit behind a line that happens: counted for the line, refused where each could have it."""

from __future__ import annotations

import re

import pytest

from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.semantics import ir
from dowlang.semantics.ir_visitor import nodes
from dowlang.vocabulary.declarations import EffectWord
from tests.semantics.winter_world import checked_text

CARD = """\
crossroads "Slips"
    flavor "x"
    when you clean waste
    option "One"
        {}
    option "Two"
        lose 1 morale
"""


def refused(line: str) -> set[str]:
    found = checked_text(CARD.format(line.replace("\n", "\n        ")))[1]
    return {each.code for each in found if each.severity.value == "error"}


@pytest.mark.parametrize(
    "line",
    (
        "gain 1 morale, once per game",
        "you may discard 1 card, twice per round",
        "the first player discards 1 card, 3 times per game",
        "a survivor you control gets 1 wound, once per turn",
        "gain 1 morale, any number of times",
        "remove 1 food, if able, once per round",
        "if food >= 1\n    remove 1 food, once per turn",
        "discard all your cards, once per turn",
        "put all staked cards onto the waste pile, once per game",
        "the first player discards all their cards, once per turn",
        "the first player may discard all their cards, once per turn",
        "a player may discard a card, once per turn",
    ),
)
def test_a_line_for_one_may_have_a_limit(line: str) -> None:
    assert refused(line) == set()


@pytest.mark.parametrize(
    "line",
    (
        "each player discards 1 card, once per game",
        "each player may discard 1 card, once per game",
        "each survivor at the colony gets 1 wound, once per turn",
        "for each player\n    they may discard 1 card, once per turn",
        "for each survivor at the colony\n    gain 1 morale, once per turn",
        "2 survivors get 1 wound, once per turn",
        "each player discards 1 card, if able, once per game",
        "each player rolls 2 dice, once per game",
        "the players together may discard 2 cards, once per turn",
    ),
)
def test_a_line_for_several_has_none(line: str) -> None:
    assert refused(line) == {"DOW3019"}


@pytest.mark.parametrize("end", ("highest", "lowest"))
@pytest.mark.parametrize("dice", ("a die", "2 dice", "a die, rerolling ties"))
def test_a_limit_that_is_refused_takes_nothing_from_the_lines_below(dice: str, end: str) -> None:
    below = f"the player with the {end} roll discards 1 card"
    assert refused(f"each player rolls {dice}\n{below}") == set()
    assert refused(f"each player rolls {dice}, once per turn\n{below}") == {"DOW3019"}


@pytest.mark.parametrize("modifier", ("once per turn", "3 times per game", "without exposure"))
@pytest.mark.parametrize("verb", ("may", "must"))
def test_a_pot_drops_nothing_that_stands_behind_it(verb: str, modifier: str) -> None:
    assert refused(f"the players together {verb} discard 2 cards, {modifier}") != set()


@pytest.mark.parametrize("who", ("a player", "another player", "a player except the first player"))
def test_nobody_is_chosen_for_an_offer_that_is_used_up(who: str) -> None:
    checked, _ = checked_text(CARD.format(f"{who} may discard 1 card, once per turn"))
    card = checked.checked_cards[0]
    asked = next(n for n in nodes(card) if isinstance(n, ir.If))
    assert any(isinstance(n, ir.LineUses) for n in nodes(asked.condition))
    first, offer = asked.body.statements
    assert isinstance(first, ir.Pick) and isinstance(offer, ir.Offer)
    assert isinstance(offer.body.statements[0], ir.CountUse)  # which is not for who declines


def test_a_limit_of_a_line_is_a_number_that_can_be() -> None:
    assert refused("gain 1 morale, 1 times per game") == {"DOW3012"}
    assert refused("gain 1 morale, once per game, once per turn") == {"DOW2025"}


@pytest.mark.parametrize(
    ("said", "code"),
    (
        ("(times a survivor was killed this round)", ""),
        ("(2 * times a survivor at the colony was killed this game + 1)", ""),
        ("(times each survivor was killed this round)", "DOW3019"),
        ("(times 2 survivors were killed this round)", "DOW3019"),
        ("(times no survivor was killed this round)", "DOW3019"),
    ),
)
def test_how_often_is_said_of_whichever(said: str, code: str) -> None:
    assert refused(f"remove {said} food") == ({code} if code else set())


@pytest.mark.parametrize(
    ("line", "below", "code"),
    (
        ("remove up to 3 food", "gain that many morale", "DOW3003"),
        ("choose a survivor you control as goat", "the goat gets 1 wound", "DOW3005"),
        ("roll a die", "lose (the roll) morale", "DOW3003"),
        ('draw 2 cards from the "School" deck', "discard one of those cards", "DOW3003"),
        ('draw 2 cards from the "School" deck', "discard those cards", "DOW3003"),
    ),
)
def test_what_a_line_with_a_limit_names_is_told_to_be_behind_it(
    line: str, below: str, code: str
) -> None:
    assert refused(f"{line}\n{below}") == set()  # without the limit it can be spoken of
    found = checked_text(CARD.format(f"{line}, once per turn\n        {below}"))[1]
    (error,) = [each for each in found if each.severity.value == "error"]
    assert error.code == code and "line 5 names it behind a limit" in (error.help or "")


WHO = (
    *("you", "the first player", "a player", "another player", "the players together"),
    *("each player", "each other player", "the exiled players", "for each player\n    they"),
)
EXAMPLES = [word.example for word in VOCABULARY.of_sort(EffectWord) if word.example]
NO_DUTY = {
    "DOW2002": "(each|another|the) player|you |a survivor as|that survivor ",  # who does it
    "DOW3002": '.*"(Weather|Fuel Tank|Crate)"',  # what a card has to declare
    "DOW3018": "reroll the|draw 1 more card in the search|draw 1 card in place",  # what goes on
    "DOW3003": r"(?!exile).*\b(that|those|the rest|this)\b",  # what a line above names
}
"""What an example says that is no duty of its own -> how it is refused behind `must`."""


def why_no_duty(example: str) -> str:
    """Return the code by which an example is refused behind `must`, or nothing."""
    return next((code for code, says in NO_DUTY.items() if re.match(says, example)), "")


DUTIES = [each for each in EXAMPLES if not why_no_duty(each)]
FEW = {"show your hand to another player": 1, "exile that player": 6}
"""Example -> how many of `WHO` have it for a duty, where more cannot than the players together."""


def test_most_examples_are_duties() -> None:
    assert len(DUTIES) >= 66


@pytest.mark.sample(12)
@pytest.mark.parametrize("example", [each for each in EXAMPLES if why_no_duty(each)])
def test_an_example_that_speaks_of_something_else_is_no_duty(example: str) -> None:
    found = [refused(f"{who} must {example}") for who in WHO if who != "the players together"]
    assert [each for each in found if why_no_duty(example) not in each] == []


@pytest.mark.sample(9)
@pytest.mark.parametrize("example", DUTIES)
def test_a_duty_has_no_limit_and_leads_to_the_offer_that_has(example: str) -> None:
    duties = [line for who in WHO if not refused(line := f"{who} must {example}")]
    assert len(duties) >= FEW.get(example, 8)
    for line in duties:
        limited = f"{line}, once per game".replace("\n", "\n        ")
        found = checked_text(CARD.format(limited))[1]
        (error,) = [each for each in found if each.severity.value == "error"]
        assert error.code == "DOW2022" and "`once per game`, which `must`" in error.message
        offer = f"{line.replace(' must ', ' may ')}, once per game"
        assert ("`may` in place of `must`" in (error.help or "")) is not bool(refused(offer))


@pytest.mark.parametrize(
    ("line", "further"),
    (
        ("you must gain 1 food card, once per turn", "DOW3001"),
        ("the first player must discard those cards, once per game", "DOW3003"),
        ("each survivor must lose 1 morale, once per turn", "DOW3001"),
        ("you must roll a die, once per turn\n    if so\n        remove (the roll) food", ""),
        (
            "you must discard 1 card, once per turn\n    if so\n        kill that survivor",
            "DOW3003",
        ),
    ),
)
def test_what_else_is_wrong_with_a_duty_is_told_beside_its_limit(line: str, further: str) -> None:
    assert refused(line) == {"DOW2022", further} - {""}


@pytest.mark.parametrize("opening", ("at the end of this turn", "until the end of this turn"))
def test_a_limit_behind_what_opens_rules_is_what_is_wrong(opening: str) -> None:
    line = f"{opening}, once per game\n            when you search\n                gain 1 morale"
    found = [each for each in checked_text(CARD.format(line))[1] if each.code == "DOW2022"]
    assert ["once per game" in each.message and opening in each.message for each in found] == [True]


def test_a_card_of_which_all_options_are_used_up_does_not_come_up() -> None:
    text = CARD.format("gain 1 morale, once per game").replace("lose 1 morale", 'carry out "One"')
    (card,) = checked_text(text)[0].checked_cards
    barred = card.procedures[0].barred
    assert any(isinstance(each, ir.LineUses) for each in nodes(barred))
    free = checked_text(CARD.format("gain 1 morale, once per game"))[0].checked_cards[0]
    assert free.procedures[0].barred is None


def test_what_is_barred_is_barred_while_it_is_not_used_up() -> None:
    text = CARD.format("add 1 helpless survivor, once per game")
    (card,) = checked_text(text.replace("lose 1 morale", "nothing happens"))[0].checked_cards
    barred = card.procedures[0].barred
    assert isinstance(barred, ir.Logic) and barred.operator == "or"
