"""Constants of the enumeration `cause` (`rolls frostbite after moving`, `killed by overrun`),
under the names that generated handlers write.
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.state.events import BY_ATTACK as ATTACK
from dowlang.rulesets.dead_of_winter.state.events import BY_BITE as BITE
from dowlang.rulesets.dead_of_winter.state.events import BY_EFFECT as EFFECT
from dowlang.rulesets.dead_of_winter.state.events import BY_FROSTBITE as FROSTBITE
from dowlang.rulesets.dead_of_winter.state.events import BY_HUNGER as HUNGER
from dowlang.rulesets.dead_of_winter.state.events import BY_KILLING as KILLING
from dowlang.rulesets.dead_of_winter.state.events import BY_MOVING as MOVING
from dowlang.rulesets.dead_of_winter.state.events import BY_OVERRUN as OVERRUN
from dowlang.rulesets.dead_of_winter.state.events import BY_WOUNDS as WOUNDS

__all__ = [
    "ATTACK",
    "BITE",
    "EFFECT",
    "FROSTBITE",
    "HUNGER",
    "KILLING",
    "MOVING",
    "OVERRUN",
    "WOUNDS",
]
