"""Lay the table a test starts from: an empty one of the ruleset, then every `given` in its order.

Each word declares in the ruleset how its number, state or card is brought about (`make`). Nothing
of any game stands here. Settings of the ruleset (the number of players, a scenario) go to it as the
settings of a game do, before every other line. State of which no `given` speaks stays as that table
has it. Nothing runs: the game waits at the start of the first player's turn.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from dowlang.engine.card_set import CardSet
from dowlang.engine.frames import Frame
from dowlang.engine.game import Game
from dowlang.engine.setup_options import complete
from dowlang.semantics.ir import Counter, Given
from dowlang.testing.evaluation import evaluate
from dowlang.vocabulary.declarations import NumberWord, ReferenceWord, TruthWord
from dowlang.vocabulary.noun_declarations import Noun

SEED = 1  # of a test that names none


class GivenRefused(ValueError):
    """Raised when a `given` cannot be brought about on this table.

    Carries its card line.
    """

    def __init__(self, line: int, why: str) -> None:
        super().__init__(why)
        self.line, self.why = line, why


def table(
    cards: CardSet,
    given: Sequence[Given],
    log: list[Frame] | None = None,
    card: str = "",
    played: bool = False,
) -> Game:
    """Return the table of these lines, waiting.

    Effects put in force on the way are noted in `log`. `card` is the path of the card whose
    counters are given, `played` tells that somebody acts on the table. Raises `GivenRefused`, also
    when the table is one that cannot be, or a line does not hold on it.
    """
    built = cards.ruleset.built
    if built is None:
        raise GivenRefused(
            given[0].line if given else 0, f"`{cards.ruleset.name}` builds no empty table"
        )
    settings = {setting.name for setting in cards.ruleset.settings}
    whole = any(one.kind == "setting" for one in given)
    seed, chosen, rest, lines = SEED, dict[str, Any](), list[Given](), dict[str, int]()
    for one in given:
        name = one.setting or _setting(one, whole)
        if one.kind == "seed":
            seed = one.value
        elif name in settings:
            chosen[name], lines[name] = one.value if one.kind == "number" else one.text, one.line
        else:
            rest.append(one)
    try:
        # others are slugs of cards that are there
        complete(cards, {name: value for name, value in chosen.items() if isinstance(value, int)})
        game: Game = built(cards, seed=seed, log=log, **chosen)
    except ValueError as refused:  # in the words of the ruleset
        line = lines.get(
            getattr(refused, "name", ""), min(lines.values(), default=given[0].line if given else 0)
        )
        raise GivenRefused(line, str(refused)) from refused
    game.log = log
    impossible = cards.ruleset.laid
    found = ["" if impossible is None else impossible(game, played)]
    rest = _in_some_order(
        game,
        rest,
        card,
        lambda: found.append("" if impossible is None else impossible(game, played)),
    )
    if found[-1]:
        place = max((place for place, text in enumerate(found) if text != found[-1]), default=0)
        raise GivenRefused(rest[place].line, f"there is no such table: {found[-1]}")
    _read_back(game, rest, card)
    if cards.ruleset.begun is not None:
        cards.ruleset.begun(game)
    return game


def _in_some_order(
    game: Game, given: Sequence[Given], card: str, then: Callable[[], None]
) -> list[Given]:
    """Bring lines about in their order, and what is refused there once more when the others stand:
    all of them hold together on the table that is laid. Returns them in the order in which they
    came about, with `then` called after each. Raises `GivenRefused` for the first that cannot be.
    """
    done: list[Given] = []
    waiting = list(given)
    while waiting:
        refused: list[tuple[Given, Exception]] = []
        for one in waiting:
            try:
                bring_about(game, one, card)
            except (ValueError, LookupError) as error:
                refused.append((one, error))
                continue
            done.append(one)
            then()
        if len(refused) == len(waiting):
            one, why = refused[0]
            told = (
                "there is no such seat or piece on this table"
                if isinstance(why, IndexError)
                else f"this cannot be given: {why}"
            )
            raise GivenRefused(one.line, told) from why
        waiting = [one for one, _ in refused]
    return done


def _read_back(game: Game, given: Sequence[Given], card: str) -> None:
    """Ask each line whether it holds when all of them have been given.

    A card that another one was laid upon later, and the number of cards in a pile that one was laid
    into later, are passed over. Raises `GivenRefused`.
    """
    for place, one in enumerate(given):
        covered = getattr(one.word, "covered", False) and any(
            later.kind == "state" and getattr(later.word, "covered", False)
            for later in given[place + 1 :]
        )
        if one.holds is None or covered:
            continue
        try:
            holds = evaluate(one.holds, game, card=card)
        except (LookupError, ValueError):  # what only a game that is played can tell
            continue
        if not holds:
            raise GivenRefused(
                one.line,
                f"`{one.said}` does not hold when all lines have been given: another line changes "
                "it",
            )


def _setting(given: Given, whole: bool) -> str:
    """Return the setting that a line may be: `players = 3`.

    With a card that sets up the `whole` table it may also be `objective "…"`.
    """
    if not isinstance(given.word, Noun):
        return ""
    return (
        given.word.plural
        if given.kind == "number"
        else given.word.name
        if given.kind == "card" and whole
        else ""
    )


def bring_about(game: Game, given: Given, card: str = "") -> None:
    """Make one `given` true.

    Raises `ValueError` or `LookupError` when the table does not allow it.
    """
    word = given.word
    if given.kind == "counter":
        _count(game, given, card)
        return
    if given.kind == "outside":
        game.happens_outside()
        return
    match word:
        case (
            TruthWord(make=make, phrase=name)
            | NumberWord(make=make, phrase=name)
            | ReferenceWord(make=make, phrase=name)
            | Noun(make=make, name=name)
        ):
            if make is None:
                raise ValueError(f"`{name}` has no way to be made so")
        case _:
            raise ValueError(f"a `{given.kind}` without a word")
    arguments = [evaluate(a, game) for a in given.arguments]
    match given.kind:
        case "number":
            make(game, *arguments, given.value)
        case "state":
            make(game, *arguments)
        case "dice":
            make(game, *arguments, tuple(int(face) for face in given.text.split()))
        case "card":
            if not isinstance(word, Noun) or word.named is None:
                raise ValueError(f"nothing finds a `{name}` by name")
            make(game, word.named(game, given.text))
        case _:
            raise ValueError(f"unknown kind `{given.kind}`")


def _count(game: Game, given: Given, card: str) -> None:
    """Set a counter of the card. Raises `ValueError` while the card keeps no count."""
    counter = given.arguments[0]
    assert isinstance(counter, Counter)
    try:
        game.add_to_counter(card, counter.number, given.value - game.counter(card, counter.number))
        found = game.counter(card, counter.number)
    except (LookupError, ValueError):
        found = -1
    if found != given.value:
        name = game.cards.paths[card]["name"]
        when = "from its `given` on, an attached card once an option attached it"
        raise ValueError(f"`{name}` counts `{counter.name}` only while it is in force: {when}")
