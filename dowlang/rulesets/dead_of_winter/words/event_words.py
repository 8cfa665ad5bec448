"""Declare the events that a card can wait for: actions (`you move a survivor`) and happenings.

`a zombie is killed` is an example of the latter. Source: Part 5.3 of the rules document.

Numbers and payloads are those of `events.py`. A field that a card shall not be able to speak of is
shown as a number. Inside an event, a *point* lets a card in before the event is over. `option` is
the kind of option with which a player brings it about.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from dowlang.rulesets.dead_of_winter.state import events
from dowlang.rulesets.dead_of_winter.words.registry import words
from dowlang.rulesets.dead_of_winter.words.whereabouts import DISCARDED, GIVEN, HELD, OPEN
from dowlang.vocabulary.declarations import EventWord, Word

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
ENDED = ("after the roll",)
"""Points of events that make somebody roll for exposure.

At the last one nothing is left to cancel, and a lost survivor tells nothing.
"""
LOSSES = (events.SURVIVOR_KILLED, events.SURVIVOR_REMOVED)
"""Told of who is nobody's and nowhere by then (`pre_event.py`)."""


def _payload(number: int, shown_as: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
    """The fields of an event as `events.py` declares them, some of them shown as another noun."""
    return tuple((name, shown_as.get(name, noun)) for name, noun in events.EVENTS[number].fields)


def _event(
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
    **shown_as: str,
) -> Word:
    """Declare an event.

    `subject` is the field that the subject of the sentence fills. `fixed` fields have that value or
    it is another one.
    """
    made = words.event(
        phrase,
        number,
        _payload(number, shown_as),
        example=example,
        rules=rules,
        points=points,
        option=option,
        happening=happening,
        says=says,
    )
    words.words[words.words.index(made)] = made = replace(
        made, subject=subject, yours=number in OF_THE_TURN, fixed=tuple(fixed), ended=tuple(ended)
    )
    return made


# ---- what a player does
# --------------------------------------------------------------------------------------------------
_event(
    "start",
    events.TURN_STARTED,
    "player 1 starts",
    ("R-TURN-01",),
    says="a player's turn begins, before anything is done in it",
)
_event(
    "pass",
    events.TURN_ENDED,
    "player 1 passes",
    ("R-TURN-04",),
    option="end_turn",
    says="a player has ended the turn; a crossroads card can still come up then",
)
_event(
    "move {survivor} [from {origin}] [to {destination}] [using {using}]",
    events.MOVED,
    "you move a survivor to the colony",
    ("R-ACT-MOV-01", "R-ACT-MOV-02"),
    option="move",
    points=AROUND_THE_ROLL,
    ended=ENDED,
    says="a player's survivor has moved, as an action or by a card: not when it is placed; "
    "exposure is still to be rolled",
)
_event(
    "search [{location}]",
    events.SEARCHED,
    'you search "Police Station"',
    ("R-ACT-SEA-07",),
    option="search",
    points=(("before it takes effect", events.SEARCH_BEGUN),),
    says="a player has searched with a survivor and kept a card; the other cards are back under "
    "the deck",
)
_event(
    "make noise",
    events.NOISE_MADE,
    "you make noise",
    ("R-ACT-SEA-04",),
    option="search",
    says="a player has put a noise token down to draw another card in a search",
)
_event(
    "attack a zombie",
    events.ZOMBIE_ATTACKED,
    "you attack a zombie",
    ("R-ACT-ATK-04",),
    option="attack",
    points=AFTER_THE_ROLL,
    ended=ENDED,
    says="a player has attacked a zombie with a survivor; the zombie is dead, exposure is still to "
    "be rolled",
)
_event(
    "attack {target}",
    events.SURVIVOR_ATTACKED,
    "you attack a survivor",
    ("R-ACT-ATK-06",),
    option="attack_survivor",
    survivor="number",
    says="a player has attacked a survivor of somebody else, whether it succeeded or not",
)
_event(
    "kill a zombie",
    events.ZOMBIE_KILLED,
    "you kill a zombie",
    ("R-ZOMBIE-11",),
    option="attack",
    says="a player's survivor has killed a zombie, by an attack or an ability",
)
_event(
    "build a barricade [at {location}]",
    events.BARRICADE_BUILT,
    "you build a barricade",
    ("R-ACT-BAR-01",),
    option="barricade",
    says="a player has spent a die and put a barricade into an entrance",
)
_event(
    "clean waste",
    events.WASTE_CLEANED,
    "you clean waste",
    ("R-ACT-CLN-02",),
    option="clean_waste",
    says="a player has spent a die in the colony and removed cards from the waste pile",
)
_event(
    "attract {count} zombies [to {destination}]",
    events.ZOMBIES_ATTRACTED,
    "you attract a zombie",
    ("R-ACT-ATT-01",),
    option="attract",
    origin="number",
    says="a player has spent a die and lured zombies to where a survivor of the player stands",
)
_event(
    "use the ability of {survivor}",
    events.ABILITY_USED,
    "you use the ability of a survivor",
    ("R-ACT-ABL-01",),
    option="ability",
    says="a player has used an ability that is printed on a survivor's card, with all it does",
)
_event(
    "use the ability of {crossroads}",
    events.GRANTED_USED,
    'you use the ability of "The Fast"',
    ("R-ACT-ABL-01",),
    option="use",
    says="a player has used an ability that a crossroads card gives, with all it does",
)
_event(
    "use the ability of {objective}",
    events.OBJECTIVE_ABILITY_USED,
    "you use the ability of the main objective",
    ("R-ACT-ABL-01",),
    option="use",
    says="a player has used an ability that the main objective gives, with all it does",
)
_event(
    "use the ability of {crisis}",
    events.CRISIS_ABILITY_USED,
    'you use the ability of "The Long Whiteout"',
    ("R-ACT-ABL-01",),
    option="use",
    says="a player has used an ability that a crisis gives, with all it does",
)
_event(
    "use {card}",
    events.ITEM_ABILITY_USED,
    "you use a weapon card",
    ("R-ACT-ABL-01",),
    option="use",
    says="a player has used the ability of an item that a survivor is equipped with",
)
_event(
    "play {card}",
    events.CARD_PLAYED,
    "you play a fuel card",
    ("R-ACT-PLY-01",),
    option="play",
    points=(("before it takes effect", events.PLAY_BEGUN),),
    says="a player has played an item from the hand, and it has done what it says",
)
_event(
    "play {using} to heal {survivor}",
    events.HEALED,
    "you play a medicine card to heal a survivor",
    ("U-45",),
    option="play",
    says="a player has taken a wound off a survivor by playing an item",
)
_event(
    "heal {survivor}",
    events.HEALED,
    "you heal a survivor",
    ("U-45",),
    option="play",
    using="number",
    says="a player has taken a wound off a survivor, by whatever means",
)
_event(
    "contribute {card}",
    events.CRISIS_CONTRIBUTED,
    "you contribute a card",
    ("R-ACT-CRI-01",),
    option="contribute",
    says="a player has put a card face down to the crisis of the round",
)
_event(
    "spend food",
    events.FOOD_SPENT,
    "you spend food",
    ("R-ACT-FOO-01",),
    option="spend_food",
    points=(("after paying", events.FOOD_TOKEN_SPENT),),
    says="a player has spent a food token to raise a die",
)
_event(
    "request {card} [from {asked}]",
    events.REQUEST_GRANTED,
    "you request a card from another player",
    ("R-ACT-REQ-02",),
    option="request",
    says="a player has asked another for a card, and got it",
)
_event(
    "pass {card} to {receiver}",
    events.HANDED_OFF,
    "you pass a card to a survivor",
    ("R-ACT-HND-01",),
    option="hand_off",
    giver="number",
    says="a player has handed an item from one survivor to another at the same place",
)
_event(
    "discard {card}",
    events.CARD_DISCARDED,
    "you discard a card",
    ("R-BOARD-11",),
    says="a player's card has gone to the waste pile, whatever made it go there",
)
_event(
    "equip {survivor} with {card}",
    events.CARD_EQUIPPED,
    "you equip a survivor with a weapon card",
    ("R-ACT-PLY-04",),
    option="equip",
    says="an item has been put beside a survivor, by playing it or by a card",
)
_event(
    "steal {card} from {owner}",
    events.CARD_STOLEN,
    "you steal a card from another player",
    ("R-ACT-ATK-07",),
    says="a player has taken a random card out of another player's hand",
)
_event(
    "spend a die",
    events.DIE_SPENT,
    "you spend a die",
    ("R-DICE-05",),
    says="a player has used up an unused die, for whatever action",
)
_event(
    "take over {survivor}",
    events.CONTROL_CHANGED,
    "another player takes over a survivor",
    ("R-SURV-10",),
    owner="number",
    says="a survivor has come from one player's group into another's",
)
_event(
    "lose the last survivor",
    events.LAST_SURVIVOR_LOST,
    "you lose the last survivor",
    ("R-SURV-11",),
    says="nobody is left in a player's group, before a new survivor comes",
)
_event(
    "lose the leader",
    events.LEADER_LOST,
    "you lose the leader",
    ("R-SURV-10",),
    says="the leader of a player's group has been killed or removed, and nobody leads it yet",
)
_event(
    "become the first player",
    events.FIRST_PLAYER_CHANGED,
    "you become the first player",
    ("R-COLONY-12",),
    says="the first player token has come to a player",
)
_event(
    "draw {card}",
    events.CARD_DRAWN,
    "you draw a card",
    ("U-64",),
    pile="number",
    says="a player has drawn a card from a location's deck into the hand by a card's effect: not "
    "in a search",
)
_event(
    "find {card} [at {location}]",
    events.SEARCH_DRAWN,
    'you find a weapon card at "School"',
    ("R-ACT-SEA-03",),
    says="a player has drawn a card in a search, kept or not",
)
_event(
    "spend a die showing {die}",
    events.DIE_SPENT,
    "you spend a die showing 6",
    ("R-DICE-05",),
    says="a player has used up an unused die of that value",
)
_event(
    "roll action dice",
    events.DICE_ROLLED,
    "you roll action dice",
    ("R-DICE-03",),
    says="a player has rolled the dice of the round, before anybody's turn",
)
_event(
    "ask {asked} for a card",
    events.REQUESTED,
    "you ask another player for a card",
    ("R-ACT-REQ-01",),
    option="request",
    symbol="number",
    says="a player has asked another for a card, who has not answered yet",
)
_event(
    "start a vote to exile {target}",
    events.EXILE_VOTE_STARTED,
    "you start a vote to exile another player",
    ("R-VOTE-01",),
    option="exile_vote",
    says="a player has called a vote on exiling somebody, and nobody has voted yet",
)


# ---- what a survivor does or suffers
# -------------------------------------------------------------------------------------------
_event(
    "join {player}",
    events.SURVIVOR_ADDED,
    "a survivor joins you",
    ("R-SURV-01",),
    subject="survivor",
    says="a new survivor has come into a player's group",
)
_event(
    "join {player} along with {count} helpless survivors",
    events.ARRIVED_TOGETHER,
    "a survivor joins you along with 2 helpless survivors",
    ("R-SURV-01", "R-SURV-03"),
    subject="survivor",
    says="a new survivor has come into a player's group, and helpless survivors by the same card",
)
_event(
    "attack a zombie",
    events.ZOMBIE_ATTACKED,
    "the bearer attacks a zombie",
    ("R-ACT-ATK-04",),
    subject="survivor",
    points=AFTER_THE_ROLL,
    ended=ENDED,
    says="a survivor has attacked a zombie; the zombie is dead, exposure is still to be rolled",
)
_event(
    "kill a zombie",
    events.ZOMBIE_KILLED,
    "the bearer kills a zombie",
    ("R-ZOMBIE-11",),
    subject="survivor",
    says="a survivor has killed a zombie, by an attack or an ability",
)
_event(
    "move [from {origin}] [to {destination}]",
    events.MOVED,
    "the bearer moves to the colony",
    ("R-ACT-MOV-01",),
    subject="survivor",
    using="number",
    points=AROUND_THE_ROLL,
    ended=ENDED,
    says="a survivor has moved, by an action or a card: not when it is placed; exposure is still "
    "to be rolled",
)
_event(
    "search [{location}]",
    events.SEARCHED,
    "the bearer searches",
    ("R-ACT-SEA-07",),
    subject="survivor",
    says="a survivor has searched, and a card is kept",
)
_event(
    "make noise",
    events.NOISE_MADE,
    "the bearer makes noise",
    ("R-ACT-SEA-04",),
    subject="survivor",
    says="a survivor has put a noise token down to draw another card in a search",
)
_event(
    "attack {target}",
    events.SURVIVOR_ATTACKED,
    "the bearer attacks a survivor",
    ("R-ACT-ATK-06",),
    subject="survivor",
    player="number",
    says="a survivor has attacked a survivor of another player, whether it succeeded or not",
)
_event(
    "build a barricade [at {location}]",
    events.BARRICADE_BUILT,
    "the bearer builds a barricade",
    ("R-ACT-BAR-01",),
    subject="survivor",
    says="a survivor has put a barricade into an entrance for a die",
)
_event(
    "attract {count} zombies [to {destination}]",
    events.ZOMBIES_ATTRACTED,
    "the bearer attracts a zombie",
    ("R-ACT-ATT-01",),
    subject="survivor",
    origin="number",
    says="a survivor has lured zombies to where it stands for a die",
)
_event(
    "roll {face}",
    events.EXPOSURE_ROLLED,
    "a survivor you control rolls frostbite",
    ("R-EXPOSE-02",),
    subject="survivor",
    points=(("before it takes effect", events.EXPOSURE_SHOWN),),
    says="the exposure die shows that face for a survivor, for whatever reason",
)
_event(
    "roll {face} after {cause}",
    events.EXPOSURE_ROLLED,
    "a survivor you control rolls frostbite after moving",
    ("R-EXPOSE-01",),
    subject="survivor",
    points=(("before it takes effect", events.EXPOSURE_SHOWN),),
    says="the exposure die shows that face in a roll after `moving`, `killing` or an `effect`",
)
_event(
    "get a wound",
    events.HURT,
    "a survivor you control gets a wound",
    ("R-EXPOSE-04", "R-EXPOSE-05"),
    subject="survivor",
    says="a survivor has got a wound token of any face, frostbite included",
)
_event(
    "become a leader",
    events.LEADER_CHOSEN,
    "a survivor you control becomes a leader",
    ("R-SURV-10",),
    subject="survivor",
    says="a survivor leads its group from now on, by a choice or a card: not at set-up",
)
_event(
    "survive a bite",
    events.BITE_STOPPED,
    "a survivor survives a bite",
    ("R-BITE-05",),
    subject="survivor",
    says="a survivor whom a bite had reached lives after the roll, and the bite goes no further",
)
_event(
    "get frostbite",
    events.FROSTBITTEN,
    "a survivor you control gets frostbite",
    ("R-EXPOSE-05",),
    subject="survivor",
    says="a survivor has got a frostbite token",
)


# ---- what happens
# --------------------------------------------------------------------------------------------------
_event(
    "killed [at {location}]",
    events.SURVIVOR_KILLED,
    "a survivor is killed",
    ("R-SURV-05",),
    subject="survivor",
    happening=True,
    leader="number",
    says="a survivor has died and left the board, whatever killed it; whose it was, where and who "
    "led is asked of the moment before",
)
_event(
    "removed from the game",
    events.SURVIVOR_REMOVED,
    "a survivor is removed from the game",
    ("R-SURV-16",),
    subject="survivor",
    happening=True,
    leader="number",
    says="a survivor has left the game without having been killed",
)
_event(
    "bitten",
    events.BITE_SPREAD,
    "a survivor is bitten",
    ("R-BITE-01",),
    subject="survivor",
    happening=True,
    says="a bite has come to a survivor: the one who rolled it or the next at that place",
)
_event(
    "healed",
    events.HEALED,
    "a survivor is healed",
    ("U-45",),
    subject="survivor",
    happening=True,
    using="number",
    says="a wound has been taken off a survivor",
)
_event(
    "placed at {destination}",
    events.PLACED,
    "a survivor is placed at the colony",
    ("R-EXPOSE-08",),
    subject="survivor",
    happening=True,
    origin="number",
    says="a survivor has been put somewhere by a rule or a card: not a move, no exposure roll",
)
_event(
    "exiled",
    events.EXILED,
    "a player is exiled",
    ("R-EXILE-01",),
    happening=True,
    says="a player has been exiled, by a vote or a card",
)
_event(
    "searched",
    events.SEARCHED,
    "a location outside the colony is searched",
    ("R-ACT-SEA-07",),
    subject="location",
    happening=True,
    says="somebody has searched there and kept a card",
)
_event(
    "overrun",
    events.OVERRUN,
    "a location is overrun",
    ("R-ZOMBIE-06",),
    subject="location",
    happening=True,
    says="a zombie has found no space at an entrance, and somebody there is about to be killed",
)
_event(
    "killed [at {location}]",
    events.ZOMBIE_KILLED,
    "a zombie is killed",
    ("R-ZOMBIE-11",),
    subject="entrance",
    happening=True,
    entrance="zombie",
    player="number",
    says="a zombie has been killed, by whomever: not when it is removed or moved",
)
_event(
    "added to {location}",
    events.ZOMBIE_ADDED,
    "a zombie is added to the colony",
    ("R-ZOMBIE-01",),
    subject="entrance",
    happening=True,
    entrance="zombie",
    says="a zombie has come into an entrance: each of several is an event of its own",
)
_event(
    "destroyed [at {location}]",
    events.BARRICADE_DESTROYED,
    "a barricade is destroyed",
    ("R-ZOMBIE-05",),
    subject="entrance",
    happening=True,
    entrance="barricade",
    says="a zombie that found no space has broken a barricade",
)
_event(
    "revealed",
    events.CRISIS_REVEALED,
    "a crisis is revealed",
    ("R-CRISIS-01",),
    subject="crisis",
    happening=True,
    says="the crisis of the round has been turned up",
)
_event(
    "prevented",
    events.CRISIS_PREVENTED,
    "a crisis is prevented",
    ("R-CRISIS-08",),
    subject="crisis",
    happening=True,
    says="the contributions to the crisis have reached what it needs",
)
_event(
    "wounded",
    events.HURT,
    "a survivor is wounded",
    ("R-EXPOSE-05",),
    subject="survivor",
    happening=True,
    says="a survivor has got a wound token of any face, frostbite included",
)
_event(
    "frostbitten",
    events.FROSTBITTEN,
    "a survivor is frostbitten",
    ("R-EXPOSE-05",),
    subject="survivor",
    happening=True,
    says="a survivor has got a frostbite token",
)
_event(
    "failed",
    events.CRISIS_FAILED,
    "a crisis is failed",
    ("R-CRISIS-07",),
    subject="crisis",
    happening=True,
    says="the contributions to the crisis were too few, and its failure is about to happen",
)
_event(
    "resolved",
    events.CRISIS_RESOLVED,
    "a crisis is resolved",
    ("R-COLONY-06",),
    subject="crisis",
    happening=True,
    says="a crisis has been prevented or has failed, with all that it does then; what was given to "
    "it still lies open",
)
_event(
    "unequipped [from {survivor}]",
    events.CARD_UNEQUIPPED,
    "a weapon card is unequipped",
    ("R-ACT-PLY-05",),
    subject="card",
    happening=True,
    says="an item has left the survivor that it was beside",
)
_event(
    "added",
    events.HELPLESS_ADDED,
    "a helpless survivor is added",
    ("R-SURV-03",),
    subject="count",
    happening=True,
    count="helpless survivor",
    says="helpless survivors have come to the colony: one event for all that come together",
)
_event(
    "killed",
    events.HELPLESS_KILLED,
    "a helpless survivor is killed",
    ("R-SURV-14",),
    subject="count",
    happening=True,
    count="helpless survivor",
    says="helpless survivors have died: one event for all that die together",
)
_event(
    "added",
    events.FOOD_ADDED,
    "food is added",
    ("R-BOARD-10",),
    subject="count",
    happening=True,
    count="food",
    says="food has come into the supply: one event however much it is",
)
_event(
    "paid",
    events.FOOD_PAID,
    "food is paid",
    ("R-COLONY-01",),
    subject="count",
    happening=True,
    count="food",
    says="the colony has eaten in the food step",
)
_event(
    "gained",
    events.MORALE_GAINED,
    "morale is gained",
    ("R-BOARD-09",),
    subject="count",
    happening=True,
    count="morale",
    says="morale has risen: one event however much it is",
)
_event(
    "lost",
    events.MORALE_LOST,
    "morale is lost",
    ("R-END-02",),
    subject="count",
    happening=True,
    count="morale",
    says="morale has fallen: one event however much it is",
)
_event(
    "added to {location}",
    events.NOISE_ADDED,
    "noise is added to a location",
    ("R-BOARD-12",),
    subject="count",
    happening=True,
    count="noise",
    says="noise tokens have been put on a location: one event however many they are",
)
_event(
    "added to {location}",
    events.BARRICADE_ADDED,
    "a barricade is added to the colony",
    ("R-BOARD-05",),
    subject="entrance",
    happening=True,
    entrance="barricade",
    says="a barricade has been put into an entrance, by an action or a card",
)
_event(
    "shuffled",
    events.DECK_SHUFFLED,
    "a deck is shuffled",
    ("R-XROADS-10",),
    subject="pile",
    happening=True,
    pile="deck",
    says="an item deck has been shuffled",
)
_event(
    "refused a card [by {asked}]",
    events.REQUEST_REFUSED,
    "you are refused a card by another player",
    ("R-ACT-REQ-01",),
    happening=True,
    says="a player has asked another for a card and got none",
)
_event(
    "killed [at {location}] by {cause}",
    events.SURVIVOR_KILLED,
    "a survivor is killed by wounds",
    ("R-SURV-04",),
    subject="survivor",
    happening=True,
    leader="number",
    says="a survivor has died of that: `wounds`, `bite`, `overrun`, `attack`, `effect`",
)
_event(
    "removed [from {location}]",
    events.ZOMBIE_REMOVED,
    "a zombie is removed from the colony",
    ("R-ZOMBIE-13",),
    subject="entrance",
    happening=True,
    entrance="zombie",
    says="a zombie has left the board without having been killed: not when it is moved",
)
_event(
    "short",
    events.STARVED,
    "food is short",
    ("R-COLONY-03",),
    subject="count",
    happening=True,
    count="food",
    says="the colony could not eat in the food step: the starvation token is there, the morale not "
    "lost yet",
)
_event(
    "prevented with a surplus",
    events.SURPLUS_GIVEN,
    "a crisis is prevented with a surplus",
    ("R-CRISIS-09",),
    subject="crisis",
    happening=True,
    says="the contributions have reached so much more than the crisis needs that morale rises",
)
_event(
    "rolled for",
    events.NOISE_ROLLED,
    "a location is rolled for",
    ("R-COLONY-09",),
    subject="location",
    happening=True,
    says="a die has been rolled for a noise token there",
)
_event(
    "triggered",
    events.CROSSROADS_TRIGGERED,
    "a crossroads is triggered",
    ("R-XROADS-04",),
    subject="crossroads",
    happening=True,
    says="the crossroads card of a turn comes up, and nobody has chosen yet",
)
_event(
    "resolved",
    events.CROSSROADS_RESOLVED,
    "a crossroads is resolved",
    ("R-XROADS-09",),
    subject="crossroads",
    happening=True,
    says="the crossroads card of a turn has been carried out, whichever option was taken",
)
_event(
    "wounded by {cause}",
    events.HURT,
    "a survivor is wounded by frostbite",
    ("R-TURN-02",),
    subject="survivor",
    happening=True,
    says="a survivor has got a wound token of any face by that: `frostbite` (as a turn starts), "
    "`moving`, `killing`, `effect`",
)
_event(
    "checked for waste",
    events.WASTE_CHECKED,
    "morale is checked for waste",
    ("R-COLONY-05",),
    subject="loss",
    happening=True,
    loss="morale",
    says="the waste pile has been counted in its step, whether that costs morale or not",
)
_event(
    "moved [from {origin}] [to {destination}]",
    events.ZOMBIE_MOVED,
    'a zombie is moved to "School"',
    ("R-ACT-ATT-02",),
    subject="entrance",
    happening=True,
    entrance="zombie",
    says="a zombie has changed place: each of several is an event of its own",
)
_event(
    "checked",
    events.OBJECTIVE_CHECKED,
    "the main objective is checked",
    ("R-COLONY-10", "U-63"),
    subject="objective",
    happening=True,
    says="the goal of the main objective has been looked at, in its step or by a card, and is not "
    "reached: else the game is over",
)
_event(
    "moved",
    events.ROUND_MARKER_MOVED,
    "the round marker is moved",
    ("R-COLONY-11", "R-END-03"),
    subject="left",
    happening=True,
    left="round marker",
    says="the round marker has been moved, on or back, in its step or by a card",
)


# ---- phases and votes
# --------------------------------------------------------------------------------------------------
_event(
    "start",
    events.PHASE_STARTED,
    "the colony phase starts",
    ("R-ROUND-01", "R-ROUND-04"),
    subject="phase",
    says="a phase of the round begins: that of the players' turns before the crisis comes, the "
    "colony's before its first step",
)
_event(
    "end",
    events.PHASE_ENDED,
    "the player turn phase ends",
    ("R-ROUND-04", "R-ROUND-05"),
    subject="phase",
    says="a phase of the round is over: that of the players' turns after the last turn, the "
    "colony's after its last step",
)
_event(
    "pass",
    events.VOTE_ENDED,
    "a vote passes",
    ("R-VOTE-05",),
    subject="passed",
    passed="vote",
    fixed=(("passed", 1),),
    says="a vote has been counted, of the rules or of a card, and was won by those for it; what it "
    "decides is still to be done",
)
_event(
    "fail",
    events.VOTE_ENDED,
    "a vote fails",
    ("R-VOTE-05",),
    subject="passed",
    passed="vote",
    fixed=(("passed", 0),),
    says="a vote has been counted, of the rules or of a card, and was won by those against it",
)
_event(
    "exile {target}",
    events.EXILE_VOTE_ENDED,
    "a vote exiles another player",
    ("R-VOTE-04", "R-ACT-VOT-02"),
    subject="passed",
    passed="vote",
    fixed=(("passed", 1),),
    says="a vote on exiling a player has passed, and the exile is about to happen",
)
_event(
    "fail to exile {target}",
    events.EXILE_VOTE_ENDED,
    "a vote fails to exile another player",
    ("R-VOTE-04",),
    subject="passed",
    passed="vote",
    fixed=(("passed", 0),),
    says="a vote on exiling a player has failed",
)


# ---- where an event leaves its cards
# -------------------------------------------------------------------------------------------------
LEFT_AT = {
    events.ITEM_ABILITY_USED: HELD,
    events.HANDED_OFF: HELD,
    events.CARD_EQUIPPED: HELD,
    events.CARD_STOLEN: HELD,
    events.CARD_DRAWN: HELD,
    events.SEARCH_DRAWN: HELD,
    events.CARD_PLAYED: OPEN,
    events.HEALED: OPEN,
    events.MOVED: OPEN,
    events.REQUEST_GRANTED: OPEN,
    events.CARD_UNEQUIPPED: OPEN,
    events.CARD_DISCARDED: DISCARDED,
    events.CRISIS_CONTRIBUTED: GIVEN,
}
"""Event -> where its cards are then: an effect does not touch one that has left from there
(U-20).
"""
words.words[:] = [
    replace(word, lies=LEFT_AT[word.event])
    if isinstance(word, EventWord) and word.event in LEFT_AT
    else word
    for word in words.words
]
