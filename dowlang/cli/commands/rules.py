"""`dow rules`: the rules of the game, and where each is implemented and proved."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

import typer

from dowlang.cli.errors import CommandError, shown
from dowlang.cli.output import as_json, emit
from dowlang.cli.parameters import TEXT_OR_JSON, FormatOption, RulesetOption
from dowlang.cli.refusals import known_format, unknown, unknown_id
from dowlang.project import ruleset_registry
from dowlang.project.documents import rule_parameters, rulebook
from dowlang.project.documents.rulebook import Rule, Rulebook
from dowlang.rulesets import RULESETS


def rules(
    rule: Annotated[
        str | None,
        typer.Argument(
            metavar="[ID]",
            help="An id, as R-XROADS-06, U-61, G-24, T-05, or the beginning of some; "
            "with --numbers, part of a key.",
        ),
    ] = None,
    coverage: Annotated[
        bool,
        typer.Option(
            "--coverage",
            help="A table: class, functions that cite each rule, tests, what is missing.",
        ),
    ] = False,
    numbers: Annotated[
        bool,
        typer.Option("--numbers", help="A table: each number that `--rule KEY=VALUE` can change."),
    ] = False,
    ruleset: RulesetOption = None,
    format: FormatOption = "text",
) -> None:
    """The rules of the game, and where each is implemented and proved."""
    known_format(format, TEXT_OR_JSON)
    game = ruleset or (RULESETS[0] if numbers else _game_of(rule or ""))
    try:
        book = rulebook.rulebook(game)
    except LookupError:
        names = ruleset_registry.names()
        if game in names:
            raise CommandError(f"`{shown(game)}` comes without a rules document") from None
        raise unknown("ruleset", game, names) from None
    if numbers:
        if coverage:
            raise CommandError(
                "`--coverage` is about rules, `--numbers` about their numbers; give one of them"
            )
        _numbers(game, book, rule or "", format)
        return
    wanted = (rule or "").upper()
    found = book.found(wanted)
    if not found.ids:
        raise unknown_id("rule", wanted, book.ids)
    if format == "json":
        as_json("dowlang/rules/1", rulebook.to_data(found, book))
    elif coverage:
        if not found.rules:
            raise CommandError(f"`--coverage` is about rules, and `{shown(wanted)}` is none")
        _coverage(list(found.rules))
    else:
        for r in found.rules:
            emit(_rule_text(r, whole=len(found.ids) == 1))
        if wanted:  # a list of everything is a list of the rules
            emit("".join(_other_texts(found, book)))


def _game_of(rule: str) -> str:
    """Return the first game whose rules document has a rule that begins so, else the first."""
    for name in RULESETS if rule else ():
        if rulebook.rulebook(name).found(rule.upper()).ids:
            return name
    return RULESETS[0]


def _numbers(ruleset: str, book: Rulebook, wanted: str, format: str) -> None:
    """The numbers whose key holds `wanted`: key, default, what else it may be, where it comes
    from.
    """
    parameters = ruleset_registry.ruleset(ruleset).parameters
    found = rule_parameters.numbers(parameters, book, wanted)
    if not found:
        raise unknown("number of the rules", wanted, [parameter.key for parameter in parameters])
    if format == "json":
        as_json("dowlang/numbers/1", rule_parameters.to_data(found))
        return
    key, default, allowed = (
        max(len(text) for text in column)
        for column in zip(
            ("key", "default", "may be"),
            *((one.key, str(one.default), one.allowed) for one in found),
            strict=True,
        )
    )
    emit(f"{'key':{key}}  {'default':{default}}  {'may be':{allowed}}  what it is\n")
    for one in found:
        about = f" ({' '.join(one.about)})" if one.about else ""
        emit(
            f"{one.key:{key}}  {one.default!s:{default}}  {one.allowed:{allowed}}  "
            f"{one.text}{about}\n"
        )
    emit(
        f"{len(found)} {'number' if len(found) == 1 else 'numbers'} of the rules; `--rule "
        f"KEY=VALUE` of `dow play` and `dow sim` changes one{_by_cards(ruleset)}\n"
    )


def _by_cards(ruleset: str) -> str:
    """Say how a card changes a number, where cards of the game can."""
    kinds = ruleset_registry.vocabulary(ruleset).kinds
    line = "rule {text} is {text}"
    found = [kind.name for kind in kinds if any(one.pattern == line for one in kind.clauses)]
    return f', a {found[0]} does with `rule "KEY" is "VALUE"`' if found else ""


def _rule_text(r: Rule, whole: bool) -> str:
    """Return a rule with all that belongs to it.

    In a list it is only where it is implemented and proved.
    """
    parts = [("class", r.kind + (f": {r.reason}" if r.reason else ""))] if r.kind else []
    if whole:
        parts.insert(0, ("basis", r.basis))
        parts += [("ruling", f"{ruling.id}: {ruling.taken} ({ruling.why})") for ruling in r.rulings]
        for point in r.points:
            keys = "; ".join(
                f"`{key.key}` is {key.default}, or {', '.join(map(str, key.alternatives))}"
                for key in point.keys
            )
            parts.append(
                (
                    "open",
                    f"{point.id}: {point.text}: {keys or point.default}"
                    + (f" ({point.kind})" if point.kind else ""),
                )
            )
    parts += [
        (what, ", ".join(where)) for what, where in (("code", r.code), ("tests", r.tests)) if where
    ]
    return f"{r.id}  {r.text}\n" + "".join(f"    {what:7}{said}\n" for what, said in parts)


def _other_texts(found: Rulebook, book: Rulebook) -> Iterator[str]:
    """Rulings, open points and test vectors, each with where it belongs and where it is proved."""
    for ruling in found.rulings:
        yield _entry(
            ruling.id,
            ruling.taken,
            ("about", ruling.rule),
            ("why", ruling.why),
            *_where(ruling.code, ruling.tests),
        )
    for point in found.points:
        keys = "; ".join(
            f"`{key.key}` is {key.default}, or {', '.join(map(str, key.alternatives))}"
            for key in point.keys
        )
        yield _entry(
            point.id,
            point.text,
            ("taken", point.default),
            ("class", point.kind),
            ("keys", keys),
            ("note", point.note),
            ("rules", ", ".join(book.about(point.id))),
            *_where(point.code, point.tests),
        )
    for vector in found.vectors:
        yield _entry(vector.id, vector.text, *_where((), vector.tests))


def _where(code: tuple[str, ...], tests: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    return (("code", ", ".join(code)), ("tests", ", ".join(tests)))


def _entry(id: str, text: str, *parts: tuple[str, str]) -> str:
    return f"{id}  {text}\n" + "".join(f"    {what:7}{said}\n" for what, said in parts if said)


def _coverage(found: list[Rule]) -> None:
    width = max(len(r.id) for r in found)
    emit(f"{'rule':{width}}  {'class':10}  code  tests  missing\n")
    for r in found:
        emit(
            f"{r.id:{width}}  {r.kind or '-':10}  {len(r.code):>4}  {len(r.tests):>5}  "
            f"{', '.join(r.missing) or '-'}\n"
        )
    kinds = {
        kind: sum(r.kind == kind for r in found)
        for kind in dict.fromkeys(r.kind for r in found)
        if kind
    }
    emit(
        f"{len(found)} rules: "
        f"{', '.join(f'{count} {kind}' for kind, count in kinds.items()) or 'none classed'}\n"
    )
    cited, tested = sum(bool(r.code) for r in found), sum(bool(r.tests) for r in found)
    emit(f"{cited} of {len(found)} rules are cited by a function, {tested} by a test\n")
    open_ = [r.id for r in found if r.missing]
    emit(
        f"{len(found) - len(open_)} of {len(found)} have all that their class asks for"
        + (f"; missing: {', '.join(open_)}" if open_ else "")
        + "\n"
    )
