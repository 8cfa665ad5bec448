"""Lower ongoing effects: durations, attached cards, rules, moments, abilities, later events."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from dowlang.diagnostics import codes
from dowlang.semantics import ir, line_parts
from dowlang.semantics.context import Context
from dowlang.semantics.lint.repeated_settings import settled_twice
from dowlang.semantics.lower.arguments import argument
from dowlang.semantics.lower.blocks import below, block, body
from dowlang.semantics.lower.event_clauses import cancellable, event
from dowlang.semantics.lower.lowered_line import Lowered
from dowlang.semantics.lower.pre_event import of_clause
from dowlang.semantics.reporter import articled, said
from dowlang.semantics.resolve.denotation import ANYTHING, Definite, Indefinite
from dowlang.semantics.resolve.filling import fill
from dowlang.semantics.resolve.mentions import after_condition
from dowlang.semantics.resolve.noun_phrases import meaning, one_copy
from dowlang.semantics.resolve.noun_types import noun_words
from dowlang.semantics.resolve.overloads import pick_overload
from dowlang.semantics.resolve.presence import of_rule, there
from dowlang.semantics.resolve.references import is_anywhere
from dowlang.semantics.scopes import YOU, Binding, Frame, Scope
from dowlang.source.limits import MAX_NUMBER
from dowlang.syntax import ast
from dowlang.vocabulary.declarations import RuleWord, Type

OFTEN = {"once": 1, "twice": 2}
LEAST_LIMIT, MOST_LIMIT = 2, 99  # of a limit written as a number
MOST_TIMES = 12  # that a card may count to: each is a step of its own


def lasting(context: Context, line: ast.Line, scope: Scope, path: str) -> Lowered | None:
    """`until the end of next round` and the like, with the rules below it."""
    duration = " ".join(line_parts.words(line, "duration")) or "game"
    written = line_parts.condition(line)
    condition = None if written is None else context.condition(written, scope)
    found = rules(context, line.block, after_condition(context, written, scope), path)
    if written is not None and condition is None:
        return None
    if duration == "attached":
        bearer = next(
            (frame.named["bearer"] for frame in scope.frames() if frame.kind == "attached"), None
        )
        if bearer is None:
            context.report.out_of_scope(
                line, "while attached", "in what a card says below `attach this card to …`"
            )
            return None
        return Lowered(
            (ir.Lasting(duration, found, line.span.line, bearer=context.read(bearer.value)),), scope
        )
    _, during, what = duration.partition("during next ")
    if during:  # it begins with that turn or round, and not now
        begun = in_force(
            context, ir.Lasting(f"this {what}", found, line.span.line, condition), path
        )
        done = ir.Later(
            ir.Block(f"{path}.later", begun), line.span.line, moment=("start", what, "next")
        )
        return Lowered((done,), scope, _needs_of_rules(context, found))
    made = ir.Lasting(duration, found, line.span.line, condition)
    return Lowered(in_force(context, made, path), scope, _needs_of_rules(context, found))


def _needs_of_rules(context: Context, found: Sequence[ir.Rule]) -> tuple[ir.Need, ...]:
    """Whoever rules are said of has to be there, or an option that puts them in force would be
    free.
    """
    return tuple(ir.Need(one.line, holds=test) for one in found for test in of_rule(context, one))


def in_force(context: Context, made: ir.Lasting, path: str) -> tuple[ir.Statement, ...]:
    """Return the rules of a duration, each put in force only while its subject is there.

    Those about the same pieces are put in force together.
    """
    about: dict[tuple[ir.Expression, ...], list[ir.Rule]] = {}
    for one in made.rules:
        about.setdefault(of_rule(context, one), []).append(one)
    if not any(about):
        return (made,)
    out: list[ir.Statement] = []
    for number, (tests, rules_) in enumerate(about.items(), 1):
        out += _if_there(tests, replace(made, rules=tuple(rules_)), f"{path}.{number}")
    return tuple(out)


def _if_there(
    tests: tuple[ir.Expression, ...], made: ir.Lasting, path: str
) -> tuple[ir.Statement, ...]:
    """Put rules in force only if all those tests hold."""
    if not tests:
        return (made,)
    holds = tests[0] if len(tests) == 1 else ir.Logic("and", tests)
    return (
        ir.If(holds, ir.Block(f"{path}.there", (made,)), ir.Block(f"{path}.not_there"), made.line),
    )


def attach(context: Context, line: ast.Line, scope: Scope, path: str) -> Lowered | None:
    """Lower `attach this card to …`: the bearer carries the rules. `you` in them is the bearer's
    controller.
    """
    if not context.attaches:
        _refuse_to_attach(context, line)
        return None
    written = line.part("to")[0]
    found = one_copy(context, meaning(context, written, ANYTHING, scope), written, scope)
    you = scope.named("you")
    made = (
        None
        if found is None
        else argument(
            context, found, False, you.value if you else ir.Local("you", "player"), line.span.line
        )
    )
    noun = "" if found is None else found.noun if isinstance(found, Definite) else found.noun.name
    bearer = Binding(ir.Local("bearer", noun), noun, called="the bearer")
    inside = scope.inner(
        Frame("attached", {"bearer": bearer, "it": bearer, "you": YOU}, {}, (bearer,))
    )
    for counter in line.part("counting"):
        assert isinstance(counter, ast.Ident)
        _counter(context, counter)
    inner = rules(context, line.block, inside, path)
    if made is None:
        return None
    if made.loop is not None:
        context.report.not_definite(written)
        return None
    done = ir.Lasting(
        "attached", inner, line.span.line, bearer=made.value, you=_controller_of(context, bearer)
    )
    if made.pick is not None:
        return Lowered(
            (*made.before, done), scope, (ir.Need(line.span.line, pieces=made.pick.candidates),)
        )
    tests = there(context, made.value)
    return Lowered(
        (*made.before, *_if_there(tests, done, path)),
        scope,
        tuple(ir.Need(line.span.line, holds=one) for one in tests),
    )


def _refuse_to_attach(context: Context, line: ast.Line) -> None:
    """Say on which cards `attach` means something, and what stays with a piece otherwise."""
    kinds = context.lexicon.vocabulary.kinds
    attached = " or ".join(f"a {kind.name} card" for kind in kinds if kind.attaches)
    beside = "".join(
        f"rules of an {kind.name} beside its bearer stand under `{clause.pattern}`; "
        for kind in kinds
        for clause in kind.clauses
        if clause.own is not None and clause.holds == "rules"
    )
    help = f"{beside}what lasts stands under a duration, such as `for the rest of the game`"
    found, where = "attach this card", f"on {attached}"
    context.report.add(codes.OUT_OF_SCOPE, line.span, help=help, found=found, where=where)


def _counter(context: Context, name: ast.Ident) -> None:
    """`, counting rides`: an attached card counts one thing."""
    if context.counters:
        context.report.add(
            codes.DUPLICATE_COUNTER,
            name.span,
            name=name.text,
            line=context.counter_lines[context.counters[0]],
        )
        return
    context.counters.append(name.text)
    context.counter_lines[name.text] = name.span.line


def _controller_of(context: Context, bearer: Binding) -> ir.Expression | None:
    """Return `you` in the rules on a bearer: a player himself, else the player who controls the
    piece.

    Return None for pieces that nobody controls.
    """
    return (
        bearer.value if bearer.noun == "player" else _asked(context, "the controller of {}", bearer)
    )


def _asked(context: Context, pattern: str, of: Binding) -> ir.Expression | None:
    """Return a closed thing with one slot, asked of a piece.

    Return None where the vocabulary has none for pieces of its kind.
    """
    fitting = (
        r.word
        for r in context.lexicon.overloads("reference", pattern)
        if context.lexicon.parameters(r.word)[0].type == Type(of.noun)
    )
    word = next(fitting, None)
    return None if word is None else ir.Call(word, (of.value,))


def later(context: Context, line: ast.Line, scope: Scope, path: str) -> Lowered | None:
    """`at the end of next round` + block: once."""
    written = line_parts.condition(line)
    inside = scope
    holds = None if written is None else context.condition(written, inside)
    done = block(context, line.block, after_condition(context, written, inside), f"{path}.later")
    if written is not None:
        if holds is None:
            return None
        branch = ir.If(holds, done, ir.Block(f"{path}.later.otherwise"), line.span.line)
        done = ir.Block(f"{path}.later.checked", (branch,))
    when = moment(line)
    if when[2] == "each":  # once would be too few, and a rule needs an end
        found = f"at the {when[0]} of each {when[1]}"
        context.report.out_of_scope(line, found, "under a duration, `for the rest of the game`")
        return None
    return Lowered((ir.Later(done, line.span.line, moment=when),), inside)


def moment(line: ast.Line) -> tuple[str, str, str]:
    """Edge, what, which: ("end", "round", "next")."""
    words = line_parts.words(line, "moment")
    return (words[0], words[1], words[2]) if len(words) == 3 else ("end", "turn", "this")


def next_time(context: Context, line: ast.Line, scope: Scope, path: str) -> Lowered | None:
    """Lower `the next 3 times a zombie is killed` with its block, carried out each time.

    `the next time …, counting to 3` is carried out at the third.
    """
    happened, point = line_parts.first(line, "event"), line_parts.first(line, "point")
    times = line_parts.first(line, "times", "to")
    matched = (
        event(context, happened, point if isinstance(point, ast.Words) else None, scope)
        if isinstance(happened, ast.Is)
        else None
    )
    if matched is None:
        below(context, line, scope, path)
        return None
    done = block(context, line.block, scope.inner(matched.frame), f"{path}.later")
    count = times.value if isinstance(times, ast.Integer) else 1
    if line.shape == "next_time":
        return Lowered((ir.Later(done, line.span.line, event=matched.match, times=count),), scope)
    if not 1 <= count <= MOST_TIMES:
        context.report.out_of_range(times or line, count, 1, MOST_TIMES, "times that are counted")
        return None
    made = ir.Later(done, line.span.line, event=matched.match)
    for waited in range(1, count):
        made = ir.Later(
            ir.Block(f"{path}.waits_{waited}", (made,)), line.span.line, event=matched.match
        )
    return Lowered((made,), scope)


# ---- rules
# --------------------------------------------------------------------------------------------------
def rules(
    context: Context,
    lines: Sequence[ast.Line],
    scope: Scope,
    path: str,
    while_: ir.Expression | None = None,
) -> tuple[ir.Rule, ...]:
    """Return the rules of a block. A `while` inside becomes a condition of each rule under it."""
    out: list[ir.Rule] = []
    for place, line in enumerate(lines):
        if line.broken:
            below(context, line, scope, f"{path}.rule_{place + 1}")
            continue
        out.extend(rule(context, line, scope, f"{path}.rule_{place + 1}", while_))
    settled_twice(context, out, lines)
    return tuple(out)


def rule(
    context: Context, line: ast.Line, scope: Scope, path: str, while_: ir.Expression | None
) -> tuple[ir.Rule, ...]:
    """One rule line. Empty when an error was reported."""
    number = line.span.line
    match line.shape:
        case "modify":
            return modify(context, line, scope, while_)
        case "watch":
            happened, point = line_parts.first(line, "event"), line_parts.first(line, "point")
            matched = (
                event(context, happened, point if isinstance(point, ast.Words) else None, scope)
                if isinstance(happened, ast.Is)
                else None
            )
            if matched is None:
                below(context, line, scope, path)
                return ()
            inside = scope.inner(matched.frame)
            written = line_parts.condition(line)
            holds = None if written is None else context.condition(written, inside)
            outer, context.points = context.points, cancellable(matched.match)
            done = block(context, line.block, after_condition(context, written, inside), path)
            context.points = outer
            if written is not None and holds is None:
                return ()
            in_force = None if while_ is None else of_clause(matched.match, while_)
            return (
                ir.Watch(matched.match, done, number, _both(in_force, holds), limit(context, line)),
            )
        case "while":
            written = line_parts.condition(line)
            holds = None if written is None else context.condition(written, scope)
            found = rules(
                context,
                line.block,
                after_condition(context, written, scope),
                path,
                _both(while_, holds),
            )
            return found if holds is not None else ()
        case "later":
            written = line_parts.condition(line)
            holds = None if written is None else context.condition(written, scope)
            done = block(context, line.block, after_condition(context, written, scope), path)
            if written is not None and holds is None:
                return ()
            return (
                ir.AtMoment(moment(line), done, number, _both(while_, holds), limit(context, line)),
            )
        case "instead" | "skipped":
            step = step_of(context, line.part("of")[0])
            done = block(context, line.block, scope, path)
            return () if step is None else (ir.Instead(step, done, number, while_),)
        case "also_needs":
            return also_needs(context, line, scope, while_)
        case _:
            assert (
                line.shape == "ability"
            )  # a block of rules holds no other shape. What could not be read is passed over before
            return grant(context, line, scope, path, while_)


def _both(first: ir.Expression | None, second: ir.Expression | None) -> ir.Expression | None:
    if first is None or second is None:
        return first or second
    return ir.Logic("and", (first, second))


def step_of(context: Context, thing: line_parts.Value) -> ir.EnumValue | None:
    """`the food step` as a value of the ruleset's steps."""
    enumeration = context.lexicon.enumerations.get("step")
    if enumeration is None:
        context.report.out_of_scope(thing, said(thing), "in a game whose rounds have steps")
        return None
    words: tuple[str, ...] = ()
    if isinstance(thing, ast.Reference):
        words = thing.words[1:] if thing.words[:1] == ("the",) else thing.words
    elif isinstance(thing, ast.NounPhrase):
        words = noun_words(thing)
    name = " ".join(words).removesuffix(" step")
    for value in (name, f"{name} step"):
        if value in enumeration.values:
            return ir.EnumValue("step", value, enumeration.values.index(value))
    context.report.wrong_type(
        thing,
        (),
        tuple(f"`the {value.removesuffix(' step')} step`" for value in enumeration.values),
    )
    return None


