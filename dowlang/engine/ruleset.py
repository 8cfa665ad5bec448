"""Declare a ruleset to the engine: plain declarations, listed by hand, in one object.

The engine knows no word of any game. It finds steps by name, shows options and events by the nouns
of their arguments, and asks the ruleset for views, results and set-up. Command line, API and
schemas build their options and fields from `settings`, `roles` and `results`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from dowlang.engine.card_set import CardSet
    from dowlang.engine.card_uses import Uses
    from dowlang.engine.game import Game
    from dowlang.engine.odds import Odds
    from dowlang.engine.screen_declarations import Screen
    from dowlang.engine.secrecy import Secrecy
    from dowlang.engine.views import Shown


@dataclass(frozen=True, slots=True)
class OptionKind:
    """One kind of option.

    `name` begins its key, `arguments` are nouns, `text` has `{0}`, `{1}` … where their names go. A
    part in `[…]` is left out when the number in it is 0.

    An argument's noun `number` shows the number itself. `hidden` arguments take part in neither key
    nor text (a space, an entrance that makes no difference to anyone).
    """

    name: str
    text: str
    arguments: tuple[str, ...] = ()
    named: bool = (
        True  # of one piece: the name of the piece tells it from the other options of its question
    )


@dataclass(frozen=True, slots=True)
class Event:
    """An event that the engine may emit. `fields` are (name, noun) in the order of the payload.

    `private` fields are shown only to the players in the fields `seen_by`. Everybody else sees that
    it happened. `telling` is a sentence with `{field}` for narration. With an empty one it is not
    narrated on its own.
    """

    name: str
    fields: tuple[tuple[str, str], ...]
    private: tuple[str, ...] = ()
    seen_by: tuple[str, ...] = ()
    telling: str = ""


@dataclass(frozen=True, slots=True)
class Parameter:
    """A number of the rules that a card, a scenario or `--rule KEY=VALUE` may change.

    `low`..`high` are the values allowed.
    """

    key: str
    default: int
    low: int = 0
    high: int = 999_999
    help: str = ""
    choices: tuple[str, ...] = ()  # names of the values 0, 1, 2 … of a switch
    counted: bool = False  # a switch that several cards may put on: on above 0

    @property
    def names(self) -> tuple[str, ...]:
        """Return the texts for the values 0, 1, 2 …, empty for a number."""
        return self.choices or (("no", "yes") if self.counted else ())


@dataclass(frozen=True, slots=True)
class Setting:
    """An option of the set-up: `players`, `objective`, `variant`.

    `kind` is "int", "name" or "choice".
    """

    name: str
    kind: str
    default: Any
    help: str
    choices: Callable[[CardSet], Sequence[str]] | None = None
    low: int = 0
    high: int = 0
    settled: Callable[[CardSet, Mapping[str, Any]], Any] | None = None
    """Return the value that the other settings give it, None where they leave it open.

    A scenario names the objective.
    """


@dataclass(frozen=True, eq=False)
class Ruleset:
    """One game's declarations for the engine."""

    name: str
    version: int
    game: type[Game]
    steps: tuple[Callable[..., Any], ...]
    option_kinds: tuple[OptionKind, ...]
    events: tuple[Event, ...]
    streams: tuple[str, ...]
    parameters: tuple[Parameter, ...]
    settings: tuple[Setting, ...]
    roles: tuple[str, ...]
    tables: Callable[[CardSet], Any]  # facts of all cards -> the game's immutable tables
    new_game: Callable[
        ..., Game
    ]  # (cards, seed, **settings, rules={key: value}) -> a game run to its first decision
    result: Callable[
        [Game], dict[str, Any]
    ]  # at the end: always "cause" and "winners", and the ruleset's own fields
    label: Callable[
        [CardSet, str, int], tuple[str, str]
    ]  # (cards, noun, id) -> (slug, name for people)
    view: Callable[[Game, int], Any]
    asked_apart: Mapping[str, Callable[[Any, int, int, Any], bool]] = field(
        default_factory=dict
    )  # kind of choice -> asks (game, player,
    # piece, candidates) which of the pieces equal to this one is meant. False when all are alike
    identity: Mapping[str, Callable[[Any, int], int]] = field(
        default_factory=dict
    )  # kind of choice -> what makes two pieces equal
    causes: tuple[str, ...] = ()  # by number of the reason, 0 is "playing"
    narrate: Callable[..., Any] | None = None  # (cards, log, seat or None) -> lines of the story
    board: Callable[..., str] | None = (
        None  # (game, seat or None) -> a picture of the table in text
    )
    agents: Mapping[str, Callable[..., Any]] = field(default_factory=dict)
    milestone: str = (
        ""  # name of the event after which the journal notes a digest (the end of a round)
    )
    sound: Callable[[Game], str] | None = (
        None  # what is wrong with a state that came from outside, or "": lengths, ranges
    )
    faces: Mapping[str, Callable[[CardSet, int], int]] = field(
        default_factory=dict
    )  # noun -> the piece shown in place of all its equals
    secrecy: Secrecy[Any] | None = (
        None  # what is hidden from a player, for the twin test (`twins.py`)
    )
    odds: Odds | None = None  # what `dow odds` counts and looks at
    built: Callable[..., Game] | None = (
        # (cards, seed=, log=, **settings) -> an empty table at the first player's turn, for `given`
        # lines
        None
    )
    screen: Screen | None = None  # how a person at a terminal is asked and what they can look at
    # more than this is the fault of a card. The ruleset sets `game.answered` to 0 as a turn begins
    # (0: no bound)
    decisions_a_turn: int = 0
    pieces: Mapping[str, Callable[[Any, int], bool]] = field(
        default_factory=dict
    )  # noun or name of a local -> is there this piece
    shown: tuple[
        Shown, ...
    ] = ()  # the whitelist that `view` shows, for a seat's save that is read again
    uses: Uses | None = (
        # what a card can be used for on a turn, and what may stand in the way (`dow replay
        # --explain`)
        None
    )

    @cached_property
    def option_number(self) -> dict[str, int]:
        """Number of each kind of option by its name."""
        return {kind.name: number for number, kind in enumerate(self.option_kinds)}

    @cached_property
    def parameter_number(self) -> dict[str, int]:
        """Number of each parameter by its key."""
        return {parameter.key: number for number, parameter in enumerate(self.parameters)}

    @cached_property
    def event_number(self) -> dict[str, int]:
        """Number of each event by its name."""
        return {event.name: number for number, event in enumerate(self.events)}

    @cached_property
    def faces_of_options(self) -> tuple[tuple[tuple[int, Callable[[CardSet, int], int]], ...], ...]:
        """By kind of option: (place in the answer, face) of the arguments whose copies nobody
        can tell apart.
        """
        return tuple(
            tuple(
                (place, self.faces[noun])
                for place, noun in enumerate(kind.arguments, 1)
                if noun in self.faces
            )
            for kind in self.option_kinds
        )

    @cached_property
    def step_names(self) -> dict[str, Callable[..., Any]]:
        """The ruleset's steps and the engine's own, by name.

        Raises `ValueError` when two share a name.
        """
        from dowlang.engine import offers, ongoing_effects, piece_choices, voting

        out: dict[str, Callable[..., Any]] = {}
        steps: tuple[Callable[..., Any], ...] = (
            *ongoing_effects.STEPS,
            *piece_choices.STEPS,
            *voting.STEPS,
            *offers.STEPS,
            *self.steps,
        )
        for step in steps:
            if out.setdefault(step.__name__, step) is not step:
                raise ValueError(f"two steps are called `{step.__name__}`")
        return out
