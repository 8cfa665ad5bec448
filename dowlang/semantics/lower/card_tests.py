"""Lower `test` blocks: a table is set, players act, and the outcome is compared.

It is done once for each row of a table of cases.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence

from dowlang.diagnostics import codes
from dowlang.semantics import ir, line_parts
from dowlang.semantics.context import Context
from dowlang.semantics.environment import CardName
from dowlang.semantics.lower import case_tables
from dowlang.semantics.lower.event_clauses import event
from dowlang.semantics.reporter import near
from dowlang.semantics.resolve.denotation import Definite
from dowlang.semantics.resolve.filling import fill
from dowlang.semantics.resolve.noun_phrases import meaning
from dowlang.semantics.resolve.noun_types import kinds_of, noun_in
from dowlang.semantics.resolve.number_phrases import call
from dowlang.semantics.resolve.overloads import pick_overload, subject_type
from dowlang.semantics.scopes import Frame, Scope
from dowlang.semantics.wording import written
from dowlang.syntax import ast
from dowlang.syntax.relocation import nodes
from dowlang.vocabulary.declarations import (
    EventWord,
    Noun,
    Place,
    Type,
)

Step = ir.Given | ir.Move | ir.Then

TABLE = Scope(Frame("test"))
MOST_SEATS = 9  # that any game can have
PLACEHOLDER = re.compile(r"\{(\w+)\}")
NUMBER_OR_PLAYER = re.compile(
    r"\d+|player \d"
)  # what may be chosen besides options and named pieces


def card_tests(
    context: Context, line: ast.Line, labels: Collection[str] | None, above: CardName | None = None
) -> list[ir.CardTest]:
    """One `test` block: a test, or one for each row of its table.

    `labels` are the options that may be chosen, None when the card is not at hand.

    `above` sets up its table, unless it is given another such card. No test: errors were reported.
    """
    title = line_parts.text(line)
    name = title.value if title else ""
    before = context.report.errors
    rows = case_tables.read(context, line)
    begun = _set_up(context, line, above)
    ways: list[list[Step]] = [[*begun] for _ in (range(1) if rows is None else rows)]
    todo = ""
    _in_order(context, line)
    for row in line.block:
        if row.shape == "todo":
            note = line_parts.text(row)
            todo = note.value if note else ""
            context.report.add(codes.UNFINISHED_TEST, row.span, name=name, note=todo)
        elif rows is None:
            if not any(
                case_tables.uses(row, context.counters)
            ):  # a name of a table that is not there, or that could not be read
                ways[0].extend(_steps(context, row, labels))
        else:
            for steps, more in zip(
                ways,
                case_tables.each_row(context, row, rows, lambda one: _steps(context, one, labels)),
                strict=True,
            ):
                steps.extend(more or ())
    case_tables.report_unused(context, line)
    _seats(context, line, ways)
    if context.report.errors > before:
        return []
    if rows is None or todo:
        return [ir.CardTest(name, line.span.line, tuple(ways[0]) if ways else (), todo)]
    return [
        ir.CardTest(name, row.span.line, tuple(steps), where=row.where)
        for row, steps in zip(rows, ways, strict=True)
    ]


def _in_order(context: Context, line: ast.Line) -> None:
    """Report a `given` below a `when` or a `then`: the table is set before anything is done or
    looked at.
    """
    begun = 0
    for row in line.block:
        if row.shape == "given" and begun:
            where = (
                f"above line {begun}: the table is set before the first `when` or `then` of a test"
            )
            context.report.out_of_scope(row, "given …", where)
        elif row.shape not in ("given", "todo", "cases") and not row.broken:
            begun = begun or row.span.line


def _set_up(context: Context, line: ast.Line, above: CardName | None) -> list[Step]:
    """Return the steps that set up the table of a test that does not say it: the card it stands
    under.

    One such card is enough.
    """
    given = [
        kind
        for row in line.block
        for part in row.parts_named("card")
        if isinstance(kind := part.values[0], ast.Ident)
        and context.lexicon.kinds[kind.lemma].setting
    ]
    for second in given[1:]:
        context.report.add(
            codes.DUPLICATE_CLAUSE,
            second.span,
            clause=f"given {second.lemma}",
            line=given[0].span.line,
        )
    return (
        []
        if given or above is None
        else [ir.Given("setting", line.span.line, text=above.name, setting=above.kind)]
    )


def _seats(context: Context, line: ast.Line, ways: Sequence[Sequence[Step]]) -> None:
    """Each player that is spoken of has a seat at the table, as far as the test says how many
    play.
    """
    players = [
        step.value
        for steps in ways
        for step in steps
        if isinstance(step, ir.Given)
        and step.kind == "number"
        and isinstance(step.word, Noun)
        and step.word.name == "player"
    ]
    most = max(players, default=MOST_SEATS)
    for node in nodes(line):
        if (
            isinstance(node, ast.Reference)
            and node.words[:1] == ("player",)
            and node.number is not None
            and not 1 <= node.number <= most
        ):
            context.report.out_of_range(
                node, node.number, 1, most, "a player of this test" if players else "a player"
            )


def _steps(context: Context, row: ast.Line, labels: Collection[str] | None) -> list[Step]:
    """Return the steps of one line of a test."""
    match row.shape:
        case "given":
            return [step for part in row.parts for step in _given(context, part)]
        case "does" | "chooses" | "answers" | "votes":
            moved = _move(context, row, labels)
            return [] if moved is None else [moved]
        case "then":
            condition = line_parts.condition(row)
            holds = None if condition is None else context.condition(condition, TABLE)
            if condition is None or holds is None:
                return []
            return [
                ir.Then(
                    row.span.line,
                    holds,
                    written(condition, context.lexicon),
                    parts=_parts(context, condition, holds),
                )
            ]
        case "cannot_choose" | "can_choose":
            player, label = _who(context, row), _label(context, row, labels)
            can = row.shape == "can_choose"
            said = f'player {(player or 0) + 1} {"can" if can else "cannot"} choose "{label}"'
            return (
                []
                if player is None
                else [ir.Then(row.span.line, None, said, player, label, can=can)]
            )
        case "cannot_do" | "can_do":
            done = _move(context, row, labels)
            if done is not None and done.event is None:
                wanted = "an action; a turn can always be begun and ended"
                context.report.add(
                    codes.WRONG_TYPE,
                    _event(row).predicate.span,
                    found=f"`{_event(row).predicate.pattern}`",
                    wanted=wanted,
                )
            return (
                []
                if done is None or done.event is None
                else [
                    ir.Then(
                        row.span.line,
                        None,
                        "",
                        done.player,
                        event=done.event,
                        can=row.shape == "can_do",
                        option=done.option,
                    )
                ]
            )
        case _:  # `todo`, and what could not be read
            return []


def _parts(context: Context, node: ast.Expression, holds: ir.Expression) -> tuple[ir.Part, ...]:
    """Return what `and` joins, each part with its words."""
    if isinstance(node, ast.LogicalExpression) and node.operator == "and":
        assert isinstance(holds, ir.Logic)
        return tuple(
            part
            for one, meant in zip(node.operands, holds.operands, strict=True)
            for part in _parts(context, one, meant)
        )
    if isinstance(node, ast.Comparison):
        return (
            ir.Part(
                holds, *(written(each, context.lexicon) for each in (node, node.left, node.right))
            ),
        )
    return (ir.Part(holds, written(node, context.lexicon)),)


def _who(context: Context, row: ast.Line) -> int | None:
    """The seat of whoever a line begins with. None: an error was reported."""
    who = line_parts.first(row, "who")
    assert who is not None
    return _player(context, who)


def _player(context: Context, node: line_parts.Value) -> int | None:
    """The seat, counted from 0, of `player 2`."""
    if (
        isinstance(node, ast.Reference)
        and node.number is not None
        and node.words[:1] == ("player",)
    ):
        return node.number - 1
    context.report.wrong_type(node, kinds_of(context, node, TABLE), ("player, such as `player 1`",))
    return None


def _label(context: Context, row: ast.Line, labels: Collection[str] | None) -> str:
    """Return what is chosen: an option of the card, a piece by its name, a number, or a player.

    Anything else is reported.
    """
    label = line_parts.text(row)
    assert label is not None
    known = (
        labels is None
        or label.value in labels
        or context.names.nouns_named(label.value)
        or NUMBER_OR_PLAYER.fullmatch(label.value)
    )
    answers = [] if labels is None or known else list(_answers(context))
    if (
        labels is not None
        and not known
        and not any(pattern.fullmatch(label.value) for pattern, _ in answers)
    ):
        such = "".join(f", or an answer such as `{text}`" for _, (text, *_) in answers[:1])
        names = (
            *labels,
            *context.names.every_name(),
            *(text for _, texts in answers for text in texts),
        )
        context.report.add(
            codes.UNKNOWN_CHOICE,
            label.span,
            near=near(label.value, names),
            choice=label.value,
            wanted=f"the label of an option, the name of what is picked{such}",
        )
    return label.value


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
            if place % 2
            else re.escape(text)
            for place, text in enumerate(texts)
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


# ---- given
# --------------------------------------------------------------------------------------------------
def _given(context: Context, part: ast.LinePart) -> list[ir.Given]:
    line = part.span.line
    match part.slot, part.values:
        case "seed", (ast.Integer(value=seed),):
            return [ir.Given("seed", line, value=seed)]
        case "manual", _:
            return [ir.Given("outside", line)]
        case "card", (ast.Ident() as kind, ast.Text() as name):
            return _card(context, kind, name)
        case "values", (ast.NounPhrase() as dice, *numbers):
            return _number(
                context,
                dice,
                0,
                line,
                "dice",
                " ".join(str(n.value) for n in numbers if isinstance(n, ast.Integer)),
            )
        case _:
            (condition,) = part.values
            return _state(context, condition, line)


def _card(context: Context, kind: ast.Ident, name: ast.Text) -> list[ir.Given]:
    nouns = {n.named_by: n for n in context.lexicon.vocabulary.nouns if n.named_by}
    kinds = context.lexicon.kinds
    can = tuple(
        name
        for name, one in kinds.items()
        if one.setting or (name in nouns and nouns[name].make is not None)
    )
    noun = nouns.get(kind.lemma)
    if can and kind.lemma not in can:
        context.report.add(
            codes.WRONG_TYPE,
            kind.span,
            help="other kinds of card are not put in force by a line of their own",
            found=f"`{kind.lemma}`, which a test cannot be given",
            wanted=can,
        )
        return []
    slug = context.names.slug(kind.lemma, name.value)
    if slug is None:
        context.report.unknown_name(name, kind.lemma, context.names.of_kind(kind.lemma))
        return []
    if kinds[kind.lemma].setting:
        return [ir.Given("setting", name.span.line, text=name.value, setting=kind.lemma)]
    return [ir.Given("card", name.span.line, noun, text=slug)]


def _state(context: Context, node: line_parts.Value, line: int) -> list[ir.Given]:
    match node:
        case ast.LogicalExpression(operator="and"):
            return [given for operand in node.operands for given in _state(context, operand, line)]
        case ast.Comparison(
            operator="=", left=ast.Variable() as counter, right=ast.Integer(value=wanted)
        ):
            counted = context.number(counter, TABLE)
            return (
                [ir.Given("counter", line, arguments=(counted,), value=wanted)]
                if counted is not None
                else []
            )
        case ast.Comparison(operator="=", right=ast.Integer(value=wanted)):
            return _number(context, node.left, wanted, line, "number", "")
        case ast.Is(negated=False):
            return _fact(context, node, line)
        case _:
            context.report.out_of_scope(
                node, written(node), "after `then`; `given` says what is, such as `food = 2`"
            )
            return []


def _number(
    context: Context, node: line_parts.Value, value: int, line: int, kind: str, text: str
) -> list[ir.Given]:
    if isinstance(node, ast.Phrase):
        made = call(context, node, TABLE)
        return (
            [ir.Given(kind, line, made.word, made.arguments, value, text)]
            if isinstance(made, ir.Call)
            else []
        )
    found = noun_in(context, node) if isinstance(node, ast.NounPhrase) else None
    if found is None or not isinstance(node, ast.NounPhrase):
        context.report.out_of_scope(
            node, written(node), "after `then`; `given` sets one number, such as `food = 2`"
        )
        return []
    if not node.filters:
        return [ir.Given(kind, line, found[0], (), value, text)]
    phrase = node.filters[0].phrase
    if phrase is None or len(node.filters) > 1 or found[1]:
        context.report.out_of_scope(
            node, written(node), "after `then`; a table can be set only with one filter"
        )
        return []
    return _filtered(context, phrase, found[0], value, line, kind, text)


def _filtered(
    context: Context, phrase: ast.Phrase, noun: Noun, value: int, line: int, kind: str, text: str
) -> list[ir.Given]:
    """`zombies at "School" = 0`: the filter's own way to bring a number about."""
    overloads = [
        r for r in context.lexicon.overloads("filter", phrase.pattern) if r.word.noun == noun.name
    ]
    if not overloads:
        context.report.wrong_filter(phrase, noun.name, ())
        return []
    word = overloads[0].word
    types = {p.name: p.type for p in context.lexicon.parameters(word)}
    arguments: list[ir.Expression] = []
    for placeholder, slot in zip(overloads[0].placeholders, phrase.slots, strict=False):
        found = meaning(context, slot, types.get(placeholder.slot, Type("thing")), TABLE)
        if found is None:
            return []
        if not isinstance(found, Definite):
            context.report.not_definite(slot)
            return []
        arguments.append(found.value)
    return [ir.Given(kind, line, word, tuple(arguments), value, text)]


