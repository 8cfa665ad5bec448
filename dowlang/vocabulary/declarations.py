"""Declare a word of a card language once, for parser, checker, compiler, printer and manual.

A ruleset makes one `Vocabulary`, and declares each word once, beside the function that does it:

    ADD_ZOMBIES = words.effect("add {count} zombies to {place}", example="add 2 zombies to the
    colony",
                               rules=("R-ZOMBIE-01",))(add_zombies)

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

import inspect
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import field
from enum import StrEnum
from functools import lru_cache
from typing import TYPE_CHECKING, Any, TypeVar

from dowlang.vocabulary.signatures import Parameter as Parameter
from dowlang.vocabulary.signatures import Type as Type
from dowlang.vocabulary.signatures import WordRefused as WordRefused
from dowlang.vocabulary.signatures import hints_of, type_of_annotation

if TYPE_CHECKING:
    from dataclasses import dataclass

    from dowlang.vocabulary.value_ranges import Measured
else:
    from dowlang.records import dataclass

Function = TypeVar("Function", bound=Callable[..., Any])


class Place(StrEnum):
    """The places of phrases in a line, one nonterminal of the grammar each."""

    EFFECT = "effect"  # `add 2 food`; with a subject in front: `the bearer gets 1 wound`
    SENTENCE = "sentence"  # a whole statement without a subject: `nothing happens`
    EVENT = "event"  # `you move a survivor to the colony`: subject + verb
    HAPPENING = "happening"  # `a zombie is killed`: the thing + `is` + participle
    PREDICATE = "predicate"  # `you control a survivor`: subject + verb
    STATE = "state"  # `a survivor is at the colony`: subject + `is` + state
    RULE = "rule"  # a lasting sentence: `crises need 1 fewer point`
    NUMBER = "number"  # `rounds left`, `influence of that survivor`
    FILTER = "filter"  # a post-modifier: `at the colony`, `you control`
    MODIFIER = "modifier"  # after a comma: `, without exposure`
    REFERENCE = "reference"  # a closed thing: `the bearer`, `here`, `the colony`


@dataclass(frozen=True, slots=True)
class Group:
    """The meaning of a rule sentence about an owner for the owner's pieces.

    `you cannot move` is about survivors. For `values` of a slot's enumeration the sentence is
    lowered to the same sentence about every `noun` whose `owner` (a reference phrase with one slot)
    the subject is, asked whenever the number is read.
    """

    noun: str
    owner: str
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Before:
    """The questions that the sentence of an event asks of the moment before it.

    An example is the controller of a survivor that `is killed`, when it is told nobody's. `asked`:
    the function of a word or an adjective -> the one that is asked in its place, with the same
    arguments and then these `fields` of the event's payload. `told`: the function of a word that
    says something of the piece in the first field -> the field that says it. `gone`: functions of
    words that nothing can answer below the clause, for what they ask about has left with the piece.
    `since`: functions that are asked of the state as it is, below the clause.
    """

    fields: tuple[str, ...]
    asked: Mapping[Callable[..., Any], Callable[..., Any]]
    told: Mapping[Callable[..., Any], str]
    gone: frozenset[Callable[..., Any]] = frozenset()
    since: frozenset[Callable[..., Any]] = frozenset()


@dataclass(frozen=True, slots=True, eq=False)
class Word:
    """One declared phrase. Fields that do not belong to its `place` keep their defaults.

    `available(game, *arguments without the counted one) -> int` belongs to words with a `{count}`
    slot. It gives how much there is, for `all`, for `up to` and for the possibility of an option.
    `possible(game, *arguments) -> bool` belongs to the others. `make(game, *arguments, value)`
    (numbers: `value: int`, predicates and states: no value) brings the state about: `given` lines.
    `yields` names the type of what the function returns, for `that many` (number) or `those cards`
    (many cards).
    """

    place: Place
    phrase: str
    function: Callable[..., Any]
    example: str = ""
    rules: tuple[str, ...] = ()
    subject: str = ""
    implicit: tuple[str, ...] = ()
    available: Callable[..., int] | None = None
    possible: Callable[..., bool] | None = None
    make: Callable[..., None] | None = None
    yields: str = ""
    gives: bool = (
        False  # the function may pause before it knows its value, and hands it on with `game.give`
    )
    within: Mapping[str, str] = field(
        default_factory=dict
    )  # slot of cards -> filter phrase used when none is written
    now: Word | None = None  # of a word that asks of the moment before an event: as it asks now
    whose: tuple[str, ...] = ()  # slots of which that filter holds wherever no words say whose
    noun: str = ""  # FILTER: the noun it follows; REFERENCE: the type of what it denotes
    payload: tuple[
        tuple[str, str], ...
    ] = ()  # EVENT, HAPPENING: (field, noun) in the order they are emitted
    event: int = -1  # EVENT, HAPPENING: the event's number
    points: tuple[
        tuple[str, int], ...
    ] = ()  # EVENT: point inside ("after paying") -> number of the event emitted there
    lies: Mapping[str, Word] = field(
        default_factory=dict
    )  # EVENT, HAPPENING: field -> (game, id) -> id, -1 when it is not where the event left it
    ended: tuple[
        str, ...
        # EVENT: those of its points at which all has happened, so that nothing is left to cancel
    ] = ()
    fixed: tuple[
        tuple[str, int], ...
    ] = ()  # EVENT, HAPPENING: fields of the payload that have this value, or the word is not meant
    yours: bool = False  # EVENT: only a player whose turn it is does it
    before: Before | None = None  # EVENT, HAPPENING: what is asked of the moment before it
    option: str = ""  # EVENT: kind of option that performs it (`when player 1 moves …` in a test)
    sets: tuple[str, object] | None = None  # MODIFIER: parameter of the modified word and its value
    # FILTER, STATE, PREDICATE: what it is true with: "one" thing at most (`at {place}`), all "but"
    # it (`except {other}`), any
    relation: str = ""
    extreme: str = ""  # FILTER: "lowest" or "highest": the function is then a key, not a test
    binding: str = ""  # REFERENCE: the local it reads; empty: a constant given by `function`
    apart: tuple[str, str, str] | None = (
        None  # EFFECT: what is chosen for a slot is never what a reference says of another slot
    )
    left: tuple[str, Word] | None = (
        # EFFECT: `one of those …` for that slot is one of which this holds (of it, then of the
        # subject, if any)
        None
    )
    group: Group | None = (
        None  # RULE: values that concern the pieces of the subject instead of the subject
    )
    in_turn: Callable[..., None] | None = (
        # EFFECT: step `(game, pieces, *other arguments)` that gives the order for a loop over many
        None
    )
    point: str = ""  # EFFECT: it can stand only under a trigger with this point of an event
    bounds: tuple[int, int] | None = None  # RULE: the least and the greatest number that it may set
    # EFFECT: its subject is none of the pieces there are; the phrase, with both slots, for one that
    # is
    absent: str = ""
    ahead: Callable[..., object] | None = (
        # EFFECT: (copy of the game, *arguments) does what is sure, for needs of later lines of an
        # option
        None
    )
    admits: Callable[..., bool] | None = (
        None  # EFFECT: (game, *those arguments that it names): while
    )
    # False nobody is asked for what could only come to it
    opens: bool = False  # EFFECT: after it an effect may be admitted that was not before
    there: Mapping[str, Callable[..., bool] | None] = field(
        default_factory=dict
    )  # EFFECT: parameter -> (game, piece) asked in place of the
    # noun's `present`: is it where the word can get at it; None: it may be gone
    in_vain: Word | None = (
        # EFFECT: what is done instead, with the arguments of the same names, when there is nothing
        # to choose for it
        None
    )
    says: str = (
        ""  # what it means for an author, in one line; empty: the docstring of `function` says it
    )

    @property
    def slots(self) -> tuple[str, ...]:
        """Names of the phrase's slots, in the order of the phrase (each once)."""
        return placeholders_of(self.phrase)

    @property
    def told(self) -> str:
        """Return the meaning of the word in a sentence or two.

        It is what the word says itself, else the first paragraph of its function's docstring.
        """
        if self.says:
            return f"{self.says[0].upper()}{self.says[1:]}."
        return " ".join((self.function.__doc__ or "").partition("\n\n")[0].split())

    @property
    def parameters(self) -> tuple[Parameter, ...]:
        """The function's parameters after the game.

        Raises `WordRefused` when phrase and signature differ.
        """
        return _parameters(self)


