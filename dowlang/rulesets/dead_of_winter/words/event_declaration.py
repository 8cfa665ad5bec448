"""Declare an event word, with what only some of them have: points, kinds of options, fields.

Numbers and payloads are those of `state/events.py`. A field that a card shall not be able to speak
of is shown as a number. Inside an event, a *point* lets a card in before the event is over.
`option` is the kind of option with which a player brings it about. Source: Part 5.3 of the rules
document.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from dowlang.rulesets.dead_of_winter.procedures.colony import CRISIS, FOOD, WASTE, ZOMBIES
from dowlang.rulesets.dead_of_winter.state import events
from dowlang.rulesets.dead_of_winter.words.cards.whereabouts import (
    DISCARDED,
    FOUND,
    GIVEN,
    HELD,
    OPEN,
)
from dowlang.rulesets.dead_of_winter.words.registry import words
from dowlang.vocabulary.declarations import Word

OF_THE_TURN = frozenset(
    (
        events.SEARCHED,
        events.NOISE_MADE,
        events.ZOMBIE_ATTACKED,
        events.SURVIVOR_ATTACKED,
        events.BARRICADE_BUILT,
        events.WASTE_CLEANED,
        events.ZOMBIES_ATTRACTED,
        events.ABILITY_USED,
        events.ITEM_ABILITY_USED,
        events.GRANTED_USED,
        events.CARD_PLAYED,
        events.FOOD_SPENT,
        events.REQUEST_GRANTED,
        events.HANDED_OFF,
        events.OBJECTIVE_ABILITY_USED,
        events.CRISIS_ABILITY_USED,
    )
)
"""Deeds of whoever has the turn (`survivor_actions.py`, `card_actions.py`, `search.py`): nobody
else does them, and no card makes anybody do them.
"""
AROUND_THE_ROLL = (("before the roll", events.MOVE_MADE), ("after the roll", events.MOVE_OVER))
AFTER_THE_ROLL = (("after the roll", events.ATTACK_OVER),)
OF_A_STRIKE = (
    ("before it takes effect", events.STRIKE_NEAR),
    ("before a card is taken", events.TAKING_NEAR),
)
"""Points of an attack on a survivor: before its roll, and where it hit and the wound is there."""
OF_A_SEARCH = (
    ("before it takes effect", events.SEARCH_BEGUN),
    ("before a card is taken", events.SEARCH_NEAR),
)
OF_A_FIND = (("before a card is taken", events.FOUND_NEAR),)
"""Points of a search and of each card it draws: that lies before the searcher, and none is kept."""
ENDED = ("after the roll",)
"""Points of events that make somebody roll for exposure.

At the last one nothing is left to cancel, and a lost survivor tells nothing.
"""
ARRIVALS = {
    events.MOVED: ("survivor", "destination", ""),
    events.PLACED: ("survivor", "destination", ""),
    events.ZOMBIE_ADDED: ("entrance", "location", "1"),
    events.ZOMBIE_MOVED: ("entrance", "destination", "1"),
    events.BARRICADE_ADDED: ("entrance", "location", "1"),
    events.BARRICADE_BUILT: ("entrance", "location", "1"),
    events.NOISE_ADDED: ("count", "location", "count"),
}
"""Event -> what arrives, where, and how many. A survivor who searches or attacks was there."""
DEPARTURES = {
    events.MOVED: ("survivor", "origin", ""),
    events.PLACED: ("survivor", "origin", ""),
    events.SURVIVOR_KILLED: ("survivor", "location", ""),
    events.SURVIVOR_REMOVED: ("survivor", "location", ""),
    events.ZOMBIE_KILLED: ("entrance", "location", "1"),
    events.ZOMBIE_REMOVED: ("entrance", "location", "1"),
    events.ZOMBIE_MOVED: ("entrance", "origin", "1"),
    events.BARRICADE_DESTROYED: ("entrance", "location", "1"),
    events.BARRICADE_REMOVED: ("entrance", "location", "1"),
    events.NOISE_REMOVED: ("count", "location", "count"),
}
"""Event -> what leaves, from where, and how many."""
COUNTED = {events.ZOMBIE_KILLED: "zombie", events.BARRICADE_BUILT: "barricade"}
"""Event -> what arrives or leaves, also for words of which the entrance is no field of a tally."""
BETWEEN_TURNS = (
    events.PHASE_STARTED,
    events.PHASE_ENDED,
    events.COLONY_PHASE_STARTED,
    events.COLONY_PHASE_ENDED,
    events.ROUND_STARTED,
    events.ROUND_ENDED,
    events.CRISIS_FAILED,
    events.CRISIS_PREVENTED,
    events.CRISIS_RESOLVED,
    events.SURPLUS_GIVEN,
    events.DICE_ROLLED,
    events.FOOD_PAID,
    events.STARVED,
    events.WASTE_CHECKED,
    events.NOISE_ROLLED,
)
"""Events of the rounds and of the colony phase, which no card brings about in a turn."""
OF_THE_COLONY = tuple(
    number
    for number in BETWEEN_TURNS
    if number not in (events.PHASE_STARTED, events.PHASE_ENDED, events.DICE_ROLLED)
)
"""Those that lie between the last turn of a round and the roll of the next one's dice."""
STEPS_OF = {
    events.FOOD_PAID: FOOD,
    events.STARVED: FOOD,
    events.WASTE_CHECKED: WASTE,
    events.CRISIS_DUE: CRISIS,
    events.CRISIS_FAILED: CRISIS,
    events.CRISIS_PREVENTED: CRISIS,
    events.CRISIS_RESOLVED: CRISIS,
    events.SURPLUS_GIVEN: CRISIS,
    events.NOISE_ROLLED: ZOMBIES,
}
"""Event -> the step of the colony phase that alone brings it about (R-COLONY)."""
CAUSES = {
    events.SURVIVOR_KILLED: (
        events.BY_WOUNDS,
        events.BY_BITE,
        events.BY_OVERRUN,
        events.BY_EFFECT,
    ),
    events.HURT: (
        events.BY_FROSTBITE,
        events.BY_ATTACK,
        events.BY_MOVING,
        events.BY_KILLING,
        events.BY_EFFECT,
    ),
    events.EXPOSURE_ROLLED: (
        events.BY_MOVING,
        events.BY_KILLING,
        events.BY_BITE,
        events.BY_EFFECT,
    ),
}
"""Event -> what can have caused it. Who dies of the wound of an attack dies of wounds."""
LOSSES = (events.SURVIVOR_KILLED, events.SURVIVOR_REMOVED)
"""Told of who is nobody's and nowhere by then (`pre_event.py`)."""
LEFT_AT = {
    events.ITEM_ABILITY_USED: HELD,
    events.HANDED_OFF: HELD,
    events.CARD_EQUIPPED: HELD,
    events.CARD_STOLEN: HELD,
    events.CARD_DRAWN: HELD,
    events.SEARCH_DRAWN: FOUND,
    events.CARD_PLAYED: OPEN,
    events.HEALED: OPEN,
    events.MOVED: OPEN,
    events.REQUEST_GRANTED: OPEN,
    events.CARD_UNEQUIPPED: OPEN,
    events.CARD_DISCARDED: DISCARDED,
    events.CRISIS_CONTRIBUTED: GIVEN,
    events.HAND_CONTRIBUTED: GIVEN,
}
"""Event -> where its cards are then: an effect does not touch one that has left from there
(U-20).
"""


