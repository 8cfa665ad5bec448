"""`the survivor` where no line has spoken of one, what is chosen once for each of several places,
and names for what nothing can name.
"""

from __future__ import annotations

import re
from itertools import combinations

import pytest

from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.vocabulary.declarations import EventWord, Place, Word
from dowlang.vocabulary.noun_declarations import Noun
from tests.semantics.lower.test_ties import sentences, third
from tests.semantics.winter_world import checked_text

# there is one crisis at a time
NOUNS = [
    noun
    for noun in VOCABULARY.nouns
    if not noun.is_tally and sentences(noun.name) and noun.name != "crisis"
]
COUNTED = [
    (word, noun)
    for word in VOCABULARY.words
    for noun in VOCABULARY.nouns
    if word.place is Place.EFFECT and noun.is_tally and f"{{count}} {noun.plural}" in word.phrase
    if not word.implicit
]

WHOSE = {"card": (" in hand", " you hold", " in use", ""), "survivor": (" they control", "")}
"""What may stand behind a noun in the line to type: where it lies, or that another player who
does it means one of their own (DOW3037).
"""


def found(block: str) -> list[tuple[str, str]]:
    """Return the codes and helps of a block of effects, but for those of every lone option."""
    lines = "".join(f"        {line}\n" for line in block.splitlines())
    text = f'crossroads "Slips"\n    flavor "x"\n    if morale >= 1\n    option "A"\n{lines}'
    # DOW5025: the frames put the same thing into two places
    quiet = ("DOW5011", "DOW5012", "DOW5022", "DOW5024", "DOW5025")
    return [
        (each.code, each.help or "") for each in checked_text(text)[1] if each.code not in quiet
    ]


def amount_of(word: Word, noun: Noun) -> str:
    """Return the effect with `{}` for the amount of what is only counted."""
    said = re.sub(
        r"\{(\w+)\}",
        lambda slot: (
            '"Amara Diallo"'
            if "survivor" in slot[1]
            else '"Library"'
            if slot[1] == "origin"
            else '"School"'
        ),
        word.phrase.replace("{count} " + noun.plural, "…"),
    ).replace("…", "{}")
    return f'"Amara Diallo" {third(said)}' if word.subject == "survivor" else said


@pytest.mark.sample(2)
@pytest.mark.parametrize("noun", NOUNS, ids=lambda noun: noun.name)
def test_the_noun_with_nothing_bound_is_refused_with_the_line_to_type(noun: Noun) -> None:
    name = noun.name
    for said in sentences(name):
        for frame in ("{}", "if food >= 1\n    {}", "you may {}"):
            if said.split()[0] in ("the", "{}", '"Amara') and frame.startswith("you"):
                continue
            block = frame.replace("{}", said)
            told = found(block.format(f"the {name}"))
            assert [code for code, _ in told] == ["DOW3003"], (block, told)
            (written,) = re.findall(r"it is written `([^`]+)`", told[0][1])
            places = WHOSE.get(name, ("",))
            assert written in (*(f"a {name}{where}" for where in places), f"an {name}")
            assert found(block.format(written)) == [], block
            choices = re.findall(r"before it: `([^`]+)`", told[0][1])
            # out of a deck it is chosen at once
            assert len(choices) == (written != "a card"), block
            for choice in choices:
                assert found(f"{choice}\n{block.format('the x')}") == [], block


@pytest.mark.parametrize(
    "clause",
    (
        "if {} is at the colony\n    lose 1 morale",
        "the next time {} is killed\n    lose 1 morale",
        "until the end of this round\n    when {} is killed\n        lose 1 morale",
        "attach this card to {}\n    the bearer cannot move",
        "roll a die for {}\n    1\n        lose 1 morale\n    otherwise\n        nothing happens",
        "add (wounds on {}) food",
        "each survivor at the colony except {} gets 1 wound",
    ),
)
def test_the_survivor_of_whom_nothing_was_said_is_refused(clause: str) -> None:
    assert [code for code, _ in found(clause.format("the survivor"))] == ["DOW3003"]


@pytest.mark.parametrize("pair", COUNTED, ids=lambda pair: pair[0].phrase)
def test_the_amount_of_what_is_only_counted_is_said(pair: tuple[Word, Noun]) -> None:
    word, noun = pair
    name = noun.name
    filled = amount_of(word, noun)
    told = found(filled.format(f"the {name}"))
    assert [code for code, _ in told] == ["DOW3003"], (filled, told)
    assert f"`1 {name}`" in told[0][1]
    assert found(filled.format(f"1 {name}")) == [], filled


