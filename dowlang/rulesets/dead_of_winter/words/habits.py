"""What authors write from prose and how a card of this game says it: the hint under a word that is none of its words.

What people look for with `dow words` stands in `synonyms.py`: there one word leads to many phrases, here one word to the line to type.
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.words.declared import words

words.habits.update({
    "spawn": "it is written `add 2 zombies to …`",
    "spawns": "it is written `add 2 zombies to …`",
    "should": "it is written `must`, or without it: `each player discards 1 card`; in a test `then food = 1`",
    "shall": "it is written `must`, or without it: `each player discards 1 card`",
    "less": "it is written `<` or `<=`: `if food < 2`; in a rule `fewer`",
    "below": "it is written `<`: `if food < 2`",
    "above": "it is written `>`: `if food > 2`",
    "between": "it is written `if food >= 2 and food <= 4`",
    "greater": "it is written `>` or `>=`: `if food >= 2`",
    "equal": "it is written `=`: `if food = 2`; an amount stands in brackets: `lose (helpless survivors) morale`",
    "equals": "it is written `=`: `if food = 2`",
    "reduce": "it is written `lose 1 morale`, or `remove 1 food`",
    "decrease": "it is written `lose 1 morale`, or `remove 1 food`",
    "falls": "it is written `lose 1 morale`; an event is `morale is lost`",
    "drops": "it is written `lose 1 morale`; an event is `morale is lost`",
    "increase": "it is written `gain 1 morale`, or `add 1 food`",
    "rises": "it is written `gain 1 morale`; an event is `morale is gained`",
    "eat": "it is written `remove 2 food`",
    "dies": "it is written `kill that survivor`; an event is `a survivor is killed`",
    "damage": "it is written `that survivor gets 1 wound`",
    "hurt": "it is written `that survivor gets 1 wound`",
    "dead": "an event is `a survivor is killed`; it is asked with `if that survivor is not in play`",
    "everyone": "it is written `each player discards 1 card`; at once and alike `all survivors get 1 wound`",
    "someone": "it is written `a player …` or `a survivor …`",
    "nobody": "it is written `if there are no survivors at the colony`",
    "beginning": "it is written `at the start of …`",
    "achieved": "it is written `if the main objective is complete`",
    "receives": "it is written `you draw 1 card from the \"School\" deck`; of wounds `that survivor gets 1 wound`",
    "civilians": "it is written `add 1 helpless survivor`",
    "skip": "it is a rule, under a duration: `the food step is skipped`; of a player `lose the next turn`",
})  # fmt: skip

WOUNDS = "(wounds?|frostbite)(?: tokens?)?"

words.prose.update({
    r"\b(?:lose|remove|discard) half (?:of )?(?:the |your )?(food),? rounded (up|down)": r"remove (\1 / 2 rounded \2) \1",
    r"\blose half (?:of )?(?:the |your )?(morale),? rounded (up|down)": r"lose (\1 / 2 rounded \2) \1",
    r"\b(?:add|give|deal|put) (?:a|1) " + WOUNDS + r" (?:to|on) (.+)$": r"\2 gets 1 \1",
    r"\b(?:add|give|deal|put) (\d+) " + WOUNDS + r" (?:to|on) (.+)$": r"\3 gets \1 \2",
    r"\b(remove|lose|trash) (?:a|1) ((?:\w+ )?card) from your hand": r"discard 1 \2",
    r"\b(remove|lose|trash) (\d+) ((?:\w+ )?cards) from your hand": r"discard \2 \3",
    r"\bany location deck": "the deck of a location outside the colony",
    r"\b(flip|toss) a coin": "roll a die",
    r"\b(ends?|finish(?:es)?) (?:your|their|his|her|the) turn": "passes",
    r"\bwin (?:when|if) ": "goal ",
    r"\b(?:require|cost|demand)s? (\d+) (?:extra|additional|more) (?:card|point)s?": r"need \1 more points",
    r"^gain (\d+) food": r"add \1 food",
})  # fmt: skip

words.contraries.update({"gain": "lose", "lose": "gain", "add": "remove", "remove": "add"})
