"""Declare what stands after a noun: where pieces are, whose they are, which is lowest.

They are tests of one piece for entities, counts for tallies, ordered sources (top first) for cards
of a deck.

Source: Part 5.2 of the rules document.
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.state.board import barricades_at, neighbour, zombies_at
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.types import (
    ENTRANCES,
    NOWHERE,
    Location,
    Player,
    Players,
    Survivor,
    Survivors,
)
from dowlang.rulesets.dead_of_winter.state.values import influence
from dowlang.rulesets.dead_of_winter.words import given_lines
from dowlang.rulesets.dead_of_winter.words.registry import words
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


# ---- survivors
# --------------------------------------------------------------------------------------------------
def stands_at(game: Winter, survivor: Survivor, place: Location) -> bool:
    """At that location (R-BOARD-08)."""
    return game.location[survivor] == place


def stands_outside(game: Winter, survivor: Survivor, place: Location) -> bool:
    """At any other location of the board."""
    return game.location[survivor] >= 0 and game.location[survivor] != place


def stands_here(game: Winter, survivor: Survivor, bearer: Survivor) -> bool:
    """At the location of the bearer of the ability or card (R-BOARD-08)."""
    return game.location[survivor] >= 0 and game.location[survivor] == game.location[bearer]


def you_control(game: Winter, survivor: Survivor, you: Player) -> bool:
    """A survivor of your group."""
    return game.controller[survivor] == you


def they_control(game: Winter, survivor: Survivor, they: Player) -> bool:
    """A survivor of the group of the player spoken of last: in a loop over players, the one
    whose turn in it is.
    """
    return game.controller[survivor] == they


def controlled_by(game: Winter, survivor: Survivor, player: Player) -> bool:
    """A survivor of that player's group."""
    return game.controller[survivor] == player


def not_that_survivor(game: Winter, survivor: Survivor, other: Survivor) -> bool:
    """Any other survivor than that one."""
    return survivor != other


def carries_card(game: Winter, survivor: Survivor, card: Card) -> bool:
    """A survivor beside whom such a card lies."""
    return any(same(game, item, card) for item in game.equipment[survivor])


def influence_for_rank(game: Winter, survivor: Survivor) -> int:
    """The one with the lowest (the highest) influence printed on its card or set by a rule
    (R-CARD-09); of equals the first player says
    which (R-BOARD-18).
    """
    return influence(game, survivor)


def wounds_for_rank(game: Winter, survivor: Survivor) -> int:
    """The one with the most (the fewest) wound tokens, frostbite included (R-EXPOSE-05); of equals
    the first player says which (R-BOARD-18).
    """
    return game.wounds[survivor] + game.frostbite[survivor]


def newcomer(game: Winter) -> Survivors:
    """The top survivor card of the deck, if there is one (R-SURV-01)."""
    return game.survivor_deck[-1:]


def survivors_of_deck(game: Winter, deck: Deck) -> Survivors:
    """The survivors of the survivor deck, the top first."""
    return tuple(reversed(game.survivor_deck)) if deck == SURVIVORS else ()


