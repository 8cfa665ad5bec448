"""What a card beside a survivor hears of its own leaving, and what it can still do with itself:
every effect that takes such a card, the actions, and the loss of the bearer in and outside the
colony (R-ACT-PLY-05, R-SURV-07..09, R-TEXT-01).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

import pytest

from dowlang.engine.card_set import CardSet
from dowlang.engine.ongoing_effects import TAG
from dowlang.project import load_source
from dowlang.project.card_selection import addition
from dowlang.rulesets.dead_of_winter.actions import card_actions
from dowlang.rulesets.dead_of_winter.analysis.table_builder import table
from dowlang.rulesets.dead_of_winter.procedures import harm
from dowlang.rulesets.dead_of_winter.state.card_zones import EQUIPMENT
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.items import locate
from dowlang.rulesets.dead_of_winter.state.parameters import ITEM_TAG, REMOVED_EQUIPMENT
from dowlang.rulesets.dead_of_winter.state.types import LOCATIONS
from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.vocabulary.declarations import EffectWord
from tests.rules.dead_of_winter.invariants import items as conserved

BEARER, OTHER, THIRD = "Amara Diallo", "Greta Solheim", "Yuki Lowe"
LINES = {
    "discard {card}": "discard this card",
    "give {card} to {player}": "give this card to the player on your left",
    "remove {card} from the game": "remove this card from the game",
    "equip {survivor} with {card}": f'equip "{OTHER}" with this card',
    "unequip {card}": "",
    "put {card} into the hand of {player}": "put this card into the hand of the player "
    "on your left",
    "contribute {card} to the crisis": "contribute this card to the crisis",
    "slip {card} into the crisis": "slip this card into the crisis",
    "put {card} under {deck}": 'put this card under the "Library" deck',
    "put {card} onto {deck}": 'put this card onto the "Library" deck',
    "shuffle {cards} into {deck}": 'shuffle this card into the "Library" deck',
}
"""Effects that take a card away from its bearer, and what a card says of itself. The bearer who is
lost has none that could be unequipped.
"""
STAYS = (
    "stake {card}",
    "stake {card} face down",
    "tuck {card} under {survivor}",
    "draw {count} cards in place of {found}",
    "play {card}",
    "take {card}",
    "take {card} from {deck}",
    "search {deck} for {card}",
)
"""Effects on cards that lie elsewhere, or that find it where a player keeps it."""
LAST = [line for line in LINES.values() if line]


@lru_cache(maxsize=1)
def cards() -> CardSet:
    """An item that hears of its leaving, one that waits for three losses, and one for each line."""
    text = (
        'item "Torn Page"\n    tool, in "School" x 1\n    equip\n'
        "        when this card is unequipped\n            add 2 food\n"
        'item "Last Match"\n    tool, in "School" x 1\n    equip\n'
        "        when you discard this card\n            add 2 food\n"
        "        when you contribute this card\n            add 3 food\n"
        "        when the bearer is killed\n            add 5 food\n"
        "        when you lose the leader\n            add 7 food\n"
    )
    for number, line in enumerate(LAST):
        text += (
            f'item "Will {number}"\n    tool, in "School" x 1\n    equip\n'
            f"        when the bearer is killed\n            {line}\n"
        )
    return load_source(addition([], {"leaving": text.encode()}))


def built(item: str, at: str = "School") -> tuple[Winter, int]:
    """Return a table where player 1 leads a bearer of the item, and its copy."""
    made = (
        table(cards(), 3)
        .morale(6)
        .rounds(6)
        .crisis("No Heat Tonight")
        .controls(1, BEARER, at=at)
        .controls(1, OTHER, at=at)
        .controls(2, THIRD)
        .equipped(BEARER, item)
    )
    game = made.begin()
    game.food = 0
    (copy,) = game.equipment[who(game, BEARER)]
    return game, copy


def who(game: Winter, name: str) -> int:
    """Return the survivor of that name."""
    people = game.cards.of_kind["survivor"]
    return next(number for number, facts in enumerate(people) if facts["name"] == name)


def settled(game: Winter) -> None:
    """Let what waits be carried out, with the first answer to each question."""
    game.run()
    for _ in range(20):
        if game.decision.kind == "action":
            return
        game.choose(0)


def rules_of(game: Winter, copy: int) -> int:
    """Return how many rules the copy has in force."""
    return sum(entry[TAG] == ITEM_TAG + copy for entry in game.lasting)


def arguments(word: EffectWord, game: Winter, copy: int) -> dict[str, Any]:
    """Return what the effect is done with: the copy, another survivor, another player's hand."""
    values = {
        "card": copy,
        "cards": (copy,),
        "survivor": who(game, OTHER),
        "deck": LOCATIONS.index("library"),
        "player": 1,
        "giver": 0,
    }
    out = {parameter.name: values[parameter.name] for parameter in word.parameters}
    return {**out, "player": 0} if word.subject == "player" else out


