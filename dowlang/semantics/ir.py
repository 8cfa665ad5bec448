"""Define the checked card: a small core calculus that compiler, oracle, coverage, odds and
publisher share.

The checker lowers every surface form into these nodes. A choice that a sentence leaves to somebody
has become a `Pick` before it, a plural has become an `Each`, every name is resolved, every word is
its declaration, every number has its place. So whoever carries a card out needs some twenty
statements and as many expressions, and never looks at a noun phrase.

Locals are names bound by exactly one node (`you`, `they`, `survivor_1`, an alias). Each `Local`
that is read was bound before on the way. `line` is the number of the card line that a node came
from.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import field
from enum import StrEnum
from typing import Any

from dowlang.records import dataclass
from dowlang.vocabulary.card_kinds import CardKind
from dowlang.vocabulary.declarations import EffectWord, EventWord, FilterWord, RuleWord, Word
from dowlang.vocabulary.noun_declarations import Adjective, Noun

# ---- expressions: pure, they read the state


TIES_PASS, TIES_FAIL = -2, -3
"""What equal votes come to where nobody decides them, in place of a player (`engine.voting`)."""


@dataclass(frozen=True, slots=True)
class Number:
    """A literal."""

    value: int


@dataclass(frozen=True, slots=True)
class Named:
    """A named piece: `noun` and slug.

    The handler writes the noun's constant where there is one, else looks the name up in the set.
    """

    noun: Noun
    slug: str


@dataclass(frozen=True, slots=True)
class EnumValue:
    """A word of an enumeration (a symbol, a face, a step): its number and its constant."""

    enumeration: str
    value: str
    number: int


@dataclass(frozen=True, slots=True)
class Local:
    """A binding. `many`: a tuple of ids."""

    name: str
    noun: str  # "number", "player", "survivor", …
    many: bool = False


YOU_LOCAL = Local("you", "player")
"""The player whom a card speaks to."""
OUTSIDE = {"you": "you_outside", "bearer": "bearer_outside"}
"""Names in the test of an ability for `you` and the bearer of the lines around it.

In the test itself `you` is who uses the ability, and the bearer who has it."""


@dataclass(frozen=True, slots=True)
class Call:
    """`function(game, *arguments)` of a word (number, state, predicate, tally filter,
    reference).
    """

    word: Word
    arguments: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class Test:
    """An adjective on one piece: `function(game, piece)`."""

    adjective: Adjective
    piece: Expression


@dataclass(frozen=True, slots=True)
class Tally:
    """The total of a tally noun without filter: `total(game)`."""

    noun: Noun


@dataclass(frozen=True, slots=True)
class Counter:
    """A counter of the card, by its number among the card's counters."""

    name: str
    number: int


@dataclass(frozen=True, slots=True)
class Candidates:
    """The pieces of a noun's domain for which all `conditions` hold, in the domain's order of ids.

    `element` is the local they speak of. `source`: the ids to choose among instead of the domain (a
    bound tuple). `extreme`: of those left, the ones whose `key`, told `key_of` besides, is lowest
    or highest.
    """

    noun: Noun
    element: str
    conditions: tuple[Expression, ...] = ()
    source: Expression | None = None
    extreme: str = ""
    key: FilterWord | None = None
    key_of: tuple[Expression, ...] = ()


@dataclass(frozen=True, slots=True)
class Size:
    """The number of pieces there are."""

    pieces: Expression


@dataclass(frozen=True, slots=True)
class Sum:
    """`of` added up for each of the pieces, whose `element` it speaks of (`zombies at all
    locations`).
    """

    pieces: Candidates
    of: Expression


@dataclass(frozen=True, slots=True)
class Ordered:
    """Pieces in another order: players clockwise from `start`, or those with the lowest (highest)
    `key` first, equal ones as they were.
    """

    pieces: Expression
    start: Expression | None = None
    key: FilterWord | None = None
    extreme: str = ""
    key_of: tuple[Expression, ...] = ()


@dataclass(frozen=True, slots=True)
class Rather:
    """The `best` of some pieces, or `all` of them where none is among the best."""

    best: Expression
    all: Expression