words.filter(
    "survivor",
    "at {place}",
    relation="one",
    example="each survivor at the colony gets 1 wound",
    subject="survivor",
)(stands_at)
words.filter(
    "survivor",
    "outside {place}",
    relation="but",
    example="kill a survivor outside the colony",
    subject="survivor",
)(stands_outside)
words.filter(
    "survivor",
    "here",
    example="remove 1 wound from a survivor here",
    subject="survivor",
    implicit=("bearer",),
)(stands_here)
words.filter(
    "survivor",
    "you control",
    example="place a survivor you control at the colony",
    subject="survivor",
    implicit=("you",),
)(you_control)
words.filter(
    "survivor",
    "they control",
    example="kill a survivor they control",
    subject="survivor",
    implicit=("they",),
)(they_control)
words.filter(
    "survivor",
    "controlled by {player}",
    relation="one",
    example="kill a survivor controlled by the first player",
    subject="survivor",
)(controlled_by)
words.filter(
    "survivor",
    "except {other}",
    relation="but",
    example="each survivor at the colony except your leader gets 1 wound",
    subject="survivor",
)(not_that_survivor)
words.filter(
    "survivor", "with {card}", example="kill a survivor with a weapon card", subject="survivor"
)(carries_card)
words.filter(
    "survivor",
    "with the lowest influence",
    example="kill the survivor at the colony with the lowest influence",
    subject="survivor",
    extreme="lowest",
    rules=("R-BITE-01", "R-ZOMBIE-06"),
)(influence_for_rank)
words.filter(
    "survivor",
    "with the highest influence",
    example="kill the survivor at the colony with the highest influence",
    subject="survivor",
    extreme="highest",
)(influence_for_rank)
words.filter(
    "survivor",
    "with the most wounds",
    example="remove 1 wound from the survivor with the most wounds",
    subject="survivor",
    extreme="highest",
    rules=("R-EXPOSE-05",),
)(wounds_for_rank)
words.filter(
    "survivor",
    "with the fewest wounds",
    example="the survivor at the colony with the fewest wounds gets 1 wound",
    subject="survivor",
    extreme="lowest",
)(wounds_for_rank)
words.filter(
    "survivor",
    "on top of the survivor deck",
    example="the survivor on top of the survivor deck joins you",
    rules=("R-SURV-01",),
)(newcomer)
words.filter("survivor", "in {deck}", example="a survivor in the survivor deck joins you")(
    survivors_of_deck
)


# ---- players
# --------------------------------------------------------------------------------------------------
def has_survivor(game: Winter, player: Player, survivor: Survivor) -> bool:
    """A player who controls such a survivor."""
    return game.controller[survivor] == player


def has_in_hand(game: Winter, player: Player, card: Card) -> bool:
    """A player who has such a card in hand."""
    return any(same(game, item, card) for item in game.hand[player])


def not_that_player(game: Winter, player: Player, other: Player) -> bool:
    """Any other player than that one."""
    return player != other


def cards_for_rank(game: Winter, player: Player) -> int:
    """The one with the most (the fewest) cards in hand (R-BOARD-15); of equals the first player
    says which (R-BOARD-18).
    """
    return len(game.hand[player])


def survivors_for_rank(game: Winter, player: Player) -> int:
    """The one with the most (the fewest) survivors in the group (R-CARD-20); of equals
    the first player says which (R-BOARD-18).
    """
    return len(game.groups[player])


def sits_on_your_left(game: Winter, player: Player, you: Player) -> bool:
    """Whose turn comes after yours, clockwise (R-TURN-01): who is out of the game is passed
    over.
    """
    return neighbour(game, you, 1) == player != you


def sits_on_your_right(game: Winter, player: Player, you: Player) -> bool:
    """Who gets the first player token after you (R-COLONY-12): who is out of the game is passed
    over.
    """
    return neighbour(game, you, -1) == player != you


def sits_on_their_left(game: Winter, player: Player, they: Player) -> bool:
    """Whose turn comes after that of the player spoken of: in a sentence about each player, of
    each one (R-TURN-01).
    """
    return sits_on_your_left(game, player, they)


def sits_on_their_right(game: Winter, player: Player, they: Player) -> bool:
    """Who gets the first player token after the player spoken of (R-COLONY-12)."""
    return sits_on_your_right(game, player, they)


def sits_on_the_left_of(game: Winter, player: Player, other: Player) -> bool:
    """Whose turn comes after that player's (R-TURN-01)."""
    return sits_on_your_left(game, player, other)


def sits_on_the_right_of(game: Winter, player: Player, other: Player) -> bool:
    """Who gets the first player token after that player (R-COLONY-12)."""
    return sits_on_your_right(game, player, other)


def rolled_highest(game: Winter, player: Player, highest: Players) -> bool:
    """Among those with the highest roll of the contest before."""
    return player in highest


def rolled_lowest(game: Winter, player: Player, lowest: Players) -> bool:
    """Among those with the lowest roll of the contest before."""
    return player in lowest


