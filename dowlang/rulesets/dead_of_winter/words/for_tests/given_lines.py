"""Bring a state about: the `given` lines of card tests and the builder of tables call this.

Nothing here is a procedure of the rules: no event, no roll, no death. Survivors and cards are taken
from wherever they are, never made out of nothing, so the numbers of pieces stay those of the set.
`Unbuildable` says what is missing. Where item cards are is in `given_cards.py`. Rules: R-COMP.
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.procedures.crisis import put_crisis_in_force
from dowlang.rulesets.dead_of_winter.procedures.crossroads import hold
from dowlang.rulesets.dead_of_winter.procedures.harm import leave_play
from dowlang.rulesets.dead_of_winter.procedures.moving_and_joining import carry_passive
from dowlang.rulesets.dead_of_winter.procedures.scenario import leaves_out
from dowlang.rulesets.dead_of_winter.state import labels
from dowlang.rulesets.dead_of_winter.state.board import neighbour, room, spaces_needed
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.types import (
    COLONY,
    ENTRANCES,
    NOBODY,
    NONE,
    Location,
    Player,
    Survivor,
)
from dowlang.rulesets.dead_of_winter.words.cards.zones import (
    CRISIS_DECK,
    CROSSROADS_DECK,
    REMOVED_PILE,
    SURVIVOR_DECK,
    Deck,
)


class Unbuildable(ValueError):
    """A table cannot be built as described: there is no such piece left, or no space for it."""


def check_in_game(game: Winter, path: str) -> None:
    """Raise `Unbuildable` for a card that the scenario of the table leaves out."""
    scenario = leaves_out(game, path)
    if scenario:
        raise Unbuildable(
            f"the scenario `{scenario}` leaves `{game.cards.paths[path]['name']}` out of the game"
        )


# ---- tracks and tokens
def set_morale(game: Winter, value: int) -> None:
    """Set morale."""
    game.morale = value


def set_rounds(game: Winter, value: int) -> None:
    """Set the number of rounds left."""
    game.rounds_left = value


def set_food(game: Winter, value: int) -> None:
    """Set the food tokens in the supply."""
    game.food = value


def set_starvation(game: Winter, value: int) -> None:
    """Set the starvation tokens in the supply."""
    game.starvation = value


def set_helpless(game: Winter, value: int) -> None:
    """Set the number of helpless survivors in the colony."""
    game.helpless = value


def set_crises_prevented(game: Winter, value: int) -> None:
    """Set the number of crises prevented."""
    game.crises_prevented = value


def _tokens(game: Winter, what: str) -> tuple[list[int], list[int]]:
    """Return the zombies or the barricades by entrance, then those that share its spaces."""
    both = game.zombies, game.barricades
    return both if what == "zombies" else both[::-1]


def _called(game: Winter, place: Location) -> str:
    """Return what a location is called on its card."""
    return f"`{labels.of_location(game.cards, place)[1]}`"


def _spread(game: Winter, what: str, place: Location, value: int) -> None:
    """Put zombies or barricades on the entrances of a place in turn, as far as each has space."""
    pieces, others = _tokens(game, what)
    for entrance in ENTRANCES[place]:
        pieces[entrance] = 0
    left = value
    while left:
        before = left
        for entrance in ENTRANCES[place]:
            if left and pieces[entrance] + others[entrance] < game.entrance_spaces[entrance]:
                pieces[entrance] += 1
                left -= 1
        if left == before:
            raise Unbuildable(f"{_called(game, place)} has no space for {value} {what}")


def set_zombies(game: Winter, place: Location, value: int) -> None:
    """Set the zombies at a location. Raises `Unbuildable` without space."""
    _spread(game, "zombies", place, value)


def set_barricades(game: Winter, place: Location, value: int) -> None:
    """Set the barricades at a location. Raises `Unbuildable` without space."""
    _spread(game, "barricades", place, value)


def set_zombies_at_entrance(game: Winter, number: int, place: Location, value: int) -> None:
    """Set the zombies at one entrance. Raises `Unbuildable` without it or without space."""
    _at_entrance(game, "zombies", number, place, value)


def set_barricades_at_entrance(game: Winter, number: int, place: Location, value: int) -> None:
    """Set the barricades at one entrance. Raises `Unbuildable` without it or without space."""
    _at_entrance(game, "barricades", number, place, value)


def _at_entrance(game: Winter, what: str, number: int, place: Location, value: int) -> None:
    """Put so many zombies or barricades at one entrance of a place."""
    if not 1 <= number <= len(ENTRANCES[place]):
        raise Unbuildable(
            f"{_called(game, place)} has {len(ENTRANCES[place])} entrances, wanted number {number}"
        )
    pieces, others = _tokens(game, what)
    entrance = ENTRANCES[place][number - 1]
    if value + others[entrance] > game.entrance_spaces[entrance]:
        raise Unbuildable(
            f"entrance {number} of {_called(game, place)} has no space for {value} {what}"
        )
    pieces[entrance] = value


def set_noise(game: Winter, place: Location, value: int) -> None:
    """Set the noise tokens at a location. Raises `Unbuildable` beyond its noise spaces."""
    if value > game.noise_spaces[place]:
        raise Unbuildable(
            f"{_called(game, place)} has {game.noise_spaces[place]} noise spaces, wanted {value} "
            f"tokens"
        )
    game.noise[place] = value


def set_wounds(game: Winter, survivor: Survivor, value: int) -> None:
    """Set the wound tokens in all. Those that are not frostbite are ordinary.

    Rules: R-EXPOSE-05.
    """
    game.wounds[survivor] = max(0, value - game.frostbite[survivor])


def set_frostbite(game: Winter, survivor: Survivor, value: int) -> None:
    """Set the frostbite tokens on a survivor, which are among the wounds that it has.

    Rules: R-EXPOSE-05.
    """
    game.wounds[survivor] = max(0, game.wounds[survivor] - value)
    game.frostbite[survivor] = value


def set_dice(game: Winter, player: Player, values: tuple[int, ...]) -> None:
    """Set the player's unused dice. None is used yet."""
    game.unused[player] = tuple(sorted(values))
    game.spent[player] = ()


