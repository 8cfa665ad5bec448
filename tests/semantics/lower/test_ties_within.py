"""Who says which of equals is meant inside another noun (`the player on the left of the player with
the most survivors`): every word that ranks pieces, in every filter and number that takes one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from dowlang.diagnostics import Diagnostic
from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.semantics import Checked, ir
from dowlang.semantics.ir_visitor import nodes
from dowlang.vocabulary.declarations import Place, Word
from tests.semantics.lower.test_ties import FILLED, NOUNS, RANKS, is_ranked, sentences
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
            if line.startswith(("swap", "trade")):  # one partner for several is refused
                each = f"for each {word.noun} {said}\n    "
                yield contest + each + line.format(f"that {word.noun}")


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


ASKED_OF = {"player": 270, "survivor": 140, "location": 110}
"""Noun -> blocks that are read at least. The others are refused for what is none of the rank's
doing: a card where the word gets at none or that the chooser does not see, several decks for one
card, one partner for each of several, a second `at`.
"""
BUILT_UPON = [rank for rank in RANKS if rank.noun != "die"]


@pytest.mark.sample(1)
@pytest.mark.proofs(9)
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


LOOPS = ("choose a {noun} {said} as x\nthe x {does}", "for each {noun} {said}\n    gain 1 morale")
DOES = {"player": "discards 1 card", "survivor": "gets 1 wound"}
VOTE = (
    'vote by players {said}\n    passes "Yes"\n        gain 1 morale\n'
    '    fails "No"\n        lose 1 morale'
)
ROLL = "\n    1\n        gain 1 morale\n    otherwise\n        nothing happens"


def other_uses(rank: Word) -> Iterator[str]:
    """Yield the ranked piece inside conditions on pieces that a line speaks of, voters, who is
    offered something or has to do it, who rolls, and what a card is attached to.
    """
    contest = "each player rolls a die\n" if "roll" in rank.phrase else ""
    for word, said in slots_of(rank):
        if word.place is Place.NUMBER:
            asked = [f"where ({said} >= 1)"]
        else:
            plural = NOUNS[word.noun].plural
            asked = [f"where ({plural} {said} >= 1)", f"where (there is a {word.noun} {said})"]
        for noun, does in DOES.items():
            for where in [*asked, *([said] if word.noun == noun else [])]:
                for form in LOOPS:
                    yield contest + form.format(noun=noun, said=where, does=does)
                yield f"{contest}each {noun} {where} {does}"
                yield f"{contest}roll a die for each {noun} {where}{ROLL}"
                if noun == "survivor":
                    to = f"{contest}attach this card to a survivor {where}"
                    yield f"{to}\n    the bearer cannot search"
                    continue
                yield contest + VOTE.format(said=where)
                yield f"{contest}each player {where} may discard 1 card"
                yield f"{contest}each player {where} must discard 1 card"
                yield f"{contest}each player {where} rolls a die"


def check_settled(lines: Sequence[str]) -> int:
    """Check that the arbiter chooses every ranked piece of each block. Return how many are read."""
    tried = 0
    for block in lines:
        result, found = checked(block)
        if any(each.severity.value == "error" for each in found):
            continue
        parts = list(nodes(result.checked_cards[0].procedures))
        picks = [part for part in parts if isinstance(part, ir.Pick)]
        settled = {id(inner) for pick in picks for inner in nodes(pick.candidates)}
        ranked = (part for part in parts if isinstance(part, ir.Candidates) and part.extreme)
        assert any(is_ranked(pick) and pick.chooser == ir.Arbiter() for pick in picks), block
        assert all(id(part) in settled for part in ranked), block
        tried += 1
    return tried


RANKED = pytest.mark.parametrize("rank", BUILT_UPON, ids=lambda word: f"{word.noun} {word.phrase}")


@pytest.mark.proof
@pytest.mark.proofs(9)
@RANKED
def test_one_of_equals_is_said_wherever_a_line_speaks_of_them(rank: Word) -> None:
    assert check_settled(list(other_uses(rank))) >= 60


@pytest.mark.parametrize("noun", list(ASKED_OF))
def test_one_of_equals_is_said_in_some_of_those_uses(noun: str) -> None:
    rank = next(rank for rank in BUILT_UPON if rank.noun == noun)
    assert check_settled(list(other_uses(rank))[::9]) >= 6


@pytest.mark.sample(3)
@RANKED
def test_a_rule_in_force_says_all_that_are_level(rank: Word) -> None:
    """It is looked at again and again, and there is nobody to ask: the plural says what is
    meant.
    """
    one, every = f"the {rank.noun} {rank.phrase}", f"all {NOUNS[rank.noun].plural} {rank.phrase}"
    of_one_moment = "roll" in rank.phrase or "number" in rank.phrase
    tried = read = 0
    for word, said in slots_of(rank):
        if word.noun not in DOES or word.place is not Place.FILTER or of_one_moment:
            continue
        rule = f"for the rest of the game\n    {NOUNS[word.noun].plural} {said} cannot search"
        told = [each for each in checked(rule)[1] if each.severity.value == "error"]
        assert {each.code for each in told} <= {"DOW3001", "DOW3019"} and told, rule
        again = checked(rule.replace(one, every))[1]
        read += all(each.severity.value != "error" for each in again)
        tried += 1
    assert of_one_moment or 0 < read <= tried


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
            "choose a random card in the hand of the player with the most survivors as x\n"
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


WORST = "the location outside the colony with the most zombies"
LEVEL = """
crossroads "Two Bad Streets"
    flavor "x"
    if food >= 1
    option "With"
        each player with a survivor at {place} discards 1 card
    option "Who"
        each player who controls a survivor at {place} discards 1 card
    option "Loop"
        for each player where (it controls a survivor and a survivor controlled by it is at {place})
            they discard 1 card
    option "Must"
        each player with a survivor at {place} must discard 1 card
    option "Vote"
        vote by players with a survivor at {place}, without voters it passes
            passes "Yes"
                gain 1 morale
            fails "No"
                lose 1 morale

