"""The place with the most or the fewest of something, to which one comes or from which one goes, is
the one that had them before (R-BOARD-05).
"""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.vocabulary.declarations import FilterWord
from tests.rules.dead_of_winter.procedures.test_events_of_every_cause import EARS
from tests.semantics.winter_world import found_in
from tests.testing.trying import failures

TEST = """test "T {n}"
    given players = 2, seed 1, food = 0, morale = 9, cards in the crossroads deck = 0
    given zombies at "School" = {school}, zombies at "Library" = {library}
    given player 1 controls "Noor Haddad", "Noor Haddad" is at the colony
    given player 2 controls "Yuki Lowe", "Yuki Lowe" is at the colony
    given crossroads "Ears {n}"
    when player 1 starts
    when player 1 chooses "Listen"
    then food = {heard}

"""
RANKS = {
    word.phrase: word
    for word in VOCABULARY.of_sort(FilterWord)
    if word.noun == "location" and word.extreme
}
DONE = {
    "a zombie is added to": 'add 1 zombie to "School"',
    "a zombie is killed at": 'kill 1 zombie at "School", without exposure',
    "a zombie is removed from": 'remove 1 zombie from "School"',
}
"""What is heard of a place -> the effect that brings it about."""


def cases() -> list[tuple[str, str, int, int, int]]:
    """Return (event, effect, zombies at the School, at the Library, how often it is heard)."""
    out = []
    for (event, effect), phrase, school, library in product(
        DONE.items(), RANKS, range(3), range(3)
    ):
        if school == 0 and "added" not in event:
            continue  # nothing is there that could go
        others = (library, 0)  # and nothing at the other four
        best = school >= max(others) if RANKS[phrase].extreme == "highest" else school <= 0
        place = f"the location outside the colony {phrase}"
        out.append((f"{event} {place}", effect, school, library, int(best)))
    return out


def text_of(n: int, event: str, effect: str, school: int, library: int, heard: int) -> str:
    text = EARS + TEST
    return text.format(n=n, event=event, effect=effect, school=school, library=library, heard=heard)


def test_whether_it_is_that_place_is_asked_of_the_moment_before(tmp_path: Path) -> None:
    text = "".join(text_of(n, *case) for n, case in enumerate(cases(), 1))
    assert failures(tmp_path, text) == [] and len(cases()) >= 40


@pytest.mark.parametrize("case", [cases()[0], cases()[-1]])
def test_a_wrong_number_is_noticed(tmp_path: Path, case: tuple[str, str, int, int, int]) -> None:
    assert failures(tmp_path, text_of(1, *case[:4], 1 - case[4])) != []


def test_each_rank_of_a_place_says_what_it_counts() -> None:
    """Else an event could not tell what had been there before."""
    tallies = {noun.name for noun in VOCABULARY.nouns if noun.is_tally}
    assert RANKS and {word.ranks_by for word in RANKS.values()} <= tallies


@pytest.mark.parametrize("phrase", list(RANKS))
def test_who_has_most_inside_a_condition_on_the_place_is_refused(phrase: str) -> None:
    """Of another place nobody could say any more how many it had."""
    for event in DONE:
        where = f"where (a survivor is at the location {phrase})"
        line = f"for the rest of the game\n            when {event} a location {where}"
        text = text_of(1, "a zombie is killed", "nothing happens", 0, 0, 0)
        text = text.partition("\ntest ")[0].replace(
            "for the rest of the game\n            when a zombie is killed", line
        )
        codes = [each.code for each in found_in(text) if each.code < "DOW5"]
        assert codes == ["DOW3019"], text
