"""Declare the kinds of options: what a player can say, one sentence each.

The constant and the declaration of one kind have the same place. Options of one decision are tuples
of such a number and its arguments. Equal dwarves are one option. Rules: D-PH3-01.
"""

from __future__ import annotations

from dowlang.engine.ruleset import OptionKind

(
    # actions of a turn
    END_TURN,
    PLACE,
    MOVE,
    HIRE,
    MUSIC,
    DEFEAT,
    OVERCOME,
    # answers inside procedures
    PLAY_HERO,
    LEAVE,
    ACT_WITH,
    PARTY,
    SPARE,
    # answers that words of cards and the engine's own choices need
    DONE,
    NUMBER,
    CLAUSE,
    OPTION,
    ACCEPT,
    DECLINE,
    VOTE,
    PLAYER,
    ZONE,
    DWARF,
    MONSTER,
    DISASTER,
    HERO,
    RESOURCE,
) = range(26)

OPTION_KINDS = (
    OptionKind("end_turn", "end the turn"),
    OptionKind("place", "place {0} at {1}", ("dwarf_kind", "zone")),
    OptionKind("move", "move {0} from {1} to {2}", ("dwarf_kind", "zone", "zone")),
    OptionKind("hire", "hire {0} for {1} gold", ("hero", "number")),
    OptionKind("music", "play the {0}", ("instrument",)),
    OptionKind("defeat", "defeat {0}", ("monster",)),
    OptionKind("overcome", "overcome {0}", ("disaster",)),
    OptionKind("play_hero", "play {0}", ("hero",)),
    OptionKind("leave", "{0}", ("hero",)),
    OptionKind("act_with", "{0}", ("monster",)),
    OptionKind("party", "{0}", ("party",)),
    OptionKind("spare", "1 {0} less", ("resource",)),
    OptionKind("done", "done"),
    OptionKind("number", "{0}", ("number",)),
    OptionKind("clause", "effect {0} first", ("number",)),
    OptionKind("option", "{1}", ("path", "label")),
    OptionKind("accept", "yes", ("path",)),
    OptionKind("decline", "no", ("path",)),
    OptionKind("vote", "vote {0}", ("vote",)),
    OptionKind("player", "{0}", ("player",)),
    OptionKind("zone", "{0}", ("zone",)),
    OptionKind("dwarf", "{0}", ("dwarf",)),
    OptionKind("monster", "{0}", ("monster",)),
    OptionKind("disaster", "{0}", ("disaster",)),
    OptionKind("hero", "{0}", ("hero",)),
    OptionKind("resource", "{0}", ("resource",)),
)
