"""A line that says nobody and brings you something or takes something from you is warned of
(DOW5022) in a loop over players, and below what is offered to another player or rolled by one: a
reader of `another player may discard a card; if so, draw 1 card` takes it to be theirs.
"""

from __future__ import annotations

import pytest

from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.vocabulary.declarations import EffectWord
from tests.semantics.winter_world import found_in

COMES = [
    word.example
    for word in VOCABULARY.words
    if isinstance(word, EffectWord)
    and word.to_subject
    and "those" not in word.example
    and not word.example.startswith("each player")
]
GOES = ("add 2 food", "lose 1 morale", "add 1 zombie to the colony", "add 3 helpless survivors")
TAKES = ("discard 1 card", "lose 1 die", "spend 1 die", "remove 1 card in hand from the game")
OTHERS = ("another player", "the first player", "the player on your left")
LOOPS = ("for each player", "for each other player", "for each player, in turn order")


def codes(*lines: str) -> list[str]:
    """The warnings about whose it is, of a card with these lines in an option."""
    text = 'crossroads "T"\n    flavor "x"\n    if food >= 0\n    option "a"\n'
    text += "".join(f"        {line}\n" for line in lines)
    text += '    option "no"\n        lose 1 morale\n'
    findings = found_in(text)
    wrong = [finding.code for finding in findings if finding.code < "DOW5"]
    assert not wrong, (lines, [finding.message for finding in findings])
    return [finding.code for finding in findings if finding.code == "DOW5022"]


def test_there_are_such_words() -> None:
    assert len(COMES) >= 8, COMES


@pytest.mark.sample(4)
@pytest.mark.parametrize("line", COMES)
def test_what_comes_to_you_in_a_loop_is_warned_of(line: str) -> None:
    for loop in LOOPS:
        assert codes(loop, f"    {line}") == ["DOW5022"], loop
        assert codes(loop, "    they may discard a card", "        if so", f"            {line}")
        assert not codes(loop, f"    you {line}")
        assert not codes(loop, f"    they {line}")
        assert not codes(loop, f"    that player {third_person(line)}")
    assert not codes(line)
    assert not codes("you may discard a card", "    if so", f"        {line}")


@pytest.mark.sample(4)
@pytest.mark.parametrize("line", COMES)
def test_in_an_ability_it_is_who_uses_it(line: str) -> None:
    """The warning said that it meant the player of the card, which it does not."""
    lasting = (
        "    until the end of next round",
        "        each survivor they control has the ability",
    )
    for subject in ("", "you "):
        assert not codes("for each player", *lasting, f"            {subject}{line}")
    inner = ("            for each player", f"                {line}")
    assert codes("for each player", *lasting, *inner) == ["DOW5022"]


@pytest.mark.sample(6)
@pytest.mark.parametrize("line", [*COMES, *TAKES])
@pytest.mark.parametrize("other", OTHERS)
def test_what_is_yours_below_an_offer_to_another_or_a_roll_is_warned_of(
    other: str, line: str
) -> None:
    for modal in ("may", "must"):
        for below in ("if so", "if not"):
            offer = (f"{other} {modal} discard a fuel card", f"    {below}")
            assert codes(*offer, f"        {line}") == ["DOW5022"]
            assert not codes(*offer, f"        you {line}")
            assert not codes(*offer, f"        they {line}")
    table = ("    otherwise", "        nothing happens")
    assert codes(f"{other} rolls a die", "    1", f"        {line}", *table) == ["DOW5022"]
    assert not codes(f"{other} rolls a die", "    1", f"        they {line}", *table)
    assert not codes(f"{other} rolls a die", "    1", "        lose 1 morale", *table, line)
    assert not codes(f"{other} discards a fuel card", line)


@pytest.mark.parametrize("line", GOES)
@pytest.mark.parametrize("other", OTHERS)
def test_what_is_nobodys_below_an_offer_is_not(other: str, line: str) -> None:
    assert not codes(f"{other} may discard a fuel card", "    if so", f"        {line}")


def third_person(line: str) -> str:
    """The line with its verb for one player."""
    verb, _, rest = line.partition(" ")
    ending = "es" if verb.endswith(("ch", "sh")) else "s"
    return f"{verb}{ending} {rest}"


@pytest.mark.parametrize("line", GOES)
def test_what_comes_to_nobody_is_not(line: str) -> None:
    assert not any(codes(loop, f"    {line}") for loop in LOOPS)


@pytest.mark.parametrize(
    "line",
    ["look at the hand of that player", "steal a random card from that player"],
)
def test_whoever_names_the_other_player_means_themselves(line: str) -> None:
    assert not codes("for each other player", f"    {line}")
