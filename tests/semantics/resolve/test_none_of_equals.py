"""`no card in the hand of the player with the most survivors`, where two are level: none in any of
these hands, or one of them with none? It is refused, and each of both has its line.
"""

from __future__ import annotations

from itertools import product

from tests.semantics.winter_world import checked_text

HELD = (
    ("cards", "in the hand of {}"),
    ("food cards", "in the hand of {}"),
    ("survivors", "controlled by {}"),
    ("wounded survivors", "controlled by {}"),
    ("dice", "of {}"),
)
LEVEL = ("player with the most survivors", "player with the fewest cards")
SINGLE = ("the first player", "the player on your left", "you")


def found(condition: str) -> list[tuple[str, str]]:
    """Return codes and messages about a condition of an option."""
    text = (
        'crossroads "Level"\n    flavor "x"\n    if morale >= 1\n    option "A"\n'
        f"        if {condition}\n            gain 1 morale\n"
    )
    told = checked_text(text)[1]
    return [(each.code, each.message) for each in told if each.code not in ("DOW5011", "DOW5012")]


def test_of_none_at_one_who_is_level_is_asked_which_is_meant() -> None:
    missed = []
    for (things, of), who in product(HELD, LEVEL):
        said = of.format(f"the {who}")
        asked = found(f"there are no {things} {said}")
        every = f"all {who.replace('player', 'players')}"
        if [code for code, _ in asked] != ["DOW3019"] or f"`{every}`" not in asked[0][1]:
            missed.append((said, asked))
        for line in (f"there are no {things} {of.format(every)}", f"{things} {said} = 0"):
            missed += [(line, found(line))] if found(line) else []
    for (things, of), who in product(HELD, SINGLE):
        if out := found(f"there are no {things} {of.format(who)}"):
            missed.append((who, out))
    assert not missed
    assert [code for code, _ in found(f"no survivor controlled by the {LEVEL[1]} is wounded")] == [
        "DOW3019"
    ]
