"""Of equal copies, one of which has used up its limit, a card asks which is meant, whichever word
takes it and wherever it lies (U-74).

Every effect word that takes a card stands in a line here, with the pile it takes it from. In that
pile lie two copies of one card, and a third card. With both copies fresh nobody is asked which of
them.
"""

from __future__ import annotations

from functools import lru_cache

import pytest

from dowlang.engine.card_set import CardSet
from dowlang.engine.effect_lifetimes import release
from dowlang.engine.ongoing_effects import ALWAYS, FOREVER, Origin, limits_used, use, watch
from dowlang.project import load_source
from dowlang.project.card_selection import addition
from dowlang.rulesets.dead_of_winter.analysis.table_builder import table
from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.items import locate
from dowlang.rulesets.dead_of_winter.state.parameters import ITEM_TAG, LIMITS_KEPT
from dowlang.rulesets.dead_of_winter.state.tokens_added import ON_CARD, tokens_on
from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.vocabulary.declarations import Place
from tests.rules.dead_of_winter.additions_of_sets import OF_SETS

HAND, USE, WASTE = "hand", "use", "waste"
BOOK, OTHER = "Engineering Handbook", "Aspirin"
LINES: dict[str, tuple[tuple[str, str], ...]] = {
    "discard {card}": (
        (HAND, "discard 1 card"),
        (HAND, "discard 2 cards"),
        (HAND, "discard up to 2 cards"),
        (USE, "discard a card on a survivor you control"),
        (HAND, "choose a card you hold as choice\ndiscard the choice"),
        (HAND, "choose 2 cards you hold as choices\ndiscard the choices"),
        (HAND, "you may discard 1 card\n    if so\n        add 1 food"),
    ),
    "give {card} to {player}": ((HAND, "give 1 card to the player on your left"),),
    "remove {card} from the game": (
        (HAND, "remove a card you hold from the game"),
        (USE, "remove a card on a survivor you control from the game"),
    ),
    "equip {survivor} with {card}": (
        (HAND, "equip your leader with a card"),
        (HAND, "equip your leader with 2 cards"),
    ),
    "unequip {card}": ((USE, "unequip a card"),),
    "put {card} into the hand of {player}": (
        (USE, "put a card on a survivor you control into the hand of the player on your left"),
    ),
    "contribute {card} to the crisis": (
        (HAND, "contribute 1 card to the crisis"),
        (HAND, "contribute 2 cards to the crisis"),
    ),
    "stake {card}": ((HAND, "stake 1 card"),),
    "stake {card} face down": ((HAND, "stake 1 card face down"),),
    "tuck {card} under {survivor}": ((HAND, "tuck 1 card under your leader"),),
    "draw {count} cards in place of {found}": (),  # it lies before the searcher
    "slip {card} into the crisis": ((HAND, "slip 1 card you hold into the crisis"),),
    "lay {amount} {token} on {card}": ((USE, 'lay 1 "Crate" on a card on a survivor you control'),),
    "lift {amount} {token} on {card}": (
        (
            USE,
            'for each card on your leader\n    lay 1 "Crate" on it\n'
            'lift 1 "Crate" on a card on a survivor you control',
        ),
    ),
    "take {card}": ((WASTE, "look at the top 3 cards of the waste pile\ntake one of those cards"),),
    "take {card} from {deck}": ((WASTE, "take 1 card from the waste pile"),),
    "search {deck} for {card}": ((WASTE, "search the waste pile for 1 card"),),
    "put {card} under {deck}": ((HAND, 'put a card you hold under the "School" deck'),),
    "put {card} onto {deck}": ((HAND, 'put a card you hold onto the "School" deck'),),
}
PLAYED = "play {card}"
"""It plays no equipment, which alone is used up in parts: `test_equipment_is_not_played`."""
CASES = tuple((pile, line) for lines in LINES.values() for pile, line in lines)
EQUIPMENT_PLAYED = len(CASES)


@lru_cache(maxsize=1)
def cards() -> CardSet:
    """One card for each line, beside the base set."""
    text = ""
    for number, (_, line) in enumerate((*CASES, (HAND, "play a card you hold"))):
        block = line.replace("\n", "\n        ")
        text += (
            f'crossroads "Copy {number}"\n    flavor "x"\n    if morale >= 1\n    automatic\n '
            f"       {block}\n\n"
        )
    return load_source(addition([], {"copies": text.encode(), "of_sets": OF_SETS.encode()}))