words.filter(
    "player",
    "with {survivor}",
    example="each player with a survivor at the colony discards 1 card",
    subject="player",
)(has_survivor)
words.filter(
    "player",
    "with {card}",
    example="each player with a fuel card discards 1 card",
    subject="player",
)(has_in_hand)
words.filter(
    "player",
    "except {other}",
    relation="but",
    example="each player except the first player discards 1 card",
    subject="player",
)(not_that_player)
words.filter(
    "player",
    "with the most cards",
    example="the player with the most cards discards 1 card",
    subject="player",
    extreme="highest",
    rules=("R-BOARD-15",),
)(cards_for_rank)
words.filter(
    "player",
    "with the fewest cards",
    example='the player with the fewest cards draws 1 card from the "School" deck',
    subject="player",
    extreme="lowest",
)(cards_for_rank)
words.filter(
    "player",
    "with the most survivors",
    example="the player with the most survivors discards 1 card",
    subject="player",
    extreme="highest",
    rules=("R-CARD-20",),
)(survivors_for_rank)
words.filter(
    "player",
    "with the fewest survivors",
    example="the player with the fewest survivors discards 1 card",
    subject="player",
    extreme="lowest",
)(survivors_for_rank)
words.filter(
    "player",
    "on your left",
    example="the player on your left discards 1 card",
    subject="player",
    implicit=("you",),
    rules=("R-TURN-01",),
)(sits_on_your_left)
words.filter(
    "player",
    "on your right",
    example="give 1 card to the player on your right",
    subject="player",
    implicit=("you",),
    rules=("R-COLONY-12",),
)(sits_on_your_right)
words.filter(
    "player",
    "on their left",
    example="each player gives 1 card to the player on their left",
    subject="player",
    implicit=("they",),
    rules=("R-TURN-01",),
)(sits_on_their_left)
words.filter(
    "player",
    "on their right",
    example="each player gives 1 card to the player on their right",
    subject="player",
    implicit=("they",),
    rules=("R-COLONY-12",),
)(sits_on_their_right)
words.filter(
    "player",
    "on the left of {other}",
    relation="one",
    example="the player on the left of the first player discards 1 card",
    subject="player",
    rules=("R-TURN-01",),
)(sits_on_the_left_of)
words.filter(
    "player",
    "on the right of {other}",
    relation="one",
    example="the player on the right of the first player discards 1 card",
    subject="player",
    rules=("R-COLONY-12",),
)(sits_on_the_right_of)
words.filter(
    "player",
    "with the highest roll",
    example="the player with the highest roll discards 1 card",
    subject="player",
    implicit=("highest",),
)(rolled_highest)
words.filter(
    "player",
    "with the lowest roll",
    example="the player with the lowest roll discards 1 card",
    subject="player",
    implicit=("lowest",),
)(rolled_lowest)


# ---- locations
# --------------------------------------------------------------------------------------------------
def not_that_location(game: Winter, location: Location, place: Location) -> bool:
    """Any other location than that one; `outside the colony` is any of the other six
    (R-BOARD-01).
    """
    return location != place


def zombies_for_rank(game: Winter, location: Location) -> int:
    """The one with the most (the fewest) zombies at its entrances (R-BOARD-05); of equals
    the first player says which (R-BOARD-18).
    """
    return zombies_at(game, location)


def has_survivor_there(game: Winter, location: Location, survivor: Survivor) -> bool:
    """A location where such a survivor is."""
    return game.location[survivor] == location


words.filter(
    "location",
    "outside {place}",
    relation="but",
    example="add 1 zombie to each location outside the colony",
    subject="location",
    rules=("R-BOARD-01",),
)(not_that_location)
words.filter(
    "location",
    "except {place}",
    relation="but",
    example='add 1 zombie to each location except "School"',
    subject="location",
)(not_that_location)
words.filter(
    "location",
    "with the most zombies",
    example="add 1 noise to the location outside the colony with the most zombies",
    subject="location",
    extreme="highest",
    rules=("R-BOARD-05",),
)(zombies_for_rank)
words.filter(
    "location",
    "with the fewest zombies",
    example="add 1 zombie to the location with the fewest zombies",
    subject="location",
    extreme="lowest",
)(zombies_for_rank)
words.filter(
    "location",
    "with {survivor}",
    example="add 1 zombie to each location with a survivor you control",
    subject="location",
)(has_survivor_there)


# ---- cards, decks, dice
# --------------------------------------------------------------------------------------------------
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


