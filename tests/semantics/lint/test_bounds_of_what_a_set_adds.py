"""What a set adds has bounds as the printed game has: levels of tracks, tokens of a supply, cards
of a deck, of which one lies open. A condition beyond them is told, at whichever line it stands.
"""

from __future__ import annotations

from itertools import product

import pytest

from dowlang.rulesets.dead_of_winter.words.set_content import bounds as added_bounds
from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.vocabulary.declarations import Place
from tests.semantics.winter_world import found_in

ADDED = """token "Seal"
    supply 2

token "Many"

track "Dial"
    from 2 to 5, starting at 3

deck "Omens"

deck "Tides"

incident "Crow"
    of "Omens"
    copies 2

incident "Wren"
    of "Omens"

incident "Ebb"
    of "Tides"

"""
BOUNDS = {
    'level of "Dial"': (2, 5),
    'supply of "Seal"': (0, 2),
    'number of "Seal" at the colony': (0, 2),
    'number of "Seal" on your leader': (0, 2),
    'number of "Seal" before you': (0, 2),
    'number of "Seal" on a card on your leader': (0, 2),
    'cards left in "Omens"': (0, 3),
}
"""Number -> its least and most."""
PLACES = {
    "option": ('    option "A" if {0}', "        gain 1 morale"),
    "block": ('    option "A"', "        if {0}", "            gain 1 morale"),
    "rule": (
        '    option "A"',
        "        for the rest of the game",
        "            while {0}",
        "                crises need 1 more point",
    ),
    "noun": ('    option "A"', "        each survivor where ({0}) gets 1 wound"),
}
NEVER = {"DOW5001", "DOW5003", "DOW5005", "DOW5025"}


def card(*lines: str, trigger: str = "if food >= 1") -> str:
    below = "\n".join(lines)
    return f'{ADDED}crossroads "Out of Reach"\n    flavor "x"\n    {trigger}\n{below}\n'


def told(condition: str, place: str) -> set[str]:
    """Return the codes of what is found where a condition stands at a place."""
    if place == "trigger":
        text = card('    option "A"', "        gain 1 morale", trigger=f"if {condition}")
    else:
        text = card(*(line.format(condition) for line in PLACES[place]))
    return {each.code for each in found_in(text)}


def cases() -> list[tuple[str, str, bool]]:
    """Return (condition, where, whether it can never hold) for each number at its bounds."""
    out = []
    for (number, (low, high)), place in product(BOUNDS.items(), (*PLACES, "trigger")):
        sides = [(f">= {high + 1}", True), (f">= {high}", False), (f"= {high + 1}", True)]
        sides += [(f"< {low}", True), (f"<= {low}", False)] if low else []
        out += [(f"{number} {side}", place, never) for side, never in sides]
    return out


@pytest.mark.sample(25)
@pytest.mark.parametrize(("condition", "place", "never"), cases())
def test_a_condition_beyond_the_bounds_is_told_and_no_other(
    condition: str, place: str, never: bool
) -> None:
    found = told(condition, place)
    assert not [code for code in found if code < "DOW5"]
    assert bool(found & NEVER) == never


def test_every_number_of_an_added_thing_has_its_bounds_here() -> None:
    added = {"track", "token kind", "incident deck"}
    numbers = [
        word.example
        for word in VOCABULARY.words
        if word.place is Place.NUMBER and added & {p.type.noun for p in word.parameters}
    ]
    names = {'"Fuel Tank"': '"Dial"', '"Crate"': '"Seal"', '"Weather"': '"Omens"'}
    for old, new in names.items():
        numbers = [example.replace(old, new) for example in numbers]
    said = {number.replace("at the colony", 'at "School"') for number in BOUNDS}
    assert set(numbers) == said


@pytest.mark.parametrize(
    ("condition", "never"),
    [
        ('"Crow" lies open and "Wren" lies open', True),
        ('"Crow" is on top of "Omens" and "Wren" is on top of "Omens"', True),
        ('"Crow" lies open and "Wren" is on top of "Omens"', False),
        ('"Crow" lies open and "Ebb" lies open', False),
        ('"Crow" lies open or "Wren" lies open', False),
        ('"Crow" lies open and not "Wren" lies open', False),
        ('"Crow" lies open and "Crow" is on top of "Omens"', False),
        (
            '"Aspirin" is on top of the waste pile and "Siphon Hose" is on top of the waste pile',
            True,
        ),
        ('"Aspirin" is on top of the waste pile and "Siphon Hose" is in the waste pile', False),
        (
            '"Aspirin" is on top of the waste pile and "Aspirin" is on top of the "School" deck',
            False,
        ),
        (
            '"Ward Fever" is on top of the crisis deck and '
            '"The Long Whiteout" is on top of the crisis deck',
            True,
        ),
        ('"Ward Fever" is the current crisis and "The Long Whiteout" is the current crisis', True),
        ('"Ward Fever" is the current crisis or "The Long Whiteout" is the current crisis', False),
        (
            '"Words on the Wind" is the main objective and '
            '"Every Door Barred" is the main objective',
            True,
        ),
    ],
)
def test_one_card_lies_open_or_on_top(condition: str, never: bool) -> None:
    for place in ("option", "block", "rule", "trigger"):
        assert bool(told(condition, place) & NEVER) == never, place


