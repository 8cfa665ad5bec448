"""The look of the printed cards: icons in the folder beside this file, a frame for each kind."""

from __future__ import annotations

from pathlib import Path

from dowlang.vocabulary.card_look import CardFrame, CardLook, Icon

ICONS = (
    Icon("gold", ("gold",)),
    Icon("food", ("food",)),
    Icon("stone", ("stone",)),
    Icon("wood", ("wood",)),
    Icon("dwarf", ("dwarf", "dwarves")),
    Icon("points", ("point", "points")),
    *(Icon(name, (name,)) for name in ("drum", "horn", "harp", "fiddle", "flute", "bell")),
    *(Icon(name, (name,)) for name in ("forest", "mine", "plain", "wall", "castle")),
    Icon("legendary", ("legendary",)),
    Icon("starting", ("starting",)),
    Icon("ability"),
    Icon("hero"),
    Icon("monster", ("monster", "monsters")),
    Icon("disaster"),
    Icon("board"),
)

FRAMES = (
    CardFrame("hero", "#a95c0a", "hero", "roofs"),
    CardFrame("monster", "#232a4d", "monster", "crosses"),
    CardFrame("disaster", "#095f79", "disaster", "flakes"),
    CardFrame("board", "#274722", "board", "grid"),
)

LOOK = CardLook(Path(__file__).parent / "icons", ICONS, FRAMES)
