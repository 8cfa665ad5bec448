"""`this card` on an item is the copy whose text it is: of two copies the one that is meant is
touched, wherever the line stands.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from dowlang.project import checking
from tests.testing.trying import failures

EQUIPPED = """item "Old Flare"
    flavor "x"
    tool, in "School" x 3
    equip
        {rule}

test "T"
    given players = 2, seed 1, food = 9, morale = 5, zombies at the colony = 2
    given player 1 controls "Noor Haddad", "Noor Haddad" is at the colony
    given player 1 controls "Wen Guo", "Wen Guo" is at "Library"
    given player 2 controls "Yuki Lowe", "Yuki Lowe" is at "Hospital"
    given dice of player 1 are 6 6
    given {bears} is equipped with "Old Flare"
    given {also}
    when player 1 starts
    when player 1 {does}
    then {then}
"""
RULES = (
    "when the bearer attacks a zombie\n            {effect}",
    "when a zombie is killed at the colony, once per turn\n            {effect}",
    "when the bearer attacks a zombie\n            until the end of this round\n                "
    "when a zombie is killed\n"
    "                    gain 1 morale\n            {effect}",
    "when the bearer attacks a zombie\n            if food >= 1\n                {effect}",
    "when the bearer attacks a zombie\n            you may {effect}\n                if so\n       "
    "             nothing happens",
)
EFFECTS = {
    "discard this card": 'cards in the waste pile = 1 and cards on "Noor Haddad" = 0',
    "unequip this card": "cards in the hand of player 1 = {hand}",
    "remove this card from the game": "cards in the removed pile = 1",
    "give this card to player 2": 'player 2 has "Old Flare"',
    "put this card onto the waste pile": "cards in the waste pile = 1",
    "take this card": "cards in the hand of player 1 = {hand}",
    'put this card under the "School" deck': 'cards on "Noor Haddad" = 0',
}
ATTACK = "attacks a zombie, exposure blank"


@pytest.mark.sample(5)
@pytest.mark.parametrize("rule", RULES)
@pytest.mark.parametrize("effect", EFFECTS)
def test_the_copy_on_the_bearer_is_touched_and_no_other(
    tmp_path: Path, rule: str, effect: str
) -> None:
    """One copy lies in the hand of the same player, which is not touched."""
    then = EFFECTS[effect].format(hand=2)
    does = ATTACK.replace(",", "\n    when player 1 accepts,") if "you may" in rule else ATTACK
    text = EQUIPPED.format(
        rule=rule.format(effect=effect),
        bears='"Noor Haddad"',
        also='player 1 has "Old Flare"',
        does=does,
        then=then,
    )
    kept = "2" if "hand of player 1 = 2" in then else "1"
    assert failures(tmp_path, text + f"    then cards in the hand of player 1 = {kept}\n") == []


@pytest.mark.parametrize(
    ("bearer", "other"), [("Noor Haddad", "Wen Guo"), ("Wen Guo", "Noor Haddad")]
)
def test_of_two_copies_in_use_the_one_whose_ability_is_used_goes(
    tmp_path: Path, bearer: str, other: str
) -> None:
    rule = (
        'the bearer has the ability, at "Library"\n            gain 1 morale\n            '
        "discard this card"
    )
    given = f'"{other}" is equipped with "Old Flare"'
    text = EQUIPPED.format(
        rule=rule,
        bears=f'"{bearer}"',
        also=given,
        does='uses "Old Flare"',
        then="cards in the waste pile = 1 and morale = 6",
    )
    assert (
        failures(
            tmp_path, text + '    then cards on "Wen Guo" = 0 and cards on "Noor Haddad" = 1\n'
        )
        == []
    )


def test_later_it_is_touched_only_while_it_is_held(tmp_path: Path) -> None:
    rule = (
        "when the bearer attacks a zombie\n            at the end of this turn\n             "
        "   discard this card"
    )
    does = f"{ATTACK}\n    when player 2 starts"
    text = EQUIPPED.format(
        rule=rule,
        bears='"Noor Haddad"',
        also="morale = 5",
        does=does,
        then="cards in the waste pile = 1",
    )
    assert failures(tmp_path, text) == []


PLAYED = """item "Old Flare"
    flavor "x"
    tool, in "School" x 3
    {way}
        gain 1 morale
        {effect}

test "T"
    given players = 2, seed 1, food = 9, morale = 5
    given player 1 controls "Noor Haddad", "Noor Haddad" is at the colony
    given player 2 controls "Yuki Lowe", "Yuki Lowe" is at "Hospital"
    given player 1 has "Old Flare", player 1 has "Old Flare"
    when player 1 plays "Old Flare"
    then {then}
