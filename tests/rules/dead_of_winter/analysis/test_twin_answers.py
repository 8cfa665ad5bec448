"""What stands for an answer in a twin: the same cards by their copies, and for another player's
answer one that looks the same (R-BOARD-14..17).
"""

from __future__ import annotations

from dowlang.engine.secrecy_declarations import Chance
from dowlang.rulesets.dead_of_winter.analysis.secrecy import alike
from dowlang.rulesets.dead_of_winter.analysis.twin_frames import mapped
from dowlang.rulesets.dead_of_winter.state import options as O
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from tests.rules.dead_of_winter import play


def asked(kind: str, options: tuple[tuple[int, ...], ...]) -> Winter:
    g = play.table()
    g.stack[:] = [("ask", 1, kind, options)]
    return g


def test_only_items_and_people_have_twins() -> None:
    """Cards of other decks, and no card at all, stand for themselves."""
    items, people = (2, 0, 1), {7: 9}
    assert mapped((O.CARD, 0), items, people) == (O.CARD, 2)
    assert mapped((O.CARD, 100_003), items, people) == (O.CARD, 100_003) and mapped(
        (O.CARD, -1), items, people
    ) == (O.CARD, -1)
    assert (
        mapped((O.KEEP_SURVIVOR, 7), items, people) == (O.KEEP_SURVIVOR, 9)
        and mapped((), items, people) == ()
    )


def test_what_nobody_sees_the_difference_of_is_alike() -> None:
    """The option itself, then a copy of the same card, then for answers given in secret any of
    the kind; an open one must be the same.
    """
    copies: dict[int, list[int]] = {}
    for item, design in enumerate(play.table().t.item_card):
        copies.setdefault(design, []).append(item)
    (one, twin, *_), (other, *_), (another, *_) = [
        some for some in copies.values() if len(some) > 1
    ][:3]
    given = ((O.GIVE, other), (O.GIVE, twin), (O.REFUSE,))
    g = asked("request", given)
    assert (
        alike(g, given, (O.GIVE, other), 0, Chance(1)) == 0
        and alike(g, given, (O.GIVE, one), 0, Chance(1)) == 1
    )
    assert alike(g, given, (O.GIVE, another), 0, Chance(1)) == -1, (
        "everybody sees which card is given"
    )
    assert alike(g, given, (), 0, Chance(1)) == 2
    kept = ((O.KEEP, other), (O.KEEP, twin), (O.MAKE_NOISE,))
    found = {
        alike(asked("search", kept), kept, (O.KEEP, another), 0, Chance(seed)) for seed in range(20)
    }
    assert found == {0, 1}, "which card is kept is seen by the searcher alone"
