"""Ask of the moment before an event what its clause asks: the leader in `your leader is killed`.

That is the survivor who led your group until then. The ruleset says of which events and of which
words (`vocabulary.declarations.Before`). Everything else is asked of the state in which the event
is told.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Any

from dowlang.semantics import ir
from dowlang.semantics.ir_visitor import names_read, nodes, rebuild, substituted
from dowlang.semantics.scopes import THIS_COPY
from dowlang.vocabulary.declarations import EventWord, FilterWord, Place, Word
from dowlang.vocabulary.moment_before import Before
from dowlang.vocabulary.noun_declarations import Adjective


def as_it_was(
    event: EventWord, payload: Mapping[str, ir.Local], condition: ir.Expression
) -> ir.Expression:
    """Return the condition on what took part in an event, asked of the moment before it where the
    event has a `before`.
    """
    if event.before is None:
        return condition
    asked, domains = {**event.before.asked, **event.before.clause}, event.before.domains
    fields = tuple(payload[name] for name in event.before.fields)

    def change(part: Any) -> Any:
        match part:
            case ir.Candidates(noun, source=source, key=key):
                if source is None and noun.name in domains:
                    source = ir.Call(_all_of(noun.name, domains[noun.name]), fields)
                there = replace(part, source=source)
                if key is None or key.function not in asked:
                    return there
                return _of_the_highest(there, _asked(key, asked[key.function]), fields)
            case ir.Call(word, arguments) if word.function in asked:
                return ir.Call(_asked(word, asked[word.function]), (*arguments, *fields))
            case ir.Test(adjective, piece) if adjective.function in asked:
                return ir.Call(_said(adjective, asked[adjective.function]), (piece, *fields))
            case _:
                return part

    return rebuild(condition, change)


def untold(event: EventWord, conditions: Iterable[ir.Expression]) -> bool:
    """Return True if conditions ask what an event does not tell of a piece that is gone: whose it
    was, where it stood, or how many there were.
    """
    before = event.before
    if before is None or not before.gone or before.asked:
        return False
    (gone,) = (noun for name, noun in event.payload if name == before.fields[0])
    for part in nodes(tuple(conditions)):
        match part:
            case ir.Call(word) if word.function in before.gone:
                return True
            case ir.Test(adjective) if adjective.function in before.gone:
                return True
            case ir.Candidates(noun, key=key):
                if noun.name == gone or (key is not None and key.function in before.gone):
                    return True
    return False


def _of_the_highest(
    pieces: ir.Candidates, key: Word, fields: tuple[ir.Local, ...]
) -> ir.Candidates:
    """Return those with the most or the fewest as pieces of which no other has more or fewer, by a
    key that asks of the moment before.
    """
    one = ir.Local(pieces.element, pieces.noun.name)
    other = ir.Local(f"{pieces.element}_other", pieces.noun.name)
    beats = ir.Compare(
        ">" if pieces.extreme == "highest" else "<",
        ir.Call(key, (other, *fields)),
        ir.Call(key, (one, *fields)),
    )
    left = substituted(pieces.conditions, {one.name: other})
    rivals = ir.Candidates(pieces.noun, other.name, (*left, beats), pieces.source)
    none = ir.Compare("=", ir.Size(rivals), ir.Number(0))
    return replace(pieces, conditions=(*pieces.conditions, none), extreme="", key=None)


def of_clause(clause: ir.Match, asked: ir.Expression) -> ir.Expression:
    """Return what is asked beside a clause, of the moment before its event.

    It is `you` on an attached card, and `while`, the condition of the rule.
    """
    assert clause.word is not None  # only a trigger waits for something outside the game
    if clause.word.before is not None and clause.word.before.stays:
        return asked
    return as_it_was(
        clause.word,
        {name: field for (name, _), field in zip(clause.word.payload, clause.fields, strict=True)},
        asked,
    )


def with_bearers(checked_card: ir.CheckedCard) -> ir.CheckedCard:
    """Return the card in which `you` in the rules of an attached card has become whoever controls
    the bearer then, for those who carry it out.

    A granted ability is told by its user and stays as it is, but for who has it and when. What an
    event tells of a piece that is gone is not asked of the board.
    """

    def change(part: Any) -> Any:
        if not isinstance(part, ir.Lasting) or part.you is None:
            return part
        return replace(
            part, rules=tuple(_told_for(rule, part.you) for rule in part.rules), you=None
        )

    return as_told(rebuild(checked_card, change))


def _told_for(rule: ir.Rule, you: ir.Expression) -> ir.Rule:
    if isinstance(rule, ir.Grant):
        return replace(
            rule,
            who=substituted(rule.who, {"you": you}),
            condition=substituted(rule.condition, {"you": you}),
        )
    if isinstance(rule, ir.Watch):
        you = of_clause(rule.event, you)  # who controlled a bearer that is lost
    body = rule.body if isinstance(rule, ir.Watch | ir.AtMoment | ir.Instead) else None
    told = substituted(rule, {"you": you})
    if isinstance(told, ir.AtMoment) and told.moment[2] == "your":
        told = replace(told, whose=you)
    if body is None or isinstance(told, ir.Modify) or "you" not in names_read(body):
        return told
    controller = ir.Local("controller", "player")
    named = (
        ir.Bind(controller.name, you, rule.line),
        *substituted(body, {"you": controller}).statements,
    )
    return replace(told, body=ir.Block(body.path, named))


def as_told(checked_card: ir.CheckedCard) -> ir.CheckedCard:
    """Return the card in which what an event tells of a piece that is gone stands wherever the card
    asks it: `the location of that survivor`.

    So too below `when the bearer is killed`, of the bearer, and below `when "NAME" is killed`, of
    whom it names.
    """
    lost: Lost = {}
    for clause in nodes(checked_card):
        if isinstance(clause, ir.Match):
            lost.update(_of_piece(clause, lambda gone: (gone,)))
    if checked_card.trigger is not None and (event := checked_card.trigger.event) is not None:
        lost.update(_of_piece(event, lambda gone: described_as(event, gone)))

    def change(part: Any) -> Any:
        match part:
            case ir.Watch(event) | ir.Later(event=ir.Match() as event):
                named = _of_piece(event, lambda gone: described_as(event, gone))
                return _below_clause(part, named) if named else part
            case _:
                return _answered(part, lost)

    return rebuild(checked_card, change) if lost else checked_card


def _below_clause(part: ir.Watch | ir.Later, lost: Lost) -> ir.Watch | ir.Later:
    """Return the rule or the line that waits, with its lines and what stands behind `if` asked
    of the moment of its event.
    """

    def change(inner: Any) -> Any:
        return _answered(inner, lost)

    told = replace(part, body=rebuild(part.body, change))
    if isinstance(told, ir.Watch) and told.condition is not None:
        return replace(told, condition=rebuild(told.condition, change))
    return told


# a piece that is gone -> what its event tells, and with what
Lost = dict[ir.Expression, tuple[Before, Mapping[str, ir.Local]]]


def _of_piece(clause: ir.Match, named: Callable[[ir.Local], Iterable[ir.Expression]]) -> Lost:
    """Return the piece that is gone, however it is named, with what the clause tells of it."""
    if clause.word is None or clause.word.before is None or clause.word.before.stays:
        return {}
    payload = {
        name: field for (name, _), field in zip(clause.word.payload, clause.fields, strict=True)
    }
    before = clause.word.before
    return dict.fromkeys(named(payload[before.fields[0]]), (before, payload))


def same_as(clause: ir.Match, gone: ir.Local) -> Iterable[ir.Expression]:
    """Yield what the clause says is the piece that is gone."""
    for condition, _ in clause.conditions:
        match condition:
            case ir.Compare("=", left, right) if left == gone:
                yield right


def described_as(clause: ir.Match, gone: ir.Local) -> Iterable[ir.Expression]:
    """Yield what the clause says is the piece that is gone, and the description it says it by:
    below `when your leader is killed` the location of your leader is that of who was killed. Below
    `when this card is unequipped` that is the bearer of the card.
    """
    before = None if clause.word is None else clause.word.before
    if any(_is_of_this_copy(condition) for condition, _ in clause.conditions):
        yield ir.Local("bearer", gone.noun)
    for told in same_as(clause, gone):
        yield told
        if before is None or not isinstance(told, ir.Call):
            continue
        if told.word.now is not None:
            given = told.arguments[: len(told.arguments) - len(before.fields)]
            yield ir.Call(told.word.now, given)


def _is_of_this_copy(condition: ir.Expression) -> bool:
    """Return True if a clause speaks of the very card that it stands on, which somebody bears."""
    match condition:
        case ir.Compare("=", _, ir.Local(name)):
            return name == THIS_COPY
    return False


def departed(clause: ir.Match) -> tuple[ir.Expression, ...]:
    """Return the piece that leaves with the event, in every way that the clause names it."""
    if clause.word is None or clause.word.before is None or not clause.word.before.gone:
        return ()
    names = [name for name, _ in clause.word.payload]
    gone = clause.fields[names.index(clause.word.before.fields[0])]
    return (gone, *same_as(clause, gone))


def _answered(part: Any, lost: Lost) -> Any:
    """Return what the event tells in place of a question about the piece that is gone.

    Other parts stay.
    """
    if not isinstance(part, ir.Call):
        return part
    about = next((each for each in part.arguments if each in lost), None)
    if about is None:
        return part
    before, payload = lost[about]
    asked = part.word.function
    if asked in before.told and len(part.arguments) == 1:
        return payload[before.told[asked]]
    if asked not in before.asked or asked in before.since:
        return part
    fields = tuple(payload[name] for name in before.fields)
    arguments = part.arguments
    if isinstance(about, ir.Call):  # a description, which may fit somebody else by now
        arguments = tuple(fields[0] if each == about else each for each in arguments)
    return ir.Call(_asked(part.word, before.asked[asked]), (*arguments, *fields))


@lru_cache(maxsize=256)
def _asked(word: Word, function: Callable[..., Any]) -> Word:
    """Return the word with another function, each time the same one."""
    return replace(word, function=function, now=word)


@lru_cache(maxsize=16)
def _all_of(noun: str, function: Callable[..., Any]) -> Word:
    """Return what gives the pieces of a noun as they were, as a word."""
    return Word(Place.REFERENCE, noun, function, noun=noun)


@lru_cache(maxsize=256)
def _said(adjective: Adjective, function: Callable[..., Any]) -> Word:
    """Return the adjective as a word that takes more than the piece."""
    return FilterWord(Place.FILTER, adjective.word, function)
