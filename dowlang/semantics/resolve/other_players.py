"""Say whom `another player` and `each other player` leave out, and refuse them where two readers
would leave out different players.

It is the one whose turn it is in the sentence, the loop or the offer, the one that a line chooses,
and of whom a description speaks. Else it is you, as long as no line since then, nor the event, has
spoken of another player: `the first player discards 2 cards`, `each other player discards 1 card`
is said of all but you by one reader, and by most of all but the first player.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from dowlang.semantics import ir
from dowlang.semantics.context import Context
from dowlang.semantics.frame_kinds import FrameKind
from dowlang.semantics.resolve.mentions import is_several
from dowlang.semantics.resolve.noun_types import noun_in
from dowlang.semantics.scopes import HIDDEN, Binding, Frame, Scope
from dowlang.semantics.unparse import plain
from dowlang.semantics.unwritten_names import unwritten
from dowlang.syntax import ast

PLAYER = "player"
DOERS = unwritten("doers")
"""The name in a frame of a player whom a line has spoken of."""

DOING = unwritten("doing")
"""The name in a frame of you, who do what the line says without a subject."""

COMPARED = unwritten("compared")
"""The name in a frame of the player of whom a condition is said, or whose number is compared."""

SPOKEN_OF = "the one spoken of"
ACCEPTING = "each player who accepts"
"""Those of all players who have taken an offer, for whom a line has no words."""
QUANTITIES = {"another": "a", "each": "each", "all": "all"}


def after_doers(scope: Scope, players: Iterable[tuple[ir.Expression, str]]) -> Scope:
    """Return the scope after a line about single players: what each is, and the words for them."""
    for value, words in players:
        scope = scope.inner(Frame(FrameKind.DOER, {DOERS: Binding(value, PLAYER, called=words)}))
    return scope


def done_by_you(scope: Scope) -> Scope:
    """Return the scope of the words of a line that you do, without a subject."""
    you = scope.named("you")
    return scope if you is None else scope.inner(Frame(FrameKind.PICK, {DOING: you}))


def is_some(context: Context, node: ast.Node | None) -> bool:
    """Return True for some of the players: `each exiled player`, `2 players`, not `each player`."""
    if not isinstance(node, ast.NounPhrase) or (found := noun_in(context, node)) is None:
        return False
    of_those = node.quantity is not None and node.quantity.kind == "each_of_those"
    if found[0].name != PLAYER or of_those:
        return False
    told = [each.text for each in node.adjectives if each.text != "other"]
    return not is_several(node) or bool(told or node.filters)


def other_players(scope: Scope) -> Sequence[Binding]:
    """Return the players whom `other` may leave out: one, or the candidates for it."""
    since: list[Binding] = []
    doing = False
    left_out: Binding | None = None
    for frame in scope.frames():
        if frame.kind is FrameKind.DOER:
            since.append(frame.named[DOERS])
            continue
        doing |= DOING in frame.named
        if frame.kind in (FrameKind.SPOKEN, FrameKind.EVENT, FrameKind.TRIGGER):
            since += [
                each
                for each in frame.things
                if each.noun == PLAYER and not each.many and not each.silent
            ]
        if frame.kind is not FrameKind.SPOKEN:
            since += [each for each in frame.things if each.noun == PLAYER and each.many]
        if COMPARED in frame.named and frame.named[COMPARED].noun == PLAYER:
            left_out = frame.named[COMPARED]
            break
        described = frame.kind in (FrameKind.WHO, FrameKind.WHERE)
        pronouns = ("it", "they", "you") if described else ("they", "you")
        named = [frame.named[name] for name in pronouns if name in frame.named]
        left_out = next((each for each in named if each.noun == PLAYER and not each.many), None)
        if left_out is not None:
            you = scope.named("you")
            said = any(each.value == left_out.value for each in since)
            if doing:  # who does it is left out by what is done, whoever was spoken of
                since.clear()
            if frame.kind is FrameKind.CHOOSE and you is not None and not said:
                since.append(you)  # nothing is said yet of who was chosen: other than that one?
            break
    if left_out is None:
        return scope.that(PLAYER)
    if any(each.value != HIDDEN.value for each in since):  # each of whom has words of its own
        since = [each for each in since if each.value != HIDDEN.value]
    others = {each.called: each for each in since if each.value != left_out.value}
    if left_out.unsaid:  # `you` is nobody on this card
        return tuple(each for each in others.values() if each.value != HIDDEN.value)
    return (*others.values(), left_out) if others else (left_out,)


def several_since(scope: Scope, noun: str, one: Binding) -> Sequence[Binding]:
    """Return those of several pieces of a noun of which lines have spoken since one was bound: of
    these, `each other survivor` may be the others.
    """
    found: dict[str, Binding] = {}
    for frame in scope.frames():
        if frame.kind is not FrameKind.SPOKEN and one in (*frame.things, *frame.named.values()):
            break
        found |= {each.called: each for each in frame.things if each.noun == noun and each.many}
    return tuple(found.values())


def not_excepted(
    context: Context, node: ast.NounPhrase, candidates: Sequence[Binding], scope: Scope
) -> Sequence[Binding]:
    """Return those of several candidates that no `except …` behind the noun leaves out anyway."""
    slots = [
        slot
        for written in node.filters
        if written.phrase is not None and written.phrase.pattern.startswith("except")
        for slot in written.phrase.slots
    ]
    words = {plain(context, slot) for slot in slots}
    references = [each for each in slots if isinstance(each, ast.Reference)]
    named = [scope.alias(each.alias) for each in references if each.alias is not None]
    values = [bound.value for bound in named if bound is not None]
    left = [b for b in candidates if b.value not in values and _called(b) not in words]
    return left if slots and left else candidates


def report_others(context: Context, node: ast.NounPhrase, candidates: Sequence[Binding]) -> None:
    """Report `other` players of whom two or more may be left out."""
    words = [_called(each) for each in candidates]
    kind = node.quantity.kind if node.quantity is not None else ""
    noun = node.noun.text
    said = f"{QUANTITIES.get(kind, '') or kind} {noun} except ".lstrip()
    named = [_said_except(said, each) for each in words]
    if len(words) == 2 and ACCEPTING not in words:
        first, second = ("the x" if each == SPOKEN_OF else each for each in words)
        named.append(f"`{said}{first} except {second}`")
    context.report.ambiguous(
        node,
        f"another {PLAYER}" if kind == "another" else f"each other {PLAYER}",
        tuple(f"other than {each}" for each in words),
        f"a line says whom it leaves out: {' or '.join(named)}",
    )


def _said_except(said: str, words: str) -> str:
    """Return how a line leaves out the player, or players, of these words."""
    if words == SPOKEN_OF:
        return f"`{said}the x`, who is chosen `as x` before"
    if words == ACCEPTING:
        return "`if not` below the offer, and there a line about who declines"
    return f"`{said}{words}`"


def _called(bound: Binding) -> str:
    """Return how a line names a player who is left out."""
    words = {"the you": "you", f"the {PLAYER}": f"that {PLAYER}"}.get(bound.called, bound.called)
    definite = words == "you" or words.startswith(("the ", "that ", "those ", "each ", "all "))
    return words if definite and bound.value != HIDDEN.value else SPOKEN_OF
