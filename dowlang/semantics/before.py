"""What a clause on an event asks of the moment before it: `your leader is killed` means who led your group until then.

The ruleset says of which events and of which words (`vocabulary.words.Before`); everything else is asked of the state in which the event is told.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Any

from dowlang.semantics import model
from dowlang.semantics.walking import rebuild
from dowlang.vocabulary.words import Adjective, Place, Word


def as_it_was(event: Word, payload: Mapping[str, model.Local], condition: model.Expression) -> model.Expression:
    """The condition on what took part in an event, asked of the moment before it where the event has a `before`."""
    if event.before is None:
        return condition
    asked = event.before.asked
    fields = tuple(payload[name] for name in event.before.fields)

    def change(part: Any) -> Any:
        match part:
            case model.Call(word, arguments) if word.function in asked:
                return model.Call(_asked(word, asked[word.function]), (*arguments, *fields))
            case model.Test(adjective, piece) if adjective.function in asked:
                return model.Call(_said(adjective, asked[adjective.function]), (piece, *fields))
            case _:
                return part

    return rebuild(condition, change)


@lru_cache(maxsize=256)
def _asked(word: Word, function: Callable[..., Any]) -> Word:
    """The word with another function, each time the same one."""
    return replace(word, function=function)


@lru_cache(maxsize=256)
def _said(adjective: Adjective, function: Callable[..., Any]) -> Word:
    """The adjective as a word that takes more than the piece."""
    return Word(Place.FILTER, adjective.word, function)
