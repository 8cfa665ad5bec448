"""The words of the campfire: what its cards can say, each declared once beside the function that
does it.
"""

from __future__ import annotations

from typing import Annotated

from dowlang.engine.frames import Answer
from dowlang.engine.ongoing_effects import Change
from dowlang.vocabulary.card_kinds import CardKind, Clause, Enumeration
from dowlang.vocabulary.registry import Vocabulary
from tests.worlds import campfire_rules as campfire
from tests.worlds.campfire_rules import NIGHT, PEOPLE, STORM_GUSTS, TURN, Fire

Player = Annotated[int, "player"]
Person = Annotated[int, "person"]
Stories = Annotated[tuple[int, ...], "story"]
StoryKind = Annotated[int, "story kind"]

words = Vocabulary("campfire")


# ---- nouns
def all_players(g: Fire) -> tuple[int, ...]:
    """Seats."""
    return tuple(range(g.players))


def all_people(g: Fire) -> tuple[int, ...]:
    """People who are awake."""
    return tuple(p for p, owner in enumerate(g.owner) if owner >= 0)


def is_awake(g: Fire, person: Person) -> bool:
    """Still at the fire."""
    return g.owner[person] >= 0


def all_stories(g: Fire) -> tuple[int, ...]:
    """All stories in hands, in the order of the seats."""
    return tuple(story for hand in g.hands for story in hand)


def wood_left(g: Fire) -> int:
    """Pieces of wood."""
    return g.wood


def gusts_of_a_storm(g: Fire) -> int:
    """How many gusts the next storm has."""
    return g.param[STORM_GUSTS]


def person_named(g: Fire, slug: str) -> int:
    """A person by name."""
    return sum(slug.encode()) % PEOPLE


PLAYER = words.noun("player", domain=all_players, pick="player")
PERSON = words.noun(
    "person",
    "people",
    domain=all_people,
    present=is_awake,
    pick="person",
    named=person_named,
    constants={"anna": "ANNA", "boris": "BORIS"},
    module="tests.worlds.campfire_rules",
)
STORY = words.noun("story", "stories", domain=all_stories, pick="story")
WOOD = words.noun("wood", "wood", total=wood_left)
GUSTS = words.noun("gust", total=gusts_of_a_storm)
KIND = Enumeration("story kind", campfire.KINDS, module="tests.worlds.campfire_rules")
STEP = Enumeration("night step", ("storm step", "dusk step"), module="tests.worlds.campfire_rules")
words.enumerations += [KIND, STEP]


# ---- effects
def add_wood(g: Fire, count: int) -> None:
    """Add wood."""
    g.wood += count


def remove_wood(g: Fire, count: int) -> int:
    """Remove as much of the wood as there is, and tell how much that was."""
    removed = max(0, min(g.wood, count))
    g.wood -= removed
    return removed


def gain_warmth(g: Fire, count: int) -> None:
    """Gain warmth, at most 20."""
    g.warmth = min(20, g.warmth + count)


def rouse(g: Fire, person: Person) -> None:
    """A person is no longer tired."""
    g.tired[person] = 0


def can_rouse(g: Fire, person: Person) -> bool:
    """Only the tired."""
    return g.owner[person] >= 0 and g.tired[person] > 0


def draw_stories(g: Fire, count: int, player: Player) -> Stories:
    """Draw stories from the deck, as many as there are."""
    drawn = g.deck[len(g.deck) - max(0, min(count, len(g.deck))) :]
    g.deck, g.hands[player] = g.deck[: len(g.deck) - len(drawn)], g.hands[player] + drawn
    return drawn


def discard(g: Fire, stories: Stories, player: Player) -> None:
    """Put stories of a hand under the deck."""
    for story in stories:
        if story in g.hands[player]:
            g.hands[player] = tuple(s for s in g.hands[player] if s != story)
            g.deck = (story, *g.deck)


def blow(g: Fire, count: int) -> None:
    """A storm: gusts one at a time, deaths of sleep included."""
    campfire.storm(g, count)


def beg(g: Fire, count: int, player: Player) -> None:
    """A player brings up to so much wood from the dark and is tired for it; gives how much it
    was.
    """
    number = g.cards.ruleset.option_number["number"]
    g.ask(player, "number", [(number, n) for n in range(max(0, count) + 1)])
    g.receive(begged, player)


def begged(g: Fire, answer: Answer, player: int) -> None:
    """The wood arrives; who brought some tires somebody."""
    g.wood += answer[1]
    if answer[1] and campfire.people_of(g, player):
        g.do(campfire.tire, campfire.people_of(g, player)[0])
    g.do(give_number, answer[1])


def give_number(g: Fire, number: int) -> None:
    """Hand on."""
    g.give(number)


