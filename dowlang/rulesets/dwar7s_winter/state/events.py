"""Number and declare everything the game may emit.

The constant and the declaration of one event have the same place (a test compares them). Fields are
ids, where -1 stands for "nobody" or "nothing". An event is emitted at the moment it happens.
"""

from __future__ import annotations

from dowlang.engine.ruleset import Event

(
    # time
    WEEK_STARTED,
    WEEK_ENDED,
    PHASE_STARTED,
    TURN_STARTED,
    TURN_ENDED,
    LEAD_PASSED,
    # enemies
    MONSTER_ACTS,
    MONSTER_MOVED,
    MONSTER_ATTACKS,
    MONSTER_APPEARED,
    DISASTER_OCCURRED,
    MONSTER_DEFEATED,
    DISASTER_OVERCOME,
    # tracks and resources
    TRACKS_RESET,
    TRACK_REDUCED,
    GAINED,
    PAID,
    LOST,
    # dwarves
    DWARF_PLACED,
    DWARF_MOVED,
    DWARF_RETURNED,
    DWARF_SWAPPED,
    # heroes and music
    HAND_CHOSEN,
    CARD_CHOSEN,
    HERO_TAKEN,
    POOL_FILLED,
    MUSIC_PLAYED,
    HERO_PLAYED,
    HAND_RETURNED,
    # set-up and end
    SET_UP,
    DEALT,
    GAME_LOST,
    SCORED,
    TITLE_WON,
    GAME_WON,
    # of the engine
    VOTE_STARTED,
    VOTE_CAST,
    VOTE_ENDED,
    CARD_SPEAKS,
    TABLE_LAID,
    # what a listener needs to recount a game
    CARD_SHOWN,
    OVERFLOWED,
    SPARED,
    GOLD_STANDS_IN,
    HELD_BACK,
    TIED,
    DRIVEN,
    STEPS_AGAIN,
    RAN_OUT,
    ONE_MORE,
    STAYS,
    NONE_TO_DRIVE,
) = range(52)

PLAYER = ("player", "player")
ZONE = ("zone", "zone")
USED = ("used", "number")  # the dwarves that were used, as a party (`dwarves.party`)

EVENTS: tuple[Event, ...] = (
    Event("week_started", (("week", "number"),), telling="week {week} begins"),
    Event("week_ended", (("week", "number"),), telling="week {week} ends"),
    Event("phase_started", (("phase", "phase"),)),
    Event("turn_started", (PLAYER,), telling="{player} takes a turn"),
    Event("turn_ended", (PLAYER, ("actions_left", "number")), telling="{player} passes"),
    Event("lead_passed", (PLAYER,), telling="{player} is the lead"),
    Event("monster_acts", (("monster", "monster"),)),
    Event(
        "monster_moved",
        (("monster", "monster"), ("origin", "zone"), ZONE),
        telling="{monster} goes from {origin} to {zone}",
    ),
    Event(
        "monster_attacks", (("monster", "monster"), ZONE), telling="{monster} attacks from {zone}"
    ),
    Event(
        "monster_appeared", (("monster", "monster"), ZONE), telling="{monster} appears at {zone}"
    ),
    Event(
        "disaster_occurred", (("disaster", "disaster"), ZONE), telling="{disaster} occurs at {zone}"
    ),
    Event(
        "monster_defeated",
        (PLAYER, ("monster", "monster"), ZONE, USED),
        telling="{player} defeats {monster} at {zone}",
    ),
    Event(
        "disaster_overcome",
        (PLAYER, ("disaster", "disaster"), ZONE, USED),
        telling="{player} overcomes {disaster} at {zone}",
    ),
    Event("tracks_reset", ()),
    Event(
        "track_reduced",
        (PLAYER, ("track", "track"), ("now", "number")),
        telling="the {track} of {player} falls to {now}",
    ),
    Event(
        "gained",
        (PLAYER, ("resource", "resource"), ("amount", "number"), ("now", "number")),
        telling="{player} gains {amount} {resource}",
    ),
    Event(
        "paid",
        (PLAYER, ("resource", "resource"), ("amount", "number"), ("now", "number")),
        telling="{player} pays {amount} {resource}",
    ),
    Event(
        "lost",
        (PLAYER, ("resource", "resource"), ("amount", "number"), ("now", "number")),
        telling="{player} loses {amount} {resource}",
    ),
    Event("dwarf_placed", (("dwarf", "dwarf"), ZONE), telling="{dwarf} is placed at {zone}"),
    Event(
        "dwarf_moved",
        (PLAYER, ("dwarf", "dwarf"), ZONE),
        telling="{player} moves {dwarf} to {zone}",
    ),
    Event("dwarf_returned", (("dwarf", "dwarf"),), telling="{dwarf} goes to camp"),
    Event(
        "dwarf_swapped",
        (PLAYER, ("dwarf", "dwarf"), ("hero", "hero")),
        telling="{player} swaps a dwarf for {dwarf}",
    ),
    Event("hand_chosen", (PLAYER, ("size", "number"))),
    Event("card_chosen", (PLAYER, ("hero", "hero")), private=("hero",), seen_by=("player",)),
    Event(
        "hero_taken",
        (PLAYER, ("hero", "hero"), ("gold", "number")),
        telling="{player} takes {hero}",
    ),
    Event("pool_filled", (("hero", "hero"),), telling="{hero} comes into the pool"),
    Event(
        "music_played",
        (PLAYER, ("instrument", "instrument")),
        telling="{player} plays the {instrument}",
    ),
    Event("hero_played", (PLAYER, ("hero", "hero")), telling="{player} plays {hero}"),
    Event("hand_returned", ()),
    Event("set_up", (PLAYER,)),
    Event("dealt", (("hero", "hero"),)),
    Event("game_lost", (("disasters", "number"), ("monster", "monster"))),
    Event("scored", (PLAYER, ("part", "score_part"), ("points", "number"))),
    Event("title_won", (PLAYER, ("title", "title"))),
    Event("game_won", (PLAYER,)),
    Event("vote_started", ()),
    Event("vote_cast", (PLAYER, ("vote", "number"))),
    Event("vote_ended", (("passed", "number"), ("ups", "number"), ("downs", "number"))),
    Event("card_speaks", (("path", "path"),)),
    Event("table_laid", (("players", "number"), ("stock", "number"))),
    Event("card_shown", (PLAYER, ("hero", "hero"))),
    Event(
        "overflowed",
        (PLAYER, ("resource", "resource"), ("amount", "number"), ("now", "number")),
    ),
    Event("spared", (PLAYER, ("owner", "player"), ("resource", "resource"))),
    Event("gold_stands_in", (PLAYER, ("amount", "number"))),
    Event("held_back", (("monster", "monster"), ZONE), telling="{monster} does not attack"),
    Event("tied", (PLAYER, ("measure", "measure"), ("amount", "number"))),
    Event(
        "driven",
        (("monster", "monster"), ("driver", "monster")),
        telling="{driver} drives {monster} on",
    ),
    Event("steps_again", (("monster", "monster"),), telling="{monster} takes another step"),
    Event("ran_out", (("deck", "deck"), ("reason", "reason"))),
    Event("one_more", (("reason", "reason"),)),
    Event("stays", (("monster", "monster"),), telling="{monster} stands in the castle and stays"),
    Event(
        "none_to_drive",
        (("monster", "monster"),),
        telling="{monster} has no other monster to drive on",
    ),
)
