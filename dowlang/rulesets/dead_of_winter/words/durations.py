"""Declare durations, moments, scopes of limits, and the modifiers that set a switch of a word.

`until` is the number of the last turn or round in which something holds. The game's clock ends it
when that turn or round is over. Source: language.md, section 3.
"""

from __future__ import annotations

from dowlang.engine.ongoing_effects import FOREVER
from dowlang.rulesets.dead_of_winter.state import events
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.parameters import GAME, ROUND, TURN
from dowlang.rulesets.dead_of_winter.words.registry import words


def this_turn(game: Winter) -> tuple[int, int]:
    """Return the end of the turn that is under way, outside turns of the next one."""
    return TURN, game.turn if game.active_player >= 0 else game.turn + 1


def next_turn(game: Winter) -> tuple[int, int]:
    """Until the end of the turn after this one."""
    return TURN, game.turn + 1


def this_round(game: Winter) -> tuple[int, int]:
    """Until the end of the round that is under way."""
    return ROUND, game.round


def next_round(game: Winter) -> tuple[int, int]:
    """Until the end of the round after this one."""
    return ROUND, game.round + 1


def rest_of_the_game(game: Winter) -> tuple[int, int]:
    """Until the end of the game."""
    return GAME, 1


def as_long_as_attached(game: Winter) -> tuple[int, int]:
    """Until the piece that carries it leaves play, or it is released."""
    return FOREVER, 0


words.durations.update(
    {
        "this turn": this_turn,
        "next turn": next_turn,
        "this round": this_round,
        "next round": next_round,
        "game": rest_of_the_game,
        "while": rest_of_the_game,
        "attached": as_long_as_attached,
    }
)
words.moments.update(
    {
        ("start", "turn"): events.TURN_STARTED,
        ("end", "turn"): events.TURN_ENDED,
        ("start", "round"): events.ROUND_STARTED,
        ("end", "round"): events.ROUND_ENDED,
    }
)
words.scopes.update({"turn": TURN, "round": ROUND, "game": GAME})

WITHOUT_EXPOSURE = words.modifier(
    "without exposure",
    ("exposure", False),
    printed="without rolling for exposure",
    example="kill 2 zombies at the colony, without exposure",
    says="no exposure roll follows what is done",
    also=(
        "(without|with no) (rolling for exposure|rolling the exposure die|rolling exposure|an "
        "exposure roll|exposure roll|rolling|exposure die|a roll)",
    ),
)
BITES_AS_WOUNDS = words.modifier(
    "with bites like wounds",
    ("bites", False),
    example="roll exposure for that survivor, with bites like wounds",
    says="the face of a bite counts as that of a wound in this roll",
    also=("(a bite|bites|bitten) (count|counts) (as|like) [a] (wound|wounds)",),
)
WITHOUT_LOSING_MORALE = words.modifier(
    "without losing morale",
    ("morale", False),
    example="kill that survivor, without losing morale",
    says="the death costs no morale",
    also=("without (losing|loss of) [any] morale",),
)
