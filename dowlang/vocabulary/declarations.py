"""Declare a word of a card language once, for parser, checker, compiler, printer and manual.

A ruleset makes one `Vocabulary`, and declares each word once, beside the function that does it:

    ADD_ZOMBIES = words.effect("add {count} zombies to {place}",
                               example="add 2 zombies to the colony")(add_zombies)

Here live the declarations and the refusals that need only one word (no docstring, no example,
phrase and signature that differ). The laws that look at the whole vocabulary are in
`grammar_rules.py`, the grammar in `assembly.py`. Nothing here needs Lark, and declaring is cheap:
signatures are inspected when a compiler asks (`Word.parameters`), never when a game is played.

Types. A parameter's type is its annotation. An entity is an `int` that carries its noun: `Survivor
= Annotated[int, "survivor"]`. Many of them are `Annotated[tuple[int, ...], "survivor"]`. A bare
`int` is a number, `str` a text, `bool` a switch that only a modifier sets. A slot is filled by the
parameter of the same name. Parameters that are no slot are, in this order: the subject of the
sentence (`subject=`), a binding of the place where the word stands (`implicit=`), or a default that
a modifier may change.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field
from typing import Any, TypeVar

from dowlang.records import dataclass
from dowlang.vocabulary.moment_before import Before
from dowlang.vocabulary.owned_pieces import Group as Group
from dowlang.vocabulary.places import Place as Place
from dowlang.vocabulary.signatures import Parameter as Parameter
from dowlang.vocabulary.signatures import Type as Type
from dowlang.vocabulary.signatures import WordRefused as WordRefused
from dowlang.vocabulary.untimely import Untimely
from dowlang.vocabulary.word_declaration import Word as Word

Function = TypeVar("Function", bound=Callable[..., Any])

THE_VOTE = "vote"
"""What words about votes are told of (`Word.of_last`): the statement of the language holds one."""


@dataclass(frozen=True, slots=True, eq=False)
class EffectWord(Word):
    """An effect: a verb phrase that changes the game, or a whole sentence without a subject.

    `available(game, *arguments without the counted one) -> int` belongs to words with a `{count}`
    slot. It gives how much there is, for `all`, for `up to` and for the possibility of an option.
    `possible(game, *arguments) -> bool` belongs to the others.
    """

    available: Callable[..., int] | None = None
    possible: Callable[..., bool] | None = None
    # (game, *arguments), of a word that an option does as far as it goes: what somebody may do is
    # offered while it is True, since who takes an offer does something.
    offered_where: Callable[..., bool] | None = None
    # Of what `available` tells how much there is, where that is not what is counted (`noise`).
    short_of: str = ""
    # Slot of a number without `available`, of which there may be too few.
    in_full: str = ""
    # Slot of what may have a printed supply (`Ranges.supplied`): what has none never runs short.
    supply: str = ""
    # `available` tells none or as many as one likes: no number of them runs short.
    boundless: bool = False
    # What it yields comes to pass as well: a table below it is done besides, which a page says.
    comes_to_pass: bool = False
    # It is a price: printed in one sentence with what is had for it, if nothing else stands there.
    price: bool = False
    # The type of what the function returns, for `that many` (number) or `those cards` (many cards).
    yields: str = ""
    # The function may pause before it knows its value, and hands it on with `game.give`.
    gives: bool = False
    # Slot of cards -> filter phrase used when none is written.
    within: Mapping[str, str] = field(default_factory=dict)
    # Slot -> the adjective that holds of whatever it takes: a page says it, a card need not.
    always: Mapping[str, str] = field(default_factory=dict)
    # Slots of which that filter holds wherever no words say whose.
    whose: tuple[str, ...] = ()
    # What is chosen for a slot is never what a reference says of another slot.
    apart: tuple[str, str, str] | None = None
    # `one of those …` for that slot is one of which this holds (of it, then of the subject, if
    # any).
    left: tuple[str, Word] | None = None
    # Step `(game, pieces, *other arguments)` that gives the order for a loop over many.
    in_turn: Callable[..., None] | None = None
    # It can stand only under a trigger with this point of an event: of the one with this number,
    # and about what that tells: slot, field.
    point: str = ""
    at: int = -1
    of_event: tuple[str, str] = ("", "")
    # Its subject is none of the pieces there are. The phrase, with both slots, for one that is.
    absent: str = ""
    # (copy of the game, *arguments) does what is sure, for needs of later lines of an option.
    ahead: Callable[..., object] | None = None
    # (game, *those arguments that it names): while False nobody is asked for what could only come
    # to it.
    admits: Callable[..., bool] | None = None
    # After it an effect may be admitted that was not before.
    opens: bool = False
    # Slot of a piece that shows otherwise afterwards: what the function returns is that piece then.
    becomes: str = ""
    # Slot of a piece that no later line can speak of, unless it lies in an open pile then.
    loses: str = ""
    # Slot of a piece, and the spot at which it lies afterwards.
    lays: tuple[str, str] = ("", "")
    # Slot -> spots at which the word never gets at a piece that was chosen before, and of those
    # that lie `apart` at none.
    misses: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    # Slots of pieces and of a pile of theirs: what lies apart goes into no other pile.
    into: tuple[str, str] = ("", "")
    # Slot of a pile, and the only pile that it may be.
    only_pile: tuple[str, str] = ("", "")
    # Parameter -> (game, piece) asked in place of the noun's `present`: is it where the word can
    # get at it. None: it may be gone.
    there: Mapping[str, Callable[..., bool] | None] = field(default_factory=dict)
    # Slot -> filters by which a piece lies where the word never gets at it.
    beyond: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    # Slot of a piece that is none of those there are: called by its name, or spoken of before.
    spoken_of: str = ""
    # Slot -> spots of piles: a piece that lies there lies already where the word would lay it.
    lying_already: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    # Slots of a piece and of its pile, and the end of the pile at which it lies afterwards.
    to_end: tuple[str, str, str] = ("", "", "")
    # Of several pieces that nobody chooses among those come first of which this number is the
    # "lowest" or the "highest".
    lying_order: tuple[str, FilterWord | None] = ("", None)
    before: Before | None = None  # what is asked of the moment before it
    # The name by which a reference reads what it yields, besides `those …`.
    yields_as: str = ""
    # How what it yields is told, where `those …` would be read in two ways, with its slots.
    told_as: tuple[str, ...] = ()
    # Done once more to the same things it changes nothing.
    settles: bool = False
    # Slot -> references of which the pattern itself is printed, and not what is `printed`.
    printed_not_of: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    # Of two pieces of one noun: with the same piece for both it changes nothing.
    between_two: bool = False
    # Its `possible` asks what stands on a card, so another player does not know.
    reads_face: bool = False
    # Filters that tell the owner of its subject, and the slot of a piece of that owner.
    one_owner: tuple[tuple[str, ...], str] = ((), "")
    # (tie, slot, slot) of pieces between which it changes nothing where the words tie both to one
    # and the same.
    parted: tuple[tuple[str, str, str], ...] = ()
    # (filters, slot of a piece, slot of its other thing): where one holds it changes nothing.
    already: tuple[tuple[str, ...], str, str] | None = None
    # What it brings, or shows, comes to its subject, so it matters who that is.
    to_subject: bool = False
    # What it takes, or keeps in secret, is its subject's, so it matters who that is.
    from_subject: bool = False
    # Of several players who do it, all choose before the first of them does it.
    at_once: bool = False
    # The word as it is declared, of one that is put off until all have chosen (`put_off`).
    puts_off: EffectWord | None = None
    # Done by several players to one another it would go on from one to the next, so a loop says it.
    by_turns: bool = False
    # Slot of a piece ("": the word means a single one), and where it is afterwards: at one only.
    to_one: tuple[str, ...] = ()
    # Why nothing comes of it in somebody's turn.
    late_in_turns: Untimely | None = None
    # Numbers of the events that come of it each time.
    brings: tuple[int, ...] = ()
    # It brings about another one of these (`of_last`).
    another: str = ""
    # Slots of a piece that it gets at before that is in play.
    unplayed: tuple[str, ...] = ()
    # Slots of a player whose hidden pieces somebody sees, and of who sees them.
    shows: tuple[str, ...] = ()
    # What is done instead, with the arguments of the same names, when there is nothing to choose
    # for it.
    in_vain: EffectWord | None = None

    @property
    def is_of_its_subject(self) -> bool:
        """Return True for an effect that brings its subject something, takes it from there, or says
        `your`: where nobody is said to do it, it is yours.
        """
        return self.to_subject or self.from_subject or "your" in self.phrase.split()


@dataclass(frozen=True, slots=True, eq=False)
class EventWord(Word):
    """An event that a card may wait for: somebody does something, or it happens to a thing."""

    payload: tuple[tuple[str, str], ...] = ()  # (field, noun) in the order they are emitted
    event: int = -1  # the event's number
    # Point inside ("after paying") -> number of the event emitted there.
    points: tuple[tuple[str, int], ...] = ()
    # Field -> (game, id) -> id, -1 when it is not where the event left it.
    lies: Mapping[str, Word] = field(default_factory=dict)
    # Point -> what a page says for it, where a card's words would be heard otherwise.
    printed_points: Mapping[str, str] = field(default_factory=dict)
    # Those of its points at which all has happened, so that nothing is left to cancel.
    ended: tuple[str, ...] = ()
    # Fields of the payload that have this value, or the word is not meant.
    fixed: tuple[tuple[str, int], ...] = ()
    # Field -> those of the values of its enumeration that this event can have.
    values: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    # Fields of the payload that are somebody or something, or the word is not meant.
    filled: tuple[str, ...] = ()
    # Fields of the payload that may be nobody or nothing: what is said of one is said of a piece.
    empty: tuple[str, ...] = ()
    # Fields of what arrives, of the place, and of how many of a tally ("1": one, "": it is a
    # piece): what is counted at the place was there before.
    arrives: tuple[str, str, str] = ("", "", "")
    # The same of what leaves a place: what is counted there has it still.
    leaves: tuple[str, str, str] = ("", "", "")
    counted: str = ""  # the tally of what arrives or leaves, where its field is of another noun
    yours: bool = False  # only a player whose turn it is does it
    between_turns: bool = False  # it happens when it is nobody's turn
    moment: str = ""  # of those in which some effects come to nothing (`void_at`)
    of_step: int = -1  # the step, which a card may replace, that alone brings it about
    before: Before | None = None  # what is asked of the moment before it
    option: str = ""  # kind of option that performs it (`when player 1 moves …` in a test)
    # Post-modifiers that are still true of its piece when it is heard, of a piece that has moved.
    lying: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class TruthWord(Word):
    """A truth: a verb (`control {survivor}`), a state after `is`, or a filter of a noun.

    `make(game, *arguments)` brings it about: `given` lines. `covered`: what a later line brings
    about may lie on top of it, so that it holds no longer. `within` names a parameter of the
    function and what gives, of the other arguments, the few ids for which it is true, each once:
    handlers look at these instead of at all pieces.
    """

    make: Callable[..., None] | None = None
    covered: bool = False
    within: tuple[str, Callable[..., Sequence[int]]] | None = None
    # "all" or "none" of the pieces there are (`Noun.domain`): who is spoken of by name may differ.
    holds_of: str = ""
    # "yes" or "no": it holds of who answered the last vote so.
    ballot: str = ""
    hides: bool = False  # others see no more of the pieces that lie so than how many they are


@dataclass(frozen=True, slots=True, eq=False)
class FilterWord(TruthWord):
    """A post-modifier of a noun. `extreme` is "lowest" or "highest" where the function is a key,
    and not a test. `pile` says that the function gives the pieces of a deck or pile, the top first,
    so that `the top 2` means something. Where the function gives the first piece of some order,
    `in_order` gives all of them: of `2 survivors on top of the survivor deck` so many are meant.
    `out_of_play` says that its pieces are not among those there are (`Noun.present`).
    `ranks_by` names the tally noun that a key counts.
    `spot` names where its pieces lie, unless a pile that it speaks of says so. `of_set` says that
    its pieces are those of a set which a line has given.
    """

    extreme: str = ""
    ranks_by: str = ""
    pile: bool = False
    in_order: Callable[..., tuple[int, ...]] | None = None
    out_of_play: bool = False
    spot: str = ""
    of_set: bool = False
    single: bool = False  # at most one piece fits: `the …` with it leaves no choice
    before: str = ""  # what an English page says before the noun instead: `your` for `you own`
    before_if_yours: str = ""  # the same where its slot holds you: `your` for `of you`
    of_several: str = ""  # what it says of several, each in a place of its own: `in forests`


@dataclass(frozen=True, slots=True, eq=False)
class RuleWord(Word):
    """A lasting sentence. `bounds` are the least and the greatest number that it may set.

    `spent` says that each time it helps is counted (`engine.ongoing_effects.spare`), so that a
    limit may follow: `the bearer ignores frostbite, once per round`. What only holds has no uses.
    """

    # Values that concern the pieces of the subject instead of the subject.
    group: Group | None = None
    bounds: tuple[int, int] | None = None
    spent: bool = False
    # (copy of the game, *arguments) puts it in force, for needs of later lines of an option.
    ahead: Callable[..., object] | None = None
    of_step: int = -1  # the step between turns, which a card may replace, that alone asks it
    as_rounds_begin: bool = False  # it is asked as a round begins, before the first turn
    in_turns: bool = False  # it is asked in somebody's turn only,
    at_any_time: tuple[str, ...] = ()  # but for these of its values
    # Slot -> filters by which a piece lies where the sentence is never asked about.
    beyond: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    # Of one about what anybody does, or what befalls anybody: the lines, the second below the
    # first, that say it of the bearer alone. None of any other sentence.
    of_bearer: tuple[str, ...] | None = None
    printed_of_bearer: str = ""  # `printed` where a piece bears the card

    @property
    def between_turns(self) -> bool:
        """Tell whether it is asked when it is nobody's turn."""
        return self.of_step >= 0


