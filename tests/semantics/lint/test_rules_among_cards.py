"""Rules that never hear their event, and cards that bring each other about without end: what is
warned of is what comes of playing the cards.
"""

from __future__ import annotations

from itertools import product

import pytest

from dowlang.engine.step_limit import EndlessCard
from dowlang.project import load_source
from dowlang.project.card_selection import addition
from dowlang.rulesets.dead_of_winter.analysis.table_builder import table
from dowlang.rulesets.dead_of_winter.procedures.crisis import reveal_crisis
from dowlang.rulesets.dead_of_winter.procedures.incidents_added import reveal_incident
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.words.effects.crisis import put_away
from tests.semantics.winter_world import found_in

ROUNDS = 12
UNHEARD, ENDLESS = "DOW5025", "DOW5027"
DECKS = {"one deck": {"Weather": ("Sleet", "Thaw")}, "two decks": {"Weather": ("Sleet", "Thaw")}}
DECKS["two decks"] = {**DECKS["two decks"], "Radio": ("Static",)}
HEARD = tuple(
    (decks, on, subject)
    for decks, found in DECKS.items()
    for on, subject in product(
        [name for names in found.values() for name in names],
        ['"Sleet"', '"Thaw"', *(['"Static"'] if "Radio" in found else []), "an incident"],
    )
)


def text_of(decks: dict[str, tuple[str, ...]], rules: dict[str, str]) -> str:
    """The decks with their incidents, two copies of each, and below these what is told."""
    return "".join(
        f'deck "{deck}"\n\n'
        + "".join(
            f'incident "{name}"\n    flavor "x"\n    of "{deck}"\n    copies 2\n'
            f"{rules.get(name, '')}\n"
            for name in names
        )
        for deck, names in decks.items()
    )


def played(text: str) -> Winter:
    cards = load_source(addition([], {"among": text.encode()}))
    built = table(cards, 2).controls(1, "Amara Diallo").controls(2, "Biscuit").food(0).morale(6)
    return built.begin()


def warned(text: str, code: str) -> list[int]:
    """The lines that a warning of this sort is at."""
    return [each.span.line for each in found_in(text) if each.code == code]


@pytest.mark.sample(6)
@pytest.mark.parametrize(("decks", "on", "subject"), HEARD)
def test_what_an_incident_never_hears_is_told(decks: str, on: str, subject: str) -> None:
    text = text_of(DECKS[decks], {on: f"    when {subject} is revealed\n        add 1 food\n"})
    game = played(text)
    for number in range(ROUNDS):
        reveal_incident(game, number % len(game.incident_open))
        game.run()
    assert bool(warned(text, UNHEARD)) == (game.food == 0)


@pytest.mark.parametrize("subject", ["a crisis", '"Dam"', '"No Heat Tonight"'])
def test_what_a_crisis_never_hears_is_told(subject: str) -> None:
    text = (
        'crisis "Dam"\n    flavor "x"\n    prevent with fuel\n    failure\n        lose 1 morale\n'
        f"    when {subject} is revealed\n        add 1 food\n"
    )
    game = played(text)
    game.crisis_deck = (*game.crisis_deck, 0, game.cards.number("crisis", "dam"))
    for _ in range(2):
        put_away(game, game.crisis)
        reveal_crisis(game)
        game.run()
    assert len(warned(text, UNHEARD)) == 1 and game.food == 0


def test_what_lasts_longer_than_the_card_lies_open_is_heard() -> None:
    rules = (
        "    revealed\n        for the rest of the game\n            when an incident is revealed\n"
        "                add 1 food\n"
    )
    assert not warned(text_of(DECKS["one deck"], {"Sleet": rules}), UNHEARD)


NEXT, OTHER = 'reveal the next card of "Weather"', 'reveal the next card of "Radio"'
ROUND_AND_ROUND: tuple[tuple[dict[str, str], bool], ...] = (
    ({"Sleet": NEXT, "Thaw": NEXT, "Static": "add 1 food"}, True),
    ({"Sleet": NEXT, "Thaw": "add 1 food", "Static": "add 1 food"}, False),
    ({"Sleet": f"add 1 food; {OTHER}", "Thaw": OTHER, "Static": NEXT}, True),
    ({"Sleet": OTHER, "Thaw": NEXT, "Static": NEXT}, True),
    ({"Sleet": OTHER, "Thaw": OTHER, "Static": "add 1 food"}, False),
    ({"Sleet": f"{NEXT}, if able", "Thaw": NEXT, "Static": "add 1 food"}, True),
    ({"Sleet": f"if food = 1;     {NEXT}", "Thaw": NEXT, "Static": "add 1 food"}, False),
    ({"Sleet": "add 1 food", "Thaw": "add 1 food", "Static": OTHER}, True),
)
"""What each of three incidents does when it is revealed, and whether some deck has no end."""


@pytest.mark.sample(2)
@pytest.mark.parametrize(("does", "without_end"), ROUND_AND_ROUND)
def test_cards_that_reveal_each_other_without_end_are_told(
    does: dict[str, str], without_end: bool
) -> None:
    rules = {
        name: "    revealed\n" + "".join(f"        {one}\n" for one in lines.split("; "))
        for name, lines in does.items()
    }
    text = text_of(DECKS["two decks"], rules)
    assert bool(warned(text, ENDLESS)) == without_end
    broken_off = []
    for deck in range(2):
        game = played(text)
        reveal_incident(game, deck)
        try:
            game.run()
        except EndlessCard:
            broken_off.append(deck)
    assert bool(broken_off) == without_end
