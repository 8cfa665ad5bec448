"""Find what a pending question belongs to, for a person at a terminal: who asks, and what for."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import takewhile
from typing import TYPE_CHECKING, Any, NamedTuple

from dowlang.engine.engine_steps import ENGINE_STEPS
from dowlang.engine.game import Game

if TYPE_CHECKING:
    from dowlang.engine.card_set import CardSet
    from dowlang.engine.screen_declarations import Page
    from dowlang.engine.views import View

PLACE = re.compile(r"\{(\d+):(\w+)\}")
"""In a purpose: the local of that number of the step that waits, named by its noun."""

OF_CARD = "of_card"
"""Name of the local in which a step of a word has the path of the card whose word it is."""


class Asked(NamedTuple):
    """The steps that a pending question belongs to.

    `waiting` are the names of the steps below it that are not the engine's own, the nearest first.
    What lies below another question waits for the answer to that one.

    `locals` are those of the nearest. `taken`, `low` and `high` (-1: any number) are of a choice of
    several pieces, () and 1 of every other. `clauses` are the steps that are to be put in order.
    """

    player: int
    kind: str
    waiting: tuple[str, ...]
    locals: tuple[Any, ...]
    taken: tuple[int, ...] = ()
    low: int = 1
    high: int = 1
    clauses: tuple[str, ...] = ()


def purpose(game: Game, question: Asked) -> str:
    """Return what the procedure of the rules that waits wants to know, or "" for a question that a
    card asks. Where it speaks of one and several fit it is said that the arbiter decides.
    """
    screen = game.cards.ruleset.screen
    if screen is None or not question.waiting:
        return ""
    if game.cards.several_fit(question.waiting[0]):
        speech = game.cards.speech
        return speech.said("several-fit") if speech.language else screen.several_fit

    def name(found: re.Match[str]) -> str:
        noun, value = found.group(2), question.locals[int(found.group(1))]
        return str(value) if noun == "number" else screen.named(game.cards, noun, value)

    step, speech = question.waiting[0], game.cards.speech
    told = screen.purposes.get(step, "")
    if told and speech.language:
        values = {
            f"{found[2]}{found[1]}": question.locals[int(found[1])]
            if found[2] == "number"
            else name(found)
            for found in PLACE.finditer(told)
        }
        return speech.capital(speech.said(f"purpose-{step.replace('_', '-')}", **values))
    told = PLACE.sub(name, told)
    return told[:1].upper() + told[1:]


def asked_by(cards: CardSet, kind: str, step: str = "") -> str:
    """Return what a kind of question asks, `Which card?`, "" where the game does not say. Where the
    step that waits for the answer has a question of its own, it is that.
    """
    screen = cards.ruleset.screen
    own = screen.step_questions.get(step, "") if screen is not None else ""
    asks = own or (screen.questions.get(kind, "") if screen is not None else "")
    if asks and cards.speech.language:
        return cards.speech.said(f"question-{(step if own else kind).replace('_', '-')}")
    return asks


def page_help(cards: CardSet, page: Page[CardSet]) -> str:
    """Return what a page shows."""
    return cards.speech.said(f"page-{page.word}") if cards.speech.language else page.help


def legend_of(cards: CardSet) -> tuple[tuple[str, str], ...]:
    """Return the signs and short words of a game with what they mean."""
    screen = cards.ruleset.screen
    legend = screen.legend if screen is not None else ()
    if not cards.speech.language:
        return legend
    said = cards.speech.said
    places = range(1, len(legend) + 1)
    return tuple((said(f"legend-sign-{place}"), said(f"legend-{place}")) for place in places)


def overview_of(cards: CardSet, view: View) -> tuple[str, ...]:
    """Return the game on one page, as the seat of a view plays it. Headings stand at the edge."""
    screen = cards.ruleset.screen
    lines = screen.on_one_page(cards, view) if screen is not None else ()
    if screen is None or callable(screen.overview) or not cards.speech.language:
        return lines  # a page that is made for a seat says its own sentences
    said = [cards.speech.said(f"overview-{place}") for place in range(1, len(lines) + 1)]
    return tuple(
        f"  {each}" if line.startswith(" ") else each
        for line, each in zip(lines, said, strict=True)
    )


def asking_card(game: Game, question: Asked) -> tuple[str, int]:
    """Return the card whose step waits for the answer and the line it asks on, line 0 where the
    step of a word asks that keeps the answer for its card.

    Return ("", 0) when a procedure of the rules asks.
    """
    if not question.waiting:
        return "", 0
    step = question.waiting[0]
    card, line = game.cards.line_of(step)
    return (card, line) if card else (str(_locals(game, step, question.locals).get(OF_CARD, "")), 0)


def _locals(game: Game, step: str, values: Sequence[Any]) -> dict[str, Any]:
    """Return the locals of a step by their names."""
    code = game.cards.steps[step].__code__
    names = code.co_varnames[: code.co_argcount]
    return dict(zip(names[len(names) - len(values) :], values, strict=True))


def spoken_to(game: Game, question: Asked) -> int:
    """Return the player whom the asking card calls `you`, or -1 where no step that waits knows.

    A handler names that local `you`. It is no secret: everybody hears the card read out, and the
    step that waits for its end knows to whom.
    """
    card, _ = asking_card(game, question)
    cards = game.cards
    read_to = cards.ruleset.screen.read_to if cards.ruleset.screen is not None else {}
    for name, *values in reversed(game.stack[:-1]) if card else ():
        if str(name).startswith(f"{card}:") and values:
            you = _locals(game, name, values).get("you")
            if you is not None:
                return int(you)
        if name in read_to and cards.path_of_piece(read_to[name], values[1]) == card:
            return int(values[0])
    return -1


def taken_so_far(game: Game, question: Asked) -> list[str]:
    """Return the names of the pieces chosen so far, where several are chosen."""
    ruleset = game.cards.ruleset
    if not question.taken:
        return []
    noun = ruleset.option_kinds[ruleset.option_number[question.kind]].arguments[0]
    return [str(ruleset.label(game.cards, noun, piece)[1]) for piece in question.taken]


def shown_to(game: Game, seat: int) -> list[Any]:
    """Return all that a screen shows the seat that is asked: the question, its options, every
    page. For the comparison of twins.
    """
    screen, question = game.cards.ruleset.screen, asked(game)
    if screen is None:
        return []
    cards, view = game.cards, game.view(seat)
    clauses = [cards.line_of(step) for step in question.clauses]
    options = [screen.entry(cards, view, answer) for answer in game.decision.answers]
    pages = [list(page.lines(cards, view)) for page in screen.pages]
    bounds = [question.kind, taken_so_far(game, question), question.low, question.high]
    return [
        purpose(game, question),
        asking_card(game, question),
        spoken_to(game, question),
        bounds,
        clauses,
        options,
        pages,
        screen.status(cards, view),
        sorted(screen.open_cards(cards, view)),
    ]


ENGINES_OWN = frozenset(step.__name__ for step in ENGINE_STEPS)


def asked(game: Game) -> Asked:
    """Return what the pending question belongs to. The game is not over."""
    *below, (_, player, kind, _) = game.stack
    own = takewhile(lambda frame: frame[0] != "ask", reversed(below))
    waiting = [frame for frame in own if frame[0] not in ENGINES_OWN]
    taken, low, high, clauses = _bounds(below[-1] if below else ())
    return Asked(
        player,
        kind,
        tuple(frame[0] for frame in waiting),
        tuple(waiting[0][1:]) if waiting else (),
        taken,
        low,
        high,
        clauses,
    )


def _bounds(frame: tuple[Any, ...]) -> tuple[tuple[int, ...], int, int, tuple[str, ...]]:
    """Read the frame that waits for the answer: pieces taken so far, how many are wanted, clauses
    to be put in order.
    """
    match frame:
        case ("picked", _, _, _, low, high, taken):
            return taken, low, high, ()
        case ("clause_first", frames, *_):
            return (), 1, 1, tuple(each[0] for each in frames)
    return (), 1, 1, ()
