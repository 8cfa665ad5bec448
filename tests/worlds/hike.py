"""A game of a few words for the checker's tests: hikers, camps, logs, berries.

It shares nothing with a shipped ruleset.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated, Any

from dowlang.diagnostics import Diagnostic
from dowlang.semantics import Checked, SetWorld, check
from dowlang.syntax import LineParser, load, parse
from dowlang.vocabulary.assembly import Grammar, assemble
from dowlang.vocabulary.card_kinds import (
    CardKind,
    Clause,
    Enumeration,
    Section,
)
from dowlang.vocabulary.declarations import Place, ReferenceWord
from dowlang.vocabulary.registry import Vocabulary

Hiker = Annotated[int, "hiker"]
Hikers = Annotated[tuple[int, ...], "hiker"]
Player = Annotated[int, "player"]
Camp = Annotated[int, "camp"]
Leaf = Annotated[int, "leaf"]
Leaves = Annotated[tuple[int, ...], "leaf"]
Weather = Annotated[int, "weather"]
Step = Annotated[int, "step"]
CORE = Path(__file__).parents[2] / "grammar" / "core.lark"


def nothing(game: Any) -> int:
    """Stands for any rule of the game."""
    return 0


def clock(game: Any) -> tuple[int, int]:
    """A scope, and when it is over."""
    return 0, 0


def many(game: Any) -> tuple[int, ...]:
    """Stands for any domain."""
    return ()


def vocabulary() -> Vocabulary:
    """All words of the hike."""
    w = Vocabulary("hike")
    w.plurals.update({"leaves": "leaf", "berries": "berry"})
    w.noun("player", domain=many, pick="player")
    w.noun("hiker", domain=many, named_by="hiker", pick="hiker")
    w.noun("camp", domain=many, named_by="camp", pick="camp")
    w.noun("leaf", "leaves", domain=many, pick="leaf")
    w.noun("pine leaf", "pine leaves", domain=many, pick="leaf")
    w.noun("log", total=nothing)
    w.noun("berry", "berries", total=nothing)
    w.noun("blister", total=nothing)
    w.noun("step", total=nothing)
    w.enumerations.append(
        Enumeration("weather", ("sun", "rain", "storm"), die="watch the sky for {hiker}")
    )
    w.enumerations.append(Enumeration("step", ("supper",)))
    turns = [f"{which} {unit}" for which in ("this", "next") for unit in ("turn", "round")]
    w.durations.update(dict.fromkeys(turns, clock))
    edges = [(edge, unit) for unit in ("turn", "round") for edge in ("start", "end")]
    w.moments.update({edge: 90 + number for number, edge in enumerate(edges)})
    w.scopes.update({"turn": 0, "round": 1, "game": 2})

    def tired(game: Any, hiker: Hiker) -> bool:
        """Is the hiker tired?"""
        return False

    def dry(game: Any, leaf: Leaf) -> bool:
        """Is the leaf dry?"""
        return False

    w.adjective("tired", ("hiker",))(tired)
    w.adjective("dry", ("leaf",), classifier=True)(dry)
    _filters(w)
    _effects(w)
    _conditions(w)
    _events(w)
    _kinds(w)
    return w


def _filters(w: Vocabulary) -> None:
    def at(game: Any, hiker: Hiker, camp: Camp) -> bool:
        """The hiker is in that camp."""
        return False

    def yours(game: Any, hiker: Hiker, you: Player) -> bool:
        """One of yours."""
        return False

    def theirs(game: Any, hiker: Hiker, they: Player) -> bool:
        """One of theirs."""
        return False

    def logs_at(game: Any, camp: Camp) -> int:
        """Logs of a camp."""
        return 0

    def blisters_on(game: Any, hiker: Hiker) -> int:
        """Blisters of a hiker."""
        return 0

    def held(game: Any, leaf: Leaf, you: Player) -> bool:
        """In your hand."""
        return False

    def in_stack(game: Any, whole: bool = True) -> Leaves:
        """The stack, the top first."""
        return ()

    def youngest(game: Any, hiker: Hiker) -> int:
        """The age."""
        return 0

    def with_hiker(game: Any, player: Player, hiker: Hiker) -> bool:
        """Leads that hiker."""
        return False

    def other_camp(game: Any, camp: Camp, place: Camp) -> bool:
        """Another camp."""
        return False

    w.filter("hiker", "at {camp}", subject="hiker")(at)
    w.filter("hiker", "you lead", subject="hiker", implicit=("you",))(yours)
    w.filter("hiker", "they lead", subject="hiker", implicit=("they",))(theirs)
    w.filter("hiker", "with the lowest age", subject="hiker", extreme="lowest")(youngest)
    w.filter("log", "at {camp}")(logs_at)
    w.filter("blister", "on {hiker}")(blisters_on)
    w.filter("leaf", "in hand", subject="leaf", implicit=("you",))(held)
    w.filter("leaf", "of the stack", pile=True)(in_stack)
    w.filter("player", "with {hiker}", subject="player")(with_hiker)
    w.filter("camp", "outside {place}", subject="camp")(other_camp)


def _effects(w: Vocabulary) -> None:
    def add_logs(game: Any, count: int, camp: Camp) -> None:
        """Logs come to a camp."""

    def add_berries(game: Any, count: int) -> None:
        """Berries come."""

    def there(game: Any) -> int:
        """How many there are."""
        return 0

    def on_them(game: Any, hiker: Hiker) -> int:
        """How many are on a hiker."""
        return 0

    def eat(game: Any, count: int) -> int:
        """Berries go."""
        return 0

    def heal(game: Any, count: int, hiker: Hiker) -> None:
        """Blisters go."""

    def hurt(game: Any, hiker: Hiker, count: int) -> None:
        """A blister comes."""

    def burn(game: Any, leaves: Leaves, player: Player) -> None:
        """Leaves go."""

    def look(game: Any, leaves: Leaves) -> Leaves:
        """Shows leaves."""
        return leaves

    def keep(game: Any, leaves: Leaves, player: Player) -> None:
        """Leaves come to the hand."""

    def walk(game: Any, hiker: Hiker, camp: Camp, rain: bool = True) -> None:
        """A hiker goes to a camp."""

    def sing(game: Any, hikers: Hikers, song: str) -> None:
        """They sing that song together."""

    def bet(game: Any, cond: Annotated[int, "condition"]) -> None:
        """So much on something that is so, or is not."""

    def sky(game: Any, hiker: Hiker) -> Weather:
        """Rolls the weather die."""
        return 0

    w.effect("add {count} logs to {camp}", example='add 2 logs to "Ridge"')(add_logs)
    w.effect("add {count} berries", example="add 1 berry")(add_berries)
    w.effect("eat {count} berries", example="eat 2 berries", available=there, yields="number")(eat)
    w.effect(
        "remove {count} blisters from {hiker}",
        example="remove 1 blister from a hiker",
        available=on_them,
    )(heal)
    w.effect("get {count} blisters", subject="hiker", example='"Una" gets 1 blister')(hurt)
    w.effect(
        "burn {leaves}", subject="player", within={"leaves": "in hand"}, example="burn 1 leaf"
    )(burn)
    w.effect("look at {leaves}", yields="leaves", example="look at the top 2 leaves of the stack")(
        look
    )
    w.effect("keep {leaves}", subject="player", example="keep those leaves")(keep)
    w.effect("move {hiker} to {camp}", example='move a hiker to "Ridge"')(walk)
    w.effect("watch the sky for {hiker}", yields="weather", example='watch the sky for "Una"')(sky)
    w.effect("sing {song}", subject="hikers", example='each hiker sings "Rain"')(sing)
    w.effect("bet on {cond}", example="bet on berries >= 2")(bet)
    w.modifier("without rain", ("rain", False))


def _conditions(w: Vocabulary) -> None:
    def leads(game: Any, player: Player, hiker: Hiker) -> bool:
        """Leads that hiker."""
        return False

    def is_at(game: Any, hiker: Hiker, camp: Camp) -> bool:
        """Is in that camp."""
        return False

    def warm(game: Any, camp: Camp) -> bool:
        """Has a fire."""
        return False

    def age(game: Any, hiker: Hiker) -> int:
        """Years."""
        return 0

    def weight(game: Any, hikers: Hikers) -> int:
        """What they weigh together."""
        return 0

    def heavier(game: Any, hiker: Hiker, count: int) -> Any:
        """Carries more."""

    def hungrier(game: Any, hiker: Hiker, count: int) -> Any:
        """Has to get so many."""

    def carries(game: Any, hiker: Hiker, count: int) -> bool:
        """Carries so many logs."""
        return False

    def outwalks(game: Any, hiker: Hiker, others: Hikers) -> bool:
        """Walks longer than all these."""
        return False

    w.predicate("carry {count} logs", subject="hiker", example='"Una" carries 2 logs')(carries)
    w.predicate("outwalk {others}", subject="hiker", example='"Una" outwalks each tired hiker')(
        outwalks
    )
    w.predicate("lead {hiker}", subject="player", example='you lead "Una"')(leads)
    w.state("at {camp}", subject="hiker", example='"Una" is at "Ridge"')(is_at)
    w.state("warm", subject="camp", example='"Ridge" is warm')(warm)
    w.number("age of {hiker}")(age)
    w.number("weight of {hikers}")(weight)
    w.rule("{hiker} carries {count} more logs", example="a hiker carries 2 more logs")(heavier)
    w.rule("{hiker} wants {count} berries", example="a hiker wants 2 berries")(hungrier)
    w.words.append(
        ReferenceWord(Place.REFERENCE, "the bearer", nothing, noun="hiker", binding="bearer")
    )


def _events(w: Vocabulary) -> None:
    moved = (("player", "player"), ("hiker", "hiker"), ("origin", "camp"), ("destination", "camp"))
    w.event(
        "move {hiker} [from {origin}] [to {destination}]",
        1,
        moved,
        example="you move a hiker",
        points=(("before the rain", 2),),
        option="move",
    )
    w.event(
        "gather {hikers}",
        4,
        (("player", "player"), ("hikers", "hiker[]")),
        example='you gather "Una"',
    )
    w.event(
        "rest at {camp}", 3, (("player", "player"), ("camp", "camp")), example="you rest at a camp"
    )
    w.reference("the origin", "camp", binding="origin")
    w.reference("the destination", "camp", binding="destination")


def _kinds(w: Vocabulary) -> None:
    side = Section(
        "side",
        (
            Clause("setup", "setup", holds="setup", fact=False),
            Clause("counter {name}", "counters", most=0, fact=False),
            Clause("goal {cond}", "goal", fact=False, least=1),
            Clause("@rule", "rules", most=0, fact=False),
        ),
    )
    setup = Section(
        "setup",
        (
            Clause("@setting", "settings", most=0, ranges=((0, 50),)),
            Clause("@statement", "setup", most=0, fact=False),
        ),
    )
    w.kinds.extend(
        (
            CardKind(
                "tale",
                "tales",
                (
                    Clause("flavor {text}", "flavor"),
                    Clause("@trigger", "trigger", least=1, fact=False),
                    Clause("first", "first", holds="statements", fact=False),
                    Clause("@chooser", "chooser", fact=False),
                    Clause("@option", "options", most=0, fact=False),
                    Clause("@automatic", "automatic", most=2, fact=False),
                    Clause("@vote", "vote", fact=False),
                ),
                deck="tale",
                scope=(("you", "player"),),
            ),
            CardKind(
                "hiker",
                "hikers",
                (
                    Clause("age {int}", "age", least=1, ranges=((1, 99),)),
                    Clause(
                        "ability [{int}+] [, {limit}]",
                        "ability",
                        holds="statements",
                        most=0,
                        fact=False,
                        scope=(("you", "player"), ("bearer", "hiker")),
                    ),
                ),
            ),
            CardKind(
                "camp",
                "camps",
                (
                    Clause("room {int} [, damp]", "room", least=1, ranges=((1, 9),)),
                    Clause("at dawn", "dawn", holds="statements", fact=False),
                ),
            ),
            CardKind(
                "trek",
                "treks",
                (
                    Clause("flavor {text}", "flavor"),
                    Clause("easy", "easy", holds="side", least=1),
                    Clause("hard [like {side}, except]", "hard", holds="side"),
                ),
                (side, setup),
                scope=(("you", "player"),),
            ),
        )
    )


@cache
def game() -> tuple[Vocabulary, Grammar, LineParser]:
    """Vocabulary, grammar and parser, made once."""
    words = vocabulary()
    grammar = assemble(words, CORE.read_text(encoding="utf-8"))
    return words, grammar, load(grammar)


NAMES = {"hiker": {"Una": "una", "Bo": "bo"}, "camp": {"Ridge": "ridge", "Lake": "lake"}}


def checked(
    text: str, path: str = "tale.dow", world: SetWorld | None = None
) -> tuple[Checked, tuple[Diagnostic, ...]]:
    """Text of one file, checked among the names of the hike: what came of it, and all
    findings of parser and checker.
    """
    words, grammar, parser = game()
    file, found = parse(path, text, parser)
    result = check((file,), words, grammar, world or SetWorld("little", NAMES, partial=True), found)
    return result, tuple(sorted((*found, *result.diagnostics)))
