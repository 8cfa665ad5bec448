"""No player sees more than the rules allow (R-BOARD-14..17): games compared with their twins,
and leaks made on purpose that the comparison finds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import pytest

from dowlang.engine import decisions, seat_saves, secrecy, seen_bytes, views
from dowlang.engine import player_log as player_log_module
from dowlang.engine.card_set import CardSet
from dowlang.engine.chance import mix
from dowlang.engine.piece_choices import distinct
from dowlang.engine.screen_questions import asked, asking_card, purpose, shown_to
from dowlang.engine.secrecy import Tally
from dowlang.engine.secrecy_declarations import Chance
from dowlang.rulesets.dead_of_winter import views as winter_views
from dowlang.rulesets.dead_of_winter.actions import card_actions, search
from dowlang.rulesets.dead_of_winter.analysis.invariants import wrong
from dowlang.rulesets.dead_of_winter.narration import board, narrate
from dowlang.rulesets.dead_of_winter.procedures import crisis, turns
from dowlang.rulesets.dead_of_winter.procedures.endings import secret_progress
from dowlang.rulesets.dead_of_winter.procedures.setup import new_game
from dowlang.rulesets.dead_of_winter.ruleset import RULESET
from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state import labels
from dowlang.rulesets.dead_of_winter.state import options as O
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.words.registry import words
from tests.contract import twin_starts
from tests.contract.twin_starts import NOBODY_ASKS, STARTS, compare_starts, kinds
from tests.contract.twins import base, compare, games

PARTS = 2  # each a test of its own, so that both workers take their share
PAIRS = 5_000  # of a part: 10,000 in all, however long it takes (a million: `make twins`)
FEW = 200  # of the test that is no proof
APART = 1_000  # seeds between the first games of two parts
AT_LEAST = 5  # pairs of a rare question for who is asked, as many for the others
FOR_A_LEAK = 4_000  # pairs in which a leak has to be found

Patch = pytest.MonkeyPatch


@lru_cache(maxsize=1)
def cards() -> CardSet:
    return base()


RARE = {start.kind for start in STARTS}  # whole games come to these too seldom


def test_some_twins_see_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    tally = compare(cards(), FEW, start=1 + APART * PARTS)
    shown(tally, capsys)
    assert tally.pairs.total() >= FEW


@pytest.mark.proof
@pytest.mark.parametrize("part", range(PARTS))
def test_twins_see_the_same(part: int, capsys: pytest.CaptureFixture[str]) -> None:
    tally = compare(cards(), PAIRS, start=1 + APART * part)
    shown(tally, capsys)
    assert PARTS * PAIRS >= 10_000 and tally.pairs.total() >= PAIRS
    often = kinds() - RARE - set(NOBODY_ASKS)
    assert often <= set(tally.own) and often <= set(tally.pairs - tally.own), (
        "a kind of decision was never compared"
    )
    assert tally.left.total() < tally.pairs.total() / 20, tally.left


@pytest.mark.proof
def test_twins_see_the_same_at_rare_questions(capsys: pytest.CaptureFixture[str]) -> None:
    """What the games above come to too seldom: from tables built for it."""
    tally = compare_starts(twin_starts.cards())
    shown(tally, capsys)
    few = {kind: (tally.own[kind], tally.pairs[kind] - tally.own[kind]) for kind in RARE}
    assert all(min(counts) >= AT_LEAST for counts in few.values()), few
    assert tally.left.total() < tally.pairs.total() / 20, tally.left


def shown(tally: Tally, capsys: pytest.CaptureFixture[str]) -> None:
    """The table is printed; no leak."""
    with capsys.disabled():
        print("\n" + "\n".join(tally.lines()))
    assert not tally.leaks, str(tally.leaks[0])


def test_every_kind_of_question_is_compared() -> None:
    """Those listed by hand are those that code and nouns can ask; what nobody asks has its
    reason, and no word makes it a choice.
    """
    assert kinds() == {
        "action",
        "search",
        "keep_survivor",
        "leader",
        "request",
        "vote",
        "survivor",
        "option",
        "card",
        "number",
        "location",
        "entrance",
        "under",
        "deck",
        "die",
        "player",
        "exile",
        "tie",
        "bite",
        "hand_off",
        "offer",
        "use",
        "clause",
        "symbol",
        "face",
        "copy",
    }
    assert kinds() > RARE and len(RARE) == len(STARTS) and not RARE & set(NOBODY_ASKS)
    assert not [noun.name for noun in words.nouns if noun.pick in NOBODY_ASKS] and all(
        NOBODY_ASKS.values()
    )


def test_twins_differ_and_are_sound() -> None:
    """A twin that is the same game would find nothing: everything hidden is dealt anew, and
    every card is still in one place.
    """
    secrecy = RULESET.secrecy
    assert secrecy is not None
    changed: dict[str, int] = {}
    tried = 0
    for seed, moments in games(cards(), 1):
        if seed > 5:
            break
        for at in range(0, len(moments) - 3, 7):
            player = moments[at].question[0]
            twin = secrecy.redeal(
                moments[at].game, player, Chance(at), secrecy.learned(moments[at : at + 2], player)
            )
            assert not isinstance(twin, str)
            game: Any = moments[at].game
            assert not wrong(twin.game)  # type: ignore[arg-type]
            tried += 1
            for name in game.FIELDS:
                changed[name] = changed.get(name, 0) + (
                    getattr(game, name) != getattr(twin.game, name)
                )
            assert [len(hand) for hand in game.hand] == [len(hand) for hand in twin.game.hand]  # type: ignore[attr-defined]
    often = {
        "hand",
        "item_deck",
        "survivor_deck",
        "crisis_deck",
        "crossroads_deck",
        "exile_deck",
        "draws",
        "secret",
        "dealt",
        "crossroads",
    }
    assert all(changed[name] > tried / 3 for name in often), changed
    assert all(changed[name] for name in ("contributed", "drawn", "box"))
    untouched = {
        "location",
        "controller",
        "wounds",
        "morale",
        "food",
        "zombies",
        "unused",
        "spent",
        "groups",
        "leader",
        "param",
        "lasting",
    }
    assert not any(changed[name] for name in untouched), changed


# ---- leaks made on purpose
@dataclass(frozen=True)
class Leaky:
    """One leak: how it is made, and where the comparison finds it."""

    name: str
    make: Callable[[Patch], None]
    what: tuple[str, ...]


def show(name: str, read: Callable[[Any, int], Any]) -> Callable[[Patch], None]:
    """An entry of the view is added or replaced."""

    def make(patch: Patch) -> None:
        kept = tuple(entry for entry in winter_views.SHOWN if entry.name != name)
        declare(patch, "view", views.view_maker((*kept, views.Shown(name, read))))

    return make


def open_event(event: int) -> Callable[[Patch], None]:
    """An event is declared without its private fields."""

    def make(patch: Patch) -> None:
        listed = list(RULESET.events)
        listed[event] = listed[event]._replace(private=())
        declare(patch, "events", tuple(listed))

    return make


def declare(patch: Patch, name: str, value: object) -> None:
    """Another declaration of the ruleset, which is frozen."""
    patch.setitem(RULESET.__dict__, name, value)


def actions_become(change: Callable[[Any, int, list[Any]], list[Any]]) -> Callable[[Patch], None]:
    """The options of a turn are changed."""

    def make(patch: Patch) -> None:
        right = turns.actions
        patch.setattr(
            turns, "actions", lambda game, player: change(game, player, right(game, player))
        )

    return make


def copy_order(game: Any, player: int, options: list[Any]) -> list[Any]:
    """Cards of a hand by the number of the copy."""
    return sorted(
        options,
        key=lambda option: (
            option[1] * 7919 % 101 if option[0] in (O.PLAY_CARD, O.CONTRIBUTE) else -1
        ),
    )


def only_what_they_hold(game: Any, player: int, options: list[Any]) -> list[Any]:
    """A request only for what the other has."""
    t = game.t
    return [
        o
        for o in options
        if o[0] != O.REQUEST or any(t.item_symbols[i] >> o[2] & 1 for i in game.hand[o[1]])
    ]


def votes_on_the_honest(game: Any, player: int, options: list[Any]) -> list[Any]:
    """Votes are called only on those who are no betrayers."""
    return [o for o in options if o[0] != O.EXILE_VOTE or game.dealt[o[1]] < 1000]


def noise_when_worth_it(patch: Patch) -> None:
    """More noise is offered only if the next card is food."""

    def possible(game: Any, place: int) -> bool:
        return bool(game.t.item_symbols[game.item_deck[place][-1]] >> 3 & 1)

    patch.setattr(search, "noise_possible", possible)


def named_next_card(patch: Patch) -> None:
    """The sentence of an option names the card on top of the deck."""
    right = search.choose_card

    def choose_card(game: Any, player: int, survivor: int, place: int) -> None:
        mark = len(game.stack)
        right(game, player, survivor, place)
        for at in range(mark, len(game.stack)):
            if game.stack[at][0] == "ask":
                name, asked, kind, options = game.stack[at]
                game.stack[at] = (
                    name,
                    asked,
                    kind,
                    tuple(
                        (*o, game.item_deck[place][-1]) if o[0] == O.MAKE_NOISE else o
                        for o in options
                    ),
                )

    patch.setattr(search, "choose_card", choose_card)
    kinds = list(RULESET.option_kinds)
    kinds[O.MAKE_NOISE] = kinds[O.MAKE_NOISE]._replace(
        text="make noise and draw {0}", arguments=("card",)
    )
    declare(patch, "option_kinds", tuple(kinds))


def keys_with_copies(patch: Patch) -> None:
    """Keys carry the number of the copy."""
    right = labels.of_card
    patch.setattr(decisions, "shown", lambda cards, answer: answer)
    patch.setattr(
        labels,
        "of_card",
        lambda cards, number: (f"{right(cards, number)[0]}_{number}", right(cards, number)[1]),
    )


def forced_notes(patch: Patch) -> None:
    """Everybody's log says when somebody had only one option."""
    right = player_log_module.player_log

    def player_log(cards: CardSet, entries: Any, player: int) -> list[Any]:
        return [
            *right(cards, entries, player),
            *[e[:3] for e in entries if e[0] in ("forced", "none")],
        ]

    patch.setattr(secrecy, "player_log", player_log)


