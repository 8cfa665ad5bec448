"""Explain a line that is no sentence of its place: one diagnostic, its likeliest reason, its right
form.

Messages do not come from what the parser would have accepted (some ninety words at any slot) but
from trying a comma here, none there, another word, another place. The hints for broken laws of the
grammar stand in the order in which they are tried. The last resort is the nearest phrase of the
place.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from lark import Token

from dowlang.advice import Advice, offers_of, written
from dowlang.diagnostics import Diagnostic
from dowlang.diagnostics import codes as codes
from dowlang.syntax.blocks import RawLine
from dowlang.syntax.lexer import COLUMNS, Tokens
from dowlang.syntax.line_parser import LineParser, ParseError
from dowlang.syntax.recovery.broken_line import LONGEST_SHOWN, Broken
from dowlang.syntax.recovery.foreign_idioms import HABITS
from dowlang.syntax.recovery.going_on import going_on
from dowlang.syntax.recovery.kept_places import OF_IT
from dowlang.syntax.recovery.lex_errors import kinds_of_cards, retyped
from dowlang.syntax.recovery.line_places import holder
from dowlang.syntax.recovery.misplaced_lines import clause_beginnings, line_of_another_place
from dowlang.syntax.recovery.modifier_commas import comma_too_many, foreign_modifier, missing_comma
from dowlang.syntax.recovery.nearest_phrases import nearest_phrases
from dowlang.syntax.use_limits import second_limit

LONGEST_TRIED = 120
"""Tokens of a line for which hints are tried. Trying costs the square of the length."""

LONGEST_AMOUNT = 8
"""Words of an amount around which brackets are tried."""

PARTICIPANTS = ("using", "without", "along", "from", "to")
"""Beginnings by which a participant is added to an event."""

PLACES = ("at", "in", "on", "with", "of", "outside")
"""Beginnings by which something is said of a noun, as far as authors say it twice."""

DETERMINERS = ("a", "each", "all", "any", "no", "the", "another")

EITHER = "one of several things to do is chosen: `choose one`, and under it an `option` for each"
ONE_EVENT = "a line waits for one thing, so each of them has a line of its own with what is done"
ONE_TRIGGER = "a card waits for one thing: another one is the trigger of a second card"
"""What is said of `or` between two deeds, two events, and two triggers of a card."""


def explain(
    file: str, raw: RawLine, tokens: Tokens, stuck: ParseError, start: str, parser: LineParser
) -> Diagnostic:
    """Return the finding for a line whose words are known but make no sentence in its place."""
    line = Broken(file, raw, tokens, stuck.at, start, parser)
    for hint in HINTS if len(line.words) <= LONGEST_TRIED else ():
        found = hint(line)
        if found is not None:
            return found
    return _nearest_phrase(line)


# ---- the hints, in the order in which they are tried
def _card(line: Broken) -> Diagnostic | None:
    if line.start != "card" or not line.words:
        return None
    first = line.lemmas[0]
    if first not in (*line.parser.grammar.kinds, "test", "define"):
        return codes.UNKNOWN_CARD_KIND.at(
            line.file, line.span(0), word=str(line.words[0]), wanted=kinds_of_cards(line.parser)
        )
    if len(line.words) == 1 or line.words[1].type != "STRING":
        return codes.MISSING_NAME.at(line.file, line.span(0), kind=first)
    return None


def _column(line: Broken) -> Diagnostic | None:
    """Refuse names of a table's columns that are words of the game, all in one message."""
    if line.start != "test" or line.lemmas[:1] != [COLUMNS]:
        return None
    taken = [at for at, token in enumerate(line.words[1:], 1) if token.type.startswith("W_")]
    if not taken:
        return None
    first, *others = dict.fromkeys(str(line.words[at]) for at in taken)
    more = f"words of the game too: {', '.join(f'`{name}`' for name in others)}" if others else None
    return codes.NAME_IS_A_WORD.at(
        line.file, line.span(taken[0]), name=first, what="column", help=more
    )


def _counter(line: Broken) -> Diagnostic | None:
    """Tell that the name of a counter is a word of the game, when that is all that is wrong with
    the line.
    """
    words = line.words
    for at, token in enumerate(words[1:], 1):
        if words[at - 1] in line.parser.lexer.naming and token.type.startswith("W_"):
            named = Token(
                "NAME",
                str(token),
                token.start_pos,
                1,
                token.column,
                1,
                token.end_column,
                token.end_pos,
            )
            if line.fits([*words[:at], named, *words[at + 1 :]]):
                return codes.NAME_IS_A_WORD.at(
                    line.file, line.span(at), name=str(token), what="counter"
                )
    return None


