"""Declare how printed cards say whose dwarves are meant, `one of your dwarves`, and what borders on
what.
"""

from __future__ import annotations

from dowlang.rulesets.dwar7s_winter.words.registry import words

TERRAINS = ("forest", "mine", "plain")
OF = r"of {} ((?:legendary |ordinary )?)dwarves\b"

words.spellings.update(
    {rf"\bdwarves in {terrain}s\b": f"dwarves in a {terrain}" for terrain in TERRAINS}
)
ZONES = "forest|mine|plain|wall"
words.spellings.update(
    {
        rf"^(?:the )?castle (?:borders on|to):? (?=(?:{ZONES}) \d)": "castle to ",
        rf"^({ZONES}) (\d+) borders on:? (?=(?:{ZONES}) \d)": r"path \1 \2 to ",
    }
)
for whose, own in (("your", "you own"), ("their", "they own")):
    dwarves = OF.format(whose)
    words.spellings.update(
        {
            rf"\bone {dwarves}": rf"a \1dwarf {own}",
            rf"\b(up to 1|1) {dwarves}": rf"\1 \2dwarf {own}",
            rf"\b((?:up to )?\d+) {dwarves}": rf"\1 \2dwarves {own}",
            rf"\beach {dwarves}": rf"each \1dwarf {own}",
        }
    )
