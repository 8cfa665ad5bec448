"""Declare what stands before a noun: adjectives, the symbol of `food card`, the step of `food
step`.

They are tests of one piece each.

Source: Part 5.2 of the rules document.
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.types import (
    EDUCATION,
    FOOD,
    FUEL,
    LOCATIONS,
    MEDICINE,
    SURVIVOR,
    TOOL,
    WEAPON,
    Player,
    Survivor,
)
from dowlang.rulesets.dead_of_winter.words import enumerations as steps
from dowlang.rulesets.dead_of_winter.words.cards.availability import AT_STAKE
from dowlang.rulesets.dead_of_winter.words.cards.zones import (
    ANY_COPY,
    DICE_OF_A_PLAYER,
    Card,
    Deck,
    PoolDie,
)
from dowlang.rulesets.dead_of_winter.words.enumerations import Step
from dowlang.rulesets.dead_of_winter.words.registry import words


# ---- players and
# survivors-----------------------------------------------------------------------------------------
def is_exiled_player(game: Winter, player: Player) -> bool:
    """Exiled (R-EXILE-01)."""
    return game.exiled[player] > 0


def is_not_exiled_player(game: Winter, player: Player) -> bool:
    """Not exiled."""
    return not game.exiled[player]


def is_exiled(game: Winter, survivor: Survivor) -> bool:
    """Its controller is exiled (R-EXILE-01)."""
    controller = game.controller[survivor]
    return controller >= 0 and game.exiled[controller] > 0


def is_not_exiled(game: Winter, survivor: Survivor) -> bool:
    """In play and its controller is not exiled."""
    controller = game.controller[survivor]
    return controller >= 0 and not game.exiled[controller]


def is_wounded(game: Winter, survivor: Survivor) -> bool:
    """Has a wound token of any face (R-EXPOSE-05)."""
    return game.wounds[survivor] + game.frostbite[survivor] > 0


def is_frostbitten(game: Winter, survivor: Survivor) -> bool:
    """Has a frostbite token (R-EXPOSE-05)."""
    return game.frostbite[survivor] > 0


def is_male(game: Winter, survivor: Survivor) -> bool:
    """The card says male (R-CARD-07)."""
    return bool(game.cards.of_kind["survivor"][survivor].get("male"))


def is_female(game: Winter, survivor: Survivor) -> bool:
    """The card says female (R-CARD-07)."""
    return bool(game.cards.of_kind["survivor"][survivor].get("female"))


def is_animal(game: Winter, survivor: Survivor) -> bool:
    """The card says animal (R-CARD-07)."""
    return bool(game.cards.of_kind["survivor"][survivor].get("animal"))


def is_human(game: Winter, survivor: Survivor) -> bool:
    """The card does not say animal (R-CARD-07)."""
    return not is_animal(game, survivor)


def is_unused_die(game: Winter, die: PoolDie) -> bool:
    """Not spent this round (R-DICE-05). A die of no seat is none: an explanation asks what would be
    so with a die of any value.
    """
    player, value = divmod(die, DICE_OF_A_PLAYER)
    return 0 <= player < len(game.unused) and value in game.unused[player]


def is_item_deck(game: Winter, deck: Deck) -> bool:
    """The deck of a location outside the colony (R-SETUP-10)."""
    return 0 < deck < len(LOCATIONS)


# ---- symbols of items
def carries(game: Winter, card: Card, symbol: int) -> bool:
    """Return True if the item, or the item card a name means, carries the symbol.

    Rules: R-CARD-14.
    """
    t = game.cards.tables
    symbols = t.item_symbols
    if 0 <= card < len(symbols):
        return bool(symbols[card] >> symbol & 1)
    return card <= ANY_COPY and bool(t.design_symbols[ANY_COPY - card] >> symbol & 1)


def is_weapon_card(game: Winter, card: Card) -> bool:
    """The item carries the symbol weapon (R-CARD-14)."""
    return carries(game, card, WEAPON)


def is_fuel_card(game: Winter, card: Card) -> bool:
    """The item carries the symbol fuel (R-CARD-14)."""
    return carries(game, card, FUEL)


def is_education_card(game: Winter, card: Card) -> bool:
    """The item carries the symbol education (R-CARD-14)."""
    return carries(game, card, EDUCATION)


def is_food_card(game: Winter, card: Card) -> bool:
    """The item carries the symbol food (R-CARD-14)."""
    return carries(game, card, FOOD)


def is_medicine_card(game: Winter, card: Card) -> bool:
    """The item carries the symbol medicine (R-CARD-14)."""
    return carries(game, card, MEDICINE)


def is_tool_card(game: Winter, card: Card) -> bool:
    """The item carries the symbol tool (R-CARD-14)."""
    return carries(game, card, TOOL)


def is_survivor_card(game: Winter, card: Card) -> bool:
    """The item carries the symbol survivor (R-CARD-14)."""
    return carries(game, card, SURVIVOR)


def is_staked(game: Winter, card: Card) -> bool:
    """Put at stake by the card that is being carried out."""
    return any(card == item for _, item in game.stakes)


# ---- steps of the colony phase
def is_food_step(game: Winter, piece: Step) -> bool:
    """The food step of the colony phase (R-COLONY)."""
    return piece == steps.FOOD_STEP


def is_waste_step(game: Winter, piece: Step) -> bool:
    """The waste step of the colony phase (R-COLONY)."""
    return piece == steps.WASTE_STEP


def is_crisis_step(game: Winter, piece: Step) -> bool:
    """The crisis step of the colony phase (R-COLONY)."""
    return piece == steps.CRISIS_STEP


def is_zombie_step(game: Winter, piece: Step) -> bool:
    """The zombie step of the colony phase (R-COLONY)."""
    return piece == steps.ZOMBIE_STEP


words.adjective("exiled", ("player",))(is_exiled_player)
words.adjective("non-exiled", ("player",))(is_not_exiled_player)
words.adjective("exiled", ("survivor",))(is_exiled)
words.adjective("non-exiled", ("survivor",))(is_not_exiled)
words.adjective("wounded", ("survivor",))(is_wounded)
words.adjective("frostbitten", ("survivor",))(is_frostbitten)
words.adjective("male", ("survivor",))(is_male)
words.adjective("female", ("survivor",))(is_female)
words.adjective("human", ("survivor",))(is_human)
words.adjective("animal", ("survivor",))(is_animal)
words.adjective("unused", ("die",))(is_unused_die)
words.adjective("staked", ("card",), spot=AT_STAKE)(is_staked)
words.adjective("item", ("deck",), classifier=True)(is_item_deck)
words.adjective("weapon", ("card",), classifier=True)(is_weapon_card)
words.adjective("fuel", ("card",), classifier=True)(is_fuel_card)
words.adjective("education", ("card",), classifier=True)(is_education_card)
words.adjective("food", ("card",), classifier=True)(is_food_card)
words.adjective("medicine", ("card",), classifier=True)(is_medicine_card)
words.adjective("tool", ("card",), classifier=True)(is_tool_card)
words.adjective("survivor", ("card",), classifier=True)(is_survivor_card)
words.adjective("food", ("step",), classifier=True)(is_food_step)
words.adjective("waste", ("step",), classifier=True)(is_waste_step)
words.adjective("crisis", ("step",), classifier=True)(is_crisis_step)
words.adjective("zombie", ("step",), classifier=True)(is_zombie_step)
