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
from dowlang.rulesets.dwar7s_winter.state import events as E
from dowlang.rulesets.dwar7s_winter.state.dwarves import kind_of, owner_of, place_of
from dowlang.rulesets.dwar7s_winter.state.labels import DECKS, PHASES, REASONS, TOKEN_SUPPLY
from dowlang.rulesets.dwar7s_winter.state.types import GOLD, GUARDIAN

if TYPE_CHECKING:
    from dowlang.engine.card_set import CardSet

Teller = Callable[..., str]  # (story, *payload) -> a sentence, "" for nothing
INDENT = "  "
DWARVES = 7  # of a player
ENDS = ("", "end-disasters", "end-castle", "end-survived")
"""The heading of each cause of an end, by the number of the cause."""


def narrate(cards: CardSet, log: Iterable[Frame], seat: int | None = None) -> Iterator[str]:
    """Yield the story of a log, line by line: all of it, or what the player at `seat` may know.

    Headings stand at the left edge after an empty line, sentences are indented. The lines of a
    log's beginning are the first lines of the whole.
    """
    story = Story(cards, seat)
    for entry in log:
        match entry:
            case ("end", int() as cause):
                yield from story.heading(story.speech.sentence(story.said(ENDS[cause])))
            case ("manual", str() as path, int() as number):
                texts = list(cards.paths[path].get("manuals", ()))
                said = story.said("for-the-table", text=texts[number - 1])
                yield INDENT + story.speech.sentence(said)
            case (int() as event, *payload):
                yield from told(story, event, tuple(payload))


def told(story: Story, event: int, payload: Frame) -> list[str]:
    """Return the lines of one event."""
    of_a_card = event == E.RAN_OUT and payload[1] == REASONS.index("card")
    harmless = story.attacks and event in AFTER_AN_ATTACK and not of_a_card
    story.attacks = event == E.MONSTER_ATTACKS or (story.attacks and event in SILENT)
    if harmless:
        story.attacks = False
        no_harm = INDENT + story.speech.sentence(story.said("no-harm"))
        return [no_harm, *told(story, event, payload)]
    if event in HEADINGS:
        return story.heading(story.speech.capital(HEADINGS[event](story, *payload)))
    if event not in TELLERS:
        return []
    shown = payload if story.seat is None else seen(E.EVENTS[event], payload, story.seat)[1:]
    said = TELLERS[event](story, *[-1 if value is HIDDEN else value for value in shown])
    return [INDENT + story.speech.sentence(said)] if said else []


# ---- time
def week_started(story: Story, week: int) -> str:
    """Tell that a week begins."""
    return story.said("week", number=week)


def turn_started(story: Story, player: int) -> str:
    """Tell that a turn begins."""
    return story.said("turn-of", player=story.player(player))


def phase_started(story: Story, phase: int) -> str:
    """Tell that a phase begins, where it has no heading of its own."""
    if PHASES[phase] == "actions":
        return ""
    return story.said("phase-begins", number=phase, phase=story.name("phase", phase))


def turn_ended(story: Story, player: int, left: int) -> str:
    """Tell that a turn ends. Actions that are left are lost."""
    return story.said("turn-ends", count=left) if left else ""


def lead_passed(story: Story, player: int) -> str:
    """Tell that the first-player token goes on."""
    return story.said("lead-passed", player=story.player(player))


def set_up(story: Story, player: int) -> str:
    """Tell that the game is set up."""
    return story.said("set-up", player=story.player(player))


def table_laid(story: Story, players: int, stock: int) -> str:
    """Tell what everybody begins with."""
    id = "players-begin" if players > 1 else "player-begins"
    return story.said(id, stock=stock, count=DWARVES)


# ---- enemies
def _of_monster(id: str) -> Teller:
    """Return a teller of what one monster does."""
    return lambda story, monster, *_: story.said(id, monster=story.name("monster", monster))


def monster_moved(story: Story, monster: int, origin: int, zone: int) -> str:
    """Tell that a monster takes a step."""
    return story.said(
        "moves",
        monster=story.name("monster", monster),
        origin=story.name("zone", origin),
        zone=story.name("zone", zone),
    )


