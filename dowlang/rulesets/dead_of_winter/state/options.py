"""Declare the kinds of options: what a player can say, one sentence each.

The constant and the declaration of one kind have the same name and place. Options of one decision
are tuples of such a number and its arguments. Equal dice, copies of a card and zombies of one
entrance are one option. Rules: R-ACT-01.
"""

from __future__ import annotations

from dowlang.engine.ruleset import OptionKind

(
    # actions of a turn. DIE_ACTIONS cost a die, or may
    END_TURN,
    ATTACK,
    ATTACK_SURVIVOR,
    SEARCH,
    BARRICADE,
    CLEAN_WASTE,
    ATTRACT,
    ABILITY,
    USE,
    PLAY_CARD,
    EQUIP_CARD,
    PLAY_FOR_DIE,
    CONTRIBUTE,
    CONTRIBUTE_EQUIPPED,
    MOVE,
    SPEND_FOOD,
    REQUEST,
    HAND_OFF,
    EXILE_VOTE,
    # answers inside procedures
    KEEP,
    MAKE_NOISE,
    BITE_ACCEPT,
    BITE_ROLL,
    LEADER,
    KEEP_SURVIVOR,
    GIVE,
    REFUSE,
    VOTE,
    # answers that words of cards and the engine's own choices need
    DONE,
    NUMBER,
    CLAUSE,
    OPTION,
    ACCEPT,
    DECLINE,
    PLAYER,
    SURVIVOR,
    LOCATION,
    ENTRANCE,
    CARD,
    DIE,
    SYMBOL,
    DECK,
    FACE,
    SWAP,
    FRESH_COPY,
    USED_COPY,
) = range(46)

OPTION_KINDS = (
    OptionKind("end_turn", "end the turn"),
    OptionKind(
        "attack",
        "attack a zombie with {0}, spending a {1}, at {2}",
        ("survivor", "number", "entrance"),
    ),
    OptionKind(
        "attack_survivor", "attack {2} with {0}, spending a {1}", ("survivor", "number", "survivor")
    ),
    OptionKind("search", "search with {0}, spending a {1}", ("survivor", "number")),
    OptionKind("barricade", "build a barricade at {1}, spending a {0}", ("number", "entrance")),
    OptionKind("clean_waste", "clean waste, spending a {0}", ("number",)),
    OptionKind(
        "attract",
        "attract zombies from {2} to {1}, spending a {0}",
        ("number", "location", "location"),
    ),
    OptionKind(
        "ability", "use ability {1} of {0}[, spending a {2}]", ("survivor", "number", "number")
    ),
    OptionKind(
        "use",
        "use ability {2} of {1} with {0}[, spending a {3}]",
        ("survivor", "path", "number", "number"),
    ),
    OptionKind("play", "play {0}", ("card",)),
    OptionKind("equip", "equip {1} with {0}", ("card", "survivor")),
    OptionKind("play_for_die", "play {0} to raise a {1}", ("card", "number")),
    OptionKind("contribute", "add {0} to the crisis", ("card",)),
    OptionKind("contribute_equipped", "add {0} of {1} to the crisis", ("card", "survivor")),
    OptionKind("move", "move {0} to {1}", ("survivor", "location")),
    OptionKind("spend_food", "spend a food token to raise a {0}", ("number",)),
    OptionKind("request", "ask {0} for one {1} card", ("player", "symbol")),
    OptionKind("hand_off", "hand {0} from {1} to {2}", ("card", "survivor", "survivor")),
    OptionKind("exile_vote", "call a vote on exiling {0}", ("player",)),
    OptionKind("keep", "keep {0}", ("card",)),
    OptionKind("make_noise", "make noise and draw one more card"),
    OptionKind("bite_accept", "{0} dies and the bite ends", ("survivor",), named=False),
    OptionKind("bite_roll", "roll exposure for {0}", ("survivor",), named=False),
    OptionKind("leader", "{0} leads the group", ("survivor",)),
    OptionKind("keep_survivor", "keep {0}", ("survivor",)),
    OptionKind("give", "give {0}", ("card",)),
    OptionKind("refuse", "give nothing"),
    OptionKind("vote", "vote {0}", ("vote",)),
    OptionKind("done", "done"),
    OptionKind("number", "{0}", ("number",)),
    OptionKind("clause", "effect {0} first", ("number",)),
    OptionKind("option", "{1}", ("path", "label")),
    OptionKind("accept", "accept the offer of {0}", ("path",)),
    OptionKind("decline", "decline the offer of {0}", ("path",)),
    OptionKind("player", "{0}", ("player",)),
    OptionKind("survivor", "{0}", ("survivor",)),
    OptionKind("location", "{0}", ("location",)),
    OptionKind("entrance", "{0}", ("entrance",)),
    OptionKind("card", "{0}", ("card",)),
    OptionKind("die", "{0}", ("die",)),
    OptionKind("symbol", "{0}", ("symbol",)),
    OptionKind("deck", "{0}", ("deck",)),
    OptionKind("face", "{0}", ("face",)),
    OptionKind("swap", "{0} changes places with {1}", ("survivor", "survivor")),
    OptionKind("fresh_copy", "the {0} that has not been used", ("card",)),
    OptionKind("used_copy", "the {0} that has been used", ("card",)),
)
