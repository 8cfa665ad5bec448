"""Commands for those who look something up: cards, words, explain, rules, print."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from dowlang.cli.errors import CommandError, existing, known_format, shown, unknown, unknown_id
from dowlang.cli.output import as_json, emit
from dowlang.cli.playing import cards_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from dowlang.project.rulebook import Rule, Rulebook
    from dowlang.project.word_lookup import LookupEntry

FormatOption = Annotated[str, typer.Option("--format", help="text or json.")]
RulesetOption = Annotated[
    str | None,
    typer.Option(
        "--ruleset", metavar="GAME", help="The game; without it, the first that is shipped."
    ),
]
FORMATS = ("text", "json")
MOST_WORDS = 12
"""Phrases that are shown for a word, the best first."""


def cards(
    path: Annotated[
        str, typer.Argument(metavar="[SET]", help="A set: a folder, or the id of a shipped one.")
    ] = "base",
    format: FormatOption = "text",
) -> None:
    """What a set holds, with that of the sets it uses."""
    known_format(format, FORMATS)
    found: list[dict[str, Any]] = [
        {
            "kind": c["kind"],
            "name": c["name"],
            "slug": c["slug"],
            "copies": sum(c["copies"].values()),
            "deck": ", ".join(c["copies"]),
            "file": c["file"],
            "line": c["line"],
        }
        for c in cards_of(path).facts
    ]
    if format == "json":
        as_json("dowlang/cards/1", {"cards": found})
        return
    for kind in dict.fromkeys(card["kind"] for card in found):
        here = [card for card in found if card["kind"] == kind]
        emit(f"{kind} ({len(here)})\n")
        name, deck = (max(len(str(card[key])) for card in here) for key in ("name", "deck"))
        for card in here:
            emit(
                f"  "
                f"{card['name']:{name}}  {card['copies']:>2} x {card['deck']:{deck}}  {shown(card['file'])}:{card['line']}\n"
            )
    emit(f"{len(found)} cards, {sum(card['copies'] for card in found)} with their copies\n")


def words(
    word: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[WORD]...", help="What is looked for, in any form, or what others call it."
        ),
    ] = None,
    ruleset: RulesetOption = None,
    every: Annotated[
        bool, typer.Option("--all", help="Show all phrases that are found, however many.")
    ] = False,
    format: FormatOption = "text",
) -> None:
    """The phrases a card can use, with examples and rules."""
    from dowlang.project import ruleset_registry
    from dowlang.project.word_lookup import search
    from dowlang.rulesets import RULESETS

    known_format(format, FORMATS)
    try:
        vocabulary = ruleset_registry.vocabulary(ruleset or RULESETS[0])
    except ruleset_registry.UnknownRuleset as missing:
        raise unknown("ruleset", missing.name, missing.known) from None
    wanted = " ".join(word or ())
    found = search(vocabulary, wanted)
    if not found.exact and not found.near:
        mean = (
            f"; did you mean {' or '.join(f'`{near}`' for near in found.spelt)}?"
            if found.spelt
            else "; `dow words` lists them all"
        )
        raise CommandError(f"found no phrase for `{shown(wanted)}`{mean}")
    if format == "json":
        rows = [
            {
                "place": e.place,
                "phrase": e.phrase,
                "example": e.example,
                "rules": list(e.rules),
                "text": e.told,
            }
            for e in (*found.exact, *found.near)
        ]
        as_json("dowlang/words/1", {"words": rows})
        return
    details = bool(wanted)
    most = MOST_WORDS if details and not every else len(found.exact) + len(found.near)
    _entries(found.exact[:most], details)
    near = found.near[: max(0, most - len(found.exact))]
    if near:
        emit(f"{chr(10) + 'also ' if found.exact else ''}near in meaning to `{shown(wanted)}`\n\n")
        _entries(near, details)
    if (left := len(found.exact) + len(found.near) - most) > 0:
        emit(f"\nand {left} more: `--all` shows them, a second word narrows them down\n")


def _entries(found: tuple[LookupEntry, ...], details: bool) -> None:
    """Print phrases by their places.

    Where they were asked for, meaning, example and rules are printed too.
    """
    from dowlang.project.word_lookup import CORE

    for place in dict.fromkeys(entry.place for entry in found):
        here = [entry for entry in found if entry.place == place]
        emit(f"{'every game' if place == CORE else place} ({len(here)})\n")
        for entry in here:
            emit(f"  {entry.phrase}\n")
            lines = (entry.told, entry.example and f"e.g. {entry.example}", " ".join(entry.rules))
            emit("".join(f"      {line}\n" for line in lines if line and details))


def explain(
    code: Annotated[str, typer.Argument(metavar="CODE", help="A code, as DOW2001.")],
    format: FormatOption = "text",
) -> None:
    """What an error means, with an example and how it is mended."""
    from dowlang.diagnostics.codes import CODES, code_of

    known_format(format, FORMATS)
    found = code_of(code)
    if found is None:
        raise unknown_id("code", code.upper(), [known.number for known in CODES])
    if format == "json":
        as_json(
            "dowlang/explain/1",
            {
                "code": found.number,
                "title": found.title,
                "severity": found.severity.value,
                "meaning": found.meaning,
                "example": found.example.text.encode("utf-8", "backslashreplace").decode(),
                "mend": found.mend,
            },
        )
    else:
        emit(found.page())


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
    from dowlang.project import rulebook
    from dowlang.rulesets import RULESETS

    known_format(format, FORMATS)
    try:
        book = rulebook.rulebook(ruleset or RULESETS[0])
    except LookupError:
        raise unknown("ruleset", ruleset or RULESETS[0], RULESETS) from None
    if numbers:
        if coverage:
            raise CommandError(
                "`--coverage` is about rules, `--numbers` about their numbers; give one of them"
            )
        _numbers(ruleset or RULESETS[0], book, rule or "", format)
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


def _numbers(ruleset: str, book: Rulebook, wanted: str, format: str) -> None:
    """The numbers whose key holds `wanted`: key, default, what else it may be, where it comes
    from.
    """
    from dowlang.project import rule_parameters, ruleset_registry

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
            f"{one.key:{key}}  {one.default!s:{default}}  {one.allowed:{allowed}}  {one.text}{about}\n"
        )
    emit(
        f"{len(found)} {'number' if len(found) == 1 else 'numbers'} of the rules; `--rule "
        f"KEY=VALUE` of `dow play` and `dow sim` changes one, "
        'a scenario does with `rule "KEY" is "VALUE"`\n'
    )


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
            f"{r.id:{width}}  {r.kind or '-':10}  {len(r.code):>4}  {len(r.tests):>5}  {', '.join(r.missing) or '-'}\n"
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


def print_(
    paths: Annotated[
        list[str],
        typer.Argument(metavar="PATH...", help="Sets, folders or card files.", show_default=False),
    ],
    format: Annotated[str, typer.Option("--format", help="md or html.")] = "html",
    out: Annotated[
        str | None,
        typer.Option(
            metavar="DIR", help="Write files here; without it one set goes to standard output."
        ),
    ] = None,
    lang: Annotated[
        str,
        typer.Option(
            "--lang",
            metavar="CODE",
            help="Names, flavor and labels in this language of the set, as ja.",
        ),
    ] = "",
) -> None:
    """A printable reference of a set. Every card as it would be printed, with indexes."""
    from dowlang.project import printing
    from dowlang.source.files import write

    known_format(format, ("md", "html"))
    try:
        made = printing.references([existing(path) for path in paths], format, lang)
    except printing.NotTranslated as missing:
        if not missing.known:
            raise CommandError(
                f"the set `{missing.id}` declares no languages; write `languages = "
                f'["{shown(lang)[:20]}"]` into its `set.toml`'
            ) from None
        raise unknown("language", missing.language, missing.known) from None
    if out is None:
        if len(made) > 1:
            raise CommandError("more than one set; say where to write them with `--out DIR`")
        emit(next(iter(made.values())).rstrip("\n") + "\n")
        return
    for name, text in made.items():
        file = Path(out) / f"{name}{'.' + lang if lang else ''}.{format}"
        write(file, text.encode())
        emit(f"wrote {shown(str(file))}\n")


COMMANDS = (cards, words, explain, rules, print_)
