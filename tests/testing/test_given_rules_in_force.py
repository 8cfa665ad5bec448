"""A `given` that lays a card puts its rules in force just where playing would, for every kind of
card that has rules and every line that lays one.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from dowlang.diagnostics import Diagnostic
from dowlang.project import checking
from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.testing import run_tests
from dowlang.vocabulary.declarations import FilterWord
from tests.semantics.winter_world import found_in

RULE = "at the end of each turn\n{0}    {1}\n"
PLACES = ("School", "Library", "Gas Station", "Hospital", "Police Station", "Grocery Store")
"""Each rule but one has a place of its own at which it counts."""
CARDS = {
    "scenario": 'scenario "The Bridge"\n    flavor "x"\n    {rule}',
    "exile": 'exile "Warm Room"\n    flavor "x"\n    {rule}    goal food >= 99\n',
    "crisis": 'crisis "Rats"\n    flavor "x"\n    prevent with food\n    {rule}'
    "    failure\n        nothing happens\n",
    "survivor": 'survivor "Ada Winterbourne"\n    flavor "x"\n    occupation "locksmith"\n'
    "    female\n    influence 41\n    attack 3+\n    search 2+\n    at anywhere\n    passive\n"
    "        {deeper}",
    "equipment": 'item "Hand Bell"\n    flavor "x"\n    tool, in "School" x 2\n    equip\n'
    "        {deeper}",
    "anytime": 'item "Bad Penny"\n    flavor "x"\n    tool, in "School" x 1\n    event\n'
    "        nothing happens\n    anytime\n        {deeper}",
    "objective": 'objective "Stay"\n    flavor "x"\n    time short\n    standard\n        setup\n'
    "            morale 6\n            rounds 6\n        {deeper}        goal food >= 99\n"
    "    hardcore like standard, except\n        goal food >= 98\n",
}
OTHER = 'exile "Cold Room"\n    flavor "x"\n    goal food >= 99\n\n'
HELD = 'player 2 holds "Warm Room"'
TOP = '"Warm Room" is on top of the exile deck'
ADA = '"Ada Winterbourne"'
IN_FORCE = {
    "exiled, holds": ("player 2 is exiled", HELD),
    "holds, exiled": (HELD, "player 2 is exiled"),
    "exiled, on top": ("player 2 is exiled", TOP),
    "on top, exiled": (TOP, "player 2 is exiled"),
    "exiled, named": ("player 2 is exiled", 'exile "Warm Room"'),
    "named, exiled": ('exile "Warm Room"', "player 2 is exiled"),
    "crisis": ('crisis "Rats"',),
    "crisis, another before it": ('crisis "No Heat Tonight"', 'crisis "Rats"'),
    "controls": (f"player 1 controls {ADA}",),
    "leads": (f"{ADA} is the leader of player 1",),
    "controls, of another": (f"player 2 controls {ADA}",),
    "equipped": ('"Amara Diallo" is equipped with "Hand Bell"',),
    "anybody has it": ('player 1 has "Bad Penny"',),
    "objective": ('objective "Stay"',),
    "scenario": ('scenario "The Bridge"',),
}
NOT_IN_FORCE = {
    "nobody is exiled": (TOP,),
    "another one held": ("player 2 is exiled", 'player 2 holds "Cold Room"', TOP),
    "a crisis on top": ('crisis "No Heat Tonight"', '"Rats" is on top of the crisis deck'),
    "a survivor on top": (f"{ADA} is on top of the survivor deck",),
    "a survivor removed": (f"{ADA} is in the removed pile",),
    "in hand": ('player 1 has "Hand Bell"',),
    "in the waste pile": ('"Hand Bell" is in the waste pile',),
}
REFUSED = {
    "held by one who is not exiled": (HELD,),
    "another one held then": (HELD, "player 2 is exiled", 'player 2 holds "Cold Room"'),
    "held, then on top": ("player 2 is exiled", HELD, TOP),
}


def counted(card: str) -> tuple[str, str]:
    """Return the effect of the rule of a card, and what counts it: of each another number."""
    if card == "anytime":
        return "add 1 food", "food"
    others = [one for one in CARDS if one != "anytime"]
    place = PLACES[others.index(card)]
    return f'add 1 noise to "{place}"', f'noise at "{place}"'


def laid(lines: tuple[str, ...]) -> str:
    """Return of which card with rules the lines speak."""
    names = {card: text.split('"')[1] for card, text in CARDS.items()}
    return next(card for card, name in names.items() if any(name in line for line in lines))


def written(name: str, lines: tuple[str, ...], more: int) -> str:
    """Return a test of a table with these lines. The rule has counted so much after one turn."""
    given = "".join(f"    given {line}\n" for line in lines)
    return (
        f'test "{name}"\n    given players = 3, seed 1\n'
        '    given player 1 controls "Amara Diallo", player 2 controls "Biscuit"\n'
        '    given "Amara Diallo" is at "School", "Biscuit" is at "Library"\n'
        f"    given cards in the crossroads deck = 0\n{given}    given morale = 5, food = 0\n"
        f"    when player 2 starts\n    then {counted(laid(lines))[1]} = {more}\n\n"
    )


def of(card: str) -> str:
    """Return a card with its rule."""
    effect, _ = counted(card)
    rules = {"rule": RULE.format("    ", effect), "deeper": RULE.format("        ", effect)}
    return CARDS[card].format(**rules) + "\n"


def failures(folder: Path, tests: str) -> dict[str, str]:
    """Return what each test of these says that does not pass."""
    path = folder / "laid.dow"
    path.write_text(OTHER + "".join(of(one) for one in CARDS) + tests, "utf-8")
    (asked,) = checking.tests_of([path])
    results = run_tests(asked.cards, asked.tests).results
    return {one.name: one.message() for one in results if one.message()}


@pytest.mark.parametrize(("lines", "more"), [(IN_FORCE, 1), (NOT_IN_FORCE, 0)], ids=["in", "not"])
def test_rules_are_in_force_as_they_would_be_by_play(
    lines: dict[str, tuple[str, ...]], more: int, tmp_path: Path
) -> None:
    tests = "".join(written(name, given, more) for name, given in lines.items())
    assert failures(tmp_path, tests) == {}


def test_a_table_that_cannot_be_is_refused(tmp_path: Path) -> None:
    tests = "".join(written(name, given, 0) for name, given in REFUSED.items())
    found = failures(tmp_path, tests)
    assert set(found) == set(REFUSED)
    assert "`given player 2 is exiled`" in found["held by one who is not exiled"]


SET_BY = {
    "zombie": ' at "School"',
    "barricade": ' at "School"',
    "noise": ' at "School"',
    "wound": ' on "Amara Diallo"',
    "frostbite": ' on "Amara Diallo"',
}
"""Counted noun that lies somewhere -> where."""
FOLLOWS_ROUNDS = "round marker"
"""The one counted noun that no line sets: it stands where `rounds left` puts it."""
ADJECTIVES = sorted({each.word for each in VOCABULARY.adjectives} | {"helpless", "starvation"})
KINDS_OF_CARD = {each.word for each in VOCABULARY.adjectives if each.classifier}
"""Adjectives that stand before nouns of cards alone: before others there is no sentence."""


def counted_things() -> dict[str, str]:
    """Return each counted noun that a table can be given, with how it is said there."""
    return {
        noun.name: noun.plural + SET_BY.get(noun.name, "")
        for noun in VOCABULARY.nouns
        if noun.is_tally and noun.name != FOLLOWS_ROUNDS
    }


def refusals(lines: list[str]) -> dict[str, list[Diagnostic]]:
    """Return for each `given` line what is refused in it."""
    text = (
        'crossroads "C"\n    flavor "f"\n    if morale >= 1\n'
        '    option "A"\n        lose 1 morale\n'
        '    option "B"\n        nothing happens\n'
    )
    first = text.count("\n") + 3
    for number, line in enumerate(lines):
        text += f'\ntest "t{number}"\n    given players = 2, seed 1, {line}\n    then morale >= 0\n'
    out: dict[str, list[Diagnostic]] = {line: [] for line in lines}
    for found in found_in(text):
        if found.code < "DOW5":
            out[lines[(found.span.line - first) // 4]].append(found)
    return out


def codes_of(lines: list[str]) -> dict[str, set[str]]:
    """Return for each `given` line the codes of what is refused in it."""
    return {line: {one.code for one in found} for line, found in refusals(lines).items()}


def test_a_given_line_of_each_counted_thing_checks() -> None:
    lines = [f"{said} = 3" for said in counted_things().values()]
    assert len(lines) == len([one for one in VOCABULARY.nouns if one.is_tally]) - 1 >= 9
    assert {line: codes for line, codes in codes_of(lines).items() if codes} == {}


def test_a_given_line_with_an_adjective_that_nothing_can_be_is_refused() -> None:
    things = counted_things().values()
    lines = {f"{word} {said} = 3": word for said in things for word in ADJECTIVES}
    found = codes_of(list(lines))
    assert len(lines) > 150
    assert [line for line, codes in found.items() if not codes <= {"DOW3020", "DOW2002"}] == []
    assert [line for line, codes in found.items() if not codes] == []
    others = {line: found[line] for line, word in lines.items() if word not in KINDS_OF_CARD}
    assert {line: codes for line, codes in others.items() if codes != {"DOW3020"}} == {}


FILLED = {
    "{player}": "player 1",
    "{survivor}": '"Amara Diallo"',
    "{location}": '"School"',
    "{place}": "the colony",
    "{deck}": "the waste pile",
    "{number}": "1",
    "{card}": '"Aspirin"',
}
"""Slot of a filter -> one piece that a table has."""
TAKEN = {
    " = 2": {"players", "cards in the hand of player 1", "cards in the waste pile"},
    " are 3 5": {"dice of player 1"},
}
"""How much of it there is, or the faces of dice -> pieces that a table is given so."""
WITHOUT = "; a table is set without `"


def counted_pieces() -> list[tuple[str, str]]:
    """Return every adjective with the pieces that can be it, as each filter finds them and as no
    filter does.
    """
    plurals = {noun.name: noun.plural for noun in VOCABULARY.nouns}
    out = []
    for adjective in VOCABULARY.adjectives:
        for noun in adjective.nouns:
            wheres = [word.phrase for word in VOCABULARY.of_sort(FilterWord) if word.noun == noun]
            for where in ("", *wheres):
                said = f"{plurals[noun]} {where}".strip()
                for slot, filled in FILLED.items():
                    said = said.replace(slot, filled)
                if "{" not in said:
                    out.append((adjective.word, said))
    return out


@pytest.mark.sample(1)
@pytest.mark.parametrize("number", TAKEN)
def test_a_given_line_with_an_adjective_is_refused_with_what_is_taken(number: str) -> None:
    """A table is given how many wounds somebody has, and not how many are wounded. Where it is told
    that the line is taken without the adjective, it is; where not, it is told what is.
    """
    pairs = {f"{word} {said}{number}": said for word, said in counted_pieces()}
    found, plain = refusals([*pairs]), codes_of([f"{said}{number}" for said in {*pairs.values()}])
    taken = {line for line, codes in plain.items() if not codes}
    assert taken == {f"{said}{number}" for said in TAKEN[number]}
    assert len(pairs) > 250 and [line for line, told in found.items() if not told] == []
    spoken = {line: told[0] for line, told in found.items() if told[0].code == "DOW3018"}
    assert len(spoken) > 250
    without = {line for line, told in spoken.items() if WITHOUT in told.message}
    assert without == {line for line, said in pairs.items() if said in TAKEN[number]}
    silent = {line for line, told in spoken.items() if not told.help} - without
    other_way = {line for line in silent if "; it is given as `" in spoken[line].message}
    assert {pairs[line] for line in silent - other_way} == {"steps"}  # of which nothing is given
    assert [line for line in without if not spoken[line].help] == []
