"""The words of the lamp's cards: each one is declared once, beside the function that does it.

Grammar, checks and handlers follow.
"""

from __future__ import annotations

from typing import Annotated

import lamp_rules as rules
from lamp_rules import Lamp

from dowlang.engine.ongoing_effects import Change
from dowlang.vocabulary.card_kinds import CardKind, Clause
from dowlang.vocabulary.registry import Vocabulary

Player = Annotated[int, "player"]
words = Vocabulary("lamp")


# ---- nouns
def keepers(g: Lamp) -> tuple[int, ...]:
    """Seats."""
    return tuple(range(g.players))


def light(g: Lamp) -> int:
    """How bright the lamp is."""
    return g.light


def all_oil(g: Lamp) -> int:
    """The oil of all keepers together."""
    return sum(g.oil)


words.noun("player", domain=keepers, pick="player")
words.noun("light", "light", total=light)
words.noun("oil", "oil", total=all_oil)


# ---- what a card can do, ask and change
def gain_light(g: Lamp, count: int) -> None:
    """The lamp burns brighter."""
    g.light += count


def oil_of(g: Lamp, player: Player) -> int:
    """The oil one keeper has."""
    return g.oil[player]


def spill(g: Lamp, count: int, player: Player) -> int:
    """A keeper loses oil, as much as there is; tells how much that was."""
    lost = min(g.oil[player], count)
    g.oil[player] -= lost
    return lost


def fetch(g: Lamp, count: int, player: Player) -> None:
    """A keeper gets oil."""
    g.oil[player] += count


def has_oil(g: Lamp, player: Player) -> bool:
    """At least one."""
    return g.oil[player] > 0


def blows(g: Lamp, count: int) -> Change:
    """The storm takes more light."""
    return Change(rules.STORM, count)


def calms(g: Lamp, count: int) -> Change:
    """The storm takes less light."""
    return Change(rules.STORM, -count)


words.effect("gain {count} light", example="gain 2 light")(gain_light)
words.effect("lose {count} light", example="lose 1 light")(rules.lose_light)
words.effect(
    "spill {count} oil",
    example="you spill 1 oil",
    subject="player",
    available=oil_of,
    yields="number",
)(spill)
words.effect("fetch {count} oil", example="you fetch 1 oil", subject="player")(fetch)
words.predicate("have oil", example="you have oil", subject="player")(has_oil)
words.rule("the storm takes {count} more light", example="the storm takes 1 more light")(blows)
words.rule("the storm takes {count} less light", example="the storm takes 1 less light")(calms)
words.event(
    "pour oil", rules.POURED, (("keeper", "player"),), example="you pour oil", option="pour"
)


# ---- time and kinds of cards
def this_night(g: Lamp) -> tuple[int, int]:
    """Until the end of this night."""
    return rules.NIGHT, g.night


def next_night(g: Lamp) -> tuple[int, int]:
    """Until the end of the next night."""
    return rules.NIGHT, g.night + 1


words.durations = {"this round": this_night, "next round": next_night}
words.moments = {
    ("start", "turn"): rules.TURN_STARTED,
    ("end", "turn"): rules.TURN_ENDED,
    ("start", "round"): rules.NIGHT_STARTED,
    ("end", "round"): rules.NIGHT_ENDED,
}
words.scopes = {"turn": rules.TURN, "round": rules.NIGHT, "game": 7}
words.chance = ("die",)  # and no card leaves a choice to chance
words.kinds.append(
    CardKind(
        "weather",
        "weather",
        (
            Clause("flavor {text}", "flavor"),
            Clause("@trigger", "trigger", fact=False),
            Clause("@option", "start", most=0, fact=False),
            Clause("@vote", "start", fact=False),
            Clause("@automatic", "start", most=0, fact=False),
        ),
        deck="weather",
    )
)

STEPS = (gain_light, spill, fetch)
