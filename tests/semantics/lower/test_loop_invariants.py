"""What a sentence about several looks up once: every effect with a ranked piece or an amount
beside what it goes through, and what depends on whose turn it is.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.semantics import ir
from dowlang.semantics.ir_visitor import nodes
from dowlang.vocabulary.declarations import Place, Word
from tests.semantics.lower.test_ties import FILLED, is_ranked, third
from tests.semantics.winter_world import checked_text
from tests.testing.trying import failures

SEVERAL = {
    "player": "each player",
    "survivor": "each survivor at the colony",
    "location": "each location",
    "card": "each card in hand",
    "die": "each die in your pool",
    "deck": "each deck",
}
RANKED = {
    "player": "the player with the fewest cards",
    "survivor": "the survivor with the most wounds",
    "location": "the location with the most zombies",
}
AMOUNT = "(zombies at the colony)"
WORDS = [
    word
    for word in VOCABULARY.words
    if word.place is Place.EFFECT and not (word.point or word.absent or word.implicit)
]


def open_slots(word: Word) -> list[tuple[str, str]]:
    """Return the slots and the subject of a word with their nouns."""
    return [
        (p.name, p.type.noun)
        for p in word.parameters
        if p.role in ("slot", "subject") and not p.type.many
    ]


def sentence(word: Word, said: dict[str, str]) -> str:
    """Return the effect with these things in its slots and as its subject."""
    text = re.sub(r"\{(\w+)\}", lambda slot: said[slot[1]], word.phrase)
    return f"{said[word.subject]} {third(text)}" if word.subject in said else text


def with_one(word: Word, fixed: str, thing: str) -> list[str]:
    """Return the sentences that go through several of one slot, with the thing in another one."""
    slots = open_slots(word)
    if not set(word.slots) <= {name for name, _ in slots} or any(
        noun not in FILLED for _, noun in slots
    ):
        return []
    out: list[str] = []
    for name, noun in slots:
        if name == fixed or noun not in SEVERAL or f"{{{name}}} with" in word.phrase:
            continue
        said = {each: FILLED[of] for each, of in slots if each != word.subject or each == name}
        said |= {name: SEVERAL[noun], fixed: thing}
        out.append(sentence(word, said))
    return out


def checked(block: str) -> ir.CheckedCard | None:
    """Return the checked card of a block of effects, if it is one."""
    lines = "".join(f"        {line}\n" for line in block.splitlines())
    text = f'crossroads "Slips"\n    flavor "x"\n    if morale >= 1\n    option "A"\n{lines}'
    result, found = checked_text(text)
    wrong = [each for each in found if each.severity.value == "error"]
    return None if wrong else result.checked_cards[0]


def in_turns(checked_card: ir.CheckedCard) -> list[object]:
    """Return every node that is carried out once for each piece of a loop."""
    loops = [part for part in nodes(checked_card.procedures) if isinstance(part, ir.Each)]
    return [part for loop in loops for part in nodes(loop.body)]


RANK_PAIRS = [
    (word, line)
    for word in WORDS
    for name, noun in open_slots(word)
    if noun in RANKED and f"{{{name}}} with" not in word.phrase and name not in word.whose
    for line in with_one(word, name, RANKED[noun])
]
AMOUNT_PAIRS = [
    (word, line)
    for word in WORDS
    for name, noun in open_slots(word)
    if noun == "number" and name in ("count", "amount")
    for line in with_one(word, name, AMOUNT)
]


def test_a_ranked_piece_is_settled_before_the_first_turn() -> None:
    tried: list[str] = []
    for _, line in RANK_PAIRS:
        for said in (line, re.sub(r"^each player (\w+)", r"each player may \1", line)):
            checked_card = checked(said)
            if checked_card is None:
                continue
            tried.append(said)
            again = [p for p in in_turns(checked_card) if isinstance(p, ir.Pick) and is_ranked(p)]
            assert again == [], said
    assert len(tried) >= 10, tried


def test_an_amount_is_settled_before_the_first_turn() -> None:
    tried: list[str] = []
    for word, line in AMOUNT_PAIRS:
        plural = re.sub(r"\(zombies at the colony\) (\w+)", r"(zombies at the colony) \1", line)
        checked_card = checked(plural)
        if checked_card is None or not any(
            isinstance(p, ir.Each) for p in nodes(checked_card.procedures)
        ):
            continue
        tried.append(plural)
        acts = [p for p in in_turns(checked_card) if isinstance(p, ir.Act) and p.word is word]
        asked = [part for act in acts for value in act.arguments for part in nodes(value)]
        assert acts, plural
        assert not any(
            isinstance(part, ir.Call) and part.word.phrase == "at {location}" for part in asked
        ), plural
    assert len(tried) >= 10, tried


@pytest.mark.parametrize(
    "line",
    (
        "each player discards (survivors they control) cards",
        "each player must discard (cards in hand / 2 rounded up) cards",
        "each player gives 1 card to the player on their left",
        "each player may kill the survivor they control with the lowest influence",
        "for each player\n    they give 1 card to the player with the fewest cards except them",
        "for each survivor at the colony\n    add (zombies at the colony) zombies to the colony",
    ),
)
def test_what_depends_on_the_turn_is_looked_up_in_it(line: str) -> None:
    checked_card = checked(line)
    assert checked_card is not None
    assert any(isinstance(p, ir.Pick | ir.Call) for p in in_turns(checked_card))


CARD = """
crossroads "The Long Table"
    flavor "x"
    if food >= 1
    option "Share"
        {line}
    option "Keep"
        lose 1 morale
