"""Who says which of equals is meant: every word that ranks pieces, in every sentence that takes
one of them.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.semantics import ir
from dowlang.semantics.ir_visitor import nodes
from dowlang.vocabulary.declarations import EffectWord, Place, Word
from dowlang.vocabulary.word_forms import third_person
from tests.semantics.winter_world import checked_text
from tests.testing.trying import failures

NOUNS = {noun.name: noun for noun in VOCABULARY.nouns}
RANKS = [
    word
    for word in VOCABULARY.words
    if word.place is Place.FILTER and (word.extreme or {"highest", "lowest"} & set(word.implicit))
]
FILLED = {
    "number": "1",
    "location": '"School"',
    "survivor": '"Amara Diallo"',
    "player": "the player on your left",
    "card": "a random card you hold",
    "deck": 'the "School" deck',
    "die": "a die",
    "crisis": "the current crisis",
}
WHO = {"player": "the first player", "survivor": '"Amara Diallo"'}


def something(word: Word, slot: str, noun: str) -> str:
    """Return a piece for a slot, where the word gets at it."""
    said = FILLED[noun]
    beyond = word.beyond.get(slot, ()) if isinstance(word, EffectWord) else ()
    out_of_reach = any(each in said for each in beyond)
    return f"a {noun}" if out_of_reach else said


def sentences(noun: str) -> list[str]:
    """Return every effect of the game with `{}` where it takes one piece of the noun."""
    out: list[str] = []
    for word in VOCABULARY.words:
        if word.place is not Place.EFFECT or word.point or word.absent or word.available:
            continue
        parameters = {p.name: p.type for p in word.parameters if p.role in ("slot", "subject")}
        fillable = all(t.noun in FILLED and not t.many for t in parameters.values())
        for name, type_ in parameters.items() if fillable else ():
            if type_.noun != noun or f"{{{name}}} with" in word.phrase:  # two `with` in a row
                continue
            if name == word.spoken_of:  # there nobody is described
                continue
            said = re.sub(
                r"\{(\w+)\}",
                lambda m, name=name, of=parameters, word=word: (
                    "{}" if m[1] == name else something(word, m[1], of[m[1]].noun)
                ),
                word.phrase,
            )
            others = word.subject and " your " not in said  # what is yours only you can show
            if name == word.subject:
                out += [f"{{}} {third(said)}"] if others else []
            else:
                whom = WHO.get(parameters[word.subject].noun) if others else None
                out.append(f"{whom} {third(said)}" if whom else said)
    return out


def third(said: str) -> str:
    """Return the verb phrase as it is said of one."""
    return re.sub(r"^\w+", lambda verb: third_person(verb[0]), said)


def chosen_by(block: str, noun: str) -> list[ir.Expression | None]:
    """Return who chooses each ranked piece of the noun in a block of effects."""
    lines = "".join(f"        {line}\n" for line in block.splitlines())
    text = f'crossroads "Slips"\n    flavor "x"\n    if morale >= 1\n    option "A"\n{lines}'
    result, found = checked_text(text)
    errors = [str(each) for each in found if each.severity.value == "error"]
    assert not errors, (block, errors)
    picks = [
        part for part in nodes(result.checked_cards[0].procedures) if isinstance(part, ir.Pick)
    ]
    return [pick.chooser for pick in picks if pick.noun.name == noun and is_ranked(pick)]


def is_ranked(pick: ir.Pick) -> bool:
    """Return True if the pick is of those with the most or the fewest of something."""
    parts = list(nodes(pick.candidates))
    return any(isinstance(part, ir.Candidates) and part.extreme for part in parts) or any(
        isinstance(part, ir.Call) and {"highest", "lowest"} & set(part.word.implicit)
        for part in parts
    )


def ranked(word: Word, block: str) -> str:
    """Return the block with the ranked piece in its gap, below the contest that it may need."""
    contest = "each player rolls a die\n" if "roll" in word.phrase else ""
    return contest + block.format(f"the {word.noun} {word.phrase}")


@pytest.mark.sample(6)
@pytest.mark.parametrize("word", RANKS, ids=lambda word: f"{word.noun} {word.phrase}")
def test_the_arbiter_says_which_of_equals_in_every_sentence(word: Word) -> None:
    tried = 0
    for said in sentences(word.noun):
        choosers = chosen_by(ranked(word, said), word.noun)
        assert choosers and set(choosers) == {ir.Arbiter()}, said
        tried += 1
    assert tried >= (3 if word.noun == "die" else 5)


@pytest.mark.parametrize("word", RANKS, ids=lambda word: f"{word.noun} {word.phrase}")
def test_who_is_said_to_choose_does(word: Word) -> None:
    block = ranked(word, "choose {} as x")
    assert chosen_by(block, word.noun) == [ir.Local("you", "player")]
    by_another = chosen_by(block.replace("choose", "the first player chooses"), word.noun)
    assert by_another not in ([ir.Arbiter()], [ir.Local("you", "player")])


@pytest.mark.parametrize("word", RANKS, ids=lambda word: f"{word.noun} {word.phrase}")
def test_chance_stays_chance(word: Word) -> None:
    said = ranked(word, sentences(word.noun)[0]).replace(
        "the " + word.noun, f"a random {word.noun}"
    )
    assert chosen_by(said, word.noun) == [None]


TIE = """
crossroads "The Level Scale"
    flavor "x"
    if food >= 1
    option "Weigh"
        the player on your left takes the first player token
        {line}
    option "Leave it"
        lose 1 morale

test "The first player says which"
    given players = 3, seed 1, food = 5, morale = 5
    given player 1 controls "Amara Diallo", "Amara Diallo" is at the colony
    given player 2 controls "Greta Solheim", "Greta Solheim" is at "School"
    given player 3 controls "Halima Yusuf", "Halima Yusuf" is at "Library"
    given crossroads "The Level Scale"
    when player 1 starts
    when player 1 chooses "Weigh"{dice}
    when player 2 chooses "{answer}"
    then {then}
"""
PLAYED = (
    ("exile {}", "player", "player 3", "player 3 is exiled"),
    ("{} gets 1 wound", "survivor", "Halima Yusuf", 'wounds on "Halima Yusuf" = 1'),
    ("add 1 zombie to {}", "location", "School", 'zombies at "School" = 1'),
)


@pytest.mark.sample(9)
@pytest.mark.parametrize("word", RANKS, ids=lambda word: f"{word.noun} {word.phrase}")
def test_at_the_table_the_holder_of_the_token_is_asked(word: Word, tmp_path: Path) -> None:
    for line, noun, answer, then in PLAYED:
        if noun != word.noun or "influence" in word.phrase:
            continue  # no two printed values are equal
        block = ranked(word, line).replace("\n", "\n        ")
        dice = ", die 4, die 4, die 4" if "roll" in word.phrase else ""
        text = TIE.format(line=block, dice=dice, answer=answer, then=then)
        assert failures(tmp_path, text) == []
