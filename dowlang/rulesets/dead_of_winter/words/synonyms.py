"""What people call things who do not know the words of this game yet: `dow words hurt` finds wounds. Nothing here changes what a card can say."""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.words.registry import words

words.synonyms.update({
    # harm
    "hurt": ("wound", "frostbite", "kill"), "damage": ("wound", "frostbite"), "injure": ("wound", "frostbite"), "injury": ("wound", "frostbite"),
    "harm": ("wound", "frostbite", "kill"), "hit": ("wound", "attack"), "health": ("wound", "heal"), "blood": ("wound",), "sick": ("wound",),
    "lose": ("wound", "remove", "discard"), "suffer": ("wound", "get"), "die": ("kill",), "death": ("kill",), "dead": ("kill",),
    "murder": ("kill",), "destroy": ("kill", "remove"), "slay": ("kill",), "eliminate": ("kill",), "cold": ("frostbite", "exposure"),
    "freeze": ("frostbite",), "bite": ("bitten", "bite"), "infect": ("bitten", "bite"), "infection": ("bitten", "bite"),
    "cure": ("heal", "remove"), "treat": ("heal",), "recover": ("heal",), "rest": ("heal",), "medicine": ("heal",), "risk": ("exposure",),
    "danger": ("exposure",), "survive": ("alive", "killed"), "alive": ("alive", "in play"),
    # food, morale, rounds
    "supply": ("food",), "ration": ("food",), "eat": ("food", "paid"), "hunger": ("starvation", "food"), "hungry": ("starvation", "food"),
    "starve": ("starvation", "food"), "feed": ("food",), "meal": ("food",), "mood": ("morale",), "hope": ("morale",), "spirit": ("morale",),
    "despair": ("morale",), "cheer": ("morale",), "day": ("round", "turn"), "time": ("round", "turn"), "week": ("round",),
    "decrease": ("lose", "remove", "fewer"), "reduce": ("lose", "remove", "fewer"), "increase": ("gain", "add", "more", "raise"),
    "fall": ("lose",), "rise": ("gain",), "win": ("gain", "complete", "objective"),
    "gain": ("gain", "add", "get"), "earn": ("gain",), "drop": ("lose", "discard"),
    # cards
    "take": ("draw", "take", "steal", "gain", "get"), "discard": ("discard", "remove"),
    "pick": ("take", "draw", "put"), "get": ("draw", "take", "gain", "add"),
    "receive": ("take", "draw", "give"), "grab": ("take", "steal"), "draw": ("take", "search"), "rob": ("steal",), "thief": ("steal",),
    "hand": ("hand", "hold"), "inventory": ("hand", "equip", "hold"), "own": ("have", "hold", "control"), "carry": ("equip", "hold", "with"),
    "wear": ("equip",), "wield": ("equip",), "item": ("card",), "gun": ("use", "equip", "attack"),
    "trash": ("discard", "waste"), "throw": ("discard", "roll"), "garbage": ("waste",), "rubbish": ("waste",), "donate": ("contribute", "give"),
    "contribution": ("contribute",), "peek": ("look",), "see": ("look", "reveal", "show"), "inspect": ("look", "search"), "view": ("look",),
    "examine": ("look", "search"), "show": ("reveal", "look"), "spy": ("look",), "hide": ("under",), "bury": ("under",), "return": ("put", "under"),
    "mix": ("shuffle",), "pass": ("give",), "share": ("give", "share"), "trade": ("give", "request"), "ask": ("request",),
    "look": ("look", "reveal", "search"), "scavenge": ("search",), "loot": ("search", "steal"), "explore": ("search",), "find": ("search",),
    # board and people
    "walk": ("move",), "go": ("move", "place"), "travel": ("move",), "run": ("move",), "teleport": ("place",), "bring": ("move", "place", "add"),
    "put": ("place", "add"), "spawn": ("add",), "create": ("add",), "appear": ("add", "added"), "arrive": ("add", "join", "added"),
    "recruit": ("join",), "join": ("join", "add"), "leave": ("move", "remove", "exile"), "banish": ("exile",), "expel": ("exile",),
    "outcast": ("exiled",), "traitor": ("betrayal", "exile"), "betray": ("betrayal", "exile"), "refugee": ("helpless",), "child": ("helpless",),
    "civilian": ("helpless",), "people": ("survivor", "helpless", "player"), "person": ("survivor", "player"),
    "character": ("survivor",), "hero": ("survivor",),
    "monster": ("zombie",), "undead": ("zombie",), "walker": ("zombie",), "enemy": ("zombie",), "horde": ("zombie", "overrun"),
    "fight": ("attack",), "shoot": ("attack", "kill"), "wall": ("barricade",), "fence": ("barricade",), "block": ("barricade", "cannot"),
    "fortify": ("barricade",), "door": ("entrance", "barricade"), "home": ("colony",), "base": ("colony",), "camp": ("colony",),
    "place": ("location", "place", "add"), "building": ("location",), "here": ("here",), "space": ("room", "hold", "full"),
    "capacity": ("hold", "room"),
    "sound": ("noise",), "loud": ("noise",), "quiet": ("noise",), "lure": ("attract",), "boss": ("leader",), "chief": ("leader",),
    "captain": ("leader",), "rank": ("influence",), "power": ("influence", "ability"), "skill": ("ability",),
 "event": ("crisis",), "disaster": ("crisis",), "emergency": ("crisis",),
    "goal": ("objective", "fulfil"),
    "mission": ("objective",), "quest": ("objective",), "victory": ("objective", "complete"), "secret": ("secret", "fulfil"),
    "opponent": ("player",), "everyone": ("player",), "starter": ("first player",), "dealer": ("first player",),
    # dice and rules
    "dice": ("die",), "number": ("is",), "spend": ("spend", "pay", "remove"), "cost": ("pay", "spend", "costs"), "pay": ("pay", "remove", "spend"),
    "use": ("use", "play", "spend"), "forbid": ("cannot",), "ban": ("cannot",), "prohibit": ("cannot",), "stop": ("cannot", "end"),
    "immune": ("ignore", "cannot"), "protect": ("ignore", "cannot", "barricade"), "avoid": ("ignore", "without"), "skip": ("without", "ignore"),
    "bonus": ("more",), "extra": ("more",), "additional": ("more",), "penalty": ("fewer",), "less": ("fewer",), "change": ("swap", "set", "is"),
    "switch": ("swap",), "exchange": ("swap", "give"), "heal": ("heal", "remove"), "tidy": ("clean",), "wash": ("clean",), "again": ("reroll",),
    "double": ("more",), "kill": ("kill", "killed"), "wound": ("wound",),
})  # fmt: skip