def symbol_told(patch: Patch) -> None:
    """The log tells the symbol of a card that goes face down to the crisis, as a number of an
    open event.
    """
    right = card_actions.contribute

    def contribute(game: Any, player: int, item: int) -> None:
        right(game, player, item)
        game.emit(E.DIE_ROLLED, player, game.t.item_symbols[item])

    deeds = {kind: contribute if deed is right else deed for kind, deed in turns.DEEDS.items()}
    patch.setattr(turns, "DEEDS", deeds)


def refusal_names_cards(patch: Patch) -> None:
    """Who gives a wrong answer is told what the next player holds."""
    right = seen_bytes.index_of

    def index_of(game: Any, answer: object) -> int:
        try:
            return right(game, answer)
        except decisions.IllegalAction as refused:
            seat = (game.stack[-1][1] + 1) % game.players
            raise decisions.IllegalAction(
                str(refused), refused.player, refused.kind, tuple(map(str, game.hand[seat]))
            ) from None

    patch.setattr(seen_bytes, "index_of", index_of)


def contributions_in_order(patch: Patch) -> None:
    """Contributions are laid away in the order in which they were given: who looks at the pile
    knows whose each was.
    """
    patch.setattr(crisis, "sorted", lambda given, key=None: list(given), raising=False)


def votes_seen(game: Any, player: int) -> tuple[int, ...]:
    """Votes so far, before all are in."""
    return next((frame[3] for frame in game.stack if frame[0] == "take_vote"), ())