@dataclass(frozen=True, slots=True)
class First:
    """The first `count` of ordered pieces, or all when there are fewer (`the top 2 cards of …`)."""

    pieces: Expression
    count: Expression


@dataclass(frozen=True, slots=True)
class Last:
    """The last `count` of ordered pieces, or all when there are fewer, the last one first
    (`the bottom 2 cards of …`).
    """

    pieces: Expression
    count: Expression


@dataclass(frozen=True, slots=True)
class Pieces:
    """A tuple of single pieces, where a word takes several and the card names them (`take that
    card`).
    """

    items: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class Available:
    """The amount there is for a counted word.

    It is `word.available(game, *arguments)`, the arguments without the counted one.
    """

    word: EffectWord
    arguments: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class Contains:
    """True if the piece is among the pieces."""

    pieces: Expression
    piece: Expression


@dataclass(frozen=True, slots=True)
class Arithmetic:
    """`+ - *`, `min`, `max`, and `/` with `rounding` "up" or "down"."""

    operator: str
    left: Expression
    right: Expression
    rounding: str = ""


@dataclass(frozen=True, slots=True)
class Compare:
    """`= > < >= <=` on numbers. `=` also compares pieces of one noun."""

    operator: str
    left: Expression
    right: Expression


@dataclass(frozen=True, slots=True)
class Logic:
    """`and`, `or` (two or more), `not` (one)."""

    operator: str
    operands: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class SomeOf:
    """At least `count` of the operands hold, whichever."""

    count: int
    operands: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class Upto:
    """The numbers from 1 to `count`: what a loop over something that is only counted runs over."""

    count: Expression


@dataclass(frozen=True, slots=True)
class Happened:
    """True if an event for which all conditions hold happened in the window.

    The windows are "turn", "round", "game" and "card" (since this card came up).
    """

    match: Match
    window: str


@dataclass(frozen=True, slots=True)
class HowOften:
    """The number of events in the window for which all conditions hold. Windows are those of
    `Happened`.
    """

    match: Match
    window: str


@dataclass(frozen=True, slots=True)
class LineUses:
    """How often a line of a card that counts its uses (`, once per turn`) has happened in its
    scope, by its number among those of the card. `of_card` is the path of a definition whose line
    it is, "" for the card itself.
    """

    number: int
    of_card: str = ""


@dataclass(frozen=True, slots=True)
class Constant:
    """True or False, or the value of a modifier."""

    value: bool | int | str


@dataclass(frozen=True, slots=True)
class ThisCard:
    """The card whose line it is, for words that keep something for it and tell it of that."""


@dataclass(frozen=True, slots=True)
class Arbiter:
    """The player who decides ties, as the ruleset says (`Game.arbiter`)."""


Expression = (
    Number
    | Named
    | EnumValue
    | Local
    | Call
    | Test
    | Tally
    | Counter
    | Candidates
    | Size
    | Sum
    | Ordered
    | Rather
    | First
    | Last
    | Pieces
    | Available
    | Contains
    | Arithmetic
    | Compare
    | Logic
    | SomeOf
    | Upto
    | Happened
    | HowOften
    | LineUses
    | Constant
    | ThisCard
    | Arbiter
)


# ---- statements


@dataclass(frozen=True, slots=True)
class Act:
    """Carry out an effect word with arguments for all its parameters, in their order.

    `binds`: local that takes what it yields.

    `counted` is the index of the `{count}` argument, or -1. `if_able`: only when possible.
    """

    word: EffectWord
    arguments: tuple[Expression, ...]
    line: int
    binds: str = ""
    counted: int = -1
    if_able: bool = False


@dataclass(frozen=True, slots=True)
class Bind:
    """Name the value of an expression now."""

    name: str
    value: Expression
    line: int


