"""Collect the needs of an effect: its possibility, an option's preconditions, the pieces of a
choice.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache

from dowlang.semantics import ir
from dowlang.semantics.ir_needs import asked, in_turn
from dowlang.semantics.ir_visitor import names_read
from dowlang.semantics.lower.arguments import Argument, Loop
from dowlang.semantics.resolve.ambiguous_numbers import lies_open
from dowlang.semantics.scopes import Binding
from dowlang.vocabulary.declarations import EffectWord, FilterWord, NumberWord
from dowlang.vocabulary.signatures import hints_of


def possible_when(
    word: EffectWord,
    values: tuple[ir.Expression, ...],
    count_index: int,
    amount: ir.Expression | None,
) -> ir.Expression | None:
    """Return the condition under which the act can be done in full, or None when it always can."""
    if word.available is not None and count_index >= 0 and amount is not None:
        others = values[:count_index] + values[count_index + 1 :]
        return ir.Compare(">=", ir.Available(word, others), amount)
    if word.possible is not None:
        return ir.Call(word, values)
    return None


HOW_MANY = ("count", "amount")
"""Slots of which 0 is nothing done."""


def worked_out(
    word: EffectWord, values: Sequence[ir.Expression], made: Sequence[Argument]
) -> list[ir.Expression]:
    """Return the numbers that say how much an act does: its amounts, and how many pieces somebody
    chooses at least and at most.
    """
    names = [each.name for each in word.parameters]
    out = [value for name, value in zip(names, values, strict=True) if name in HOW_MANY]
    picks = [each.pick for each in made if each.pick is not None]
    numbers = [one for each in made for one in each.before if isinstance(one, ir.PickNumber)]
    out += [each.low for each in picks]
    out += [each.high for each in picks if each.high is not None]
    return out + [each.high for each in numbers]


def one_at_least_of(amounts: Sequence[ir.Expression], line: int) -> tuple[ir.Need, ...]:
    """Return the needs of numbers that are worked out, of which there is 1 at least."""
    return tuple(
        ir.Need(line, holds=ir.Compare(">=", amount, ir.Number(1)))
        for amount in amounts
        if not isinstance(amount, ir.Number)
    )


def tests_of(
    can: ir.Expression | None, values: tuple[ir.Expression, ...], made: Sequence[Argument]
) -> tuple[ir.Expression, ...]:
    """Return what has to hold of all that is chosen for an act."""
    decks = _ends_of_decks(values, made)
    filled = (ir.Compare(">=", ir.Size(deck), ir.Number(1)) for deck in decks)
    return (*filled, *(() if can is None else (asked(can),)))


def needs_to_act(
    word: EffectWord,
    values: tuple[ir.Expression, ...],
    made: list[Argument],
    count_index: int,
    amount: ir.Expression | None,
    can: ir.Expression | None,
    looped: bool,
    line: int,
    gone: Sequence[ir.Expression] = (),
    yielded: Binding | None = None,
) -> tuple[ir.Need, ...]:
    """Return what must be there before the act: its pieces (`gone` asks for them) and those for its
    choices, else so much of what it takes, else that it is possible. Last what is so after it, with
    what it has `yielded`.
    """
    picks = [entry.pick for entry in made if entry.pick is not None]
    decks = _ends_of_decks(values, made)
    here = (
        *(ir.Need(line, holds=one) for one in gone),
        *(ir.Need(line, pieces=deck) for deck in decks),
    )
    numbers = [
        first for entry in made for first in entry.before if isinstance(first, ir.PickNumber)
    ]
    hidden = any(in_hidden_deck(pick) for pick in picks)
    after = () if hidden else _after(word, values, made, can, line)
    if after and not looped and yielded is not None and _tells(word):
        after = (_with_what_it_yields(after[0], yielded),)
    chosen = tuple(
        ir.Need(line, each.low, most=each.high, chosen=each.name) for each in numbers if after
    )
    inner = _choices_of_a_turn(made) if after and word.puts_off is None else []
    if inner:
        ((loop, _),) = _loops(made)
        own_needs = tuple(need for pick in inner for need in needs_of(pick, line))
        act = ir.Need(line, ahead=ir.Ahead(word, values))
        after = in_turn(loop[0], loop[1], (*own_needs, *chosen, act), line)
        picks, chosen = [pick for pick in picks if pick not in inner], ()
    if looped or picks or can is None:
        wanted = [_with_none_taken(pick, picks) for pick in picks]
        return (*here, *(need for pick in wanted for need in needs_of(pick, line)), *chosen, *after)
    if isinstance(can, ir.Call):
        return (*here, ir.Need(line, possible=can), *chosen, *after)
    assert amount is not None  # what can run short is asked for so many (`possible_when`)
    return (
        *here,
        ir.Need(line, amount, word, values[:count_index] + values[count_index + 1 :]),
        *chosen,
        *after,
    )


def _with_none_taken(pick: ir.Pick, picks: Sequence[ir.Pick]) -> ir.Pick:
    """Return a choice without what it asks of pieces of which none need be chosen before it: with
    none there is nothing to do at the place, which is never missing then (`move up to 2 survivors
    you control to a location`).
    """
    none = {each.name for each in picks if each.low == ir.Number(0) and each is not pick}
    if not none or not isinstance(pick.candidates, ir.Candidates):
        return pick
    kept = tuple([each for each in pick.candidates.conditions if not names_read(each) & none])
    return replace(pick, candidates=replace(pick.candidates, conditions=kept))


def _ends_of_decks(
    values: tuple[ir.Expression, ...], made: Sequence[Argument]
) -> Iterator[ir.Expression]:
    """Yield the decks of whose end a line speaks, where some card has to lie: `the top 3 cards` are
    those that are there (U-13 in docs/rules).
    """
    for one in (*values, *(loop[1] for loop, _ in _loops(made))):
        if isinstance(one, ir.First | ir.Last):
            yield one.pieces


def _after(
    word: EffectWord,
    values: tuple[ir.Expression, ...],
    made: list[Argument],
    can: ir.Expression | None,
    line: int,
) -> tuple[ir.Need, ...]:
    """Return what the effect is sure to do: once, or for each piece of one loop around it.

    Of loops in loops nothing is said.
    """
    loops = _loops(made)
    if word.ahead is None or len(loops) > 1:
        return ()
    if not loops:
        return (ir.Need(line, ahead=ir.Ahead(word, values)),)
    ((loop, pick),) = loops
    must = pick is not None and pick.low != ir.Number(0) and isinstance(can, ir.Call)
    return (ir.Need(line, ahead=ir.Ahead(word, values, loop[0], loop[1], must)),)


@lru_cache(maxsize=256)
def _tells(word: EffectWord) -> bool:
    """Return True if what is sure of a word tells the pieces that the word yields."""
    given = hints_of(word.function).get("return")
    return (
        word.ahead is not None
        and given is not None
        and (word.yields != "number" and hints_of(word.ahead).get("return") == given)
    )


def _with_what_it_yields(need: ir.Need, yielded: Binding) -> ir.Need:
    """Return what is ahead, with the local that takes the pieces and where they are then."""
    assert isinstance(yielded.value, ir.Local)
    at, where = "", None
    if isinstance(yielded.still, ir.Call) and isinstance(yielded.still.arguments[1], ir.Local):
        at = yielded.still.arguments[1].name
        known = yielded.still.word
        assert isinstance(known, NumberWord) and known.told_by is not None
        where = known.told_by
    name, many = yielded.value.name, yielded.many
    return replace(need, chosen=name, many=many, noted_at=at, noted_by=where)


def _loops(made: Sequence[Argument]) -> list[tuple[Loop, ir.Pick | None]]:
    """Return the loops around the act, each with the choice of what it goes through."""
    return [(entry.loop, entry.pick) for entry in made if entry.loop is not None]


def _choices_of_a_turn(made: Sequence[Argument]) -> list[ir.Pick]:
    """Return what each in turn chooses of their own, where it may be your turn."""
    loops = _loops(made)
    if len(loops) != 1:
        return []
    ((name, turns, _), _) = loops[0]
    picks = [
        entry.pick
        for entry in made
        if entry.pick is not None and name in names_read(entry.pick.candidates)
    ]
    return picks if any(_chooses(pick, turns) for pick in picks) else []


def _chooses(pick: ir.Pick, turns: ir.Expression) -> bool:
    """Return True if one of the players whose turns a loop goes through may be you."""
    you = ir.YOU_LOCAL
    if not isinstance(turns, ir.Candidates) or pick.chooser == you:
        return True
    one = ir.Local(turns.element, "player")
    return ir.Logic("not", (ir.Compare("=", one, you),)) not in turns.conditions


def one_possible(choice: ir.Choose) -> ir.Expression | None:
    """Return the condition without which none of several options is possible, None where one may
    always be.
    """
    ways: list[ir.Expression] = []
    for option in choice.options:
        asked_first = () if option.condition is None else (option.condition,)
        known = (*asked_first, *_asked_at_once(option.needs))
        if not known:
            return None
        ways.append(known[0] if len(known) == 1 else ir.Logic("and", known))
    return ir.Logic("or", tuple(ways)) if len(ways) > 1 else ways[0] if ways else None


def _asked_at_once(needs: Sequence[ir.Need]) -> Iterator[ir.Expression]:
    """Yield what the needs ask of the table as it is before the first of their lines does
    anything.
    """
    chosen = set[str]()
    for need in needs:
        if need.ahead is not None or need.inner:
            return
        parts = [] if need.holds is None else [need.holds]
        if need.possible is not None:
            parts.append(asked(need.possible))
        if need.word is not None:
            parts.append(ir.Compare(">=", ir.Available(need.word, need.arguments), need.count))
        if need.pieces is not None and need.owner in (None, ir.YOU_LOCAL):
            parts.append(ir.Compare(">=", ir.Size(need.pieces), need.count))
        yield from (part for part in parts if not names_read(part) & chosen)
        chosen |= {need.chosen, need.noted_at}


def needs_aside(picks: Sequence[ir.Pick], line: int) -> tuple[ir.Need, ...]:
    """Return the needs of choices of which a line only speaks: another choice of it may fall on the
    same pieces.
    """
    return tuple(replace(need, aside=True) for pick in picks for need in needs_of(pick, line))


def needs_of(pick: ir.Pick, line: int) -> tuple[ir.Need, ...]:
    """Return the needs of a choice: as many pieces to choose from as have to be chosen.

    Which cards lie in a deck nobody knows, so a choice of them needs no more than that so many are
    there. Of what chance picks any outcome will do that leads through the lines below: a line is
    in the way only where none does.
    """
    if in_hidden_deck(pick):
        any_cards = known_of(pick)
        return () if pick.low == ir.Number(0) else (ir.Need(line, pick.low, pieces=any_cards),)
    return (
        ir.Need(
            line,
            pick.low,
            pieces=in_full(pick),
            owner=None if pick.chooser == ir.Arbiter() else pick.chooser,  # ties are seen by all
            chosen=pick.name,
            many=pick.many,
            aside=pick.chooser == ir.Arbiter(),
            noted_at=pick.at,
            noted_by=ir.where_word(pick) if pick.at else None,
        ),
    )


def known_of(pick: ir.Pick) -> ir.Expression:
    """Return the pieces to choose from, of a deck that lies face down all its cards."""
    among = in_full(pick)
    if not in_hidden_deck(pick):
        return among
    assert isinstance(among, ir.Candidates)
    return replace(among, conditions=(), extreme="", key=None)


def in_full(pick: ir.Pick) -> ir.Expression:
    """Return the pieces to choose from with which the line can be done in full."""
    return pick.candidates.best if isinstance(pick.candidates, ir.Rather) else pick.candidates


def in_hidden_deck(pick: ir.Pick) -> bool:
    """Return True if a choice is among the cards of a deck that lies face down."""
    among = in_full(pick)
    source = among.source if isinstance(among, ir.Candidates) else None
    return (
        isinstance(source, ir.Call)
        and isinstance(source.word, FilterWord)
        and source.word.pile
        and not lies_open(source)
    )