def in_use(game: Winter, card: Card) -> bool:
    """Equipped on a survivor, whoever controls it."""
    return any(card in equipment for equipment in game.equipment)


def in_hand_of(game: Winter, card: Card, player: Player) -> bool:
    """In that player's hand."""
    return card in game.hand[player]


def in_deck(game: Winter, deck: Deck) -> Cards:
    """The cards of a deck or pile, the top first (R-BOARD-11)."""
    return cards_of(game, deck)


def at_the_crisis(game: Winter) -> Cards:
    """The cards that were given to the crisis of the round, face down or from a survivor
    (R-CRISIS-03).
    """
    return tuple(item for _, item, _ in game.contributed)


def of_location(game: Winter, deck: Deck, place: Location) -> bool:
    """The item deck of that location."""
    return deck == place


def die_of(game: Winter, die: PoolDie, player: Player) -> bool:
    """One of that player's unused dice."""
    return die // DICE_OF_A_PLAYER == player


def their_die(game: Winter, die: PoolDie, they: Player) -> bool:
    """One of the unused dice of the player spoken of."""
    return your_die(game, die, they)


def your_die(game: Winter, die: PoolDie, you: Player) -> bool:
    """One of your unused dice."""
    return die // DICE_OF_A_PLAYER == you


def shows(game: Winter, die: PoolDie, amount: int) -> bool:
    """The die shows that value (R-DICE-03)."""
    return die % DICE_OF_A_PLAYER == amount


def shows_at_least(game: Winter, die: PoolDie, amount: int) -> bool:
    """The die shows that value or a higher one (R-DICE-06)."""
    return die % DICE_OF_A_PLAYER >= amount


def value_for_rank(game: Winter, die: PoolDie) -> int:
    """What the lowest and the highest are told by (R-DICE-03)."""
    return die % DICE_OF_A_PLAYER


def staked_by(game: Winter, card: Card, player: Player) -> bool:
    """Put at stake by that player."""
    return (player, card) in game.stakes


words.filter(
    "card",
    "staked by {player}",
    relation="one",
    example="put the cards staked by the first player onto the waste pile",
    subject="card",
)(staked_by)
words.filter(
    "die", "showing {amount}", example="lose a die showing 6", subject="die", rules=("R-DICE-03",)
)(shows)
words.filter(
    "die",
    "showing at least {amount}",
    example="spend a die showing at least 4",
    subject="die",
    rules=("R-DICE-06",),
)(shows_at_least)
words.filter(
    "die",
    "with the lowest value",
    example="spend the die with the lowest value",
    subject="die",
    extreme="lowest",
    rules=("R-DICE-03",),
)(value_for_rank)
words.filter(
    "die",
    "with the highest value",
    example="lose the die with the highest value",
    subject="die",
    extreme="highest",
    rules=("R-DICE-03",),
)(value_for_rank)
words.filter(
    "card",
    "in hand",
    example="discard all food cards in hand",
    subject="card",
    implicit=("you",),
    rules=("R-BOARD-15",),
)(in_hand)
words.filter(
    "card",
    "you hold",
    example="discard a weapon card you hold",
    subject="card",
    implicit=("you",),
    rules=("U-56",),
)(you_hold)
words.filter(
    "card",
    "they hold",
    example="remove a fuel card they hold from the game",
    subject="card",
    implicit=("they",),
)(they_hold)
words.filter(
    "card",
    "on {survivor}",
    relation="one",
    example="discard each card on that survivor",
    subject="card",
)(on_survivor)
words.filter(
    "card",
    "in use",
    example="unequip a weapon card in use",
    subject="card",
    rules=("R-ACT-PLY-04",),
)(in_use)
words.filter(
    "card",
    "in the hand of {player}",
    relation="one",
    example="discard each food card in the hand of the first player",
    subject="card",
)(in_hand_of)
words.filter(
    "card",
    "in {deck}",
    example="take 1 tool card in the waste pile",
    make=given_lines.set_cards_in,
    rules=("R-BOARD-11",),
)(in_deck)
words.filter(
    "card", "of {deck}", example="look at the top 2 cards of the crisis deck", rules=("R-BOARD-11",)
)(in_deck)
words.filter(
    "card",
    "contributed to the crisis",
    example="look at the cards contributed to the crisis",
    rules=("R-CRISIS-03",),
)(at_the_crisis)
words.filter(
    "deck",
    "of {place}",
    relation="one",
    example="shuffle the item deck of that location",
    subject="deck",
)(of_location)
words.filter(
    "die",
    "of {player}",
    relation="one",
    example="lose a die of the first player",
    subject="die",
    make=given_lines.set_dice,
    rules=("R-DICE-03",),
)(die_of)
words.filter(
    "die",
    "in your pool",
    example="reroll a die in your pool",
    subject="die",
    implicit=("you",),
    rules=("R-DICE-03",),
)(your_die)
words.filter(
    "die",
    "in their pool",
    example="each player rerolls a die in their pool",
    subject="die",
    implicit=("they",),
    rules=("R-DICE-03",),
)(their_die)


