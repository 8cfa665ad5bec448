"""Keep all words of one game, as its ruleset declares them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypedDict, TypeVar, Unpack

from dowlang.vocabulary.card_kinds import CardKind, Enumeration
from dowlang.vocabulary.declarations import (
    EffectWord,
    EventWord,
    FilterWord,
    Function,
    ModifierWord,
    NumberWord,
    Place,
    ReferenceWord,
    RuleWord,
    TruthWord,
    Word,
    WordRefused,
)
from dowlang.vocabulary.hints import Hints
from dowlang.vocabulary.natural_forms import NaturalForm
from dowlang.vocabulary.noun_declarations import Adjective, Noun
from dowlang.vocabulary.repeated_rules import StandingRule

if TYPE_CHECKING:
    from dowlang.vocabulary.starts import Starts
    from dowlang.vocabulary.value_ranges import Measured


Sort = TypeVar("Sort", bound=Word)
DICE, RANDOM = "die", "pick"
"""Streams of chance of which cards make use: `roll a die`, `a random player`."""
UNTIMED = ("game", "while", "attached")
"""Durations of every game that no clock ends."""


class Wordings(TypedDict, total=False):
    """How a word is told to an author and printed, as `Word` has it under the same names."""

    says: str
    printed: str
    also: tuple[str, ...]


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
        # ir.Lasting.duration -> (scope, until) of now
        self.durations: dict[str, Callable[..., tuple[int, int]]] = {}
        self.moments: dict[tuple[str, str], int] = {}  # ("start", "turn") -> number of the event
        self.scopes: dict[str, int] = {}  # "turn", "round", "game" -> scope of a limit
        self.chance: tuple[str, ...] = (DICE, RANDOM)  # those that the ruleset has streams for
        # what the numbers can be at most, for lints about a whole set
        self.ranges: Measured | None = None
        # pattern of a shape of the core (`vocabulary.core_shapes`) -> a line of this game in that
        # shape
        self.shapes: dict[str, str] = {}
        # what people look for -> the words of phrases that say it
        self.synonyms: dict[str, tuple[str, ...]] = {}
        # answers to questions of the rules, as the game shows them: what a test may choose as well
        self.answers: tuple[str, ...] = ()
        # what authors write that is no word -> the hint, with the line to type between back-ticks
        self.habits: dict[str, str] = {}
        self.never: dict[str, str] = {}  # pattern of what is not there -> that there is none
        self.standing: tuple[StandingRule, ...] = ()  # printed sentences that repeat the rules
        # pattern of what no line says -> what is nearest, as for `re.Match.expand`
        self.unsaid: dict[str, str] = {}
        # pattern of what people write -> how a card of this game says it, as for `re.sub`
        self.prose: dict[str, str] = {}
        self.natural: list[NaturalForm] = []  # idioms of the game that are no word's alone
        # pattern of what is printed -> the same in words of this game, before a line is read so
        self.spellings: dict[str, str] = {}
        self.notes: tuple[str, ...] = ()  # patterns of printed lines that repeat what holds anyway
        # pattern of a printed line -> pattern of the occasion above it, and that with the point at
        # which the line can be meant
        self.foretold: tuple[tuple[str, str, str], ...] = ()
        # patterns of printed lines in which the first group is the card itself, by its name
        self.own_name: tuple[str, ...] = ()
        # kind of card -> what its lines call the player who is `you` there
        self.addressed: dict[str, str] = {}
        self.after_turns = ""  # the moment (`Clause.moment`) behind the last turn of a round
        self.bearer = ""  # what a card says of the piece that it is itself: `the bearer`
        self.there: tuple[str, ...] = ()  # what `there` may mean where a line names no place
        # verb of an amount -> the verb that an amount below nothing means
        self.contraries: dict[str, str] = {}
        # of pieces that stand somewhere: the noun of places, and the references that ask where one
        # is and whose it is (`the place of {}`)
        self.place_noun, self.where_it_is, self.whose_it_is = "", "", ""
        self.starts: Starts | None = None  # what `dow new` writes
        # `<goal> also needs <condition>`: the change in force while the condition does not hold
        self.further_goal: RuleWord | None = None

    @property
    def kind_names(self) -> frozenset[str]:
        """Return the names of all kinds of cards."""
        return frozenset(kind.name for kind in self.kinds)

    def of_sort(self, sort: type[Sort]) -> tuple[Sort, ...]:
        """Return the words of one sort, in the order they were declared."""
        return tuple(word for word in self.words if isinstance(word, sort))

    def _declare(
        self,
        sort: type[Sort],
        place: Place,
        phrase: str,
        more: Mapping[str, Any],
    ) -> Callable[[Function], Sort]:
        example, rules = more["example"], tuple(more["rules"])

        def declare(function: Function) -> Sort:
            if not function.__doc__:
                raise WordRefused(f"`{phrase}`: `{function.__name__}` has no docstring")
            if not example and sort not in (FilterWord, NumberWord):
                raise WordRefused(f"`{phrase}` has no example")
            word = sort(place, phrase, function, **{**more, "rules": rules})
            self.words.append(word)
            return word

        return declare

    def effect(
        self, phrase: str, *, example: str = "", rules: Sequence[str] = (), **more: Any
    ) -> Callable[[Function], EffectWord]:
        """Declare an effect, a verb phrase that changes the game.

        Its order, sentence, offer and duty follow.
        """
        return self._declare(
            EffectWord, Place.EFFECT, phrase, {"example": example, "rules": rules, **more}
        )

    def sentence(
        self, phrase: str, *, example: str = "", rules: Sequence[str] = (), **more: Any
    ) -> Callable[[Function], EffectWord]:
        """Declare a statement that stands alone: `nothing happens`."""
        return self._declare(
            EffectWord, Place.SENTENCE, phrase, {"example": example, "rules": rules, **more}
        )

    def predicate(
        self, phrase: str, *, example: str = "", rules: Sequence[str] = (), **more: Any
    ) -> Callable[[Function], TruthWord]:
        """Declare a verb that holds or not: condition, its `not`, the `who` filter and `there is`
        follow.
        """
        return self._declare(
            TruthWord, Place.PREDICATE, phrase, {"example": example, "rules": rules, **more}
        )

    def state(
        self, phrase: str, *, example: str = "", rules: Sequence[str] = (), **more: Any
    ) -> Callable[[Function], TruthWord]:
        """Declare a state, which follows `is`: `at {place}`, `exiled`."""
        return self._declare(
            TruthWord, Place.STATE, phrase, {"example": example, "rules": rules, **more}
        )

    def rule(
        self, phrase: str, *, example: str = "", rules: Sequence[str] = (), **more: Any
    ) -> Callable[[Function], RuleWord]:
        """Declare a lasting sentence.

        Its function returns an `engine.ongoing_effects.Change` and changes nothing itself.
        """
        return self._declare(
            RuleWord, Place.RULE, phrase, {"example": example, "rules": rules, **more}
        )

    def number(
        self, phrase: str, *, example: str = "", rules: Sequence[str] = (), **more: Any
    ) -> Callable[[Function], NumberWord]:
        """Declare a number that is not the count of a noun: `rounds left`."""
        return self._declare(
            NumberWord, Place.NUMBER, phrase, {"example": example, "rules": rules, **more}
        )

    def filter(
        self, noun: str, phrase: str, *, example: str = "", rules: Sequence[str] = (), **more: Any
    ) -> Callable[[Function], FilterWord]:
        """Declare a post-modifier: entity nouns get a test `(game, id, …) -> bool`, tallies a count
        `(game, …) -> int`.
        """
        more["noun"] = noun
        return self._declare(
            FilterWord, Place.FILTER, phrase, {"example": example, "rules": rules, **more}
        )

    def modifier(
        self,
        phrase: str,
        sets: tuple[str, object],
        *,
        example: str = "",
        **wordings: Unpack[Wordings],
    ) -> ModifierWord:
        """Declare a modifier: `, without exposure` sets a parameter of the word before the comma
        to another value than its default.
        """
        word = ModifierWord(Place.MODIFIER, phrase, no_function, example, sets=sets, **wordings)
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
        **wordings: Unpack[Wordings],
    ) -> ReferenceWord:
        """Declare a closed thing: `the bearer` reads a binding, `the colony` is a constant."""
        word = ReferenceWord(
            Place.REFERENCE,
            phrase,
            constant or no_function,
            example,
            noun=noun,
            binding=binding,
            **wordings,
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
        **wordings: Unpack[Wordings],
    ) -> EventWord:
        """Declare an event that a card may wait for.

        Slots of the phrase are fields of the payload. The subject of an active event is its first.

        A slot after `using` may also be written `without using …`, and the field is then -1.
        `number` is what the engine emits.
        """
        place = Place.HAPPENING if happening else Place.EVENT
        word = EventWord(
            place,
            phrase,
            no_function,
            example,
            tuple(rules),
            payload=tuple(payload),
            event=number,
            points=tuple(points),
            option=option,
            **wordings,
        )
        fields = {f for f, _ in payload}
        unknown = [s for s in word.slots if s not in fields]
        if unknown:
            raise WordRefused(f"`{phrase}`: the event carries no `{unknown[0]}`")
        self.words.append(word)
        return word

    def take_hints(self, *modules: Hints) -> None:
        """Take over what modules of hints say, in this order: of two patterns that match one line
        the first one leads. Raises `WordRefused` when two of them say the same.
        """
        for hints in modules:
            for own, more in (
                (self.habits, hints.habits),
                (self.unsaid, hints.unsaid),
                (self.never, hints.never),
                (self.prose, hints.prose),
                (self.contraries, hints.contraries),
            ):
                if twice := own.keys() & more.keys():
                    raise WordRefused(f"a hint is declared twice: {sorted(twice)}")
                own.update(more)

    def natural_forms(
        self, symbol: str, forms: Mapping[str, str | list[str]], cost: float = 1.0
    ) -> None:
        """Declare how people print what is no single word: a wording, and what a card writes,
        or a list of what it may write.

        `symbol` is what both are in the grammar. Of two readings the one that costs less is nearer.
        """
        self.natural += [
            NaturalForm(symbol, said, written, cost)
            for said, texts in forms.items()
            for written in (texts if isinstance(texts, list) else [texts])
        ]

    def noun(self, name: str, plural: str = "", **more: Any) -> Noun:
        """Declare an entity noun (with `domain=`) or a tally (with `total=`)."""
        noun = Noun(name, plural or name + "s", **more)
        self.nouns.append(noun)
        return noun

    def adjective(
        self,
        word: str,
        nouns: Sequence[str],
        *,
        classifier: bool = False,
        spot: str = "",
    ) -> Callable[[Function], Adjective]:
        """Declare an adjective: `wounded`, `exiled`. With `classifier`, it is the `food` of `food
        card`. `spot` names where its pieces lie.
        """

        def declare(function: Function) -> Adjective:
            adjective = Adjective(word, tuple(nouns), function, classifier, spot)
            self.adjectives.append(adjective)
            return adjective

        return declare


def no_function() -> None:
    """Stand for words that the core itself carries out: they have no function of their own."""
