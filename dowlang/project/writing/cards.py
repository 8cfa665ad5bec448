"""Write a card file of a card in prose, line by line: kept, written as a card has it, or left as a
comment with the reason and what is nearest. Nothing is guessed: what a line became is what `dow
check --fix` would write.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial

from dowlang.diagnostics import Diagnostic, Severity
from dowlang.natural.rewrites.said_besides import drop_besides
from dowlang.project import checked_set, checking, pipeline
from dowlang.project.card_selection import addition
from dowlang.project.game_language import Language, language
from dowlang.project.loading import facts_of_used
from dowlang.project.mending.natural_lines import reader
from dowlang.project.mending.near_lines import near_lines
from dowlang.project.mending.sentences import STEP, TITLES
from dowlang.project.printed_comments import MARK
from dowlang.project.set_read_memo import one_moment
from dowlang.project.sets import SetSource
from dowlang.project.writing.automatic_outcomes import with_what_is_ruled_out
from dowlang.project.writing.blocks import with_blocks
from dowlang.project.writing.contexts import LinesAlone
from dowlang.project.writing.demands import demands_as_goals, either_goal
from dowlang.project.writing.headings import with_declared_heads, with_headings, with_one_goal
from dowlang.project.writing.held_back import played_unsaid, with_goals_told
from dowlang.project.writing.joining import joined
from dowlang.project.writing.kinds_of_cards import (
    beside_a_setup_of,
    blocks_of,
    once_of,
    patterns_of,
    sections_of,
)
from dowlang.project.writing.labels import doers, never_chosen, with_labels, with_texts_below
from dowlang.project.writing.layout import Laid, laid_out
from dowlang.project.writing.naming import with_names
from dowlang.project.writing.nesting import nested, noted, of_the_bearer, waiting, with_title
from dowlang.project.writing.paragraphs import Part, all_apart, going_on, parted, with_held
from dowlang.project.writing.played_cards import equipped, played
from dowlang.project.writing.printed_votes import with_votes
from dowlang.project.writing.settling import Errors, Settled, settled, settled_again
from dowlang.project.writing.several_deeds import Deeds, deeds_apart
from dowlang.project.writing.sides import by_side, sides_of
from dowlang.project.writing.stories import told_again, with_a_story
from dowlang.project.writing.structure import (
    happening,
    structured,
    with_tokens_as_printed,
)
from dowlang.project.writing.tables import in_runs, tabled
from dowlang.project.writing.ties_of_votes import with_ties_apart
from dowlang.project.writing.titles import lone_values, values_apart
from dowlang.project.writing.unread import choices, without_unread
from dowlang.project.writing.words_of_cards import clauses_of, spoken
from dowlang.source import margin_of
from dowlang.syntax import LineParser
from dowlang.syntax.formatter import Unreadable, format_text

LABEL = "card.dow"
BESIDE = "named.dow"
"""Name of the file with the cards that a card names and that are still to be written."""

OF_EVERY_CARD = frozenset({"flavor", "id", "text", "art", "objective", "rule"})
"""Clauses with a text that say nothing of what the card is."""

BLOCKS = frozenset({"statement", "rule", "answer", "face", "vote", "option"})
"""Places of lines on cards of all kinds."""

CALLED = re.compile(r"\(the ([a-z]+)\)")
"""Matches the name that a printed line gives a thing: `(the tool)`."""

SOMEBODY = re.compile(
    r"(?:(?<=[a-z,] )|^(?=\S+(?: \S+)+ [a-z])|(?<=[.:!?] )(?=\S+(?: \S+)+ [a-z]))"
    rf"(?P<name>(?:(?:{'|'.join(TITLES)})\. )?[A-Z][a-z]+"
    rf"(?: (?!(?:{'|'.join(TITLES)})\.)[A-Z][a-z]+)+)\b"
)
"""Matches a name of several words within a sentence, or at its beginning."""


@dataclass(frozen=True, slots=True)
class WrittenCard:
    """A card file, its kind, how many lines of the text were kept, rewritten and `missed`, which is
    all of them, and what is not understood with the reason. Without a kind it is no card file.
    """

    text: str
    kept: int
    rewritten: int
    unread: tuple[tuple[str, str], ...]
    kind: str
    missed: int = 0


def errors_of(text: str, beside: SetSource | None = None, others: str = "") -> list[Diagnostic]:
    """Return the errors of a card file that is in no set, or beside one, with what they offer.

    `others` are cards that lie beside it.
    """
    found, _ = checking.check_source(_added(text, beside, others))
    return [each for each in found if each.severity is Severity.ERROR and each.file == LABEL]


def bare_errors_of(
    text: str, beside: SetSource | None = None, others: str = ""
) -> list[Diagnostic]:
    """Return the errors of a card file that is in no set, or beside one, without what they
    offer. `others` are cards that lie beside it.
    """
    memory = checked_set.SetMemory(hints=False)
    found = pipeline.check(_added(text, beside, others), memory).findings
    return [each for each in found if each.severity is Severity.ERROR and each.file == LABEL]


def _added(text: str, beside: SetSource | None, others: str) -> SetSource:
    """Return a set with a card file, and with other cards beside it."""
    files = {LABEL: text.encode()} | ({BESIDE: others.encode()} if others else {})
    return addition([], files, beside=beside)


@one_moment()
def write_card(
    prose: str,
    ruleset: str,
    kind: str = "",
    hinted: Errors | None = None,
    bare: Errors | None = None,
    beside: SetSource | None = None,
) -> WrittenCard:
    """Return the card file of a card in prose.

    `hinted` checks a card file and tells what may be written, `bare` tells what is wrong alone: by
    itself, where nothing else is said, as an addition to a set that it lies `beside`, which has no
    errors, or to the standard set.
    """
    words = language(ruleset)
    as_printed = prose
    prose = with_declared_heads(with_what_is_ruled_out(prose), words.vocabulary.kinds)
    prose = with_ties_apart(with_votes(in_runs(prose)), words.vocabulary.standing)
    named = _named_cards(prose, words, beside)
    hinted = hinted or partial(errors_of, beside=beside, others=named)
    bare = bare or partial(bare_errors_of, beside=beside, others=named)
    errors = LinesAlone(hinted, bare, sections_of(words.vocabulary.kinds))
    kinds = {each.name for each in words.vocabulary.kinds}
    clauses = clauses_of(words)
    titles = {
        start: pattern.partition(" {")[0]
        for start, patterns in words.grammar.patterns.items()
        for pattern, _ in patterns
        if pattern.endswith(" {text}") and pattern.partition(" {")[0] not in OF_EVERY_CARD
    }
    every = words.vocabulary.kinds
    said = laid_out(with_headings(prose, blocks_of(every)), kinds, clauses, titles, kind).kind
    of_kind = next((each for each in every if each.name == said), None)
    values = lone_values(of_kind, words.vocabulary.natural) if of_kind else {}
    blocks = blocks_of([of_kind] if of_kind else every)
    triggered = "@trigger" in patterns_of(of_kind)
    others = beside_a_setup_of(of_kind) if of_kind else frozenset()
    speaks = spoken(words, clauses.get(said, frozenset()))
    optional = "@option" in patterns_of(of_kind)
    no_option = never_chosen(doers(words.vocabulary)) if optional else None
    is_rule = _sentences_of(words, said, (), beside, ("statement", "rule"))
    if optional:
        nouns = [each.name for each in words.vocabulary.nouns]
        prose = with_texts_below(prose, nouns, is_rule)
    prose = with_labels(prose, blocks, kinds, speaks.known, no_option)

    places = _names_of(words.vocabulary.place_noun, said, beside)

    def laid_of(text: str) -> tuple[Laid, list[str]]:
        text = with_blocks(text, blocks, triggered=triggered, is_rule=is_rule)
        text = with_headings(text, blocks, others)
        laid = laid_out(text, kinds, clauses, titles, kind)
        title = titles.get(laid.kind, "")
        lines = laid.lines
        if title:
            known = _names_of(laid.kind, said, beside)
            lines = with_title(lines, title, words.vocabulary.bearer, known)
        lines = values_apart(lines, title, values) if title else lines
        return laid, structured(lines, of_kind, words.vocabulary, places)

    sides = sides_of(of_kind) if of_kind else ()
    prose, further = by_side(prose, sides)
    laid, lines = laid_of(prose)
    for opened, text in further.items():
        _, side = laid_of(f"{laid.kind}\n{laid.name}\n\n{text}")
        lines += [f"{STEP}{opened}", *side[side.index(STEP + sides[0]) + 1 :]]
    starts = tuple(words.grammar.starts)
    once = once_of(words.vocabulary.kinds, laid.kind)
    with_goals = {k.name for k in every if any(p.startswith("goal ") for p in patterns_of(k))}
    goals = with_goals if said in with_goals else ()
    lines = either_goal(demands_as_goals(lines)) if goals else lines
    lines = noted(lines, words.vocabulary.notes, words.vocabulary.standing, goals=goals)

    def settle(some: Sequence[str]) -> Settled:
        return settled(some, once, errors, waiting(some))

    def not_read(some: Sequence[str]) -> Collection[int]:
        below = nested(some)
        unread = settle(below).unread
        happens = happening(below, unread, of_kind)
        head = next((at for at, line in enumerate(happens) if line != below[at]), 0)
        return {at - (at > head) for at in settle(happens).unread} if head else unread

    lines = nested(tabled(lines, not_read))
    names = set[str]().union(*(words.parser.lexer.introduced(line) for line in lines))
    names |= {named for line in lines for named in CALLED.findall(line)}
    lines = [_as_begun(line, starts, words.parser, names) for line in lines]
    out = settle(lines)
    if trial := happening(lines, out.unread, of_kind):
        other = settle(trial)
        fewer = len(out.unread) - len(other.unread)
        if fewer > 0 or (fewer == 0 and choices(errors(other.text)) > choices(errors(out.text))):
            lines, out = trial, other
    later: Sequence[int] = ()
    if out.unread:
        is_sentence = _sentences_of(words, laid.kind, lines, beside)
        is_effect = _sentences_of(words, laid.kind, lines, beside, ("statement", "rule"))
        lines = joined(lines, out, lambda some: settled_again(some, once, errors), is_sentence)
        out = settle(lines)
        parts = parted(lines, out.unread, lambda some: settle(some).unread)
        lines = [line for line, _ in parts]
        out = settle(lines)
        printed = reader(words.vocabulary, words.parser)
        deeds = Deeds(printed.words.deeds.verbs, printed.words.nouns, is_effect)

        def of_deeds(parts: Sequence[Part], unread: Collection[int]) -> list[Part]:
            some = [line for line, _ in parts]
            found = deeds_apart(some, unread, lambda some: settle(some).unread, deeds)
            return [(line, parts[of][1]) for line, of in found]

        parts = of_deeds(parts, out.unread)
        lines = [line for line, _ in parts]
        out = settle(lines)
        asked = {of for line, of in out.lines if line.strip().startswith("goal ")}
        if storied := with_a_story(lines, out.unread, speaks, asked):
            of_lines = told_again(lines, storied, [of for _, of in parts])
            parts = list(zip(storied, of_lines, strict=True))
            lines, out = storied, settle(storied)
        parts, new = all_apart(parts, out.unread)
        if new:
            out = settle([line for line, _ in parts])
        if trials := played(parts, out.lines, out.unread, of_kind):
            other = settle([line for line, _ in trials])
            if len(other.unread) < len(out.unread):
                parts, out, new = trials, other, {at + 1 for at in new}
        elif trials := equipped(parts, out.lines):
            other = settle([line for line, _ in trials])
            if len(other.unread) <= len(out.unread):
                parts, out = trials, other
        if new:
            parts = of_deeds(parts, new & out.unread)
            lines = [line for line, _ in parts]
            out = settle(lines)
        later = going_on(parts, out.unread)
    settled_lines = with_held(out.lines, later)
    mine = of_the_bearer([line for line, _ in settled_lines], of_kind, words.vocabulary.bearer)
    asked = {of for line, of in out.lines if line.strip().startswith("goal ")}
    whole = with_goals_told("\n".join((*with_one_goal(mine), "")), lines, asked)
    held = played_unsaid(lines, out)
    text, unread = without_unread(
        with_names(whole, errors),
        errors,
        near_lines(words.vocabulary, words.parser).near,
        no_option,
        held,
    )
    with suppress(Unreadable):
        text = format_text(LABEL, text, words.parser)
    kept, rewritten, missed = _became(lines, out, text)
    text = with_tokens_as_printed(text, as_printed)
    return WrittenCard(text, kept, rewritten, unread, laid.kind, missed)


def _became(lines: Sequence[str], out: Settled, text: str) -> tuple[int, int, int]:
    """Return how many lines were kept, rewritten, and stand as a comment in some part."""
    said = [line.strip() for line in text.split("\n")]
    not_understood = {each.removeprefix(MARK).strip() for each in said if each.startswith(MARK)}
    left = Counter(said)  # of two lines that say the same, one may stand and one be a comment
    kept = rewritten = missed = 0
    for at, line in enumerate(lines):
        became = [each.strip() for each, of in out.lines if of == at]
        if not line.strip():
            continue
        unread = [each for each in became if each in not_understood and not left[each]]
        left.subtract(became)
        if unread:
            missed += 1
        elif became == [line.strip()]:
            kept += 1
        else:
            rewritten += 1
    return kept, rewritten, missed


def _named_cards(prose: str, words: Language, beside: SetSource | None) -> str:
    """Return a card for each name of several words that no card has: somebody of the author's, who
    has still to be written. Words of the language and the title are no such name.
    """
    kind = next((each.name for each in words.vocabulary.kinds if each.named == "{}"), "")
    used = facts_of_used(addition([], {LABEL: kind.encode()}, beside=beside))
    known, _ = checked_set.names_of(used)
    taken = {name for of_kind in known.values() for name in of_kind}
    terminals = words.parser.lexer.terminals
    found = dict.fromkeys(
        each["name"]
        for line in prose.splitlines()
        for each in SOMEBODY.finditer(line)
        if not any(word.casefold() in terminals for word in each["name"].split())
    )
    titles = {line.strip(' *_#"“”') for line in prose.splitlines()}
    mine = [name for name in found if name not in taken and name not in titles]
    return "".join(f'{kind} "{name}"\n    flavor "…"\n' for name in mine) if kind else ""


def _names_of(kind: str, card: str, beside: SetSource | None) -> tuple[str, ...]:
    """Return the names of the cards of a kind that a card of another one knows."""
    used = facts_of_used(addition([], {LABEL: card.encode()}, beside=beside))
    known, _ = checked_set.names_of(used)
    return tuple(known.get(kind, ()))


def _sentences_of(
    words: Language,
    kind: str,
    lines: Sequence[str],
    beside: SetSource | None,
    places: Collection[str] = BLOCKS,
) -> Callable[[str], bool]:
    """Return what tells a line that one of the two grammars reads somewhere on a card of a kind."""
    own = set[str]().union(*(words.parser.lexer.introduced(line) for line in lines))
    starts = [
        each
        for each in words.grammar.starts
        if each in places or (places is BLOCKS and each.startswith(kind))
    ]
    used = facts_of_used(addition([], {LABEL: kind.encode()}, beside=beside))
    known, _ = checked_set.names_of(used)
    names = [name for of_kind in known.values() for name in of_kind]

    def is_sentence(said: str) -> bool:
        tokens = words.parser.tokens(said, own)
        printed = reader(words.vocabulary, words.parser)
        return any(
            (not tokens.lex_errors and words.parser.reads(start, tokens))
            or printed.readings(start, said, names, own)
            for start in starts
        )

    return is_sentence


def _as_begun(line: str, starts: Sequence[str], parser: LineParser, names: Collection[str]) -> str:
    """Return a line without capital and full stop, where that alone makes it one of a card.

    `names` are those that the card gives.
    """
    before = line[: margin_of(line)]
    said = line.strip()
    bare = drop_besides(said[:1].lower() + said[1:].removesuffix("."))
    if bare == said or said.startswith('"'):
        return line
    tokens = parser.tokens(bare, names)
    reads = not tokens.lex_errors and any(parser.reads(start, tokens) for start in starts)
    return before + bare if reads else line
