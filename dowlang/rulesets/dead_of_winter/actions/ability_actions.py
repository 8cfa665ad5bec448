"""Carry out the abilities that players use: those of survivors and those granted by cards.

Which of them can be used is listed in `legal_abilities.py`. Rules: R-ACT-ABL.
"""

from __future__ import annotations

from dowlang.engine.ongoing_effects import (
    BEARER,
    CARD,
    DATA,
    GRANT,
    KIND,
    NUMBER,
    use,
)
from dowlang.rulesets.dead_of_winter.actions.legal_abilities import item_of, limit_of
from dowlang.rulesets.dead_of_winter.procedures.dice import spend_die
from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.types import (
    NOBODY,
    Player,
    Survivor,
)

USED_OF = {
    "crossroads": E.GRANTED_USED,
    "objective": E.OBJECTIVE_ABILITY_USED,
    "crisis": E.CRISIS_ABILITY_USED,
}
"""Kinds of cards that grant abilities and can be spoken of, with the event that one was used."""


def use_ability(game: Winter, player: Player, survivor: Survivor, number: int, die: int) -> None:
    """Use a printed ability, for a die of at least its number or for nothing. Rules:
    R-ACT-ABL-01..03, G-10.
    """
    if die:
        spend_die(game, player, die)
    ability = game.t.abilities[survivor][number - 1]
    if ability.limit:
        use(game, ability.scope, limit_of(survivor, number))
    game.emit(E.ABILITY_BEGUN, player, survivor)
    game.do(carry_out_ability, player, survivor, ability.role)


def carry_out_ability(game: Winter, player: Player, survivor: Survivor, role: str) -> None:
    """Carry out what the card says, unless it was cancelled."""
    if game.cancelled:
        game.cancelled = 0
        return
    game.do(game.cards.handler(game.t.survivor_path[survivor])[role], player, survivor)
    game.do(ability_used, player, survivor)


def ability_used(game: Winter, player: Player, survivor: Survivor) -> None:
    """Tell that the ability is resolved."""
    game.emit(E.ABILITY_USED, player, survivor)


def use_granted(
    game: Winter, player: Player, bearer: Survivor, path: int, ordinal: int, die: int
) -> None:
    """Use an ability that a card grants: equipment, an attached card, an ongoing effect.

    A limit holds for the card.

    Rules: R-ACT-HND-02.
    """
    card = game.cards.facts[path]["path"]
    granted = [
        e for e in game.lasting if e[KIND] == GRANT and e[BEARER] == bearer and e[CARD] == card
    ]
    entry = granted[ordinal - 1]
    step, _, _, scope, limit, locals_ = entry[DATA]
    if die:
        spend_die(game, player, die)
    if limit:
        use(game, scope, entry[NUMBER])
    if bearer != NOBODY:
        game.emit(E.ABILITY_BEGUN, player, bearer)
    else:
        game.tell(E.GRANTED_BEGUN, player, bearer)
    item = item_of(entry)
    facts = game.cards.facts[path]
    kind = facts["kind"]
    by = game.cards.number(kind, facts["slug"]) if kind in USED_OF else NOBODY
    game.do(carry_out_granted, player, bearer, step, locals_, item, by, USED_OF.get(kind, NOBODY))


def carry_out_granted(
    game: Winter,
    player: Player,
    bearer: Survivor,
    step: str,
    locals_: tuple[object, ...],
    item: int,
    card: int,
    told: int,
) -> None:
    """Carry out what the granting card says, unless it was cancelled."""
    if game.cancelled:
        game.cancelled = 0
        return
    game.playing = item
    game.do(game.cards.steps[step], player, bearer, *locals_)
    game.do(granted_used, player, bearer, item, card, told)


def granted_used(
    game: Winter, player: Player, bearer: Survivor, item: int, card: int, told: int
) -> None:
    """Tell that the granted ability is resolved: that of an item, or one that a card gave to a
    survivor or a player.

    `told` is the event that tells of a `card` of its kind.
    """
    game.playing = -1
    if item >= 0:
        game.emit(E.ITEM_ABILITY_USED, player, item, bearer)
    elif bearer != NOBODY:
        game.emit(E.ABILITY_USED, player, bearer)
    if card >= 0:
        game.emit(told, player, card)


STEPS = (carry_out_ability, ability_used, carry_out_granted, granted_used)
