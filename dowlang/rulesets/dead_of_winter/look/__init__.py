"""The look of the printed cards: icons in the folder beside this file, a frame for each kind.

The colours stand apart in grey as well as for eyes that do not see red, green or blue.
"""

from __future__ import annotations

from pathlib import Path

from dowlang.vocabulary.card_look import CardFrame, CardLook, Icon

KINDS_OF_DICE = ("unused action ", "used action ", "action ", "")
ICONS = (
    Icon("food", ("food",)),
    Icon("fuel", ("fuel",)),
    Icon("medicine", ("medicine",)),
    Icon("tool", ("tool",)),
    Icon("weapon", ("weapon",)),
    Icon("education", ("education",)),
    Icon("survivor", ("survivor", "survivors")),
    Icon("helpless", ("helpless survivor", "helpless survivors")),
    Icon("zombie", ("zombie", "zombies")),
    Icon("barricade", ("barricade", "barricades")),
    Icon("noise", ("noise",), always=True),
    Icon("starvation", ("starvation",)),
    Icon("morale", ("morale",)),
    Icon("wound", ("wound", "wounds")),
    Icon("frostbite", ("frostbite",)),
    Icon("exposure", ("exposure",), always=True),
    Icon("exposure_blank", ("blank",)),
    Icon("exposure_wound", ("rolls wound", "rolls a wound")),
    Icon("exposure_frostbite", ("rolls frostbite",), always=True),
    Icon("exposure_bitten", ("bitten",), always=True),
    Icon("die", tuple(f"{kind}{die}" for kind in KINDS_OF_DICE for die in ("die", "dice"))),
    Icon("mature", ("mature",)),
    Icon("non_cooperative", ("non-cooperative",)),
    Icon("influence", ("influence",)),
    Icon("attack", ("attack",)),
    Icon("search", ("search",)),
    Icon("round", ("round", "rounds")),
    Icon("entrance", ("entrance",)),
    Icon("ability"),
    Icon("crossroads"),
    Icon("crisis"),
    Icon("objective"),
    Icon("secret"),
    Icon("betrayal"),
    Icon("exile"),
    Icon("item"),
    Icon("location"),
    Icon("token"),
    Icon("incident"),
    *(Icon(f"die_{value}") for value in range(1, 7)),
)

FRAMES = (
    CardFrame("crossroads", "#1b3654", "crossroads", "roofs"),
    CardFrame("crisis", "#a1251f", "crisis", "slopes"),
    CardFrame("objective", "#20542f", "objective", "waves", sides=("standard", "hardcore")),
    CardFrame("secret", "#522d7a", "secret", "rings", back="Secret objective"),
    CardFrame("betrayal", "#540f1b", "betrayal", "crosses", back="Betrayal objective"),
    CardFrame("exile", "#975d1e", "exile", "dots", back="Exiled objective"),
    CardFrame("survivor", "#0e6a72", "survivor", "flakes"),
    CardFrame("item", "#697684", "item", "planks"),
    CardFrame("location", "#12170a", "location", "grid"),
    CardFrame("incident", "#44041c", "incident", "rings"),
    CardFrame("scenario", "#050505", "round", "waves"),
)

LOOK = CardLook(
    Path(__file__).parent / "icons",
    ICONS,
    FRAMES,
    dice=tuple(f"die_{value}" for value in range(1, 7)),
    faces=tuple((face, f"exposure_{face}") for face in ("blank", "wound", "frostbite", "bitten")),
)
