"""Commands for those who look something up: cards, words, explain, rules, print."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from dowlang.cli.playing import cards_of
from dowlang.cli.show import as_json, emit
from dowlang.cli.trouble import Trouble, existing, known_format, shown, unknown

if TYPE_CHECKING:
    from collections.abc import Iterator

    from dowlang.project.rulebook import Rule, Rulebook
    from dowlang.vocabulary.words import Word

FormatOption = Annotated[str, typer.Option("--format", help="text or json.")]
RulesetOption = Annotated[str | None, typer.Option("--ruleset", metavar="GAME", help="The game; without it, the first that is shipped.")]
FORMATS = ("text", "json")
DETAILS_UP_TO = 12  # so many phrases are shown with their examples although nobody asked for a word


def cards(
    path: Annotated[str, typer.Argument(metavar="[SET]", help="A set: a folder, or the id of a shipped one.")] = "base",
    format: FormatOption = "text",
) -> None:
    """What a set holds, with that of the sets it uses."""
    known_format(format, FORMATS)
    found: list[dict[str, Any]] = [
        {"kind": c["kind"], "name": c["name"], "slug": c["slug"], "copies": sum(c["copies"].values()), "deck": ", ".join(c["copies"]),
         "file": c["file"], "line": c["line"]}
        for c in cards_of(path).facts
    ]  # fmt: skip
    if format == "json":
        as_json("dowlang/cards/1", {"cards": found})
        return
    for kind in dict.fromkeys(card["kind"] for card in found):
        here = [card for card in found if card["kind"] == kind]
        emit(f"{kind} ({len(here)})\n")
        name, deck = (max(len(str(card[key])) for card in here) for key in ("name", "deck"))
        for card in here:
            emit(f"  {card['name']:{name}}  {card['copies']:>2} x {card['deck']:{deck}}  {shown(card['file'])}:{card['line']}\n")
    emit(f"{len(found)} cards, {sum(card['copies'] for card in found)} with their copies\n")


def words(
    word: Annotated[str | None, typer.Argument(metavar="[WORD]", help="Only phrases that hold this word.")] = None,
    ruleset: RulesetOption = None,
    format: FormatOption = "text",
) -> None:
    """The phrases a card can use, with examples and rules."""
    from dowlang.project import games
    from dowlang.rulesets import RULESETS
    from dowlang.vocabulary import Place

    known_format(format, FORMATS)
    try:
        vocabulary = games.vocabulary(ruleset or RULESETS[0])
    except games.UnknownRuleset as missing:
        raise unknown("ruleset", missing.name, missing.known) from None
    wanted = (word or "").casefold()
    found = [w for w in vocabulary.words if not wanted or wanted in _literals(w)]
    found = found or [w for w in vocabulary.words if wanted in w.phrase.casefold()]
    if not found:
        raise unknown("word", word or "", sorted({part for w in vocabulary.words for part in _literals(w)}))
    if format == "json":
        rows = [{"place": w.place.value, "phrase": w.phrase, "example": w.example, "rules": list(w.rules), "text": _told(w)} for w in found]
        as_json("dowlang/words/1", {"words": rows})
        return
    details = word is not None or len(found) < DETAILS_UP_TO
    for place in Place:
        here = [w for w in found if w.place is place]
        if here:
            emit(f"{place.value} ({len(here)})\n")
        for w in here:
            emit(f"  {w.phrase}\n")
            lines = (_told(w), w.example and f"e.g. {w.example}", " ".join(w.rules))
            emit("".join(f"      {line}\n" for line in lines if line and details))


def _literals(word: Word) -> list[str]:
    return [part for part in word.phrase.casefold().replace("'", " ").split() if part.isalpha()]


def _told(word: Word) -> str:
    return (word.function.__doc__ or "").strip().split("\n")[0]


def explain(
    code: Annotated[str, typer.Argument(metavar="CODE", help="A code, as DOW2001.")],
    format: FormatOption = "text",
) -> None:
    """What an error means, with an example and how it is mended."""
    from dowlang.source.catalogue import CODES, code_of

    known_format(format, FORMATS)
    found = code_of(code)
    if found is None:
        raise unknown("code", code.upper(), [known.number for known in CODES])
    if format == "json":
        as_json("dowlang/explain/1", {"code": found.number, "title": found.title, "severity": found.severity.value, "meaning": found.meaning,
                                      "example": found.example.text.encode("utf-8", "backslashreplace").decode(), "mend": found.mend})  # fmt: skip
    else:
        emit(found.page())


def rules(
    rule: Annotated[str | None, typer.Argument(metavar="[ID]", help="An id, as R-XROADS-06, U-61, G-24, T-05, or the beginning of some.")] = None,
    coverage: Annotated[bool, typer.Option("--coverage", help="A table: class, functions that cite each rule, tests, what is missing.")] = False,
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
    wanted = (rule or "").upper()
    found = book.found(wanted)
    if not found.ids:
        raise unknown("rule", wanted, book.ids)
    if format == "json":
        as_json("dowlang/rules/1", rulebook.to_data(found, book))
    elif coverage:
        if not found.rules:
            raise Trouble(f"`--coverage` is about rules, and `{shown(wanted)}` is none")
        _coverage(list(found.rules))
    else:
        for r in found.rules:
            emit(_rule_text(r, whole=len(found.ids) == 1))
        if wanted:  # a list of everything is a list of the rules
            emit("".join(_other_texts(found, book)))


def _rule_text(r: Rule, whole: bool) -> str:
    """A rule with all that belongs to it; in a list only where it is implemented and proved."""
    parts = [("class", r.kind + (f": {r.reason}" if r.reason else ""))] if r.kind else []
    if whole:
        parts.insert(0, ("basis", r.basis))
        parts += [("ruling", f"{ruling.id}: {ruling.taken} ({ruling.why})") for ruling in r.rulings]
        for point in r.points:
            keys = "; ".join(f"`{key.key}` is {key.default}, or {', '.join(map(str, key.alternatives))}" for key in point.keys)
            parts.append(("open", f"{point.id}: {point.text}: {keys or point.default}" + (f" ({point.kind})" if point.kind else "")))
    parts += [(what, ", ".join(where)) for what, where in (("code", r.code), ("tests", r.tests)) if where]
    return f"{r.id}  {r.text}\n" + "".join(f"    {what:7}{said}\n" for what, said in parts)


def _other_texts(found: Rulebook, book: Rulebook) -> Iterator[str]:
    """Rulings, open points and test vectors, each with where it belongs and where it is proved."""
    for ruling in found.rulings:
        yield _entry(ruling.id, ruling.taken, ("about", ruling.rule), ("why", ruling.why), *_where(ruling.code, ruling.tests))
    for point in found.points:
        keys = "; ".join(f"`{key.key}` is {key.default}, or {', '.join(map(str, key.alternatives))}" for key in point.keys)
        yield _entry(point.id, point.text, ("taken", point.default), ("class", point.kind), ("keys", keys), ("note", point.note),
                     ("rules", ", ".join(book.about(point.id))), *_where(point.code, point.tests))  # fmt: skip
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
        emit(f"{r.id:{width}}  {r.kind or '-':10}  {len(r.code):>4}  {len(r.tests):>5}  {', '.join(r.missing) or '-'}\n")
    kinds = {kind: sum(r.kind == kind for r in found) for kind in dict.fromkeys(r.kind for r in found) if kind}
    emit(f"{len(found)} rules: {', '.join(f'{count} {kind}' for kind, count in kinds.items()) or 'none classed'}\n")
    cited, tested = sum(bool(r.code) for r in found), sum(bool(r.tests) for r in found)
    emit(f"{cited} of {len(found)} rules are cited by a function, {tested} by a test\n")
    open_ = [r.id for r in found if r.missing]
    emit(f"{len(found) - len(open_)} of {len(found)} have all that their class asks for" + (f"; missing: {', '.join(open_)}" if open_ else "") + "\n")


def print_(
    paths: Annotated[list[str], typer.Argument(metavar="SET...", help="Sets, or a card file.", show_default=False)],
    format: Annotated[str, typer.Option("--format", help="md or html.")] = "html",
    out: Annotated[str | None, typer.Option(metavar="DIR", help="Write files here; without it one set goes to standard output.")] = None,
    lang: Annotated[str, typer.Option("--lang", metavar="CODE", help="Names, flavor and labels in this language of the set, as ja.")] = "",
) -> None:
    """A printable reference of a set. Every card as it would be printed, with indexes."""
    from dowlang.project import printing
    from dowlang.project.shipped import write

    known_format(format, ("md", "html"))
    try:
        made = printing.references([existing(path) for path in paths], format, lang)
    except printing.NotTranslated as missing:
        if not missing.known:
            raise Trouble(f"the set `{missing.id}` declares no languages; write `languages = [\"{shown(lang)[:20]}\"]` into its `set.toml`") from None
        raise unknown("language", missing.language, missing.known) from None
    if out is None:
        if len(made) > 1:
            raise Trouble("more than one set; say where to write them with `--out DIR`")
        emit(next(iter(made.values())).rstrip("\n") + "\n")
        return
    for name, text in made.items():
        file = Path(out) / f"{name}{'.' + lang if lang else ''}.{format}"
        write(file, text.encode())
        emit(f"wrote {shown(str(file))}\n")


COMMANDS = (cards, words, explain, rules, print_)