def monster_attacks(story: Story, monster: int, zone: int) -> str:
    """Tell that a monster applies its ability."""
    return story.said(
        "attacks", monster=story.name("monster", monster), zone=story.name("zone", zone)
    )


def driven(story: Story, monster: int, driver: int) -> str:
    """Tell that one monster drives another, which does not act for it."""
    return story.said(
        "drives", driver=story.name("monster", driver), monster=story.name("monster", monster)
    )


def ran_out(story: Story, deck: int, reason: int) -> str:
    """Tell that a card is wanted of a deck that is empty, or a token of an empty supply."""
    if DECKS[deck] == TOKEN_SUPPLY:
        return story.said("supply-empty")
    return story.said("deck-empty", deck=story.name("deck", deck))


def one_more(story: Story, reason: int) -> str:
    """Tell that another disaster occurs than that of the week."""
    return story.said(f"more-{REASONS[reason]}")


def monster_appeared(story: Story, monster: int, zone: int) -> str:
    """Tell that a monster comes onto the board, with what is needed to defeat it."""
    threat = story.cards.tables.monster[monster]
    return story.said(
        "appears",
        monster=story.name("monster", monster),
        zone=story.name("zone", zone),
        needs=story.listed(story.asked(threat.dwarves, threat.cost)),
        points=story.counted(threat.points, "point"),
    )


def disaster_occurred(story: Story, disaster: int, zone: int) -> str:
    """Tell that a disaster occurs, with what is needed to overcome it."""
    threat = story.cards.tables.disaster[disaster]
    return story.said(
        "occurs",
        disaster=story.name("disaster", disaster),
        zone=story.name("zone", zone),
        needs=story.listed(story.asked(threat.dwarves, threat.cost)),
        points=story.counted(threat.points, "point"),
        gold=story.amount(threat.gold, GOLD),
    )


def monster_defeated(story: Story, player: int, monster: int, zone: int, used: int) -> str:
    """Tell that a monster is defeated."""
    return story.said(
        "defeats",
        player=story.player(player),
        monster=story.name("monster", monster),
        zone=story.name("zone", zone),
        points=story.counted(story.cards.tables.monster[monster].points, "point"),
    )


def disaster_overcome(story: Story, player: int, disaster: int, zone: int, used: int) -> str:
    """Tell that a disaster is overcome."""
    return story.said(
        "overcomes",
        player=story.player(player),
        disaster=story.name("disaster", disaster),
        zone=story.name("zone", zone),
        points=story.counted(story.cards.tables.disaster[disaster].points, "point"),
    )


# ---- tracks and resources
def tracks_reset(story: Story) -> str:
    """Tell that all tracks are reset."""
    return story.said("tracks-reset")


def track_reduced(story: Story, player: int, track: int, now: int) -> str:
    """Tell that a track is lowered."""
    name = story.name("track", track)
    if player == story.seat:
        return story.said("track-falls-yours", track=name, now=now)
    return story.said("track-falls", whose=story.whose(player), track=name, now=now)


def _stock(id: str) -> Teller:
    """Return a teller of a change of a player's stock."""

    def change(story: Story, player: int, resource: int, amount: int, now: int) -> str:
        amount_said = story.amount(amount, resource)
        return story.said(id, player=story.player(player), amount=amount_said, now=now)

    return change


def overflowed(story: Story, player: int, resource: int, amount: int, now: int) -> str:
    """Tell that more of a resource comes than there is room for, and vanishes."""
    kept = story.amount(now, resource)
    return story.said("overflows", player=story.player(player), kept=kept, count=amount)


def spared(story: Story, player: int, owner: int, resource: int) -> str:
    """Tell that an earth guardian lowers a price."""
    return story.said(
        "spares",
        dwarf=story.owned(owner, GUARDIAN),
        player=story.player(player),
        amount=story.amount(1, resource),
    )


def gold_stands_in(story: Story, player: int, amount: int) -> str:
    """Tell that gold is paid for what is missing."""
    return story.said("stands-in", amount=story.amount(amount, GOLD), player=story.player(player))


