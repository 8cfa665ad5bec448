"""Write docstrings and the words after `# line N` for the reader of generated code.

Only phrases of the vocabulary, nouns and closed lists come in, never a text of a card. A remark
that is not plain ASCII, or too long for its line, is left out.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import takewhile

from dowlang.semantics.ir import (
    Act,
    Call,
    CheckedCard,
    Local,
    Match,
    Number,
    Pick,
    Statement,
)
from dowlang.semantics.ir_visitor import nodes
from dowlang.vocabulary.declarations import Place, Word

WIDEST = 150
PLAIN = re.compile(r"[ -\[\]-~]*", re.ASCII)  # printable, without the backslash
HEADER = '''"""Handler of one {kind} card. Names and texts of the card lie in the index of card \
facts.

`you` is the player whom the card speaks to, -1 where that is nobody. `g.do(step, ...)` schedules \
a step, `g.receive(step, ...)` the step that
gets its answer; steps run in the order written, each with everything it causes before the next. \
All is done as far as possible: a pick
among nothing gives -1 (of several: an empty tuple), and the rest of that line is skipped. After \
`# line N` (of the card) stand the words of the
vocabulary for what is called. `possible?` and `still there?` mark what the rules of the language \
ask, not the card.
"""

'''
DURATIONS = {
    "game": "for the rest of the game",
    "while": "while its condition holds",
    "attached": "while attached",
}
MOMENTS = ("this", "next", "your", "each")
PREPOSITIONS = frozenset(("at", "for", "from", "into", "of", "on", "onto", "to", "under", "with"))


def plain(text: str) -> str:
    """Return the text when it may stand in a comment or a docstring, else nothing."""
    return text if PLAIN.fullmatch(text) and '"' not in text else ""


def commented(text: str, line: int, said: str = "") -> str:
    """Return a line of code with the number of its card line and what is said about it, as far as
    there is room.
    """
    if not line:
        return text
    numbered = f"{text}  # line {int(line)}"
    told = f"{numbered}: {plain(said)}"
    return told if plain(said) and len(told) <= WIDEST else numbered


def header(checked_card: CheckedCard) -> str:
    """Return the docstring of a module: its kind of card, and how to read what follows."""
    kind = (
        checked_card.kind.name
        if checked_card.kind.name.isascii() and checked_card.kind.name.replace("_", "").isalnum()
        else "a"
    )
    return HEADER.format(kind=kind)


def event(match: Match) -> str:
    """Return the words for an event, its subject in braces like its slots, and its point inside the
    action.
    """
    word = match.word
    if word is None:
        return ""
    if not word.subject or word.subject in word.slots:
        return plain(word.phrase)
    return plain(
        f"{{{dict(word.payload).get(word.subject, word.subject)}}} "
        f"{'is ' if word.place is Place.HAPPENING else ''}{word.phrase}"
    )


def point(match: Match) -> str:
    """Return the point inside an event as its word declares it, empty for the finished action."""
    return (
        plain(
            next(
                (
                    name
                    for name, number in match.word.points
                    if match.point and number == match.number
                ),
                "",
            )
        )
        if match.word is not None
        else ""
    )


def trigger(match: Match | None) -> str:
    """Return the occasion on which a card comes up."""
    gives = "Gives 0, or the card line that does not hold."
    if match is None:
        return (
            f"Comes up by itself: asked at the start of your turn and after each finished "
            f"action. {gives}"
        )
    if match.manual or match.word is None:
        return (
            "Comes up by something outside the game. Gives the line of it: only the table can tell."
        )
    return f"Comes up when: {event(match)} [{point(match) or 'after the finished action'}]. {gives}"


def fails(when: str) -> str:
    """Tell of a clause that a lasting rule waits for."""
    return (
        f"When: {when}. Gives 0 when the clause holds, else its card line."
        if when
        else "Gives 0 when the clause holds, else its card line."
    )


def waits_for(match: Match) -> str:
    """Return an event with its point, for a lasting rule."""
    return f"{event(match)}{f', {point(match)}' if point(match) else ''}"


def moment(end: str, unit: str, which: str) -> str:
    """Return `at the start of your turn`. The first two are those of a moment that the vocabulary
    has.
    """
    return f"at the {end} of {which} {unit}" if which in MOMENTS else f"at the {end} of a {unit}"


def duration(name: str) -> str:
    """Return the length of a duration, from the closed list of durations."""
    return DURATIONS.get(name) or f"until the end of {name}"


def preposition(pick: Pick, rest: Iterable[Statement]) -> str:
    """Return the word before what was picked in the phrase that speaks of it on the same line.

    It is `to` for the second piece of `move … from … to …`, and "" where no such word stands.
    """
    same_line = takewhile(lambda statement: getattr(statement, "line", 0) <= pick.line, rest)
    for act in nodes(tuple(same_line)):
        if not isinstance(act, Act) or act.line != pick.line:
            continue
        for parameter, argument in zip(act.word.parameters, act.arguments, strict=False):
            if isinstance(argument, Local) and argument.name == pick.name:
                before = act.word.phrase.partition(f"{{{parameter.name}}}")[0].split()
                return before[-1] if before and before[-1] in PREPOSITIONS else ""
    return ""


def choice(pick: Pick) -> str:
    """Return the words for a pick, with its bounds where the card gives them as numbers."""
    low, high = pick.low, pick.high
    match pick.many, low, high:
        case False, _, _:
            return f"choose one {pick.noun.name}"
        case _, Number(least), Number(most):
            return (
                f"choose {int(least)} {pick.noun.plural}"
                if least == most
                else f"choose {int(least)} to {int(most)} {pick.noun.plural}"
            )
        case _, Number(0), None:
            return f"choose any number of {pick.noun.plural}"
    return f"choose {pick.noun.plural}"


def numbers(node: object) -> str:
    """Return the phrases of the numbers that something asks for, each once."""
    called: list[Word] = [
        part.word
        for part in nodes(node)
        if isinstance(part, Call) and part.word.place is Place.NUMBER
    ]
    return ", ".join(dict.fromkeys(word.phrase for word in called))