@lru_cache(maxsize=4096)
def placeholders_of(phrase: str) -> tuple[str, ...]:
    """Names of the slots of a phrase, in its order, each once."""
    return tuple(dict.fromkeys(re.findall(r"\{(\w+)\}", phrase)))


def _parameters(word: Word) -> tuple[Parameter, ...]:
    hints = hints_of(word.function)
    out = []
    for name, parameter in list(inspect.signature(word.function).parameters.items())[1:]:
        kind = type_of_annotation(hints.get(name), word.phrase, name)
        if name in word.slots:
            role = "slot"
        elif name == word.subject:
            role = "subject"
        elif name in word.implicit:
            role = "implicit"
        elif parameter.default is not inspect.Parameter.empty:
            role = "option"
        else:
            raise WordRefused(
                f"`{word.phrase}`: nothing fills the parameter `{name}` of "
                f"`{word.function.__name__}`"
            )
        default = None if parameter.default is inspect.Parameter.empty else parameter.default
        out.append(Parameter(name, kind, role, default))
    missing = [s for s in word.slots if s not in {p.name for p in out}]
    if missing and word.place not in (Place.EVENT, Place.HAPPENING):
        raise WordRefused(
            f"`{word.phrase}`: no parameter of `{word.function.__name__}` takes the slot "
            f"`{missing[0]}`"
        )
    return tuple(out)


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
    total: Callable[..., int] | None = None
    present: Callable[..., bool] | None = (
        None  # (game, id): still there? asked before each turn of a loop
    )
    real: Callable[..., bool] | None = (
        # (game, id): is it one? of what is told by a piece that is gone (the location of who was
        # killed)
        None
    )
    named_by: str = (
        ""  # card kind whose names, in quotes, denote one of these ("School", "Amara Diallo")
    )
    named: Callable[..., int] | None = None  # (game, slug) -> id, for such a name
    constants: Mapping[str, str] = field(
        default_factory=dict
    )  # slug -> constant in the noun's module, for readable handlers
    module: str = ""  # module of those constants
    group: str = (
        ""  # nouns of one group share the group's post-modifiers in the grammar (default: the name)
    )
    pick: str = ""  # kind of decision and of option when somebody picks one ("survivor")
    make: Callable[..., None] | None = (
        None  # of a tally: (game, value) brings its total about, for `given` lines
    )
    same: Callable[..., bool] | None = (
        None  # (game, id, id of a name): is it what the name means? None: ids are compared
    )
    whereabouts: Whereabouts | None = (
        None  # pieces that change place: how to tell that one has left since it was named
    )
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

    `classifier`: stands right before the noun (`food card`).
    """

    word: str
    nouns: tuple[str, ...]
    function: Callable[..., bool]
    classifier: bool = False


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
    (`engine.lasting.Origin.own`).
    """

    noun: str
    still: Word
    told: Word | None = None