def test_what_was_spoken_of_stays_as_it_was() -> None:
    assert found("choose a survivor as x\nkill that survivor") == []
    assert found("choose a survivor as survivor\nkill the survivor") == []
    assert found("the survivors at the colony get 1 wound") == []
    assert found("kill the survivor with the most wounds") == []
    assert found("the player on your left discards 1 card") == []


# ---- once for each
PAIRS = [
    (word, first.name, second.name)
    for word in VOCABULARY.words
    if word.place is Place.EFFECT and not word.absent
    for first, second in combinations([p for p in word.parameters if p.role == "slot"], 2)
    if {first.type.noun, second.type.noun} <= {"survivor", "card", "player", "location", "deck"}
    and word.spoken_of != first.name  # of a name there is nothing to choose
    and not first.type.many
    and not second.type.many
    and first.type.noun != "player"
    and not any("{" in phrase for phrase in word.within.values())
]


@pytest.mark.parametrize("every", ("each", "all"))
@pytest.mark.parametrize("pair", PAIRS, ids=lambda pair: pair[0].phrase)
def test_one_for_each_is_said_by_a_loop(pair: tuple[Word, str, str], every: str) -> None:
    """`place a survivor at each location`: chosen once, or for each of them."""
    word, first, second = pair
    types = {p.name: p.type.noun for p in word.parameters}
    plural = {noun.name: noun.plural for noun in VOCABULARY.nouns}[types[second]]
    several = f"each {types[second]}" if every == "each" else f"all {plural}"
    where = " in hand" if types[first] == "card" and first not in word.within else ""
    kept = {first: f"a {types[first]}{where}", second: several}
    said = re.sub(r"\{(\w+)\}", lambda m: kept.get(m[1], "1"), word.phrase)
    told = found(said)
    if every == "all" and second in word.within:
        assert told == [], said  # `equip a survivor with all cards`
        return
    assert [code for code, _ in told] in (["DOW3019"], ["DOW3001"]), (said, told)
    once = said.replace(several, f"that {types[second]}", 1)
    within = f" {word.within[second]}" if second in word.within else ""
    assert found(f"for each {types[second]}{within}\n    {once}") == [], once


def test_the_pairs_are_those_of_several_words() -> None:
    assert len(PAIRS) >= 8


# ---- names for nothing
@pytest.mark.parametrize("pair", COUNTED, ids=lambda pair: pair[0].phrase)
def test_a_name_for_an_amount_is_told(pair: tuple[Word, Noun]) -> None:
    word, noun = pair
    amount = "1 " + noun.name
    filled = amount_of(word, noun)
    assert [code for code, _ in found(filled.format(f"{amount} as normal"))] == ["DOW5007"], filled


@pytest.mark.parametrize(
    "block",
    (
        "if a survivor as normal is at the colony\n    lose 1 morale",
        "if there is a wounded survivor as normal\n    lose 1 morale",
        "for each helpless survivor as normal\n    lose 1 morale",
        'draw 1 card as normal from the "School" deck',
        "each survivor at a location as normal gets 1 wound",
    ),
)
def test_a_name_that_nothing_keeps_is_told(block: str) -> None:
    assert [code for code, _ in found(block)] == ["DOW5007"]


COUNTING = [
    word
    for word in VOCABULARY.of_sort(EventWord)
    if "{count}" in word.phrase and re.search(r"\b\d+ \w", word.example)
]


@pytest.mark.parametrize("head", ("that", "those", "this", "these", "their", "your"))
@pytest.mark.parametrize("word", COUNTING, ids=lambda word: word.phrase)
def test_what_is_only_counted_in_an_event_is_never_one_that_was_named(
    word: Word, head: str
) -> None:
    counted = re.sub(r"\b\d+ (?=\w)", f"{head} ", word.example)
    text = (
        f'crossroads "P"\n    flavor "x"\n    when {counted}\n    option "A"\n        lose 1 '
        f"morale\n"
    )
    found = checked_text(text + '    option "B"\n        gain 1 morale\n')[1]
    assert {each.code for each in found} - {"DOW5011"}
