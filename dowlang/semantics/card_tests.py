"""`test` blocks: a table is set, players do what they could do, and the outcome is compared."""

from __future__ import annotations

import re
from collections.abc import Collection

from dowlang.semantics import model, parts
from dowlang.semantics.desk import Desk
from dowlang.semantics.goals import written
from dowlang.semantics.meaning import Definite
from dowlang.semantics.overloads import fill, pick_reading, subject_type
from dowlang.semantics.phrases import call
from dowlang.semantics.scope import Frame, Scope
from dowlang.semantics.things import kinds_of, meaning, noun_in
from dowlang.semantics.triggers import event
from dowlang.semantics.trouble import near
from dowlang.source import catalogue
from dowlang.syntax import tree
from dowlang.vocabulary.words import Noun, Type

TABLE = Scope(Frame("test"))
NUMBER_OR_PLAYER = re.compile(r"\d+|player \d")  # what may be chosen besides options and named pieces


def card_test(desk: Desk, line: tree.Line, labels: Collection[str] | None) -> model.CardTest | None:
    """One `test` block. `labels` are the options that may be chosen, None when the card is not at hand. None: errors were reported."""
    name = parts.text(line)
    before = desk.trouble.errors
    steps: list[model.Given | model.Move | model.Then] = []
    todo = ""
    for row in line.block:
        match row.shape:
            case "given":
                for part in row.parts:
                    steps.extend(_given(desk, part))
            case "does" | "chooses" | "votes":
                moved = _move(desk, row, labels)
                if moved is not None:
                    steps.append(moved)
            case "then":
                condition = parts.condition(row)
                holds = None if condition is None else desk.condition(desk, condition, TABLE)
                if holds is not None:
                    steps.append(model.Then(row.span.line, holds, written(condition)))
            case "cannot_choose":
                player, label = _player(desk, parts.first(row, "who")), parts.text(row)
                _known_label(desk, label, labels)
                if player is not None and label is not None:
                    steps.append(model.Then(row.span.line, None, f'player {player + 1} cannot choose "{label.value}"', player, label.value))
            case "todo":
                note = parts.text(row)
                todo = note.value if note else ""
                desk.trouble.add(catalogue.UNFINISHED_TEST, row.span, name=name.value if name else "", note=todo)
            case _:
                pass
    if desk.trouble.errors > before:
        return None
    return model.CardTest(name.value if name else "", line.span.line, tuple(steps), todo)


def _player(desk: Desk, node: parts.Value | None) -> int | None:
    """The seat, counted from 0, of `player 2`."""
    if isinstance(node, tree.Reference) and node.number is not None and node.words[:1] == ("player",):
        if not 1 <= node.number <= 9:
            desk.trouble.out_of_range(node, node.number, 1, 9, "a player")
            return None
        return node.number - 1
    if isinstance(node, tree.Node):
        desk.trouble.wrong_type(node, kinds_of(desk, node, TABLE), ("player, such as `player 1`",))
    return None


def _known_label(desk: Desk, label: tree.Text | None, labels: Collection[str] | None) -> None:
    """What is chosen is an option of the card, or a piece by its name, a number, or a player."""
    if label is None or labels is None or label.value in labels:
        return
    if desk.names.nouns_named(label.value) or NUMBER_OR_PLAYER.fullmatch(label.value):
        return
    known = (*labels, *desk.names.every_name())
    desk.trouble.add(catalogue.UNKNOWN_CHOICE, label.span, near=near(label.value, known), choice=label.value,
                      wanted="the label of an option of the card, or the name of what is picked")


# ---- given ---------------------------------------------------------------------------------------------------------------------
def _given(desk: Desk, part: tree.Part) -> list[model.Given]:
    line = part.span.line
    value = part.values[0] if part.values else None
    match part.slot:
        case "seed" if isinstance(value, tree.Integer):
            return [model.Given("seed", line, value=value.value)]
        case "card" if isinstance(value, tree.Ident) and isinstance(part.values[1], tree.Text):
            return _card(desk, value, part.values[1])
        case "values" if isinstance(value, tree.NounPhrase):
            numbers = [v.value for v in part.values[1:] if isinstance(v, tree.Integer)]
            return _number(desk, value, 0, line, "dice", " ".join(str(n) for n in numbers))
        case "if":
            return _state(desk, value, line)
        case _:
            return []


def _card(desk: Desk, kind: tree.Ident, name: tree.Text) -> list[model.Given]:
    slug = desk.names.slug(kind.lemma, name.value)
    if slug is None:
        desk.trouble.unknown_name(name, kind.lemma, desk.names.of_kind(kind.lemma))
        return []
    noun = next((n for n in desk.lexicon.vocabulary.nouns if n.named_by == kind.lemma), None)
    return [model.Given("card", name.span.line, noun, text=slug)]


def _state(desk: Desk, node: parts.Value | None, line: int) -> list[model.Given]:
    match node:
        case tree.Logic(operator="and"):
            return [given for operand in node.operands for given in _state(desk, operand, line)]
        case tree.Compare(operator="=", right=tree.Integer()) if isinstance(node.right, tree.Integer):
            return _number(desk, node.left, node.right.value, line, "number", "")
        case tree.Is(negated=False):
            return _fact(desk, node, line)
        case tree.Node():
            desk.trouble.out_of_scope(node, written(node), "after `then`; `given` says what is, such as `food = 2`")
    return []