@dataclass(frozen=True, slots=True)
class Clause:
    """One line a card kind can hold.

    `pattern` is literal words, `[optional parts]` and slots: `{text}` a quoted string, `{int}`,
    `{name}` a bare word, `{thing}`,
    `{things}` (`X or Y`), `{cond}`, `{list:symbol}` a comma list of words of that enumeration, `{limit}`, `{choice:a|b}`, `{side}` the first
    word of a clause of the kind that holds a section. `without {line}` takes a line away from what
    a side is written like. Or it is one of the core's shapes: `"@trigger"` (when/if), `"@option"`,
    `"@automatic"`, `"@vote"`, `"@chooser"`, `"@statement"`, `"@rule"`, `"@setting"` (`morale 6`).
    `holds` says what the block below may contain: "" nothing, "statements", "rules", "options",
    "vote", or the name of a `Section`. `role` is the key under which the checked card carries what
    the line says: a fact, a procedure, rules, a goal.
    """

    pattern: str
    role: str
    holds: str = ""
    least: int = 0
    most: int = 1  # 0: any number
    fact: bool = (
        True  # plain data for the index of card facts; False: a procedure, rules, goal, trigger
    )
    ranges: tuple[tuple[int, int], ...] = ()  # of the pattern's integers, in order
    scope: tuple[
        tuple[str, str], ...
    ] = ()  # bindings available in the line and its block: (name, noun)
    of: str = ""  # the noun of its things: names in quotes denote one, a counted noun is this one
    fits: int = 0  # so many characters of its text fit on the printed card; 0: any number
    counts: str = ""  # what its numbers are, where no word of its pattern says so
    barred: tuple[str, str] = ("", "")  # (slug that its thing may not be, what is wanted instead)
    names: tuple[
        str, ...
        # what its name is one of: kinds of cards (a choice before it says which of them), or `set`
    ] = ()
    numbers: tuple[
        SetNumber, ...
    ] = ()  # of settings: those with a range of their own; `ranges` is that of the others
    own: Own | None = None  # what `this card` is in its block
    spares: tuple[
        str, ...
    ] = ()  # roles of clauses of the kind: the cards that they name its own names may not be
    refuses: Callable[..., tuple[int, str, Sequence[str]] | None] | None = (
        None  # (*texts) -> (which is wrong, what is wanted, near ones)
    )


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
    copies: Callable[[Mapping[str, Any]], Mapping[str, int]] | None = (
        None  # facts -> copies by deck
    )
    one_of: tuple[str, ...] = ()  # roles of clauses of which a card has one at the most
    label_fits: int = (
        60  # so many characters of an option's label fit on one line of the printed card
    )
    text_fits: int = (
        640  # so many characters of the author's own rules text fit on the printed card
    )
    # whole games are set up by one such card, named by the setting of this name: so are tests that
    # are given it
    setting: bool = False


