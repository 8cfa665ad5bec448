"""Declare the events that happen to somebody or to the colony: `a zombie is killed`."""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.state import events
from dowlang.rulesets.dead_of_winter.words.event_declaration import event

event(
    "killed [at {location}]",
    events.SURVIVOR_KILLED,
    "a survivor is killed",
    ("R-SURV-05",),
    subject="survivor",
    happening=True,
    points=(("before it takes effect", events.DEATH_NEAR),),
    leader="number",
    says="a survivor has died and left the board, whatever killed it; whose it was, where and who "
    "led is asked of the moment before",
)
event(
    "removed from the game",
    events.SURVIVOR_REMOVED,
    "a survivor is removed from the game",
    ("R-SURV-16",),
    subject="survivor",
    happening=True,
    leader="number",
    says="a survivor has left the game without having been killed",
)
event(
    "bitten",
    events.SURVIVOR_BITTEN,
    "a survivor is bitten",
    ("R-BITE-01",),
    subject="survivor",
    happening=True,
    says="a bite has come to a survivor: the one who rolled it or the next at that place",
)
event(
    "healed",
    events.HEALED,
    "a survivor is healed",
    ("U-45",),
    subject="survivor",
    happening=True,
    player="number",
    using="number",
    says="a wound has been taken off a survivor, whoever did it",
)
event(
    "placed at {destination}",
    events.PLACED,
    "a survivor is placed at the colony",
    ("R-EXPOSE-08",),
    subject="survivor",
    happening=True,
    origin="number",
    says="a survivor has been put somewhere by a rule or a card: not a move, no exposure roll",
)
event(
    "placed away from {origin}",
    events.PLACED,
    "a survivor is placed away from the colony",
    ("R-EXPOSE-08",),
    subject="survivor",
    happening=True,
    destination="number",
    says="a survivor has been put somewhere else by a rule or a card: not a move",
)
event(
    "exiled",
    events.EXILED,
    "a player is exiled",
    ("R-EXILE-01",),
    happening=True,
    says="a player has been exiled, by a vote or a card",
)
event(
    "searched",
    events.SEARCHED,
    "a location outside the colony is searched",
    ("R-ACT-SEA-07",),
    subject="location",
    happening=True,
    says="somebody has searched there and kept a card",
)
event(
    "overrun",
    events.OVERRUN,
    "a location is overrun",
    ("R-ZOMBIE-06",),
    subject="location",
    happening=True,
    victim="number",
    says="a zombie has found no space at an entrance, and somebody there is about to be killed: "
    "who, is told by `when a survivor is killed`",
)
event(
    "killed [at {location}]",
    events.ZOMBIE_KILLED,
    "a zombie is killed",
    ("R-ZOMBIE-11",),
    subject="entrance",
    happening=True,
    entrance="zombie",
    player="number",
    survivor="number",
    says="a zombie has been killed, by whomever: not when it is removed or moved",
)
event(
    "added to {location}",
    events.ZOMBIE_ADDED,
    "a zombie is added to the colony",
    ("R-ZOMBIE-01",),
    subject="entrance",
    happening=True,
    entrance="zombie",
    says="a zombie has come into an entrance: each of several is an event of its own",
)
event(
    "destroyed [at {location}]",
    events.BARRICADE_DESTROYED,
    "a barricade is destroyed",
    ("R-ZOMBIE-05",),
    subject="entrance",
    happening=True,
    entrance="barricade",
    says="a zombie that found no space has broken a barricade",
)
event(
    "wounded",
    events.HURT,
    "a survivor is wounded",
    ("R-EXPOSE-05",),
    subject="survivor",
    happening=True,
    points=(
        ("before it takes effect", events.HURT_NEAR),
        ("before the first takes effect", events.WOUNDS_NEAR),
    ),
    says="a survivor has got a wound token of any face, frostbite included; of several at once "
    "only the first has the point `before the first takes effect`",
    also=("(injured|hurt)",),
)
event(
    "frostbitten",
    events.FROSTBITTEN,
    "a survivor is frostbitten",
    ("R-EXPOSE-05",),
    subject="survivor",
    happening=True,
    points=(("before it takes effect", events.FROST_NEAR),),
    says="a survivor has got a frostbite token",
)
event(
    "unequipped [from {survivor}]",
    events.CARD_UNEQUIPPED,
    "a weapon card is unequipped",
    ("R-ACT-PLY-05",),
    subject="card",
    happening=True,
    owner="number",
    location="number",
    leader="number",
    says="an item has left the survivor that it was beside, also by being handed on, by a "
    "contribution or with the survivor's loss",
)
event(
    "added",
    events.HELPLESS_ADDED,
    "a helpless survivor is added",
    ("R-SURV-03",),
    subject="count",
    happening=True,
    count="helpless survivor",
    says="helpless survivors have come to the colony: one event for all that come together",
)
event(
    "killed",
    events.HELPLESS_KILLED,
    "a helpless survivor is killed",
    ("R-SURV-14",),
    subject="count",
    happening=True,
    count="helpless survivor",
    points=(("before it takes effect", events.HELPLESS_NEAR),),
    says="helpless survivors have died: one event for all that die together; the moment before "
    "comes for each of them",
)
event(
    "added",
    events.FOOD_ADDED,
    "food is added",
    ("R-BOARD-10",),
    subject="count",
    happening=True,
    count="food",
    says="food has come into the supply: one event however much it is",
)
event(
    "paid",
    events.FOOD_PAID,
    "food is paid",
    ("R-COLONY-01",),
    subject="count",
    happening=True,
    count="food",
    printed="paid in the food step",
    says="the colony has eaten in the food step, something at least",
)
event(
    "gained",
    events.MORALE_GAINED,
    "morale is gained",
    ("R-BOARD-09",),
    subject="count",
    happening=True,
    count="morale",
    says="morale has risen: one event however much it is",
)
event(
    "lost",
    events.MORALE_LOST,
    "morale is lost",
    ("R-END-02",),
    subject="count",
    happening=True,
    count="morale",
    points=(("before it takes effect", events.MORALE_NEAR),),
    says="morale has fallen: one event however much it is",
)
event(
    "added to {location}",
    events.NOISE_ADDED,
    "noise is added to a location",
    ("R-BOARD-12",),
    subject="count",
    happening=True,
    count="noise",
    says="noise tokens have been put on a location: one event however many they are",
)
event(
    "added to {location}",
    events.BARRICADE_ADDED,
    "a barricade is added to the colony",
    ("R-BOARD-05",),
    subject="entrance",
    happening=True,
    entrance="barricade",
    says="a barricade has been put into an entrance, by an action or a card",
)
event(
    "shuffled",
    events.DECK_SHUFFLED,
    "a deck is shuffled",
    ("R-XROADS-10",),
    subject="pile",
    happening=True,
    pile="deck",
    says="a deck of any kind has been shuffled",
)
event(
    "refused a card [by {asked}]",
    events.REQUEST_REFUSED,
    "you are refused a card by another player",
    ("R-ACT-REQ-01",),
    happening=True,
    says="a player has asked another for a card and got none",
)
event(
    "killed [at {location}] by {cause}",
    events.SURVIVOR_KILLED,
    "a survivor is killed by wounds",
    ("R-SURV-04",),
    subject="survivor",
    happening=True,
    leader="number",
    says="a survivor has died of that: `wounds` (of an attack too), `bite`, `overrun`, `effect`",
)
event(
    "removed [from {location}]",
    events.ZOMBIE_REMOVED,
    "a zombie is removed from the colony",
    ("R-ZOMBIE-13",),
    subject="entrance",
    happening=True,
    entrance="zombie",
    says="a zombie has left the board without having been killed: not when it is moved",
)
event(
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
event(
    "rolled for",
    events.NOISE_ROLLED,
    "a location is rolled for",
    ("R-COLONY-09",),
    subject="location",
    happening=True,
    says="a die has been rolled for a noise token there",
)
event(
    "triggered",
    events.CROSSROADS_TRIGGERED,
    "a crossroads is triggered",
    ("R-XROADS-04",),
    subject="crossroads",
    happening=True,
    says="the crossroads card of a turn comes up, and nobody has chosen yet",
)
event(
    "resolved",
    events.CROSSROADS_RESOLVED,
    "a crossroads is resolved",
    ("R-XROADS-09",),
    subject="crossroads",
    happening=True,
    says="the crossroads card of a turn has been carried out, whichever option was taken",
)
event(
    "wounded by {cause}",
    events.HURT,
    "a survivor is wounded by frostbite",
    ("R-TURN-02",),
    subject="survivor",
    happening=True,
    says="a survivor has got a wound token of any face by that: `frostbite` (as a turn starts), "
    "`attack`, `moving`, `killing`, `effect`",
)
event(
    "checked for waste",
    events.WASTE_CHECKED,
    "morale is checked for waste",
    ("R-COLONY-05",),
    subject="loss",
    happening=True,
    loss="morale",
    says="the waste pile has been counted in its step, whether that costs morale or not",
)
event(
    "moved [from {origin}] [to {destination}]",
    events.ZOMBIE_MOVED,
    'a zombie is moved to "School"',
    ("R-ACT-ATT-02",),
    subject="entrance",
    happening=True,
    entrance="zombie",
    says="a zombie has changed place: each of several is an event of its own",
)
event(
    "checked",
    events.OBJECTIVE_CHECKED,
    "the main objective is checked",
    ("R-COLONY-10", "U-63"),
    subject="objective",
    happening=True,
    says="the goal of the main objective has been looked at, in its step or by a card, and is not "
    "reached: else the game is over",
)
event(
    "moved",
    events.ROUND_MARKER_MOVED,
    "the round marker is moved",
    ("R-COLONY-11", "R-END-03"),
    subject="left",
    happening=True,
    left="round marker",
    says="the round marker has been moved, on or back, in its step or by a card",
)
