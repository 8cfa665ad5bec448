"""Lines that have to be said otherwise: the message tells the nearest, and each line it names
checks where it belongs.
"""

from __future__ import annotations

import re

import pytest

from dowlang.diagnostics import Diagnostic, Severity
from dowlang.project import checking

CARD = (
    'crossroads "Slips"\n    flavor "x"\n    {}\n    option "A"\n        {}\n    option '
    '"B"\n        lose 2 morale\n'
)
UNDER = "\n            "
EFFECT = CARD.replace("{}", "if morale >= 1", 1)
FRAMES = {
    "effect": EFFECT,
    "rule": EFFECT.replace("{}", "until the end of this round" + UNDER + "{}"),
    "trigger": CARD.replace("{}", "\0", 1).replace("{}", "lose 1 morale").replace("\0", "{}"),
}
SAID = [
    (
        "effect",
        "roll 2 dice, on doubles lose 1 morale",
        "effect",
        ("throw 2 dice",),
    ),
    ("effect", "if both dice show 6", "effect", ("throw 2 dice",)),
    (
        "rule",
        'a search at "School" draws 1 more card',
        "rule",
        ('searching at "School" draws 1 more card',),
    ),
    (
        "rule",
        'survivors who search at "School" draw 2 more cards',
        "rule",
        ('searching at "School" draws 2 more cards',),
    ),
    ("effect", "on a 1 or 2, lose 1 morale", "effect", ("roll a die",)),
    (
        "effect",
        "gain 1 fuel",
        "effect",
        ("take 1 fuel card from the waste pile", 'search the "School" deck for 1 fuel card'),
    ),
    (
        "effect",
        "gain 2 medicine cards",
        "effect",
        (
            "take 2 medicine cards from the waste pile",
            'search the "School" deck for 2 medicine cards',
        ),
    ),
    ("effect", "at the end of each round, put a counter on this card", "effect", ()),
    ("effect", "at the start of each turn add 1 to bells", "effect", ()),
    ("effect", "the bearer doesn't roll exposure when moving", "effect", ()),
    ("trigger", "when you end your turn", "trigger", ("when you pass",)),
    (
        "trigger",
        "when you end your turn with 2 or more survivors outside the colony",
        "trigger",
        ("when you pass if survivors you control outside the colony >= 2",),
    ),
    (
        "trigger",
        "when you end your turn with no cards",
        "trigger",
        ("when you pass if you have no cards",),
    ),
    (
        "rule",
        'moves between "School" and "Hospital" cause no exposure roll',
        "rule",
        (
            'moves from "School" to "Hospital" cause no exposure roll',
            'moves from "Hospital" to "School" cause no exposure roll',
        ),
    ),
    (
        "rule",
        'moves between the colony and "School" cause no exposure roll',
        "rule",
        (
            'moves from the colony to "School" cause no exposure roll',
            'moves from "School" to the colony cause no exposure roll',
        ),
    ),
    ("rule", "your survivors don't roll exposure when moving", "rule", ()),
    (
        "rule",
        '"Yuki Lowe" doesn\'t roll exposure when moving',
        "rule",
        ('"Yuki Lowe" does not roll exposure when moving',),
    ),
]
"""Where it is written, what is written, where the lines belong that are told, and these lines."""


def errors(place: str, line: str) -> list[Diagnostic]:
    found, _ = checking.check_text(FRAMES[place].replace("{}", line).encode(), "slips.dow")
    return [each for each in found if each.severity is Severity.ERROR]


SAYABLE = [
    ("rule", 'searching at "School" draws 1 more card'),
    ("rule", 'searching at "School" keeps 1 more card'),
]
"""What a card says by now, beside lines that are as near to it and mean less."""


@pytest.mark.parametrize(("place", "said"), SAYABLE)
def test_what_can_be_said_is_taken(place: str, said: str) -> None:
    assert errors(place, said) == []


@pytest.mark.sample(6)
@pytest.mark.parametrize(
    ("place", "said", "belongs", "lines"), SAID, ids=[each[1] for each in SAID]
)
def test_the_nearest_is_told(place: str, said: str, belongs: str, lines: tuple[str, ...]) -> None:
    (found,) = errors(place, said)
    assert found.help and "did you mean `if …`" not in found.help
    told = re.findall("`([^`]+)`", found.help)
    assert told and said not in told
    for line in lines:
        assert line in told
        assert errors(belongs, line) == []