# ---- dwarves
def dwarf_placed(story: Story, code: int, zone: int) -> str:
    """Tell that a dwarf is put on the board."""
    return story.said("is-placed", dwarf=story.dwarf(code), zone=story.name("zone", zone))


def dwarf_moved(story: Story, player: int, code: int, zone: int) -> str:
    """Tell that a dwarf goes to another zone, perhaps sent by another player."""
    own = owner_of(code) == player
    return story.said(
        "goes",
        dwarf=story.dwarf(code),
        origin=story.name("zone", place_of(code)),
        zone=story.name("zone", zone),
        sent="" if own else story.said("sent-by", player=story.player(player)),
    )


def dwarf_returned(story: Story, code: int) -> str:
    """Tell that a dwarf goes back to camp."""
    zone = story.name("zone", place_of(code))
    return story.said("returns", dwarf=story.dwarf(code), zone=zone)


def dwarf_swapped(story: Story, player: int, code: int, hero: int) -> str:
    """Tell that a legendary dwarf comes for an ordinary one."""
    return story.said("swaps", player=story.player(player), kind=story.kind(kind_of(code)))


# ---- heroes and music
def card_chosen(story: Story, player: int, hero: int) -> str:
    """Note a card of a hand. The hand is told as a whole."""
    story.chosen.append(hero)
    return ""


def hand_chosen(story: Story, player: int, size: int) -> str:
    """Tell that a hand is chosen: which cards, to who knows it."""
    heroes, story.chosen = [hero for hero in story.chosen if hero >= 0], []
    who = story.player(player)
    if not heroes:
        return story.said("takes-hand", player=who, count=size)
    named = story.tallied(story.name("hero", hero) for hero in heroes)
    return story.said("takes-hand-known", player=who, count=size, cards=named)


def _of_hero(id: str) -> Teller:
    """Return a teller of what comes of one hero."""
    return lambda story, hero: story.said(id, hero=story.name("hero", hero))


def hero_taken(story: Story, player: int, hero: int, gold: int) -> str:
    """Tell that a hero of the pool goes to a player."""
    return story.said(
        "hires" if gold >= 0 else "takes",
        player=story.player(player),
        hero=story.name("hero", hero),
        points=story.counted(story.cards.tables.hero_points[hero], "point"),
    )


def music_played(story: Story, player: int, instrument: int) -> str:
    """Tell that an instrument is played."""
    played = story.name("instrument", instrument)
    return story.said("plays-music", player=story.player(player), instrument=played)


def hero_played(story: Story, player: int, hero: int) -> str:
    """Tell that a hand card is played."""
    return story.said("plays", player=story.player(player), hero=story.name("hero", hero))


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
    E.GAINED: _stock("gains"),
    E.PAID: _stock("pays"),
    E.LOST: _stock("loses"),
    E.DWARF_PLACED: dwarf_placed,
    E.DWARF_MOVED: dwarf_moved,
    E.DWARF_RETURNED: dwarf_returned,
    E.DWARF_SWAPPED: dwarf_swapped,
    E.CARD_CHOSEN: card_chosen,
    E.HAND_CHOSEN: hand_chosen,
    E.DEALT: _of_hero("lies-in-pool"),
    E.HERO_TAKEN: hero_taken,
    E.POOL_FILLED: _of_hero("comes-into-pool"),
    E.MUSIC_PLAYED: music_played,
    E.HERO_PLAYED: hero_played,
    E.TABLE_LAID: table_laid,
    E.CARD_SHOWN: card_chosen,
    E.OVERFLOWED: overflowed,
    E.SPARED: spared,
    E.GOLD_STANDS_IN: gold_stands_in,
    E.HELD_BACK: _of_monster("held-back"),
    E.DRIVEN: driven,
    E.STEPS_AGAIN: _of_monster("steps-again"),
    E.RAN_OUT: ran_out,
    E.ONE_MORE: one_more,
    E.STAYS: _of_monster("stays"),
    E.NONE_TO_DRIVE: _of_monster("none-to-drive"),
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