def limit(context: Context, line: ast.Line) -> ir.Limit | None:
    """Return the limit in `, once per round` or `, 3 times per game`.

    `any number of times` is no limit.
    """
    words = " ".join(line_parts.words(line, "limit")).split()
    if not words or words[0] == "any":
        return None
    times = OFTEN.get(words[0]) or int(words[0])
    if words[0] not in OFTEN and not LEAST_LIMIT <= times <= MOST_LIMIT:
        context.report.out_of_range(
            line.part("limit")[0], times, LEAST_LIMIT, MOST_LIMIT, "times of a limit"
        )
    return ir.Limit(words[-1], times)


def modify(
    context: Context, line: ast.Line, scope: Scope, while_: ir.Expression | None
) -> tuple[ir.Rule, ...]:
    """A rule sentence.

    A plural subject stays what it says: who it means is asked whenever the number is read
    (`ir_visitor.whom`).
    """
    phrase = line_parts.phrase(line, "rule")
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
            arguments.append(ir.Pieces((found.value,)) if many else found.value)
        elif (
            isinstance(found, Indefinite)
            and found.kind in ("", "each", "all")
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
        elif found.amount is not None and found.kind in ("amount", "exactly"):
            arguments.append(found.amount)
        elif found.kind in ("a", "another"):
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
    made = ir.Modify(word, tuple(arguments), line.span.line, while_, limited)
    if _owners_do_it(context, made, phrase.pattern):
        context.report.wrong_subject(
            phrase,
            (context.lexicon.parameters(made.word)[0].type.noun,),
            _owners(context, phrase.pattern),
        )
        return ()
    return _for_the_group(context, made, phrase.pattern)


def _spent_examples(context: Context) -> tuple[str, ...]:
    """Return the rule sentences that a limit may follow, as they are written."""
    words = context.lexicon.vocabulary.of_sort(RuleWord)
    return tuple(word.example for word in words if word.spent)


def _owners(context: Context, pattern: str) -> tuple[str, ...]:
    """The kinds of subject of the overloads of a rule sentence that are said of the owner of
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
    return bool(theirs) and any(
        v.value not in theirs for a in made.arguments[1:] for v in _values(a)
    )


def _values(listed: ir.Expression) -> list[ir.EnumValue]:
    """The values of a written list of an enumeration."""
    return [
        v
        for v in (listed.items if isinstance(listed, ir.Pieces) else (listed,))
        if isinstance(v, ir.EnumValue)
    ]


def _for_the_group(context: Context, made: ir.Modify, pattern: str) -> tuple[ir.Rule, ...]:
    """A sentence about an owner, of which some values concern the owner's pieces: said of the
    pieces themselves (`vocabulary.declarations.Group`).
    """
    group = made.word.group
    if group is None:
        return (made,)
    place = next(i for i, a in enumerate(made.arguments) if _of_enumeration(a))
    wanted = Type(group.noun, many=True)
    words = (overload.word for overload in context.lexicon.overloads("rule", pattern))
    other = next(
        word
        for word in words
        if isinstance(word, RuleWord) and context.lexicon.parameters(word)[0].type == wanted
    )
    owners = context.lexicon.overloads("reference", group.owner)
    values = _values(made.arguments[place])
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
        arguments=_with(_with(made.arguments, 0, pieces), place, ir.Pieces(theirs)),
    )
    left = replace(made, arguments=_with(made.arguments, place, ir.Pieces(rest)))
    return (left, said) if rest else (said,)


def _of_enumeration(argument: ir.Expression) -> bool:
    items = argument.items if isinstance(argument, ir.Pieces) else (argument,)
    return bool(items) and all(isinstance(item, ir.EnumValue) for item in items)


def _with(
    arguments: tuple[ir.Expression, ...], place: int, value: ir.Expression
) -> tuple[ir.Expression, ...]:
    return (*arguments[:place], value, *arguments[place + 1 :])


def also_needs(
    context: Context, line: ast.Line, scope: Scope, while_: ir.Expression | None
) -> tuple[ir.Rule, ...]:
    """`the main objective also needs food >= 3`: as long as that does not hold, the goal is not
    reached whatever its card says.
    """
    word = context.lexicon.vocabulary.further_goal
    who, written = line_parts.first(line, "thing", "who"), line_parts.condition(line)
    holds = None if written is None else context.condition(written, scope)
    if word is None:
        context.report.out_of_scope(line, "also needs", "in a game whose goals cards can change")
        return ()
    wanted = word.parameters[0].type
    found = (
        meaning(context, who, wanted, scope)
        if who is not None and not isinstance(who, ast.Ident)
        else None
    )
    if found is None or holds is None:
        return ()
    if not isinstance(found, Definite) or found.noun != wanted.noun:
        context.report.wrong_type(
            line, (found.noun if isinstance(found, Definite) else found.noun.name,), (wanted.noun,)
        )
        return ()
    return (
        ir.Modify(word, (found.value,), line.span.line, _both(while_, ir.Logic("not", (holds,)))),
    )


def grant(
    context: Context, line: ast.Line, scope: Scope, path: str, while_: ir.Expression | None = None
) -> tuple[ir.Rule, ...]:
    """Lower `<who> has the ability 2+, at "Hospital", once per round` with its block.

    `each player has …` gives it to all there are now.
    """
    who = line.part("who")[0]
    found = meaning(context, who, ANYTHING, scope)
    if found is None:
        return ()
    everybody = isinstance(found, Indefinite) and found.kind in ("", "each", "all")
    if not isinstance(found, Definite) and not everybody:
        context.report.not_definite(who)
        return ()
    noun = found.noun if isinstance(found, Definite) else found.noun.name
    bearer = Binding(ir.Local("bearer", noun), noun, called="the bearer")
    named = (
        {"bearer": bearer, "it": bearer, "they": YOU, "you": YOU}
        if noun == "player"
        else {"bearer": bearer, "it": bearer}
    )
    inside = scope.inner(Frame("ability", named))
    made = ability(context, line, inside, path)
    if made is None:
        return ()
    if made.places:  # a granted ability says where by a need, not by places of a card
        where = _asked(context, "the location of {}", bearer)
        if where is None:
            context.report.out_of_scope(
                line, "at", f"in the ability of a survivor, not of {articled((noun,))}"
            )
            return ()
        there = tuple(ir.Compare("=", where, place) for place in made.places)
        holds = there[0] if len(there) == 1 else ir.Logic("or", there)
        made = replace(made, places=(), needs=(*made.needs, ir.Need(line.span.line, holds=holds)))
    if while_ is not None:
        made = replace(made, needs=(*made.needs, ir.Need(line.span.line, holds=while_)))
    holder = (
        found.value
        if isinstance(found, Definite)
        else found.pieces
        if isinstance(found, Indefinite)
        else bearer.value
    )
    return (ir.Grant(holder, made, line.span.line),)


def ability(context: Context, line: ast.Line, scope: Scope, path: str) -> ir.Ability | None:
    """The die, the places, the limit and what happens."""
    written = next((v for v in line_parts.values(line) if isinstance(v, ast.Integer)), None)
    die = written.value if written is not None else 0
    places: list[ir.Expression] = []
    everywhere = False
    for part in line.parts:
        if part.slot not in ("at", "place", "places"):
            continue
        for place in part.values:
            found = meaning(context, place, Type("location"), scope)
            if found is None:
                return None
            if not isinstance(found, Definite):
                context.report.not_definite(place)
                return None
            everywhere = everywhere or is_anywhere(context, place)
            places.append(found.value)
    if written is not None and not 1 <= die <= 6:
        context.report.out_of_range(written, die, 1, 6, "a die")
    done = body(context, line.block, scope, path)
    scope_locals = tuple(
        b.value
        for name in ("you", "bearer")
        if (b := scope.named(name)) and isinstance(b.value, ir.Local)
    )
    return ir.Ability(
        die,
        () if everywhere else tuple(places),
        limit(context, line),
        done.block,
        done.needs,
        line.span.line,
        scope=scope_locals,
    )
