"""List what people call things before they know the words of this game: `dow words worker` finds
dwarves.

Nothing here changes what a card can say.
"""

from __future__ import annotations

from dowlang.rulesets.dwar7s_winter.words.registry import words

words.synonyms.update(
    {
        "worker": ("dwarf",),
        "meeple": ("dwarf",),
        "pawn": ("dwarf",),
        "miniature": ("dwarf", "monster"),
        "enemy": ("monster",),
        "threat": ("monster", "disaster"),
        "beast": ("monster",),
        "fight": ("defeat",),
        "kill": ("defeat",),
        "slay": ("defeat",),
        "calamity": ("disaster",),
        "catastrophe": ("disaster",),
        "spawn": ("appear", "reveal"),
        "summon": ("reveal",),
        "earn": ("gain",),
        "income": ("produce", "gain"),
        "collect": ("produce", "gain"),
        "harvest": ("produce",),
        "cost": ("pay",),
        "price": ("pay",),
        "spend": ("pay",),
        "steal": ("lose",),
        "damage": ("lose",),
        "hire": ("hero", "pool"),
        "buy": ("hero", "pool"),
        "recruit": ("hero", "pool"),
        "market": ("pool",),
        "travel": ("move", "step"),
        "walk": ("move", "step"),
        "march": ("step",),
        "deploy": ("place",),
        "recall": ("return", "camp"),
        "banish": ("withdraw",),
        "exchange": ("swap",),
        "upgrade": ("swap",),
        "mute": ("silence",),
        "score": ("points",),
        "round": ("week",),
        "first": ("lead",),
        "token": ("lead",),
    }
)
