"""An effect that stands among a card's own lines: the help names the line that may stand above it,
and the card checks when that is typed.
"""

from __future__ import annotations

import re

import pytest

from tests.semantics.winter_world import checked_text

EFFECTS = (
    "lose 1 morale",
    "if morale >= 3\n    lose 1 morale",
    "for each survivor you control\n    that survivor gets 1 wound",
    "roll a die\n    1 to 3\n        lose 1 morale\n    otherwise\n        nothing happens",
    "you may discard 1 card",
    'choose one\n    option "Left"\n        lose 1 morale\n    option "Right"\n        add 1 food',
)
CARDS = {
    "crossroads": (
        'crossroads "Slips"\n    flavor "x"\n    if food >= 1\n',
        '    option "A"\n        gain 1 morale\n    option "B"\n        lose 1 morale\n',
    ),
    "crisis": ('crisis "Slips"\n    flavor "x"\n    prevent with food\n', ""),
    "item": ('item "Slips"\n    flavor "x"\n    tool, in "School" x 1\n', ""),
    "survivor": (
        'survivor "Slips"\n    flavor "x"\n    occupation "x"\n    female\n    influence 33\n'
        "    attack 3+\n    search 3+\n    at anywhere\n",
        "",
    ),
}
TYPED = {"option": 'option "C"', "optional": "optional 2 food cards", "ability": "ability 1+"}


def indented(lines: str, depth: int) -> str:
    return "".join(f"{' ' * depth}{line}\n" for line in lines.splitlines())


@pytest.mark.parametrize("effect", EFFECTS, ids=lambda effect: effect.split("\n")[0])
@pytest.mark.parametrize("kind", CARDS)
def test_the_help_names_what_stands_above(kind: str, effect: str) -> None:
    before, after = CARDS[kind]
    _, found = checked_text(before + indented(effect, 4) + after)
    told = [each for each in found if each.severity.value == "error"]
    misplaced = [each for each in told if each.code == "DOW2003"]
    assert len(misplaced) == 1, told
    assert len(told) == 1 or kind == "crisis", told  # a crisis lacks its failure besides
    assert misplaced[0].span.line == before.count("\n") + 1
    ways = re.findall(r"`(\w+)[^`]*`", misplaced[0].help or "")
    assert ways, misplaced[0]
    clean = 0
    for way in ways:
        written = before + indented(TYPED.get(way, way), 4) + indented(effect, 8) + after
        _, again = checked_text(written)
        clean += not [each for each in again if each.code in ("DOW2002", "DOW2003", "DOW2007")]
    assert clean, (ways, kind)
