"""Closed lists of words: symbols, faces of the exposure die, steps of the colony phase, actions,
ways to meet exposure, causes.

The upper-case names are what generated handlers write. Numbers of symbols and faces are those of
`types.py`, numbers of steps those of the colony phase (R-COLONY), numbers of causes those of
`events.py`.
"""

from __future__ import annotations

from typing import Annotated

from dowlang.rulesets.dead_of_winter.state.events import CAUSES_OF_HARM
from dowlang.rulesets.dead_of_winter.state.types import FACES, SYMBOLS
from dowlang.rulesets.dead_of_winter.words import causes
from dowlang.rulesets.dead_of_winter.words.registry import words
from dowlang.vocabulary.card_kinds import Enumeration

Step = Annotated[int, "step"]
Actions = Annotated[tuple[int, ...], "action"]
Doing = Annotated[int, "doing"]

MODULE = "dowlang.rulesets.dead_of_winter.words.enumerations"

FOOD_STEP, WASTE_STEP, CRISIS_STEP, ZOMBIE_STEP, OBJECTIVE_STEP, ROUND_STEP, TOKEN_STEP = range(7)
STEPS = (  # R-COLONY-01, -05, -06, -07..09, -10, -11, -12
    "food step",
    "waste step",
    "crisis step",
    "zombie step",
    "objective step",
    "round step",
    "token step",
)

(
    MOVE,
    SEARCH,
    ATTACK,
    USE_ITS_ABILITY,
    BE_MOVED,
    BE_ATTACKED,
    CLEAN_WASTE,
    ADD_CARDS_TO_THE_CRISIS,
    SPEND_FOOD,
    BUILD_BARRICADES,
) = range(10)
ATTRACT_ZOMBIES, REQUEST_CARDS, HAND_OFF_CARDS, START_EXILE_VOTES = range(10, 14)
BE_EQUIPPED, BE_WOUNDED, BE_HEALED, TAKE_ACTIONS = range(14, 18)
ACTIONS = (
    "move",
    "search",
    "attack",
    "use its ability",
    "be moved",
    "be attacked",
    "clean waste",
    "add cards to the crisis",
    "spend food",
    "build barricades",
    "attract zombies",
    "request cards",
    "hand off cards",
    "start exile votes",
    "be equipped",
    "be wounded",
    "be healed",
    "take actions",
)

MOVING, ATTACKING, KILLING = range(3)
DOINGS = ("moving", "attacking", "killing")


SYMBOL = Enumeration("symbol", SYMBOLS, "dowlang.rulesets.dead_of_winter.state.types")
FACE = Enumeration(
    "face", FACES, "dowlang.rulesets.dead_of_winter.state.types", die="roll exposure for {survivor}"
)
STEP = Enumeration("step", STEPS, MODULE)
ACTION = Enumeration("action", ACTIONS, MODULE)
DOING = Enumeration("doing", DOINGS, MODULE)
CAUSE = Enumeration("cause", CAUSES_OF_HARM, causes.__name__)

words.enumerations.extend((SYMBOL, FACE, STEP, ACTION, DOING, CAUSE))