@dataclass(frozen=True, slots=True, eq=False)
class NumberWord(Word):
    """A number that is not the count of a noun. `make(game, *arguments, value: int)` brings it
    about: `given` lines. `on_cards` is what a card says instead of a word that only tests have.
    """

    make: Callable[..., None] | None = None
    on_cards: str = ""
    one: str = ""  # its phrase for 1, where it says several things: `round left`
    # Of one that asks whether a piece is where it was: what tells where that is, and what is asked
    # instead once a line has done something with that piece.
    told_by: Word | None = None
    moved: Word | None = None
    # (game, *arguments) tells what everybody knows one to be at least that not all see (`seen_by`).
    at_least: Callable[..., int] | None = None
    noted_as: str = ""  # the fact of a card that asks it, for who must know whether any does


@dataclass(frozen=True, slots=True, eq=False)
class ModifierWord(Word):
    """A modifier behind a comma. `sets` is the parameter of the modified word, and its value."""

    sets: tuple[str, object] = ("", None)


@dataclass(frozen=True, slots=True, eq=False)
class ReferenceWord(Word):
    """A closed thing. `binding` is the local it reads. Without one `function` gives a
    constant. `make(game, value)` brings it about: `given` lines. `lies_open` is a pile that all
    see, on which cards are laid one by one.
    """

    binding: str = ""
    lies_open: bool = False
    make: Callable[..., None] | None = None
    spot: str = ""  # of a pile: the name of where its pieces lie
    apart: bool = False  # of a pile of pieces that lie in no other one
