"""Cards that no author is likely to write and the checker allows: their handlers do what the tree
says, and say it as a person would.

Each is compared with the oracle on random games; what is peculiar about its handler stands beside
it.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from dowlang.codegen import module_text
from dowlang.codegen.comments import event
from dowlang.codegen.expressions import Expressions
from dowlang.codegen.naming import Namespace
from dowlang.codegen.writer import condition_of
from dowlang.semantics.ir import (
    Ability,
    AddToCounter,
    AtMoment,
    Bind,
    Block,
    Call,
    Candidates,
    CarryOut,
    Case,
    CheckedCard,
    Choose,
    Compare,
    Constant,
    Contains,
    Contest,
    Each,
    First,
    Grant,
    Happened,
    If,
    Lasting,
    Later,
    Local,
    Logic,
    Mark,
    Match,
    Named,
    Need,
    Offer,
    Option,
    Pick,
    Pieces,
    Size,
    Switch,
    Watch,
)
from dowlang.vocabulary.noun_declarations import Noun
from tests.oracle.comparison import compare
from tests.worlds import campfire_rules as rules
from tests.worlds import campfire_words as w
from tests.worlds.campfire import TARGET, path_of
from tests.worlds.campfire_cards import (
    LUCKY_STONE,
    TALE,
    TELLER,
    WARMTH,
    WOOD,
    YOU,
    act,
    block,
    ember,
    local,
    n,
    people,
    players,
    stories_of,
)


def handler(checked_card: CheckedCard) -> str:
    return module_text(checked_card, TARGET, "0" * 64, path_of(checked_card))


def told(name: str) -> tuple[Local, Local]:
    return local(f"teller_{name}", "player"), local(f"tale_{name}", "story")


def choose(*bodies: Block) -> Choose:
    return Choose(
        YOU, tuple(Option(at, str(at), None, (), body, 3) for at, body in enumerate(bodies, 1)), 3
    )


ADD = act(w.ADD_WOOD, 1, line=9)
CASES: dict[str, tuple[CheckedCard, str]] = {
    "nothing is left to do with a random piece": (
        ember(
            "a",
            If(
                Compare(">=", WOOD, n(1)),
                block("then", Pick("one", people("p"), w.PERSON, 4), Bind("unread", n(1), 5)),
                Block("else"),
                3,
            ),
            ADD,
        ),
        "        if one >= 0:\n            pass\n",
    ),
    "what an option binds is its own": (
        ember(
            "b",
            choose(
                block(
                    "options.1",
                    Pick("one", people("p"), w.PERSON, 4, YOU),
                    act(w.TIRE, local("one"), line=4),
                ),
                block(
                    "options.2",
                    Contest(players("q"), "best", "worst", 6, False, 5),
                    Each(
                        "winner",
                        local("best", "player", True),
                        w.PLAYER,
                        block("options.2.each", act(w.DRAW, 1, local("winner", "player"), line=6)),
                        6,
                    ),
                ),
                block(
                    "options.3",
                    Lasting(
                        "this round",
                        (
                            Watch(
                                Match(w.TELL, rules.TOLD, "", told("c"), (), 7),
                                block("options.3.watch", act(w.DRAW, 1, told("c")[0], line=8)),
                                7,
                            ),
                        ),
                        7,
                    ),
                ),
                block("options.4", CarryOut(1, 9)),
                block("options.5", CarryOut(2, 9)),
                block("options.6", CarryOut(3, 9)),
            ),
        ),
        "g.do(option_2",
    ),
    "a loop over nobody's turn": (
        ember("c", Each("p", people("q"), w.PERSON, Block("each"), 3), ADD),
        "g.do(add_wood, 1)",
    ),
    "a table of one case": (
        ember("d", Switch(WARMTH, (Case(((0, 99),), block("only", ADD), 4),), 3)),
        "def start(g: Fire, you: int) -> None:\n    g.do(add_wood, 1)",
    ),
    "the first of ordered pieces": (
        ember(
            "e",
            Each(
                "told",
                First(stories_of(YOU, "s"), n(1)),
                w.STORY,
                block(
                    "each",
                    Offer(
                        YOU,
                        (),
                        block(
                            "take", act(w.DISCARD, Pieces((local("told", "story"),)), YOU, line=4)
                        ),
                        Block("so"),
                        Block("not"),
                        False,
                        4,
                    ),
                ),
                3,
            ),
        ),
        "for told in ",
    ),
    "only when there is somebody to pick": (
        ember(
            "f",
            If(
                Compare(">=", Size(people("q")), n(1)),
                block(
                    "if.there",
                    Pick("one", people("q"), w.PERSON, 3, YOU),
                    act(w.TIRE, local("one"), line=3),
                ),
                Block("else"),
                3,
            ),
            ADD,
        ),
        "g.do(pick_one, you, 'person', all_people(g))",
    ),
    "pieces and truths have names": (
        ember(
            "g",
            Bind("all", people("p"), 3),
            Bind("few", Pieces((n(1), n(2))), 3),
            Bind("hand", Call(w.IN_HAND, (YOU,)), 3),
            Bind("warm", Compare(">=", WARMTH, n(3)), 3),
            ADD,
            Offer(
                YOU,
                (),
                block(
                    "o",
                    If(
                        local("warm", "number"),
                        block(
                            "i",
                            act(w.GAIN_WARMTH, Size(local("all", "person", True)), line=5),
                            act(w.GAIN_WARMTH, Size(local("few", "person", True)), line=5),
                            act(w.GAIN_WARMTH, Size(local("hand", "story", True)), line=5),
                        ),
                        Block("e"),
                        5,
                    ),
                ),
                Block("so"),
                Block("not"),
                False,
                4,
            ),
        ),
        "warm: bool",
    ),
    "a value given later and never read": (
        ember(
            "h",
            act(w.BEG, 1, YOU, line=3, binds="some", if_able=True),
            act(w.GAIN_WARMTH, local("some", "number"), line=4),
            act(w.BEG, 1, YOU, line=5, binds="unread"),
        ),
        "g.receive(ignore)",
    ),
    "it is denied that it is so": (
        ember(
            "j",
            If(
                Logic("not", (Constant(True),)),
                block("t", ADD),
                block("e", act(w.GAIN_WARMTH, 1, line=5)),
                3,
            ),
            If(Contains(people("r"), n(1)), block("t2", ADD), Block("e2"), 6),
        ),
        "if False:",
    ),
    "anything at all has happened": (
        ember(
            "k",
            If(
                Happened(Match(w.TELL, rules.TOLD, "", (TELLER, TALE), (), 3), "round"),
                block("t", ADD),
                block("e"),
                3,
            ),
        ),
        "any(True for _ in g.happened(TOLD, 'round', CARD))",
    ),
    "marks of tests that are watched": (
        ember(
            "l", ADD, Mark(3, 4), Each("p", players("q"), w.PLAYER, block("each", Mark(4, 5)), 5)
        ),
        "mark(g, CARD, 3)",
    ),
    "a bearer within a bearer": (
        ember(
            "m",
            Pick("one", people("p"), w.PERSON, 3, YOU),
            Lasting(
                "attached",
                (
                    Watch(
                        Match(w.TELL, rules.TOLD, "", told("m"), (), 4),
                        block(
                            "heard",
                            Pick("two", people("q"), w.PERSON, 5, YOU),
                            Lasting(
                                "attached",
                                (
                                    AtMoment(
                                        ("end", "turn", "each"),
                                        block("tired", act(w.TIRE, local("bearer"), line=6)),
                                        6,
                                    ),
                                ),
                                5,
                                bearer=local("two"),
                            ),
                        ),
                        4,
                    ),
                ),
                3,
                bearer=local("one"),
            ),
        ),
        "_attached(",
    ),
    "an ability of everybody, and of one by name": (
        ember(
            "o",
            Lasting(
                "this round",
                (
                    Grant(
                        players("q"),
                        Ability(0, (), None, block("granted", act(w.DRAW, 1, YOU, line=4)), (), 4),
                        4,
                    ),
                    Grant(
                        Named(w.PERSON, "anna"),
                        Ability(
                            0, (), None, block("named", act(w.TIRE, local("bearer"), line=5)), (), 5
                        ),
                        5,
                    ),
                    Grant(
                        people("r"),
                        Ability(
                            0,
                            (),
                            None,
                            block("each_person", act(w.TIRE, local("bearer"), line=6)),
                            (),
                            6,
                        ),
                        6,
                    ),
                ),
                3,
            ),
        ),
        "origin._replace(bearer=ANNA)",
    ),
    "what a word gives later, if it can": (
        ember(
            "r",
            act(
                replace(w.BEG, available=w.stories_held),
                2,
                YOU,
                line=3,
                binds="some",
                counted=0,
                if_able=True,
            ),
            act(w.GAIN_WARMTH, local("some", "number"), line=4),
        ),
        "        g.do(hand_on, 0)",
    ),
    "needs of one pool for different people": (
        ember(
            "s",
            Choose(
                YOU,
                (
                    Option(
                        1,
                        "One",
                        None,
                        tuple(
                            Need(3, n(1), replace(w.DRAW, available=w.stories_held), (who,))
                            for who in (YOU, n(1))
                        ),
                        block("options.1", ADD),
                        3,
                    ),
                ),
                3,
            ),
        ),
        "covered(g, stories_held, (1, (you,)), (1, (1,)))",
    ),
    "later, by an event": (
        ember(
            "q",
            Later(
                block("later", AddToCounter("nights", 0, n(1), 4)),
                3,
                event=Match(w.GUST, rules.GUST, "", (local("left", "number"),), (), 3),
            ),
        ),
        "watch(g, ",
    ),
}


@pytest.mark.sample(5)
@pytest.mark.parametrize("what", CASES)
def test_what_is_allowed_is_carried_out(what: str) -> None:
    checked_card, fragment = CASES[what]
    text = handler(checked_card)
    assert fragment in text, text
    compare([checked_card, LUCKY_STONE], range(12), only=[checked_card])  # raises `Different`


def test_a_domain_that_is_a_list_becomes_a_tuple() -> None:
    listed = Noun("player", "players", domain=rules.view)
    assert Expressions(TARGET, Namespace()).text(Candidates(listed, "p")) == "tuple(view(g))"


def test_a_definition_of_the_set_is_scheduled_by_its_path() -> None:
    assert "g.do(carry_out, 'fire/feast', you)" in handler(
        ember("t", ADD, CarryOut(0, 4, "fire/feast"))
    )


def test_an_event_outside_the_game_has_no_words() -> None:
    assert event(Match(None, -1, "", (), (), 2, "somebody sneezes")) == ""
    teller = replace(w.TELL, subject="story")
    assert event(Match(teller, 1, "", (), (), 2)) == "tell {story}"
    assert (
        event(Match(replace(teller, subject="player"), 1, "", (), (), 2)) == "{player} tell {story}"
    )


@pytest.mark.parametrize(
    ("text", "at"),
    [
        ("len(x)", -1),
        ("tuple(a) + tuple(b)", -1),
        ("tuple(a for a in b)", -1),
        ("tuple(a for a in b if c)", 18),
        ("tuple(')' for a in b if c)", 20),
    ],
)
def test_a_long_list_is_parted_before_its_condition(text: str, at: int) -> None:
    assert condition_of(text) == at
