"""Events that a card can wait for: what somebody does (`you move a survivor`), and what happens (`a zombie is killed`). (Part 5.3)

Numbers and payloads are those of `events.py`. A field that a card shall not be able to speak of is shown as a number. Inside an event, a
*point* lets a card in before the event is over. `option` is the kind of option with which a player brings it about.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from dowlang.rulesets.dead_of_winter import events
from dowlang.rulesets.dead_of_winter.words.declared import words
from dowlang.vocabulary.words import Word


def _payload(number: int, shown_as: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
    """The fields of an event as `events.py` declares them, some of them shown as another noun."""
    return tuple((name, shown_as.get(name, noun)) for name, noun in events.EVENTS[number].fields)


def _event(phrase: str, number: int, example: str, rules: Sequence[str], *, subject: str = "player", option: str = "",
           points: Sequence[tuple[str, int]] = (), happening: bool = False, **shown_as: str) -> Word:
    """Declare an event; `subject` is the field that the subject of the sentence fills."""
    made = words.event(
        phrase, number, _payload(number, shown_as), example=example, rules=rules, points=points, option=option, happening=happening
    )
    words.words[words.words.index(made)] = made = replace(made, subject=subject)
    return made


# ---- what a player does ------------------------------------------------------------------------------------------------------
_event("start", events.TURN_STARTED, "player 1 starts", ("R-TURN-01",))
_event("pass", events.TURN_ENDED, "player 1 passes", ("R-TURN-04",), option="end_turn")
_event(
    "move {survivor} [from {origin}] [to {destination}] [using {using}]", events.MOVED, "you move a survivor to the colony",
    ("R-ACT-MOV-01", "R-ACT-MOV-02"), option="move", points=(("before the roll", events.MOVE_MADE),),
)  # fmt: skip
_event(
    "search [{location}]", events.SEARCHED, 'you search "Police Station"', ("R-ACT-SEA-07",), option="search",
    points=(("before it takes effect", events.SEARCH_BEGUN),),
)  # fmt: skip
_event("make noise", events.NOISE_MADE, "you make noise", ("R-ACT-SEA-04",), option="search")
_event("attack a zombie", events.ZOMBIE_ATTACKED, "you attack a zombie", ("R-ACT-ATK-04",), option="attack")
_event("attack {target}", events.SURVIVOR_ATTACKED, "you attack a survivor", ("R-ACT-ATK-06",), option="attack_survivor", survivor="number")
_event("kill a zombie", events.ZOMBIE_KILLED, "you kill a zombie", ("R-ZOMBIE-11",), option="attack")
_event("build a barricade [at {location}]", events.BARRICADE_BUILT, "you build a barricade", ("R-ACT-BAR-01",), option="barricade")
_event("clean waste", events.WASTE_CLEANED, "you clean waste", ("R-ACT-CLN-02",), option="clean_waste")
_event(
    "attract {count} zombies [to {destination}]", events.ZOMBIES_ATTRACTED, "you attract a zombie", ("R-ACT-ATT-01",), option="attract",
    origin="number",
)  # fmt: skip
_event("use the ability of {survivor}", events.ABILITY_USED, "you use the ability of a survivor", ("R-ACT-ABL-01",), option="ability")
_event("use the ability of {crossroads}", events.GRANTED_USED, 'you use the ability of "The Fast"', ("R-ACT-ABL-01",), option="use")
_event("use {card}", events.ITEM_ABILITY_USED, "you use a weapon card", ("R-ACT-ABL-01",), option="use")
_event(
    "play {card}", events.CARD_PLAYED, "you play a fuel card", ("R-ACT-PLY-01",), option="play",
    points=(("before it takes effect", events.PLAY_BEGUN),),
)
_event("play {using} to heal {survivor}", events.HEALED, "you play a medicine card to heal a survivor", ("U-45",), option="play")
_event("heal {survivor}", events.HEALED, "you heal a survivor", ("U-45",), option="play", using="number")
_event("contribute {card}", events.CRISIS_CONTRIBUTED, "you contribute a card", ("R-ACT-CRI-01",), option="contribute")
_event(
    "spend food", events.FOOD_SPENT, "you spend food", ("R-ACT-FOO-01",), option="spend_food", points=(("after paying", events.FOOD_TOKEN_SPENT),)
)
_event("request {card} [from {asked}]", events.REQUEST_GRANTED, "you request a card from another player", ("R-ACT-REQ-02",), option="request")
_event("pass {card} to {receiver}", events.HANDED_OFF, "you pass a card to a survivor", ("R-ACT-HND-01",), option="hand_off", giver="number")
_event("discard {card}", events.CARD_DISCARDED, "you discard a card", ("R-BOARD-11",))
_event("equip {survivor} with {card}", events.CARD_EQUIPPED, "you equip a survivor with a weapon card", ("R-ACT-PLY-04",), option="equip")
_event("steal {card} from {owner}", events.CARD_STOLEN, "you steal a card from another player", ("R-ACT-ATK-07",))
_event("spend a die", events.DIE_SPENT, "you spend a die", ("R-DICE-05",))
_event("take over {survivor}", events.CONTROL_CHANGED, "another player takes over a survivor", ("R-SURV-10",), owner="number")
_event("lose the last survivor", events.LAST_SURVIVOR_LOST, "you lose the last survivor", ("R-SURV-11",))
_event("become the first player", events.FIRST_PLAYER_CHANGED, "you become the first player", ("R-COLONY-12",))
_event("draw {card}", events.CARD_DRAWN, "you draw a card", ("U-64",), pile="number")


# ---- what a survivor does or suffers -------------------------------------------------------------------------------------------
_event("join {player}", events.SURVIVOR_ADDED, "a survivor joins you", ("R-SURV-01",), subject="survivor")
_event(
    "join {player} along with {count} helpless survivors", events.ARRIVED_TOGETHER, "a survivor joins you along with 2 helpless survivors",
    ("R-SURV-01", "R-SURV-03"), subject="survivor",
)  # fmt: skip
_event("attack a zombie", events.ZOMBIE_ATTACKED, "the bearer attacks a zombie", ("R-ACT-ATK-04",), subject="survivor")
_event("kill a zombie", events.ZOMBIE_KILLED, "the bearer kills a zombie", ("R-ZOMBIE-11",), subject="survivor")
_event(
    "move [from {origin}] [to {destination}]", events.MOVED, "the bearer moves to the colony", ("R-ACT-MOV-01",), subject="survivor", using="number"
)
_event("search [{location}]", events.SEARCHED, "the bearer searches", ("R-ACT-SEA-07",), subject="survivor")
_event("roll {face}", events.EXPOSURE_ROLLED, "a survivor you control rolls frostbite", ("R-EXPOSE-02",), subject="survivor",
       points=(("before it takes effect", events.EXPOSURE_SHOWN),))  # fmt: skip
_event("roll {face} after {cause}", events.EXPOSURE_ROLLED, "a survivor you control rolls frostbite after moving", ("R-EXPOSE-01",),
       subject="survivor", points=(("before it takes effect", events.EXPOSURE_SHOWN),))  # fmt: skip
_event("get a wound", events.HURT, "a survivor you control gets a wound", ("R-EXPOSE-04", "R-EXPOSE-05"), subject="survivor")
_event("get frostbite", events.FROSTBITTEN, "a survivor you control gets frostbite", ("R-EXPOSE-05",), subject="survivor")


# ---- what happens ---------------------------------------------------------------------------------------------------------------
_event("killed [at {location}]", events.SURVIVOR_KILLED, "a survivor is killed", ("R-SURV-05",), subject="survivor", happening=True)
_event("removed from the game", events.SURVIVOR_REMOVED, "a survivor is removed from the game", ("R-SURV-16",), subject="survivor", happening=True)
_event("bitten", events.BITE_SPREAD, "a survivor is bitten", ("R-BITE-01",), subject="survivor", happening=True)
_event("healed", events.HEALED, "a survivor is healed", ("U-45",), subject="survivor", happening=True, using="number")
_event("placed at {destination}", events.PLACED, "a survivor is placed at the colony", ("R-EXPOSE-08",), subject="survivor", happening=True,
       origin="number")  # fmt: skip
_event("exiled", events.EXILED, "a player is exiled", ("R-EXILE-01",), happening=True)
_event("searched", events.SEARCHED, "a location outside the colony is searched", ("R-ACT-SEA-07",), subject="location", happening=True)
_event("overrun", events.OVERRUN, "a location is overrun", ("R-ZOMBIE-06",), subject="location", happening=True)
_event("killed [at {location}]", events.ZOMBIE_KILLED, "a zombie is killed", ("R-ZOMBIE-11",), subject="entrance", happening=True, entrance="zombie",
       player="number")  # fmt: skip
_event("added to {location}", events.ZOMBIE_ADDED, "a zombie is added to the colony", ("R-ZOMBIE-01",), subject="entrance", happening=True,
       entrance="zombie")  # fmt: skip
_event("destroyed [at {location}]", events.BARRICADE_DESTROYED, "a barricade is destroyed", ("R-ZOMBIE-05",), subject="entrance", happening=True,
       entrance="barricade")  # fmt: skip
_event("revealed", events.CRISIS_REVEALED, "a crisis is revealed", ("R-CRISIS-01",), subject="crisis", happening=True)
_event("prevented", events.CRISIS_PREVENTED, "a crisis is prevented", ("R-CRISIS-08",), subject="crisis", happening=True)
_event("wounded", events.HURT, "a survivor is wounded", ("R-EXPOSE-05",), subject="survivor", happening=True)
_event("frostbitten", events.FROSTBITTEN, "a survivor is frostbitten", ("R-EXPOSE-05",), subject="survivor", happening=True)
_event("failed", events.CRISIS_FAILED, "a crisis is failed", ("R-CRISIS-07",), subject="crisis", happening=True)
_event("unequipped [from {survivor}]", events.CARD_UNEQUIPPED, "a weapon card is unequipped", ("R-ACT-PLY-05",), subject="card", happening=True)
_event("added", events.HELPLESS_ADDED, "a helpless survivor is added", ("R-SURV-03",), subject="count", happening=True, count="helpless survivor")
_event("killed", events.HELPLESS_KILLED, "a helpless survivor is killed", ("R-SURV-14",), subject="count", happening=True, count="helpless survivor")
_event("added", events.FOOD_ADDED, "food is added", ("R-BOARD-10",), subject="count", happening=True, count="food")
_event("paid", events.FOOD_PAID, "food is paid", ("R-COLONY-01",), subject="count", happening=True, count="food")
_event("gained", events.MORALE_GAINED, "morale is gained", ("R-BOARD-09",), subject="count", happening=True, count="morale")
_event("lost", events.MORALE_LOST, "morale is lost", ("R-END-02",), subject="count", happening=True, count="morale")
_event("added to {location}", events.NOISE_ADDED, "noise is added to a location", ("R-BOARD-12",), subject="count", happening=True, count="noise")
_event("added to {location}", events.BARRICADE_ADDED, "a barricade is added to the colony", ("R-BOARD-05",), subject="entrance", happening=True,
       entrance="barricade")  # fmt: skip
_event("shuffled", events.DECK_SHUFFLED, "a deck is shuffled", ("R-XROADS-10",), subject="pile", happening=True, pile="deck")