@dataclass(frozen=True, slots=True)
class Pick:
    """Somebody (`chooser`) or chance picks pieces.

    `many`: binds a tuple of `low`..`high` of them (high None: any number), else one piece.

    Without candidates a single pick skips the rest of its block: its subject is not there ("done as
    far as possible").
    """

    name: str
    candidates: Expression
    noun: Noun
    line: int
    chooser: Expression | None = None  # None: chance
    low: Expression = Number(1)
    high: Expression | None = Number(1)
    many: bool = False
    # binds where what was picked is then, for pieces that may have left when a later line speaks of
    # them
    at: str = ""
    # one that words tell (`the player on your left`): where a line can be done in full with none of
    # those, it is done with one as far as it can be
    told: bool = False
    # what the lines below need: only pieces are offered from which a way leads through them, or all
    # where none does
    onward: tuple[Need, ...] = ()


def where_word(pick: Pick) -> Word:
    """Return the word that tells where such pieces are."""
    assert pick.noun.whereabouts is not None  # else nothing asks for it
    return pick.noun.whereabouts.many if pick.many else pick.noun.whereabouts.one


def where_it_is(pick: Pick) -> Expression:
    """Return what tells where that which was picked is now."""
    return Call(where_word(pick), (Local(pick.name, pick.noun.name, pick.many),))


@dataclass(frozen=True, slots=True)
class PickNumber:
    """Somebody picks a number of things that are only counted: `up to 3`, `any number of`."""

    name: str
    chooser: Expression
    low: Expression
    high: Expression
    line: int


@dataclass(frozen=True, slots=True)
class Each:
    """A loop over pieces.

    The list is taken now, and pieces gone when their turn comes are skipped. What is there is told
    by the noun, or by the word of the act (`reach`), which may reach further: somebody who joins
    is not in play yet.
    """

    name: str
    pieces: Expression
    noun: Noun
    body: Block
    line: int
    reach: Word | None = None

    @property
    def present(self) -> Callable[..., bool] | None:
        """Return the test of a piece whose turn comes."""
        return self.noun.present if self.reach is None else self.reach.function


@dataclass(frozen=True, slots=True)
class AtOnce:
    """The end of a loop in which all choose: what was put off (`EffectWord.puts_off`) happens."""

    line: int


@dataclass(frozen=True, slots=True)
class If:
    """A branch. `otherwise` may be empty."""

    condition: Expression
    body: Block
    otherwise: Block
    line: int


@dataclass(frozen=True, slots=True)
class Case:
    """Values (inclusive ranges) and what happens then."""

    ranges: tuple[tuple[int, int], ...]
    body: Block
    line: int


@dataclass(frozen=True, slots=True)
class RollDie:
    """A fresh die of `faces`. It binds `name` to 1..faces."""

    name: str
    faces: int
    line: int
    player: Expression | None = None


@dataclass(frozen=True, slots=True)
class Contest:
    """A contest in which each of `players` rolls a die of `faces`.

    It binds `highest` and `lowest` to the tuples of players with the highest and the lowest roll.
    Either is "" when no later line asks for it. `rerolling`: those level for a place that is asked
    for roll again until one is left there. `dice`: the number each rolls, of the local `element`.
    Of several the highest single one counts, and a player who rolls none takes no part.
    """

    players: Expression
    highest: str
    lowest: str
    faces: int
    rerolling: bool
    line: int
    dice: Expression | None = None
    element: str = ""


@dataclass(frozen=True, slots=True)
class AddToCounter:
    """Change a counter of the card by `amount` (`add 1 to samples`)."""

    name: str
    number: int
    amount: Expression
    line: int


@dataclass(frozen=True, slots=True)
class CountUse:
    """Count that a line with a limit happens, in its scope (`turn`, `round`, `game`)."""

    number: int
    scope: str
    line: int = 0


@dataclass(frozen=True, slots=True)
class Switch:
    """A table over a bound number. The cases cover every value exactly once."""

    subject: Expression
    cases: tuple[Case, ...]
    line: int


@dataclass(frozen=True, slots=True)
class Ahead:
    """The sure result of a line when the next one is asked about.

    It is `word.ahead`, for each of `pieces` under the local `name` if there are any. `must`: each
    time it has to be possible. Without, it is done only where it is. Of a rule it is that it is in
    force, of those who fit it then.
    """

    word: EffectWord | RuleWord
    arguments: tuple[Expression, ...]
    name: str = ""
    pieces: Expression | None = None
    must: bool = False