def _can(line: Broken) -> Diagnostic | None:
    """Name `may` on a card: only a test says what somebody `can` do."""
    if line.start == "test" or "can" not in line.lemmas:
        return None
    at, (_, help) = line.lemmas.index("can"), HABITS["can"]
    return codes.UNKNOWN_WORD.at(line.file, line.span(at), word="can", help=help)


def _cannot(line: Broken) -> Diagnostic | None:
    if line.start not in ("statement", "option", "face", "answer") or "cannot" not in line.lemmas:
        return None
    return codes.CANNOT_AS_STATEMENT.at(line.file, line.span(line.lemmas.index("cannot")))


def _the_before_a_name(line: Broken) -> Diagnostic | None:
    """Tell of `the "School"`, when the line would be one without the `the`."""
    words = line.words
    for at in range(1, len(words) - 1):
        if (
            words[at] == "the"
            and words[at + 1].type == "STRING"
            and line.fits([*words[:at], *words[at + 1 :]])
        ):
            right = f"{line.text(0, at - 1)} {line.text(at + 1, len(words) - 1)}"
            help = Advice.of("a name stands without `the`", written(right))
            return codes.UNKNOWN_PHRASE.at(
                line.file,
                line.span(at),
                help=help,
                found=line.text(),
                place=holder(line.start, line.parser.grammar),
            )
    return None


def _rounding(line: Broken) -> Diagnostic | None:
    lemmas = line.lemmas
    for at, token in enumerate(line.words):
        if token.type != "SLASH" or line.at <= at:
            continue
        if "rounded" not in lemmas[at : at + 8]:
            return codes.MISSING_ROUNDING.at(line.file, line.span(at))
        rounded = lemmas.index("rounded", at)
        if "".join(lemmas[at + 2 : at + 3]) in ("+", "-", "*", "/"):
            says = (
                f"it stands right behind the number that divides: `{line.text(at, at + 1)} "
                f"{line.text(rounded, rounded + 1)}`"
            )
            return codes.MISSING_ROUNDING.at(line.file, line.span(at), help=says)
    return None


def _two_kinds(line: Broken) -> Diagnostic | None:
    lemmas = line.lemmas
    for at in (line.at, line.at - 1):
        if (
            0 < at < len(lemmas) - 1
            and lemmas[at] == "or"
            and "if" not in lemmas[:at]
            and "goal" not in lemmas[:1]
        ):
            kinds = line.text(at - 1, at + 2)
            found = codes.TWO_KINDS_WITH_OR.at(line.file, line.span(at - 1, at + 1), found=kinds)
            said = _one_of_two(line, at)
            return replace(found, help=said) if said else found
    return None


def _one_of_two(line: Broken, at: int) -> str:
    """Return how one of two deeds or events is said, which two lines would not say: both would be
    done or waited for. Return an empty text for two kinds of a thing.
    """
    lemmas = line.lemmas
    if lemmas[0] == "when" or lemmas[:3] == ["the", "next", "time"]:
        return ONE_TRIGGER if line.start in line.parser.grammar.kinds else ONE_EVENT
    verbs = {phrase.split()[0] for phrase in line.parser.grammar.wordings.get("effect", ())}
    return EITHER if verbs.intersection(lemmas[at + 1 : at + 3]) else ""


def _second_place(line: Broken) -> Diagnostic | None:
    lemmas = line.lemmas
    if (
        line.at < len(lemmas)
        and lemmas[line.at] in PLACES
        and any(lemma in PLACES for lemma in lemmas[: line.at])
    ):
        return codes.SECOND_PLACE.at(line.file, line.span(line.at), word=str(line.words[line.at]))
    return None


def _determiner(line: Broken) -> Diagnostic | None:
    words, lemmas = line.words, line.lemmas
    if line.start not in ("statement", "rule") or not words:
        return None
    if words[0].type != "INT" and lemmas[0] not in DETERMINERS:
        return None
    for at in range(1, len(words)):
        if line.fits([words[at], *words[:at], *words[at + 1 :]]):
            return codes.DETERMINER_AT_START.at(line.file, line.span(0), word=str(words[0]))
    if words[0].type == "INT":
        return codes.DETERMINER_AT_START.at(line.file, line.span(0), word=str(words[0]))
    return None