@pytest.mark.parametrize(
    ("of", "asked", "never"),
    [
        ("Omens", '"Crow" lies open', True),
        ("Omens", '"Crow" does not lie open', False),
        ("Omens", '"Crow" is on top of "Omens"', False),
        ("Tides", '"Crow" lies open', False),
        ("Omens", '"Owl" lies open', False),
    ],
)
def test_while_the_rules_of_an_incident_hold_it_lies_open(of: str, asked: str, never: bool) -> None:
    rule = f"    while {asked}\n        crises need 1 more point\n"
    found = {each.code for each in found_in(f'{ADDED}incident "Owl"\n    of "{of}"\n{rule}')}
    assert bool(found & NEVER) == never and not [code for code in found if code < "DOW5"]


def test_while_the_rules_of_a_crisis_or_main_objective_hold_it_is_the_one() -> None:
    crisis = (
        'crisis "Owl"\n    flavor "x"\n    prevent with food\n'
        '    while "{}" is the current crisis\n'
        "        survivors cannot be killed\n    failure\n        lose 1 morale\n"
    )
    objective = (
        'objective "Owl"\n    flavor "x"\n    time long\n    standard\n        setup\n'
        "            morale 5\n            rounds 6\n        goal food >= 10\n"
        '        while "{}" is the main objective\n            survivors cannot be killed\n'
    )
    for text, other in ((crisis, "Ward Fever"), (objective, "Words on the Wind")):
        for named, never in ((other, True), ("Owl", False)):
            found = {each.code for each in found_in(text.format(named))}
            assert bool(found & NEVER) == never and not [code for code in found if code < "DOW5"]


def test_a_rule_that_outlasts_its_card_holds_while_another_one_lies_open() -> None:
    """What is said until the end of the round is in force after the next card is revealed."""
    text = (
        f'{ADDED}incident "Owl"\n    of "Omens"\n    revealed\n'
        "        until the end of this round\n"
        '            while "Crow" lies open\n                crises need 1 more point\n'
    )
    assert not {each.code for each in found_in(text)} & NEVER


@pytest.mark.parametrize(
    "lines",
    [
        ['    option "A"', '        add (supply of "{0}") food'],
        ['    option "A"', '        lay (supply of "{0}") "{0}" at the colony'],
        ['    option "A" if supply of "{0}" >= 1', "        gain 1 morale"],
        [
            '    option "A"',
            "        for the rest of the game",
            '            while supply of "{0}" > 1',
            "                crises need 1 more point",
        ],
        ['    option "A"', '        each survivor where (supply of "{0}" >= 1) gets 1 wound'],
    ],
)
def test_what_is_left_of_a_token_without_a_supply_is_refused(lines: list[str]) -> None:
    """As many are laid as a line says, so no number is left of them."""
    for token, refused in (("Many", True), ("Seal", False)):
        found = found_in(card(*(line.format(token) for line in lines)))
        errors = [each.message for each in found if each.code < "DOW5"]
        assert bool(errors) == refused
        assert all(f'`supply of "{token}"`' in each and "`supply`" in each for each in errors)


@pytest.mark.parametrize(
    "lines",
    [
        ['    option "A"', '        set "Dial" to {0}'],
        ['    option "A"', '        you may set "Dial" to {0}'],
        ['    option "A"', "        if food >= 3", '            set "Dial" to {0}'],
        ['    option "A"', "        for each player", '            set "Dial" to {0}'],
        [
            '    option "A"',
            "        for the rest of the game",
            "            when you make noise",
            '                set "Dial" to {0}',
        ],
        ['    option "A"', "        at the end of this turn", '            set "Dial" to {0}'],
    ],
)
def test_a_level_beyond_the_ends_of_its_track_is_refused(lines: list[str]) -> None:
    for amount, refused in (
        *((str(level), not 2 <= level <= 5) for level in range(8)),
        ("(3 + 3)", True),
        ("(3 + 2)", False),
        ("(food)", False),
    ):
        found = found_in(card(*(line.format(amount) for line in lines)))
        errors = [(each.code, each.message) for each in found if each.code < "DOW5"]
        level = "6" if "+" in amount else amount
        told = [("DOW3012", f"found {level}, wanted 2 to 5 for the track")]
        assert errors == (told if refused else []), (amount, errors)


def test_every_word_that_sets_a_track_is_bounded() -> None:
    setting = [
        word.phrase
        for word in VOCABULARY.words
        if word.place is Place.EFFECT and word.phrase.startswith("set {track}")
    ]
    assert setting == [*added_bounds.SETTINGS]


@pytest.mark.parametrize(
    ("ends", "told"),
    [
        ("from 3 to 3", "found 3, wanted 4 to 999 for the second number"),
        ("from 0 to 0, starting at 0", "found 0, wanted 1 to 999 for the second number"),
        ("from 999 to 999", "found 999, wanted 0 to 998 for the first number"),
        ("from 3 to 4", ""),
        ("from 998 to 999", ""),
    ],
)
def test_a_track_has_two_levels_at_least(ends: str, told: str) -> None:
    """On one level alone nothing is ever raised or lowered."""
    found = found_in(f'track "Stuck"\n    flavor "x"\n    {ends}\n')
    assert [each.message for each in found if each.code < "DOW5"] == ([told] if told else [])