# ---- tallies
# --------------------------------------------------------------------------------------------------
def zombies_here(game: Winter, bearer: Survivor) -> int:
    """Zombies at the location of the bearer (R-BOARD-08)."""
    return zombies_at(game, game.location[bearer]) if game.location[bearer] >= 0 else 0


def zombies_outside(game: Winter, place: Location) -> int:
    """Zombies at all other locations."""
    return sum(game.zombies) - zombies_at(game, place)


def zombies_at_entrance(game: Winter, number: int, place: Location) -> int:
    """Zombies at one entrance; a location has as many as it has (R-BOARD-04)."""
    return sum(
        game.zombies[entrance] for one, entrance in enumerate(ENTRANCES[place], 1) if one == number
    )


def barricades_at_entrance(game: Winter, number: int, place: Location) -> int:
    """Barricades at one entrance; a location has as many as it has (R-BOARD-04)."""
    return sum(
        game.barricades[entrance]
        for one, entrance in enumerate(ENTRANCES[place], 1)
        if one == number
    )


def barricades_here(game: Winter, bearer: Survivor) -> int:
    """Barricades at the location of the bearer."""
    return barricades_at(game, game.location[bearer]) if game.location[bearer] >= 0 else 0


def noise_at(game: Winter, place: Location) -> int:
    """Noise tokens at a location (R-BOARD-12)."""
    return game.noise[place] if place != NOWHERE else 0


def wounds_on(game: Winter, survivor: Survivor) -> int:
    """Wound tokens on a survivor, frostbite included (R-EXPOSE-05)."""
    return game.wounds[survivor] + game.frostbite[survivor]


def frostbite_on(game: Winter, survivor: Survivor) -> int:
    """Frostbite tokens on a survivor (R-EXPOSE-05)."""
    return game.frostbite[survivor]


words.filter(
    "zombie", "at {location}", example="kill 2 zombies at the colony", make=given_lines.set_zombies
)(zombies_at)
words.filter(
    "zombie",
    "at entrance {number} of {place}",
    example="zombies at entrance 2 of the colony >= 1",
    make=given_lines.set_zombies_at_entrance,
    rules=("R-BOARD-04",),
)(zombies_at_entrance)
words.filter("zombie", "here", example="kill 1 zombie here", implicit=("bearer",))(zombies_here)
words.filter("zombie", "outside {place}", example="zombies outside the colony >= 3")(
    zombies_outside
)
words.filter(
    "barricade",
    "at {location}",
    example="barricades at the colony >= 2",
    make=given_lines.set_barricades,
)(barricades_at)
words.filter(
    "barricade",
    "at entrance {number} of {place}",
    example="barricades at entrance 2 of the colony = 0",
    make=given_lines.set_barricades_at_entrance,
    rules=("R-BOARD-04",),
)(barricades_at_entrance)
words.filter("barricade", "here", example="barricades here >= 1", implicit=("bearer",))(
    barricades_here
)
words.filter("noise", "at {place}", example='noise at "School" >= 2', make=given_lines.set_noise)(
    noise_at
)
words.filter(
    "wound", "on {survivor}", example="wounds on that survivor >= 1", make=given_lines.set_wounds
)(wounds_on)
words.filter(
    "frostbite",
    "on {survivor}",
    example="frostbite on that survivor >= 1",
    make=given_lines.set_frostbite,
)(frostbite_on)
