"""`this card` and `the bearer` under `equip`: what cannot happen to a card that lies beside its
bearer, and what waits until it may lie beside another one, is refused with the line to type.
"""

from __future__ import annotations

import re

import pytest

from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.vocabulary.declarations import EventWord, RuleWord, Word
from tests.semantics.winter_world import checked_text

CARD = re.compile(r'\ba ([a-z]+ )?card\b|"Aspirin"')
SURVIVOR = re.compile(r"\b(a|your|another) ([a-z]+ )?survivor( you control)?\b|\byour leader\b")
NEVER = {
    "request {card} [from {asked}]",
    "steal {card} from {owner}",
    "draw {card}",
    "find {card} [at {location}]",
    "{subject} cannot be played",
    "contribute {card} from hand",
    "{subject} counts for crises by {symbol} only",
    "{subject} counts against crises",
}
"""What is only done to cards in hands and decks, and what is counted where a crisis lies."""
HEARD = {
    "move {survivor} [from {origin}] [to {destination}] [using {using}]",
    "use {card}",
    "play {card}",
    "play {using} to heal {survivor}",
    "contribute {card}",
    "pass {card} to {receiver}",
    "discard {card}",
    "equip {survivor} with {card}",
    "unequipped [from {survivor}]",
}
"""What is done to a card beside a survivor, or brings it there."""


def errors(*lines: str) -> list[tuple[str, str]]:
    """Return code and help of each error in an item with those lines under `equip`."""
    text = 'item "Long Rope"\n    tool, in "School" x 1\n    equip\n'
    _, found = checked_text(text + "".join(f"        {line}\n" for line in lines))
    return [(each.code, each.help or "") for each in found if each.severity.value == "error"]


def of_cards() -> list[Word]:
    """Return the events that carry a card, and the rules about one."""
    events = [
        word
        for word in VOCABULARY.of_sort(EventWord)
        if isinstance(word, EventWord) and "card" in {noun for _, noun in word.payload}
    ]
    rules = [
        word
        for word in VOCABULARY.of_sort(RuleWord)
        if any(p.type.noun == "card" for p in word.parameters)
    ]
    return [*events, *rules]


def test_every_event_and_rule_of_a_card_is_here() -> None:
    assert {word.phrase for word in of_cards()} == NEVER | HEARD


@pytest.mark.parametrize("word", of_cards(), ids=lambda word: word.phrase)
def test_this_card_is_heard_beside_its_bearer_or_refused(word: Word) -> None:
    said = CARD.sub("this card", word.example)
    lines = (f"when {said}", "    gain 1 morale") if isinstance(word, EventWord) else (said,)
    found = errors(*lines)
    assert [code for code, _ in found] == ["DOW3018"] * (word.phrase in NEVER), lines
    for _, help in found:
        (offered,) = re.findall(r"`(when .*?)`", help)
        assert not errors(offered, "    gain 1 morale")


@pytest.mark.parametrize("word", of_cards(), ids=lambda word: word.phrase)
def test_any_other_card_may_be_anywhere(word: Word) -> None:
    said = word.example
    lines = (f"when {said}", "    gain 1 morale") if isinstance(word, EventWord) else (said,)
    assert not errors(*lines)


def test_who_has_this_card_may_do_it_with_others() -> None:
    assert not errors("when a player with this card draws a card", "    gain 1 morale")


WAITING = {
    "the next time": ("the next time EVENT", "    gain 1 morale"),
    "counting": ("the next time EVENT, counting to 3", "    discard this card"),
    "several times": ("the next 2 times EVENT", "    gain 1 morale"),
    "a duration": ("for the rest of the game", "    when EVENT", "        gain 1 morale"),
    "behind a condition": ("if food >= 1", "    the next time EVENT", "        gain 1 morale"),
}
ABOVE = {
    "equipped": "when you equip the bearer with this card",
    "moved": "when the bearer moves",
    "a crisis": "when a crisis is revealed",
    "a moment": "at the start of your turn",
}


def of_survivors() -> list[str]:
    """Return the example of each event with a survivor as its subject, said of the bearer."""
    return [
        SURVIVOR.sub("the bearer", word.example, count=1)
        for word in VOCABULARY.of_sort(EventWord)
        if word.subject == "survivor" and SURVIVOR.match(word.example)
    ]


def below(above: str, way: str, event: str) -> tuple[str, ...]:
    """Return the lines of a rule in which something waits for an event."""
    return (above, *(f"    {line.replace('EVENT', event)}" for line in WAITING[way]))


@pytest.mark.parametrize("above", ABOVE)
@pytest.mark.parametrize("way", WAITING)
def test_what_waits_does_not_speak_of_the_bearer(way: str, above: str) -> None:
    found = errors(*below(ABOVE[above], way, "the bearer kills a zombie"))
    assert [code for code, _ in found] == ["DOW3018"]
    assert "that survivor" in found[0][1] and "when the bearer …" in found[0][1]
    if above in ("equipped", "moved"):
        assert not errors(*below(ABOVE[above], way, "that survivor kills a zombie"))
    assert not errors("when the bearer kills a zombie", "    gain 1 morale")


@pytest.mark.parametrize("event", of_survivors())
def test_no_event_waits_for_the_bearer(event: str) -> None:
    assert not errors(f"when {event}", "    gain 1 morale")
    found = errors(*below(ABOVE["a crisis"], "the next time", event))
    assert [code for code, _ in found] == ["DOW3018"]


def test_an_ability_waits_for_who_has_used_it() -> None:
    assert not errors(
        "the bearer has the ability",
        "    discard this card",
        "    the next time the bearer kills a zombie",
        "        gain 1 morale",
    )
    of_a_player = (
        "when a crisis is revealed",
        "    for the rest of the game",
        "        each player has the ability, once per game",
    )
    gained = "                gain 1 morale"
    assert not errors(*of_a_player, "            the next time you kill a zombie", gained)
    found = errors(*of_a_player, "            the next time the bearer kills a zombie", gained)
    assert found == [("DOW3001", "what carries it here is `you`")]
