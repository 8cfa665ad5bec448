"""The game on one page, for who has never played it, and what short words mean."""

from __future__ import annotations

OVERVIEW = (
    "What it is",
    "  You lead seven dwarves through a winter of seven weeks. All players hold the castle "
    "together; who has the most points at the end wins alone.",
    "How it ends",
    "  At the end of a week all lose if a monster stands in the castle or four disasters are "
    "active. After week 7 the points are counted.",
    "A week",
    "  The monsters step toward the castle and attack, new ones appear at the walls, a disaster "
    "occurs. Everybody chooses a hand of cards. Everybody takes a turn.",
    "Your turn",
    "  As many actions as your track shows: place a dwarf from camp in any zone (once a zone and "
    "turn), move a dwarf one zone, hire a hero of the pool (once a turn), play an instrument "
    "(once a turn).",
    "Music",
    "  When an instrument sounds, you play any cards of it from your hand, then the others do, "
    "clockwise.",
    "Monsters and disasters",
    "  With enough of your own dwarves in its zone and the resources it asks for, you settle it at "
    "any time of your turn, without an action. The dwarves go back to camp. It gives points; a "
    "disaster gives gold too. For a monster gold stands in for what is missing.",
    "Zones",
    "  Forests give wood, mines stone, plains food, as your cards say, while neither monster nor "
    "disaster is there.",
    "Points",
    "  Monsters, disasters and heroes as printed, resources at 7, and 3 for having all dwarves in "
    "camp.",
)

LEGEND = (
    ("F1 M4 P3 W2 C", "zones: forest, mine, plain, wall with their number, the castle"),
    ("camp", "your dwarves beside the board"),
    ("needs 3 dwarves, 1 stone", "so many of your own in its zone, and what is paid"),
    ("action track", "the actions of your turn, 5, by attacks down to 3 for this week"),
    ("hand limit", "the cards of your week, 7, by attacks down to 5 for this week"),
    ("drum, horn, harp, fiddle", "the instruments of the music hall, each once a week"),
    ("silenced", "an instrument that a monster keeps from sounding"),
    ("lead", "who orders the monsters, goes first, and passes the token on each week"),
)
