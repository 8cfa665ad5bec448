"""Declare the kinds of cards: their clauses, the ranges of their numbers, closed lists of words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field
from typing import Any

from dowlang.records import dataclass
from dowlang.vocabulary.declarations import Word


@dataclass(frozen=True, slots=True)
class SetNumber:
    """The range of a setting (`morale`: 1 to 10).

    When the same card holds one of the `widened_by` sentences or names, it is `low` to `widest`.
    """

    name: str
    low: int
    high: int
    widest: int = 0
    widened_by: tuple[str, ...] = ()  # patterns of rule sentences, texts


@dataclass(frozen=True, slots=True, eq=False)
class Own:
    """The copy of the card that a clause stands on, which `this card` means there.

    `still(game, id) -> id` gives -1 once it has left the place where its text counts. `told(game)
    -> id` gives it where the clause is carried out at once. The engine knows it for rules in force
    (`engine.ongoing_effects.Origin.own`).
    """

    noun: str
    still: Word
    told: Word | None = None
    # Where it lies while the clause is in force, and the event by which it has come there.
    lies: str = ""
    comes: str = ""
    spot: str = ""  # where it lies while the clause is carried out, as piles and words name it
    # Phrase of an effect that never takes it -> on which cards it would.
    never: Mapping[str, str] = field(default_factory=dict)
    # The like of effects that do take it once a line before has brought it back to a hand, and the
    # phrases of those that bring it there.
    not_yet: Mapping[str, str] = field(default_factory=dict)
    brought_back: tuple[str, ...] = ()


Value = int | tuple[str, str]
"""A number of a sentence, or (sort, words): `("symbol", "fuel")` a value of an enumeration,
`("name", "School")` a card, `("reference", "the colony")` a closed thing.
"""


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence of `Sentences` by its id, with its values."""

    id: str
    values: Mapping[str, Value]


@dataclass(frozen=True, slots=True)
class Sentences:
    """What a line of a card says on a printed page, where its own words are no prose.

    `texts` are the English sentences by id, with `{values}` and `[die|dice]` for 1 and for any
    other `{number}`. Other languages have them as messages. `of(*texts)` gives the sentence of the
    texts in a line.
    """

    texts: Mapping[str, str]
    of: Callable[..., Sentence]


@dataclass(frozen=True, slots=True)
class Until:
    """The end of rules that count from after the start of a round to a step between turns.

    `begun` and `ended` tell why nothing comes of what happens before and after, with what to write.
    """

    step: int
    begun: str
    ended: str


