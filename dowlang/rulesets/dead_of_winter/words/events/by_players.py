"""Declare the events that a player brings about: `you move a survivor`."""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.state import events
from dowlang.rulesets.dead_of_winter.words.event_declaration import (
    AFTER_THE_ROLL,
    AROUND_THE_ROLL,
    ENDED,
    OF_A_FIND,
    OF_A_SEARCH,
    OF_A_STRIKE,
    event,
)

event(
    "start",
    events.TURN_STARTED,
    "player 1 starts",
    ("R-TURN-01",),
    printed="start a turn",
    says="a player's turn begins, before anything is done in it",
)
event(
    "pass",
    events.TURN_ENDED,
    "player 1 passes",
    ("R-TURN-04",),
    option="end_turn",
    says="a player has ended the turn; a crossroads card can still come up then",
    also=(
        "end (your|their|his|her|the) turn",
        "finish (your|their|his|her|the) turn",
    ),
)
event(
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
event(
    "search [{location}]",
    events.SEARCHED,
    'you search "Police Station"',
    ("R-ACT-SEA-07",),
    option="search",
    points=OF_A_SEARCH,
    says="a player has searched with a survivor and kept a card; the other cards are back under "
    "the deck",
)
event(
    "make noise",
    events.NOISE_MADE,
    "you make noise",
    ("R-ACT-SEA-04",),
    option="search",
    says="a player has put a noise token down to draw another card in a search",
    also=("make noise while searching",),
)
event(
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
event(
    "attack {target}",
    events.SURVIVOR_ATTACKED,
    "you attack a survivor",
    ("R-ACT-ATK-06",),
    option="attack_survivor",
    survivor="number",
    points=OF_A_STRIKE,
    says="a player has attacked a survivor of somebody else, whether it succeeded or not; the "
    "point before a card is taken comes only where it did",
)
event(
    "kill a zombie [at {location}]",
    events.ZOMBIE_KILLED,
    "you kill a zombie",
    ("R-ZOMBIE-11",),
    option="attack",
    filled=("survivor",),
    says="a player's survivor has killed a zombie, by an attack or an ability",
)
event(
    "build a barricade [at {location}]",
    events.BARRICADE_BUILT,
    "you build a barricade",
    ("R-ACT-BAR-01",),
    option="barricade",
    says="a player has spent a die and put a barricade into an entrance",
    also=(
        "(place|put|build|set up) a barricade (at|in) {location}",
        "(place|put up|set up) a barricade [anywhere]",
        "build a barricade anywhere",
    ),
)
event(
    "clean waste",
    events.WASTE_CLEANED,
    "you clean waste",
    ("R-ACT-CLN-02",),
    option="clean_waste",
    says="a player has spent a die in the colony and removed cards from the waste pile",
    also=("clean the (waste|waste pile)",),
)
event(
    "attract {count} zombies [to {destination}]",
    events.ZOMBIES_ATTRACTED,
    "you attract a zombie",
    ("R-ACT-ATT-01",),
    option="attract",
    origin="number",
    says="a player has spent a die and lured zombies to where a survivor of the player stands",
)
event(
    "use the ability of {survivor}",
    events.ABILITY_USED,
    "you use the ability of a survivor",
    ("R-ACT-ABL-01",),
    option="ability",
    says="a player has used an ability that is printed on a survivor's card, with all it does",
    also=("use {survivor} 's ability",),
)
event(
    "use the ability of {crossroads}",
    events.GRANTED_USED,
    'you use the ability of "The Fast"',
    ("R-ACT-ABL-01",),
    option="use",
    says="a player has used an ability that a crossroads card gives, with all it does",
)
event(
    "use the ability of {objective}",
    events.OBJECTIVE_ABILITY_USED,
    "you use the ability of the main objective",
    ("R-ACT-ABL-01",),
    option="use",
    says="a player has used an ability that the main objective gives, with all it does",
)
event(
    "use the ability of {crisis}",
    events.CRISIS_ABILITY_USED,
    'you use the ability of "The Long Whiteout"',
    ("R-ACT-ABL-01",),
    option="use",
    says="a player has used an ability that a crisis gives, with all it does",
)
event(
    "use {card}",
    events.ITEM_ABILITY_USED,
    "you use a weapon card",
    ("R-ACT-ABL-01",),
    option="use",
    says="a player has used the ability of an item that a survivor is equipped with",
)
event(
    "play {card}",
    events.CARD_PLAYED,
    "you play a fuel card",
    ("R-ACT-PLY-01",),
    option="play",
    points=(("before it takes effect", events.PLAY_BEGUN),),
    says="a player has played an item from the hand, and it has done what it says: what its own "
    "text has put in force hears it",
)
event(
    "play {using} to heal {survivor}",
    events.HEALED,
    "you play a medicine card to heal a survivor",
    ("U-45",),
    option="play",
    says="a player has taken a wound off a survivor by playing an item",
)
event(
    "heal {survivor}",
    events.HEALED,
    "you heal a survivor",
    ("U-45",),
    option="play",
    using="number",
    printed="remove a wound from {survivor}",
    says="a player has taken a wound off a survivor, by whatever means",
)
event(
    "contribute {card}",
    events.CRISIS_CONTRIBUTED,
    "you contribute a card",
    ("R-ACT-CRI-01",),
    option="contribute",
    printed="add {card} to the crisis",
    says="a player has put a card face down to the crisis of the round",
    also=("(add|contribute|put) {card} (to|into) the crisis",),
)
event(
    "contribute {card} from hand",
    events.HAND_CONTRIBUTED,
    "you contribute a card from hand",
    ("R-ACT-CRI-01",),
    printed="add {card} from hand to the crisis",
    says="a player has put a card of the hand face down to the crisis of the round: no equipment",
)
event(
    "spend food",
    events.FOOD_SPENT,
    "you spend food",
    ("R-ACT-FOO-01",),
    option="spend_food",
    points=(("after paying", events.FOOD_TOKEN_SPENT),),
    says="a player has spent a food token to raise a die",
    also=("spend food (from the supply|from the food supply)",),
)
event(
    "request {card} [from {asked}]",
    events.REQUEST_GRANTED,
    "you request a card from another player",
    ("R-ACT-REQ-02",),
    option="request",
    printed="get {card} [from {asked}] by request",
    says="a player has asked another for a card, and got it",
)
event(
    "pass {card} to {receiver}",
    events.HANDED_OFF,
    "you pass a card to a survivor",
    ("R-ACT-HND-01",),
    option="hand_off",
    giver="number",
    printed="hand off {card} to {receiver}",
    says="a player has handed an item from one survivor to another at the same place",
)
event(
    "discard {card}",
    events.CARD_DISCARDED,
    "you discard a card",
    ("R-BOARD-11",),
    says="a player's card has gone to the waste pile, by an action or an effect, not by being "
    "played",
    also=("(throw away|get rid of|lose|trash|give up) {card}",),
)
event(
    "equip {survivor} with {card}",
    events.CARD_EQUIPPED,
    "you equip a survivor with a weapon card",
    ("R-ACT-PLY-04",),
    option="equip",
    says="an item has been put beside a survivor, by playing it or by a card",
    also=("equip {card} (to|on) {survivor}",),
)
event(
    "steal {card} from {owner}",
    events.CARD_STOLEN,
    "you steal a card from another player",
    ("R-ACT-ATK-07",),
    says="a player has taken a random card out of another player's hand",
)
event(
    "spend a die",
    events.DIE_SPENT,
    "you spend a die",
    ("R-DICE-05",),
    says="a player has used up an unused die, for whatever action",
)
event(
    "take over {survivor}",
    events.CONTROL_CHANGED,
    "another player takes over a survivor",
    ("R-SURV-10",),
    owner="number",
    says="a survivor has come from one player's group into another's",
)
event(
    "lose the last survivor",
    events.LAST_SURVIVOR_LOST,
    "you lose the last survivor",
    ("R-SURV-11",),
    says="nobody is left in a player's group, before a new survivor comes",
)
event(
    "lose the leader",
    events.LEADER_LOST,
    "you lose the leader",
    ("R-SURV-10",),
    says="the leader of a player's group has been killed or removed, and nobody leads it yet",
)
event(
    "become the first player",
    events.FIRST_PLAYER_CHANGED,
    "you become the first player",
    ("R-COLONY-12",),
    says="the first player token has come to a player",
)
event(
    "draw {card}",
    events.CARD_DRAWN,
    "you draw a card",
    ("U-64",),
    pile="number",
    says="a player has drawn a card from a location's deck into the hand by a card's effect: not "
    "in a search",
)
event(
    "find {card} [at {location}]",
    events.SEARCH_DRAWN,
    'you find a weapon card at "School"',
    ("R-ACT-SEA-03",),
    points=OF_A_FIND,
    survivor="number",
    says="a player has drawn a card in a search, kept or not",
)
event(
    "spend a die showing {die}",
    events.DIE_SPENT,
    "you spend a die showing 6",
    ("R-DICE-05",),
    says="a player has used up an unused die of that value",
)
event(
    "roll action dice",
    events.DICE_ROLLED,
    "you roll action dice",
    ("R-DICE-03",),
    says="a player has rolled the dice of the round, before anybody's turn",
)
event(
    "ask {asked} for a card",
    events.REQUESTED,
    "you ask another player for a card",
    ("R-ACT-REQ-01",),
    option="request",
    symbol="number",
    says="a player has asked another for a card, who has not answered yet",
)
event(
    "start a vote to exile {target}",
    events.EXILE_VOTE_STARTED,
    "you start a vote to exile another player",
    ("R-VOTE-01",),
    option="exile_vote",
    says="a player has called a vote on exiling somebody, and nobody has voted yet",
    also=(
        "(hold|call|start) (a vote|an exile vote) (to exile|against) {target}",
        "call an exile vote against {target}",
    ),
)
