"""How a vote came out is asked where one is held: on a card without a vote above it `the player who
voted for it` is told of whatever was voted about last, by another card perhaps.
"""

from __future__ import annotations

import pytest

from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.vocabulary.declarations import THE_VOTE
from tests.semantics.winter_world import found_in

ASKED = {
    "voted for it": ("each player who voted for it loses 1 die",),
    "voted against it": ("if a player voted against it", "    lose 1 morale"),
    "votes for it": ("add (votes for it) food",),
    "votes against it": ("if votes against it >= 2", "    lose 1 morale"),
}
OTHERS = ("    option", ' "B"\n        nothing happens\n')
HEAD = 'crossroads "T"\n    flavor "x"\n    if morale >= 1\n    option "A"\n'
VOTE = ("vote by players", "    passes", "        gain 1 morale", "    fails", "        add 1 food")
EVENTS = (
    "when a vote passes",
    "when a vote fails",
    "when a vote exiles another player",
    "when a vote fails to exile another player",
)


def codes(*lines: str, above: str = "") -> list[str]:
    head = HEAD.replace('    option "A"\n', above + '    option "A"\n')
    text = head + "".join(f"        {line}\n" for line in lines) + "".join(OTHERS)
    return [each.code for each in found_in(text) if each.code not in ("DOW5011", "DOW5022")]


def below(line: str, lines: tuple[str, ...]) -> tuple[str, ...]:
    return (line, *(f"    {each}" for each in lines))


def test_every_word_about_a_vote_is_asked() -> None:
    assert {word.phrase for word in VOCABULARY.words if word.of_last == THE_VOTE} == set(ASKED)


@pytest.mark.parametrize("word", ASKED)
def test_without_a_vote_it_is_refused(word: str) -> None:
    lines = ASKED[word]
    assert codes(*lines) == ["DOW3018"]
    assert codes(*lines, *VOTE) == ["DOW3018"]  # the vote comes after it
    other = '    option "C"\n' + "".join(f"        {line}\n" for line in VOTE)
    assert codes(*lines, above=other) == ["DOW3018"]  # one that another option holds


@pytest.mark.parametrize("word", ASKED)
def test_below_a_vote_it_is_told(word: str) -> None:
    lines = ASKED[word]
    assert codes(*VOTE, *lines) == []
    passes = (*VOTE[:2], *(f"        {each}" for each in lines), *VOTE[3:])
    assert codes(*passes) == []
    for event in EVENTS:
        assert codes("for the rest of the game", *(f"    {e}" for e in below(event, lines))) == []
    later = ("until the end of this round", "    when a zombie is killed")
    assert codes(*VOTE, *later, *(f"        {each}" for each in lines)) == []


@pytest.mark.parametrize("word", ASKED)
def test_a_definition_may_be_carried_out_below_one(word: str) -> None:
    lines = "".join(f"    {line}\n" for line in ASKED[word])
    assert not [each for each in found_in(f'define "D"\n{lines}') if each.code == "DOW3018"]
