"""Refuse numbers of the rules that would change nothing in the game that is set up.

What a person asks for either acts or is refused with what it needs beside it. Numbers of another
count of players, of a variant or of another number are such.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from dowlang.engine.setup_options import InvalidSetting
from dowlang.rulesets.dwar7s_winter.state import parameters as P
from dowlang.rulesets.dwar7s_winter.state.game_state import Dwar7s
from dowlang.rulesets.dwar7s_winter.state.variants import BLOODTHIRSTY, LEGENDARY, NAMES

FIDDLE = 4  # instruments with which walls and castle have one


class Need(NamedTuple):
    """What a number needs beside it: a test of the set-up, and the words for it."""

    met: Callable[[Dwar7s], bool]
    wanted: str


def seats(low: int, high: int = 4) -> Need:
    """Need a number of players."""
    said = f"{low}" if low == high else f"{low} or more"
    return Need(lambda game: low <= game.players <= high, f"{said} players")


def variant(bit: int) -> Need:
    """Need a variant."""
    name = next(name for name, bits in NAMES.items() if bits == bit)
    return Need(lambda game: bool(game.variant & bit), f"`--variant {name}`")


def number(at: int, low: int, said: str) -> Need:
    """Need another number of at least `low`."""
    return Need(lambda game: game.param[at] >= low, f"`--rule {said}`")


LEGEND, SEVERAL = variant(LEGENDARY), seats(2)
NEEDS: dict[int, tuple[Need, ...]] = {
    P.START_STOCK: (SEVERAL,),
    P.START_STOCK_SOLO: (seats(1, 1),),
    P.MONSTERS_1: (seats(1, 1),),
    P.MONSTERS_2: (seats(2, 2),),
    P.MONSTERS_3: (seats(3, 3),),
    P.MONSTERS_4: (seats(4, 4),),
    P.DOOM_3: (seats(3, 3),),
    P.DOOM_4: (seats(4, 4),),
    P.TOKENS: (number(P.TOKENS_LIMIT, 1, "deck.exhausted=tokens_limited"),),
    P.LEGEND_POINTS: (LEGEND,),
    **{
        price: (number(P.POOL_SLOTS, slot, f"pool.slots={slot}"),)
        for slot, price in enumerate(P.PRICES, 1)
    },
    P.HERD_CHOOSER: (SEVERAL,),
    P.DOOM_TOKENS: (seats(3),),
    P.GUARDIAN_SAME_ZONE: (seats(3),),
    P.BANISH_CHOOSER: (SEVERAL,),
    P.POOLING: (SEVERAL,),
    P.EXCLUSIVE: (SEVERAL,),
    P.HAND_SIMULTANEOUS: (SEVERAL,),
    P.RECRUIT_IS_HIRE: (SEVERAL,),
    P.TROPHIES_PUBLIC: (SEVERAL,),
    P.SOLO_FREE_MUSIC: (seats(1, 1),),
    P.SOLO_TOKENS: (seats(1, 1),),
    P.SOLO_TITLES: (seats(1, 1),),
    P.SNOWBALL_COUNTED: (LEGEND,),
    P.SNOWBALL_CHAINS: (LEGEND,),
    P.SNOWBALL_MOST: (LEGEND,),
    P.SNOWBALL_AT_SETUP: (LEGEND, seats(3)),
    P.SAVER_MUST_BE_USED: (LEGEND,),
    P.SAVER_HELPS: (LEGEND, SEVERAL),
    P.THUNDER_LIMIT: (LEGEND,),
    P.SETUP_LEAD: (SEVERAL,),
    P.SILENCE_WALLS: (number(P.INSTRUMENTS_USED, FIDDLE, f"music.instruments={FIDDLE}"),),
    P.BLOODTHIRSTY_LEAST: (variant(BLOODTHIRSTY),),
}
"""By number of the rules: all that it needs to change anything."""


def check_numbers(game: Dwar7s, rules: Mapping[str, int]) -> None:
    """Raise `InvalidSetting` for a number other than its default that cannot act here."""
    for key, value in rules.items():
        at = game.cards.ruleset.parameter_number[key]
        parameter = P.PARAMETERS[at]
        missing = [need.wanted for need in NEEDS.get(at, ()) if not need.met(game)]
        said = parameter.names[value] if parameter.names else value
        if value != parameter.default and missing:
            wanted = f"{' and '.join(missing)} beside it, for here it changes nothing"
            raise InvalidSetting(key, said, wanted)
        if at == P.SETUP_LEAD and value > game.players:
            raise InvalidSetting(key, said, f"one of the {game.players} seats of this game")
