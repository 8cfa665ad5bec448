"""Lower rules that change what a word does or a number of the rules is."""

from __future__ import annotations

from dataclasses import replace

from dowlang.semantics import ir, line_parts
from dowlang.semantics.checks.anybodys_rules import warn_of_anybody
from dowlang.semantics.checks.out_of_reach import check_not_beyond
from dowlang.semantics.context import Context
from dowlang.semantics.ir_visitor import enum_values
from dowlang.semantics.lower.use_limits import limit
from dowlang.semantics.resolve.denotation import Definite, Filled, Indefinite
from dowlang.semantics.resolve.filling import fill
from dowlang.semantics.resolve.overloads import pick_overload
from dowlang.semantics.resolve.quantities import EACH_ALL_OR_BARE, EXACT_COUNTS, ONE_UNKNOWN
from dowlang.semantics.scopes import Scope
from dowlang.semantics.temporary_fields import temporarily
from dowlang.semantics.unparse import plain
from dowlang.source.limits import MAX_NUMBER
from dowlang.syntax import ast
from dowlang.vocabulary.declarations import FilterWord, ReferenceWord, RuleWord, Type


def modify(
    context: Context, line: ast.Line, scope: Scope, while_: ir.Expression | None
) -> tuple[ir.Rule, ...]:
    """Lower a rule sentence.

    A plural subject stays what it says: who it means is asked whenever the number is read
    (`ir_visitor.whom`).
    """
    phrase = line_parts.phrase(line, "rule")
    with temporarily(context.sentence, asks_nobody=True):
        overload = pick_overload(context, phrase, scope, None)
        filled = None if overload is None else fill(context, overload, phrase, None, scope)
    if overload is None or filled is None:
        return ()
    arguments: list[ir.Expression] = []
    for entry in filled:
        found = entry.meaning
        if isinstance(found, Definite):
            many = (
                entry.parameter.type.many and not found.many and found.noun in context.lexicon.nouns
            )
            changing = may_change(context, found.value)
            if changing and entry.parameter.name != "subject" and entry.node is not None:
                context.report.looked_up_once(entry.node, plain(context, entry.node))
                return ()
            one = ir.Pieces((found.value,)) if many else found.value
            arguments.append(_whoever_it_is(context, found) if changing else one)
        elif (
            isinstance(found, Indefinite)
            and (found.kind in EACH_ALL_OR_BARE or leaves_no_choice(found))
            and (entry.parameter.name == "subject" or entry.parameter.type.many)
        ):
            arguments.append(found.pieces)
        elif isinstance(found, Indefinite) and found.kind == "no":
            context.report.quantity(
                entry.node or phrase, f"`no {found.noun.name}` in a rule", "`each` or one thing"
            )
            return ()
        elif isinstance(found, Indefinite):
            context.report.not_definite(entry.node or phrase)
            return ()
        elif found.amount is not None and found.kind in EXACT_COUNTS:
            arguments.append(found.amount)
        elif found.kind in ONE_UNKNOWN:
            arguments.append(ir.Number(1))
        else:
            written = (
                f"`{found.kind} {found.noun.plural}`".replace("_", " ")
                if found.kind
                else f"`{found.noun.plural}` without an amount"
            )
            context.report.quantity(entry.node or phrase, written, "an amount")
            return ()
    word = overload.word
    assert isinstance(word, RuleWord)
    if not all(
        check_not_beyond(context, word, entry.parameter.name, entry.meaning, entry.node)
        for entry in filled
    ):
        return ()
    for entry, value in zip(filled, arguments, strict=True):
        low, high = word.bounds or (0, MAX_NUMBER)
        if isinstance(value, ir.Number) and not low <= value.value <= high:
            sentence = " ".join(
                "…" if part.startswith("{") else part for part in word.phrase.split()
            )
            context.report.out_of_range(
                entry.node or phrase, value.value, low, high, f"`{sentence}`"
            )
            return ()
    limited = limit(context, line)
    if limited is not None and not word.spent:
        context.report.limit_of_what_holds(line.part("limit")[0], phrase, _spent_examples(context))
        return ()
    if limited is not None and not _check_limit(context, filled):
        return ()
    made = ir.Modify(word, tuple(arguments), line.span.line, while_, limited)
    if _owners_do_it(context, made, phrase.pattern):
        context.report.wrong_subject(
            phrase,
            (context.lexicon.parameters(made.word)[0].type.noun,),
            _owners(context, phrase.pattern),
        )
        return ()
    warn_of_anybody(context, line, scope, word, filled)
    return _for_the_group(context, made, phrase.pattern)


def may_change(context: Context, value: ir.Expression) -> bool:
    """Return True for a thing that words tell and that another may be later: `your leader`, not
    `the colony`.
    """
    word = value.word if isinstance(value, ir.Call) else None
    noun = None if word is None else context.lexicon.nouns.get(word.noun)
    if not isinstance(word, ReferenceWord) or noun is None or not noun.pick or word.spot:
        return False
    return bool(word.slots or word.implicit) or not noun.named_by