"""
TABLE = """
test "Once for all"
    given players = 3, seed 1, food = 5, morale = 9
    given player 1 controls "Amara Diallo", "Amara Diallo" is at the colony
    given player 2 controls "Greta Solheim", "Greta Solheim" is at the colony
    given player 3 controls "Halima Yusuf", "Halima Yusuf" is at "Library"
    given player 1 has "Aspirin", player 1 has "Old Newspapers", player 3 has "Jerry Can"
    given zombies at the colony = 1
    given crossroads "The Long Table"
    when player 1 starts
    when player 1 chooses "Share"
    {then}
"""


@pytest.mark.parametrize(
    ("line", "then"),
    (
        (
            "each player gives 1 card to the player with the fewest cards",
            'when player 1 chooses "Aspirin"\n    then cards in the hand of player 2 = 2\n'
            "    then cards in the hand of player 1 = 1 and cards in the hand of player 3 = 0",
        ),
        (
            "each player may give 1 card to the player with the fewest cards",
            'when player 1 accepts\n    when player 1 chooses "Aspirin"\n    when player '
            "3 accepts\n"
            "    then cards in the hand of player 2 = 2",
        ),
        (
            "each player steals a random card from the player with the most cards",
            "then cards in the hand of player 1 = 0 and cards in the hand of player 2 = 1\n"
            "    then cards in the hand of player 3 = 2",
        ),
        (
            "each player discards (cards in the hand of the first player) cards",
            "then cards in the hand of player 1 = 0 and cards in the hand of player 3 = 0",
        ),
        (
            "add (zombies at the colony) zombies to each location",
            'then zombies at the colony = 2 and zombies at "School" = 1',
        ),
        (
            "each survivor at the colony gets (survivors at the colony) wounds",
            'then wounds on "Amara Diallo" = 2 and wounds on "Greta Solheim" = 2',
        ),
    ),
)
def test_at_the_table_it_is_settled_once(line: str, then: str, tmp_path: Path) -> None:
    assert failures(tmp_path, CARD.format(line=line) + TABLE.format(then=then)) == []


# ---- one for several
TOGETHER = [
    (word, first, second)
    for word in WORDS
    for at, (first, noun) in enumerate(open_slots(word))
    for second, other in open_slots(word)[at + 1 :]
    if {first, second} <= set(word.slots)
    and word.spoken_of != first  # there nobody is described, so nobody is chosen
    and (noun != other or first not in word.to_one)  # refused (`test_one_thing_to_one`)
    and {noun, other} <= {"survivor", "card", "player", "location", "deck"}
    and not any("{" in phrase for phrase in word.within.values())
]


OPEN = {"survivor": "a survivor where (it is in play)"}  # whose is said in what a player does


@pytest.mark.sample(10)
@pytest.mark.parametrize("several", ("2 {}s", "up to 2 {}s", "all {}s", "any number of {}s"))
@pytest.mark.parametrize("pair", TOGETHER, ids=lambda pair: pair[0].phrase)
def test_what_is_chosen_for_several_is_chosen_once(
    pair: tuple[Word, str, str], several: str
) -> None:
    """`give 2 cards to another player`: one receiver; of `each card` there is one for each."""
    word, first, second = pair
    nouns = dict(open_slots(word))
    subject = {word.subject: "the first player"} if nouns.get(word.subject) == "player" else {}
    where = " in hand" if nouns[first] == "card" and first not in word.within else ""
    plurals = ((several.format(nouns[first]), True), (f"each {nouns[first]}", False))
    for plural, once in ((f"{said}{where}", once) for said, once in plurals):
        said = {
            "count": "1",
            **subject,
            first: plural,
            second: OPEN.get(nouns[second], f"a {nouns[second]}"),
        }
        checked_card = checked(sentence(word, said))
        assert checked_card is not None, said
        again = [
            p
            for p in in_turns(checked_card)
            if isinstance(p, ir.Pick) and p.noun.name == nouns[second]
        ]
        assert bool(again) == (not once or second in word.within), said


def test_the_words_that_take_two_things() -> None:
    assert len(TOGETHER) >= 8


@pytest.mark.parametrize(
    ("line", "then"),
    (
        (
            "give 2 cards to another player",
            'when player 1 chooses "player 3"\n    then cards in the hand of player 3 = 3',
        ),
        (
            "the player on your left may give a survivor to you",
            'when player 2 accepts\n    then player 1 controls "Greta Solheim"',
        ),
    ),
)
def test_one_receiver_at_the_table(line: str, then: str, tmp_path: Path) -> None:
    assert failures(tmp_path, CARD.format(line=line) + TABLE.format(then=then)) == []


# ---- from player to player
TO_ANOTHER = [
    word
    for word in WORDS
    if word.subject
    and dict(open_slots(word)).get(word.subject) == "player"
    and any(noun == "player" for name, noun in open_slots(word) if name in word.slots)
    and (word.within or word.by_turns)
]
NEIGHBOURS = ("the player on their left", "the player on their right")
OTHERS = (*NEIGHBOURS, "another player")
ONE = (
    "the first player",
    "the player with the fewest cards",
    "the player on the left of the first player",
)
WHOLE = ("all their {}s", "all {}s", "all but 1 {}")
SOME = ("1 {}", "2 {}s", "up to 2 {}s", "a random {}")
VERBS = ("{}", "may {}", "must {}")


def handed(word: Word, thing: str, receiver: str) -> str:
    """Return the effect with what is handed over and to whom, or from whom."""
    moved = next((name for name in word.slots if name in word.within), "")
    said = word.phrase.replace(f"{{{moved}}}", thing.format(dict(open_slots(word)).get(moved, "")))
    return re.sub(r"\{\w+\}", receiver, said)


@pytest.mark.sample(3)
@pytest.mark.parametrize("verb", VERBS)
@pytest.mark.parametrize("word", TO_ANOTHER, ids=lambda word: word.phrase)
def test_what_each_hands_to_the_next_is_handed_over_at_once(word: Word, verb: str) -> None:
    """Each chooses, then all hand over. What cannot be done so is said by a loop."""
    for thing in (*SOME, *WHOLE) if word.within else ("",):
        for receiver in (*OTHERS, *ONE):
            said = handed(word, thing, receiver)
            line = f"each player {verb.format(third(said) if verb == '{}' else said)}"
            card = checked(line)
            in_a_row = thing in WHOLE if word.within else receiver in NEIGHBOURS
            refused = word.by_turns and in_a_row and receiver in OTHERS
            assert (card is None) == refused, line
            assert checked(f"for each player, in turn order\n    they {verb.format(said)}"), line
            if card is not None and word.at_once:
                acts = [p for p in nodes(card.procedures) if isinstance(p, ir.Act)]
                ends = [p for p in nodes(card.procedures) if isinstance(p, ir.AtOnce)]
                waiting = [act for act in acts if act.word.puts_off is not None]
                assert bool(waiting) == bool(ends) == (receiver in OTHERS), line


def test_enough_words_hand_on() -> None:
    assert len(TO_ANOTHER) >= 3


@pytest.mark.parametrize("neighbour", NEIGHBOURS)
@pytest.mark.parametrize("verb", VERBS)
@pytest.mark.parametrize("taken", ("a random card", "2 random cards"))
def test_what_is_taken_out_of_a_hand_is_not_taken_again(
    taken: str, verb: str, neighbour: str
) -> None:
    said = f"take {taken} in the hand of {neighbour}"
    assert checked(f"each player {verb.format(third(said) if verb == '{}' else said)}") is None
    assert checked(f"for each player, in turn order\n    they {verb.format(said)}")
    free = said.replace(neighbour, "another player")
    assert checked(f"each player {verb.format(third(free) if verb == '{}' else free)}")


PASSED = """
test "Round the table"
    given players = 3, seed 1, food = 5, morale = 9
    given player 1 controls "Amara Diallo", "Amara Diallo" is at the colony
    given player 2 controls "Greta Solheim", "Greta Solheim" is at the colony
    given player 3 controls "Halima Yusuf", "Halima Yusuf" is at "Library"
    given player 1 has "Aspirin", player 2 has "Jerry Can", player 3 has "Old Newspapers"
    given crossroads "The Long Table"
    when player 1 starts
    when player 1 chooses "Share"
    {then}
