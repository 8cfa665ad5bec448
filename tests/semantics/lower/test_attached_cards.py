"""`attach this card to …` is of the kinds of cards that have a place beside a piece: every kind,
in every block that holds what happens.
"""

from __future__ import annotations

import pytest

from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from tests.semantics.winter_world import checked_text

SURVIVOR = (
    'survivor "Vera Holt"\n    flavor "x"\n    occupation "smith"\n    female\n    influence 33\n'
    "    attack 3+\n    search 3+\n    at anywhere\n"
)
SIDES = (
    'objective "The Long Road"\n    flavor "x"\n    time short\n    standard\n        setup\n'
    "            morale 6\n            rounds 6\n{}        goal food >= 9\n"
    "    hardcore like standard, except\n        setup\n            rounds 5\n"
)
BLOCKS = {
    ("crossroads", "option"): 'crossroads "T"\n    flavor "x"\n    if food >= 0\n    option "A"\n',
    ("crossroads", "first"): 'crossroads "T"\n    flavor "x"\n    if food >= 0\n    first\n',
    ("item", "play"): 'item "T"\n    tool, in "School" x 1\n    play\n',
    ("item", "event"): 'item "T"\n    tool, in "School" x 1\n    event\n',
    (
        "item",
        "equip",
    ): 'item "T"\n    tool, in "School" x 1\n    equip\n        when the bearer moves\n    ',
    ("crisis", "failure"): 'crisis "T"\n    flavor "x"\n    prevent with tool\n    failure\n',
    ("survivor", "ability"): f"{SURVIVOR}    ability\n",
    ("survivor", "passive"): f"{SURVIVOR}    passive\n        when the bearer moves\n    ",
    ("objective", "rule"): SIDES.format(
        "        when a player moves a survivor\n            LINES"
    ),
}
LINES = (
    "attach this card to a survivor at the colony",
    "attach this card to a survivor at the colony, counting marks",
)


@pytest.mark.parametrize("line", LINES)
@pytest.mark.parametrize("block", BLOCKS, ids=" ".join)
def test_a_card_is_attached_where_it_has_a_place(block: tuple[str, str], line: str) -> None:
    kind, _ = block
    head = BLOCKS[block]
    inner = "add 1 to marks" if "counting" in line else "gain 1 morale"
    deep = 12 if head.endswith("    ") or "LINES" in head else 8
    rows = [line, "    when the bearer moves", f"        {inner}"]
    body = ("\n" + " " * deep).join(rows)
    text = (
        head.replace("LINES", body + "\n")
        if "LINES" in head
        else f"{head.rstrip(' ')}{' ' * deep}{body}\n"
    )
    if block == ("crossroads", "first"):
        text += '    option "A"\n        gain 1 morale\n'
    _, found = checked_text(text)
    codes = {each.code for each in found if each.severity.value == "error"}
    (declared,) = (each for each in VOCABULARY.kinds if each.name == kind)
    assert codes == (set() if declared.attaches else {"DOW3018"}), (text, found)


def test_one_kind_is_attached() -> None:
    assert [kind.name for kind in VOCABULARY.kinds if kind.attaches] == ["crossroads"]


CARRIERS = {
    "survivor": ("a survivor you control", "your leader", '"Amara Diallo"'),
    "player": ("you", "the player on your left", "another player"),
    "location": ('"School"', "a location outside the colony"),
}
NO_CARRIERS = (
    "the current crisis",
    "a card on a survivor you control",
    "a card in hand",
    "the top 1 card of the waste pile",
    "a die in your pool",
    'the "School" deck',
    "a fallen survivor",
)
OF_THE_BEARER = (
    "{} cannot move",
    "when {} searches\n                gain 1 morale",
    "when {} kills a zombie\n                gain 1 morale",
    "attack of {} is 1",
    "{} has the ability\n                gain 1 morale",
    "while {} is wounded\n                crises need 1 more point",
    "at the end of each round\n                {} gets 1 wound",
    "at the end of each round\n                kill {}",
    "at the end of each round if {} is at the colony\n                lose 1 morale",
    "at the end of each round\n                lose (wounds on {}) morale",
    "at the end of each round\n                kill 1 zombie at the location of {}",
)


def refused(carrier: str, rule: str) -> list[str]:
    """Return the codes of the errors of a card that is attached, with a rule."""
    _, found = checked_text(
        'crossroads "T"\n    flavor "x"\n    if food >= 0\n    option "A"\n'
        f"        attach this card to {carrier}\n            {rule}\n"
        '    option "B"\n        lose 1 morale\n'
    )
    return [each.code for each in found if each.severity.value == "error"]


@pytest.mark.parametrize("carrier", NO_CARRIERS)
def test_with_nothing_that_is_gone_before_long(carrier: str) -> None:
    """A rule beside it would never end: no crisis, die or card tells an attached card that it is
    gone.
    """
    assert refused(carrier, "crises need 1 more point") == ["DOW3001"]


@pytest.mark.parametrize("rule", OF_THE_BEARER)
@pytest.mark.parametrize("name", ("the bearer", "this survivor"))
def test_a_survivor_is_the_bearer_and_no_player_or_place(name: str, rule: str) -> None:
    for noun, carriers in CARRIERS.items():
        for carrier in carriers:
            wanted = [] if noun == "survivor" else ["DOW3001"]
            assert refused(carrier, rule.format(name)) == wanted, carrier


@pytest.mark.parametrize(
    ("carrier", "rule"),
    [
        ("the player on your left", "survivors controlled by that player cannot move"),
        ("the player on your left", "that player cannot search"),
        ('"School"', "survivors at that location cannot move"),
        ('"School"', "at the end of each round\n                add 1 zombie to that location"),
    ],
)
def test_a_player_or_a_place_is_spoken_of_by_its_noun(carrier: str, rule: str) -> None:
    assert refused(carrier, rule) == []
