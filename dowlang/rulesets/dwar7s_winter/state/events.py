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
) = range(39)

PLAYER = ("player", "player")
ZONE = ("zone", "zone")

EVENTS: tuple[Event, ...] = (
    Event("week_started", (("week", "number"),)),
    Event("week_ended", (("week", "number"),)),
    Event("phase_started", (("phase", "phase"),)),
    Event("turn_started", (PLAYER,)),
    Event("turn_ended", (PLAYER, ("actions_left", "number"))),
    Event("lead_passed", (PLAYER,)),
    Event("monster_acts", (("monster", "monster"),)),
    Event("monster_moved", (("monster", "monster"), ("origin", "zone"), ZONE)),
    Event("monster_attacks", (("monster", "monster"), ZONE)),
    Event("monster_appeared", (("monster", "monster"), ZONE)),
    Event("disaster_occurred", (("disaster", "disaster"), ZONE)),
    Event("monster_defeated", (PLAYER, ("monster", "monster"), ZONE)),
    Event("disaster_overcome", (PLAYER, ("disaster", "disaster"), ZONE)),
    Event("tracks_reset", ()),
    Event("track_reduced", (PLAYER, ("track", "track"), ("now", "number"))),
    Event("gained", (PLAYER, ("resource", "resource"), ("amount", "number"), ("now", "number"))),
    Event("paid", (PLAYER, ("resource", "resource"), ("amount", "number"), ("now", "number"))),
    Event("lost", (PLAYER, ("resource", "resource"), ("amount", "number"), ("now", "number"))),
    Event("dwarf_placed", (("dwarf", "dwarf"), ZONE)),
    Event("dwarf_moved", (PLAYER, ("dwarf", "dwarf"), ZONE)),
    Event("dwarf_returned", (("dwarf", "dwarf"),)),
    Event("dwarf_swapped", (PLAYER, ("dwarf", "dwarf"))),
    Event("hand_chosen", (PLAYER, ("size", "number"))),
    Event("card_chosen", (PLAYER, ("hero", "hero")), private=("hero",), seen_by=("player",)),
    Event("hero_taken", (PLAYER, ("hero", "hero"), ("gold", "number"))),
    Event("pool_filled", (("hero", "hero"),)),
    Event("music_played", (PLAYER, ("instrument", "instrument"))),
    Event("hero_played", (PLAYER, ("hero", "hero"))),
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
)
