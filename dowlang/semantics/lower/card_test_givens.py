"""Lower the `given` lines of a test: the state that its table is set to."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from inspect import signature

from dowlang.diagnostics import codes
from dowlang.semantics import ir, line_parts
from dowlang.semantics.context import Context
from dowlang.semantics.frame_kinds import FrameKind
from dowlang.semantics.resolve.denotation import Definite
from dowlang.semantics.resolve.filling import fill
from dowlang.semantics.resolve.noun_phrases import meaning
from dowlang.semantics.resolve.noun_types import kinds_of, noun_in
from dowlang.semantics.resolve.number_phrases import call
from dowlang.semantics.resolve.overloads import pick_overload, subject_type
from dowlang.semantics.scopes import Frame, Scope
from dowlang.semantics.unparse import plain
from dowlang.syntax import ast
from dowlang.vocabulary.declarations import Place, Type, Word
from dowlang.vocabulary.noun_declarations import Noun
from dowlang.vocabulary.word_forms import IRREGULAR, third_person

FACES = 6
PLAYER = "player"
WAYS = 4  # so many lines are named that set something of the same pieces
TABLE = Scope(Frame(FrameKind.TEST))


# what may be chosen besides options and named pieces
NUMBER_OR_PLAYER = re.compile(r"\d+|player \d")


def given_line(context: Context, part: ast.LinePart) -> list[ir.Given]:
    """Lower one `given` line. Return an empty list after a report."""
    line = part.span.line
    match part.slot, part.values:
        case "seed", (ast.Integer(value=seed),):
            return [ir.Given("seed", line, value=seed)]
        case "manual", _:
            return [ir.Given("outside", line)]
        case "card", (ast.Ident() as kind, ast.Text() as name):
            return _card(context, kind, name)
        case "values", (ast.NounPhrase() as dice, *numbers):
            return _dice(context, dice, [n for n in numbers if isinstance(n, ast.Integer)], line)
        case _:
            (condition,) = part.values
            return _state(context, condition, line)


def _dice(
    context: Context, node: ast.NounPhrase, faces: list[ast.Integer], line: int
) -> list[ir.Given]:
    """Lower `dice of player 2 are 3 5`, the faces one by one."""
    wrong = [face for face in faces if not 1 <= face.value <= FACES]
    for face in wrong:
        context.report.out_of_range(face, face.value, 1, FACES, "a die")
    if wrong:
        return []
    text = " ".join(str(face.value) for face in faces)
    given = _of_its_kind(context, node, _number(context, node, 0, line, "dice", text))
    for one in given:
        if one.word is not None and not _can_be_made(one.word):
            _refuse(context, node, one, "after `then`")
            return []
    return given


def _read_back(
    context: Context, node: ast.Comparison | ast.Is, given: list[ir.Given]
) -> list[ir.Given]:
    """Return what is given with the condition that it says, which the table has to fulfil.

    What no line can bring about is reported with the lines that set something of the same pieces.
    """
    out = []
    for one in given:
        if one.word is not None and not _can_be_made(one.word):
            _refuse(context, node, one, "after `then`")
            continue
        with context.aside():
            holds = context.condition(node, TABLE)
        if holds is None and context.condition(node, TABLE) is None:
            continue  # now it is reported: adjectives that nothing can be, and the like
        out.append(replace(one, holds=holds, said=plain(context, node)))
    return out


def _refuse(context: Context, node: line_parts.Value, given: ir.Given, where: str) -> None:
    """Report what no line can bring about, with the lines that set something of its pieces."""
    ways = ", ".join(f"`{way}`" for way in _ways(context, given))
    context.report.add(
        codes.OUT_OF_SCOPE,
        (node.left if isinstance(node, ast.Comparison) else node).span,
        help=f"a table is given {ways}" if ways else "",
        found=plain(context, node),
        where=where,
    )


def _can_be_made(word: Word | Noun) -> bool:
    """Return True if a table can be set to what the word says, as to its number of players."""
    if isinstance(word, Noun) and word.name == PLAYER:
        return True
    return getattr(word, "make", None) is not None


def _ways(context: Context, given: ir.Given) -> list[str]:
    """Return the lines, as their words are declared, that set something of the pieces of a word
    that cannot be given, those alike first.
    """
    nouns = _nouns(context, given.word)
    every = [
        (word, line)
        for word in context.lexicon.vocabulary.words
        if getattr(word, "make", None) is not None
        and nouns & _nouns(context, word)
        and (line := _line(context, word))
    ]
    alike = given.word.noun if isinstance(given.word, Word) else ""
    ranked = sorted(
        every,
        key=lambda one: (not alike or one[0].noun != alike, len(_nouns(context, one[0]) - nouns)),
    )
    return list(dict.fromkeys(line for _, line in ranked))[:WAYS]


def _nouns(context: Context, word: Word | Noun | None) -> set[str]:
    """Return the nouns that a word speaks of."""
    if not isinstance(word, Word):
        return set() if word is None else {word.name}
    every = {noun.name for noun in context.lexicon.vocabulary.nouns}
    return every & {word.noun, *(one.type.noun for one in context.lexicon.parameters(word))}


def _line(context: Context, word: Word) -> str:
    """Return a word that a table can be given as a line with its slots, empty for dice."""
    plurals = {noun.name: noun.plural for noun in context.lexicon.vocabulary.nouns}
    subject = f"{{{word.subject}}}"
    match word.place:
        case Place.FILTER if _takes_faces(word):
            return f"{plurals[word.noun]} {word.phrase} are 3 5"
        case Place.FILTER:
            return f"{plurals[word.noun]} {word.phrase} = 1"
        case Place.NUMBER:
            return f"{word.phrase} = 1"
        case Place.STATE:
            return f"{subject} is {word.phrase}"
        case Place.PREDICATE:
            verb, _, rest = word.phrase.partition(" ")
            return f"{subject} {IRREGULAR.get(verb) or third_person(verb)} {rest}".strip()
        case _:
            return ""


def _takes_faces(word: Word | Noun | None) -> bool:
    """Return True if a word is given by the faces of dice."""
    make = getattr(word, "make", None)
    return make is not None and _made_of_several(make)


@cache
def _made_of_several(make: Callable[..., object]) -> bool:
    """Return True if the last parameter of what sets a table is a tuple."""
    return str(list(signature(make).parameters.values())[-1].annotation).startswith("tuple")


def _of_its_kind(context: Context, node: line_parts.Value, given: list[ir.Given]) -> list[ir.Given]:
    """Return what is given where its word is set so: dice by their faces, all else by a number."""
    for one in given:
        if one.word is None or not _can_be_made(one.word):
            continue  # it is reported that no line can bring it about
        faces = _takes_faces(one.word)
        if faces == (one.kind == "dice"):
            continue
        there, said = plain(context, _plain(context, node)), plain(context, node)
        context.report.out_of_scope(
            node,
            f"{said} = {one.value}" if faces else f"{said} are {one.text}",
            f"after `then`; it is given as `{there} are 3 5`"
            if faces
            else f"for dice; it is given as `{there} = {one.text.split()[0]}`",
        )
        return []
    return given


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
        context.report.unknown_name(name, (kind.lemma,), context.names.of_kind(kind.lemma))
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
            found = _number(context, node.left, wanted, line, "number", "")
            return _read_back(context, node, _of_its_kind(context, node.left, found))
        case ast.Is(negated=False):
            return _read_back(context, node, _fact(context, node, line))
        case _:
            context.report.out_of_scope(
                node,
                plain(context, node),
                "after `then`; `given` says what is, such as `players = 2`",
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
            node,
            plain(context, node),
            "after `then`; `given` sets one number, such as `players = 2`",
        )
        return []
    noun, words = found
    strange = next((each for each in words if not context.lexicon.adjective(each, noun.name)), None)
    if strange is not None:
        others = context.lexicon.adjectives.get(strange, [])
        context.report.wrong_adjective(node, strange, noun.name, others)
        return []
    if words and (taken := _taken_without(context, node, value, line, kind, text)):
        said = " ".join(words)
        _refuse(context, node, taken, f"after `then`; a table is set without `{said}`")
        return []
    if not node.filters:
        return [ir.Given(kind, line, noun, (), value, text)]
    phrase = node.filters[0].phrase
    if phrase is None or len(node.filters) > 1:
        context.report.out_of_scope(
            node, plain(context, node), "after `then`; a table can be set only with one filter"
        )
        return []
    return _filtered(context, phrase, noun, value, line, kind, text)


def _taken_without(
    context: Context, node: ast.NounPhrase, value: int, line: int, kind: str, text: str
) -> ir.Given | None:
    """Return what a table is given by the phrase without its adjectives, None where that is not
    taken either.
    """
    bare = _plain(context, node)
    with context.aside():
        given = _of_its_kind(context, bare, _number(context, bare, value, line, kind, text))
    made = (one for one in given if one.word is not None and _can_be_made(one.word))
    return next(made, None)


def _plain(context: Context, node: line_parts.Value) -> line_parts.Value:
    """Return `cards in hand` of `food cards in hand`: a phrase without adjectives."""
    found = noun_in(context, node) if isinstance(node, ast.NounPhrase) else None
    if found is None or not isinstance(node, ast.NounPhrase):
        return node
    _, words = found
    return replace(
        node,
        adjectives=node.adjectives[len(words) :],
        classifier=None if len(words) > len(node.adjectives) else node.classifier,
    )


def _filtered(
    context: Context, phrase: ast.Phrase, noun: Noun, value: int, line: int, kind: str, text: str
) -> list[ir.Given]:
    """Lower `zombies at "School" = 0`: the filter's own way to bring a number about."""
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
    kinds = kinds_of(context, node.subject, TABLE)
    overload = pick_overload(context, node.predicate, TABLE, kinds, node.subject)
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
