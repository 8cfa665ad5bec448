"""A choice offers only pieces from which a way leads through the lines below it, or all of them
where none does: for lines that choose a die, a survivor or a card above lines that need one.

What leads on is found by playing: the first line alone is carried out with each piece, and the
second is an option of its own on the table that it leaves.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from dowlang.engine.card_set import CardSet
from dowlang.project import checking, load_source
from dowlang.project.card_selection import addition
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.testing import run_tests
from tests.rules.dead_of_winter.words.test_ahead_against_what_is_done import (
    card,
    offered,
    stands,
    started,
    tables,
)

FIRST = {
    "raise a die by 1": "die",
    "set a die to 6": "die",
    "spend a die": "die",
    "lose a die": "die",
    "place a survivor you control at the colony": "survivor",
    'place a survivor you control at "School"': "survivor",
    "kill a survivor you control": "survivor",
    "a survivor you control gets 1 wound": "survivor",
    "give a survivor you control to the player on your left": "survivor",
    "discard 1 card": "card",
    "remove 1 card from the game": "card",
}
SECOND = (
    "spend a die showing 6",
    "spend a die showing at least 4",
    "lose 2 dice",
    "kill a survivor at the colony",
    'kill a survivor at "School"',
    "kill a survivor where (it is wounded)",
    "kill your leader",
    "place a survivor outside the colony at the colony",
    "discard a food card",
    "discard a weapon card",
    "discard 2 cards",
)
TABLES = 24


NARROWED = ("raise a die by 1", "spend a die", "lose a die", "discard 1 card")
"""Lines of which some piece leaves no way through, on these tables."""


def read(first: str) -> CardSet:
    """Return a set with a first line, each second and both one below the other."""
    text = card("First", [first]) + card("Second", list(SECOND))
    text += card("Both", [f"{first}; {second}" for second in SECOND])
    return load_source(addition([], {"pairs": text.encode()}))


def laid(first: str) -> Iterator[Winter]:
    """Yield tables at an action, where the player has three dice of several values."""
    for game in islice(tables(read(first)), TABLES):
        game.unused[game.active_player] = (3, 5, 6) if game.seed % 2 else (2, 5, 5)
        yield game


def asked(game: Winter, name: str, option: int, kind: str) -> Winter | None:
    """Return the table on which the first piece of an option is asked for, None where it is not."""
    copy = started(game, name)
    rows = [row[-1] for row in copy.stack[-1][3]]
    if copy.stack[-1][2] != "option" or option not in rows:
        return None
    copy.choose(rows.index(option))
    return copy if not copy.is_over and copy.decision.kind == kind else None


def pieces(game: Winter) -> list[tuple[int, ...]]:
    return [tuple(row) for row in game.stack[-1][3]]


def leads_on(game: Winter, place: int, second: int) -> bool:
    """Return True if the second line can be done when the first one is done with that piece."""
    copy = game.clone()
    copy.choose(place)
    while copy.stack and copy.stack[-1][2] != "action" and not copy.is_over:
        copy.choose(0)  # who leads, what a rule asks
    return copy.is_over or second in offered(copy, "second")


@pytest.mark.sample(1)
@pytest.mark.parametrize("first", FIRST)
def test_a_choice_leads_through_the_lines_below(first: str) -> None:
    kind, wrong, narrower = FIRST[first], [], 0
    for game in laid(first):
        alone = asked(game, "first", 1, kind)
        if alone is None:
            continue
        every = pieces(alone)
        for second, line in enumerate(SECOND):
            good = [one for at, one in enumerate(every) if leads_on(alone, at, second)]
            if not good:
                continue
            narrower += len(good) < len(every)
            both = asked(game, "both", second + 1, kind)
            found = pieces(both) if both is not None else None
            if found != good if len(good) > 1 else found is not None and found != good:
                wrong.append((line, game.seed, found, good))
    assert not wrong
    assert narrower or first not in NARROWED


def test_the_lines_can_be_said() -> None:
    assert all(stands(line) for line in (*FIRST, *SECOND))


CARD = """crossroads "Sharpen First"
    flavor "It lands as it likes."
    when you pass
    option "Raise and pay"
        raise a die by 1
        spend a die showing 6
        gain 2 morale
    option "Two names"
        choose a survivor you control as one
        choose another survivor as two
        kill the two
        place the one at "School"
    option "No"
        lose 1 morale

test "dice that lead on"
    given players = 2, seed 1, morale = 5
    given player 1 controls "Amara Diallo", player 1 controls "Yuki Lowe"
    given player 2 controls "Biscuit", "Amara Diallo" is at "Library", "Yuki Lowe" is at "School"
    given dice of player 1 are 3 5
    given crossroads "Sharpen First"
    when player 1 passes
    when player 1 chooses "Raise and pay"
    then morale = 7 and dice of player 1 showing 3 = 1
"""


def test_the_one_that_leads_on_is_taken_without_a_choice(tmp_path: Path) -> None:
    (tmp_path / "sharpen.dow").write_text(CARD, "utf-8")
    (told,) = checking.tests_of([tmp_path / "sharpen.dow"])
    assert run_tests(told.cards, told.tests).results[0].message() == ""


OF_THOSE = (
    "choose {} survivors you control as some; kill one of those survivors",
    "choose {} survivors you control as some; one of those survivors gets 1 wound",
    "choose {} cards in hand as some; give one of those cards to the player on your left",
)


def test_of_pieces_of_which_none_need_be_chosen_one_may_lead_on() -> None:
    lines = {
        name: [each.format(name) for each in OF_THOSE] for name in ("up to 2", "any number of")
    }
    one = str.maketrans({"{": "at least ", "}": "1"})
    lines["1"] = [re.sub(r"(1 \w+)s", r"\1", each.translate(one)) for each in OF_THOSE]
    text = "".join(card(f"Those {at}", rows) for at, rows in enumerate(lines.values()))
    cards = load_source(addition([], {"pairs": text.encode()}))
    found = [
        [offered(game, f"those_{at}") for at in range(len(lines))]
        for game in islice(tables(cards), 6)
    ]
    assert any(rows[-1] for rows in found)
    assert all(rows[0] == rows[1] == rows[2] for rows in found), found