def _unfinished(line: Broken) -> Diagnostic | None:
    if line.at < len(line.words) or not line.words:
        return None
    wanted = going_on(line)
    help = line.written()
    likeliest = wanted if isinstance(wanted, str) else wanted[0]
    if (
        any(offer.lines[-1].endswith(" card") for offer in offers_of(help))
        and "card" not in likeliest
    ):
        help = None
    return codes.LINE_ENDS_TOO_EARLY.at(
        line.file, line.span(line.at), help=help, after=str(line.words[-1]), wanted=wanted
    )


def _left_over(line: Broken) -> Diagnostic | None:
    if 0 < line.at < len(line.words) and line.fits(line.words[: line.at]):
        if line.lemmas[line.at] in PARTICIPANTS and line.lemmas[0] == "when":
            participant, event = line.text(line.at), line.text(1, line.at - 1)
            return codes.UNAVAILABLE_PARTICIPANT.at(
                line.file, line.span(line.at, len(line.words)), participant=participant, event=event
            )
        help = line.written()
        near = () if help else nearest_phrases(line.parser.grammar, line.start, line.lemmas)
        return codes.WORDS_LEFT_OVER.at(
            line.file,
            line.span(line.at, len(line.words)),
            near=near,
            help=help,
            found=line.text(line.at),
        )
    return None


def _of_a_number(line: Broken) -> str:
    """Return the right form when a number is meant.

    It is written like one in `chooses 2` of a test and in `gain -1 morale`.
    """
    at, words = line.at, line.words
    if len(line.raw.text) > LONGEST_SHOWN or not 0 < at < len(words):
        return ""
    if line.start == "test" and words[at].type == "INT" and line.lemmas[at - 1] == "choose":
        return f'what is chosen stands in quotes, a number too: `chooses "{words[at]}"`'
    if bracketed := _bracketed(line):
        return written(bracketed, says="an amount that is reckoned stands in brackets:")
    other, terminals = (
        line.parser.grammar.contraries.get(line.lemmas[at - 1], ""),
        line.parser.lexer.terminals,
    )
    if words[at] == "-" and other in terminals:
        rest = [*words[: at - 1], retyped(line, words[at - 1], other), *words[at + 1 :]]
        if line.fits(rest):
            return Advice.of("an amount is never less than nothing", written(" ".join(rest)))
    return ""


def _bracketed(line: Broken) -> str:
    """Return the line with brackets around a sum or a count where it got stuck: `lose (1 + 1)
    morale`.

    It is empty when that makes no sentence.
    """
    words = line.words
    for first in (line.at, line.at - 1):
        # brackets behind a sign would make another sum of it
        if first and words[first - 1] in (
            "+",
            "-",
            "*",
            "/",
        ):
            continue
        number = Token("INT", "2", 0, 1, 1, 1, 2, 1)
        if line.fits([*words[:first], number, *words[first:]]):  # a number is missing, not a sign
            continue
        for last in range(line.at, min(line.at + LONGEST_AMOUNT, len(words) - 1)):
            if line.lemmas[last] == line.lemmas[last + 1]:  # a word that was typed twice
                continue
            told = line.lemmas[first : last + 1]
            if first and line.lemmas[first - 1] == "where" and not OF_IT.search(" ".join(told)):
                continue  # what describes a thing speaks of it
            left, right = (
                Token(name, sign, words[at].start_pos, 1, 1, 1, 1, words[at].end_pos)
                for name, sign, at in (("LEFT", "(", first), ("RIGHT", ")", last))
            )
            if line.fits(
                [*words[:first], left, *words[first : last + 1], right, *words[last + 1 :]]
            ):
                return " ".join(
                    [line.text(0, first - 1), f"({line.text(first, last)})", line.text(last + 1)]
                )
    return ""


def _nearest_phrase(line: Broken) -> Diagnostic:
    help = (_of_a_number(line) or line.written()) if len(line.words) <= LONGEST_TRIED else None
    near = () if help else nearest_phrases(line.parser.grammar, line.start, line.lemmas)
    if not help and not near and (has := clause_beginnings(line)):
        help = f"it holds {', '.join(f'`{each}`' for each in has)}"
    at = min(line.at, max(0, len(line.words) - 1))
    return codes.UNKNOWN_PHRASE.at(
        line.file,
        line.span(at),
        near=near,
        help=help,
        found=line.text() or line.raw.text,
        place=holder(line.start, line.parser.grammar),
    )


HINTS: tuple[Callable[[Broken], Diagnostic | None], ...] = (
    _card,
    _column,
    _counter,
    _can,
    _cannot,
    _the_before_a_name,
    line_of_another_place,
    _rounding,
    second_limit,
    missing_comma,
    comma_too_many,
    foreign_modifier,
    _two_kinds,
    _second_place,
    _determiner,
    _unfinished,
    _left_over,
)
