"""The game on one page, for who has never played it, and what signs and short words mean."""

from __future__ import annotations

from dowlang.engine.card_set import CardSet
from dowlang.engine.views import View
from dowlang.rulesets.dead_of_winter.state.variants import COOPERATIVE

OVERVIEW = (
    "What it is",
    "  You lead a few survivors through a winter among the dead. All players share a colony "
    "and a main objective, and each has a secret objective. You win if your secret objective "
    "holds when the game ends; most of them need the main objective completed too. `goal` "
    "shows both.",
    "How it ends",
    "  Morale at 0, the round marker at 0, or the main objective completed when the colony "
    "phase looks at it.",
    "A round",
    "  A crisis is shown, everybody rolls dice, everybody takes a turn, then the colony phase"
    " comes.",
    "Your turn",
    "  Each die is one action: attack and search need a die of at least the survivor's "
    "number, the other actions take any die. Moving (once a turn for each survivor), playing "
    "cards, adding cards to the crisis and asking for cards need no die. A food token from "
    "the supply raises a die by 1. Dice that are left at the end of the turn are lost.",
    "Exposure",
    "  Whoever moves or kills a zombie rolls the exposure die: often nothing, else a wound, "
    "frostbite (a wound that brings one more at the start of each of your turns), or a bite, "
    "which kills and may spread to others at the same location. Three wounds kill. Every "
    "survivor killed costs 1 morale.",
    "Crossroads cards",
    "  On each turn the player to the right of whoever acts holds a card. When its condition "
    "holds it is read out and must be resolved.",
    "The colony phase",
    "  The colony eats: 1 food for 2 people in it, or it starves and loses morale. Every 10 "
    "cards in the waste pile cost 1 morale. The crisis is looked at: each card of its kinds "
    "counts 1, each other card takes 1 away; when they fall short it happens. Zombies come to"
    " wherever survivors are, and more for noise. A zombie that finds no empty space breaks a"
    " barricade or, without one, kills somebody. Then the main objective is looked at, and "
    "the round marker moves.",
    "Exile",
    "  Once a turn you may call a vote on exiling another player. Who is exiled leaves the "
    "colony and gets another secret objective.",
)

TOGETHER = (
    "  You lead a few survivors through a winter among the dead. All players share a colony and a "
    "main objective: all win together when it is completed, or nobody does. `goal` shows it."
)
"""What it is where nobody has a secret objective."""

EXILE = 2
"""Lines of the overview, at its end, that speak of exile."""


def overview(cards: CardSet, view: View) -> tuple[str, ...]:
    """Return the game on one page as it is played: in a cooperative game nobody has a secret
    objective, and nobody is exiled. Rules: R-VAR-02 to -04.
    """
    said = cards.speech.said
    together = view["variant"] & COOPERATIVE
    numbers = range(1, len(OVERVIEW) + 1 - (EXILE if together else 0))
    lines = [
        said("overview-together" if together and at == 2 else f"overview-{at}") for at in numbers
    ]
    return tuple(f"  {line.strip()}" if at % 2 else line.strip() for at, line in enumerate(lines))


LEGEND = (
    ("attack 3+", "a die of 3 or more lets this survivor attack"),
    ("search 2+", "a die of 2 or more lets this survivor search, at a location outside the colony"),
    (
        "influence",
        "rank: bites and overruns reach the lowest first; whose leader has the highest begins the "
        "game",
    ),
    ("a die of 4", "one action: whatever needs 4 or less, or one that any die will do for"),
    ("z # .", "the spaces of an entrance: a zombie, a barricade, an empty space"),
    (
        "noise",
        "tokens from searching on; in the colony phase each is a die that brings a zombie on 3 or "
        "less",
    ),
    (
        "weapon, fuel, education, food, medicine, tool, survivor",
        "the kinds of item cards; a crisis wants some of them",
    ),
    (
        "wound, frostbite",
        "three of them together kill; frostbite brings a further wound at the start of the turn",
    ),
    ("helpless", "survivors without a card, who only eat and take up room"),
    ("waste pile", "used cards; every 10 of them cost morale in the colony phase"),
    ("morale", "at 0 the game is over"),
)
