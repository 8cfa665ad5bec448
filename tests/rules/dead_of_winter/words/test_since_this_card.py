"""What has happened `since this card` is asked on cards that come up, of which it is noted when: on
any other card, and in a definition, it is refused, for it would be asked of the whole game.
"""

from __future__ import annotations

import pytest

from dowlang.diagnostics import Severity
from tests.semantics.winter_world import checked_text

ASKED = "if no zombie was killed {window}"
SURVIVOR = (
    'survivor "Ada Winterbourne"\n    flavor "x"\n    occupation "locksmith"\n    female\n'
    "    influence 41\n    attack 3+\n    search 2+\n    at anywhere\n"
)
ITEM = 'item "Tin Trumpet"\n    flavor "x"\n    tool, in "School" x 1\n'
OBJECTIVE = (
    'objective "Quiet"\n    flavor "x"\n    time short\n    standard\n        setup\n'
    "            morale 6\n            rounds 5\n            food 6\n"
)
BELOW = "{at}{asked}\n{at}    lose 1 morale\n"
OTHERS: dict[str, tuple[str, int]] = {
    "a crisis": ('crisis "C"\n    flavor "x"\n    prevent with fuel\n    failure\n', 8),
    "a crisis revealed": (
        'crisis "C"\n    flavor "x"\n    prevent with fuel\n    failure\n        lose 1 morale\n'
        "    revealed\n",
        8,
    ),
    "an incident": (
        'deck "Weather"\n    flavor "y"\n\n'
        'incident "I"\n    of "Weather"\n    flavor "x"\n    revealed\n',
        8,
    ),
    "an item that is played": (f"{ITEM}    play\n", 8),
    "an item beside its bearer": (f"{ITEM}    equip\n        at the end of your turn\n", 12),
    "an ability": (f"{SURVIVOR}    ability, once per round\n", 8),
    "a survivor's rules": (f"{SURVIVOR}    passive\n        at the end of your turn\n", 12),
    "an exile objective": (
        'exile "E"\n    flavor "x"\n    goal morale = 0\n    at the end of each round\n',
        8,
    ),
    "a scenario": (
        'scenario "S"\n    flavor "x"\n    objective "Every Door Barred"\n'
        "    at the end of each round\n",
        8,
    ),
    "a definition": ('define "D"\n', 4),
}
CROSSROADS = 'crossroads "X"\n    flavor "x"\n    when you clean waste\n    option "A"\n'
ITS_OWN: dict[str, tuple[str, int]] = {
    "an option": (CROSSROADS, 8),
    "later": (f"{CROSSROADS}        at the end of this round\n", 12),
    "attached": (
        f'{CROSSROADS}        attach this card to "School"\n            at the end of each round\n',
        16,
    ),
}


def errors(head: str, margin: int, window: str) -> list[tuple[str, str]]:
    """Return the errors of a card that asks what has happened in a window."""
    at = " " * margin
    asked = BELOW.format(at=at, asked=ASKED.format(window=window))
    _, found = checked_text(head + asked)
    return [(each.code, each.message) for each in found if each.severity is Severity.ERROR]


@pytest.mark.parametrize("place", OTHERS)
def test_a_card_that_does_not_come_up_is_led_to_a_window_that_it_has(place: str) -> None:
    head, margin = OTHERS[place]
    ((code, said),) = errors(head, margin, "since this card")
    assert code == "DOW3018" and "`this round`" in said
    for window in ("this turn", "this round", "this game"):
        assert bool(errors(head, margin, window)) == (f"`{window}`" not in said), window


@pytest.mark.parametrize("place", ITS_OWN)
def test_a_card_that_comes_up_asks_what_has_happened_since(place: str) -> None:
    assert errors(*ITS_OWN[place], "since this card") == []
