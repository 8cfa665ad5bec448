"""Declare the nouns of a card language and the adjectives that go with them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field

from dowlang.records import dataclass
from dowlang.vocabulary.declarations import Word


@dataclass(frozen=True, slots=True, eq=False)
class Whereabouts:
    """The functions by which an effect tells that a piece (`that card`) has left its place.

    The piece was given by an earlier line. `one(game, id) -> place` and `many(game, ids) -> places`
    are asked when it is named. `still(game, id, place)` and `those(game, ids, places)` give what is
    still there, -1 or nothing for what has left.
    """

    one: Word
    many: Word
    still: Word
    those: Word


@dataclass(frozen=True, slots=True, eq=False)
class Noun:
    """A kind of thing a card can speak of.

    An *entity* noun has a `domain(game) -> sequence of ids`. A *tally* (zombies, food, wounds …)
    has a `total(game) -> int` and is only ever counted, added, removed. `name` may be several words
    (`helpless survivor`, `starvation token`): adjectives, classifier, noun.
    """

    name: str
    plural: str
    domain: Callable[..., Sequence[int]] | None = None
    # all that may ever be in the domain, where a game adds to it: a rule that hands something to
    # each of them reaches those too who come later
    ever: Callable[..., Sequence[int]] | None = None
    total: Callable[..., int] | None = None
    # (game, id): still there? asked before each turn of a loop
    present: Callable[..., bool] | None = None
    # Asked in its place in a loop over pieces that were not chosen among those there are: not lost,
    # wherever the piece lies.
    kept: Callable[..., bool] | None = None
    # (game, id): is it one? of what is told by a piece that is gone (the location of who was
    # killed)
    real: Callable[..., bool] | None = None
    # card kind whose names, in quotes, denote one of these ("School", "Amara Diallo")
    named_by: str = ""
    named: Callable[..., int] | None = None  # (game, slug) -> id, for such a name
    # slug -> constant in the noun's module, for readable handlers
    constants: Mapping[str, str] = field(default_factory=dict)
    module: str = ""  # module of those constants
    # nouns of one group share the group's post-modifiers in the grammar (default: the name)
    group: str = ""
    pick: str = ""  # kind of decision and of option when somebody picks one ("survivor")
    # of a tally: (game, value) brings its total about, for `given` lines
    make: Callable[..., None] | None = None
    # (game, id, id of a name): is it what the name means? None: ids are compared
    same: Callable[..., bool] | None = None
    # pieces that change place: how to tell that one has left since it was named
    whereabouts: Whereabouts | None = None
    # pieces of which a copy of the game may know nothing, such as will be drawn: what tells that
    unknown: Word | None = None
    anybodys: str = ""  # the state that says of a piece that it may be anybody's (`in play`)
    person: bool = False  # English says `who` of it, not `that`
    printed_after: str = ""  # what an English page says before it: `action` of `action die`
    says: str = ""  # what it is for an author, in one line

    @property
    def words(self) -> tuple[str, ...]:
        return tuple(self.name.split())

    @property
    def is_tally(self) -> bool:
        return self.domain is None


@dataclass(frozen=True, slots=True, eq=False)
class Adjective:
    """`wounded survivor`: a test `(game, id) -> bool` for the nouns named.

    `classifier`: stands right before the noun (`food card`). `spot` names where its pieces lie
    (`staked`).
    """

    word: str
    nouns: tuple[str, ...]
    function: Callable[..., bool]
    classifier: bool = False
    spot: str = ""
