"""What stands after a noun: where pieces are, whose they are, which is lowest. Tests of one piece for entities, counts for tallies, ordered sources
(top first) for cards of a deck. (Part 5.2)
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.board import barricades_at, zombies_at
from dowlang.rulesets.dead_of_winter.state import Winter
from dowlang.rulesets.dead_of_winter.types import Location, Player, Players, Survivor, Survivors
from dowlang.rulesets.dead_of_winter.values import influence
from dowlang.rulesets.dead_of_winter.words import building
from dowlang.rulesets.dead_of_winter.words.declared import words
from dowlang.rulesets.dead_of_winter.words.zones import (
    DICE_OF_A_PLAYER,
    SURVIVORS,
    Card,
    Cards,
    Deck,
    PoolDie,
    cards_of,
    held,
    same,
)


# ---- survivors -----------------------------------------------------------------------------------------------------------
def stands_at(game: Winter, survivor: Survivor, place: Location) -> bool:
    """At that location (R-BOARD-08)."""
    return game.location[survivor] == place


def stands_outside(game: Winter, survivor: Survivor, place: Location) -> bool:
    """On the board, but not there."""
    return game.location[survivor] >= 0 and game.location[survivor] != place


def stands_here(game: Winter, survivor: Survivor, bearer: Survivor) -> bool:
    """At the location of the bearer of the ability or card (R-BOARD-08)."""
    return game.location[survivor] >= 0 and game.location[survivor] == game.location[bearer]


def you_control(game: Winter, survivor: Survivor, you: Player) -> bool:
    """Of your group."""
    return game.controller[survivor] == you


def they_control(game: Winter, survivor: Survivor, they: Player) -> bool:
    """Of the group of the player spoken of."""
    return game.controller[survivor] == they


def controlled_by(game: Winter, survivor: Survivor, player: Player) -> bool:
    """Of that player's group."""
    return game.controller[survivor] == player


def not_that_survivor(game: Winter, survivor: Survivor, other: Survivor) -> bool:
    """Another one than that."""
    return survivor != other


def carries_card(game: Winter, survivor: Survivor, card: Card) -> bool:
    """Equipped with that card."""
    return any(same(game, item, card) for item in game.equipment[survivor])


def influence_for_rank(game: Winter, survivor: Survivor) -> int:
    """What the lowest and the highest are told by (R-CARD-09)."""
    return influence(game, survivor)


def newcomer(game: Winter) -> Survivors:
    """The top survivor card of the deck, if there is one (R-SURV-01)."""
    return game.survivor_deck[-1:]


def survivors_of_deck(game: Winter, deck: Deck) -> Survivors:
    """The survivors of the survivor deck, the top first."""
    return tuple(reversed(game.survivor_deck)) if deck == SURVIVORS else ()


words.filter("survivor", "at {place}", subject="survivor")(stands_at)
words.filter("survivor", "outside {place}", subject="survivor")(stands_outside)
words.filter("survivor", "here", subject="survivor", implicit=("bearer",))(stands_here)
words.filter("survivor", "you control", subject="survivor", implicit=("you",))(you_control)
words.filter("survivor", "they control", subject="survivor", implicit=("they",))(they_control)
words.filter("survivor", "controlled by {player}", subject="survivor")(controlled_by)
words.filter("survivor", "except {other}", subject="survivor")(not_that_survivor)
words.filter("survivor", "with {card}", subject="survivor")(carries_card)
words.filter("survivor", "with the lowest influence", subject="survivor", extreme="lowest", rules=("R-BITE-01", "R-ZOMBIE-06"))(influence_for_rank)
words.filter("survivor", "with the highest influence", subject="survivor", extreme="highest")(influence_for_rank)
words.filter("survivor", "on top of the survivor deck", rules=("R-SURV-01",))(newcomer)
words.filter("survivor", "in {deck}")(survivors_of_deck)


# ---- players ----------------------------------------------------------------------------------------------------------------
def has_survivor(game: Winter, player: Player, survivor: Survivor) -> bool:
    """Controls that survivor."""
    return game.controller[survivor] == player


def has_in_hand(game: Winter, player: Player, card: Card) -> bool:
    """Has that card in hand."""
    return any(same(game, item, card) for item in game.hand[player])


def not_that_player(game: Winter, player: Player, other: Player) -> bool:
    """Another one than that."""
    return player != other


def rolled_highest(game: Winter, player: Player, highest: Players) -> bool:
    """Among those with the highest roll of the contest before."""
    return player in highest


def rolled_lowest(game: Winter, player: Player, lowest: Players) -> bool:
    """Among those with the lowest roll of the contest before."""
    return player in lowest


words.filter("player", "with {survivor}", subject="player")(has_survivor)
words.filter("player", "with {card}", subject="player")(has_in_hand)
words.filter("player", "except {other}", subject="player")(not_that_player)
words.filter("player", "with the highest roll", subject="player", implicit=("highest",))(rolled_highest)
words.filter("player", "with the lowest roll", subject="player", implicit=("lowest",))(rolled_lowest)


# ---- locations --------------------------------------------------------------------------------------------------------------
def not_that_location(game: Winter, location: Location, place: Location) -> bool:
    """Another one than that; `outside the colony` is any of the other six (R-BOARD-01)."""
    return location != place


