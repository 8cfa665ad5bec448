"""Random ember cards: any statement in any place, so that the comparison meets combinations nobody
would write.

A card is a function of its seed. Locals are bound by one node each, blocks are two to four
statements, nested three deep.
"""

from __future__ import annotations

from random import Random

from dowlang.semantics.ir import (
    Act,
    AddToCounter,
    Arithmetic,
    AtMoment,
    Bind,
    Block,
    Call,
    Candidates,
    Case,
    CheckedCard,
    Choose,
    Compare,
    Contains,
    Contest,
    Counter,
    Each,
    EnumValue,
    Expression,
    First,
    If,
    Instead,
    Last,
    Lasting,
    Later,
    Limit,
    Local,
    Logic,
    Match,
    Modify,
    Named,
    Need,
    Number,
    Offer,
    Option,
    Pick,
    PickNumber,
    Procedure,
    RollDie,
    Rule,
    Size,
    Statement,
    Switch,
    Tally,
    Test,
    Together,
    Trigger,
    Vote,
    Watch,
)
from tests.worlds import campfire_rules as rules
from tests.worlds import campfire_words as w

NOUNS = {"player": w.PLAYER, "person": w.PERSON, "story": w.STORY}
Bound = list[Local]


class Cards:
    """Makes one card."""

    def __init__(self, seed: int) -> None:
        self.random, self.seed, self.names, self.line, self.options = Random(seed), seed, 0, 1, 0

    def checked_card(self) -> CheckedCard:
        """The card."""
        body = self.block("start", [Local("you", "player")], 3)
        procedure = Procedure("start", (Local("you", "player"),), body)
        return CheckedCard(
            w.EMBER,
            f"Random {self.seed}",
            f"random_{self.seed}",
            1,
            {},
            Trigger(None, (), line=2),
            (procedure,),
        )

    def name(self, noun: str, many: bool = False) -> Local:
        self.names += 1
        return Local(f"{noun}_{self.names}", noun, many)

    def of(self, bound: Bound, noun: str, many: bool = False) -> Expression | None:
        fitting = [local for local in bound if local.noun == noun and local.many == many]
        return self.random.choice(fitting) if fitting else None

    # ---- expressions
    def number(self, bound: Bound, depth: int = 2) -> Expression:
        choice = self.random.randrange(8 if depth else 4)
        match choice:
            case 0 | 1:
                return Number(self.random.randrange(4))
            case 2:
                return Tally(w.WOOD)
            case 3:
                return self.of(bound, "number") or Call(w.WARMTH, ())
            case 4:
                return Size(
                    self.pieces(bound, self.random.choice(("player", "person", "story")), depth - 1)
                )
            case 5:
                return Call(w.STORIES_HELD, (self.player(bound),))
            case 6:
                return Counter("count", 0)
        operator = self.random.choice(("+", "-", "*", "/", "min", "max"))
        return Arithmetic(
            operator,
            self.number(bound, depth - 1),
            self.number(bound, depth - 1),
            self.random.choice(("up", "down")),
        )

    def small(self, bound: Bound) -> Expression:
        """A number between 0 and 3, so that games stay short."""
        return Arithmetic("min", Number(3), Arithmetic("max", Number(0), self.number(bound, 1)))

    def player(self, bound: Bound) -> Expression:
        return self.of(bound, "player") or Number(0)

    def person(self, bound: Bound) -> Expression:
        return self.of(bound, "person") or Named(w.PERSON, "anna")

    def pieces(self, bound: Bound, noun: str, depth: int = 1) -> Expression:
        known = self.of(bound, noun, many=True)
        if known is not None and self.random.random() < 0.3:
            return known
        element = self.name(noun)
        inside = [*bound, element]
        source = Call(w.IN_HAND, (self.player(bound),)) if noun == "story" else None
        conditions = tuple(
            self.condition(inside, element, depth) for _ in range(self.random.choice((0, 1, 1, 2)))
        )
        extreme, key = (
            ("lowest", w.WEAKEST) if noun == "person" and self.random.random() < 0.2 else ("", None)
        )
        found = Candidates(NOUNS[noun], element.name, conditions, source, extreme, key)
        if self.random.random() >= 0.15:
            return found
        end = First if self.random.random() < 0.5 else Last
        return end(found, self.small(bound))

    def condition(self, bound: Bound, piece: Local | None = None, depth: int = 1) -> Expression:
        choice = self.random.randrange(6)
        if choice == 0 and depth:
            operands = tuple(
                self.condition(bound, piece, depth - 1)
                for _ in range(self.random.choice((1, 2, 2)))
            )
            return Logic(
                "not" if len(operands) == 1 else self.random.choice(("and", "or")), operands
            )
        if piece is not None and choice < 4:
            match piece.noun:
                case "player":
                    return Call(w.HAS_STORY, (piece,))
                case "person":
                    return self.random.choice(
                        (Test(w.TIRED, piece), Call(w.CONTROLS, (self.player(bound), piece)))
                    )
                case "story":
                    return Call(w.STORY_IS, (piece, EnumValue("story kind", "song", 1)))
        known = self.of(bound, "person", many=True)
        if choice == 4 and known is not None:
            return Contains(known, self.person(bound))
        return Compare(
            self.random.choice(("=", "<", ">", "<=", ">=")),
            self.number(bound, depth),
            self.number(bound, depth),
        )

    # ---- statements
    def block(self, path: str, bound: Bound, depth: int) -> Block:
        inside, out = list(bound), list[Statement]()
        for number in range(self.random.choice((1, 2, 2, 3, 4))):
            self.line += 1
            out.append(self.statement(f"{path}.{number + 1}", inside, depth))
        return Block(path, tuple(out))

    def maybe(self, path: str, bound: Bound, depth: int) -> Block:
        return self.block(path, bound, depth) if self.random.random() < 0.7 else Block(path)

    def act(self, bound: Bound) -> Act:
        able = self.random.random() < 0.2
        match self.random.randrange(9):
            case 0:
                return Act(w.ADD_WOOD, (self.small(bound),), self.line)
            case 1:
                count, binds = (
                    self.small(bound),
                    self.name("number") if self.random.random() < 0.6 else None,
                )
                bound += [binds] if binds else []
                return Act(w.REMOVE_WOOD, (count,), self.line, binds.name if binds else "", 0, able)
            case 2:
                return Act(w.GAIN_WARMTH, (self.small(bound),), self.line)
            case 3:
                return Act(w.LOSE_WARMTH, (Number(self.random.randrange(2)),), self.line)
            case 4:
                return Act(w.TIRE, (self.person(bound),), self.line)
            case 5:
                return Act(w.ROUSE, (self.person(bound),), self.line, if_able=able)
            case 6:
                arguments, drawn = (
                    (self.small(bound), self.player(bound)),
                    self.name("story", many=True),
                )
                bound.append(drawn)
                return Act(w.DRAW, arguments, self.line, drawn.name)
            case 7:
                return Act(w.BLOW, (Number(1),), self.line)
        arguments = (Number(self.random.randrange(3)), self.player(bound))
        brought = self.name("number") if self.random.random() < 0.6 else None
        bound += [brought] if brought else []
        return Act(w.BEG, arguments, self.line, brought.name if brought else "", if_able=able)

    def statement(self, path: str, bound: Bound, depth: int) -> Statement:
        if depth and self.random.random() < 0.55:
            return self.nested(path, bound, depth - 1)
        match self.random.randrange(8):
            case 0:
                value, name = self.number(bound), self.name("number")
                bound.append(name)
                return Bind(name.name, value, self.line)
            case 1 | 2:
                return self.pick(bound)
            case 3:
                chooser, low, high, name = (
                    self.player(bound),
                    Number(0),
                    self.small(bound),
                    self.name("number"),
                )
                bound.append(name)
                return PickNumber(name.name, chooser, low, high, self.line)
            case 4:
                name = self.name("number")
                bound.append(name)
                return RollDie(
                    name.name,
                    6,
                    self.line,
                    self.player(bound) if self.random.random() < 0.5 else None,
                )
            case 5 if self.random.random() < 0.5:
                players, best, worst = (
                    self.pieces(bound, "player"),
                    self.name("player", many=True),
                    self.name("player", many=True),
                )
                bound += [best, worst]
                return Contest(
                    players, best.name, worst.name, 6, self.random.random() < 0.5, self.line
                )
            case 6 if self.random.random() < 0.5:
                return AddToCounter("count", 0, self.small(bound), self.line)
        return self.act(bound)

    def pick(self, bound: Bound) -> Pick:
        noun = self.random.choice(("person", "player", "story"))
        pieces, chooser = (
            self.pieces(bound, noun),
            self.player(bound) if self.random.random() < 0.7 else None,
        )
        many = self.random.random() < 0.4
        low, high = (
            Number(self.random.randrange(2)),
            self.random.choice((None, Number(2))) if many else Number(1),
        )
        name = self.name(noun, many)
        bound.append(name)
        return Pick(name.name, pieces, NOUNS[noun], self.line, chooser, low, high, many)

    def needs(self, bound: Bound) -> tuple[Need, ...]:
        out = []
        for _ in range(self.random.choice((0, 1, 1, 2, 3))):
            out.append(
                self.random.choice(
                    (
                        Need(self.line, Number(1), w.REMOVE_WOOD),
                        Need(self.line, self.small(bound), pieces=self.pieces(bound, "story")),
                        Need(self.line, Number(1), pieces=self.pieces(bound, "person")),
                        Need(self.line, holds=self.condition(bound)),
                        Need(self.line, possible=Call(w.ROUSE, (self.person(bound),))),
                        Need(
                            self.line, owner=self.player(bound), pieces=self.pieces(bound, "story")
                        ),
                    )
                )
            )
        return tuple(out)

    def nested(self, path: str, bound: Bound, depth: int) -> Statement:
        line = self.line
        match self.random.randrange(9):
            case 0:
                return If(
                    self.condition(bound),
                    self.maybe(f"{path}.if", bound, depth),
                    self.maybe(f"{path}.else", bound, depth),
                    line,
                )
            case 1 | 2:
                noun = self.random.choice(("player", "person", "story"))
                pieces, name = self.pieces(bound, noun), self.name(noun)
                return Each(
                    name.name,
                    pieces,
                    NOUNS[noun],
                    self.block(f"{path}.each", [*bound, name], depth),
                    line,
                )
            case 3:
                subject = self.of(bound, "number") or Call(w.WARMTH, ())
                cases = (
                    Case(((-999, 2),), self.maybe(f"{path}.low", bound, depth), line),
                    Case(((3, 3), (5, 5)), self.maybe(f"{path}.mid", bound, depth), line),
                    Case(((4, 4), (6, 9999)), self.maybe(f"{path}.high", bound, depth), line),
                )
                return Switch(subject, cases, line)
            case 4:
                options = []
                for _ in range(self.random.choice((1, 2, 3))):
                    self.options += 1
                    number, holds = (
                        self.options,
                        self.condition(bound) if self.random.random() < 0.5 else None,
                    )
                    options.append(
                        Option(
                            number,
                            f"label {number}",
                            holds,
                            self.needs(bound),
                            self.maybe(f"option_{number}", bound, depth),
                            line,
                        )
                    )
                return Choose(self.player(bound), tuple(options), line)
            case 5:
                ties = self.random.choice((None, self.player(bound), Number(-2), Number(-3)))
                return Vote(
                    self.pieces(bound, "player"),
                    ties,
                    self.random.choice((True, False, False)),
                    self.maybe(f"{path}.passes", bound, depth),
                    self.maybe(f"{path}.fails", bound, depth),
                    line,
                )
            case 6:
                inside = list(bound)
                who, needs, body = self.player(bound), self.needs(bound), self.act(inside)
                return Offer(
                    who,
                    needs,
                    Block(f"{path}.body", (body,)),
                    self.maybe(f"{path}.so", inside, depth),
                    self.maybe(f"{path}.not", bound, depth),
                    self.random.random() < 0.4,
                    line,
                )
            case 7:
                giver, tale = self.name("player"), self.name("story")
                share = Local(self.name("story").name, "story", True)
                candidates = Candidates(
                    w.STORY,
                    tale.name,
                    (self.condition([giver, tale], tale),),
                    Call(w.IN_HAND, (giver,)),
                )
                return Together(
                    self.pieces(bound, "player"),
                    giver.name,
                    candidates,
                    self.small(bound),
                    w.DISCARD,
                    (share, giver),
                    share.name,
                    w.STORY,
                    self.maybe(f"{path}.so", bound, depth),
                    self.maybe(f"{path}.not", bound, depth),
                    line,
                )
        return self.lasting(path, bound, depth)

    def lasting(self, path: str, bound: Bound, depth: int) -> Statement:
        line = self.line
        left, teller, tale = self.name("number"), self.name("player"), self.name("story")
        gust = Match(
            w.GUST, rules.GUST, "", (left,), ((self.condition([*bound, left]), line),), line
        )
        told = Match(w.TELL, rules.TOLD, "", (teller, tale), (), line)
        moment = (
            self.random.choice(("start", "end")),
            self.random.choice(("turn", "round")),
            self.random.choice(("this", "next", "each")),
        )
        if moment[1] == "turn" and self.random.random() < 0.4:
            moment = (*moment[:2], "your")
        if self.random.random() < 0.4:
            if self.random.random() < 0.5:
                return Later(self.block(f"{path}.later", bound, depth), line, moment=moment)
            return Later(
                self.block(f"{path}.later", [*bound, teller, tale], depth),
                line,
                event=told,
                times=self.random.choice((1, 2)),
                counting=self.random.random() < 0.3,
            )
        condition = self.condition(bound) if self.random.random() < 0.4 else None
        limit = (
            Limit(self.random.choice(("turn", "round", "game")), 1)
            if self.random.random() < 0.4
            else None
        )
        all_rules: list[Rule] = [
            Modify(w.STORM_BLOWS, (self.small(bound),), line, condition, limit),
            Watch(
                gust,
                self.block(f"{path}.gust", [*bound, left], min(depth, 1)),
                line,
                condition,
                Limit("round"),
            ),
            Watch(
                told,
                self.block(f"{path}.told", [*bound, teller, tale], min(depth, 1)),
                line,
                condition,
                limit,
            ),
            AtMoment(
                moment, self.block(f"{path}.moment", bound, min(depth, 1)), line, condition, limit
            ),
            Instead(
                EnumValue("night step", "storm step", 0),
                self.maybe(f"{path}.instead", bound, min(depth, 1)),
                line,
            ),
        ]
        chosen = tuple(self.random.sample(all_rules, self.random.choice((1, 2))))
        duration = self.random.choice(("this turn", "this round", "next round", "game", "while"))
        return Lasting(
            duration, chosen, line, self.condition(bound) if duration == "while" else None
        )


def random_card(seed: int) -> CheckedCard:
    """The card of that seed."""
    return Cards(seed).checked_card()