"""


@pytest.mark.parametrize(
    ("effect", "then"),
    [
        ("take this card", "cards in the hand of player 1 = 2 and cards in the waste pile = 0"),
        (
            "remove this card from the game",
            "cards in the removed pile = 1 and cards in the hand of player 1 = 1",
        ),
        (
            "give this card to player 2",
            "cards in the hand of player 2 = 1 and cards in the hand of player 1 = 1",
        ),
        (
            'put this card under the "School" deck',
            "cards in the waste pile = 0 and cards in the removed pile = 0",
        ),
        ("if food >= 1\n            take this card", "cards in the hand of player 1 = 2"),
    ],
)
def test_a_card_that_is_played_speaks_of_itself(tmp_path: Path, effect: str, then: str) -> None:
    assert failures(tmp_path, PLAYED.format(way="play", effect=effect, then=then)) == []


def test_a_card_that_goes_to_the_waste_pile_is_not_equipped(tmp_path: Path) -> None:
    """R-CARD-15, R-ACT-PLY-04: what lies beside a survivor has `equip`."""
    for effect in (
        'equip "Noor Haddad" with this card',
        'if food >= 1\n            equip "Noor Haddad" with this card',
        'take this card\n        equip "Noor Haddad" with this card',
    ):
        text = PLAYED.format(way="play", effect=effect, then="morale = 6")
        findings, _ = checking.check_text(text.encode(), "x.dow")
        assert [each.code for each in findings] == ["DOW3018"]
    both = 'equip "Noor Haddad" with "Cricket Bat"'
    assert failures(tmp_path, PLAYED.format(way="play", effect=both, then="morale = 6")) == []


NAMED = (
    'discard "Old Flare"',
    'remove "Old Flare" from the game',
    'unequip "Old Flare"',
    "discard the card",
    "remove the card from the game",
)


OTHERS = {"discard": "discard a card in hand", "unequip": "unequip a card", "remove": ""}
"""By the verb what is written of another card, where nothing is done with the copy itself."""


@pytest.mark.parametrize("effect", NAMED)
@pytest.mark.parametrize(
    "text", [EQUIPPED.replace("{rule}", RULES[0]), PLAYED.replace("{way}", "play")]
)
def test_its_own_name_is_not_the_copy(effect: str, text: str) -> None:
    """The lines that the hint gives check. A copy that is played lies on the waste pile by then
    (R-CARD-15): it is neither discarded nor unequipped, so there it can be another card only.
    """
    own = effect.replace('"Old Flare"', "this card").replace("the card", "this card")
    another = OTHERS[effect.partition(" ")[0]] if "    play\n" in text else ""
    lines = {effect: ["DOW3035"], own: ["DOW3018"] if another else []}
    if another:
        lines[another] = []
    for written, codes in lines.items():
        card = text.partition("\ntest ")[0].replace("{effect}", written)
        findings, _ = checking.check_text(card.encode(), "flare.dow")
        assert [finding.code for finding in findings if finding.code < "DOW5"] == codes


@pytest.mark.parametrize(
    ("lines", "then"),
    [
        (("discard this card",), "cards in the waste pile = 1"),
        (("at the end of this turn", "    discard this card"), "cards in the waste pile = 1"),
        (
            ("at the end of this turn", "    contribute this card to the crisis"),
            "cards in the waste pile = 0 and contributions = 1",
        ),
    ],
)
def test_what_has_been_taken_back_lies_in_the_hand(
    lines: tuple[str, ...], then: str, tmp_path: Path
) -> None:
    """Below `take this card` it is a card in hand, with which is done what is done with those."""
    effect = "\n        ".join(("take this card", *lines))
    later = f"player 1 passes\n    then {then}"
    text = PLAYED.format(way="play", effect=effect, then="morale = 6")
    assert (
        failures(tmp_path, f"{text}    when {later} and cards in the hand of player 1 = 1\n") == []
    )


ELSEWHERE = (
    'survivor "X"\n    flavor "x"\n    occupation "x"\n    male\n    influence 1\n    attack 1+\n  '
    "  search 1+\n    at anywhere\n"
    "    ability 1+\n        {0}\n",
    'scenario "X"\n    flavor "x"\n    at the start of each round\n        {0}\n',
    'crossroads "X"\n    flavor "x"\n    if food >= 1\n    option "A"\n        {0}\n',
)


@pytest.mark.parametrize("head", ELSEWHERE)
def test_a_card_without_copies_has_no_this_card(head: str) -> None:
    findings, _ = checking.check_text(head.format("discard this card").encode(), "x.dow")
    assert [finding.code for finding in findings if finding.code < "DOW5"] == ["DOW3003"]
