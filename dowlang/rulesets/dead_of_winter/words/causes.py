"""Constants of the enumeration `cause` (`rolls frostbite after moving`), under the names that generated handlers write."""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.events import BY_EFFECT as EFFECT
from dowlang.rulesets.dead_of_winter.events import BY_KILLING as KILLING
from dowlang.rulesets.dead_of_winter.events import BY_MOVING as MOVING

__all__ = ["EFFECT", "KILLING", "MOVING"]
