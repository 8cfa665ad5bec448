"""Refuse a game whose ruleset lacks what its words or the engine ask of it.

A kind of option, a stream of chance or an event that is not declared would be a fault in the middle
of a game, when the first card needs it. All that is missing is told at once, each with the line to
type.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from dowlang.vocabulary.declarations import WordRefused

if TYPE_CHECKING:
    from dowlang.engine.ruleset import Ruleset
    from dowlang.vocabulary import Vocabulary

ENGINE_KINDS = {
    "option": '("option", "{1}", ("path", "label"))',
    "accept": '("accept", "accept the offer of {0}", ("path",))',
    "decline": '("decline", "decline the offer of {0}", ("path",))',
    "vote": '("vote", "vote {0}", ("number",))',
    "number": '("number", "{0}", ("number",))',
    "done": '("done", "done")',
    "clause": '("clause", "effect {0} first", ("number",))',
}
"""Kinds of options that the engine offers in every game, as they may be declared."""

ENGINE_EVENTS = {
    "die_rolled": '(("player", "player"), ("roll", "number"))',
    "vote_started": "()",
    "vote_cast": '(("player", "player"), ("vote", "number"))',
    "vote_ended": '(("passed", "number"), ("ups", "number"), ("downs", "number"))',
    "card_speaks": '(("path", "path"),)',
    "rule_in_force": '(("path", "path"), ("scope", "number"), ("until", "number"))',
}
"""Events that the engine tells where they are declared, with the fields that it fills."""

FIRST_CAUSE = "playing"


def refuse_incomplete(ruleset: Ruleset[Any], vocabulary: Vocabulary) -> None:
    """Raise `WordRefused` with all that the ruleset lacks for its words and the engine."""
    lacking = tuple(missing(ruleset, vocabulary))
    if lacking:
        raise WordRefused(f"the ruleset `{ruleset.name}` lacks {'; '.join(lacking)}")


def missing(ruleset: Ruleset[Any], vocabulary: Vocabulary) -> Iterator[str]:
    """Yield what the ruleset lacks, each as what is to be declared."""
    kinds, events = ruleset.option_number, ruleset.event_number
    for name, declared in ENGINE_KINDS.items():
        if name not in kinds:
            yield f"the kind of option `OptionKind{declared}`"
    for noun in vocabulary.nouns:
        if noun.pick and noun.pick not in kinds:
            declared = f'("{noun.pick}", "{{0}}", ("{noun.name}",))'
            yield f"the kind of option `OptionKind{declared}` for the noun `{noun.name}`"
    for stream in vocabulary.chance:
        if stream not in ruleset.streams:
            yield f"the stream of chance `{stream}` (or `words.chance` without it)"
    for (edge, unit), number in vocabulary.moments.items():
        if not 0 <= number < len(ruleset.events):
            yield f"an event {number} for the moment `{edge} {unit}`"
    for role in ("milestone", "round_started"):
        event = getattr(ruleset, role)
        if event and event not in events:
            yield f'an event `{event}` (or `{role}=""`)'
    for event in ruleset.events:
        fields = ENGINE_EVENTS.get(event.name)
        if fields is not None and len(event.fields) != len(ast.literal_eval(fields)):
            yield f'the event `Event("{event.name}", {fields})`: the engine fills these fields'
    if ruleset.causes[:1] != (FIRST_CAUSE,):
        yield f"`{FIRST_CAUSE}` as the first of its `causes`"