@dataclass(frozen=True, slots=True)
class Clause:
    """One line a card kind can hold.

    `pattern` is literal words, `[optional parts]` and slots: `{text}` a quoted string, `{int}`,
    `{name}` a bare word, `{thing}`, `{things}` (`X or Y`), `{cond}`, `{list:symbol}` a comma list
    of words of that enumeration, `{limit}`, `{choice:a|b}`, `{side}` the first word of a clause of
    the kind that holds a section. `without {line}` takes a line away from what a side is written
    like. Or it is one of the core's shapes: `"@trigger"` (when/if), `"@option"`, `"@automatic"`,
    `"@vote"`, `"@chooser"`, `"@statement"`, `"@rule"`, `"@setting"` (`morale 6`). `holds` says what
    the block below may contain: "" nothing, "statements", "rules", "options", "vote", or the name
    of a `Section`. `role` is the key under which the checked card carries what the line says: a
    fact, a procedure, rules, a goal.
    """

    pattern: str
    role: str
    holds: str = ""
    least: int = 0
    most: int = 1  # 0: any number
    # plain data for the index of card facts. False: a procedure, rules, goal, trigger
    fact: bool = True
    ranges: tuple[tuple[int, int], ...] = ()  # of the pattern's integers, in order
    # bindings available in the line and its block: (name, noun)
    scope: tuple[tuple[str, str], ...] = ()
    of: str = ""  # the noun of its things: names in quotes denote one, a counted noun is this one
    fits: int = 0  # so many characters of its text fit on the printed card, 0: any number
    counts: str = ""  # what its numbers are, where no word of its pattern says so
    barred: tuple[str, str] = ("", "")  # (slug that its thing may not be, what is wanted instead)
    # what its name is one of: kinds of cards (a choice before it says which of them), or `set`
    names: tuple[str, ...] = ()
    # of settings: those with a range of their own. `ranges` is that of the others
    numbers: tuple[SetNumber, ...] = ()
    before_play: bool = False  # it is carried out before any piece of somebody's is in play
    from_setup: bool = False  # its rules are in force before there are any pieces in play
    everybodys: bool = False  # what it says is said of all: no line of it may say `you`
    between_turns: bool = False  # it is carried out when it is nobody's turn
    moment: str = ""  # of those in which some effects come to nothing (`EffectWord.void_at`)
    until: Until | None = None  # its rules count in a part of a round only
    own: Own | None = None  # what `this card` is in its block
    # roles of clauses of the kind: the cards that they name its own names may not be
    spares: tuple[str, ...] = ()
    unless: str = ""  # role of a clause with which it need not be there
    rules_out: tuple[str, ...] = ()  # roles of clauses that count nothing beside it
    idles: tuple[str, ...] = ()  # phrases of words that count nothing on a card with it
    # (*texts) -> (which is wrong, what is wanted, near ones)
    refuses: Callable[..., tuple[int, str, Sequence[str]] | None] | None = None
    sentences: Sentences | None = None  # what is printed in place of its own words
    headed: str = ""  # what is printed in place of its words before the first slot
    # what is printed of its first values in place of its words, above the others: `{} borders on`
    about: str = ""
    any_of: bool = False  # one of its words is enough: `weapon or food` in print
    a_copy_each: bool = False  # each copy of the card bears one of the things that it lists
    warns: bool = False  # words alone (`mature`) that a reader wants to know of before playing


@dataclass(frozen=True, slots=True)
class Section:
    """A named block inside a card kind with clauses of its own (`standard`, `setup`)."""

    name: str
    clauses: tuple[Clause, ...]


@dataclass(frozen=True, slots=True)
class CardKind:
    """The declaration of a kind of card.

    `folder` is where a set keeps them. `deck` is the deck their size is declared under.
    """

    name: str
    folder: str
    clauses: tuple[Clause, ...]
    sections: tuple[Section, ...] = ()
    deck: str = ""
    scope: tuple[tuple[str, str], ...] = ()
    # facts -> copies by deck
    copies: Callable[[Mapping[str, Any]], Mapping[str, int]] | None = None
    one_of: tuple[str, ...] = ()  # roles of clauses of which a card has one at the most
    # so many characters of an option's label fit on one line of the printed card
    label_fits: int = 60
    # so many characters of the author's own rules text fit on the printed card
    text_fits: int = 640
    # whole games are set up by one such card, named by the setting of this name: so are tests that
    # are given it
    setting: bool = False
    # nouns of pieces with which a card of the kind may stay (`attach this card to …`)
    attaches: tuple[str, ...] = ()
    printed: str = ""  # what a page calls it, where that is not its name: `main objective`
    named: str = "“{}”"  # how the text of a printed card says its name
    # ids of the only cards there can be of the kind: the places of a board that the game counts on
    closed: tuple[str, ...] = ()

    @property
    def comes_up(self) -> bool:
        """Return True if a card of the kind waits for what brings it up."""
        return any(clause.pattern == "@trigger" for clause in self.clauses)


@dataclass(frozen=True, slots=True)
class Enumeration:
    """A closed list of words of one game: symbols, faces of a special die, steps that may be
    skipped.
    """

    name: str
    values: tuple[str, ...]
    module: str = ""  # where constants of these names live (upper case), for readable handlers
    die: str = ""  # name of the effect phrase whose table these faces answer