def others(read: Callable[[Any, int], Any]) -> Callable[[Any, int], Any]:
    """The same for every player, whoever looks."""
    return lambda game, player: tuple([read(game, other) for other in range(game.players)])


def question_becomes(
    kind: str, change: Callable[[Any, int, tuple[Any, ...]], Sequence[Any]]
) -> Callable[[Patch], None]:
    """The options of a kind of question are changed when it is asked."""

    def make(patch: Patch) -> None:
        right = Winter.ask

        def ask(game: Any, player: int, asked: str, options: Sequence[Any]) -> None:
            right(
                game,
                player,
                asked,
                change(game, player, tuple(options)) if asked == kind else options,
            )

        patch.setattr(Winter, "ask", ask)

    return make


def holds_odd(game: Any, player: int) -> bool:
    """Something about a hand that nobody else knows."""
    return bool(sum(game.t.item_card[item] for item in game.hand[player]) % 2)


def turned_by(
    secret: Callable[[Any, int], bool],
) -> Callable[[Any, int, tuple[Any, ...]], Sequence[Any]]:
    """Options the other way round when something hidden holds."""
    return lambda game, player, options: options[::-1] if secret(game, player) else options


def hand_offs_by_copy(game: Any, player: int, options: list[Any]) -> list[Any]:
    """Things handed on in the order of the number of the copy."""
    return sorted(
        options, key=lambda option: option[1] * 7919 % 101 if option[0] == O.HAND_OFF else -1
    )