def asked(number: int, used: bool, prefer: str) -> tuple[list[str], Winter, int]:
    """The questions of the card, answered by the book or by `prefer`; the table afterwards, and
    the copy that has been used.
    """
    pile = HAND if number == EQUIPMENT_PLAYED else CASES[number][0]
    built = (
        table(cards(), 3)
        .morale(6)
        .rounds(6)
        .crisis("No Heat Tonight")
        .controls(1, "Amara Diallo")
        .controls(2, "Greta Solheim")
    )
    built.controls(3, "Yuki Lowe", at="Library")
    of_equipment = pile == HAND and CASES[number % len(CASES)][1].startswith("equip")
    three = (BOOK, BOOK, "Cricket Bat" if of_equipment else OTHER)
    built = (
        built.hand(1, *three)
        if pile == HAND
        else built.waste(*three)
        if pile == WASTE
        else built.equipped("Amara Diallo", BOOK, BOOK, "Cleaver")
    )
    game = built.begin()
    copy = next(
        i
        for zone in (game.hand[0], game.waste, *game.equipment)
        for i in zone
        if "engineering" in game.t.design_path[game.t.item_card[i]]
    )
    if used:
        use(game, 0, -game.kept_limits(ITEM_TAG + copy))
        assert limits_used(game, ITEM_TAG + copy)
    start = game.cards.handler(f"additions/copies/copy_{number}")["start"]
    game.stack.append((start.__name__, 0))
    game.run()
    kinds = []
    while game.decision.kind != "action":
        kinds.append(game.decision.kind)
        keys = list(game.decision.keys)
        best = (
            [key for key in keys if key.startswith((prefer, "accept"))]
            or [key for key in keys if "engineering" in key]
            or keys
        )
        game.apply(best[0])
    return kinds, game, copy


@pytest.mark.parametrize("number", range(len(CASES)), ids=[line for _, line in CASES])
def test_which_of_equal_copies_is_meant_is_asked(number: int) -> None:
    kinds, _, _ = asked(number, used=False, prefer="none")
    assert "copy" not in kinds
    moved = []
    for prefer in ("used_copy", "fresh_copy"):
        kinds, game, copy = asked(number, used=True, prefer=prefer)
        assert kinds.count("copy") == 1, kinds
        moved.append((locate(game, copy), tokens_on(game, 0, ON_CARD, copy)))
    assert " 2 " in CASES[number][1] or moved[0] != moved[1], (
        "the copy that was named is the one that is taken"
    )


def test_every_word_that_takes_a_card_is_here() -> None:
    wanted = {
        word.phrase
        for word in VOCABULARY.words
        if word.place is Place.EFFECT
        and any(
            p.type.noun == "card" and not p.type.many and p.role != "implicit"
            for p in word.parameters
        )
    }
    assert wanted == {*LINES, PLAYED}


@pytest.mark.parametrize("used", [True, False])
def test_equipment_is_not_played(used: bool) -> None:
    kinds, game, copy = asked(EQUIPMENT_PLAYED, used=used, prefer="used_copy")
    assert "copy" not in kinds and copy in game.hand[0]


@pytest.mark.parametrize("times", [1, 2, 3])
@pytest.mark.parametrize("kept", [True, False])
def test_what_waits_a_number_of_times_does_not_start_anew(times: int, kept: bool) -> None:
    """U-74: rules of a copy that wait so many times wait for what is left when it is equipped
    again; with `bearer` they begin anew.
    """
    built = (
        table(cards(), 3)
        .morale(6)
        .rounds(6)
        .crisis("No Heat Tonight")
        .controls(1, "Amara Diallo")
        .controls(2, "Greta Solheim")
    )
    game = built.begin()
    game.param[LIMITS_KEPT] = int(not kept)
    heard = 0
    for _ in range(2 * times):
        origin = Origin("", 0, FOREVER, bearer=0, tag=ITEM_TAG)
        watch(game, origin, E.FOOD_ADDED, ALWAYS, "gain_morale", (1,), times=times)
        watch(game, origin, E.FOOD_ADDED, ALWAYS, "lose_morale", (1,), limit_scope=3, limit=1)
        before = len(game.stack)
        game.dispatch(E.FOOD_ADDED, ())
        heard += "gain_morale" in str(game.stack[before:])
        del game.stack[before:]
        release(game, ITEM_TAG)
    assert heard == (times if kept else 2 * times)