@dataclass(frozen=True, slots=True)
class Around:
    """A loop around lines that bring something: for each of `pieces` under the local `name`,
    `needs` are gone through.

    What a line of a loop needs stops nothing: where it is not met, that line brings nothing in that
    turn.
    """

    name: str
    pieces: Expression
    needs: tuple[Need, ...]


@dataclass(frozen=True, slots=True)
class Limited:
    """A line behind a limit: while that is not used up, it is counted and `needs` are asked. Used
    up, the line is passed over, and asks and brings nothing.
    """

    uses: LineUses
    limit: Limit
    needs: tuple[Need, ...]

    @property
    def left(self) -> Compare:
        """Return the test that the limit is not used up."""
        return Compare("<", self.uses, Number(self.limit.times))


@dataclass(frozen=True, slots=True)
class Need:
    """A precondition of an option's mandatory parts.

    Needs stand in the order of the lines. Each is asked after what the lines before it are sure to
    do.

    A need is for `count` of what `word.available(game, *arguments)` tells, or for `count` of
    `pieces`, or that `holds`, or that something is `possible`. `chosen` is the local of the pieces
    (or of the number from `count` to `most`) that somebody will choose: the option is possible when
    some choice leads through all its lines. `ahead` and `around` need nothing, but tell what is so
    for the needs after them. With `ahead` the local `chosen` takes what the line yields. `limited`
    holds the needs of a line behind a limit.
    """

    line: int
    count: Expression = Number(1)
    word: EffectWord | None = None
    arguments: tuple[Expression, ...] = ()
    pieces: Expression | None = None
    holds: Expression | None = None
    possible: Call | None = None  # `word.possible(game, *arguments)`
    owner: Expression | None = None  # who chooses: another one knows no more than what is `seen`
    chosen: str = ""
    many: bool = False  # what is chosen is a tuple
    aside: bool = False  # another need of the line may be met by the same pieces
    noted_at: str = ""  # local for where the chosen pieces are, of such as may have left later on
    noted_by: Word | None = None  # what tells that
    most: Expression | None = None
    ahead: Ahead | None = None
    around: Around | None = None
    limited: Limited | None = None
    within: tuple[int, ...] = ()  # its lines in the blocks that `line` carries out, outermost first

    @property
    def place(self) -> tuple[int, ...]:
        """Return the line it comes from, told apart from others that one line carries out."""
        return (self.line, *self.within)

    @property
    def inner(self) -> tuple[Need, ...]:
        """Return the needs of the loop or of the line with a limit that it stands for."""
        holder = self.around if self.around is not None else self.limited
        return holder.needs if holder is not None else ()

    @property
    def asks(self) -> bool:
        """Return True if something has to be so. A choice of a number and what is ahead ask
        nothing.
        """
        behind = self.limited.needs if self.limited is not None else ()
        return (
            any(part is not None for part in (self.word, self.pieces, self.holds, self.possible))
            or (self.ahead is not None and self.ahead.must)
            or any(need.asks for need in behind)
        )


@dataclass(frozen=True, slots=True)
class Option:
    """One option: `number` is its place on the card (1, 2 …), its label is text of the card and
    stays in the facts.
    """

    number: int
    label: str
    condition: Expression | None
    needs: tuple[Need, ...]
    body: Block
    line: int


@dataclass(frozen=True, slots=True)
class Choose:
    """`chooser` takes one of the possible options. With none possible nothing happens."""

    chooser: Expression
    options: tuple[Option, ...]
    line: int


@dataclass(frozen=True, slots=True)
class Vote:
    """A vote by `voters`, who are players.

    Equal votes go to `ties` (None: the arbiter), or decide it themselves (`TIES_PASS`,
    `TIES_FAIL` as a number). Without voters it passes if `without`, else it fails.
    While a side is barred nobody is asked and the other one happens. When both are, neither does
    (`semantics.lower.barred`, None: never).
    """

    voters: Expression
    ties: Expression | None
    without: bool
    passes: Block
    fails: Block
    line: int
    passes_barred: Expression | None = None
    fails_barred: Expression | None = None


