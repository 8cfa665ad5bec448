"""Cards of the campfire as checked trees, made by hand: together they hold every node of
`semantics/ir.py`.

`line` numbers are those the card would have as a file. Short constructors stand at the top; each
card is one function's worth of reading.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from dowlang.semantics.ir import (
    Ability,
    Act,
    AddToCounter,
    Arbiter,
    Arithmetic,
    AtMoment,
    Atom,
    AtOnce,
    Available,
    Bind,
    Block,
    Call,
    Cancel,
    Candidates,
    CarryOut,
    Case,
    CheckedCard,
    Choose,
    Compare,
    Constant,
    Contains,
    Contest,
    Counter,
    CountUse,
    Detach,
    Each,
    EnumValue,
    Expression,
    First,
    Goal,
    Grant,
    Happened,
    HowOften,
    If,
    Instead,
    Last,
    Lasting,
    Later,
    Limit,
    LineUses,
    Local,
    Logic,
    Manual,
    Match,
    Modify,
    Named,
    Need,
    Number,
    Offer,
    Option,
    Ordered,
    Pick,
    PickNumber,
    Pieces,
    Procedure,
    Rather,
    RollDie,
    Rule,
    Size,
    SomeOf,
    Standing,
    Statement,
    Sum,
    Switch,
    Tally,
    Test,
    Together,
    Trigger,
    Upto,
    Vote,
    Watch,
)
from tests.worlds import campfire_rules as rules
from tests.worlds import campfire_words as w

YOU = Local("you", "player")
ALWAYS = Trigger(None, (), line=2)


def n(value: int) -> Number:
    return Number(value)


def local(name: str, noun: str = "person", many: bool = False) -> Local:
    return Local(name, noun, many)


def act(word: Any, *arguments: Expression | int, line: int = 0, **more: Any) -> Act:
    return Act(word, tuple(Number(a) if isinstance(a, int) else a for a in arguments), line, **more)


def block(path: str, *statements: Statement) -> Block:
    return Block(path, statements)


def people(element: str, *conditions: Expression, **more: Any) -> Candidates:
    return Candidates(w.PERSON, element, conditions, **more)


def players(element: str = "seat", *conditions: Expression) -> Candidates:
    return Candidates(w.PLAYER, element, conditions)


def stories_of(player: Expression, element: str, *conditions: Expression) -> Candidates:
    return Candidates(w.STORY, element, conditions, source=Call(w.IN_HAND, (player,)))


def mine(element: str, player: Expression = YOU) -> Candidates:
    return people(element, Call(w.CONTROLS, (player, local(element))))


WARMTH = Call(w.WARMTH, ())
WOOD = Tally(w.WOOD)


def ember(
    slug: str, *statements: Statement, trigger: Trigger = ALWAYS, scope: tuple[Local, ...] = (YOU,)
) -> CheckedCard:
    start = Procedure("start", scope, block("start", *statements))
    return CheckedCard(
        w.EMBER,
        slug.replace("_", " ").title(),
        slug,
        1,
        {"flavor": "it crackles"},
        trigger,
        (start,),
    )


# ---- a choice inside a loop, options with conditions and needs, an option that goes on with
# another ------------------------------
GIVE_SOMETHING_UP = ember(
    "give_something_up",
    Choose(
        YOU,
        (
            Option(
                1,
                "everybody",
                None,
                (),
                block(
                    "option_1",
                    Each(
                        "they",
                        players("p", Call(w.HAS_STORY, (local("p", "player"),))),
                        w.PLAYER,
                        block(
                            "option_1.each",
                            Choose(
                                local("they", "player"),
                                (
                                    Option(
                                        4,
                                        "a story",
                                        None,
                                        (
                                            Need(
                                                6, pieces=stories_of(local("they", "player"), "s1")
                                            ),
                                        ),
                                        block(
                                            "option_4",
                                            Pick(
                                                "told",
                                                stories_of(local("they", "player"), "s2"),
                                                w.STORY,
                                                6,
                                                chooser=local("they", "player"),
                                            ),
                                            act(
                                                w.DISCARD,
                                                Pieces((local("told", "story"),)),
                                                local("they", "player"),
                                                line=6,
                                            ),
                                        ),
                                        5,
                                    ),
                                    Option(
                                        5,
                                        "skin",
                                        None,
                                        (),
                                        block(
                                            "option_5",
                                            Pick(
                                                "hurt",
                                                mine("x", local("they", "player")),
                                                w.PERSON,
                                                8,
                                                chooser=local("they", "player"),
                                            ),
                                            act(w.TIRE, local("hurt"), line=8),
                                        ),
                                        7,
                                    ),
                                ),
                                5,
                            ),
                        ),
                        4,
                    ),
                    act(w.LOSE_WARMTH, 1, line=9),
                ),
                3,
            ),
            Option(
                2,
                "wood",
                Compare(">=", WARMTH, n(2)),
                (Need(11, n(1), w.REMOVE_WOOD), Need(12, n(2), w.REMOVE_WOOD)),
                block(
                    "option_2",
                    act(w.REMOVE_WOOD, 1, line=11, counted=0),
                    act(w.REMOVE_WOOD, 2, line=12, counted=0),
                    act(w.GAIN_WARMTH, WOOD, line=13),
                ),
                10,
            ),
            Option(
                3,
                "both",
                None,
                (),
                block("option_3", act(w.ADD_WOOD, 1, line=15), CarryOut(2, 16)),
                14,
            ),
        ),
        3,
    ),
    act(w.GAIN_WARMTH, 1, line=17),
    trigger=Trigger(None, ((Compare("<=", WARMTH, n(12)), 2),), line=2),
)

# ---- a vote with a table of dice, a lasting modifier and a watch
KEEP_WATCH = ember(
    "keep_watch",
    Vote(
        players("v", Call(w.HAS_STORY, (local("v", "player"),))),
        YOU,
        True,
        block(
            "vote.passes",
            RollDie("roll", 6, 5, YOU),
            Switch(
                local("roll", "number"),
                (
                    Case(((1, 3),), block("vote.passes.1", act(w.BLOW, 2, line=6)), 6),
                    Case(((4, 4), (6, 6)), block("vote.passes.2"), 7),
                    Case(
                        ((5, 5),),
                        block("vote.passes.3", act(w.GAIN_WARMTH, local("roll", "number"), line=8)),
                        8,
                    ),
                ),
                5,
            ),
        ),
        block(
            "vote.fails",
            Lasting(
                "next round",
                (
                    Modify(w.STORM_BLOWS, (n(1),), 11),
                    Modify(
                        w.STORM_BLOWS,
                        (n(-1),),
                        12,
                        condition=Compare("<", WARMTH, n(4)),
                        limit=Limit("turn"),
                    ),
                    Watch(
                        Match(
                            w.GUST,
                            rules.GUST,
                            "",
                            (local("left", "number"),),
                            ((Compare(">=", local("left", "number"), n(1)), 13),),
                            13,
                        ),
                        block(
                            "vote.fails.watch", act(w.ADD_WOOD, local("left", "number"), line=14)
                        ),
                        13,
                        limit=Limit("round", 2),
                    ),
                    Watch(
                        Match(
                            w.TELL,
                            rules.TOLD,
                            "",
                            (local("teller", "player"), local("tale", "story")),
                            (),
                            15,
                        ),
                        block(
                            "vote.fails.told", act(w.DRAW, 1, local("teller", "player"), line=16)
                        ),
                        15,
                        condition=Call(w.HAS_STORY, (YOU,)),
                    ),
                ),
                10,
            ),
        ),
        3,
    ),
    Vote(
        players("u"),
        None,
        False,
        block("second.passes"),
        block("second.fails", act(w.LOSE_WARMTH, 1, line=18)),
        17,
    ),
    trigger=Trigger(
        Match(
            w.FEED,
            rules.FED,
            "",
            (local("feeder", "player"),),
            ((Compare("=", local("feeder", "player"), YOU), 2), (Compare(">=", WOOD, n(1)), 2)),
            2,
        ),
        (),
        line=2,
    ),
    scope=(YOU, local("feeder", "player")),
)

# ---- offers, duties, the pot of all, hidden cards
PASS_THE_HAT = ember(
    "pass_the_hat",
    Each(
        "they",
        Ordered(players(), YOU),
        w.PLAYER,
        block(
            "each",
            Offer(
                local("they", "player"),
                (Need(4, n(2), pieces=stories_of(local("they", "player"), "a")),),
                block(
                    "each.offer",
                    Pick(
                        "gone",
                        stories_of(local("they", "player"), "b"),
                        w.STORY,
                        4,
                        chooser=local("they", "player"),
                        low=n(2),
                        high=n(2),
                        many=True,
                    ),
                    act(w.DISCARD, local("gone", "story", True), local("they", "player"), line=4),
                ),
                block("each.so", act(w.GAIN_WARMTH, Size(local("gone", "story", True)), line=5)),
                block(
                    "each.not",
                    Each(
                        "first_one",
                        First(mine("c", local("they", "player")), n(1)),
                        w.PERSON,
                        block("each.not.each", act(w.TIRE, local("first_one"), line=6)),
                        6,
                    ),
                    Each(
                        "last_one",
                        Last(mine("d", local("they", "player")), n(1)),
                        w.PERSON,
                        block("each.not.last", act(w.TIRE, local("last_one"), line=6)),
                        6,
                    ),
                    act(w.TIRE, Named(w.PERSON, "anna"), line=6),
                    act(w.TIRE, Named(w.PERSON, "zoe"), line=6),
                ),
                False,
                4,
            ),
        ),
        3,
    ),
    Offer(
        YOU,
        (Need(8, n(3), w.REMOVE_WOOD),),
        block("must", act(w.REMOVE_WOOD, 3, line=8, binds="that_many", counted=0)),
        block("must.so", act(w.GAIN_WARMTH, local("that_many", "number"), line=9)),
        block("must.not", act(w.LOSE_WARMTH, 1, line=10)),
        True,
        8,
    ),
    Together(
        players("q"),
        "giver",
        stories_of(
            local("giver", "player"),
            "d",
            Call(w.STORY_IS, (local("d", "story"), EnumValue("story kind", "song", 1))),
        ),
        n(2),
        w.DISCARD,
        (local("piece", "story", many=True), local("giver", "player")),
        "piece",
        w.STORY,
        block("pot.so", act(w.GAIN_WARMTH, WOOD, line=12)),
        block("pot.not", act(w.BLOW, 1, line=13)),
        11,
    ),
    Offer(
        Number(0),
        (Need(15, owner=Number(1), pieces=stories_of(Number(1), "e")),),
        block("other", act(w.ADD_WOOD, 1, line=15)),
        block("other.so"),
        block("other.not"),
        False,
        14,
    ),
)

# ---- values that effects yield, numbers picked, what the state says afterwards
COUNT_THE_WOOD = ember(
    "count_the_wood",
    act(w.ADD_WOOD, 1, line=3),
    act(w.GAIN_WARMTH, WOOD, line=4),
    act(w.REMOVE_WOOD, 9, line=5, binds="burnt", counted=0),
    act(w.ADD_WOOD, Arithmetic("/", local("burnt", "number"), n(2), "up"), line=6),
    act(w.BEG, 2, YOU, line=7, binds="begged"),
    If(
        Compare(">", local("begged", "number"), n(0)),
        block(
            "if.1",
            act(
                w.GAIN_WARMTH,
                Arithmetic("*", local("begged", "number"), Arithmetic("+", WOOD, n(1))),
                line=8,
            ),
        ),
        block(
            "if.2",
            If(
                Compare("=", WOOD, n(0)),
                block("if.3", act(w.ADD_WOOD, 1, line=10)),
                block("if.4", act(w.ADD_WOOD, 2, line=11)),
                9,
            ),
        ),
        8,
    ),
    act(w.BEG, 1, YOU, line=12),
    PickNumber("some", YOU, n(0), Arithmetic("min", n(3), Available(w.REMOVE_WOOD, ())), 13),
    act(w.REMOVE_WOOD, local("some", "number"), line=13, counted=0),
    act(w.DRAW, 2, YOU, line=14, binds="drawn"),
    Bind("left_over", Arithmetic("-", Size(local("drawn", "story", True)), n(1)), 15),
    act(w.ADD_WOOD, Arithmetic("max", n(0), local("left_over", "number")), line=15),
    act(w.REMOVE_WOOD, 2, line=16, counted=0, if_able=True),
    act(w.REMOVE_WOOD, 1, line=17, counted=0, if_able=True, binds="maybe"),
    act(w.GAIN_WARMTH, local("maybe", "number"), line=18),
    act(w.BEG, 1, YOU, line=19, binds="again", if_able=True),
    act(w.GAIN_WARMTH, local("again", "number"), line=20),
)

# ---- loops, random pieces, the weakest, contests, counters
FEEBLEST = people("m", extreme="lowest", key=w.WEAKEST)
FEEBLEST_OF_MINE = Candidates(
    w.PERSON, "f", (Call(w.CONTROLS, (YOU, local("f"))),), source=FEEBLEST
)
THE_WEAKEST = ember(
    "the_weakest",
    Pick("somebody", mine("m"), w.PERSON, 3),
    act(w.TIRE, local("somebody"), line=3),
    Pick(
        "others",
        people("o", Logic("not", (Compare("=", local("o"), local("somebody")),))),
        w.PERSON,
        4,
        high=n(2),
        many=True,
    ),
    Each(
        "sleepy",
        local("others", "person", True),
        w.PERSON,
        block(
            "each.1",
            If(
                Test(w.TIRED, local("sleepy")),
                block("each.1.if", act(w.ROUSE, local("sleepy"), line=6, if_able=True)),
                block("each.1.else", act(w.TIRE, local("sleepy"), line=7)),
                5,
            ),
            act(w.ADD_WOOD, 1, line=8),
            act(w.GAIN_WARMTH, WOOD, line=8),
        ),
        5,
    ),
    Each(
        "feeble",
        people("k", extreme="lowest", key=w.WEAKEST),
        w.PERSON,
        block("each.2", act(w.TIRE, local("feeble"), line=9)),
        9,
    ),
    Contest(players("c"), "best", "worst", 6, True, 10),
    Each(
        "winner",
        local("best", "player", True),
        w.PLAYER,
        block("each.3", act(w.DRAW, 1, local("winner", "player"), line=11)),
        11,
    ),
    Each(
        "loser",
        local("worst", "player", True),
        w.PLAYER,
        block("each.4", Manual("sing", 12), act(w.LOSE_WARMTH, 1, line=12)),
        12,
    ),
    AddToCounter("nights", 0, n(1), 13),
    Pick("feeblest", Rather(FEEBLEST_OF_MINE, FEEBLEST), w.PERSON, 13, Arbiter()),
    act(w.ROUSE, local("feeblest"), line=13),
    If(
        Logic(
            "and",
            (
                Compare(">=", Counter("nights", 0), n(1)),
                Logic(
                    "or",
                    (Contains(local("others", "person", True), local("somebody")), Constant(True)),
                ),
                SomeOf(1, (Compare(">=", Counter("nights", 0), n(1)), Constant(False))),
            ),
        ),
        block("if", act(w.GAIN_WARMTH, Counter("nights", 0), line=14)),
        block("else"),
        14,
    ),
    trigger=Trigger(
        None,
        ((Compare(">=", Size(mine("z")), n(1)), 2),),
        (Pick("you_1", mine("y"), w.PERSON, 2, chooser=YOU),),
        2,
    ),
)

# ---- what lasts: attached, while, moments, later, instead, granted
UNTIL_DAWN = ember(
    "until_dawn",
    Pick("watcher", mine("i"), w.PERSON, 3, chooser=YOU),
    Lasting(
        "attached",
        (
            AtMoment(
                ("start", "turn", "your"),
                block(
                    "attached.1",
                    Offer(
                        YOU,
                        (Need(5, pieces=stories_of(YOU, "j")),),
                        block(
                            "attached.1.o",
                            Pick("spent", stories_of(YOU, "l"), w.STORY, 5, chooser=YOU),
                            act(w.DISCARD, Pieces((local("spent", "story"),)), YOU, line=5),
                        ),
                        block("attached.1.so"),
                        block("attached.1.not", act(w.TIRE, local("bearer"), line=6)),
                        False,
                        5,
                    ),
                ),
                4,
            ),
            Watch(
                Match(
                    w.FEED,
                    rules.FEEDING,
                    "before it burns",
                    (local("feeder", "player"),),
                    ((Compare("=", local("feeder", "player"), YOU), 7),),
                    7,
                ),
                block("attached.2", Cancel("the action", 8)),
                7,
                limit=Limit("turn"),
            ),
        ),
        3,
        bearer=local("watcher"),
    ),
    Lasting(
        "while",
        (
            Modify(w.STORM_BLOWS, (n(2),), 10),
            Instead(
                EnumValue("night step", "storm step", 0),
                block("instead", act(w.BLOW, 1, line=11), act(w.ADD_WOOD, 1, line=11)),
                11,
            ),
            AtMoment(
                ("end", "turn", "each"),
                block("while.end", act(w.ADD_WOOD, 1, line=12)),
                12,
                limit=Limit("round"),
            ),
        ),
        9,
        condition=Compare(">=", WARMTH, n(5)),
    ),
    Lasting(
        "this round",
        (
            Instead(EnumValue("night step", "storm step", 0), block("skip"), 14),
            Grant(
                YOU,
                Ability(
                    2,
                    (),
                    Limit("turn"),
                    block("granted", act(w.ADD_WOOD, Sum(mine("h"), n(1)), line=15)),
                    (Need(15, n(1), w.REMOVE_WOOD),),
                    15,
                ),
                15,
            ),
            AtMoment(("end", "turn", "next"), block("next_turn", act(w.DRAW, 1, YOU, line=16)), 16),
        ),
        13,
    ),
    Later(
        block("later.1", act(w.TIRE, local("watcher"), line=17), act(w.GAIN_WARMTH, WOOD, line=17)),
        17,
        moment=("end", "round", "next"),
    ),
    Later(block("later.2", act(w.ADD_WOOD, 1, line=18)), 18, moment=("start", "turn", "your")),
    Later(
        block("later.3", act(w.GAIN_WARMTH, local("teller_2", "player"), line=19)),
        19,
        event=Match(
            w.TELL, rules.TOLD, "", (local("teller_2", "player"), local("tale_2", "story")), (), 19
        ),
        times=2,
    ),
)

# ---- what has happened, what is only counted, a card that leaves its bearer, several pots, dice of
# several ----------------------------
TELLER, TALE = local("teller_3", "player"), local("tale_3", "story")
TOLD_BY_YOU = Happened(
    Match(w.TELL, rules.TOLD, "", (TELLER, TALE), ((Compare("=", TELLER, YOU), 3),), 3), "round"
)
OLD_STORIES = ember(
    "old_stories",
    If(
        TOLD_BY_YOU,
        block("told", act(w.GAIN_WARMTH, 1, line=3)),
        block("untold", act(w.LOSE_WARMTH, 1, line=4)),
        3,
    ),
    If(
        Compare("<", LineUses(1), HowOften(TOLD_BY_YOU.match, "round")),
        block("counted", CountUse(1, "game", 4)),
        block("uncounted"),
        4,
    ),
    Each(
        "log",
        Upto(Arithmetic("min", WOOD, n(3))),
        w.WOOD,
        block("logs", act(w.DRAW, 1, YOU, line=5)),
        5,
    ),
    Pick("keeper", people("kk"), w.PERSON, 6, chooser=YOU),
    Lasting(
        "attached",
        (
            Watch(
                Match(
                    w.TELL,
                    rules.TOLD,
                    "",
                    (local("teller_4", "player"), local("tale_4", "story")),
                    (),
                    7,
                ),
                block(
                    "heard",
                    act(w.GAIN_WARMTH, 1, line=8),
                    AddToCounter("tales", 1, n(1), 8),
                    If(
                        Compare(">=", Counter("tales", 1), n(2)),
                        block("enough", Detach(9)),
                        block("more"),
                        9,
                    ),
                ),
                7,
            ),
            Instead(
                EnumValue("night step", "storm step", 0),
                block("calm", act(w.ADD_WOOD, 1, line=10)),
                10,
                Compare(">=", WARMTH, n(4)),
            ),
        ),
        6,
        bearer=local("keeper"),
    ),
    Together(
        players("pa"),
        "giver_a",
        stories_of(local("giver_a", "player"), "ga"),
        n(1),
        w.DISCARD,
        (local("piece_a", "story", many=True), local("giver_a", "player")),
        "piece_a",
        w.STORY,
        block("both", act(w.GAIN_WARMTH, 3, line=12)),
        block("none", act(w.LOSE_WARMTH, 1, line=13)),
        11,
        (
            Together(
                players("pb"),
                "giver_b",
                stories_of(local("giver_b", "player"), "gb"),
                n(2),
                w.DISCARD,
                (local("piece_b", "story", many=True), local("giver_b", "player")),
                "piece_b",
                w.STORY,
                block(""),
                block(""),
                11,
            ),
        ),
        (Need(11, n(1), w.REMOVE_WOOD),),
    ),
    Contest(
        players("pc"),
        "best_b",
        "worst_b",
        6,
        False,
        14,
        Size(stories_of(local("pc", "player"), "gc")),
        "pc",
    ),
    Each(
        "winner_b",
        local("best_b", "player", True),
        w.PLAYER,
        block("won", act(w.DRAW, 1, local("winner_b", "player"), line=15)),
        15,
    ),
)

# ---- everybody chooses before the first of them gives
ALL_TELL_AT_ONCE = ember(
    "all_tell_at_once",
    Each(
        "they",
        players("p", Call(w.HAS_STORY, (local("p", "player"),))),
        w.PLAYER,
        block(
            "start.each",
            Pick(
                "told",
                stories_of(local("they", "player"), "s1"),
                w.STORY,
                5,
                chooser=local("they", "player"),
            ),
            act(
                replace(w.DISCARD, puts_off=w.DISCARD),
                Pieces((local("told", "story"),)),
                local("they", "player"),
                line=5,
            ),
            act(w.GAIN_WARMTH, 1, line=6),
        ),
        5,
    ),
    AtOnce(5),
    act(w.ADD_WOOD, 1, line=7),
)

EMBERS = (
    GIVE_SOMETHING_UP,
    KEEP_WATCH,
    PASS_THE_HAT,
    COUNT_THE_WOOD,
    THE_WEAKEST,
    UNTIL_DAWN,
    OLD_STORIES,
    ALL_TELL_AT_ONCE,
)

LUCKY_STONE = CheckedCard(
    w.CHARM,
    "Lucky Stone",
    "lucky_stone",
    1,
    {},
    standing=(
        Standing(
            "keep",
            (YOU, Local("bearer", "player")),
            (
                Watch(
                    Match(w.GUST, rules.GUST, "", (local("left", "number"),), (), 3),
                    block(
                        "keep.watch",
                        RollDie("luck", 6, 4),
                        If(
                            Compare("=", local("luck", "number"), n(6)),
                            block("keep.watch.if", act(w.GAIN_WARMTH, 1, line=5)),
                            block("keep.watch.else"),
                            5,
                        ),
                    ),
                    3,
                ),
            ),
        ),
        Standing(
            "keep",
            (YOU, Local("bearer", "player")),
            (
                Modify(
                    w.STORM_BLOWS,
                    (n(1),),
                    6,
                    condition=Call(w.HAS_STORY, (Local("bearer", "player"),)),
                ),
            ),
        ),
    ),
    abilities=(
        (
            "ability",
            Ability(
                3,
                (n(0),),
                Limit("round"),
                block("ability", act(w.DRAW, 1, YOU, line=8)),
                (),
                7,
                "draw",
                (YOU,),
            ),
        ),
    ),
)

A_WARM_NIGHT = CheckedCard(
    w.DREAM,
    "A Warm Night",
    "a_warm_night",
    1,
    {},
    goals={
        "goal": Goal(
            "and",
            (
                Goal(atom=Atom(Compare(">=", WARMTH, n(9)), "warmth >= 9", 2)),
                Goal(
                    "or",
                    (
                        Goal(
                            atom=Atom(
                                Compare(">", WOOD, Call(w.STORIES_HELD, (YOU,))),
                                "wood > stories",
                                3,
                            )
                        ),
                        Goal(atom=Atom(Call(w.HAS_STORY, (YOU,)), "you have a story", 4)),
                    ),
                ),
                Goal("not", (Goal(atom=Atom(Compare("<", WARMTH, n(3)), "warmth < 3", 5)),)),
                Goal(
                    "some",
                    (
                        Goal(atom=Atom(Compare(">=", WOOD, n(2)), "wood >= 2", 6)),
                        Goal(atom=Atom(Compare("=", WARMTH, n(9)), "warmth = 9", 6)),
                    ),
                    None,
                    6,
                    1,
                ),
            ),
        )
    },
)

ALL: tuple[CheckedCard, ...] = (*EMBERS, LUCKY_STONE, A_WARM_NIGHT)
RULES: tuple[type[Rule], ...] = (Modify, Watch, AtMoment, Instead, Grant)