def wanted_offers(game: Any, player: int, options: tuple[Any, ...]) -> Sequence[Any]:
    """An offer can be declined only if the next player holds the right cards."""
    return options if holds_odd(game, (player + 1) % game.players) else options[:1]


LEAKS = (
    Leaky(
        "number of different cards in hands",
        show("hands", others(lambda g, p: len({g.t.item_card[i] for i in g.hand[p]}))),
        ("view",),
    ),
    Leaky(
        "hands of others",
        show("all_hands", others(lambda g, p: winter_views.shown(g, g.hand[p]))),
        ("view",),
    ),
    Leaky("copies in the own hand", show("hand", lambda g, p: tuple(sorted(g.hand[p]))), ("view",)),
    Leaky("copies in the waste pile", show("waste", lambda g, p: g.waste), ("view",)),
    Leaky(
        "top of the decks",
        show("tops", lambda g, p: tuple([g.t.item_card[d[-1]] if d else -1 for d in g.item_deck])),
        ("view",),
    ),
    Leaky(
        "next survivor",
        show("next", lambda g, p: g.survivor_deck[-1] if g.survivor_deck else -1),
        ("view",),
    ),
    Leaky(
        "next crisis",
        show("next", lambda g, p: g.crisis_deck[-1] if g.crisis_deck else -1),
        ("view",),
    ),
    Leaky("next roll", show("next", lambda g, p: mix(g.seed, 2, g.draws[2] + 1, 6)), ("view",)),
    Leaky(
        "crossroads card for the active player",
        show("crossroads", lambda g, p: g.crossroads if p in (g.holder, g.active_player) else -1),
        ("view",),
    ),
    Leaky(
        "what the crossroads card waits for", show("waits_for", lambda g, p: g.waits_for), ("view",)
    ),
    Leaky(
        "symbols of contributions",
        show(
            "contributed",
            lambda g, p: tuple([(q, g.t.item_symbols[i]) for q, i, _ in g.contributed]),
        ),
        ("view",),
    ),
    Leaky(
        "points of the crisis so far",
        show("points", lambda g, p: crisis.crisis_total(g) if g.crisis >= 0 else 0),
        ("view",),
    ),
    Leaky("who is the betrayer", show("betrayer", lambda g, p: max(g.dealt)), ("view",)),
    Leaky(
        "goals of others",
        show("goals", others(lambda g, p: winter_views.progress(secret_progress(g, p))[0])),
        ("view",),
    ),
    Leaky("exile objectives", show("exile_deck", lambda g, p: g.exile_deck[:1]), ("view",)),
    Leaky(
        "cards left in the box",
        show("box", lambda g, p: tuple([g.t.item_card[i] for i in g.box])),
        ("view",),
    ),
    Leaky("votes before all are in", show("votes", votes_seen), ("view",)),
    Leaky("what a search of others drew", show("drawn", lambda g, p: g.drawn), ("view",)),
    Leaky("options in the order of copies", actions_become(copy_order), ("options",)),
    Leaky("requests for what others hold", actions_become(only_what_they_hold), ("options",)),
    Leaky("votes on the honest only", actions_become(votes_on_the_honest), ("options",)),
    Leaky("noise when it is worth it", noise_when_worth_it, ("options", "asked", "log")),
    Leaky("the next card in a sentence", named_next_card, ("options",)),
    Leaky("keys with copies", keys_with_copies, ("options", "refusal")),
    Leaky("forced notes for all", forced_notes, ("log",)),
    Leaky("card kept told to all", open_event(E.CARD_KEPT), ("log",)),
    Leaky("card given to the crisis told to all", open_event(E.CRISIS_CONTRIBUTED), ("log",)),
    Leaky("crossroads card drawn told to all", open_event(E.CROSSROADS_DRAWN), ("log",)),
    Leaky("symbol told as a number", symbol_told, ("log",)),
    Leaky("refusal that names cards", refusal_names_cards, ("refusal",)),
    Leaky("contributions in their order", contributions_in_order, ("view",)),
    Leaky(
        "the whole story for everybody",
        lambda patch: declare(patch, "narrate", lambda cards, log, seat: narrate(cards, log)),
        ("story", "seat"),
    ),
    Leaky(
        "the table's log in a seat's save",
        lambda patch: patch.setattr(
            seat_saves, "player_log", lambda cards, log, player: [tuple(entry) for entry in log]
        ),
        ("seat",),
    ),
    Leaky(
        "a deck in a seat's save",
        lambda patch: patch.setattr(
            seat_saves, "purpose", lambda game, question: str(game.crisis_deck[-1:])
        ),
        ("seat",),
    ),
    Leaky(
        "the table's digest in a seat's save",
        lambda patch: patch.setattr(
            seat_saves, "asking_card", lambda game, question: (game.digest, 0)
        ),
        ("seat",),
    ),
    Leaky(
        "the dice to come in a seat's save",
        lambda patch: patch.setattr(
            seat_saves, "taken_so_far", lambda game, question: [str(game.draws)]
        ),
        ("seat",),
    ),
    Leaky(
        "hands on the board",
        lambda patch: declare(patch, "board", lambda game, seat: f"{board(game, seat)}{game.hand}"),
        ("board",),
    ),
)