def has_survivor_there(game: Winter, location: Location, survivor: Survivor) -> bool:
    """That survivor is there."""
    return game.location[survivor] == location


words.filter("location", "outside {place}", subject="location", rules=("R-BOARD-01",))(not_that_location)
words.filter("location", "except {place}", subject="location")(not_that_location)
words.filter("location", "with {survivor}", subject="location")(has_survivor_there)


# ---- cards, decks, dice --------------------------------------------------------------------------------------------------------
def in_hand(game: Winter, card: Card, you: Player) -> bool:
    """In your hand; in a sentence with another subject, in theirs."""
    return card in game.hand[you]


def you_hold(game: Winter, card: Card, you: Player) -> bool:
    """In your hand or equipped on your survivors (U-56)."""
    return card in held(game, you)


def they_hold(game: Winter, card: Card, they: Player) -> bool:
    """In their hand or equipped on their survivors."""
    return card in held(game, they)


def on_survivor(game: Winter, card: Card, survivor: Survivor) -> bool:
    """Equipped on that survivor."""
    return card in game.equipment[survivor]


def in_hand_of(game: Winter, card: Card, player: Player) -> bool:
    """In that player's hand."""
    return card in game.hand[player]


def in_deck(game: Winter, deck: Deck) -> Cards:
    """The cards of a deck or pile, the top first (R-BOARD-11)."""
    return cards_of(game, deck)


def of_location(game: Winter, deck: Deck, place: Location) -> bool:
    """The item deck of that location."""
    return deck == place


def die_of(game: Winter, die: PoolDie, player: Player) -> bool:
    """One of that player's unused dice."""
    return die // DICE_OF_A_PLAYER == player


def your_die(game: Winter, die: PoolDie, you: Player) -> bool:
    """One of your unused dice."""
    return die // DICE_OF_A_PLAYER == you


def shows(game: Winter, die: PoolDie, amount: int) -> bool:
    """The die shows that value (R-DICE-03)."""
    return die % DICE_OF_A_PLAYER == amount


def shows_at_least(game: Winter, die: PoolDie, amount: int) -> bool:
    """The die shows that value or a higher one (R-DICE-06)."""
    return die % DICE_OF_A_PLAYER >= amount


def staked_by(game: Winter, card: Card, player: Player) -> bool:
    """Put at stake by that player."""
    return (player, card) in game.stakes


words.filter("card", "staked by {player}", subject="card")(staked_by)
words.filter("die", "showing {amount}", subject="die", rules=("R-DICE-03",))(shows)
words.filter("die", "showing at least {amount}", subject="die", rules=("R-DICE-06",))(shows_at_least)
words.filter("card", "in hand", subject="card", implicit=("you",), rules=("R-BOARD-15",))(in_hand)
words.filter("card", "you hold", subject="card", implicit=("you",), rules=("U-56",))(you_hold)
words.filter("card", "they hold", subject="card", implicit=("they",))(they_hold)
words.filter("card", "on {survivor}", subject="card")(on_survivor)
words.filter("card", "in the hand of {player}", subject="card")(in_hand_of)
words.filter("card", "in {deck}", make=building.set_cards_in, rules=("R-BOARD-11",))(in_deck)
words.filter("card", "of {deck}", rules=("R-BOARD-11",))(in_deck)
words.filter("deck", "of {place}", subject="deck")(of_location)
words.filter("die", "of {player}", subject="die", make=building.set_dice, rules=("R-DICE-03",))(die_of)
words.filter("die", "in your pool", subject="die", implicit=("you",), rules=("R-DICE-03",))(your_die)


# ---- tallies -------------------------------------------------------------------------------------------------------------------
def zombies_here(game: Winter, bearer: Survivor) -> int:
    """Zombies at the location of the bearer (R-BOARD-08)."""
    return zombies_at(game, game.location[bearer]) if game.location[bearer] >= 0 else 0


def zombies_outside(game: Winter, place: Location) -> int:
    """Zombies at all other locations."""
    return sum(game.zombies) - zombies_at(game, place)


def barricades_here(game: Winter, bearer: Survivor) -> int:
    """Barricades at the location of the bearer."""
    return barricades_at(game, game.location[bearer]) if game.location[bearer] >= 0 else 0


def noise_at(game: Winter, place: Location) -> int:
    """Noise tokens at a location (R-BOARD-12)."""
    return game.noise[place]


def wounds_on(game: Winter, survivor: Survivor) -> int:
    """Wound tokens on a survivor, frostbite included (R-EXPOSE-05)."""
    return game.wounds[survivor] + game.frostbite[survivor]


def frostbite_on(game: Winter, survivor: Survivor) -> int:
    """Frostbite tokens on a survivor (R-EXPOSE-05)."""
    return game.frostbite[survivor]


words.filter("zombie", "at {location}", make=building.set_zombies)(zombies_at)
words.filter("zombie", "here", implicit=("bearer",))(zombies_here)
words.filter("zombie", "outside {place}")(zombies_outside)
words.filter("barricade", "at {location}", make=building.set_barricades)(barricades_at)
words.filter("barricade", "here", implicit=("bearer",))(barricades_here)
words.filter("noise", "at {place}", make=building.set_noise)(noise_at)
words.filter("wound", "on {survivor}", make=building.set_wounds)(wounds_on)
words.filter("frostbite", "on {survivor}", make=building.set_frostbite)(frostbite_on)
