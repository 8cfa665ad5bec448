"""Refuse an effect between two pieces of which the words say that both are on one side.

`trade your leader with a survivor you control` is about two survivors of one player, `move a
survivor at "School" to "School"` about somebody who is there. Each could only come to nothing.

A word says by `tie` in what respect all that it is said of is on one side: `you control` puts a
survivor on the side of its player, `at {place}` at its place. What an effect needs apart it says by
`parted`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from dowlang.semantics import ir
from dowlang.semantics.context import Context
from dowlang.semantics.ir_visitor import nodes
from dowlang.semantics.ownership.owner_words import says_whose
from dowlang.semantics.resolve.denotation import Definite, Filled, Indefinite, Meaning
from dowlang.semantics.unparse import plain
from dowlang.syntax import ast
from dowlang.vocabulary.declarations import EffectWord, Place, Word


def check_two_sides(context: Context, word: EffectWord, filled: list[Filled]) -> bool:
    """Return True unless the words put both pieces of an effect on one side. With False an error
    was reported.
    """
    slots = {entry.parameter.name: entry for entry in filled}
    for tie, one, other in (*word.parted, *_twins(context, word)):
        if one not in slots or other not in slots:
            continue
        meanings = slots[one].meaning, slots[other].meaning
        values = [value for value in map(_value, meanings) if value is not None]
        if len(values) < 2:
            continue
        sides = _Sides(context, tie)
        for found in meanings:
            sides.add(found)
        if values[0] == values[1] or sides.are_one(*values):
            yours = sides.are_one(values[0], ir.YOU_LOCAL)
            return _report(context, word, tie, (slots[one], slots[other]), yours)
    return True


def _twins(context: Context, word: EffectWord) -> Iterator[tuple[str, str, str]]:
    """Yield the slots that may not hold one and the same piece."""
    if not word.between_two:
        return
    nouns = context.lexicon.nouns
    parameters = [p for p in context.lexicon.parameters(word) if p.type.noun in nouns]
    for index, one in enumerate(parameters):
        for other in parameters[index + 1 :]:
            if one.type.noun == other.type.noun:
                yield "", one.name, other.name


def _value(found: Meaning) -> ir.Expression | None:
    """Return what stands for the piece: its value, or the local that the conditions speak of."""
    match found:
        case Definite(value, _, False):
            return value
        case Indefinite(noun, _, element) if element:
            return ir.Local(element, noun.name)
    return None


class _Sides:
    """The things that words put on one side, in one respect."""

    def __init__(self, context: Context, tie: str) -> None:
        self.context, self.tie = context, tie
        self.sides: list[set[ir.Expression]] = []

    def are_one(self, value: ir.Expression, other: ir.Expression) -> bool:
        """Return True if the two are known to be on one side."""
        return self._of(value) == self._of(other)

    def _of(self, value: ir.Expression) -> int:
        """Return the number of the side on which a thing is."""
        place = next((n for n, side in enumerate(self.sides) if value in side), -1)
        if place < 0:
            self.sides.append({value})
            place = len(self.sides) - 1
        return place

    def add(self, found: Meaning) -> None:
        """Take over what the words of a thing say."""
        match found:
            case Definite(value):
                self._said(value)
            case Indefinite(noun, ir.Candidates() as pieces, element):
                self._candidates(pieces, ir.Local(element, noun.name))

    def _said(self, value: ir.Expression) -> None:
        """Take over what a value says of itself (`your leader`), or what was said when it was
        chosen.
        """
        for part in nodes(value):
            if isinstance(part, ir.Call) and self._ties(part):
                self._together(part, *part.arguments)
        if isinstance(value, ir.Local):
            chosen = self.context.pieces.chosen.get(value.name)
            if chosen is not None:
                self._candidates(chosen, value)

    def _candidates(self, pieces: ir.Candidates, piece: ir.Expression) -> None:
        """Take over what holds of a piece among these."""
        element = ir.Local(pieces.element, pieces.noun.name)
        self._together(element, piece)
        for condition in pieces.conditions:
            self._holds(condition)
        if isinstance(pieces.source, ir.Call) and self._ties(pieces.source):
            self._together(element, *pieces.source.arguments)

    def _holds(self, condition: ir.Expression) -> None:
        match condition:
            case ir.Logic("and", operands):
                for each in operands:
                    self._holds(each)
            case ir.Compare(">=", ir.Size(ir.Candidates() as pieces), ir.Number(1)):
                self._candidates(pieces, ir.Local(pieces.element, pieces.noun.name))
            case ir.Call(_, arguments) if self._ties(condition):
                self._together(*arguments)
                for each in arguments:
                    self._said(each)

    def _ties(self, call: ir.Call) -> bool:
        return bool(self.tie) and call.word.tie == self.tie

    def _together(self, *things: ir.Expression) -> None:
        places = {self._of(thing) for thing in things}
        joined = set[ir.Expression]().union(*(self.sides[index] for index in places))
        self.sides = [side for n, side in enumerate(self.sides) if n not in places]
        self.sides.append(joined)


def _report(
    context: Context, word: EffectWord, tie: str, pair: tuple[Filled, Filled], yours: bool
) -> bool:
    """Report the two with the words for another one, and return False."""
    one, other = pair
    entry = other if other.node is not None else one
    assert entry.node is not None  # what fills one of the slots was written
    told = [f"`{plain(context, _bare(each.node))}`" for each in pair if each.node is not None]
    does = f"between which `{word.phrase.partition(' {')[0]}` does nothing"
    context.report.quantity(
        entry.node, f"{' and '.join(told)}, {does}", f"`{_another(context, entry, tie, yours)}`"
    )
    return False


def _bare(node: ast.Node) -> ast.Node:
    return replace(node, alias=None) if isinstance(node, ast.NounPhrase) else node


def _another(context: Context, entry: Filled, tie: str, yours: bool) -> str:
    """Return the words for a piece that is on another side than the one in a slot."""
    noun = context.lexicon.nouns[entry.parameter.type.noun]
    ways = [
        filter_word
        for words in context.lexicon.filters.values()
        for filter_word in words
        if tie and filter_word.tie == tie and filter_word.noun == noun.name
    ]
    of_another = _of_another(context, ways)
    if not of_another:
        return f"a {noun.name}" if tie and noun.name != "player" else f"another {noun.name}"
    if not yours:
        return f"a {noun.name} {next(way.phrase for way in ways if way.implicit == ('you',))}"
    return f"a {noun.name} {of_another}"


def _of_another(context: Context, ways: Sequence[Word]) -> str:
    """Return the post-modifier, of some that tell whose, of a thing of another player."""
    kinds = {way: {p.name: p.type.noun for p in context.lexicon.parameters(way)} for way in ways}
    return next(
        (
            f"{way.phrase.partition('{')[0]}another player"
            for way in ways
            if way.relation == "one" and [kinds[way][slot] for slot in way.slots] == ["player"]
        ),
        "",
    )


def said_of_another(context: Context, found: Meaning, node: ast.Expression) -> str:
    """Return the words for a thing that is another player's, unless they say whose it is."""
    if isinstance(node, ast.NounPhrase) and isinstance(found, Indefinite) and not says_whose(found):
        ways = [each for words in context.lexicon.filters.values() for each in words]
        said = _of_another(context, [each for each in ways if each.noun == found.noun.name])
        phrase = ast.Phrase(node.span, Place.FILTER.value, said, ())
        node = replace(node, filters=(*node.filters, ast.Filter(node.span, phrase)))
    return plain(context, node)