RARE_LEAKS = (
    Leaky(
        "offers that others could take too",
        question_becomes("offer", wanted_offers),
        ("options", "asked", "log", "view"),
    ),
    Leaky("hand off in the order of copies", actions_become(hand_offs_by_copy), ("options",)),
    Leaky(
        "consent in the order of a hand",
        question_becomes("hand_off", turned_by(lambda g, p: holds_odd(g, g.active_player))),
        ("options",),
    ),
    Leaky(
        "use in the order of the giver's hand",
        question_becomes("use", turned_by(lambda g, p: holds_odd(g, 1) != holds_odd(g, 2))),
        ("options",),
    ),
    Leaky(
        "clauses in the order of a deck",
        question_becomes("clause", turned_by(lambda g, p: bool(g.crisis_deck[-1] % 2))),
        ("options",),
    ),
    Leaky(
        "cards to go under by the next one",
        question_becomes(
            "under",
            turned_by(
                lambda g, p: bool(sum(g.t.item_card[deck[-1]] for deck in g.item_deck if deck) % 2)
            ),
        ),
        ("options",),
    ),
    Leaky(
        "exile in the order of a deck",
        question_becomes("exile", turned_by(lambda g, p: bool(g.exile_deck[-1] % 2))),
        ("options",),
    ),
)


