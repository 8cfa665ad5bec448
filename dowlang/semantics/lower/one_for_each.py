"""Refuse sentences about several things where one is taken, or chosen once for all of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from dowlang.semantics import ir
from dowlang.semantics.context import Context
from dowlang.semantics.ir_visitor import names_read
from dowlang.semantics.lower.arguments import Argument
from dowlang.semantics.message_wording import articled
from dowlang.semantics.resolve.denotation import Counted, Definite, Filled, Indefinite, Meaning
from dowlang.semantics.resolve.quantifiers import kind_of
from dowlang.semantics.resolve.quantities import (
    ALL,
    COUNTS,
    EACH,
    EVERY_OR_BARE,
    ONE_PIECE,
    THE_OR_BARE,
)
from dowlang.semantics.unparse import plain
from dowlang.syntax import ast
from dowlang.vocabulary.declarations import EffectWord
from dowlang.vocabulary.noun_declarations import Noun
from dowlang.vocabulary.signatures import Role


def check_one_with_each(
    context: Context,
    word: EffectWord,
    before: Sequence[Argument | None],
    made: Argument,
    entry: Filled,
) -> bool:
    """Return True unless a loop over several things follows one thing chosen, or another loop.

    Otherwise an error is reported.

    The first of those before is the subject. A player who does it may be chosen.
    """
    if made.loop is None or made.binding is None:
        return True
    first, *others = before
    picks = [each.pick for each in before if each and each.pick is not None and not each.alias]
    if first is not None and first.pick is not None and first.pick.noun.name == "player":
        picks = [pick for pick in picks if pick is not first.pick]
    if picks:
        refuse_one_for_each(context, word, picks[0], made, entry)
        return False
    loops = [each for each in others if each is not None and each.loop is not None]
    if loops:
        refuse_each_to_each(context, loops[0], made, entry)
    return not loops


def check_goes_to_one(
    context: Context,
    word: EffectWord,
    filled: Sequence[Filled],
    made: Sequence[Argument],
    subject: tuple[Argument, ast.Expression] | None,
) -> bool:
    """Return True unless a single piece would go to each of several (`Word.to_one`). Otherwise an
    error is reported.

    Of two of one noun each is the other's place: `swap "NAME" with each survivor`.
    """
    if not word.to_one:
        return True
    slots = {e.parameter.name: (a, e.node) for e, a in zip(filled, made, strict=True)}
    slot, goal = word.to_one
    to = subject if goal == word.subject and subject is not None else slots[goal]
    if not slot:
        return _check_one(context, word, None, to)
    nouns = {p.type.noun for p in word.parameters if p.name in word.to_one}
    if len(nouns) > 1:
        return _check_one(context, word, slots[slot][0], to)
    pair = (slots[slot], to)
    return all(_check_one(context, word, one[0], other, True) for one, other in (pair, pair[::-1]))


def _check_one(
    context: Context,
    word: EffectWord,
    gone: Argument | None,
    to: tuple[Argument, ast.Node | None],
    alike: bool = False,
) -> bool:
    """Return True unless what is gone goes to each of several. Otherwise an error is reported.

    Of two that are `alike` one that is chosen for each would go on from one to the next too.
    """
    goal, node = to
    if goal.loop is None or not isinstance(node, ast.NounPhrase):
        return True
    said = word.phrase.partition(" {")[0]
    if gone is not None:
        value = gone.value if gone.loop is None else gone.loop[1]
        if (gone.pick and not alike) or value == goal.value or goal.loop[0] in names_read(value):
            return True
    other = tuple(each for each in node.adjectives if each.lemma == "other")
    kind = ast.QuantityKind.ANOTHER if other else ast.QuantityKind.A
    one = replace(
        node,
        quantity=ast.Quantity(node.span, kind),
        adjectives=tuple(each for each in node.adjectives if each not in other),
        noun=replace(node.noun, text=goal.loop[2].name),
        alias=None,
    )
    wanted = f"`{plain(context, one)}`"
    if alike:
        wanted += f", or `for each …` and below it `{said} that {goal.loop[2].name} with …`"
    context.report.quantity(
        node, f"`{plain(context, replace(node, alias=None))}`, of which `{said}` takes one", wanted
    )
    return False


def refuse_one_for_each(
    context: Context, word: EffectWord, pick: ir.Pick, made: Argument, entry: Filled
) -> None:
    """Refuse a choice that is made once in a sentence about each of several pieces.

    A reader expects one choice for each of them.
    """
    assert made.binding is not None and entry.node is not None  # whoever asks has looked
    noun, one = made.binding.noun, pick.noun.name
    plural = context.lexicon.nouns[noun].plural
    every = f"each of those {plural}"
    if isinstance(entry.node, ast.NounPhrase):
        within = "" if entry.node.filters else word.within.get(entry.parameter.name, "")
        every = plain(context, entry.node) if kind_of(entry.node) in EACH else f"each {noun}"
        every = every if "{" in within else f"{every} {within}".strip()
    wanted = (
        f"`for {every}` and below it `that {noun}`, or `choose {articled((one,))} as x` before it"
    )
    context.report.quantity(entry.node, f"several {plural} for one {one}", wanted)


def refuse_each_to_each(context: Context, one: Argument, other: Argument, entry: Filled) -> None:
    """Refuse a sentence that does something to each of several things with each of several others.

    They would be handed round.
    """
    assert one.loop is not None and other.loop is not None and entry.node is not None
    these, those = one.loop[2], other.loop[2]
    found = f"several {those.plural} for each of several {these.plural}"
    wanted = f"one {those.name}, or `for each {those.name}` and below it one {these.name}"
    context.report.quantity(entry.node, found, wanted)


def check_in_all_or_each(
    context: Context, phrase: ast.Phrase, filled: Sequence[Filled], made: Sequence[Argument]
) -> bool:
    """Return True unless an amount is done to several, and no word says that it is to each:
    `remove 2 wounds from 2 survivors`. Otherwise an error is reported.
    """
    count = next((each.meaning for each in filled if each.parameter.name == "count"), None)
    if count is None or _is_single(count) or " each " in phrase.pattern:
        return True
    open_ones: tuple[str, ...] = (*COUNTS, *THE_OR_BARE)
    if isinstance(count, Counted) and count.kind == "up_to":
        open_ones = (*open_ones, *ALL)
    for entry, argument in zip(filled, made, strict=True):
        node = entry.meaning.node if isinstance(entry.meaning, Indefinite) else None
        if argument.loop is None or not isinstance(node, ast.NounPhrase):
            continue
        quantity = node.quantity.kind if node.quantity is not None else ""
        if entry.parameter.role is not Role.SUBJECT and quantity in open_ones:
            _refuse_in_all_or_each(context, phrase, node, argument.loop[2])
            return False
    return True


def _is_single(count: Meaning) -> bool:
    """Return True for an amount of one, for all there are, and for as many as one likes."""
    if isinstance(count, Counted):
        whole = count.kind in (*ONE_PIECE, *EVERY_OR_BARE, "any_number")
        return whole or count.amount == ir.Number(1)
    return isinstance(count, Definite) and count.value == ir.Number(1)


def _refuse_in_all_or_each(
    context: Context, phrase: ast.Phrase, things: ast.NounPhrase, noun: Noun
) -> None:
    """Refuse an amount of which nobody says whether it is for each of several or for all, with the
    lines for each.
    """
    words, said = plain(context, things), plain(context, phrase)
    each = ast.Quantity(things.span, ast.QuantityKind.EACH)
    one = replace(things.noun, text=noun.name)
    every = plain(context, replace(things, quantity=each, noun=one, alias=None))
    first = ""
    if kind_of(things) in COUNTS:
        first, every = f"choose {words}", f"each of those {noun.plural}"
    context.report.in_all_or_each(things, said, first, said.replace(words, every))