@dataclass(frozen=True, slots=True)
class Offer:
    """`who` may (or with `must`: has to, as far as possible) carry out `body`.

    `so` or `otherwise` follows. It is asked only when the `needs` are met. An offer that is taken
    is carried out and `so` happens, else `otherwise`: with `by_nobody` also where nobody was there
    to pick for `who`.
    """

    who: Expression
    needs: tuple[Need, ...]
    body: Block
    so: Block
    otherwise: Block
    must: bool
    line: int
    by_nobody: bool = False

    @property
    def in_full(self) -> bool:
        """Return True for a duty of which nothing is done where it cannot be done in full."""
        return self.must and self.body.done_if is DoneIf.ABLE


@dataclass(frozen=True, slots=True)
class Together:
    """The players together may give `count` cards in all: asked clockwise, openly, 0 to all missing
    each.

    `candidates` are one player's cards (a `Candidates` in which `giver` is bound). When the sum is
    reached, `word` is carried out on each `piece` with its giver: `arguments` are all that the word
    takes. If it falls short everything stays where it was and `otherwise` happens. `also`: further
    pots of the same offer, asked one after the other, all or none of them. `needs`: what else must
    be there, else nobody is asked. `must`: what is still missing after that is asked for once more,
    clockwise, and given by each as far as there is, never beside `also`.
    `players` are `Ordered` where the card says who is asked first.
    """

    players: Expression
    giver: str
    candidates: Expression
    count: Expression
    word: EffectWord
    arguments: tuple[Expression, ...]
    piece: str
    noun: Noun
    so: Block
    otherwise: Block
    line: int
    also: tuple[Together, ...] = ()
    needs: tuple[Need, ...] = ()
    must: bool = False


@dataclass(frozen=True, slots=True)
class CarryOut:
    """Continue with another option of the same card (`number`), or with a block of the set
    (`define`).
    """

    option: int
    line: int
    define: str = ""


@dataclass(frozen=True, slots=True)
class Cancel:
    """`cancel the action` / `cancel the result`: what the point inside the event allows."""

    what: str
    line: int


@dataclass(frozen=True, slots=True)
class Detach:
    """`detach this card`: it leaves its bearer, and what it put in force there ends."""

    line: int


@dataclass(frozen=True, slots=True)
class Manual:
    """Something outside the game: asks the table, does nothing headless, is counted."""

    text: str
    line: int


@dataclass(frozen=True, slots=True)
class Mark:
    """A note in the game's log that the card has come by here.

    No card says it: it is put into a copy of a card whose tests are watched.
    """

    number: int
    line: int


@dataclass(frozen=True, slots=True)
class Lasting:
    """Rules in force for a while.

    `duration`: "this turn", "next turn", "this round", "next round" (until its end), "game",
    "while" (with `condition`), "attached" (with `bearer`). What is said to hold during the next
    turn or round is a `Later` that holds a `Lasting`.
    """

    duration: str
    rules: tuple[Rule, ...]
    line: int
    condition: Expression | None = None
    bearer: Expression | None = None
    # "attached": who `you` is in the rules, of the local `bearer`. None: as outside
    you: Expression | None = None


@dataclass(frozen=True, slots=True)
class Later:
    """Something once, later: at a moment (`start|end`, `turn|round`, `this|next|your|each`) or
    at each of the next `times` events, `counting` at the last of them only.

    The moment (`start`, `turn|round`, `during`) is that of `next`, and what is put in force then
    hears that very start.
    """

    body: Block
    line: int
    moment: tuple[str, str, str] | None = None
    event: Match | None = None
    times: int = 1
    counting: bool = False


Statement = (
    Act
    | Bind
    | Pick
    | PickNumber
    | Each
    | AtOnce
    | If
    | RollDie
    | Contest
    | AddToCounter
    | CountUse
    | Switch
    | Choose
    | Vote
    | Offer
    | Together
    | CarryOut
    | Cancel
    | Detach
    | Manual
    | Lasting
    | Later
    | Mark
)