@contextmanager
def leaking(leak: Leaky) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        leak.make(patch)
        forget()
        yield
    forget()


def forget() -> None:
    """What the ruleset has worked out from its declarations is worked out again."""
    cards().shown_answers.clear()
    for name in ("faces_of_options", "option_number", "event_number"):
        RULESET.__dict__.pop(name, None)


@pytest.mark.sample(3)
@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.name)
def test_a_leak_is_found(leak: Leaky) -> None:
    with leaking(leak):
        tally = compare(cards(), FOR_A_LEAK)
    assert tally.leaks, f"not found in {tally.pairs.total()} pairs"
    assert tally.leaks[0].what in leak.what, str(tally.leaks[0])


@pytest.mark.proof
@pytest.mark.parametrize("leak", RARE_LEAKS[::-1], ids=lambda leak: leak.name)
def test_a_leak_at_a_rare_question_is_found(leak: Leaky) -> None:
    with leaking(leak):
        tally = compare_starts(twin_starts.cards())
    assert tally.leaks, f"not found in {tally.pairs.total()} pairs"
    assert tally.leaks[0].what in leak.what, str(tally.leaks[0])


def test_a_question_that_comes_before_the_answer_to_another_one_is_shown() -> None:
    """A card that was requested is equipped: before that rules that heard of it are put in order.
    What lies below the question who is equipped waits for that one.
    """
    (start,) = (each for each in STARTS if each.kind == "clause")
    shown = 0
    for _, moments in twin_starts.from_starts(twin_starts.cards(), (start,)):
        for game in (moment.game for moment in moments if moment.question[1] == "clause"):
            if any(frame[0] == "ask" for frame in game.stack[:-1]):
                question = asked(game)
                assert purpose(game, question) == "" and asking_card(game, question) == ("", 0)
                assert shown_to(game, question.player) and len(question.clauses) > 1
                shown += 1
    assert shown


def test_a_declined_offer_and_one_that_was_not_possible_look_the_same_to_others() -> None:
    log = [("chose", 1, "offer", (O.DECLINE, 0, 1))]
    assert list(narrate(cards(), log, seat=0)) == list(narrate(cards(), [], seat=0))
    assert "declines" in "".join(narrate(cards(), log, seat=1))


def test_the_order_of_a_deck_looked_through_is_not_offered() -> None:
    """What found it first: an ability that searches the school's deck."""
    game = new_game(cards(), 1, players=3)
    for deck in (game.item_deck[3], game.item_deck[3][::-1]):
        assert [game.t.item_card[i] for i in distinct(game, "card", deck)] == sorted(
            {game.t.item_card[i] for i in deck}
        )


def test_contributions_are_laid_away_in_no_telling_order() -> None:
    """U-48: after the shuffle nobody knows whose card was which."""
    piles = []
    for order in (1, -1):
        game = new_game(cards(), 1, players=3)
        game.crisis = game.t.crises[0]
        given = [hand[0] for hand in game.hand]
        game.contributed = tuple((player, item, 0) for player, item in enumerate(given[::order]))
        game.hand[:] = [hand[1:] for hand in game.hand]
        crisis.resolve_crisis(game)
        crisis.clear_crisis(game, game.crisis)
        piles.append(game.view(0).removed)
    assert piles[0] == piles[1] and len(piles[0]) == 3


def test_patches_leave_nothing_behind() -> None:
    assert not compare(cards(), 200).leaks
