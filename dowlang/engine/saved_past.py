"""Keep in a save how the game came to where it is, and play it again when it is taken up.

What is played from its beginning can be undone, told and recorded as if it had never been left.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dowlang.engine.card_set import CardSet
from dowlang.engine.decisions import decision_of
from dowlang.engine.journal import (
    Recorder,
    SetUp,
    begin,
    record,
    start_from_json,
    start_to_json,
)
from dowlang.engine.run_loop import RunningGame
from dowlang.engine.setup_options import SetUpRefused
from dowlang.engine.untrusted_input import SaveRefused, part


def past_of(game: RunningGame) -> dict[str, Any]:
    """Return how a game began and what was answered, as a field of its save. Nothing of a game
    that is not recorded.
    """
    if not isinstance(game.recorder, Recorder):
        return {}
    journal = game.recorder.journal(game)
    return {"past": {"start": start_to_json(journal), "answers": list(journal.answers)}}


def played_again(
    past: dict[str, Any],
    cards: CardSet,
    from_state: Callable[[dict[str, Any], CardSet], RunningGame],
) -> RunningGame:
    """Return the game that came of what was answered, recorded. `from_state` makes a game of the
    state from which a recording started. Raises `SaveRefused`.
    """
    start = start_from_json(part(past, "start", dict, "past."))
    if isinstance(start, SetUp):
        try:
            game = begin(cards, start.seed, start.settings, start.rules)
        except SetUpRefused as wrong:
            raise SaveRefused("DOW8010", str(wrong)) from None
    else:
        game = from_state(start, cards)
        record(game)
    for number, key in enumerate(part(past, "answers", list, "past."), 1):
        keys = () if game.is_over else decision_of(game).keys
        if key not in keys:
            raise SaveRefused("DOW8009", f"answer {number} of its past cannot be given")
        game.choose(keys.index(key))
    return game
