"""List the abilities that a player can use now: those of survivors and those granted by cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dowlang.engine.frames import Answer, Frame
from dowlang.engine.ongoing_effects import (
    BEARER,
    CARD,
    DATA,
    GRANT,
    KIND,
    NUMBER,
    OWNER,
    TAG,
    used,
)
from dowlang.rulesets.dead_of_winter.actions.idle_uses import is_idle
from dowlang.rulesets.dead_of_winter.state import options as O
from dowlang.rulesets.dead_of_winter.state import parameters as P
from dowlang.rulesets.dead_of_winter.state.current_values import (
    ability_value,
    on,
)
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.types import (
    NOBODY,
    NONE,
    Item,
    Player,
    Survivor,
    Survivors,
)


def abilities(
    game: Winter,
    player: Player,
    crew: Survivors,
    dice: tuple[int, ...],
    changed: bool,
    bans: bool,
    out: list[Answer],
) -> None:
    """Collect the abilities of survivors at their places whose lines can be carried out. Rules:
    R-ACT-ABL-01..03, R-CARD-11, -12, U-20, U-61.
    """
    rows, location = game.cards.tables.ability_rows, game.location
    for s in crew:
        for number, die, places, limit in rows[s]:
            if not places[location[s]] or (
                limit and game.uses and used(game, limit_of(s, number)) >= limit
            ):
                continue
            if bans and on(game, P.FORBID_ABILITY, s):
                continue
            if changed:
                die = ability_value(game, s, die)
            if die:
                if dice and dice[-1] >= die:
                    test = lines_of(game, s, number)
                    out += [
                        (O.ABILITY, s, number, d)
                        for d in dict.fromkeys(dice)
                        if d >= die and once_paid(game, player, d, test, s)
                    ]
            elif lines_of(game, s, number)(game, player, s) and (
                limit or not is_idle(game, role_of(game, s, number), player, s)
            ):
                out.append((O.ABILITY, s, number, 0))


def granted(game: Winter, player: Player, dice: tuple[int, ...], out: list[Answer]) -> None:
    """Collect the abilities in force: of equipment, attached cards, lasting effects.

    A die as printed, a limit for the card (R-ACT-HND-02).
    """
    ordinals: dict[tuple[int, str], int] = {}
    for entry in game.lasting:
        if entry[KIND] != GRANT:
            continue
        bearer = entry[BEARER]
        ordinal = ordinals[bearer, entry[CARD]] = ordinals.get((bearer, entry[CARD]), 0) + 1
        step, test, die, _, limit, locals_ = entry[DATA]
        if (
            game.controller[bearer] != player
            if bearer != NOBODY
            else entry[OWNER] not in (NOBODY, player)
        ):
            continue
        if limit and used(game, entry[NUMBER]) >= limit:
            continue
        if bearer != NOBODY and on(game, P.FORBID_ACT, bearer):
            continue
        asked = with_item(game.cards.steps[test], item_of(entry)) if test else None
        head = (O.USE, bearer, game.cards.card_numbers[entry[CARD]], ordinal)
        if die:
            out += [
                (*head, d)
                for d in dict.fromkeys(dice)
                if d >= die
                and (asked is None or once_paid(game, player, d, asked, bearer, *locals_))
            ]
        elif asked is not None and not asked(game, player, bearer, *locals_):
            continue
        elif limit or not is_idle(
            game, game.cards.steps[step], player, bearer, *locals_, item=item_of(entry)
        ):
            out.append((*head, 0))


def with_item(test: Callable[..., bool], item: Item) -> Callable[..., bool]:
    """Return the test as it is asked while the text of that item is being carried out."""

    def asked(game: Winter, *arguments: Any) -> bool:
        before, game.playing = game.playing, item
        try:
            return test(game, *arguments)
        finally:
            game.playing = before

    return asked


def once_paid(
    game: Winter, player: Player, die: int, test: Callable[..., bool], *arguments: Any
) -> bool:
    """Return True if the lines of an ability can be carried out when this die has paid for it.

    The game is as before then.
    """
    unused, spent = game.unused[player], game.spent[player]
    at = unused.index(die)
    game.unused[player], game.spent[player] = unused[:at] + unused[at + 1 :], (*spent, die)
    try:
        return test(game, player, *arguments)
    finally:
        game.unused[player], game.spent[player] = unused, spent


def role_of(game: Winter, survivor: Survivor, number: int) -> Callable[..., object]:
    """Return the function that carries a printed ability out."""
    return game.cards.handler(game.t.survivor_path[survivor])[
        game.t.abilities[survivor][number - 1].role
    ]


def lines_of(game: Winter, survivor: Survivor, number: int) -> Callable[..., bool]:
    """Return the function that tells whether the lines of a printed ability can be carried out."""
    return game.cards.handler(game.t.survivor_path[survivor])[
        f"{game.t.abilities[survivor][number - 1].role}.possible"
    ]


def item_of(entry: Frame) -> Item:
    """Return the item whose card put something in force, -1 for another card."""
    return entry[TAG] - P.ITEM_TAG if P.ITEM_TAG <= entry[TAG] < P.BEARER_TAG else NONE


def limit_of(survivor: Survivor, number: int) -> int:
    """Return the number under which the uses of an ability are counted. It is below 0, since
    lasting effects are counted from 0 up.
    """
    return -1 - survivor * 8 - number  # numbers count from 1