def leaves_no_choice(found: Indefinite) -> bool:
    """Return True for `the player on your left`: whoever it is, it is one."""
    return (
        found.kind == "the"
        and isinstance(found.pieces, ir.Candidates)
        and any(
            isinstance(each, ir.Call) and isinstance(each.word, FilterWord) and each.word.single
            for each in found.pieces.conditions
        )
    )


def _whoever_it_is(context: Context, found: Definite) -> ir.Candidates:
    """Return the pieces of which one is what the words tell whenever somebody asks."""
    noun = context.lexicon.nouns[found.noun]
    name = context.locals.fresh(noun.name)
    return ir.Candidates(noun, name, (ir.Compare("=", ir.Local(name, noun.name), found.value),))


def _check_limit(context: Context, filled: list[Filled]) -> bool:
    """Return True if a limit counts for what a reader takes it to: `each survivor`, once for each,
    where the uses of a rule are counted for all together. Otherwise an error is reported.
    """
    subject = next((e for e in filled if e.parameter.name == "subject"), None)
    if subject is None or not isinstance(subject.meaning, Indefinite):
        return True
    node = subject.node
    if subject.meaning.kind != "each" or not isinstance(node, ast.NounPhrase):
        return True
    noun = subject.meaning.noun
    plain_one = replace(node, quantity=None, noun=replace(node.noun, text=noun.plural))
    context.report.quantity(
        node,
        f"`{plain(context, node)}` with a limit, which counts for all of them together",
        f"`{plain(context, plain_one)}` for all together, or `for each {noun.name} …` and below it "
        f"the duration and the rule about `that {noun.name}` for each its own",
    )
    return False


def _spent_examples(context: Context) -> tuple[str, ...]:
    """Return the rule sentences that a limit may follow, as they are written."""
    words = context.lexicon.vocabulary.of_sort(RuleWord)
    return tuple(word.example for word in words if word.spent)


def _owners(context: Context, pattern: str) -> tuple[str, ...]:
    """Return the kinds of subject of the overloads of a rule sentence that are said of the owner of
    pieces.
    """
    words = (overload.word for overload in context.lexicon.overloads("rule", pattern))
    return tuple(
        context.lexicon.parameters(word)[0].type.noun
        for word in words
        if isinstance(word, RuleWord) and word.group is not None
    )


def _owners_do_it(context: Context, made: ir.Modify, pattern: str) -> bool:
    """Return True if the owners do it: `that survivor cannot spend food`.

    The sentence about owners says which of its values concern pieces. The others never do.
    """
    words = (overload.word for overload in context.lexicon.overloads("rule", pattern))
    groups = [word.group for word in words if isinstance(word, RuleWord) and word.group is not None]
    noun = next((p.type.noun for p in context.lexicon.parameters(made.word)), "")
    theirs = {value for group in groups if group.noun == noun for value in group.values}
    return bool(theirs) and any(v.value not in theirs for v in enum_values(made.arguments[1:]))


def _for_the_group(context: Context, made: ir.Modify, pattern: str) -> tuple[ir.Rule, ...]:
    """Lower a sentence about an owner, of which some values concern the owner's pieces: said of the
    pieces themselves (`vocabulary.owned_pieces.Group`).
    """
    group = made.word.group
    if group is None:
        return (made,)
    index = next(i for i, a in enumerate(made.arguments) if _of_enumeration(a))
    wanted = Type(group.noun, many=True)
    words = (overload.word for overload in context.lexicon.overloads("rule", pattern))
    other = next(
        word
        for word in words
        if isinstance(word, RuleWord) and context.lexicon.parameters(word)[0].type == wanted
    )
    owners = context.lexicon.overloads("reference", group.owner)
    values = enum_values(made.arguments[index : index + 1])
    theirs = tuple(v for v in values if v.value in group.values)
    rest = tuple(v for v in values if v.value not in group.values)
    if not theirs:
        return (made,)
    subject = made.arguments[0]
    name = context.locals.fresh(group.noun)
    owner = ir.Call(owners[0].word, (ir.Local(name, group.noun),))
    if isinstance(subject, ir.Pieces) and len(subject.items) == 1:
        belongs: ir.Expression = ir.Compare("=", owner, subject.items[0])
    else:
        belongs = ir.Contains(subject, owner)
    pieces = ir.Candidates(context.lexicon.nouns[group.noun], name, (belongs,))
    said = replace(
        made,
        word=other,
        arguments=_with(_with(made.arguments, 0, pieces), index, ir.Pieces(theirs)),
    )
    left = replace(made, arguments=_with(made.arguments, index, ir.Pieces(rest)))
    return (left, said) if rest else (said,)


def _of_enumeration(argument: ir.Expression) -> bool:
    items = argument.items if isinstance(argument, ir.Pieces) else (argument,)
    return bool(items) and all(isinstance(item, ir.EnumValue) for item in items)


def _with(
    arguments: tuple[ir.Expression, ...], index: int, value: ir.Expression
) -> tuple[ir.Expression, ...]:
    return (*arguments[:index], value, *arguments[index + 1 :])