LYING = {events.ITEM_ABILITY_USED: ("on {survivor}", "in use")}
"""Event -> what is still true then of where its card lies."""
OF_CARDS_ELSEWHERE = frozenset(
    {
        events.REQUEST_GRANTED,
        events.CARD_STOLEN,
        events.CARD_DRAWN,
        events.SEARCH_DRAWN,
        events.HAND_CONTRIBUTED,
    }
)
"""Events of a card that is in a hand or deck until then (R-ACT-REQ-01, R-ACT-ATK-07, U-64)."""


def moment_of(number: int) -> str:
    """Return in which moment an event happens, of those in which some effects come to nothing."""
    if number in (events.ROUND_STARTED, events.ROUND_ENDED):
        return "round"
    return "colony" if number in OF_THE_COLONY else ""


PRINTED_POINTS = {
    events.HURT: {
        "before the first takes effect": "before the first of these wounds takes effect",
    },
}
"""Event -> its points that a page says otherwise than a card."""


def payload(number: int, shown_as: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
    """The fields of an event as `events.py` declares them, some of them shown as another noun."""
    return tuple((name, shown_as.get(name, noun)) for name, noun in events.EVENTS[number].fields)


def event(
    phrase: str,
    number: int,
    example: str,
    rules: Sequence[str],
    *,
    subject: str = "player",
    option: str = "",
    points: Sequence[tuple[str, int]] = (),
    ended: Sequence[str] = (),
    happening: bool = False,
    says: str,
    fixed: Sequence[tuple[str, int]] = (),
    filled: Sequence[str] = (),
    printed: str = "",
    also: Sequence[str] = (),
    **shown_as: str,
) -> Word:
    """Declare an event.

    `subject` is the field that the subject of the sentence fills. `fixed` is (field, value): the
    word means only the events whose fields have these values.
    """
    made = words.event(
        phrase,
        number,
        payload(number, shown_as),
        example=example,
        rules=rules,
        points=points,
        option=option,
        happening=happening,
        says=says,
        printed=printed,
        also=tuple(also),
    )
    step_begun = dict(fixed).get("step", -1) if number == events.COLONY_STEP_BEGUN else -1
    words.words[words.words.index(made)] = made = replace(
        made,
        subject=subject,
        yours=number in OF_THE_TURN,
        between_turns=number in BETWEEN_TURNS,
        moment=moment_of(number),
        of_step=STEPS_OF.get(number, step_begun),
        elsewhere=number in OF_CARDS_ELSEWHERE,
        fixed=tuple(fixed),
        values={"cause": tuple(events.CAUSES_OF_HARM[each] for each in CAUSES[number])}
        if number in CAUSES
        else {},
        filled=tuple(filled),
        empty=events.EVENTS[number].empty,
        arrives=ARRIVALS.get(number, ("", "", "")),
        leaves=DEPARTURES.get(number, ("", "", "")),
        counted=COUNTED.get(number, ""),
        ended=tuple(ended),
        printed_points=PRINTED_POINTS.get(number, {}),
        lies=LEFT_AT.get(number, made.lies),
        lying=LYING.get(number, ()),
    )
    return made