def _fact(context: Context, node: ast.Is, line: int) -> list[ir.Given]:
    assert node.subject is not None  # a sentence begins with what it speaks of
    overload = pick_overload(context, node.predicate, TABLE, kinds_of(context, node.subject, TABLE))
    if overload is None:
        return []
    wanted = subject_type(context, overload.word)
    subject = meaning(context, node.subject, wanted, TABLE) if wanted else None
    filled = None if subject is None else fill(context, overload, node.predicate, subject, TABLE)
    if filled is None:
        return []
    arguments = []
    for entry in filled:
        if not isinstance(entry.meaning, Definite):
            context.report.not_definite(entry.node or node)
            return []
        arguments.append(entry.meaning.value)
    return [ir.Given("state", line, overload.word, tuple(arguments))]


# ---- when
# --------------------------------------------------------------------------------------------------
def _move(context: Context, row: ast.Line, labels: Collection[str] | None) -> ir.Move | None:
    line = row.span.line
    forced = tuple(
        f for part in row.parts_named("forced") if (f := _forced(context, part)) is not None
    )
    if row.shape == "chooses":
        player, label = _who(context, row), _label(context, row, labels)
        return (
            None if player is None else ir.Move("chooses", line, player, text=label, forced=forced)
        )
    if row.shape == "answers":
        player = _who(context, row)
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
        player = _who(context, row)
        return (
            None
            if player is None
            else ir.Move(
                "votes", line, player, vote=line_parts.words(row, "vote") == ("for",), forced=forced
            )
        )
    happened = _event(row)
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
    return ir.Move("event", line, player, matched.match, forced=forced, option=option)


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


def _event(row: ast.Line) -> ast.Is:
    """Return the part of a line that says what a player does."""
    happened = line_parts.first(row, "event")
    assert isinstance(happened, ast.Is)
    return happened


def _forced(context: Context, part: ast.LinePart) -> tuple[str, int] | None:
    """A die or a face that chance must show."""
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
