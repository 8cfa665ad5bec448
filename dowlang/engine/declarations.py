"""Name what a ruleset declares to the engine: plain declarations, listed by hand, in one object.

The engine knows no word of any game. It finds steps by name, shows options and events by the nouns
of their arguments, and asks the ruleset for views, results and set-up. Command line, API and
schemas build their options and fields from `settings` and `roles`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

if TYPE_CHECKING:  # a ruleset imports those that it declares
    from dowlang.engine.frames import Frame
    from dowlang.engine.goals import Progress
    from dowlang.engine.odds_declarations import Odds
    from dowlang.engine.report_declarations import Report
    from dowlang.engine.screen_declarations import Screen
    from dowlang.engine.secrecy_declarations import Secrecy
    from dowlang.engine.use_declarations import Uses
    from dowlang.engine.views import Shown, View

C = TypeVar("C")  # the set of cards
G = TypeVar("G")  # the class of the game


class OptionKind(NamedTuple):
    """One kind of option.

    `name` begins its key, `arguments` are nouns, `text` has `{0}`, `{1}` … where their names go. A
    part in `[…]` is left out when the number in it is 0.

    An argument's noun `number` shows the number itself. `hidden` arguments take part in neither key
    nor text (a space, an entrance that makes no difference to anyone).
    """

    name: str
    text: str
    arguments: tuple[str, ...] = ()
    # of one piece: the name of the piece tells it from the other options of its question
    named: bool = True


class Event(NamedTuple):
    """An event that the engine may emit. `fields` are (name, noun) in the order of the payload.

    `private` fields are shown only to the players in the fields `seen_by`. Everybody else sees that
    it happened. `telling` is a sentence with `{field}` for narration. With an empty one it is not
    narrated on its own. `empty` fields may be -1, nobody or nothing.
    """

    name: str
    fields: tuple[tuple[str, str], ...]
    private: tuple[str, ...] = ()
    seen_by: tuple[str, ...] = ()
    telling: str = ""
    empty: tuple[str, ...] = ()


class Parameter(NamedTuple):
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


class Setting(NamedTuple, Generic[C]):
    """An option of the set-up: `players`, `objective`, `variant`.

    `kind` is "int", "name", "choice" or "cards".
    """

    name: str
    kind: str
    default: Any
    help: str
    choices: Callable[[C], Sequence[str]] | None = None
    low: int = 0
    high: int = 0
    settled: Callable[[C, Mapping[str, Any]], Any] | None = None
    """Return the value that the other settings give it, None where they leave it open.

    A scenario names the objective.
    """


@dataclass(frozen=True, eq=False)
class Declarations(Generic[C, G]):
    """One game's declarations for the engine.

    They are generic in the set of cards and in the class of the game, so neither is known here.
    """

    name: str
    version: int
    game: type[G]
    steps: tuple[Callable[..., Any], ...]
    option_kinds: tuple[OptionKind, ...]
    events: tuple[Event, ...]
    streams: tuple[str, ...]
    parameters: tuple[Parameter, ...]
    settings: tuple[Setting[C], ...]
    roles: tuple[str, ...]
    tables: Callable[[C], Any]  # facts of all cards -> the game's immutable tables
    # (cards, seed, **settings, rules={key: value}) -> a game run to its first decision
    new_game: Callable[..., G]
    # at the end: always "cause" and "winners", and the ruleset's own fields
    result: Callable[[G], dict[str, Any]]
    label: Callable[[C, str, int], tuple[str, str]]  # (cards, noun, id) -> (slug, name for people)
    view: Callable[[G, int], View]
    # kind of choice -> asks (game, player, piece, candidates) which of the pieces equal to this one
    # is meant. False when all are alike
    asked_apart: Mapping[str, Callable[[Any, int, int, Any], bool]] = field(default_factory=dict)
    # kind of choice -> what makes two pieces equal
    identity: Mapping[str, Callable[[Any, int], int]] = field(default_factory=dict)
    # kind of choice -> the number by which options name a piece, of what a player sees of it now.
    # Pieces of one number are equal
    sights: Mapping[str, Callable[[Any, int], int]] = field(default_factory=dict)
    causes: tuple[str, ...] = ()  # by number of the reason, 0 is "playing"
    # (cards, log, seat or None) -> lines of the story. Without it events tell it (`telling`)
    narrate: Callable[..., Any] | None = None
    # id -> English of every sentence that story and screen say by its id (`engine.speech`)
    sentences: Mapping[str, str] = field(default_factory=dict)
    # (game, seat or None) -> a picture of the table in text
    board: Callable[..., str] | None = None
    agents: Mapping[str, Callable[..., Any]] = field(default_factory=dict)
    agent_help: Mapping[str, str] = field(default_factory=dict)  # name of an agent -> how it plays
    # name of the event after which the journal notes a digest (the end of a round)
    milestone: str = ""
    # name of the event with which a turn begins, whose first field is the player
    turn_begins: str = ""
    # what is wrong with a state that came from outside, or "": lengths, ranges
    sound: Callable[[G], str] | None = None
    # noun -> the piece shown in place of all its equals
    faces: Mapping[str, Callable[[C, int], int]] = field(default_factory=dict)
    secrecy: Secrecy[G] | None = None
    """What is hidden from a player, for the twin test (`secrecy.py`)."""
    odds: Odds[C] | None = None  # what `dow odds` counts and looks at
    # (cards, seed=, log=, **settings) -> an empty table at the first player's turn, for `given`
    # lines
    built: Callable[..., G] | None = None
    # (table of `given` lines, whether anything is done on it) -> what is impossible about it, or ""
    laid: Callable[[G, bool], str] | None = None
    # Kinds of questions of which nothing but where pieces lie or stand comes (an order in a pile,
    # who goes where): a test that looks for what another sort of option brings about tries one way.
    ordering: tuple[str, ...] = ()
    # (table of `given` lines, all of which hold) does what nobody can hinder, such as a forced draw
    begun: Callable[[G], None] | None = None
    # (game, player taking the turn on) -> what the player may be short of in words, and the options
    # with more of it
    short_of: Callable[[G, int], tuple[str, Sequence[Frame]]] | None = None
    # (game, player, option, pieces named as (noun, piece)) -> why the player does not have that
    # action with them, "" if that is not known
    why_not: Callable[[G, int, str, Sequence[tuple[str, int]]], str] | None = None
    screen: Screen[C] | None = None  # how a person at a terminal is asked and what they can look at
    # more than this is the fault of a card. The ruleset sets `game.answered` to 0 as a turn begins
    # (0: no bound)
    decisions_a_turn: int = 0
    # noun or name of a local -> is there this piece
    pieces: Mapping[str, Callable[[Any, int], bool]] = field(default_factory=dict)
    # (game, event, payload): hears of an event before the watches do. True when it schedules
    # something
    heard: Callable[[G, int, tuple[int, ...]], bool] | None = None
    # Stream of chance -> the stream as whose dice a test gives its rolls too.
    given_as: Mapping[int, int] = field(default_factory=dict)
    points: frozenset[int] = frozenset()  # events before something that a clause can take back
    told_last: Callable[[G], None] | None = None  # tells the log what there is to tell at the end
    # (game) -> the goals that somebody pursues now: path of the card, seat (-1: everybody's), how
    # far it is
    goals: Callable[[G], Iterable[tuple[str, int, Progress]]] | None = None
    # (finished game, its log) -> what many games are asked about: (what, name, detail, seat or -1)
    tallies: Callable[[G, Sequence[Frame]], Iterable[tuple[str, str, str, int]]] | None = None
    report: Report | None = None  # what a report of many games shows
    # the whitelist that `view` shows, for a seat's save that is read again
    shown: tuple[Shown, ...] = ()
    round_started: str = "round_started"  # the event with which a round begins, its number first
    # noun of pieces that are copies of cards -> the path of the card
    card_of: Mapping[str, Callable[[C, int], str]] = field(default_factory=dict)
    people: tuple[str, ...] = ("player",)  # nouns of which -1 is nobody, of all others nothing
    # kind of card -> the nouns by which events name it, where that is not the kind itself
    named_as: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    # nouns of what comes out after the game: a history tells their events by name
    kept_quiet: tuple[str, ...] = ()
    # what a card can be used for on a turn, and what may stand in the way (`dow replay --explain`)
    uses: Uses | None = None

    @property
    def step_names(self) -> dict[str, Callable[..., Any]]:
        """Return all steps of the game by name. `Ruleset` adds those that are the engine's own."""
        return {step.__name__: step for step in self.steps}

    @cached_property
    def option_number(self) -> dict[str, int]:
        """Return the number of each kind of option by its name."""
        return {kind.name: number for number, kind in enumerate(self.option_kinds)}

    @cached_property
    def parameter_number(self) -> dict[str, int]:
        """Return the number of each parameter by its key."""
        return {parameter.key: number for number, parameter in enumerate(self.parameters)}

    @cached_property
    def event_number(self) -> dict[str, int]:
        """Return the number of each event by its name."""
        return {event.name: number for number, event in enumerate(self.events)}

    @cached_property
    def faces_of_options(self) -> tuple[tuple[tuple[int, Callable[[C, int], int]], ...], ...]:
        """Return by kind of option (place in the answer, face) of the arguments whose copies nobody
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