@dataclass(frozen=True, slots=True)
class Enumeration:
    """A closed list of words of one game: symbols, faces of a special die, steps that may be
    skipped.
    """

    name: str
    values: tuple[str, ...]
    module: str = ""  # where constants of these names live (upper case), for readable handlers
    die: str = ""  # name of the effect phrase whose table these faces answer


class Vocabulary:
    """All words of one game.

    A ruleset fills it by hand, in visible tuples. Two can live side by side.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.words: list[Word] = []
        self.nouns: list[Noun] = []
        self.adjectives: list[Adjective] = []
        self.kinds: list[CardKind] = []
        self.enumerations: list[Enumeration] = []
        self.plurals: dict[str, str] = {}  # irregular forms: form -> lemma
        self.durations: dict[
            str, Callable[..., tuple[int, int]]
        ] = {}  # model.Lasting.duration -> (scope, until) of now
        self.moments: dict[tuple[str, str], int] = {}  # ("start", "turn") -> number of the event
        self.scopes: dict[str, int] = {}  # "turn", "round", "game" -> scope of a limit
        self.ranges: Measured | None = (
            None  # what the numbers can be at most, for lints about a whole set
        )
        self.shapes: dict[
            str, str
            # pattern of a shape of the core (`vocabulary.core_shapes`) -> a line of this game in
            # that
            # shape
        ] = {}
        self.synonyms: dict[
            str, tuple[str, ...]
        ] = {}  # what people look for -> the words of phrases that say it
        self.answers: tuple[
            str, ...
            # answers to questions of the rules, as the game shows them: what a test may choose as
            # well
        ] = ()
        self.habits: dict[
            str, str
            # what authors write that is no word -> the hint, with the line to type between
            # back-ticks
        ] = {}
        self.unsaid: dict[
            str, str
        ] = {}  # pattern of what no line says -> what is nearest, as for `re.Match.expand`
        self.prose: dict[
            str, str
        ] = {}  # pattern of what people write -> how a card of this game says it, as for `re.sub`
        self.contraries: dict[
            str, str
        ] = {}  # verb of an amount -> the verb that an amount below nothing means
        self.further_goal: Word | None = (
            # `<goal> also needs <condition>`: the change in force while the condition does not hold
            None
        )

    def _declare(
        self, place: Place, phrase: str, example: str, rules: Sequence[str], **more: Any
    ) -> Callable[[Function], Word]:
        def declare(function: Function) -> Word:
            if not function.__doc__:
                raise WordRefused(f"`{phrase}`: `{function.__name__}` has no docstring")
            if not example and place not in (
                Place.FILTER,
                Place.MODIFIER,
                Place.REFERENCE,
                Place.NUMBER,
            ):
                raise WordRefused(f"`{phrase}` has no example")
            word = Word(place, phrase, function, example, tuple(rules), **more)
            self.words.append(word)
            return word

        return declare

    def effect(
        self, phrase: str, *, example: str = "", rules: Sequence[str] = (), **more: Any
    ) -> Callable[[Function], Word]:
        """Declare an effect, a verb phrase that changes the game.

        Its order, sentence, offer and duty follow.
        """
        return self._declare(Place.EFFECT, phrase, example, rules, **more)

    def sentence(
        self, phrase: str, *, example: str = "", rules: Sequence[str] = (), **more: Any
    ) -> Callable[[Function], Word]:
        """A statement that stands alone: `nothing happens`."""
        return self._declare(Place.SENTENCE, phrase, example, rules, **more)

    def predicate(
        self, phrase: str, *, example: str = "", rules: Sequence[str] = (), **more: Any
    ) -> Callable[[Function], Word]:
        """A verb that holds or not: condition, its `not`, the `who` filter and `there is`
        follow.
        """
        return self._declare(Place.PREDICATE, phrase, example, rules, **more)

    def state(
        self, phrase: str, *, example: str = "", rules: Sequence[str] = (), **more: Any
    ) -> Callable[[Function], Word]:
        """Declare a state, which follows `is`: `at {place}`, `exiled`."""
        return self._declare(Place.STATE, phrase, example, rules, **more)

    def rule(
        self, phrase: str, *, example: str = "", rules: Sequence[str] = (), **more: Any
    ) -> Callable[[Function], Word]:
        """A lasting sentence.

        Its function returns an `engine.ongoing_effects.Change` and changes nothing itself.
        """
        return self._declare(Place.RULE, phrase, example, rules, **more)

    def number(
        self, phrase: str, *, example: str = "", rules: Sequence[str] = (), **more: Any
    ) -> Callable[[Function], Word]:
        """A number that is not the count of a noun: `rounds left`."""
        return self._declare(Place.NUMBER, phrase, example, rules, **more)

    def filter(
        self, noun: str, phrase: str, *, example: str = "", rules: Sequence[str] = (), **more: Any
    ) -> Callable[[Function], Word]:
        """A post-modifier: entity nouns get a test `(game, id, …) -> bool`, tallies a count
        `(game, …) -> int`.
        """
        return self._declare(Place.FILTER, phrase, example, rules, noun=noun, **more)

    def modifier(
        self, phrase: str, parameter: str, value: object, *, example: str = "", says: str = ""
    ) -> Word:
        """`, without exposure`: gives `parameter` of the word before the comma another value
        than its default.
        """
        word = Word(
            Place.MODIFIER, phrase, _no_function, example, sets=(parameter, value), says=says
        )
        self.words.append(word)
        return word

    def reference(
        self,
        phrase: str,
        noun: str,
        *,
        binding: str = "",
        constant: Callable[..., int] | None = None,
        example: str = "",
        says: str = "",
    ) -> Word:
        """A closed thing: `the bearer` reads a binding, `the colony` is a constant."""
        word = Word(
            Place.REFERENCE,
            phrase,
            constant or _no_function,
            example,
            noun=noun,
            binding=binding,
            says=says,
        )
        self.words.append(word)
        return word

    def event(
        self,
        phrase: str,
        number: int,
        payload: Sequence[tuple[str, str]],
        *,
        example: str,
        rules: Sequence[str] = (),
        points: Sequence[tuple[str, int]] = (),
        option: str = "",
        happening: bool = False,
        says: str = "",
    ) -> Word:
        """Declare an event that a card may wait for.

        Slots of the phrase are fields of the payload. The subject of an active event is its first.

        A slot after `using` may also be written `without using …`, and the field is then -1.
        `number` is what the engine emits.
        """
        place = Place.HAPPENING if happening else Place.EVENT
        word = Word(
            place,
            phrase,
            _no_function,
            example,
            tuple(rules),
            payload=tuple(payload),
            event=number,
            points=tuple(points),
            option=option,
            says=says,
        )
        fields = {f for f, _ in payload}
        unknown = [s for s in word.slots if s not in fields]
        if unknown:
            raise WordRefused(f"`{phrase}`: the event carries no `{unknown[0]}`")
        self.words.append(word)
        return word

    def noun(self, name: str, plural: str = "", **more: Any) -> Noun:
        """An entity noun (with `domain=`) or a tally (with `total=`)."""
        noun = Noun(name, plural or name + "s", **more)
        self.nouns.append(noun)
        return noun

    def adjective(
        self, word: str, nouns: Sequence[str], *, classifier: bool = False
    ) -> Callable[[Function], Adjective]:
        """Declare an adjective: `wounded`, `exiled`. With `classifier`, it is the `food` of `food
        card`.
        """

        def declare(function: Function) -> Adjective:
            adjective = Adjective(word, tuple(nouns), function, classifier)
            self.adjectives.append(adjective)
            return adjective

        return declare


def _no_function() -> None:
    """Words that the core itself carries out have no function of their own."""
