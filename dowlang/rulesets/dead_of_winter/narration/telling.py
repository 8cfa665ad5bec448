"""The entries of a log, one after the other, into lines: who tells which event, and what choices
are worth a sentence.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from dowlang.engine.decisions import labels_of
from dowlang.engine.frames import Frame
from dowlang.engine.player_log import HIDDEN, seen
from dowlang.rulesets.dead_of_winter.narration import actions, colony, ending, harm, turns
from dowlang.rulesets.dead_of_winter.narration import cards as of_cards
from dowlang.rulesets.dead_of_winter.narration.story import Story, Teller
from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state import options as O
from dowlang.rulesets.dead_of_winter.state.card_zones import CONTRIBUTIONS

if TYPE_CHECKING:
    from dowlang.engine.card_set import CardSet

TELLERS: dict[int, Teller] = {
    **turns.TELLERS,
    **actions.TELLERS,
    **harm.TELLERS,
    **of_cards.TELLERS,
    **colony.TELLERS,
    **ending.TELLERS,
}

# said by another event, or of no account to a reader
SILENT = frozenset(
    (
        E.ROUND_ENDED,
        E.TURN_ENDED,
        E.COLONY_PHASE_ENDED,
        E.ZOMBIE_ATTACKED,
        E.CARD_UNEQUIPPED,
        E.FOOD_SPENT,
        E.MOVE_MADE,
        E.EXPOSURE_SHOWN,
        E.HURT,
        E.ARRIVED_TOGETHER,
        E.BITE_STOPPED,
        E.LEADER_LOST,
        E.PHASE_STARTED,
        E.PHASE_ENDED,
        E.EXILE_VOTE_ENDED,
        E.MOVE_OVER,
        E.ATTACK_OVER,
        E.CRISIS_RESOLVED,
        E.DEATH_NEAR,
        E.HURT_NEAR,
        E.HELPLESS_NEAR,
        E.FROST_NEAR,
        E.WOUNDS_NEAR,
        E.STRIKE_NEAR,
        E.SURVIVOR_BITTEN,
        E.TAKING_NEAR,
        E.SEARCH_NEAR,
        E.FOUND_NEAR,
        E.CRISIS_DUE,
        E.HAND_CONTRIBUTED,
        E.MORALE_NEAR,
        E.MORALE_LOST_OTHERWISE,
    )
)
_SOURCES = frozenset((E.CARD_LEFT, E.CARD_WAY))
_LOOKS = frozenset((E.CARD_SEEN, E.CARD_REVEALED))
"""Of a card that stays where it lies."""


def narrate(cards: CardSet, log: Iterable[Frame], seat: int | None = None) -> Iterator[str]:
    """Yield the story of a log, line by line: everything that happened, or what the player at
    `seat` may know of it.

    Headings stand at the left edge after an empty line, sentences are indented. The lines of a
    log's beginning are the first lines of the whole, so that a game in progress can be told as it
    goes.
    """
    story = Story(cards, seat)
    for entry in log:
        tell(story, entry)
        if story.lines:
            yield from story.lines
            story.lines.clear()
    turns.votes_in(story)
    story.close_sentence()
    yield from story.lines


def tell(story: Story, entry: Frame) -> None:
    """Take in one entry of a log: its lines, if it has any, are added to those of the story."""
    if story.rolls and entry[0] not in (E.DICE_ROLLED, "end"):
        story.tell_rolls()
    if story.dealt and entry[0] not in (E.CARD_DEALT, "end"):
        story.tell_hands()
    if not _is_untold(story, entry):
        story.go_on()
    match entry:
        case ("end", int() as cause):
            ending.end(story, cause)
        case ("manual", str() as path, int() as number):
            texts: list[Any] = list(story.cards.paths[path].get("manuals", ()))
            known = 0 < number <= len(texts)
            text = str(texts[number - 1]) if known else story.said("see-the-card")
            story.say("for-the-table", text=text)
        case ("chose" | "forced", int() as player, str() as kind, tuple() as option):
            if kind == "tie":
                turns.votes_in(story)
            if kind == "action":
                story.leave_all()  # a card that was cancelled has no end of its own
            # others are not told that there was a choice
            elif entry[0] == "chose" and story.sees(player):
                story.close_sentence()
            only = entry[0] == "forced" and story.seat == player  # others are not told it
            _chosen(story, player, kind, option, only)
        case (int() as event, *payload):
            if event not in (E.MORALE_GAINED, E.MORALE_LOST):
                story.cause = ""
            if story.unsaid and event != E.NOISE_MADE:
                story.tell_noise()
            if event in TELLERS:
                TELLERS[event](story, *payload)
            elif event not in SILENT:
                _by_template(story, event, tuple(payload))
            if event not in _SOURCES:
                if story.source is not None and event not in _LOOKS:
                    _leaves_the_crisis(story, event, payload)
                story.source, story.way = None, -1


def _is_untold(story: Story, entry: Frame) -> bool:
    """Return True for what this listener is told nothing of: whose text comes next, and that
    another player was asked about cards or an offer and gave nothing.
    """
    match entry:
        case ("chose" | "forced", int() as player, str() as kind, (answer, *_)):
            return not story.sees(player) and (kind == "card" or answer == O.DECLINE)
    return bool(entry[0] == E.CARD_SPEAKS)


def _leaves_the_crisis(story: Story, event: int, payload: Sequence[Any]) -> None:
    """Forget a contribution that a card has taken out again, wherever it has gone."""
    if story.source is None or story.source[0] != CONTRIBUTIONS:
        return
    for (_, noun), piece in zip(E.EVENTS[event].fields, payload, strict=False):
        if noun == "card" and piece in story.contributed:
            story.contributed.remove(piece)


def _chosen(story: Story, player: int, kind: str, option: tuple[int, ...], only: bool) -> None:
    """Tell choices that no event tells, as far as everybody at the table sees them made."""
    who = story.player(player)
    match option:
        case (O.OPTION, card, number):
            label = labels_of(story.cards.facts[card], shown=True).get(number, "")
            said = story.said("chooses-number", who=who, number=number)
            if label:
                said = story.said("chooses", who=who, label=label)
            story.tell(story.said("nothing-else", first=said) if only else said)
        case (O.ACCEPT, card, *_) if kind == "offer":
            story.say("accepts-offer", who=who, card=story.name("path", card))
        # not being able to accept looks the same to others
        case (O.DECLINE, card, *_) if kind == "offer" and story.sees(player):
            story.say("declines-offer", who=who, card=story.name("path", card))
        case (O.ACCEPT | O.DECLINE as answer, *_) if kind == "hand_off":
            story.say(f"{'accepts' if answer == O.ACCEPT else 'declines'}-held-out", who=who)
        case (O.BITE_ACCEPT, survivor):
            story.say("lets-die", who=who, whom=story.survivor(survivor))
        case (O.BITE_ROLL, survivor):
            story.say("rolls-for", who=who, whom=story.survivor(survivor))
        case (O.USE, _, card, *_):
            story.acting = card


def _by_template(story: Story, event: int, payload: tuple[int, ...]) -> None:
    """Tell an event by the sentence declared with it, with the names of its fields.

    It speaks of no field that may be hidden (held by a test).
    """
    declared = story.cards.ruleset.events[event]
    values: dict[str, str | int] = {}
    shown = payload if story.seat is None else seen(declared, payload, story.seat)[1:]
    for (field, noun), value in zip(declared.fields, shown, strict=False):
        if value is not HIDDEN:
            values[field] = _named(story, noun, value)
    story.say(event_id(declared.name), **values)


def _named(story: Story, noun: str, value: int) -> str | int:
    """Return the field of an event as a sentence names it."""
    if noun == "number":
        return value
    if noun == "player":
        return story.player(value) if value >= 0 else story.said("nobody")
    return story.name(noun, value)


def by_template() -> dict[str, str]:
    """Return the sentences that are declared with their events, by id."""
    told = {*TELLERS, *SILENT, *_SOURCES}
    return {
        event_id(event.name): event.telling
        for number, event in enumerate(E.EVENTS)
        if number not in told and event.telling
    }


def event_id(name: str) -> str:
    """Return the id of the sentence that is declared with an event."""
    return f"event-{name.replace('_', '-')}"
