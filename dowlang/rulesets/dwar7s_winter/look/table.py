"""Declare what else lies on the table: counts of D-COMP, the week and its actions on the player
aid.
"""

from __future__ import annotations

from dowlang.vocabulary.table_look import (
    AidLine,
    AidSection,
    Piece,
    Roster,
    TableLook,
    Track,
)

AID = (
    AidSection(
        "The week",
        (
            AidLine(
                "Enemies: tracks and music tokens go back, each monster goes one step toward the "
                "castle and attacks, monsters are added until 4 are on the board (with 2 players "
                "3, alone 2), one disaster is added."
            ),
            AidLine("Preparation: choose as many of your cards as your hand limit says."),
            AidLine("Actions: each player takes one turn."),
            AidLine(
                "Resolution: with 4 or more disasters, or a monster in the castle, all lose. Else "
                "the week ends and the lead passes on. After week 7 points are counted."
            ),
        ),
        numbered=True,
    ),
    AidSection(
        "Actions",
        (
            AidLine(
                "Put a dwarf from your camp into any zone; no two into the same in one turn.",
                "Place.",
                ("dwarf",),
            ),
            AidLine("One of your dwarves goes to an adjacent zone.", "Move.", ("dwarf",)),
            AidLine(
                "Once a turn: pay the slot's gold, and the hero joins your cards.",
                "Hire.",
                ("gold",),
            ),
            AidLine(
                "Once a turn: choose a free instrument and play cards of it; then others may.",
                "Play music.",
                ("fiddle",),
            ),
        ),
    ),
    AidSection(
        "Without an action, in your turn",
        (
            AidLine(
                "With as many of your dwarves in its zone as it needs: pay, 1 gold for each "
                "resource you lack. Those dwarves go back to your camp, the card is your trophy.",
                "Defeat a monster.",
                ("monster",),
            ),
            AidLine(
                "Likewise, but here gold stands in for nothing; you gain its gold.",
                "Overcome a disaster.",
                ("disaster",),
            ),
        ),
    ),
    AidSection(
        "Zones",
        (
            AidLine("produces wood; its instrument is the drum", "", ("forest", "wood")),
            AidLine("produces stone; its instrument is the horn", "", ("mine", "stone")),
            AidLine("produces food; its instrument is the harp", "", ("plain", "food")),
            AidLine("produces nothing; its instrument is the fiddle", "", ("wall", "castle")),
            AidLine("A monster or a disaster in a zone stops what it produces."),
            AidLine("A dwarf that a card moves may be any player's."),
        ),
    ),
    AidSection(
        "Legendary dwarves",
        (
            AidLine(
                "The Old Sage: a dwarf of yours in camp leaves the game, and one of these takes "
                "its place there. You may have one of each; each gives 2 points at the end.",
                "",
                ("legendary",),
            ),
            AidLine(
                "counts as two dwarves when you defeat a monster in its zone.",
                "Ice-wall champion:",
                ("legendary",),
            ),
            AidLine(
                "in its zone you pay 1 resource less for a disaster, which one you say.",
                "Earth guardian:",
                ("legendary",),
            ),
            AidLine(
                "you place it without an action, as often as you like; no two dwarves into the "
                "same zone in one turn.",
                "Thunder lord:",
                ("legendary",),
            ),
        ),
    ),
)

CREWS = ("#a95c0a", "#232a4d", "#274722", "#7a1f2b")

PIECES = (
    *(Piece("dwarf", "dwarf", 7, colour, 14) for colour in CREWS),
    *(
        Piece(kind, "legendary", 1, colour, 20)
        for colour in CREWS
        for kind in ("champion", "guardian", "thunder lord")
    ),
    *(
        Piece(name, icon, 1, colour, 14, round=False)
        for colour in CREWS
        for name, icon in (
            ("gold", "gold"),
            ("food", "food"),
            ("stone", "stone"),
            ("wood", "wood"),
            ("actions", "ability"),
            ("hand limit", "hero"),
        )
    ),
    *(Piece("music", "fiddle", 1, colour, 18) for colour in CREWS),
    Piece("disaster", "disaster", 10, "#095f79", 18),
    Piece("monster", "monster", 16, "#232a4d", 18),
    Piece("winter", "disaster", 1, "#141414", 18),
    Piece("lead", "castle", 1, "#141414", 18),
)

TABLE = TableLook(
    AID,
    PIECES,
    tracks=(Track("Weeks", "disaster", 1, 7),),
    rosters=(
        Roster("Heroes", "hero", ("points", "music"), copies=True),
        Roster("Monsters", "monster", ("points",), copies=True),
        Roster("Disasters", "disaster", ("points", "gold"), copies=True),
    ),
    booklets=("board",),
)
