"""A plain interpreter of the checked card: ordinary recursion, a dictionary of locals, no steps of
its own.

It shares the words with the compiled handlers, and the engine's procedures that put a question
(votes, picks, offers), and nothing of the compiler. Whatever a word schedules is run to its end
before the next statement is looked at; a question on the way is answered by `answer(game, player,
kind, options)`, which the caller brings (recorded answers, usually). What a lasting rule waits for
becomes a function of its own, made here, with all locals of the place where the rule was put in
force.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import is_dataclass
from types import ModuleType
from typing import Any

from dowlang.engine import dice, offers, ongoing_effects, piece_choices, voting
from dowlang.engine.frames import Answer
from dowlang.engine.game import Game
from dowlang.engine.late_at_ends import at_this_end
from dowlang.engine.late_at_starts import hear_this_start
from dowlang.semantics import ir
from dowlang.semantics.lower.needs_as_seen import with_needs_as_seen
from dowlang.semantics.lower.pre_event import with_bearers
from dowlang.semantics.lower.shown_when_asked import with_shown
from tests.oracle.values import enough_for, value, way_on

Answerer = Callable[[Game, int, str, tuple[Answer, ...]], int]
Locals = dict[str, Any]


class Skipped(Exception):
    """A single pick found nothing: the rest of its block does not happen."""


class Card:
    """One card under interpretation: `module()` is what the loader of a set wants."""

    def __init__(
        self, checked_card: ir.CheckedCard, path: str, vocabulary: Any, answer: Answerer
    ) -> None:
        checked_card = with_needs_as_seen(with_shown(with_bearers(checked_card)))
        self.checked_card, self.path, self.vocabulary, self.answer = (
            checked_card,
            path,
            vocabulary,
            answer,
        )
        self.steps: list[Callable[..., Any]] = []
        self.made: dict[tuple[int, str], Callable[..., Any]] = {}
        self.put_off: list[tuple[Callable[..., Any], tuple[Any, ...]]] = []
        self.options = {
            node.number: node for node in nodes(checked_card) if isinstance(node, ir.Option)
        }
        self.by_nobody = {
            node.who.name
            for node in nodes(checked_card)
            if isinstance(node, ir.Offer) and node.by_nobody and isinstance(node.who, ir.Local)
        }
        self.numbers: dict[int, int] = {}
        for kind in (ir.Offer, ir.Manual):
            unique = {id(node): node for node in nodes(checked_card) if isinstance(node, kind)}
            self.numbers |= {key: number for number, key in enumerate(unique, 1)}

    # ---- what the loader sees
    def module(self, install: Callable[[str, Callable[..., Any]], None]) -> ModuleType:
        """Roles and functions; `install(name, function)` puts a function made later among the
        steps of the set.
        """
        self.install = install
        out: Any = ModuleType("oracle")
        out.STEPS, out.ROLES = (), {}
        if self.checked_card.trigger is not None:
            out.ROLES["trigger"] = self.trigger
        for procedure in self.checked_card.procedures:
            out.ROLES[procedure.role] = self.named(
                f"start_{procedure.role}", self.procedure(procedure)
            )
        roles: dict[str, list[ir.Standing]] = {}
        for standing in self.checked_card.standing:
            roles.setdefault(standing.role, []).append(standing)
        for role, parts in roles.items():
            out.ROLES[role] = self.standing(parts)
        for role, ability in self.checked_card.abilities:
            out.ROLES[role] = self.named(
                f"ability_{role}", self.with_scope(ability.scope, ability.body)
            )
        return out

    def named(self, name: str, function: Callable[..., Any]) -> Callable[..., Any]:
        """The function under a name that frames can carry."""
        function.__name__ = f"{self.path}:oracle_{name}"
        self.install(function.__name__, function)
        return function

    def trigger(self, game: Game, you: int, *payload: int) -> int:
        trigger = self.checked_card.trigger
        assert trigger is not None
        local: Locals = {"you": you}
        conditions = trigger.conditions
        if trigger.event is not None:
            local |= dict(zip((field.name for field in trigger.event.fields), payload, strict=True))
            conditions = (*trigger.event.conditions, *conditions)
        return next(
            (
                line
                for condition, line in conditions
                if not value(game, condition, local, self.path)
            ),
            0,
        )

    def procedure(self, procedure: ir.Procedure) -> Callable[..., Any]:
        picks = (
            self.checked_card.trigger.picks
            if self.checked_card.trigger is not None and procedure.role == "start"
            else ()
        )
        return self.with_scope(procedure.scope, ir.Block("", (*picks, *procedure.body.statements)))

    def with_scope(self, scope: Sequence[ir.Local], body: ir.Block) -> Callable[..., Any]:
        def run(game: Game, *arguments: Any) -> None:
            self.block(
                game, body, dict(zip((local.name for local in scope), arguments, strict=True))
            )

        return run

    def standing(self, parts: list[ir.Standing]) -> Callable[..., Any]:
        def put(game: Game, origin: ongoing_effects.Origin) -> None:
            for part in parts:
                told = {"you": origin.owner, "own": origin.own}
                local = {one.name: told.get(one.name, origin.bearer) for one in parts[0].scope}
                for rule in part.rules:
                    self.rule(game, rule, origin, local, None)

        return put

    # ---- running what words schedule
    def finish(self, game: Game, mark: int) -> None:
        """Run everything above `mark` on the stack; questions go to the answerer."""
        stack, steps = game.stack, game.cards.steps
        if len(stack) - mark > 1:
            stack[mark:] = stack[mark:][::-1]
        while len(stack) > mark:
            frame = stack.pop()
            if frame[0] == "ask":
                options = frame[3]
                chosen: Answer = ()
                if len(options) == 1:
                    chosen = options[0]
                elif options:
                    chosen = options[self.answer(game, frame[1], frame[2], options)]
                game.give(chosen)
                continue
            below = len(stack)
            steps[frame[0]](game, *frame[1:])
            stack[below:] = stack[below:][::-1]

    def do(self, game: Game, function: Callable[..., Any], *arguments: Any) -> Any:
        """Call a word and run what it schedules; its returned value."""
        mark = len(game.stack)
        out = function(game, *arguments)
        self.finish(game, mark)
        return out

    def given(self, game: Game, function: Callable[..., Any], *arguments: Any) -> Any:
        """Call something that hands its value on by `give`."""
        caught: list[Any] = []

        def catch(_: Game, got: Any) -> None:
            caught.append(got)

        catch.__name__ = f"{self.path}:oracle_catch_{len(game.stack)}"
        before = game.cards.steps.get(catch.__name__)
        game.cards.steps[catch.__name__] = catch
        mark = len(game.stack)
        game.stack.append((catch.__name__,))
        above = len(game.stack)
        function(game, *arguments)
        game.stack[above:] = game.stack[above:][::-1]
        self.finish_from(game, mark)
        if before is not None:
            game.cards.steps[catch.__name__] = before
        return caught[0]

    def finish_from(self, game: Game, mark: int) -> None:
        """As `finish`, for a stack already in order."""
        while len(game.stack) > mark:
            frame = game.stack.pop()
            game.stack.append(frame)
            self.finish(game, len(game.stack) - 1)

    # ---- blocks and statements
    def block(self, game: Game, body: ir.Block, local: Locals) -> None:
        """A block with locals of its own; a skipped rest ends here."""
        try:
            inner = dict(local)
            for statement in body.statements:
                self.statement(game, statement, inner)
        except Skipped:
            pass

    def statement(self, game: Game, statement: ir.Statement, local: Locals) -> None:
        """One statement, carried out completely."""

        def now(expression: ir.Expression) -> Any:
            return value(game, expression, local, self.path)

        match statement:
            case ir.Act():
                self.act(game, statement, local)
            case ir.Bind(name, bound):
                local[name] = now(bound)
            case ir.Pick(name, candidates, noun, _, chooser, low, high, many, at):
                pieces, most = now(candidates), -1 if high is None else now(high)
                if statement.onward and chooser is not None:
                    ways = [
                        one
                        for one in pieces
                        if way_on(game, statement.onward, chooser, {**local, name: one}, self.path)
                    ]
                    pieces = tuple(ways) or pieces
                if chooser is None:
                    local[name] = (
                        dice.some_at_random(game, pieces, most)
                        if many
                        else dice.one_at_random(game, pieces)
                    )
                elif many:
                    local[name] = self.given(
                        game, piece_choices.pick, now(chooser), noun.pick, pieces, now(low), most
                    )
                else:
                    local[name] = self.given(
                        game, piece_choices.pick_one, now(chooser), noun.pick, pieces
                    )
                if not many and local[name] < 0 and name not in self.by_nobody:
                    raise Skipped
                if at:
                    local[at] = now(ir.where_it_is(statement))
            case ir.PickNumber(name, chooser, low, high):
                local[name] = self.given(
                    game, piece_choices.pick_number, now(chooser), now(low), now(high)
                )
            case ir.Each(name, pieces, noun, body):
                for piece in now(pieces):
                    if noun.present is None or noun.present(game, piece):
                        self.block(game, body, {**local, name: piece})
            case ir.AtOnce():
                waiting, self.put_off = self.put_off, []
                for function, arguments in waiting:
                    self.do(game, function, *arguments)
            case ir.If(condition, body, otherwise):
                self.block(game, body if now(condition) else otherwise, local)
            case ir.RollDie(name, faces, _, player):
                local[name] = dice.roll_die(game, faces, -1 if player is None else now(player))
            case ir.Contest(players, highest, lowest, faces, rerolling, _, count, element):
                many = (
                    ()
                    if count is None
                    else [
                        value(game, count, {**local, element: player}, self.path)
                        for player in now(players)
                    ]
                )
                asked = {"highest": bool(highest), "lowest": bool(lowest)}
                local[highest], local[lowest] = dice.contest(
                    game, now(players), faces, rerolling, many, **asked
                )
            case ir.CountUse(number, scope):
                ongoing_effects.use_line(game, self.vocabulary.scopes[scope], self.path, number)
            case ir.AddToCounter(_, number, amount):
                game.add_to_counter(self.path, number, now(amount))
            case ir.Switch(subject, cases):
                rolled = now(subject)
                case_ = next(
                    c for c in cases if any(low <= rolled <= high for low, high in c.ranges)
                )
                self.block(game, case_.body, local)
            case ir.Choose(chooser, options):
                who = now(chooser)
                numbers = tuple(
                    o.number
                    for o in options
                    if (o.condition is None or now(o.condition))
                    and enough_for(game, o.needs, chooser, local, self.path)
                )
                taken = self.given(game, offers.choose_option, who, self.path, numbers)
                if taken:
                    self.block(game, next(o for o in options if o.number == taken).body, local)
            case ir.Vote(voters, ties, without, passes, fails):
                yes, no = (
                    side is not None and now(side)
                    for side in (statement.passes_barred, statement.fails_barred)
                )
                if not yes and not no:
                    yes = not self.given(
                        game,
                        voting.vote,
                        now(voters),
                        -1 if ties is None else now(ties),
                        int(without),
                    )
                    no = not yes
                if not (yes and no):
                    self.block(game, fails if yes else passes, local)
            case ir.Offer():
                self.offer(game, statement, local, now(statement.who))
            case ir.Together():
                self.together(game, statement, local)
            case ir.CarryOut(option, _, define):
                if define:
                    self.do(game, game.cards.handler(define)["start"], local.get("you", -1))
                else:
                    self.block(game, self.options[option].body, local)
            case ir.Detach():
                game.detach(self.path)
            case ir.Cancel(what):
                game.cancel(what)
            case ir.Manual():
                self.do(game, offers.manual, self.path, self.numbers[id(statement)])
            case ir.Lasting():
                self.lasting(game, statement, local)
            case ir.Later(body, _, moment, event, times, counting):
                origin = ongoing_effects.Origin(
                    self.path, local.get("you", -1), ongoing_effects.FOREVER
                )
                if event is not None:
                    self.watch(game, event, body, origin, local, [], (0, 0), times, counting)
                elif moment is not None:
                    self.moment(game, moment, body, origin, local, [], (0, 0), single=True)

    def act(self, game: Game, act: ir.Act, local: Locals) -> None:
        arguments = [value(game, a, local, self.path) for a in act.arguments]
        word = act.word
        if act.if_able:
            able = True
            if word.available is not None and act.counted >= 0:
                others = [a for place, a in enumerate(arguments) if place != act.counted]
                able = word.available(game, *others) >= arguments[act.counted]
            elif word.possible is not None:
                able = word.possible(game, *arguments)
            if not able:
                local[act.binds] = () if word.yields.endswith("s") else 0
                return
        if word.puts_off is not None:
            self.put_off.append((word.function, tuple(arguments)))
            return
        local[act.binds] = (
            self.given(game, word.function, *arguments)
            if word.gives
            else self.do(game, word.function, *arguments)
        )

    def offer(self, game: Game, offer: ir.Offer, local: Locals, who: int) -> None:
        if who < 0:
            self.block(game, offer.otherwise, local)
            return
        able = enough_for(game, offer.needs, offer.who, local, self.path)
        taken = ir.Block("", offer.body.statements + offer.so.statements)
        if offer.must:
            if not able and not offer.in_full:
                self.block(game, offer.body, local)
            self.block(game, taken if able else offer.otherwise, local)
            return
        accepted = self.given(game, offers.offer, who, self.path, self.numbers[id(offer)], able)
        self.block(game, taken if accepted else offer.otherwise, local)

    def together(self, game: Game, pot: ir.Together, local: Locals) -> None:
        players, first = pot.players, ()
        if isinstance(players, ir.Ordered) and players.start is not None:
            first = (value(game, players.start, local, self.path),)
            players = players.pieces
        players = value(game, players, local, self.path)
        pots = (pot, *pot.also)
        if not enough_for(
            game, pot.needs, ir.Local("you", "player"), {"you": -1, **local}, self.path
        ):
            self.block(game, pot.otherwise, local)
            return
        counts = [value(game, one.count, local, self.path) for one in pots]
        asked = tuple(
            (one.noun.pick, counts[number], self.share(one, local, number), ())
            for number, one in enumerate(pots)
        )
        if pot.must:  # one pot, and nobody may hold back
            filled = (self.given(game, offers.together, players, asked[0], 1, *first),)
        else:
            filled = self.given(game, offers.all_together, players, asked, *first)
        if not all(filled) or not filled:
            self.block(game, pot.otherwise, local)
            return
        acts = [
            (one.word.function, [value(game, a, bound, self.path) for a in one.arguments])
            for one, given in zip(pots, filled, strict=True)
            for giver, pieces in given
            for bound in self.shares(one, local, giver, pieces)
        ]
        for function, arguments in acts:
            self.do(game, function, *arguments)
        self.block(game, pot.so, local)

    def share(self, pot: ir.Together, local: Locals, number: int) -> str:
        """The name of a function that tells what one player could give."""

        def share(g: Game, giver: int) -> Any:
            return value(g, pot.candidates, {**local, pot.giver: giver}, self.path)

        return self.named(f"share_{pot.line}_{number}", share).__name__

    def shares(
        self, pot: ir.Together, local: Locals, giver: int, pieces: tuple[int, ...]
    ) -> list[Locals]:
        """The locals for the word of a pot: all pieces of a share, or each of them when it takes
        one.
        """
        many = any(
            isinstance(a, ir.Local) and a.name == pot.piece and a.many for a in pot.arguments
        )
        return [
            {**local, pot.giver: giver, pot.piece: part} for part in ((pieces,) if many else pieces)
        ]

    # ---- what lasts
    def lasting(self, game: Game, statement: ir.Lasting, local: Locals) -> None:
        scope, until = (ongoing_effects.FOREVER, 0)
        if statement.duration in self.vocabulary.durations:
            scope, until = self.vocabulary.durations[statement.duration](game)
        origin = ongoing_effects.Origin(self.path, local.get("you", -1), scope, until)
        if statement.bearer is not None:
            bearer = value(game, statement.bearer, local, self.path)
            origin = origin._replace(bearer=bearer)
            if statement.duration == "attached":
                noun = statement.bearer.noun  # type: ignore[union-attr]
                carried = (
                    isinstance(statement.bearer, ir.Local) and statement.bearer.name == "bearer"
                )
                origin = origin._replace(
                    tag=game.bearer_tag(noun, bearer)
                    if carried
                    else game.attach(self.path, noun, bearer)
                )
            local = {**local, "bearer": bearer}
        for rule in statement.rules:
            self.rule(game, rule, origin, dict(local), statement.condition)

    def rule(
        self,
        game: Game,
        rule: ir.Rule,
        origin: lasting.Origin,
        local: Locals,
        outer: ir.Expression | None,
    ) -> None:
        conditions = [c for c in (outer, getattr(rule, "condition", None)) if c is not None]
        limit = getattr(rule, "limit", None)
        limits = (self.vocabulary.scopes[limit.scope], limit.times) if limit is not None else (0, 0)
        test = (
            self.test(rule, conditions, local)
            if conditions and not isinstance(rule, ir.Modify)
            else ""
        )
        match rule:
            case ir.Modify():
                self.modify(game, rule, origin, local, conditions, limits)
            case ir.Watch(event, body):
                self.watch(
                    game, event, body, origin, local, [(c, rule.line) for c in conditions], limits
                )
            case ir.AtMoment(moment, body):
                self.moment(
                    game,
                    moment,
                    body,
                    origin,
                    local,
                    [(c, rule.line) for c in conditions],
                    limits,
                    whose=rule.whose,
                )
            case ir.Instead(step, body):
                name = self.body(rule, body, (), local) if body.statements else ""
                ongoing_effects.instead(game, origin, step.number, (name, *self.pack(local)), test)
            case ir.Grant(who, ability):
                holders = value(game, who, local, self.path)
                # a player uses what is his, a piece is borne by it
                noun = getattr(who, "noun", "player")
                holds = "owner" if getattr(noun, "name", noun) == "player" else "bearer"
                for holder in holders if isinstance(holders, tuple) else (holders,):
                    ongoing_effects.grant(
                        game,
                        origin._replace(**{holds: holder}),
                        self.body(ability, ability.body, (), local),
                        "",
                        ability.die,
                        *(
                            (self.vocabulary.scopes[ability.limit.scope], ability.limit.times)
                            if ability.limit
                            else (0, 0)
                        ),
                        (),
                    )

    def modify(
        self,
        game: Game,
        rule: ir.Modify,
        origin: lasting.Origin,
        local: Locals,
        conditions: list[ir.Expression],
        limits: tuple[int, int],
    ) -> None:
        """A rule sentence; of pieces told by a noun phrase, whether one is among them is asked
        when the number is read.
        """
        concerned = next(
            (
                (place, a)
                for place, (p, a) in enumerate(
                    zip(rule.word.parameters, rule.arguments, strict=True)
                )
                if p.name == "subject" and isinstance(a, ir.Candidates)
            ),
            None,
        )
        arguments = [
            a if concerned and place == concerned[0] else value(game, a, local, self.path)
            for place, a in enumerate(rule.arguments)
        ]
        if concerned is None:
            test = self.test(rule, conditions, local) if conditions else ""
        else:
            place, pieces = concerned
            told = bool(pieces.conditions or pieces.extreme or pieces.source)
            piece = ongoing_effects.EACH if told else ongoing_effects.NOBODY
            arguments[place] = (piece,) if rule.word.parameters[place].type.many else piece

            def fitting(g: Game, subject: int, packed: Any) -> bool:
                inside = dict(packed)
                return subject in value(g, pieces, inside, self.path) and all(
                    value(g, c, inside, self.path) for c in conditions
                )

            test = (
                self.once(rule, "fits", fitting)
                if told
                else self.test(rule, conditions, local)
                if conditions
                else ""
            )
        ongoing_effects.change(
            game,
            origin,
            rule.word.function(game, *arguments),
            test,
            () if not test else self.pack(local),
            *limits,
        )

    def pack(self, local: Locals) -> tuple[Any, ...]:
        """All locals as one frame local."""
        return (tuple(local.items()),)

    def test(self, owner: object, conditions: list[ir.Expression], local: Locals) -> str:
        def holds(g: Game, packed: Any, *_: int) -> bool:
            return all(value(g, c, dict(packed), self.path) for c in conditions)

        return self.once(owner, "test", holds)

    def body(
        self, owner: object, body: ir.Block, fields: tuple[ir.Local, ...], local: Locals
    ) -> str:
        def run(g: Game, packed: Any, *payload: int) -> None:
            self.block(
                g, body, dict(packed) | dict(zip((f.name for f in fields), payload, strict=False))
            )

        return self.once(owner, "body", run)

    def once(self, owner: object, what: str, function: Callable[..., Any]) -> str:
        """One function for each rule of the card, so that copies of a rule in force are one
        clause to the engine.
        """
        key = (id(owner), what)
        if key not in self.made:
            self.made[key] = self.named(f"{what}_{len(self.made)}", function)
        return self.made[key].__name__

    def watch(
        self,
        game: Game,
        event: ir.Match,
        body: ir.Block,
        origin: lasting.Origin,
        local: Locals,
        more: list[tuple[ir.Expression, int]],
        limits: tuple[int, int],
        times: int = -1,
        counting: bool = False,
    ) -> None:
        def matches(g: Game, packed: Any, *payload: int) -> int:
            inside = dict(packed) | dict(zip((f.name for f in event.fields), payload, strict=True))
            return next(
                (
                    line
                    for c, line in (*event.conditions, *more)
                    if not value(g, c, inside, self.path)
                ),
                0,
            )

        match = self.once(event, "match", matches)
        ongoing_effects.watch(
            game,
            origin,
            event.number,
            match,
            self.body(event, body, event.fields, local),
            self.pack(local),
            *limits,
            **{"counting_to" if counting else "times": times},
        )

    def moment(
        self,
        game: Game,
        moment: tuple[str, str, str],
        body: ir.Block,
        origin: lasting.Origin,
        local: Locals,
        more: list[tuple[ir.Expression, int]],
        limits: tuple[int, int],
        single: bool = False,
        whose: ir.Expression | None = None,
    ) -> None:
        end, unit, which = moment
        event = self.vocabulary.moments[end, unit]
        times = 1 if single or which in ("this", "next") else -1

        later = (end, which) == ("end", "next")
        clocks = self.vocabulary.durations
        due = clocks[f"next {unit}"](game)[1] if later else 0

        def matches(g: Game, packed: Any, due: int, *payload: int) -> int:
            inside = dict(packed)
            player = (
                value(g, whose or ir.Local("you", "player"), inside, self.path)
                if which == "your"
                else -1
            )
            if later and clocks[f"this {unit}"](g)[1] < due:
                return 1
            if which == "your" and payload[0] != player:
                return 1
            over = -1 if which in ("this", "next") else 1
            return 0 if all(value(g, c, inside, self.path) for c, _ in more) else over

        match, step = self.once(body, "match", matches), self.body(body, body, (), local)
        if which == "during":

            def begun(g: Game, packed: Any, due: int, *payload: int) -> None:
                before = g.serial
                self.block(g, body, dict(packed))
                self.do(g, hear_this_start, event, before, payload)

            step = self.once(body, "begun", begun)
        local_ = (*self.pack(local), due)
        if end == "end" and (which == "this" or (single and which == "your")):
            at_this_end(game, origin, event, match, step, local_)
        else:
            ongoing_effects.watch(game, origin, event, match, step, local_, *limits, times=times)


def nodes(checked_card: ir.CheckedCard) -> list[Any]:
    """All nodes of the card in the order of the tree, by ordinary recursion."""
    out: list[Any] = []

    def visit(node: Any) -> None:
        if isinstance(node, tuple | list):
            for one in node:
                visit(one)
        elif isinstance(node, dict):
            visit(list(node.values()))
        elif is_dataclass(node) and type(node).__module__ == ir.__name__:
            out.append(node)
            for name in node.__dataclass_fields__:
                visit(getattr(node, name))

    visit(
        (
            checked_card.trigger,
            checked_card.procedures,
            checked_card.standing,
            checked_card.abilities,
            checked_card.goals,
        )
    )
    return out
