"""Who says which of equals is meant inside another noun (`the player on the left of the player with
the most survivors`): every word that ranks pieces, in every filter and number that takes one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from dowlang.diagnostics import Diagnostic
from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.semantics import Checked, ir
from dowlang.semantics.ir_visitor import nodes
from dowlang.vocabulary.declarations import Place, Word
from tests.semantics.test_ties import FILLED, NOUNS, RANKS, is_ranked, sentences
from tests.semantics.winter_world import checked_text
from tests.testing.trying import failures


def slots_of(rank: Word) -> Iterator[tuple[Word, str]]:
    """Yield each filter and number with the ranked piece in a slot of it."""
    for word in VOCABULARY.words:
        types = {p.name: p.type for p in word.parameters if p.role == "slot"}
        fillable = all(type_.noun in FILLED and not type_.many for type_ in types.values())
        if word.place not in (Place.FILTER, Place.NUMBER) or not fillable:
            continue
        for name, type_ in types.items():
            if type_.noun == rank.noun:
                said = {slot: FILLED[of.noun] for slot, of in types.items()}
                said[name] = f"the {rank.noun} {rank.phrase}"
                yield word, re.sub(r"\{(\w+)\}", lambda slot, said=said: said[slot[1]], word.phrase)


def blocks(rank: Word) -> Iterator[str]:
    """Yield effects on a piece of which something is said of the ranked one, and amounts."""
    contest = "each player rolls a die\n" if "roll" in rank.phrase else ""
    for word, said in slots_of(rank):
        if word.place is Place.NUMBER:
            yield f"{contest}gain ({said}) morale"
            continue
        plural = NOUNS[word.noun].plural
        yield f"{contest}gain ({plural} {said}) morale"
        yield f"{contest}choose a {word.noun} {said} as x"
        yield f"{contest}for each {word.noun} {said}\n    gain 1 morale"
        for line in sentences(word.noun):
            yield contest + line.format(f"a {word.noun} {said}")
            yield contest + line.format(f"each {word.noun} {said}")


def checked(block: str) -> tuple[Checked, tuple[Diagnostic, ...]]:
    """Return an option with the block, and what is found in it."""
    lines = "".join(f"        {line}\n" for line in block.splitlines())
    return checked_text(
        f'crossroads "Slips"\n    flavor "x"\n    if morale >= 1\n    option "A"\n{lines}'
    )


def choosers(block: str) -> list[ir.Expression | None] | None:
    """Return who chooses each ranked piece of a block. None for a block that is refused."""
    result, found = checked(block)
    if any(each.severity.value == "error" for each in found):
        return None
    parts = nodes(result.checked_cards[0].procedures)
    return [part.chooser for part in parts if isinstance(part, ir.Pick) and is_ranked(part)]


ASKED_OF = {"player": 300, "survivor": 140, "location": 110}
"""Noun -> blocks that are read at least. The others are refused for what is none of the rank's
doing: a card where the word gets at none, several decks for one card, a second `at`.
"""
BUILT_UPON = [rank for rank in RANKS if rank.noun != "die"]


@pytest.mark.sample(4)
@pytest.mark.parametrize("rank", BUILT_UPON, ids=lambda word: f"{word.noun} {word.phrase}")
def test_the_arbiter_says_which_of_equals_inside_another_noun(rank: Word) -> None:
    tried = 0
    for block in blocks(rank):
        chosen = choosers(block)
        if chosen is not None:
            assert chosen and set(chosen) == {ir.Arbiter()}, block
            tried += 1
    assert tried >= ASKED_OF[rank.noun]


def test_a_ranked_die_inside_another_noun_is_refused() -> None:
    """Its owner chooses, and within an amount nobody is asked: it is chosen above."""
    of_dice = [rank for rank in RANKS if rank.noun == "die"]
    lines = [line for rank in of_dice for line in blocks(rank)]
    assert len(of_dice) == len(lines) == 2
    for line in lines:
        assert [(each.code, "choose it first" in each.message) for each in checked(line)[1]] == [
            ("DOW3001", True)
        ]


ASKED = """
crossroads "The Most of Us"
    flavor "x"
    when you clean waste
    option "Neighbour"
        {line}
    option "No"
        nothing happens

test "who is asked"
    given players = 3, seed 1, morale = 8, food = 0, dice of player 1 are 6 6
    given player 2 is the first player, cards in the crossroads deck = 0
    given player 1 controls "Amara Diallo", "Amara Diallo" is at the colony
    given player 2 controls "Biscuit", player 2 controls "Barto Nwosu"
    given player 3 controls "Yuki Lowe", player 3 controls "Greta Solheim"
    given player 1 has "Cleaver", player 2 has "Tool Belt", player 3 has "Tool Belt"
    given "Aspirin" is in the waste pile
    given crossroads "The Most of Us"
    when player 1 starts
    when player 1 cleans waste
    when player 1 chooses "Neighbour"
    when player 2 chooses "player 3"
    then {then}
"""


@pytest.mark.parametrize(
    ("line", "then"),
    [
        (
            "the player on the left of the player with the most survivors discards 1 card",
            "cards in the hand of player 1 = 0",
        ),
        (
            "each survivor controlled by the player with the most survivors gets 1 wound",
            'wounds on "Yuki Lowe" = 1 and wounds on "Greta Solheim" = 1',
        ),
        (
            "choose a card in the hand of the player with the most survivors as x\n"
            "        discard the x",
            "cards in the hand of player 3 = 0",
        ),
    ],
)
def test_the_holder_of_the_token_is_asked_and_not_who_is_built_upon(
    line: str, then: str, tmp_path: Path
) -> None:
    assert failures(tmp_path, ASKED.format(line=line, then=then)) == []


EMPTY = """
crossroads "The Emptiest Street"
    flavor "x"
    when you clean waste
    option "Walk"
        {line}
    option "No"
        nothing happens

test "nobody is sought where nobody stands"
    given players = 2, seed 1, morale = 8, food = 0, dice of player 1 are 6 6
    given player 2 is the first player, cards in the crossroads deck = 0
    given player 1 controls "Amara Diallo", "Amara Diallo" is at the colony
    given player 2 controls "Yuki Lowe", "Yuki Lowe" is at "School"
    given player 1 has "Cleaver", zombies at "School" = 1, "Aspirin" is in the waste pile
    given crossroads "The Emptiest Street"
    when player 1 starts
    when player 1 cleans waste
    when player 1 chooses "Walk"
    then wounds on "Amara Diallo" = 1
"""


@pytest.mark.parametrize(
    "line",
    [
        "a survivor at the location with the fewest zombies gets 1 wound",
        "a survivor at the location with the fewest zombies gets 1 wound, if able",
        "choose a survivor at the location with the fewest zombies as x\n"
        "        the x gets 1 wound",
    ],
)
def test_of_equals_none_is_said_with_which_the_line_cannot_be_done(
    line: str, tmp_path: Path
) -> None:
    """Five of the six equals have nobody: there is nothing to ask."""
    assert failures(tmp_path, EMPTY.format(line=line)) == []