# ---- survivors
def control(game: Winter, player: Player, survivor: Survivor) -> None:
    """Put the survivor into that player's group, in the colony unless it stands elsewhere.

    The first one leads.
    """
    owner = game.controller[survivor]
    if owner == player:
        return
    check_in_game(game, game.t.survivor_path[survivor])
    if owner != NOBODY:
        _take_off(game, survivor)
    game.survivor_deck = tuple(s for s in game.survivor_deck if s != survivor)
    game.removed_survivors = tuple(s for s in game.removed_survivors if s != survivor)
    game.controller[survivor] = player
    game.location[survivor] = game.began_at[survivor] = COLONY
    if game.leader[player] == NONE:
        game.leader[player] = survivor
    carry_passive(game, survivor)


def stand_at(game: Winter, survivor: Survivor, place: Location) -> None:
    """Put the survivor there.

    Raises `Unbuildable` when it is not in play, or there is no space.
    """
    if game.controller[survivor] == NOBODY:
        raise Unbuildable(
            "a survivor stands somewhere only when somebody controls it: it is written `given "
            "player 1 controls …`"
        )
    if game.location[survivor] != place and room(game, place) < spaces_needed(game, survivor):
        raise Unbuildable(f"{_called(game, place)} has no empty survivor space")
    game.location[survivor] = game.began_at[survivor] = place


def make_leader(game: Winter, survivor: Survivor, player: Player) -> None:
    """Make the survivor lead that player's group."""
    control(game, player, survivor)
    game.leader[player] = survivor


def put_survivor_in(game: Winter, survivor: Survivor, deck: Deck) -> None:
    """Put the survivor on top of the survivor deck, or among those removed from the game."""
    check_in_game(game, game.t.survivor_path[survivor])
    if game.controller[survivor] != NOBODY:
        _take_off(game, survivor)
    game.survivor_deck = tuple(s for s in game.survivor_deck if s != survivor)
    game.removed_survivors = tuple(s for s in game.removed_survivors if s != survivor)
    if deck == SURVIVOR_DECK:
        game.survivor_deck += (survivor,)
    elif deck == REMOVED_PILE:
        game.removed_survivors += (survivor,)
    else:
        raise Unbuildable("a survivor can be in the survivor deck or in the removed pile")


def put_survivor_on(game: Winter, survivor: Survivor, deck: Deck) -> None:
    """Put the survivor on top of the survivor deck. Raises `Unbuildable` for another deck."""
    if deck != SURVIVOR_DECK:
        raise Unbuildable("a survivor can lie on top of the survivor deck")
    put_survivor_in(game, survivor, deck)


def put_crisis_on(game: Winter, crisis: int, deck: Deck) -> None:
    """Put the crisis on top of its deck, the next to be revealed.

    Raises `Unbuildable` for another deck, or the one that lies open.
    """
    if deck != CRISIS_DECK:
        raise Unbuildable("a crisis can lie on top of the crisis deck")
    if crisis == game.crisis:
        raise Unbuildable(
            "that crisis lies open in this round; `given crisis` with another name, above this "
            "line, puts it back"
        )
    check_in_game(game, game.t.crisis_path[crisis])
    game.crisis_deck = (*(c for c in game.crisis_deck if c != crisis), crisis)


def put_crossroads_on(game: Winter, card: int, deck: Deck) -> None:
    """Put the crossroads card on top of its deck, the next to be drawn.

    Raises `Unbuildable` for another deck, or the one in force.
    """
    if deck != CROSSROADS_DECK:
        raise Unbuildable("a crossroads card can lie on top of the crossroads deck")
    if card == game.crossroads:
        raise Unbuildable("that crossroads card is in force in this turn")
    check_in_game(game, game.t.crossroads_path[card])
    game.crossroads_deck = (*(c for c in game.crossroads_deck if c != card), card)


def _take_off(game: Winter, survivor: Survivor) -> None:
    owner = game.controller[survivor]
    game.box += leave_play(game, survivor)
    game.equipment[survivor] = ()
    if game.leader[owner] == NONE:
        game.leader[owner] = next(iter(game.groups[owner]), NONE)


def set_first_player(game: Winter, player: Player) -> None:
    """Give the player the first player token."""
    game.first_player = player


def hold_crossroads(game: Winter, card: int) -> None:
    """Put that crossroads card in force in the first turn, held by the right neighbour.

    Rules: R-XROADS-01.
    """
    check_in_game(game, game.t.crossroads_path[card])
    game.crossroads_deck = tuple(c for c in game.crossroads_deck if c != card)
    hold(game, card, neighbour(game, game.first_player, -1))


def reveal(game: Winter, card: int) -> None:
    """Reveal that crisis as the one of the round. The one that lay open goes back under its deck.

    Rules: R-CRISIS-01.
    """
    if card == game.crisis:
        return
    check_in_game(game, game.t.crisis_path[card])
    before = () if game.crisis < 0 else (game.crisis,)
    game.crisis_deck = (*before, *(c for c in game.crisis_deck if c != card))
    game.crisis = card
    put_crisis_in_force(game)


def complete(game: Winter, objective: int) -> None:
    """Complete the main objective, as at an end that it brought.

    Raises `Unbuildable` for another one.

    Rules: R-END-06.
    """
    if objective != game.main:
        raise Unbuildable("another card is the main objective: it is written `given objective …`")
    game.completed = 1
