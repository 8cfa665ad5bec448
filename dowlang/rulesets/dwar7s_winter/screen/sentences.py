"""Declare the words of the screen in English, by their ids (`narration.sentences` has the story).

Other languages have a message `says-…` of the same id (`languages/…/screen.ftl`).
"""

from __future__ import annotations

from dowlang.rulesets.dwar7s_winter.screen.overview import LEGEND
from dowlang.rulesets.dwar7s_winter.screen.pages import PAGES
from dowlang.rulesets.dwar7s_winter.screen.questions import PURPOSES, QUESTIONS, SEVERAL_FIT

ENTRIES = {
    "fights": "Fights",
    "dwarves": "Dwarves",
    "the-pool": "The hero pool",
    "the-hall": "The music hall",
    "ask-where": "In which zone?",
    "ask-where-to": "To which zone?",
    "status": "Week {week}, {count:# action|# actions} left; {stock}; {camp} in camp{tokens}",
    "status-tokens": "; {left} of {count:# music token|# music tokens} left",
    "do-end-turn": "end your turn",
    "do-end-turn-lost": "end your turn ({count:# action|# actions} would be lost)",
    "do-place": "place {dwarf} from camp",
    "do-place-free": "place {dwarf} from camp (free)",
    "one-a-zone": "one dwarf comes from camp to a zone a turn",
    "do-move": "move {dwarf} from {zone}",
    "do-hire": "hire {hero} for {gold}",
    "do-music": "play the {instrument}",
    "do-music-free": "play the {instrument} (free)",
    "do-defeat": "defeat {monster}",
    "do-overcome": "overcome {disaster}",
    "cards-of-hand-none": "no card of your hand; only others could play theirs",
    "cards-of-hand": "you may play {count:# card|# cards} of your hand",
}
PIECES = {
    "known-of": "{name} ({what})",
    "known-of-at": "{name} at {zone} ({what})",
    "monster-known": "needs {needs}; {points}",
    "disaster-known": "needs {needs}; {points}, {gold}",
    "camp-known": "{camp} in camp",
    "steps-away": "{count:# step|# steps} from the castle",
    "and-there": "{left}; {right}",
}
ON_PAGES = {
    "hand-count": "Your hand ({count:# card|# cards})",
    "hand-empty": "Your hand is empty",
    "hand-later": "Face down beside your board, for later weeks",
    "hand-of": "The hand of player {number} ({count:# card|# cards})",
    "in-brackets": " ({what})",
    "pool-empty": "The hero pool is empty",
    "enemies-monsters": "Monsters on the board",
    "enemies-disasters": "Disasters on the board",
    "enemies-none": "Neither monster nor disaster is on the board",
    "points-now": "Points so far, as far as you know them",
    "points-of-militia": "militia (all dwarves in camp)",
    "scored-no-part": "{player} has no points",
}
OVERVIEW = {
    "overview-what": "What it is",
    "overview-what-is": "You lead seven dwarves through a winter of {count:# week|# weeks}. {goal}",
    "overview-goal-alone": "You hold the castle alone, and win if you hold it to the end.",
    "overview-goal-together": "All players hold the castle together, and win together if it holds "
    "to the end.",
    "overview-goal-points": "All players hold the castle together; who has the most points at the "
    "end wins alone, and a tie goes to more dwarves in camp, then to more points of heroes.",
    "overview-ends": "How it ends",
    "overview-ends-solo": "At the end of a week you lose if a monster stands in the castle"
    "{at_once} or {count:# disaster is|# disasters are} active. After week {week} the points are "
    "counted.{titles}",
    "overview-ends-all": "At the end of a week all lose if a monster stands in the castle{at_once} "
    "or {count:# disaster is|# disasters are} active. After week {week} the points are counted."
    "{titles}",
    "overview-at-once": " (at once, when it enters)",
    "overview-titles": " They earn a title, {which}: from 25 points and 4 disasters overcome, 30 "
    "and 5 monsters, 35 and 7 heroes of the pool, 40 and a full resource, 50 and 7 monsters and 7 "
    "disasters.",
    "overview-titles-all": "all titles you reach",
    "overview-titles-highest": "the highest you reach",
    "overview-week": "A week",
    "overview-week-is": "The monsters step toward the castle and attack, new ones appear at the "
    "walls, {disasters}. {turns}",
    "overview-week-solo": "You choose a hand of cards and take your turn.",
    "overview-week-all": "Everybody chooses a hand of cards. Everybody takes a turn.",
    "overview-disasters": "a disaster occurs{nightmare}{snowball}",
    "overview-nightmare": " (two in weeks {weeks})",
    "overview-snowball": ", and one more if its zone had one already, while {most} or fewer are "
    "active",
    "overview-turn": "Your turn",
    "overview-turn-is": "As many actions as your track shows: place a dwarf from camp in any zone "
    "(once a zone and turn), move a dwarf one zone, hire a hero of the pool{once}, {music}.",
    "overview-hire-solo": " (as often as you can pay)",
    "overview-hire-all": " (once a turn)",
    "overview-play-solo": "play instruments (you have {count:# token|# tokens} a week; the first "
    "{free} of a turn are free)",
    "overview-play-all": "play an instrument (once a turn)",
    "overview-music": "Music",
    "overview-music-is": "When an instrument sounds, you play any cards of it from your hand"
    "{others}.",
    "overview-music-others": ", then the others do, clockwise",
    "overview-enemies": "Monsters and disasters",
    "overview-enemies-are": "With enough of your own dwarves in its zone and the resources it asks "
    "for, you settle it at any time of your turn, without an action. The dwarves go back to camp. "
    "It gives points; a disaster gives gold too.{shortage}",
    "overview-shortage": " For {what} gold stands in for what is missing.",
    "overview-a-monster": "a monster",
    "overview-a-disaster": "a disaster",
    "overview-legends": "Legendary dwarves",
    "overview-legends-are": "The Old Sage brings them in place of a dwarf in camp. The ice-wall "
    "champion counts as two against a monster, the earth guardian spares 1 resource of a disaster "
    "in its zone, the thunder lord is placed without an action ({how}).",
    "overview-thunder-once": "once a turn",
    "overview-thunder-often": "any number of times",
    "overview-zones": "Zones",
    "overview-zones-are": "Forests give wood, mines stone, plains food, as your cards say, while "
    "neither monster nor disaster is there.",
    "overview-points": "Points",
    "overview-points-are": "Your trophies (the monsters and disasters you settled) and heroes as "
    "printed, for a resource at {most} so many points: {worth}, and {militia} for having all "
    "dwarves in camp{blood}{legend}.",
    "overview-blood": "; 1 for each kind of monster you defeated{least}",
    "overview-blood-least": ", from {count:# kind|# kinds} on",
    "overview-legend-points": "; {count} for each legendary dwarf you have",
}
DRAWING = {
    "draws-page-enemies": "enemies",
    "draws-page-hand": "hand",
    "draws-page-points": "points",
    "draws-page-pool": "pool",
    "draws-page-table": "table",
    "draws-week": "week",
    "draws-actions": "actions left",
    "draws-monsters": "monsters to come",
    "draws-disasters": "disasters to come",
    "draws-your": "your {resource}",
    "draws-steps": "steps to the castle",
    "draws-of-player": "of player {number}",
    "draws-stock": "{resource} {count}",
    "draws-in-hand": "{count:# card|# cards} in hand",
    "draws-player": "Player {number}",
    "draws-player-piece": "player {number}",
    "draws-silenced": "{instrument} (silenced)",
    "draws-hand": "Your hand",
    "draws-hand-empty": "empty",
    "draws-later": "For later weeks",
}
"""What stands on the table of a page (`drawing`)."""
SCREEN_SENTENCES = {
    **DRAWING,
    **ENTRIES,
    **PIECES,
    **ON_PAGES,
    **OVERVIEW,
    **{f"page-{page.word}": page.help for page in PAGES},
    **{f"question-{kind.replace('_', '-')}": text for kind, text in QUESTIONS.items()},
    **{f"purpose-{step.replace('_', '-')}": text for step, text in PURPOSES.items()},
    "several-fit": SEVERAL_FIT,
    **{f"legend-{number}": meaning for number, (_, meaning) in enumerate(LEGEND, 1)},
    **{f"legend-sign-{number}": sign for number, (sign, _) in enumerate(LEGEND, 1)},
}
