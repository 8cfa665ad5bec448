"""Let disasters occur: the weekly one, those of the set-up, additional ones, the snowball.

Rules: D-PH1-19..22, D-SETUP-10, D-LEG-11, D-VAR-07.
"""

from __future__ import annotations

from dowlang.rulesets.dwar7s_winter.state import events as E
from dowlang.rulesets.dwar7s_winter.state import parameters as P
from dowlang.rulesets.dwar7s_winter.state.game_state import Dwar7s
from dowlang.rulesets.dwar7s_winter.state.labels import DECKS, REASONS, TOKEN_SUPPLY
from dowlang.rulesets.dwar7s_winter.state.types import NONE, Disaster
from dowlang.rulesets.dwar7s_winter.state.variants import LEGENDARY


def occur(game: Dwar7s, rolls: int = 1, reason: int = NONE) -> None:
    """Draw the top disaster card and put its token into its zone.

    With an empty deck none occurs. `rolls`: 1 if a snowball may follow. `reason`: why one more
    occurs than that of the week, a place in `REASONS`.
    Rules: D-PH1-19, D-PH1-21, U-29.
    """
    tokens = sum(zone >= 0 for zone in game.token_at)
    if not game.disaster_deck:
        game.tell(E.RAN_OUT, DECKS.index("disaster deck"), reason)
        return
    if game.param[P.TOKENS_LIMIT] and tokens >= game.param[P.TOKENS]:
        game.tell(E.RAN_OUT, DECKS.index(TOKEN_SUPPLY), reason)
        return
    if reason != NONE:
        game.tell(E.ONE_MORE, reason)
    disaster, game.disaster_deck = game.disaster_deck[-1], game.disaster_deck[:-1]
    zone = zone_of(game, disaster)
    crowded = zone in [zone_of(game, other) for other in game.disasters]
    game.disasters += (disaster,)
    if game.phase or game.param[P.DOOM_TOKENS]:
        game.token_at[disaster] = zone
    game.emit(E.DISASTER_OCCURRED, disaster, zone)
    if crowded and rolls:
        game.do(snowball)


def snowball(game: Dwar7s) -> None:
    """Let one more disaster occur where one occurred beside another, while there are few.

    Rules: D-LEG-11, U-42, U-61.
    """
    if not game.variant & LEGENDARY or not (game.phase or game.param[P.SNOWBALL_AT_SETUP]):
        return
    active = len(game.disasters) - (0 if game.param[P.SNOWBALL_COUNTED] else 1)
    if active <= game.param[P.SNOWBALL_MOST]:
        game.do(occur, game.param[P.SNOWBALL_CHAINS], REASONS.index("snowball"))


def zone_of(game: Dwar7s, disaster: Disaster) -> int:
    """Return the zone that a disaster card names, where it stays. Rules: D-CARD-17..19."""
    return game.b.zone(game.t.disaster_zone[disaster])


def lay_tokens(game: Dwar7s) -> None:
    """Put tokens for the disasters of the set-up that have none yet. Rules: U-16."""
    for disaster in game.disasters:
        if game.token_at[disaster] < 0:
            game.token_at[disaster] = zone_of(game, disaster)


STEPS = (occur, snowball)
