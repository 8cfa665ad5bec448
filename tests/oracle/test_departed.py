"""What is asked of a survivor below the event that took it away: it means the moment of the event,
or the line is refused with what to type.

Every word that asks something of a survivor × every event of a loss, on states of games that were
played some way: the survivor is killed, and what the card asks then is what the word told before.
What is refused is asked in the clause, as the message says, and that checks.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest

from dowlang.diagnostics import Severity
from dowlang.engine.game import Game
from dowlang.rulesets.dead_of_winter.procedures import harm
from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.semantics import ir
from dowlang.semantics.ir_visitor import nodes
from dowlang.semantics.lower.pre_event import with_bearers
from dowlang.vocabulary.declarations import Place, Word
from tests.oracle.test_quantities import games, inner
from tests.oracle.values import value
from tests.semantics.winter_world import checked_text

GONE = "that survivor"
FILLED = {
    "place": '"School"',
    "player": "the first player",
    "card": "a weapon card",
    "other": '"Amara Diallo"',
    "deck": "the survivor deck",
    "you": "you",
    "location": '"School"',
}
EVENTS = {
    "a survivor is killed": harm.kill,
    "a survivor is killed by effect": harm.kill,
    "a survivor at the colony is killed": harm.kill,
    "a survivor is removed from the game": harm.remove_survivor,
}
SINCE = ("in play", "alive", "out of play", "in {deck}", "on top of {deck}")
"""What is asked of the moment in which the line is carried out: whether somebody is there again,
or what lies in the deck by now.
"""

DECLARED_BY_A_SET = "token kind"
"""The cards of the oracle belong to no set that has tokens of its own."""


def asks(word: Word) -> list[str]:
    """Return the conditions that ask something of that survivor by the word; the piece in each
    slot for one.
    """
    slots = [p for p in word.parameters if p.role == "slot"]
    if any(slot.type.noun == DECLARED_BY_A_SET for slot in slots):
        return []
    out = []
    if (
        word.place in (Place.STATE, Place.PREDICATE)
        and word.parameters
        and word.parameters[0].type.noun == "survivor"
    ):
        verb = word.phrase if word.place is Place.PREDICATE else f"is {word.phrase}"
        out.append(f"{GONE} {third(verb)}")
    for slot in (p for p in slots if p.type.noun == "survivor"):
        phrase = word.phrase.replace(f"{{{slot.name}}}", GONE)
        if word.place is Place.NUMBER:
            out += [f"{phrase} >= {number}" for number in (1, 2, 3)]
        elif word.place is Place.FILTER:
            out += [f"{plural(word.noun)} {phrase} >= {number}" for number in (1, 2)]
        elif word.place is Place.PREDICATE:
            subject = "you" if word.parameters[0].type.noun == "player" else '"Amara Diallo"'
            out.append(f"{subject} {third(phrase) if subject != 'you' else phrase}")
        elif word.place is Place.REFERENCE:
            out.append(
                {"location": f"{GONE} is at {phrase}", "player": f"{phrase} is the first player"}[
                    word.noun
                ]
            )
    return [
        re.sub(r"\{(\w+)\}", lambda placeholder: FILLED[placeholder.group(1)], each) for each in out
    ]


def third(phrase: str) -> str:
    """Return the phrase as it stands behind one subject."""
    verb, _, rest = phrase.partition(" ")
    return f"{verb if verb in ('is', 'moved', 'started') else f'{verb}s'} {rest}".strip()


def plural(noun: str) -> str:
    """Return the noun as it is counted."""
    return next(each.plural for each in VOCABULARY.nouns if each.name == noun)


ASKED = [(word, condition) for word in VOCABULARY.words for condition in asks(word)]


def checked(event: str, condition: str) -> tuple[ir.CheckedCard | None, list[tuple[str, str]]]:
    """Return the card that asks it below the event, and the errors."""
    text = (
        f'crossroads "P"\n    flavor "x"\n    when {event}\n    option "A"\n        if '
        f"{condition}\n            lose 1 morale\n"
    )
    result, found = checked_text(text)
    errors = [(each.code, each.message) for each in found if each.severity is Severity.ERROR]
    return (with_bearers(result.checked_cards[0]) if not errors else None), errors


def asked_now(checked_card: ir.CheckedCard, game: Game, payload: dict[str, Any]) -> bool:
    """Return what the card finds, with what the event has told."""
    (line,) = [node for node in nodes(checked_card) if isinstance(node, ir.If)]
    return bool(value(game, line.condition, {"you": 1, **payload}, "departed"))


def lose(game: Any, event: str, survivor: int) -> dict[str, int]:
    """Take the survivor away and return what the event tells."""
    told = {
        "survivor": survivor,
        "owner": game.controller[survivor],
        "location": game.location[survivor],
        "cause": 0,
        "leader": game.leader[game.controller[survivor]],
    }
    game.morale += 9  # so that the game goes on
    EVENTS[event](game, survivor)
    return told


def test_every_kind_of_word_is_tried() -> None:
    assert len(ASKED) >= 30 and {word.place for word, _ in ASKED} == {
        Place.STATE,
        Place.PREDICATE,
        Place.NUMBER,
        Place.FILTER,
        Place.REFERENCE,
    }


@pytest.mark.sample(21)
@pytest.mark.parametrize("event", EVENTS)
@pytest.mark.parametrize(("word", "condition"), ASKED, ids=[condition for _, condition in ASKED])
def test_it_means_the_moment_of_the_event(word: Word, condition: str, event: str) -> None:
    checked_card, errors = checked(event, condition)
    if checked_card is None:
        ((code, message),) = errors
        assert code == "DOW3018", message
        said = re.findall(r"such as `when a survivor (.*) …`$", message)
        clause = event.replace("a survivor at the colony", "a survivor").replace(
            "a survivor", f"a survivor {said[0]}"
        )
        assert not checked(clause, "food >= 1")[1]
        return
    if word.phrase in SINCE:
        return
    assert (
        checked_card.trigger is not None
        and checked_card.trigger.event is not None
        and checked_card.trigger.event.word is not None
    )
    names = {
        name: field.name
        for (name, _), field in zip(
            checked_card.trigger.event.word.payload, checked_card.trigger.event.fields, strict=True
        )
    }
    tried = 0
    for played in games():
        for survivor in [
            each for each, controller in enumerate(inner(played).controller) if controller >= 0
        ]:
            game = inner(played.clone())
            local = dict.fromkeys(names.values(), survivor)
            wanted = truth(condition, game, survivor)
            told = lose(game, event, survivor)
            found = asked_now(
                checked_card,
                game,
                {
                    **local,
                    **{names[name]: number for name, number in told.items() if name in names},
                },
            )
            assert found == wanted, (condition, survivor)
            tried += 1
    assert tried >= 30


@pytest.mark.parametrize("condition", [each for word, each in ASKED if word.phrase not in SINCE])
def test_of_a_lost_leader_nothing_is_asked_that_has_left(condition: str) -> None:
    """Only who it was is told: what can change with the loss is refused."""
    checked_card, errors = checked("you lose the leader", condition)
    assert (checked_card is None) == (not condition.startswith("survivors except")), errors
    assert {code for code, _ in errors} <= {"DOW3018"}


def truth(condition: str, game: Game, survivor: int) -> bool:
    """Return what the condition is worth while the survivor is there, told by a card that waits
    for something else.
    """
    checked_card = healed(condition)
    assert checked_card.trigger is not None and checked_card.trigger.event is not None
    return asked_now(
        checked_card,
        game,
        dict.fromkeys((field.name for field in checked_card.trigger.event.fields), survivor),
    )


@cache
def healed(condition: str) -> ir.CheckedCard:
    """Return the card that asks the condition of a survivor who is there."""
    checked_card, errors = checked("a survivor is healed", condition)
    assert checked_card is not None, errors
    return checked_card
