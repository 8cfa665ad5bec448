"""Tell what is impossible about a table that `given` lines have laid.

The lines bring about one thing each, in any order, so the whole is looked at when all are there.
Rules: R-BOARD-06, R-EXPOSE-07, R-END-02, R-END-03, R-CARD-07.
"""

from __future__ import annotations

from collections.abc import Iterator

from dowlang.engine.ongoing_effects import value
from dowlang.rulesets.dead_of_winter.state import labels
from dowlang.rulesets.dead_of_winter.state.board import capacity, spaces_taken
from dowlang.rulesets.dead_of_winter.state.card_tables import EXILE
from dowlang.rulesets.dead_of_winter.state.current_values import killing_wounds, on
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.parameters import FORBID_BE_KILLED, MORALE_MAX
from dowlang.rulesets.dead_of_winter.state.types import LOCATIONS, NOBODY, Survivor


def impossible(game: Winter, played: bool) -> str:
    """Return the first thing that cannot be, or an empty text.

    Where nobody acts (`played` is False) a track may stand at 0: goals are asked at the end.
    """
    return next(_found(game, played), "")


def _found(game: Winter, played: bool) -> Iterator[str]:
    most = value(game, MORALE_MAX)
    if game.morale > most:
        yield f"the morale track ends at {most}, wanted {game.morale}"
    if played and not game.morale:
        yield "the game is over with morale 0, and nobody acts in it"
    if played and not game.rounds_left:
        yield "the game is over with no rounds left, and nobody acts in it"
    for place in range(len(LOCATIONS)):
        people = spaces_taken(game, place)
        if people > capacity(game, place):
            name = labels.of_location(game.cards, place)[1]
            yield f"`{name}` has {capacity(game, place)} spaces for survivors, wanted {people}"
    for player, secret in enumerate(game.secret):
        if secret >= EXILE and not game.exiled[player]:
            name = game.cards.paths[game.t.secret_path[secret]]["name"]
            yield (
                f"player {player + 1} holds `{name}` and is not exiled; it is written "
                f"`given player {player + 1} is exiled`"
            )
    for survivor, owner in enumerate(game.controller):
        yield from _about(game, survivor, owner != NOBODY)


def _about(game: Winter, survivor: Survivor, in_play: bool) -> Iterator[str]:
    """Yield what is wrong with one survivor."""
    tokens = game.wounds[survivor] + game.frostbite[survivor]
    if not in_play and (tokens or game.equipment[survivor]):
        what = "wounds" if tokens else "equipment"
        yield (
            f"{_name(game, survivor)} has {what} and is not in play; `given player 1 controls …` "
            "puts a survivor into play"
        )
    if in_play and tokens >= killing_wounds(game, survivor):
        if not on(game, FORBID_BE_KILLED, survivor):
            yield f"{_name(game, survivor)} is alive with {tokens} wounds"


def _name(game: Winter, survivor: Survivor) -> str:
    return f"`{labels.of_kind(game.cards, 'survivor', survivor)[1]}`"