def test_every_effect_on_a_card_is_here() -> None:
    taking = {
        word.phrase
        for word in VOCABULARY.of_sort(EffectWord)
        if any(p.type.noun == "card" and p.role == "slot" for p in word.parameters)
    }
    looking = {"look at {cards}", "reveal {cards}"}
    laying = {"lay {amount} {token} on {card}", "lift {amount} {token} on {card}"}
    assert taking == {*LINES, *STAYS, *looking, *laying}


@pytest.mark.parametrize("phrase", LINES)
def test_a_card_hears_that_an_effect_takes_it_from_its_bearer(phrase: str) -> None:
    (word,) = (word for word in VOCABULARY.of_sort(EffectWord) if word.phrase == phrase)
    game, copy = built("Torn Page")
    assert rules_of(game, copy) == 1
    word.function(game, **arguments(word, game, copy))
    settled(game)
    assert game.food == 2
    zone, place = locate(game, copy)
    assert (zone, place) != (EQUIPMENT, who(game, BEARER))
    assert rules_of(game, copy) == int(zone == EQUIPMENT)
    assert not conserved(game, ("",))


ACTIONS: dict[str, Callable[[Winter, int, int, int], None]] = {
    "handed on": lambda g, item, bearer, other: card_actions.pass_item(g, 0, item, bearer, other),
    "contributed": lambda g, item, bearer, _: card_actions.add_equipment_to_crisis(
        g, 0, item, bearer
    ),
    "killed": lambda g, _, bearer, __: g.do(harm.kill, bearer),
    "removed": lambda g, _, bearer, __: g.do(harm.remove_survivor, bearer),
}


@pytest.mark.parametrize("at", ["School", "colony"])
@pytest.mark.parametrize("leaves", [0, 1])
@pytest.mark.parametrize("way", ACTIONS)
def test_a_card_hears_that_it_is_handed_on_given_or_lost(way: str, leaves: int, at: str) -> None:
    game, copy = built("Torn Page", at)
    game.param[REMOVED_EQUIPMENT] = leaves
    ACTIONS[way](game, copy, who(game, BEARER), who(game, OTHER))
    settled(game)
    assert game.food == 2
    zone, _ = locate(game, copy)
    assert rules_of(game, copy) == int(zone == EQUIPMENT) == int(way == "handed on")
    assert not conserved(game, ("",))


def test_its_own_rules_hear_who_discards_or_contributes_it() -> None:
    for phrase, food in (("discard {card}", 2), ("contribute {card} to the crisis", 3)):
        (word,) = (word for word in VOCABULARY.of_sort(EffectWord) if word.phrase == phrase)
        game, copy = built("Last Match")
        word.function(game, **arguments(word, game, copy))
        settled(game)
        assert game.food == food
    game, copy = built("Last Match")
    ACTIONS["contributed"](game, copy, who(game, BEARER), 0)
    settled(game)
    assert game.food == 3


@pytest.mark.parametrize("leads", [True, False])
def test_the_loss_of_the_bearer_is_heard_whole(leads: bool) -> None:
    game, _ = built("Last Match")
    game.leader[0] = who(game, BEARER if leads else OTHER)
    game.do(harm.kill, who(game, BEARER))
    settled(game)
    assert game.food == (12 if leads else 5)


@pytest.mark.parametrize("at", ["School", "colony"])
@pytest.mark.parametrize("number", range(len(LAST)), ids=LAST)
def test_what_a_card_does_with_itself_at_the_death_of_its_bearer_is_done(
    number: int, at: str
) -> None:
    """R-TEXT-01: the card comes before R-SURV-07 and R-SURV-08, wherever the bearer died."""
    (word,) = (
        word for word in VOCABULARY.of_sort(EffectWord) if LINES.get(word.phrase) == LAST[number]
    )
    alive, same = built(f"Will {number}", at)
    word.function(alive, **arguments(word, alive, same))
    settled(alive)
    game, copy = built(f"Will {number}", at)
    game.do(harm.kill, who(game, BEARER))
    settled(game)
    assert locate(game, copy) == locate(alive, same)
    assert not conserved(game, ("",))


@pytest.mark.parametrize("at", ["School", "colony"])
def test_the_last_survivors_equipment_goes_with_the_hand(at: str) -> None:
    """R-SURV-11, U-27: what its own rules have left beside the dead goes where the hand went."""
    game, copy = built("Torn Page", at)
    game.do(harm.kill, who(game, OTHER))
    settled(game)
    game.do(harm.kill, who(game, BEARER))
    settled(game)
    assert game.food == 2
    assert (copy in game.removed) == (at == "colony")
    assert not conserved(game, ("",))
