"""Keep the bindings of the language: their binders and their ends.

| bound by | gives |
|---|---|
| the card | `you` |
| an event | its participants under their names (`the origin`), `that X`, `the X`, aliases |
| a state trigger | `that X` for every indefinite thing of its condition, aliases |
| `for each`, `roll … for each` | `that X`, `it`, for players `they`, the alias |
| `choose … as x`, a thing `as x` | `the x`, `that X`, `it` |
| an effect | `that many`, `those X`: until another effect yields the like (also one untold) |
| a die | `the roll` |
| `attach` | `the bearer`, `it` |
| the subject of an offer, a duty or a sentence | `they` |

The innermost loop or `choose` hides what is outside it. Two candidates bound by one clause are an
error that says how to name one. A scope is a chain of frames and never changes. A block passes the
scope on from line to line.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import field

from dowlang.records import dataclass
from dowlang.semantics import ir
from dowlang.semantics.frame_kinds import FrameKind
from dowlang.semantics.loop_roles import LoopRole
from dowlang.vocabulary.declarations import NumberWord
from dowlang.vocabulary.moment_before import Before


@dataclass(frozen=True, slots=True)
class Lying:
    """Where a piece lies as far as the words of a card tell.

    It is the name of a spot, the line that laid it there, and whether such pieces lie there only.
    """

    spot: str = ""
    line: int = 0
    apart: bool = False


@dataclass(frozen=True, slots=True)
class Binding:
    """Something bound: its value, its noun, whether it is many.

    `called` is how a card names it when `that …` is ambiguous.

    `loop_role` says of a player in which loop they stand. `silent`: the event or the kind of card
    tells it and no line names it. `unsaid`: no line may speak of it, because a reader takes it for
    somebody else.
    """

    value: ir.Expression
    noun: str
    many: bool = False
    called: str = ""
    loop_role: LoopRole = LoopRole.NONE
    silent: bool = False
    unsaid: bool = False
    instead: tuple[str, ...] = ()  # how a line tells what is `unsaid`
    # the value for an effect: nothing when the piece has left since it was bound
    still: ir.Expression | None = None


@dataclass(frozen=True, slots=True)
class Frame:
    """The bindings of one clause.

    `named` has what a fixed name means (`you`, `the roll`, `bearer`), `aliases` what a name given
    with `as` means. `things` are the candidates for `that X`.
    """

    kind: FrameKind
    named: Mapping[str, Binding] = field(default_factory=dict)
    aliases: Mapping[str, Binding] = field(default_factory=dict)
    things: tuple[Binding, ...] = ()
    # locals that a line has done something with: where those pieces are is its doing
    moved: tuple[str, ...] = ()
    lost: tuple[tuple[str, int], ...] = ()  # locals of which no later line can speak, by which line
    laid: tuple[tuple[str, Lying], ...] = ()  # locals of what lines have laid, and where
    gone: tuple[ir.Expression, ...] = ()  # what has left with the event, however it is named
    before: Before | None = None  # what can still be asked of it
    # what takes part in an event, and the thing that it is said to be
    same: tuple[tuple[ir.Expression, ir.Expression], ...] = ()
    behind_limit: tuple[int, Scope] | None = None  # a line with a limit, and what it would name


HIDDEN = Binding(ir.Number(0), "number")
"""Under a name: from here on it names nothing."""
OF_BEFORE = Binding(ir.Number(0), "number", called="later")
"""Under a name: it names nothing in a block that is carried out another time."""
HIDES_AMOUNT = Frame(FrameKind.EFFECT, {"that many": HIDDEN})
SHOWN = "shown"
"""The fixed name of several pieces that an effect has given, of which some may be left."""
HIDES_SHOWN = Frame(FrameKind.EFFECT, {SHOWN: HIDDEN})
HIDES_ROLL = Frame(FrameKind.ROLLED, {"the die": HIDDEN})


@dataclass(frozen=True, slots=True)
class Scope:
    """A chain of frames, innermost first."""

    frame: Frame
    outer: Scope | None = None

    def inner(self, frame: Frame) -> Scope:
        """Return the scope with one more frame inside it."""
        return Scope(frame, self)

    def frames(self) -> Iterator[Frame]:
        """Yield the frames, innermost first."""
        scope: Scope | None = self
        while scope is not None:
            yield scope.frame
            scope = scope.outer

    def after(self, frame: Frame) -> Scope:
        """Return the scope after an effect.

        A binding of an earlier effect stays until another one yields the like.
        """
        return self.inner(frame) if frame.named or frame.things or frame.aliases else self

    def moving(
        self,
        names: Sequence[str],
        lost: Sequence[tuple[str, int]] = (),
        laid: Sequence[tuple[str, Lying]] = (),
    ) -> Scope:
        """Return the scope after lines that have done something with the pieces in these locals.

        Of those `lost` at a line no later one can speak. Others are `laid` somewhere.
        """
        if not (names or lost or laid):
            return self
        return self.inner(
            Frame(FrameKind.MOVED, moved=tuple(names), lost=tuple(lost), laid=tuple(laid))
        )

    def lying(self, bound: Binding) -> Lying | None:
        """Return where a line has laid something bound last, None when none did."""
        name = bound.value.name if isinstance(bound.value, ir.Local) else ""
        laid = (each for frame in self.frames() for each in frame.laid)
        return next((lying for local, lying in laid if local == name), None)

    def still(self, bound: Binding) -> ir.Expression | None:
        """Return what an effect takes for something bound, when that is not simply its value."""
        name = bound.value.name if isinstance(bound.value, ir.Local) else ""
        if bound.still is None or not any(name in frame.moved for frame in self.frames()):
            return bound.still
        word = bound.still.word if isinstance(bound.still, ir.Call) else None
        known = word.moved if isinstance(word, NumberWord) else None
        return None if known is None else ir.Call(known, (bound.value,))

    def lost(self, bound: Binding) -> int:
        """Return the line after which nobody can speak of something bound, 0 without one."""
        name = bound.value.name if isinstance(bound.value, ir.Local) else ""
        return next(
            (line for frame in self.frames() for local, line in frame.lost if local == name), 0
        )

    def untold(self, amount: ir.Expression | None = None) -> Scope:
        """Return the scope after a line with an amount of its own that it does not tell.

        An older `that many` would be read as that. Where the `amount` is the older one itself, both
        are the same, unless the line can be cut short: then it is no `amount` here.
        """
        older = self.named("that many")
        return self if older is None or older.value == amount else self.inner(HIDES_AMOUNT)

    def rolled(self) -> Scope:
        """Return the scope after a line in whose block another die may have been rolled."""
        return self if self.named("the die") is None else self.inner(HIDES_ROLL)

    def beside(self, other: Scope) -> Scope:
        """Return the scope after a line that was perhaps carried out, up to `other`.

        An amount told or hidden there is not told here.
        """
        return self if other.named("that many") == self.named("that many") else self.untold()

    def named(self, name: str) -> Binding | None:
        """Return the innermost binding of a fixed name."""
        scope: Scope | None = self
        while scope is not None:
            named = scope.frame.named
            if name in named:
                found = named[name]
                return None if found is HIDDEN or found is OF_BEFORE else found
            scope = scope.outer
        return None

    def is_of_before(self, name: str) -> bool:
        """Return True if a fixed name is one that a block carried out another time cannot use."""
        found = next((frame.named[name] for frame in self.frames() if name in frame.named), None)
        return found is OF_BEFORE

    def behind_limit(self, binds: Callable[[Scope], object]) -> int:
        """Return the line with a limit that would name what `binds` finds, 0 without one."""
        behind = (one for frame in self.frames() if (one := frame.behind_limit) is not None)
        return next((line for line, inside in behind if binds(inside)), 0)

    def every_shown(self) -> tuple[Binding, ...]:
        """Return what `the rest` may be left of, up to what it was said of last."""
        found: list[Binding] = []
        for frame in self.frames():
            bound = frame.named.get(SHOWN)
            if bound is HIDDEN or bound is OF_BEFORE:
                break
            found += [] if bound is None else [bound]
        return tuple(found)

    def loop_role(self) -> LoopRole:
        """Return the role of the player spoken of last (`they`). Who uses an ability is `you`."""
        for frame in self.frames():
            if "you" in frame.named or frame.kind is FrameKind.ABILITY:
                return LoopRole.NONE
            if "they" in frame.named:
                return frame.named["they"].loop_role
        return LoopRole.NONE

    def loop_role_of(self, value: ir.Expression) -> LoopRole:
        """Return the role of a player whom a line names as `that player`, `they` or by a name."""
        they = self.named("they")
        return they.loop_role if they is not None and they.value == value else LoopRole.NONE

    def alias(self, name: str) -> Binding | None:
        """Return what `as name` bound."""
        return next((frame.aliases[name] for frame in self.frames() if name in frame.aliases), None)

    def that(self, noun: str) -> tuple[Binding, ...]:
        """Return what `that <noun>` may mean: the candidates of the innermost frame that has any.

        Two or more are ambiguous. Things that were spoken of on the way there, and bound by nothing
        (`spoken`), stand before them.
        """
        spoken: list[Binding] = []
        for frame in self.frames():
            found = tuple(b for b in frame.things if b.noun == noun and not b.many)
            if found and frame.kind is FrameKind.SPOKEN:
                spoken += found
            elif found:
                return (*spoken, *found)
        return ()

    def chosen(self, name: str) -> tuple[Binding, ...]:
        """Return the single pieces that lines have chosen one after the other, the last first, for
        which a pronoun could stand, up to what binds it otherwise.
        """
        found: list[Binding] = []
        for frame in self.frames():
            bound = frame.named.get(name)
            if bound is None or frame.kind is FrameKind.SPOKEN:
                continue
            if frame.kind is not FrameKind.CHOOSE:
                break
            found += [bound] if not found or bound.noun == found[0].noun else []
        return tuple(found)

    def hidden_by(self, noun: str) -> Binding | None:
        """Return what `that <noun>` would mean without its meaning: something that the nearest
        binder hides.
        """
        nearest: Binding | None = None
        yielded = False
        same = {pair for frame in self.frames() for pair in frame.same}
        for frame in self.frames():
            if frame.kind is FrameKind.SPOKEN or (yielded and frame.kind is FrameKind.EFFECT):
                continue
            for bound in frame.things:
                if bound.noun == noun and not bound.many:
                    if nearest is not None and (nearest.value, bound.value) in same:
                        continue
                    if nearest is not None and bound.value != nearest.value and not bound.silent:
                        return bound
                    if nearest is not None:
                        continue
                    nearest, yielded = bound, frame.kind is FrameKind.EFFECT
        return None

    def hidden_pronoun(self, name: str) -> Binding | None:
        """Return as `hidden_by` what `it` and `they` would mean.

        In `where ( … )` and `who …` the pronoun is what they stand behind.
        """
        nearest: Binding | None = None
        for frame in self.frames():
            bound = frame.named.get(name)
            if bound is None or frame.kind in (FrameKind.OVERRIDES, FrameKind.SPOKEN):
                continue
            if (
                nearest is not None
                and frame.kind is FrameKind.CHOOSE
                and bound in frame.aliases.values()
            ):
                continue  # it has a name of its own
            if nearest is None and frame.kind in (FrameKind.WHERE, FrameKind.WHO):
                return None
            if nearest is not None and bound.noun == nearest.noun and bound.value != nearest.value:
                return bound
            nearest = nearest or bound
        return None

    def pronoun(self, name: str) -> tuple[Binding, ...]:
        """Return what `it` or `they` may mean.

        It is what binds it, after what the lines since then have said something of. The subject of
        the sentence and another one spoken of before it are two: `for each player`, `another player
        gives 1 card to them`. `you` is always the player for whom the card is resolved.
        """
        if name == "you":
            you = self.named(name)
            return (you,) if you is not None else ()
        spoken: list[Binding] = []
        for frame in self.frames():
            if frame.kind is FrameKind.SPOKEN:
                latest = any(each.value != HIDDEN.value for each in spoken)  # called by a name
                spoken += () if latest else frame.named.values()
            elif name in frame.named:
                bound = frame.named[name]
                spoken = [each for each in spoken if each.value != bound.value]
                beside = frame.kind in (FrameKind.SUBJECT, FrameKind.EVENT)
                hidden = self._beside_subject(name) if beside else None
                other = [hidden] if hidden is not None else []
                return (*[each for each in spoken if each.noun == bound.noun], *other, bound)
        return ()

    def _beside_subject(self, name: str) -> Binding | None:
        """Return what a pronoun would mean without the subject of the sentence.

        It is nothing where the subject is whose turn in the loop it is: the loop hides what is
        outside it.
        """
        bound = [frame.named[name] for frame in self.frames() if name in frame.named]
        if len(bound) > 1 and bound[0].value == bound[1].value:
            return None
        return self.hidden_pronoun(name)

    def those(self, noun: str) -> tuple[Binding, ...]:
        """Return what `those <noun>` may mean, after what was spoken of since. An empty noun takes
        any.
        """
        spoken: list[Binding] = []
        for frame in self.frames():
            for binding in frame.things:
                if binding.many and (not noun or binding.noun == noun):
                    if frame.kind is not FrameKind.SPOKEN:
                        return (*spoken, binding)
                    spoken.append(binding)
        return ()

    def said_of(self, subject: Binding | None) -> Scope:
        """Return the scope of what a sentence says of its subject. Only a player has a hand."""
        if subject is None or subject.noun != "player" or subject.many:
            return self
        return self.inner(Frame(FrameKind.OVERRIDES, {THE_SUBJECT: subject}))

    def every_alias(self) -> tuple[str, ...]:
        """Return all names given with `as`, innermost first."""
        return tuple(name for frame in self.frames() for name in frame.aliases)


THE_SUBJECT = "the subject"
"""The fixed name of the player of whom a sentence is said, whose `cards in hand` then are."""
THIS_COPY = "own"
"""The local, and the fixed name, of the copy of the card that a line stands on."""
YOU = Binding(ir.YOU_LOCAL, "player", called="you")


def you_of(scope: Scope) -> ir.Expression:
    """Return who is spoken to in a scope, also where no line could say `you`."""
    you = scope.named("you")
    return you.value if you is not None else ir.YOU_LOCAL


def decider(scope: Scope) -> ir.Expression:
    """Return the player who makes the choices that a sentence without a player as subject leaves.

    In a loop over players they do, else you. Somebody who was chosen or took an offer, who rolls
    or of whom an event tells is `they` from then on, but decides nothing by that.
    """
    for frame in scope.frames():
        they = frame.named.get("they") if frame.kind is FrameKind.EACH else None
        if they is not None and they.noun == "player" and not they.many:
            return they.value
    you = scope.named("you")
    assert you is not None  # only tests speak of no `you`, and nothing is decided in their lines
    return you.value
