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
            AidLine(
                "Preparation: choose as many of your cards as your hand limit says: 7 or fewer."
            ),
            AidLine(
                "Actions: each player takes one turn with as many actions as the track says: 5 or "
                "fewer."
            ),
            AidLine(
                "Resolution: with 4 or more disasters, or a monster in the castle, all lose. Else "
                "the week ends and the lead passes to the left. After week 7 points are counted."
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
                "Once a turn: pay 4, 3, 2 or 1 gold for a hero of the row, counted from the left. "
                "The hero joins your cards, those left of it move right, a new one fills the row.",
                "Hire.",
                ("gold",),
            ),
            AidLine(
                "Once a turn: choose a free instrument and play as many cards of it as you like; "
                "then the others may, one by one.",
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
            AidLine("You occupy a zone where one of your dwarves is. No resource goes above 7."),
            AidLine("A dwarf that a card moves may be any player's."),
        ),
    ),
    AidSection(
        "Points, after week 7",
        (
            AidLine("The points on your trophies.", "", ("monster", "disaster")),
            AidLine("The points on your heroes.", "", ("hero",)),
            AidLine("3 for gold at 7, and 2 each for food, stone and wood at 7.", "", ("gold",)),
            AidLine("3 if all of your dwarves are in camp.", "", ("dwarf",)),
            AidLine("2 for each of your legendary dwarves.", "", ("legendary",)),
            AidLine(
                "The most points win. If equal, more of these, in turn: dwarves in camp, points of "
                "heroes, gold, food, stone, wood, disasters overcome, monsters defeated. If all "
                "are equal, the win is shared."
            ),
        ),
    ),
    AidSection(
        "Legendary dwarves",
        (
            AidLine(
                "The Old Sage: a dwarf of yours in camp leaves the game, and one of these takes "
                "its place there. You may have one of each.",
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