class DoneIf(StrEnum):
    """On what it hangs that the statements of a block are done, besides what the card asks."""

    ALWAYS = "nothing"
    ABLE = "they can be done"
    THERE = "the piece that they are about is there"


@dataclass(frozen=True, slots=True)
class Block:
    """Statements in order.

    `path` is the structural name (`option_1`, `option_1.vote.passes`): steps and coverage use it.
    """

    path: str
    statements: tuple[Statement, ...] = ()
    done_if: DoneIf = DoneIf.ALWAYS


# ---- triggers and rules


@dataclass(frozen=True, slots=True)
class Match:
    """A clause on an event: it holds when every condition does.

    Payload fields are bound as locals named `fields[i]`.

    `number` is what the engine emits for this event at this point (`point` "" is after the finished
    action).
    """

    word: EventWord | None  # None: `manual`, something outside the game
    number: int
    point: str
    fields: tuple[Local, ...]
    conditions: tuple[tuple[Expression, int], ...]  # (condition, card line)
    line: int
    manual: str = ""


@dataclass(frozen=True, slots=True)
class Trigger:
    """The occasion on which a decision card comes up.

    It is an event, or (event None) whenever all state conditions hold. `picks` then bind what the
    condition speaks of when several pieces match, before anything else happens.
    """

    event: Match | None
    conditions: tuple[tuple[Expression, int], ...]
    picks: tuple[Pick, ...] = ()
    line: int = 0


@dataclass(frozen=True, slots=True)
class Limit:
    """`once per turn|round|game`: `times` in each `scope`."""

    scope: str
    times: int = 1


@dataclass(frozen=True, slots=True)
class Modify:
    """A rule sentence: the word's `Change`, while `condition` holds."""

    word: RuleWord
    arguments: tuple[Expression, ...]
    line: int
    condition: Expression | None = None
    limit: Limit | None = None


@dataclass(frozen=True, slots=True)
class Watch:
    """`when …` inside lasting rules: the body happens each time the event matches."""

    event: Match
    body: Block
    line: int
    condition: Expression | None = None
    limit: Limit | None = None


@dataclass(frozen=True, slots=True)
class AtMoment:
    """`at the start of your turn` inside lasting rules."""

    moment: tuple[str, str, str]
    body: Block
    line: int
    condition: Expression | None = None
    limit: Limit | None = None
    whose: Expression | None = None  # of `your` turn: None is the local `you`


@dataclass(frozen=True, slots=True)
class Instead:
    """`instead of the crisis step` + block, or `the … step is skipped` (empty block).

    `step` is a value of the ruleset's enumeration.
    """

    step: EnumValue
    body: Block
    line: int
    condition: Expression | None = None


@dataclass(frozen=True, slots=True)
class Grant:
    """`<who> has the ability …`.

    `who` may be several pieces: each has it. Who they are is asked whenever the ability is used.
    """

    who: Expression
    ability: Ability
    line: int
    condition: Expression | None = None


Rule = Modify | Watch | AtMoment | Instead | Grant


@dataclass(frozen=True, slots=True)
class Ability:
    """An ability of a piece.

    `die` is the least value of the die it costs (0: none). `places` are where it can be used
    (empty: anywhere).
    """

    die: int
    places: tuple[Expression, ...]
    limit: Limit | None
    body: Block
    needs: tuple[Need, ...]
    line: int
    text: str = ""
    # locals the ruleset passes. A granted ability captures those around it instead
    scope: tuple[Local, ...] = ()


@dataclass(frozen=True, slots=True)
class Atom:
    """One comparison of a goal, with the words for it."""

    condition: Expression
    text: str
    line: int


@dataclass(frozen=True, slots=True)
class Goal:
    """A goal as a tree of atoms: `operator` "and", "or", "not", "some" over goals, or one atom.

    Progress: `and` the worst, `or` the best.

    Of "some" at least `count` parts are wanted: as far as the worst of the `count` best.
    """

    operator: str = ""
    parts: tuple[Goal, ...] = ()
    atom: Atom | None = None
    line: int = 0
    count: int = 0


