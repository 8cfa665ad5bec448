"""Declare the sentences of the story and of the table in English, by their ids.

Other languages have a message `says-…` of the same id (`languages/…/story.ftl`). `engine.speech`
says what stands in a template.
"""

from __future__ import annotations

from dowlang.rulesets.dwar7s_winter.narration.wording import plural
from dowlang.rulesets.dwar7s_winter.state.labels import (
    DECKS,
    MEASURES,
    PHASES,
    SCORE_PARTS,
    TOKEN_SUPPLY,
    id_of,
)
from dowlang.rulesets.dwar7s_winter.state.types import RESOURCES, TRACKS

COUNTED = ("action", "card", "disaster", "dwarf", "hero", "monster", "point", "trophy")

NAMES = {
    "player": "player {number}{you}",
    "you-mark": " (you)",
    "nobody": "nobody",
    "nothing": "nothing",
    "yes": "yes",
    "no": "no",
    "whose": "player {number}'s",
    "dwarf-of": "{whose} {kind}",
    "dwarf-yours": "your {kind}",
    "dwarf-in-camp": "{dwarf} in camp",
    "dwarf-at": "{dwarf} at {zone}",
    "a-dwarf": "a dwarf",
    "the-kind": "the {kind}",
    "ordinary": "dwarf",
    "zone-castle": "the castle",
    "zone-wall": "wall {number}",
    "zone-forest": "forest {number}",
    "zone-mine": "mine {number}",
    "zone-plain": "plain {number}",
    "copy-second": "{name} number 2",
    "copy-number": "{name} number {number}",
    "several-of": "{count} × {name}",
    **{f"count-{noun}": f"{{count:# {noun}|# {plural(noun)}}}" for noun in COUNTED},
    **{f"amount-{resource}": f"{{count}} {resource}" for resource in RESOURCES},
    **{id_of("phase", phase): phase for phase in PHASES},
    **{id_of("track", track): track for track in TRACKS},
    **{id_of("deck", deck): deck for deck in DECKS},
    **{id_of("measure", measure): measure for measure in MEASURES},
    **{id_of("score", part): part for part in SCORE_PARTS},
}
EVENTS = {
    "week": "Week {number}",
    "turn-of": "The turn of {player}",
    "phase-begins": "phase {number}: {phase}",
    "turn-ends": "the turn ends, {count:# action|# actions} unused",
    "lead-passed": "the first-player token goes to {player}",
    "set-up": "Set-up: {player} takes the first-player token",
    "player-begins": "the player begins with {stock} of each resource and {count} dwarves in camp",
    "players-begin": "every player begins with {stock} of each resource and {count} dwarves in "
    "camp",
    "for-the-table": "for the table: {text}",
    # enemies
    "moves": "{monster} goes from {origin} to {zone}",
    "attacks": "{monster} attacks from {zone}",
    "drives": "{driver} drives {monster} on",
    "steps-again": "{monster} takes another step",
    "stays": "{monster} stands in the castle and stays there",
    "none-to-drive": "{monster} has no other monster to drive on",
    "held-back": "{monster} does not attack: one of its kind has attacked this week",
    "appears": "{monster} appears at {zone} ({needs} for {points})",
    "occurs": "disaster: {disaster} at {zone} ({needs} for {points} and {gold})",
    "defeats": "{player} defeats {monster} at {zone}: {points}",
    "overcomes": "{player} overcomes {disaster} at {zone}: {points}",
    "deck-empty": "the {deck} is empty",
    "supply-empty": f"the {TOKEN_SUPPLY} is empty: no disaster occurs",
    "more-nightmare": "the nightmare brings one more disaster",
    "more-snowball": "more than one disaster in that zone: a snowball brings one more",
    "more-card": "one more disaster is revealed",
    "no-harm": "no harm comes of it: no dwarf is near, or there is nothing to lose",
    # tracks and resources
    "tracks-reset": "all tracks are reset, and the music tokens come back",
    "track-falls": "{whose} {track} falls to {now}",
    "track-falls-yours": "your {track} falls to {now}",
    "gains": "{player} gains {amount}, and has {now}",
    "pays": "{player} pays {amount}, and has {now}",
    "loses": "{player} loses {amount}, and has {now}",
    "overflows": "{player} has {kept}, the most there is room for: "
    "{count:# gained is lost|# gained are lost}",
    "spares": "{dwarf} spares {player} {amount}",
    "stands-in": "{amount} of {player} stands in for what is missing",
    # dwarves
    "is-placed": "{dwarf} is placed at {zone}",
    "goes": "{dwarf} goes from {origin} to {zone}{sent}",
    "sent-by": ", sent by {player}",
    "returns": "{dwarf} returns from {zone} to camp",
    "swaps": "{player} swaps a dwarf in camp for the {kind}",
    # heroes and music
    "takes-hand": "{player} takes {count:# card|# cards} into the hand",
    "takes-hand-known": "{player} takes {count:# card|# cards} into the hand: {cards}",
    "lies-in-pool": "{hero} lies in the hero pool",
    "hires": "{player} hires {hero} ({points}) from the hero pool",
    "takes": "{player} takes {hero} ({points}) from the hero pool",
    "comes-into-pool": "{hero} comes into the hero pool",
    "plays-music": "{player} plays the {instrument}",
    "plays": "{player} plays {hero}",
    # the end
    "end-disasters": "Too many disasters: the game is over",
    "end-castle": "A monster holds the castle: the game is over",
    "end-survived": "The winter is survived: the game is over",
    "lost-to-monster": "{monster} is in the castle: all players lose",
    "lost-to-disasters": "{count:# disaster is|# disasters are} active: all players lose",
    "scored-for": "{part} {points}",
    "scored": "{player} has {points}: {parts}",
    "tied": "to break the tie, {measure}: {player} has {amount}",
    "no-title": "{player} has earned no title",
    "may-be-called": "{player} may be called: {title}",
    "wins": "{player} wins",
}
BOARD = {
    "board-week": "Week {week}, {phase}, player {lead} leads: {monsters} ({more_monsters} to "
    "come), {disasters} ({more_disasters} to come)",
    "board-zones": "Zones by steps to the castle (ways; what stands there)",
    "short-castle": "C",
    "short-wall": "W{number}",
    "short-forest": "F{number}",
    "short-mine": "M{number}",
    "short-plain": "P{number}",
    "board-ways": "({ways})",
    "board-monster": "{monster} (needs {needs})",
    "board-disaster": "disaster {disaster} (needs {needs})",
    "board-dwarves": "{dwarves} of player {number}",
    "board-dwarves-yours": "{dwarves} of yours",
    "board-pool": "Hero pool: {heroes}",
    "board-hero": "{hero} ({gold})",
    "board-slot-empty": "empty",
    "board-hall": "Music hall: {instruments}",
    "board-instrument": "{instrument} {state}",
    "board-silenced": "silenced",
    "board-free": "free",
    "board-stock": "{resource} {count}",
    "board-player": "Player {number}{you}: {stock}; actions {actions}, hand limit {limit}; {camp} "
    "in camp; {trophies}; {heroes}",
    "board-face-down": "trophies face down",
    "board-hand": "Your hand: {cards}",
    "board-hand-of": "Hand of player {number}: {cards}",
}
SENTENCES = {**NAMES, **EVENTS, **BOARD}
