"""Declare the words of the screen in English, by their ids (`narration.sentences` has the story).

Other languages have a message `says-…` of the same id (`languages/…/screen.ftl`).
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.screen.overview import LEGEND, OVERVIEW
from dowlang.rulesets.dead_of_winter.screen.pages import PAGES
from dowlang.rulesets.dead_of_winter.screen.questions import PURPOSES, QUESTIONS

ENTRIES = {
    "your-group": "Your group",
    "your-hand": "Your hand",
    "other-players": "The other players",
    "in-force-cards": "Cards in force",
    "ask-with-die": "With which die?",
    "ask-zombie": "Which zombie?",
    "ask-entrance": "At which entrance?",
    "ask-whom": "Whom?",
    "ask-where-from": "Where from?",
    "ask-where-to": "Where to?",
    "ask-who-takes": "Who takes it?",
    "ask-raised": "Which die is raised?",
    "ask-card": "Which card?",
    "ask-player": "Whom do you ask?",
    "ask-for-what": "For what?",
    "ask-to-whom": "To whom?",
    "yes": "yes",
    "no": "no",
    "do-noise": "make noise here, and draw one more card from the deck",
    "do-attack": "attack a zombie at {place}, then roll for exposure",
    "do-attack-survivor": "attack a survivor of another player",
    "do-search": "search {place}",
    "do-barricade": "build a barricade at {place} (any die)",
    "do-clean": "clean waste: {count:# card|# cards} on the pile (any die)",
    "do-attract": "attract zombies to {place} (any die)",
    "do-ability": "use the ability",
    "do-ability-number": "use the ability {number}",
    "do-use": "use {card}",
    "do-use-number": "use {card}, ability {number}",
    "do-play": "play {card}",
    "do-equip": "equip {card}",
    "do-play-for-die": "play {card} to raise a die by 1",
    "do-contribute": "add a card to the crisis (it needs {need} {symbols} cards; each of another "
    "kind counts against it)",
    "do-move": "move to another location, then roll for exposure",
    "do-spend-food": "spend 1 of {food} food to raise a die by 1",
    "do-request": "ask for a card, which you would play at once",
    "do-hand-off": "hand equipment to somebody at the same location",
    "do-exile-vote": "call a vote on exiling a player",
    "do-end-turn": "end the turn",
    "do-end-turn-lost": "end the turn (dice left over are lost: {count})",
    "of-whom": "{card} of {who}",
    "status": "{round} · rounds left {left} · morale {morale} · food {food}{crisis}",
    "status-crisis": " · crisis {card}: {count:# card|# cards} added, {need} needed",
    "status-hand": "Your dice: {dice} · cards in hand: {count}",
}

PIECES = {
    "survivor-known": "{who}, {what}",
    "values": "attack {attack}+, search {search}+, influence {influence}",
    "is-at": "at {place}",
    "of-player": "of player {number}",
    "wounds": "wounds: {count}",
    "frostbite": "frostbite: {count}",
    "with-cards": "with {cards}",
    "player-known": "player {number}{you}: {group}; cards in hand: {count}{exiled}",
    "and-exiled": ", exiled",
    "zombies": "zombies: {count}",
    "barricades": "barricades: {count}",
    "empty-spaces": "empty spaces: {count}",
    "people": "people: {count} of {most}",
    "cards": "cards: {count}",
    "noise-there": "noise: {count}",
    "known-of": "{name} ({what})",
    "entrance-number": "entrance {number}",
    "entrance-of": "the entrance of {place}",
    "entrance-known": "{name} (zombies: {zombies}, barricades: {barricades}, empty: {empty})",
    "no-symbol": "no symbol",
}

ON_PAGES = {
    "hand-count": "Your hand ({count:# card|# cards})",
    "hand-empty": "Your hand is empty",
    "drawn-now": "Drawn in the search under way",
    "in-brackets": " ({what})",
    "you-hold": "You hold this crossroads card for player {number}; it comes up when its condition "
    "holds",
    "goal-main": "The main objective, for everybody",
    "hardcore": "hardcore",
    "goal-secret": "Your secret objective: when the game ends, you win if this holds, whether the "
    "others win or not",
    "for-betrayer": "for a betrayer",
    "goal-none": "You have no secret objective: all win together when the main objective is "
    "completed, or nobody does",
    "the-scenario": "The scenario",
    "how-it-ends": "How the game ends",
    "ends-when": "Morale at 0 (now {morale}), the round marker at 0 (now {left}), or the main "
    "objective completed.",
}

TABLE = {
    "reached-now": "Reached as things stand now.",
    "not-reached-now": "Not reached yet.",
    "tracks": "The colony's tracks",
    "tracks-1": "{round}, rounds left {left}, morale {morale}, food {food}",
    "tracks-2": "Starvation tokens {starvation}, helpless survivors {helpless}, cards in the "
    "waste pile {waste}",
    "track-stands": "{track}: {level}",
    "tokens-lie": "{token} ({where}): {count}",
    "incident-lies": "Open of {deck}",
    "deck-stands": "{deck}: face down {left}",
    "deck-seen": "{deck}: face down {left}, seen {seen}",
    "this-crisis": "The crisis of this round",
    "crisis-stands": ": cards added {count}, needed {need}",
    "locations": "Locations (z zombie, # barricade, . empty space)",
    "being-resolved": "The crossroads card that is being resolved",
    "people-here": "people {count} of {most}",
    "cards-here": "cards {count}",
    "noise-here": "noise {count}",
    "mark-you": "you",
    "mark-first": "first player",
    "mark-turn": "on turn",
    "mark-exiled": "exiled",
    "mark-out": "out of the game",
    "group-line": "Player {number}{marks}: dice {dice}, cards in hand {count}",
    "leads-too": ", leads the group",
    "behind": ", {what}",
    "deck-cards": "{name} (cards: {count})",
}

BOARD = {
    "board-tracks": "{round} (marker at {left}) — morale {morale}, food {food}{starvation}, "
    "{helpless:# helpless survivor|# helpless survivors}, {waste:# card|# cards} in the waste pile",
    "board-objective": "Objective: {card}{progress}",
    "board-parts": " — {parts}",
    "board-crisis": "Crisis: {card} ({symbols}): {count:# card|# cards} given, {need} needed",
    "board-noise": ", noise {count}",
    "board-cards": ", {count:# card|# cards}",
    "board-there": " — {names}",
    "board-first": "first",
    "board-active": "active",
    "board-group": "{who}{marks}: dice {dice}, {count:# card|# cards} in hand",
    "board-leader": ", leader",
    "board-wounds": ", {count:# wound|# wounds}",
    "board-frostbite": ", {count:# frostbite token|# frostbite tokens}",
    "board-gear": ", {cards}",
    "board-values": "(attack {attack}+, search {search}+)",
    "board-survivor": "{who} at {place} {values}{leader}{hurt}{gear}",
    "board-hand": "Your hand: {cards}",
    "board-hand-empty": "Your hand: empty",
    "board-secret": "Your secret objective: {card} (reached){progress}",
    "board-secret-not": "Your secret objective: {card} (not reached){progress}",
    "board-crossroads": "You hold the crossroads card {card}",
}

SCREEN_SENTENCES = {
    **ENTRIES,
    **PIECES,
    **ON_PAGES,
    **{f"page-{page.word}": page.help for page in PAGES},
    **TABLE,
    **BOARD,
    **{f"question-{kind.replace('_', '-')}": text for kind, text in QUESTIONS.items()},
    **{f"purpose-{step.replace('_', '-')}": text for step, text in PURPOSES.items()},
    **{f"overview-{number}": line for number, line in enumerate(OVERVIEW, 1)},
    **{f"legend-{number}": meaning for number, (_, meaning) in enumerate(LEGEND, 1)},
    **{f"legend-sign-{number}": sign for number, (sign, _) in enumerate(LEGEND, 1)},
}