# ---- cards


@dataclass(frozen=True, slots=True)
class Procedure:
    """A procedure that a card carries out when the ruleset calls for it.

    `scope` are the locals the ruleset passes, in their order.

    `barred` tells when it could come to nothing but what is not admitted then
    (`semantics.lower.barred`, None: never).
    """

    role: str
    scope: tuple[Local, ...]
    body: Block
    barred: Expression | None = None


@dataclass(frozen=True, slots=True)
class Standing:
    """Rules a card keeps in force while it is where its ruleset says (equipped, in play, the
    main objective).
    """

    role: str
    scope: tuple[Local, ...]
    rules: tuple[Rule, ...]


@dataclass(frozen=True, slots=True)
class CheckedCard:
    """One checked card.

    `facts` is plain JSON data for the index. `labels` are option labels by (block path, number).
    """

    kind: CardKind
    name: str
    slug: str
    line: int
    facts: dict[str, Any]
    trigger: Trigger | None = None
    procedures: tuple[Procedure, ...] = ()
    standing: tuple[Standing, ...] = ()
    goals: dict[str, Goal] = field(default_factory=dict)
    abilities: tuple[tuple[str, Ability], ...] = ()
    counters: tuple[str, ...] = ()
    manual: int = 0


@dataclass(frozen=True, slots=True)
class Given:
    """One `given` of a test.

    It is a number set, a predicate made true, the dice of a player, a seed, the crossroads card in
    force (by noun and slug), or the card that the whole table is set up by (by name, `setting`
    being its kind).
    """

    kind: str
    """"number", "counter", "state", "dice", "seed", "card", "setting" or "outside".

    A counter is of the test's card, and `arguments` tells which one. Of dice `text` has the faces,
    with a space between. With "outside", what a card waits for outside the game happens.
    """
    line: int
    word: Word | Noun | None = None
    arguments: tuple[Expression, ...] = ()
    value: int = 0
    text: str = ""
    setting: str = ""
    holds: Expression | None = None  # the line as a condition, which the table fulfils
    said: str = ""  # the line in words


@dataclass(frozen=True, slots=True)
class Move:
    """One `when` of a test: a player does something that is an option now.

    `forced` are (stream, value) used up exactly. `player` is -1 where a survivor does it, and the
    acting player is meant then.
    """

    kind: str
    """"event", "chooses", "answers" (an offer), "votes", "starts" or "passes".

    With `vote` the offer is accepted, or the vote is for it. A player "starts" a turn or "passes"
    the rest of it.
    """
    line: int
    player: int = 0
    event: Match | None = None
    text: str = ""
    vote: bool = False
    forced: tuple[tuple[str, int], ...] = ()
    option: str = ""  # the kind of option that brings the event about, when one does
    # numbers of the points inside the event, whichever of its words declares them
    points: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Then:
    """One expectation: a condition, or that a player cannot choose a label, or (with `event`) do
    what an action would bring about.

    `can` turns the last two round.
    """

    line: int
    condition: Expression | None = None
    text: str = ""  # as written, for the failure message
    player: int = 0
    cannot: str = ""
    parts: tuple[Part, ...] = ()  # what the condition joins by `and`
    event: Match | None = None
    can: bool = False
    option: str = ""  # as in `Move`, and so the next
    points: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Part:
    """One of the conditions that a `then` joins: itself, its words, and the words of both sides
    of a comparison.
    """

    condition: Expression
    text: str
    left: str = ""
    right: str = ""


@dataclass(frozen=True, slots=True)
class CardTest:
    """A `test` block, or one row of the table below it: `line` is the row's then, `where` its
    columns and cells as written.
    """

    name: str
    line: int
    steps: tuple[Given | Move | Then, ...]
    todo: str = ""
    where: tuple[tuple[str, str], ...] = ()
    counts: tuple[str, str] | None = None  # kind and name of the card whose counters it speaks of

    @property
    def row(self) -> str:
        """Return the cells of its row, or an empty text."""
        return ", ".join(cell for _, cell in self.where)