"""
MOVED = (
    'then player 2 has "Aspirin" and player 3 has "Jerry Can" and player 1 has "Old Newspapers"\n'
    "    then cards in the hand of each player = 1"
)


@pytest.mark.parametrize(
    ("line", "then"),
    (
        ("each player gives 1 card to the player on their left", MOVED),
        ("each player gives a random card to the player on their left", MOVED),
        ("each player gives all their cards to the player on their left", MOVED),
        ("each player must give 1 card to the player on their left", MOVED),
        ("each player must put 1 card in hand into the hand of the player on their left", MOVED),
        ("each player must put all their cards into the hand of the player on their left", MOVED),
        (
            "each player may give 1 card to the player on their left",
            "when player 1 accepts\n    when player 2 accepts\n    when player 3 accepts\n    "
            + MOVED,
        ),
        (
            "each player may give 1 card to the player on their left",
            "when player 1 accepts\n    when player 2 declines\n    when player 3 accepts\n    "
            'then player 2 has "Aspirin" and player 2 has "Jerry Can" and player 1 has '
            '"Old Newspapers"',
        ),
        (
            "each other player gives 1 card to the player on their left",
            'then player 3 has "Jerry Can" and player 1 has "Old Newspapers" and player '
            '1 has "Aspirin"',
        ),
        (
            "for each player, in turn order\n            they give all their cards to "
            "the player on their left",
            "then cards in the hand of player 1 = 3",
        ),
    ),
)
def test_all_hand_over_when_all_have_chosen(line: str, then: str, tmp_path: Path) -> None:
    assert failures(tmp_path, CARD.format(line=line) + PASSED.format(then=then)) == []


@pytest.mark.parametrize("edge", ("start", "end"))
@pytest.mark.parametrize("part", ("turn", "round"))
def test_each_turn_and_round_wants_a_duration(edge: str, part: str) -> None:
    """Without one the block would happen once."""
    line = f"at the {edge} of each {part}\n    lose 1 morale"
    assert checked(line) is None
    indented = line.replace("\n", "\n    ")
    assert checked(f"for the rest of the game\n    {indented}") is not None
    assert checked(line.replace("each", "next")) is not None
