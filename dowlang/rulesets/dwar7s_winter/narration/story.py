"""Tell the events of a log, one after the other, in sentences.

Every change of a resource, a track, a dwarf or an enemy is told with what there is now, so that a
reader can recount a game. What only one player knows is told to that player alone. Rules: D-PH2-06.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING

from dowlang.engine.frames import Frame
from dowlang.engine.player_log import HIDDEN, seen
from dowlang.rulesets.dwar7s_winter.narration.telling import Story
from dowlang.rulesets.dwar7s_winter.narration.the_end import THE_END
from dowlang.rulesets.dwar7s_winter.narration.wording import counted, listed, sentence, tallied
from dowlang.rulesets.dwar7s_winter.state import events as E
from dowlang.rulesets.dwar7s_winter.state.dwarves import (
    dwarf,
    kind_of,
    owner_of,
    place_of,
)
from dowlang.rulesets.dwar7s_winter.state.labels import DECKS, PHASES, REASONS, TOKEN_SUPPLY
from dowlang.rulesets.dwar7s_winter.state.types import (
    CAMP,
    DWARF_KINDS,
    GUARDIAN,
    ORDINARY,
    RESOURCES,
    TRACKS,
)

if TYPE_CHECKING:
    from dowlang.engine.card_set import CardSet

Teller = Callable[..., str]  # (story, *payload) -> a sentence, "" for nothing
INDENT = "  "
DWARVES = 7  # of a player
MORE = (
    "the nightmare brings one more disaster",
    "more than one disaster in that zone: a snowball brings one more",
    "one more disaster is revealed",
)
NO_HARM = "no harm comes of it: no dwarf is near, or there is nothing to lose"
ENDS = ("", "Too many disasters", "A monster holds the castle", "The winter is survived")


def narrate(cards: CardSet, log: Iterable[Frame], seat: int | None = None) -> Iterator[str]:
    """The story of a log, line by line: all of it, or what the player at `seat` may know.

    Headings stand at the left edge after an empty line, sentences are indented. The lines of a
    log's beginning are the first lines of the whole.
    """
    story = Story(cards, seat)
    for entry in log:
        match entry:
            case ("end", int() as cause):
                yield from story.heading(f"{ENDS[cause]}: the game is over.")
            case ("manual", str() as path, int() as number):
                texts = list(cards.paths[path].get("manuals", ()))
                yield INDENT + sentence(f"for the table: {texts[number - 1]}")
            case (int() as event, *payload):
                yield from told(story, event, tuple(payload))


def told(story: Story, event: int, payload: Frame) -> list[str]:
    """Return the lines of one event."""
    of_a_card = event == E.RAN_OUT and payload[1] == REASONS.index("card")
    harmless = story.attacks and event in AFTER_AN_ATTACK and not of_a_card
    story.attacks = event == E.MONSTER_ATTACKS or (story.attacks and event in SILENT)
    if harmless:
        story.attacks = False
        return [INDENT + sentence(NO_HARM), *told(story, event, payload)]
    if event in HEADINGS:
        return story.heading(HEADINGS[event](story, *payload))
    if event not in TELLERS:
        return []
    shown = payload if story.seat is None else seen(E.EVENTS[event], payload, story.seat)[1:]
    said = TELLERS[event](story, *[-1 if value is HIDDEN else value for value in shown])
    return [INDENT + sentence(said)] if said else []


# ---- time
def week_started(story: Story, week: int) -> str:
    """A week begins."""
    return f"Week {week}"


def turn_started(story: Story, player: int) -> str:
    """A turn begins."""
    return f"The turn of {story.player(player)}"


def phase_started(story: Story, phase: int) -> str:
    """A phase begins, told where it has no heading of its own."""
    return "" if PHASES[phase] == "actions" else f"phase {phase}: {PHASES[phase]}"


def turn_ended(story: Story, player: int, left: int) -> str:
    """A turn ends. Actions that are left are lost."""
    return f"the turn ends, {counted(left, 'action')} unused" if left else ""


def lead_passed(story: Story, player: int) -> str:
    """The first-player token goes on."""
    return f"the first-player token goes to {story.player(player)}"


def set_up(story: Story, player: int) -> str:
    """The game is set up."""
    return f"Set-up: {story.player(player)} takes the first-player token"


def table_laid(story: Story, players: int, stock: int) -> str:
    """What everybody begins with."""
    who = "every player begins" if players > 1 else "the player begins"
    return f"{who} with {stock} of each resource and {DWARVES} dwarves in camp"


# ---- enemies
def monster_moved(story: Story, monster: int, origin: int, zone: int) -> str:
    """A monster takes a step."""
    return (
        f"{story.name('monster', monster)} goes from {story.name('zone', origin)} to "
        f"{story.name('zone', zone)}"
    )


def monster_attacks(story: Story, monster: int, zone: int) -> str:
    """A monster applies its ability."""
    return f"{story.name('monster', monster)} attacks from {story.name('zone', zone)}"


def driven(story: Story, monster: int, driver: int) -> str:
    """One monster drives another, which does not act for it."""
    return f"{story.name('monster', driver)} drives {story.name('monster', monster)} on"


def steps_again(story: Story, monster: int) -> str:
    """A monster takes a step beside that of its turn."""
    return f"{story.name('monster', monster)} takes another step"


def stays(story: Story, monster: int) -> str:
    """A monster that would take a step stands in the castle."""
    return f"{story.name('monster', monster)} stands in the castle and stays there"


def none_to_drive(story: Story, monster: int) -> str:
    """A monster would drive another one, and there is none."""
    return f"{story.name('monster', monster)} has no other monster to drive on"


def ran_out(story: Story, deck: int, reason: int) -> str:
    """A card is wanted of a deck that is empty, or a token of an empty supply."""
    said = f"the {DECKS[deck]} is empty"
    return f"{said}: no disaster occurs" if deck == DECKS.index(TOKEN_SUPPLY) else said


def one_more(story: Story, reason: int) -> str:
    """Another disaster occurs than that of the week."""
    return MORE[reason]


def held_back(story: Story, monster: int, zone: int) -> str:
    """A monster does not attack, for one of its kind has done so this week."""
    name = story.name("monster", monster)
    return f"{name} does not attack: one of its kind has attacked this week"


def monster_appeared(story: Story, monster: int, zone: int) -> str:
    """A monster comes onto the board, with what is needed to defeat it."""
    threat = story.cards.tables.monster[monster]
    return (
        f"{story.name('monster', monster)} appears at {story.name('zone', zone)} "
        f"({needs(threat.dwarves, threat.cost)} for {counted(threat.points, 'point')})"
    )


def disaster_occurred(story: Story, disaster: int, zone: int) -> str:
    """A disaster occurs, with what is needed to overcome it."""
    threat = story.cards.tables.disaster[disaster]
    return (
        f"disaster: {story.name('disaster', disaster)} at {story.name('zone', zone)} "
        f"({needs(threat.dwarves, threat.cost)} for {counted(threat.points, 'point')} and "
        f"{threat.gold} gold)"
    )


def needs(dwarves: int, cost: Iterable[int]) -> str:
    """Return what a monster or disaster asks for."""
    parts = [counted(dwarves, "dwarf")]
    parts += [f"{n} {RESOURCES[r]}" for r, n in enumerate(cost) if n]
    return listed(parts)


def monster_defeated(story: Story, player: int, monster: int, zone: int) -> str:
    """A monster is defeated."""
    points = story.cards.tables.monster[monster].points
    return (
        f"{story.player(player)} defeats {story.name('monster', monster)} at "
        f"{story.name('zone', zone)}: {counted(points, 'point')}"
    )


def disaster_overcome(story: Story, player: int, disaster: int, zone: int) -> str:
    """A disaster is overcome."""
    points = story.cards.tables.disaster[disaster].points
    return (
        f"{story.player(player)} overcomes {story.name('disaster', disaster)} at "
        f"{story.name('zone', zone)}: {counted(points, 'point')}"
    )


# ---- tracks and resources
def tracks_reset(story: Story) -> str:
    """All tracks are reset."""
    return "all tracks are reset, and the music tokens come back"


def track_reduced(story: Story, player: int, track: int, now: int) -> str:
    """A track is lowered."""
    return f"{story.whose(player)} {TRACKS[track]} falls to {now}"


def gained(story: Story, player: int, resource: int, amount: int, now: int) -> str:
    """A resource comes."""
    return f"{story.player(player)} gains {amount} {RESOURCES[resource]}, and has {now}"


def paid(story: Story, player: int, resource: int, amount: int, now: int) -> str:
    """A resource is paid."""
    return f"{story.player(player)} pays {amount} {RESOURCES[resource]}, and has {now}"


def lost(story: Story, player: int, resource: int, amount: int, now: int) -> str:
    """A resource is lost."""
    return f"{story.player(player)} loses {amount} {RESOURCES[resource]}, and has {now}"


def overflowed(story: Story, player: int, resource: int, amount: int, now: int) -> str:
    """More of a resource comes than there is room for, and vanishes."""
    return (
        f"{story.player(player)} has {now} {RESOURCES[resource]}, the most there is room for: "
        f"{amount} gained {'is' if amount == 1 else 'are'} lost"
    )


def spared(story: Story, player: int, owner: int, resource: int) -> str:
    """An earth guardian lowers a price."""
    return (
        f"{story.whose(owner)} {DWARF_KINDS[GUARDIAN]} spares {story.player(player)} 1 "
        f"{RESOURCES[resource]}"
    )


def gold_stands_in(story: Story, player: int, amount: int) -> str:
    """Gold is paid for what is missing."""
    return f"{amount} gold of {story.player(player)} stands in for what is missing"


# ---- dwarves
def dwarf_placed(story: Story, code: int, zone: int) -> str:
    """A dwarf is put on the board."""
    return f"{story.dwarf(code)} is placed at {story.name('zone', zone)}"


def dwarf_moved(story: Story, player: int, code: int, zone: int) -> str:
    """A dwarf goes to another zone, perhaps sent by another player."""
    sent = "" if owner_of(code) == player else f", sent by {story.player(player)}"
    origin = story.name("zone", place_of(code))
    return f"{story.dwarf(code)} goes from {origin} to {story.name('zone', zone)}{sent}"


def dwarf_returned(story: Story, code: int) -> str:
    """A dwarf goes back to camp."""
    return f"{story.dwarf(code)} returns from {story.name('zone', place_of(code))} to camp"


def dwarf_swapped(story: Story, player: int, code: int, hero: int) -> str:
    """A legendary dwarf comes for an ordinary one."""
    ordinary = DWARF_KINDS[kind_of(dwarf(player, ORDINARY, CAMP))]
    kind = DWARF_KINDS[kind_of(code)]
    return f"{story.player(player)} swaps a {ordinary} in camp for the {kind}"


# ---- heroes and music
def card_chosen(story: Story, player: int, hero: int) -> str:
    """Note a card of a hand. The hand is told as a whole."""
    story.chosen.append(hero)
    return ""


def hand_chosen(story: Story, player: int, size: int) -> str:
    """A hand is chosen: which cards, to who knows it."""
    heroes, story.chosen = story.chosen, []
    named = tallied(story.name("hero", hero) for hero in heroes if hero >= 0)
    said = f"{story.player(player)} takes {counted(size, 'card')} into the hand"
    return f"{said}: {named}" if any(hero >= 0 for hero in heroes) else said


def dealt(story: Story, hero: int) -> str:
    """A hero lies in the pool at the start."""
    return f"{story.name('hero', hero)} lies in the hero pool"


def hero_taken(story: Story, player: int, hero: int, gold: int) -> str:
    """A hero of the pool goes to a player."""
    verb, points = "hires" if gold >= 0 else "takes", story.cards.tables.hero_points[hero]
    name = f"{story.name('hero', hero)} ({counted(points, 'point')})"
    return f"{story.player(player)} {verb} {name} from the hero pool"


def pool_filled(story: Story, hero: int) -> str:
    """A hero comes into the pool."""
    return f"{story.name('hero', hero)} comes into the hero pool"


def music_played(story: Story, player: int, instrument: int) -> str:
    """An instrument is played."""
    return f"{story.player(player)} plays the {story.name('instrument', instrument)}"


def hero_played(story: Story, player: int, hero: int) -> str:
    """A hand card is played."""
    return f"{story.player(player)} plays {story.name('hero', hero)}"


HEADINGS: dict[int, Teller] = {
    E.SET_UP: set_up,
    E.WEEK_STARTED: week_started,
    E.TURN_STARTED: turn_started,
}
TELLERS: dict[int, Teller] = {
    E.PHASE_STARTED: phase_started,
    E.TURN_ENDED: turn_ended,
    E.LEAD_PASSED: lead_passed,
    E.MONSTER_MOVED: monster_moved,
    E.MONSTER_ATTACKS: monster_attacks,
    E.MONSTER_APPEARED: monster_appeared,
    E.DISASTER_OCCURRED: disaster_occurred,
    E.MONSTER_DEFEATED: monster_defeated,
    E.DISASTER_OVERCOME: disaster_overcome,
    E.TRACKS_RESET: tracks_reset,
    E.TRACK_REDUCED: track_reduced,
    E.GAINED: gained,
    E.PAID: paid,
    E.LOST: lost,
    E.DWARF_PLACED: dwarf_placed,
    E.DWARF_MOVED: dwarf_moved,
    E.DWARF_RETURNED: dwarf_returned,
    E.DWARF_SWAPPED: dwarf_swapped,
    E.CARD_CHOSEN: card_chosen,
    E.HAND_CHOSEN: hand_chosen,
    E.DEALT: dealt,
    E.HERO_TAKEN: hero_taken,
    E.POOL_FILLED: pool_filled,
    E.MUSIC_PLAYED: music_played,
    E.HERO_PLAYED: hero_played,
    E.TABLE_LAID: table_laid,
    E.CARD_SHOWN: card_chosen,
    E.OVERFLOWED: overflowed,
    E.SPARED: spared,
    E.GOLD_STANDS_IN: gold_stands_in,
    E.HELD_BACK: held_back,
    E.DRIVEN: driven,
    E.STEPS_AGAIN: steps_again,
    E.RAN_OUT: ran_out,
    E.ONE_MORE: one_more,
    E.STAYS: stays,
    E.NONE_TO_DRIVE: none_to_drive,
    **THE_END,
}
AFTER_AN_ATTACK = frozenset(
    (E.MONSTER_ACTS, E.RAN_OUT, E.MONSTER_APPEARED, E.DISASTER_OCCURRED, E.PHASE_STARTED)
)
"""What comes when an attack is over. What an attack does is told before."""
SILENT = frozenset(
    (
        E.WEEK_ENDED,
        E.MONSTER_ACTS,
        E.HAND_RETURNED,
        E.VOTE_STARTED,
        E.VOTE_CAST,
        E.VOTE_ENDED,
        E.CARD_SPEAKS,
    )
)
"""Said by another event, or of no account to a reader."""
