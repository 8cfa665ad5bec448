"""Mutants: one mistake in one line, of a named kind.

Each spoiler carries its own oracle, so that what it makes is really wrong.

A spoiler yields every mutant it can make of a file; which are taken is `measuring`'s affair. No
spoiler asks the checker anything.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random

from dowlang.semantics.lexicon import Lexicon
from dowlang.syntax import ast
from dowlang.vocabulary.card_kinds import CardKind
from dowlang.vocabulary.declarations import Word
from tests.recall.card_text import CardText, below, last_line, nodes

LETTERS = "abcdefghijklmnopqrstuvwxyz"
FEWEST_LETTERS = 3


@dataclass(frozen=True)
class Mutant:
    """A file with one mistake.

    `line` is where it was made; the line as it was and as it is tell a reader what was done.
    """

    kind: str
    label: str
    line: int
    was: str
    now: str
    text: str


@dataclass(frozen=True)
class Corpus:
    """What spoilers may draw on besides the file: all files, and the names of the set by kind of
    card.
    """

    files: tuple[CardText, ...]
    names: dict[str, tuple[str, ...]]
    lexicon: Lexicon


Spoiler = Callable[[CardText, Corpus, Random], Iterator[Mutant]]


def _changed(kind: str, card: CardText, number: int, start: int, end: int, by: str) -> Mutant:
    line = card.lines[number - 1]
    return Mutant(
        kind,
        card.label,
        number,
        line.strip(),
        (line[:start] + by + line[end:]).strip(),
        card.replaced(number, start, end, by),
    )


# ---- misspelt
def misspelt(card: CardText, corpus: Corpus, chance: Random) -> Iterator[Mutant]:
    """One letter of a word left out, doubled, replaced, or two swapped.

    Oracle: the result is no word of the vocabulary and no name of the file.
    """
    known = card.words.parser.lexer.terminals.keys() | card.names
    for number in range(1, len(card.lines) + 1):
        for token in card.tokens(number):
            word = str(token)
            if (
                token.type in ("STRING", "INT", "COMPARE")
                or not word.isalpha()
                or len(word) < FEWEST_LETTERS
            ):
                continue
            before = card.lines[number - 1][: token.start_pos].strip()
            if token.type == "NAME" and (
                before.endswith((" as", "counter")) or before.startswith("cases")
            ):
                continue  # where a name is given, any spelling is right
            at = chance.randrange(len(word) - 1)
            wrong = chance.choice(
                (
                    word[:at] + word[at + 1 :],
                    word[: at + 1] + word[at:],
                    word[:at] + chance.choice(LETTERS) + word[at + 1 :],
                    word[:at] + word[at + 1] + word[at] + word[at + 2 :],
                )
            )
            if wrong not in known and wrong != word:
                yield _changed(
                    "misspelt", card, number, token.start_pos or 0, token.end_pos or 0, wrong
                )


# ---- misplaced
def _patterns(kind: CardKind) -> frozenset[str]:
    """The clauses that a card of a kind can hold, sections included: what stands before the
    first slot, and the core's shapes.
    """
    clauses = (*kind.clauses, *(clause for section in kind.sections for clause in section.clauses))
    return frozenset(clause.pattern for clause in clauses)


def _first_words(kind: CardKind) -> frozenset[str]:
    return frozenset(pattern.split()[0].strip("[]@") for pattern in _patterns(kind)) | (
        {"when", "if"} if "@trigger" in _patterns(kind) else set()
    )


def misplaced(card: CardText, corpus: Corpus, chance: Random) -> Iterator[Mutant]:
    """A clause of another kind of card, or a statement, stands among the clauses.

    Oracle: the kind has no clause that begins with that word.
    """
    for host in card.cards:
        kind = corpus.lexicon.kinds.get(host.shape)
        if kind is None or not host.block:
            continue
        taken = _first_words(kind)
        for other in chance.sample(corpus.files, min(12, len(corpus.files))):
            for guest in other.cards:
                for clause in guest.block:
                    lines = other.lines[clause.span.line - 1 : last_line(clause)]
                    first = lines[0].split()[0]
                    statements = [
                        line
                        for line in below(clause)
                        if line.start == "statement" and not line.block
                    ]
                    if first not in taken and guest.shape != host.shape:
                        yield _inserted("misplaced", card, host, lines)
                    for statement in statements[:1]:
                        line = other.lines[statement.span.line - 1].strip()
                        if "@statement" not in _patterns(kind) and line.split()[0] not in taken:
                            yield _inserted("misplaced", card, host, ["    " + line])


def _inserted(kind: str, card: CardText, host: ast.Line, lines: list[str]) -> Mutant:
    after = last_line(host)
    return Mutant(kind, card.label, after + 1, "", lines[0].strip(), card.with_lines(after, lines))


# ---- mistyped
def mistyped(card: CardText, corpus: Corpus, chance: Random) -> Iterator[Mutant]:
    """A thing of another kind stands in a phrase.

    Oracle: no word that the phrase can stand for takes that kind of thing there.
    """
    for node in nodes(card.file):
        if isinstance(node, ast.Phrase):
            yield from _slots(card, corpus, node, chance)
        elif isinstance(node, ast.Is) and isinstance(node.subject, ast.Text):
            wanted = {
                p.type.noun
                for r in _overloads(corpus, node.predicate)
                for p in corpus.lexicon.parameters(r)
                if p.role == "subject"
            }
            yield from _other_names(card, corpus, node.subject, wanted, chance)


def _overloads(corpus: Corpus, phrase: ast.Phrase) -> list[Word]:
    return [overload.word for overload in corpus.lexicon.overloads(phrase.place, phrase.pattern)]


def _slots(card: CardText, corpus: Corpus, phrase: ast.Phrase, chance: Random) -> Iterator[Mutant]:
    words = _overloads(corpus, phrase)
    if not words or any(len(word.slots) != len(phrase.slots) for word in words):
        return
    for place, filler in enumerate(phrase.slots):
        wanted = {
            p.type.noun
            for word in words
            for p in corpus.lexicon.parameters(word)
            if p.name == word.slots[place]
        }
        if isinstance(filler, ast.Text):
            yield from _other_names(card, corpus, filler, wanted, chance)
        elif (
            isinstance(filler, ast.NounPhrase)
            and filler.quantity is not None
            and not filler.filters
            and filler.alias is None
        ):
            others = [
                n
                for n in ("survivor", "location", "player")
                if n not in wanted and n != filler.noun.lemma and not _related(wanted, n)
            ]
            if others and "number" not in wanted:
                span = filler.span
                yield _changed(
                    "mistyped",
                    card,
                    span.line,
                    span.column - 1,
                    span.end_column - 1,
                    f"a {chance.choice(others)}",
                )


def _related(wanted: set[str], noun: str) -> bool:
    """Could something of that noun be taken for one of the wanted ones?

    Places hold survivors, cards are of many nouns.
    """
    cards = {"card", "item", "crossroads", "crisis", "thing"}
    return bool(wanted & cards) and noun in cards


def _other_names(
    card: CardText, corpus: Corpus, name: ast.Text, wanted: set[str], chance: Random
) -> Iterator[Mutant]:
    mine = [kind for kind, names in corpus.names.items() if name.value in names]
    if not mine or not wanted:
        return
    kinds = [
        k
        for k in ("survivor", "location", "item")
        if k not in wanted and k not in mine and not _related(wanted, k) and corpus.names.get(k)
    ]
    both = [
        n for k in kinds for n in corpus.names[k] if not any(n in corpus.names[m] for m in mine)
    ]
    if both:
        yield _changed(
            "mistyped",
            card,
            name.span.line,
            name.span.column - 1,
            name.span.end_column - 1,
            f'"{chance.choice(both)}"',
        )


# ---- out of scope
UNBOUND = {
    "kill that survivor": "survivor",
    "add 1 zombie to that location": "location",
    "discard those cards": "card",
    "gain that many morale": "number",
    "each of those survivors gets 1 wound": "survivor",
    "that player draws 1 card": "player",
}
"""Lines that speak of something said before, and the noun of which nothing may have been said."""


def out_of_scope(card: CardText, corpus: Corpus, chance: Random) -> Iterator[Mutant]:
    """A name is used before it is given, or a card speaks of `that X` of which nothing was said.

    Oracle: the line that gives the name stands below; or the line is the first of a clause's block
    (no face of a dice table, nothing that waits for an event) of a card that waits for a state, or
    of a crisis, and no line above it on the card names the noun.
    """
    for line in (inner for top in card.file.lines for inner in below(top)):
        for first, second in zip(line.block, line.block[1:], strict=False):
            aliases = {
                n.alias.text
                for n in nodes(first.parts)
                if isinstance(n, ast.NounPhrase) and n.alias is not None
            }
            used = {
                n.alias
                for n in nodes((second.parts, second.block))
                if isinstance(n, ast.Reference) and n.alias
            }
            given_before = {
                word
                for above in card.lines[: first.span.line - 1]
                for word in card.words.parser.lexer.introduced(above)
            }
            if not (aliases & used) - given_before or first.block or second.block:
                continue
            moved = [card.lines[second.span.line - 1], card.lines[first.span.line - 1]]
            if second.span.line == first.span.line + 1:
                text = "\n".join(
                    [*card.lines[: first.span.line - 1], *moved, *card.lines[second.span.line :]]
                )
                yield Mutant(
                    "out of scope",
                    card.label,
                    first.span.line,
                    moved[1].strip(),
                    moved[0].strip(),
                    text,
                )
    for top in card.cards:
        if any(
            each.shape == "trigger" and each.part("event") for each in top.block
        ) or top.shape not in ("crossroads", "crisis"):
            continue
        for clause in top.block:
            for first_line in clause.block[:1]:
                if first_line.start != "statement":
                    continue
                above = "\n".join(card.lines[top.span.line : first_line.span.line - 1])
                for said, noun in UNBOUND.items():
                    if noun not in above and not ("choose" in above or "for each" in above):
                        indent = len(card.lines[first_line.span.line - 1]) - len(
                            card.lines[first_line.span.line - 1].lstrip()
                        )
                        text = card.with_lines(first_line.span.line - 1, [" " * indent + said])
                        yield Mutant(
                            "out of scope", card.label, first_line.span.line, "", said, text
                        )


# ---- further kinds, of which a share is wanted
def stale_name(card: CardText, corpus: Corpus, chance: Random) -> Iterator[Mutant]:
    """A quoted name with one letter more.

    Oracle: it was a name of the set where it is used, and the new one is none.
    """
    every = {name for names in corpus.names.values() for name in names}
    heads = {line.span.line for line in card.file.lines}
    for node in nodes(card.file):
        if isinstance(node, ast.Phrase):
            for filler in (*node.slots,):
                if (
                    isinstance(filler, ast.Text)
                    and filler.value in every
                    and filler.span.line not in heads
                    and filler.value + "e" not in every
                ):
                    yield _changed(
                        "stale name",
                        card,
                        filler.span.line,
                        filler.span.end_column - 2,
                        filler.span.end_column - 2,
                        "e",
                    )


def missing_face(card: CardText, corpus: Corpus, chance: Random) -> Iterator[Mutant]:
    """One line of a dice table is gone. Oracle: the table has no `otherwise`."""
    for line in (inner for top in card.file.lines for inner in below(top)):
        faces = [row for row in line.block if row.shape == "face"]
        heads = [card.lines[row.span.line - 1].split()[0] for row in line.block]
        if len(faces) > 1 and "otherwise" not in heads:
            for row in faces:
                was = card.lines[row.span.line - 1].strip()
                yield Mutant(
                    "missing face",
                    card.label,
                    line.span.line,
                    was,
                    "",
                    card.without(row.span.line, last_line(row)),
                )


def wrong_number(card: CardText, corpus: Corpus, chance: Random) -> Iterator[Mutant]:
    """A clause's number beyond its range, or a die of more than six pips.

    Oracle: the range that the kind of card declares.
    """
    for top in card.cards:
        kind = corpus.lexicon.kinds.get(top.shape)
        ranges = {clause.pattern: clause.ranges for clause in kind.clauses} if kind else {}
        for line in top.block:
            bounds = ranges.get(line.shape, ())
            numbers = [token for token in card.tokens(line.span.line) if token.type == "INT"]
            for token, (_, high) in zip(numbers, bounds, strict=False):
                yield _changed(
                    "wrong number",
                    card,
                    line.span.line,
                    token.start_pos or 0,
                    token.end_pos or 0,
                    str(high + 1),
                )


def contradiction(card: CardText, corpus: Corpus, chance: Random) -> Iterator[Mutant]:
    """A condition of an option that contradicts itself.

    Oracle: `x < n and x > n`, `x = n and x = n + 1`.
    """
    for top in card.cards:
        for line in top.block:
            if line.shape == "option" and not line.part("if"):
                end = len(card.lines[line.span.line - 1].split("  #")[0].rstrip())
                low = chance.randrange(1, 6)
                both = chance.choice(
                    (
                        f" if morale < {low} and morale > {low}",
                        f" if food = {low} and food = {low + 1}",
                    )
                )
                yield _changed("contradiction", card, line.span.line, end, end, both)


def doubled(card: CardText, corpus: Corpus, chance: Random) -> Iterator[Mutant]:
    """A word written twice.

    No oracle but the printed tree: what still reads the same is dropped.
    """
    yield from _rewritten(
        "word twice", card, lambda words, at: [*words[: at + 1], words[at], *words[at + 1 :]]
    )


def left_out(card: CardText, corpus: Corpus, chance: Random) -> Iterator[Mutant]:
    """A word left out.

    What may still be right (`each wounded survivor`) is counted with the rest: a share of 100 % is
    not to be had.
    """
    yield from _rewritten("word left out", card, lambda words, at: [*words[:at], *words[at + 1 :]])


def swapped(card: CardText, corpus: Corpus, chance: Random) -> Iterator[Mutant]:
    """Two neighbouring words in the wrong order."""
    yield from _rewritten(
        "words swapped",
        card,
        lambda words, at: [*words[:at], *words[at : at + 2][::-1], *words[at + 2 :]],
    )


def _rewritten(
    kind: str, card: CardText, change: Callable[[list[str], int], list[str]]
) -> Iterator[Mutant]:
    for number in range(1, len(card.lines) + 1):
        tokens = card.tokens(number)
        line = card.lines[number - 1]
        if len(tokens) < 2 or line.lstrip().startswith("#"):
            continue
        indent, rest = line[: len(line) - len(line.lstrip())], line[tokens[-1].end_pos or 0 :]
        for at, token in enumerate(tokens):
            words = change([str(each) for each in tokens], at)
            if token.type in ("STRING", "INT") or words == [str(each) for each in tokens]:
                continue
            yield _changed(kind, card, number, 0, len(line), indent + " ".join(words) + rest)


SPOILERS: dict[str, Spoiler] = {
    "misspelt": misspelt,
    "misplaced": misplaced,
    "mistyped": mistyped,
    "out of scope": out_of_scope,
    "stale name": stale_name,
    "missing face": missing_face,
    "wrong number": wrong_number,
    "contradiction": contradiction,
    "word twice": doubled,
    "word left out": left_out,
    "words swapped": swapped,
}
CERTAIN = ("misspelt", "misplaced", "mistyped", "out of scope")
"""The kinds of which every single mutant has to be found."""