ADD_WOOD = words.effect("add {count} wood", example="add 2 wood")(add_wood)
REMOVE_WOOD = words.effect(
    "remove {count} wood", example="remove 2 wood", available=wood_left, yields="number"
)(remove_wood)
GAIN_WARMTH = words.effect("gain {count} warmth", example="gain 1 warmth")(gain_warmth)
LOSE_WARMTH = words.effect("lose {count} warmth", example="lose 1 warmth")(campfire.lose_warmth)
TIRE = words.effect("tire {person}", example="tire each person")(campfire.tire)
ROUSE = words.effect("rouse {person}", example="rouse a tired person", possible=can_rouse)(rouse)
DRAW = words.effect(
    "draw {count} stories", example="draw 2 stories", subject="player", yields="stories"
)(draw_stories)
DISCARD = words.effect("discard {stories}", example="discard 1 story", subject="player")(discard)
BLOW = words.effect("suffer {count} gusts", example="suffer 3 gusts")(blow)
BEG = words.effect(
    "bring up to {count} wood",
    example="bring up to 2 wood",
    subject="player",
    yields="number",
    gives=True,
)(beg)


# ---- predicates, numbers, filters
def has_story(g: Fire, player: Player) -> bool:
    """Holds at least one story."""
    return bool(g.hands[player])


def controls(g: Fire, player: Player, person: Person) -> bool:
    """The person is the player's."""
    return g.owner[person] == player


def warmth(g: Fire) -> int:
    """How warm it is."""
    return g.warmth


def stories_held(g: Fire, player: Player) -> int:
    """How many stories a player holds."""
    return len(g.hands[player])


def strength(g: Fire, person: Person) -> int:
    """Tiredness and nature."""
    return person * 7 % PEOPLE - 3 * g.tired[person]


def in_hand(g: Fire, player: Player) -> Stories:
    """The stories of a hand, in its order."""
    return g.hands[player]


def story_is(g: Fire, story: int, kind: StoryKind) -> bool:
    """Of that kind."""
    return story % 3 == kind


def is_tired(g: Fire, person: Person) -> bool:
    """Tired at all."""
    return g.tired[person] > 0


HAS_STORY = words.predicate("has a story", example="you has a story", subject="player")(has_story)
CONTROLS = words.predicate("controls {person}", example="you controls a person", subject="player")(
    controls
)
WARMTH = words.number("warmth")(warmth)
STORIES_HELD = words.number("tales of {player}")(stories_held)
WEAKEST = words.filter("person", "with the lowest strength", extreme="lowest")(strength)
IN_HAND = words.filter("story", "of {player}")(in_hand)
STORY_IS = words.filter("story", "of kind {kind}")(story_is)
TIRED = words.adjective("tired", ("person",))(is_tired)


# ---- rules, events, time
def storm_blows(g: Fire, count: int) -> Change:
    """The storm has more gusts."""
    return Change(STORM_GUSTS, count)


STORM_BLOWS = words.rule(
    "the storm blows {count} more gusts", example="the storm blows 1 more gusts"
)(storm_blows)
FEED = words.event(
    "feed the fire",
    campfire.FED,
    (("player", "player"),),
    example="you feed the fire",
    points=(("before it burns", campfire.FEEDING),),
    option="feed",
)
TELL = words.event(
    "tell {story}",
    campfire.TOLD,
    (("player", "player"), ("story", "story")),
    example="you tell a story",
    option="tell",
)
GUST = words.event(
    "felt", campfire.GUST, (("left", "number"),), example="a gust is felt", happening=True
)
SLEPT = words.event(
    "asleep", campfire.SLEPT, (("person", "person"),), example="a person is asleep", happening=True
)


def this_turn(g: Fire) -> tuple[int, int]:
    """Until the end of this turn."""
    return TURN, g.turn


def next_turn(g: Fire) -> tuple[int, int]:
    """Until the end of the turn after this one."""
    return TURN, g.turn + 1


def this_night(g: Fire) -> tuple[int, int]:
    """Until the end of this night."""
    return NIGHT, g.night


def next_night(g: Fire) -> tuple[int, int]:
    """Until the end of the next night."""
    return NIGHT, g.night + 1


words.durations = {
    "this turn": this_turn,
    "next turn": next_turn,
    "this round": this_night,
    "next round": next_night,
}
words.moments = {
    ("start", "turn"): campfire.TURN_STARTED,
    ("end", "turn"): campfire.TURN_ENDED,
    ("start", "round"): campfire.NIGHT_STARTED,
    ("end", "round"): campfire.NIGHT_ENDED,
}
words.scopes = {"turn": TURN, "round": NIGHT, "game": 7}

YOU = (("you", "player"),)
EMBER = CardKind(
    "ember",
    "embers",
    (
        Clause("flavor {text}", "flavor"),
        Clause("@trigger", "trigger", fact=False),
        Clause("first", "start", holds="statements", fact=False),
        Clause("@option", "start", holds="statements", most=0, fact=False),
        Clause("@vote", "start", holds="vote", fact=False),
        Clause("@automatic", "start", holds="statements", most=0, fact=False),
    ),
    deck="embers",
)
CHARM = CardKind(
    "charm",
    "charms",
    (Clause("keep", "keep", holds="rules", fact=False, scope=(("bearer", "player"),)),),
    deck="charms",
)
DREAM = CardKind("dream", "dreams", (Clause("goal {cond}", "goal", fact=False),), deck="dreams")
words.kinds += [EMBER, CHARM, DREAM]

STEPS = (
    add_wood,
    remove_wood,
    gain_warmth,
    rouse,
    draw_stories,
    discard,
    blow,
    beg,
    begged,
    give_number,
)
