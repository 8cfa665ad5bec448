"""Declare the events that a survivor brings about or suffers."""

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
    "join {player}",
    events.SURVIVOR_ADDED,
    "a survivor joins you",
    ("R-SURV-01",),
    subject="survivor",
    says="a new survivor has come into a player's group",
)
event(
    "join {player} along with {count} helpless survivors",
    events.ARRIVED_TOGETHER,
    "a survivor joins you along with 2 helpless survivors",
    ("R-SURV-01", "R-SURV-03"),
    subject="survivor",
    says="a new survivor has come into a player's group, and helpless survivors by the same card",
)
event(
    "attack a zombie",
    events.ZOMBIE_ATTACKED,
    "the bearer attacks a zombie",
    ("R-ACT-ATK-04",),
    subject="survivor",
    points=AFTER_THE_ROLL,
    ended=ENDED,
    says="a survivor has attacked a zombie; the zombie is dead, exposure is still to be rolled",
)
event(
    "kill a zombie [at {location}]",
    events.ZOMBIE_KILLED,
    "the bearer kills a zombie",
    ("R-ZOMBIE-11",),
    subject="survivor",
    says="a survivor has killed a zombie, by an attack or an ability",
)
event(
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
event(
    "search [{location}]",
    events.SEARCHED,
    "the bearer searches",
    ("R-ACT-SEA-07",),
    subject="survivor",
    points=OF_A_SEARCH,
    says="a survivor has searched, and a card is kept",
)
event(
    "find {card} [at {location}]",
    events.SEARCH_DRAWN,
    'the bearer finds a weapon card at "School"',
    ("R-ACT-SEA-03",),
    subject="survivor",
    points=OF_A_FIND,
    player="number",
    says="a survivor has drawn a card in a search, kept or not",
)
event(
    "make noise",
    events.NOISE_MADE,
    "the bearer makes noise",
    ("R-ACT-SEA-04",),
    subject="survivor",
    says="a survivor has put a noise token down to draw another card in a search",
    also=("make noise while searching",),
)
event(
    "attack {target}",
    events.SURVIVOR_ATTACKED,
    "the bearer attacks a survivor",
    ("R-ACT-ATK-06",),
    subject="survivor",
    player="number",
    points=OF_A_STRIKE,
    says="a survivor has attacked a survivor of another player, whether it succeeded or not; the "
    "point before a card is taken comes only where it did",
)
event(
    "build a barricade [at {location}]",
    events.BARRICADE_BUILT,
    "the bearer builds a barricade",
    ("R-ACT-BAR-01",),
    subject="survivor",
    says="a survivor has put a barricade into an entrance for a die",
    also=(
        "(place|put|build|set up) a barricade (at|in) {location}",
        "(place|put up|set up) a barricade [anywhere]",
        "build a barricade anywhere",
    ),
)
event(
    "attract {count} zombies [to {destination}]",
    events.ZOMBIES_ATTRACTED,
    "the bearer attracts a zombie",
    ("R-ACT-ATT-01",),
    subject="survivor",
    origin="number",
    says="a survivor has lured zombies to where it stands for a die",
)
event(
    "roll {face}",
    events.EXPOSURE_ROLLED,
    "a survivor you control rolls frostbite",
    ("R-EXPOSE-02",),
    subject="survivor",
    points=(("before it takes effect", events.EXPOSURE_SHOWN),),
    says="the exposure die shows that face for a survivor, for whatever reason",
)
event(
    "roll {face} after {cause}",
    events.EXPOSURE_ROLLED,
    "a survivor you control rolls frostbite after moving",
    ("R-EXPOSE-01",),
    subject="survivor",
    points=(("before it takes effect", events.EXPOSURE_SHOWN),),
    says="the exposure die shows that face in a roll after `moving`, `killing`, a `bite` or an "
    "`effect`",
)
event(
    "get a wound",
    events.HURT,
    "a survivor you control gets a wound",
    ("R-EXPOSE-04", "R-EXPOSE-05"),
    subject="survivor",
    says="a survivor has got a wound token of any face, frostbite included",
)
event(
    "become a leader",
    events.LEADER_CHOSEN,
    "a survivor you control becomes a leader",
    ("R-SURV-10",),
    subject="survivor",
    says="a survivor leads its group from now on, by a choice or a card: not at set-up",
)
event(
    "survive a bite",
    events.BITE_STOPPED,
    "a survivor survives a bite",
    ("R-BITE-05",),
    subject="survivor",
    says="a survivor whom a bite had reached lives after the roll, and the bite goes no further",
)
event(
    "get frostbite",
    events.FROSTBITTEN,
    "a survivor you control gets frostbite",
    ("R-EXPOSE-05",),
    subject="survivor",
    points=(("before it takes effect", events.FROST_NEAR),),
    says="a survivor has got a frostbite token",
)