def _number(desk: Desk, node: parts.Value, value: int, line: int, kind: str, text: str) -> list[model.Given]:
    if isinstance(node, tree.Variable):
        noun = desk.lexicon.noun_of((desk.lexicon.lemma(node.name),))
        if noun is None:
            desk.trouble.unknown_counter(node, node.name, ())
            return []
        return [model.Given(kind, line, noun[0], (), value, text)]
    if isinstance(node, tree.Phrase):
        made = call(desk, node, TABLE)
        return [model.Given(kind, line, made.word, made.arguments, value, text)] if isinstance(made, model.Call) else []
    found = noun_in(desk, node) if isinstance(node, tree.NounPhrase) else None
    if found is None or not isinstance(node, tree.NounPhrase):
        desk.trouble.wrong_type(node, kinds_of(desk, node, TABLE), ("number",))
        return []
    if not node.filters:
        return [model.Given(kind, line, found[0], (), value, text)]
    phrase = node.filters[0].phrase
    if phrase is None or len(node.filters) > 1 or found[1]:
        desk.trouble.out_of_scope(node, written(node), "after `then`; a table can be set only with one filter")
        return []
    return _filtered(desk, phrase, found[0], value, line, kind, text)


def _filtered(desk: Desk, phrase: tree.Phrase, noun: Noun, value: int, line: int, kind: str, text: str) -> list[model.Given]:
    """`zombies at "School" = 0`: the filter's own way to bring a number about."""
    readings = [r for r in desk.lexicon.readings("filter", phrase.skeleton) if r.word.noun == noun.name]
    if not readings:
        desk.trouble.wrong_filter(phrase, noun.name, ())
        return []
    word = readings[0].word
    types = {p.name: p.type for p in desk.lexicon.parameters(word)}
    arguments: list[model.Expression] = []
    for hole, slot in zip(readings[0].holes, phrase.slots, strict=False):
        found = meaning(desk, slot, types.get(hole.slot, Type("thing")), TABLE)
        if found is None:
            return []
        if not isinstance(found, Definite):
            desk.trouble.not_definite(slot)
            return []
        arguments.append(found.value)
    return [model.Given(kind, line, word, tuple(arguments), value, text)]


def _fact(desk: Desk, node: tree.Is, line: int) -> list[model.Given]:
    if node.subject is None:
        return []
    if node.predicate.skeleton == "{}" and not desk.lexicon.readings(node.predicate.place, "{}"):
        return _same(desk, node, line)
    reading = pick_reading(desk, node.predicate, TABLE, kinds_of(desk, node.subject, TABLE))
    if reading is None:
        return []
    wanted = subject_type(desk, reading.word)
    subject = meaning(desk, node.subject, wanted, TABLE) if wanted else None
    filled = None if subject is None else fill(desk, reading, node.predicate, subject, TABLE)
    if filled is None:
        return []
    arguments = []
    for entry in filled:
        if entry.parameter.role == "option":
            continue
        if not isinstance(entry.meaning, Definite):
            desk.trouble.not_definite(entry.node or node)
            return []
        arguments.append(entry.meaning.value)
    return [model.Given("state", line, reading.word, tuple(arguments))]


def _same(desk: Desk, node: tree.Is, line: int) -> list[model.Given]:
    """`"Mara" is the leader of player 1`: the closed thing brings itself about."""
    other = node.predicate.slots[0]
    kinds = sorted(kinds_of(desk, other, TABLE) - {"number", "text"})
    wanted = Type(kinds[0] if kinds else "thing")
    first = meaning(desk, node.subject, wanted, TABLE) if node.subject is not None else None
    second = meaning(desk, other, wanted, TABLE)
    if isinstance(first, Definite) and isinstance(second, Definite) and isinstance(second.value, model.Call):
        return [model.Given("state", line, second.value.word, (*second.value.arguments, first.value))]
    if first is not None and second is not None:
        desk.trouble.not_definite(node)
    return []


# ---- when ----------------------------------------------------------------------------------------------------------------------
def _move(desk: Desk, row: tree.Line, labels: Collection[str] | None) -> model.Move | None:
    line = row.span.line
    forced = tuple(f for part in row.parts_named("forced") if (f := _forced(desk, part)) is not None)
    if row.shape == "chooses":
        player, label = _player(desk, parts.first(row, "who")), parts.text(row)
        _known_label(desk, label, labels)
        return None if player is None or label is None else model.Move("chooses", line, player, text=label.value, forced=forced)
    if row.shape == "votes":
        player = _player(desk, parts.first(row, "who"))
        return None if player is None else model.Move("votes", line, player, vote=parts.words(row, "vote") == ("for",), forced=forced)
    happened = parts.first(row, "event")
    if not isinstance(happened, tree.Is):
        return None
    player = _player(desk, happened.subject)
    if player is None:
        return None
    skeleton = happened.predicate.skeleton
    if skeleton in ("start", "pass", "end"):
        return model.Move("starts" if skeleton == "start" else "passes", line, player, forced=forced)
    matched = event(desk, happened, None, TABLE)
    return None if matched is None else model.Move("event", line, player, matched.match, forced=forced)


def _forced(desk: Desk, part: tree.Part) -> tuple[str, int] | None:
    """A die or a face that chance must show."""
    value = part.values[1] if len(part.values) > 1 else None
    if isinstance(value, tree.Integer):
        if not 1 <= value.value <= 6:
            desk.trouble.out_of_range(value, value.value, 1, 6, "a die")
            return None
        return ("die", value.value)
    if isinstance(value, tree.Words):
        enumeration = desk.lexicon.enumerations.get(value.kind)
        number = desk.lexicon.enumeration_of(value.kind, value.values[0])
        if enumeration is not None and number >= 0:
            titles = list(enumeration.die.split()[1:2])
            return (titles[0] if titles else enumeration.name, number)
    return None
