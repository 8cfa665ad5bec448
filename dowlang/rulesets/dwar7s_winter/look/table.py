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
                "castle and attacks, monsters are added, one disaster is added."
            ),
            AidLine("Preparation: choose as many of your cards as your hand limit says."),
            AidLine("Actions: each player takes one turn."),
            AidLine("Resolution: the week ends, the lead passes on. With 4 disasters you lose."),
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
            AidLine("One of your dwarves goes to a zone beside its own.", "Move.", ("dwarf",)),
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
                "Have the dwarves it asks for in its zone and pay. They go back to your camp, and "
                "the card is your trophy.",
                "Defeat a monster.",
                ("monster",),
            ),
            AidLine("The same, and you gain its gold.", "Overcome a disaster.", ("disaster",)),
        ),
    ),
    AidSection(
        "Zones",
        (
            AidLine("produces wood", "", ("forest", "wood")),
            AidLine("produces stone", "", ("mine", "stone")),
            AidLine("produces food", "", ("plain", "food")),
            AidLine("produces nothing", "", ("wall", "castle")),
            AidLine("A monster or a disaster in a zone stops what it produces."),
        ),
    ),
)

CREWS = ("#a95c0a", "#232a4d", "#274722", "#7a1f2b")

PIECES = (
    *(Piece("dwarf", "dwarf", 7, colour, 14) for colour in CREWS),
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
