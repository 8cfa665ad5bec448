"""Lower the `when` lines of a test: what players do, answer and roll."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence

from dowlang.diagnostics import codes
from dowlang.semantics import ir, line_parts
from dowlang.semantics.context import Context
from dowlang.semantics.lower.card_test_givens import NUMBER_OR_PLAYER, TABLE
from dowlang.semantics.lower.event_clauses import event
from dowlang.semantics.message_wording import near
from dowlang.semantics.resolve.noun_types import kinds_of
from dowlang.source.spelling import distance
from dowlang.syntax import ast
from dowlang.vocabulary.declarations import (
    EventWord,
    Place,
)

PLACEHOLDER = re.compile(r"\{(\w+)\}")


def who_acts(context: Context, row: ast.Line) -> int | None:
    """Return the seat of whoever a line begins with. None: an error was reported."""
    who = line_parts.first(row, "who")
    assert who is not None
    return _player(context, who)


def _player(context: Context, node: line_parts.Value) -> int | None:
    """Return the seat, counted from 0, of `player 2`."""
    if (
        isinstance(node, ast.Reference)
        and node.number is not None
        and node.words[:1] == ("player",)
    ):
        return node.number - 1
    context.report.wrong_type(node, kinds_of(context, node, TABLE), ("player, such as `player 1`",))
    return None


def chosen_label(context: Context, row: ast.Line, labels: Collection[str] | None) -> str:
    """Return what is chosen: an option of the card, a piece by its name, a number, or a player.

    Anything else is reported.
    """
    label = line_parts.text(row)
    assert label is not None
    known = (
        label.value in (labels or ())
        or context.names.nouns_named(label.value)
        or NUMBER_OR_PLAYER.fullmatch(label.value)
    )
    if known:  # what the set is called otherwise is not asked, so that it may change
        return label.value
    answers = list(_answers(context))
    names = (*(labels or ()), *context.names.every_name())
    wrong = labels is not None or _is_slip(label.value, names)
    if wrong and not any(pattern.fullmatch(label.value) for pattern, _ in answers):
        such = "".join(f", or an answer such as `{text}`" for _, (text, *_) in answers[:1])
        every = (*names, *(text for _, texts in answers for text in texts))
        context.report.add(
            codes.UNKNOWN_CHOICE,
            label.span,
            near=near(label.value, every),
            choice=label.value,
            wanted=f"the label of an option, the name of what is picked{such}",
        )
    return label.value


def _is_slip(text: str, names: Collection[str]) -> bool:
    """Return True for a text of some length which is a name but for a letter or two."""
    most = 2 if len(text) >= 7 else 1
    return len(text) >= 5 and any(distance(text, name, most) <= most for name in names)


def _answers(context: Context) -> Iterator[tuple[re.Pattern[str], Sequence[str]]]:
    """Yield what may be answered to questions of the rules.

    It is a pattern with all names in their places, and for hints the texts of those with one.
    """
    nouns = {
        noun.name: context.names.of_kind(noun.named_by)
        for noun in context.lexicon.vocabulary.nouns
        if noun.named_by
    }
    values = {name: one.values for name, one in context.lexicon.enumerations.items()} | nouns
    for said in context.lexicon.vocabulary.answers:
        texts = PLACEHOLDER.split(said)  # placeholders at the odd places
        parts_of = [
            (r"\d+" if text == "number" else "|".join(map(re.escape, values[text])))
            if index % 2
            else re.escape(text)
            for index, text in enumerate(texts)
        ]
        one = (
            [f"{texts[0]}{name}{texts[2]}" for name in values.get(texts[1], ())]
            if len(texts) == 3
            else []
        )
        yield (
            re.compile("".join(f"(?:{part})" for part in parts_of)),
            [said] if len(texts) == 1 else one,
        )


def move(context: Context, row: ast.Line, labels: Collection[str] | None) -> ir.Move | None:
    """Lower one `when` line. Return None after a report."""
    line = row.span.line
    forced = tuple(
        f for part in row.parts_named("forced") if (f := _forced(context, part)) is not None
    )
    if row.shape == "chooses":
        player, label = who_acts(context, row), chosen_label(context, row, labels)
        return (
            None if player is None else ir.Move("chooses", line, player, text=label, forced=forced)
        )
    if row.shape == "answers":
        player = who_acts(context, row)
        return (
            None
            if player is None
            else ir.Move(
                "answers",
                line,
                player,
                vote=line_parts.words(row, "answer") == ("accept",),
                forced=forced,
            )
        )
    if row.shape == "votes":
        player = who_acts(context, row)
        return (
            None
            if player is None
            else ir.Move(
                "votes", line, player, vote=line_parts.words(row, "vote") == ("for",), forced=forced
            )
        )
    happened = told_event(row)
    assert happened.subject is not None
    pattern = happened.predicate.pattern
    does = kinds_of(context, happened.subject, TABLE)
    words = (
        []
        if "player" in does
        else [
            word
            for word in context.lexicon.vocabulary.of_sort(EventWord)
            if word.place is Place.EVENT and _said_of(word) in does
        ]
    )
    player = (
        -1
        if any(word.event in _options(context) for word in words)
        else _player(context, happened.subject)
    )
    if player is None:
        return None
    if player >= 0 and pattern in ("start", "pass", "end"):
        return ir.Move("starts" if pattern == "start" else "passes", line, player, forced=forced)
    matched = event(context, happened, None, TABLE)
    if matched is None:
        return None
    assert matched.match.word is not None
    option = matched.match.word.option or _options(context).get(matched.match.number, "")
    if player < 0 and not option:
        wanted = "what somebody does in a turn"
        context.report.add(
            codes.WRONG_TYPE,
            happened.predicate.span,
            found=f"`{pattern}`, which happens",
            wanted=wanted,
        )
        return None
    return ir.Move(
        "event",
        line,
        player,
        matched.match,
        forced=forced,
        option=option,
        points=_points(context, matched.match.number),
    )


def _points(context: Context, number: int) -> tuple[int, ...]:
    """Return the points inside an event, of the words for any of its participants: a card may come
    up there.
    """
    words = context.lexicon.vocabulary.of_sort(EventWord)
    inside = [point for word in words if word.event == number for _, point in word.points]
    return tuple(dict.fromkeys(inside))


def _options(context: Context) -> Mapping[int, str]:
    """Return the kinds of options that bring events about, by the number of the event."""
    return {
        word.event: word.option
        for word in context.lexicon.vocabulary.of_sort(EventWord)
        if word.place is Place.EVENT and word.option
    }


def _said_of(word: EventWord) -> str:
    """Return the noun that the subject of an event is."""
    return next((noun for name, noun in word.payload if name == word.subject), word.subject)


def told_event(row: ast.Line) -> ast.Is:
    """Return the part of a line that says what a player does."""
    happened = line_parts.first(row, "event")
    assert isinstance(happened, ast.Is)
    return happened


def _forced(context: Context, part: ast.LinePart) -> tuple[str, int] | None:
    """Resolve a die or a face that chance must show."""
    _, value = part.values
    if isinstance(value, ast.Integer):
        if not 1 <= value.value <= 6:
            context.report.out_of_range(value, value.value, 1, 6, "a die")
            return None
        return ("die", value.value)
    assert isinstance(value, ast.Words)  # the grammar knows the faces of each die
    enumeration = context.lexicon.enumerations[value.kind]
    titles = enumeration.die.split()[1:2]
    return (
        titles[0] if titles else enumeration.name,
        context.lexicon.enumeration_of(value.kind, value.values[0]),
    )
