"""Say what a rewrite or a mark may look at beside its text: the card around it and the game."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from dowlang.natural.game_words import GameWords
from dowlang.records import dataclass


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What stands around a sentence.

    `above` are the lines above its place with their margins, `own` the names that the card gives,
    `addressed` is what the card calls the player whom it speaks to, where that is not `you`,
    `bearer` what it calls the piece that it is itself, where the sentence is a clause of its card,
    `printed` are the words of the sentence that was read, and `is_of_nobody` returns True for what
    is done by nobody.
    """

    words: GameWords = GameWords()
    above: Sequence[str] = ()
    own: Collection[str] = ()
    addressed: str = ""
    bearer: str = ""
    printed: Sequence[str] = ()
    is_of_nobody: Callable[[str], bool] = lambda deed: False