test "each of those at the place that is said"
    given players = 3, seed 1, food = 3, morale = 5, cards in the crossroads deck = 0
    given player 1 controls "Amara Diallo", "Amara Diallo" is at "Library"
    given player 2 controls "Greta Solheim", "Greta Solheim" is at "School"
    given player 3 controls "Biscuit", "Biscuit" is at "School"
    given player 1 has "Aspirin", player 2 has "Aspirin", player 3 has "Aspirin"
    given zombies at "School" = 2, zombies at "Library" = 2, zombies at the colony = 0
    given player 2 is the first player
    given crossroads "Two Bad Streets"
    when player 1 starts
    when player 1 chooses the choice
    when player 2 chooses "School"
    then cards in the hand of player 1 = 1
    then cards in the hand of player 2 = 0 and cards in the hand of player 3 = 0
    cases choice
        "With"
        "Who"
        "Loop"
        "Must"

test "and their votes"
    given players = 3, seed 1, food = 3, morale = 5, cards in the crossroads deck = 0
    given player 1 controls "Amara Diallo", "Amara Diallo" is at "Library"
    given player 2 controls "Greta Solheim", "Greta Solheim" is at "School"
    given player 3 controls "Biscuit", "Biscuit" is at "School"
    given zombies at "School" = 2, zombies at "Library" = 2, zombies at the colony = 0
    given player 2 is the first player
    given crossroads "Two Bad Streets"
    when player 1 starts
    when player 1 chooses "Vote"
    when player 2 chooses "School"
    when player 2 votes for
    when player 3 votes for
    then morale = 6
"""


def test_the_same_words_ask_the_first_player_in_every_use(tmp_path: Path) -> None:
    """R-BOARD-18: whatever stands around them, and whoever has the turn."""
    assert failures(tmp_path, LEVEL.replace("{place}", WORST)) == []
