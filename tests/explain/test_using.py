"""Why an item or an ability was not used: the reasons against the list of options itself, and
how they are told.
"""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from dowlang.agents import make
from dowlang.cli.explanation_text import why_text
from dowlang.cli.main import main
from dowlang.engine.card_set import CardSet
from dowlang.engine.game import Game
from dowlang.engine.journal import begin, record
from dowlang.engine.use_blockers import in_the_way, offered
from dowlang.explain.card_history import Explanation, explain
from dowlang.explain.explanation_json import to_dict
from dowlang.explain.use_history import Looking, Usage
from dowlang.explain.written_lines import WrittenCards
from dowlang.project import load_source
from dowlang.project.card_selection import addition
from dowlang.rulesets.dead_of_winter.analysis.table_builder import table
from dowlang.rulesets.dead_of_winter.analysis.uses_of_cards import ANY_DIE
from dowlang.rulesets.dead_of_winter.state import options as O
from dowlang.rulesets.dead_of_winter.words.adjectives import is_unused_die
from dowlang.rulesets.dead_of_winter.words.effects.dice import is_unused
from dowlang.rulesets.dead_of_winter.words.nouns import pool_dice
from dowlang.rulesets.dead_of_winter.words.predicates.things import die_is_unused
from tests.worlds import toy

ROOT = Path(__file__).resolve().parents[2]
SCHEMA = json.loads((ROOT / "dowlang" / "schemas" / "why.json").read_text("utf-8"))

CARDS = {
    "the_quiet_order": b"""crossroads "The Quiet Order"
    flavor "No knives at the table."
    if morale >= 0
    automatic
        until the end of next round
            players cannot play weapon cards
""",
    "the_shared_stove": b"""crossroads "The Shared Stove"
    flavor "It eats as much as we do."
    if morale >= 0
    automatic
        for the rest of the game
            while food >= 2
                each player has the ability 2+, once per round
                    remove 1 food
                    gain 1 morale
""",
    "nobody_shouts": b"""crossroads "Nobody Shouts"
    flavor "Sound carries in the cold."
    if morale >= 0
    automatic
        until the end of this round
            "Tin Whistle" cannot be played
            each survivor you control cannot use its ability
""",
    "hush": b"""crossroads "Hush"
    flavor "One of us talks in his sleep."
    if morale >= 0
    automatic
        choose a survivor you control as sleeper
        until the end of next round
            the sleeper cannot use its ability
""",
    "bell_rope": b"""item "Bell Rope"
    tool, starting x 2
    equip
        the bearer has the ability 3+, at "School" or "Library", once per round
            kill 1 zombie here
""",
    "the_long_watch": b"""objective "The Long Watch"
    flavor "Somebody has to look at the dark."
    time short
    standard
        setup
            morale 6
            rounds 6
        each player has the ability 6+, once per round
            lose 1 morale
        goal morale >= 9
    hardcore like standard, except
        setup
            morale 5
""",
    "snow_shovel": b"""item "Snow Shovel"
    tool, starting x 4
    equip
        the bearer has the ability
            if zombies at "School" >= 2
                remove 1 zombie from "School"
""",
    "cousins": b"""item "Cousins"
    survivor, starting x 6
    play
        add 2 helpless survivors
""",
}
USED = {O.PLAY_CARD, O.EQUIP_CARD, O.ABILITY, O.USE}


@pytest.fixture(scope="module")
def odd() -> tuple[CardSet, WrittenCards]:
    """The base set with cards that forbid and grant."""
    source = addition([], dict(CARDS))
    cards = load_source(source)
    return cards, WrittenCards(source, cards)


def test_words_about_dice_hear_of_a_die_that_only_an_explanation_has(
    odd: tuple[CardSet, WrittenCards],
) -> None:
    """A die that is enough whatever a card asks for shows more than a die can: it was looked up as
    that of a seat that is not there.
    """
    game: Any = begin(odd[0], 1, {"players": 2}, {})
    for player in range(game.players):
        game.unused[player] = (ANY_DIE,)
    dice = pool_dice(game)
    assert len(dice) == game.players
    for asked in (is_unused_die, die_is_unused, is_unused):
        assert not any(asked(game, die) for die in dice)


# ---- the law: no reason, and only then an option
RULES: tuple[dict[str, int | str], ...] = (
    {},
    {"ability.idle": "offered"},
    {"forbid_play_food": 1, "colony.spaces": 2},
    {"forbid_ability": 1, "colony.spaces": 3, "full_colony.partial": 0},
)
EVERY = 5  # one in so many questions is looked at


@pytest.mark.parametrize(
    ("games", "often"), ((4, 0), pytest.param(24, 10, marks=pytest.mark.proof))
)
def test_a_use_has_no_reason_against_it_exactly_when_it_is_an_option(
    odd: tuple[CardSet, WrittenCards], games: int, often: int
) -> None:
    """At many moments of random games, for every use that anybody whose turn it is has of any
    card; and there is no option without a use.
    """
    cards, _ = odd
    uses = cards.ruleset.uses
    assert uses is not None
    met: Counter[str] = Counter()
    for seed in range(1, 1 + games):
        game: Any = begin(
            cards, seed, {"players": 2 + seed % 4} if seed % 4 else {}, RULES[seed % len(RULES)]
        )
        seats = [make("random", cards, seed, seat) for seat in range(game.players)]
        asked = 0
        while not game.is_over:
            _, player, kind, options = game.stack[-1]
            asked += kind == "action"
            if kind == "action" and asked % EVERY == seed % EVERY:
                before = game.digest
                own = [
                    use
                    for path in cards.paths
                    for use in uses.of(game, path)
                    if use.player == player
                ]
                for use in own:
                    against = in_the_way(game, use, uses.options)
                    assert (not against) == offered(use, options), (
                        seed,
                        use.way,
                        use.answers,
                        [blocker.name for blocker in against],
                    )
                    met.update(blocker.name for blocker in against)
                    met["offered"] += not against
                answers = {answer for use in own for answer in use.answers}
                for option in (option for option in options if option[0] in USED):
                    assert any(option[: len(answer)] == answer for answer in answers), option
                assert game.digest == before
            game.choose(seats[player].choose(game.view(player), game.decision))
    rare = (
        "no room",
        "forbidden from the start",
        "its line does not hold",
        "forbidden",
        "without effect",
        "used up",
    )
    assert (
        min(met[name] for name in ("offered", "wrong place", "no die shows enough")) > 10
        and min(met[name] for name in rare) >= often
    ), met


# ---- how it is told
def told(
    cards: CardSet, files: WrittenCards, game: Game, slug: str
) -> tuple[dict[str, Usage], list[str]]:
    """The ways to use a card in the game so far by `way` (of abilities with their line), and the
    lines that tell them.
    """
    path = next(path for path in cards.paths if path.endswith(f"/{slug}"))

    found: Explanation = explain(game.journal, cards, path, files.card(path), files.card)
    assert found.difference is None
    jsonschema.validate({"schema": "dowlang/why/1", **to_dict(found, cards)}, SCHEMA)
    lines = why_text(found, cards).splitlines()
    begin_ = next((at for at, line in enumerate(lines) if " decision" in line), 0)
    return {usage.way[0]: usage for usage in found.usages}, [
        line for line in lines[begin_:] if "by round" not in line
    ]


def test_each_reason_against_an_equipped_item_is_told_in_order(
    odd: tuple[CardSet, WrittenCards],
) -> None:
    """In the hand, on the turn of another, at the wrong place, without a die, used up: each with
    its values, in the order they came.
    """
    cards, source = odd
    game: Any = (
        table(cards, 2)
        .controls(1, "Yuki Lowe")
        .controls(2, "Wen Guo", at="Hospital")
        .hand(1, "Bell Rope")
        .dice(1, 2, 3, 3)
        .zombies("School", 2)
        .food(9)
        .begin()
    )
    game.forced += [(cards.ruleset.streams.index("exposure"), 0)] * 2
    record(game)
    game.apply("equip/bell_rope/yuki_lowe")
    game.apply("move/yuki_lowe/school")
    game.apply(next(key for key in game.decision.keys if key.startswith("use/")))
    game.apply("end_turn")
    assert game.stack[-1][1] == 1
    game.apply("end_turn")
    usages, lines = told(cards, source, game, "bell_rope")
    equip, ability = usages["equip"], usages["ability"]
    assert (equip.asked, equip.offered, equip.taken) == (6, 1, ((1, 0),))
    assert (ability.asked, ability.offered, ability.taken) == (6, 1, ((1, 0),))
    line = 'line 4 `the bearer has the ability 3+, at "School" or "Library", once per round`'
    assert lines[3:9] == [
        f"ability, {line}: offered in 1 of 6 decisions, chosen 1 time (player 1 in round 1)",
        "  in the way of who had it: wrong place (1 x), its line does not hold (1 x), used up (1 "
        "x)",
        "     1 x the player whose turn it was did not have it: in the hand of player 1, in the "
        "box (player 1 in round 1)",
        "     2 x not the turn of who had it: player 1 (player 2 in rounds 1-2)",
        "     1 x wrong place: Yuki Lowe at Colony, wanted School or Library; its line does not "
        "hold, line 5 `kill 1 zombie here`: found 0, wanted 1 "
        "(player 1 in round 1)",
        "     1 x offered (player 1 in round 1)",
    ]
    assert (
        lines[9]
        == "     1 x used up: used once this round (round 1, player 1), wanted at most once per "
        "round (player 1 in round 1)"
    )


@pytest.mark.proof
def test_what_cards_in_force_forbid_and_grant(odd: tuple[CardSet, WrittenCards]) -> None:
    """A ban names the card and its line; an ability that a card gives to everybody names the
    condition that does not hold, with both sides.
    """
    cards, source = odd
    built = (
        table(cards, 2)
        .controls(1, "Biscuit")
        .controls(2, "Wen Guo")
        .hand(1, "Cleaver", "Tin Whistle")
        .dice(1, 1)
        .food(1)
    )
    game: Any = (
        built.crossroads("Nobody Shouts")
        .crossroads_deck("The Shared Stove", "The Quiet Order")
        .begin()
    )
    record(game)
    for _ in range(6):
        game.apply("end_turn")
    lines = {
        slug: told(cards, source, game, slug)[1]
        for slug in ("biscuit", "cleaver", "tin_whistle", "the_shared_stove")
    }
    assert lines["biscuit"][:4] == [
        "ability, line 9 `ability, once per round`: offered in 2 of 6 decisions, never chosen",
        "     3 x not the turn of who had it: player 1 (player 2 in rounds 1-3)",
        "     1 x forbidden by `Nobody Shouts`, line 7 `each survivor you control cannot use its "
        "ability` (player 1 in round 1)",
        "     2 x offered (player 1 in rounds 2-3)",
    ]
    assert (
        lines["cleaver"][3]
        == "     2 x forbidden by `The Quiet Order`, line 6 `players cannot play weapon cards` "
        "(player 1 in rounds 2-3)"
    )
    assert (
        '     1 x forbidden by `Nobody Shouts`, line 6 `"Tin Whistle" cannot be played` (player 1 '
        "in round 1)" in lines["tin_whistle"]
    )
    assert lines["the_shared_stove"][:5] == [
        "ability, line 7 `each player has the ability 2+, once per round`: never offered in 6 "
        "decisions",
        "  in the way of who had it: its line does not hold (5 x), no die shows enough (1 x)",
        "     1 x the player whose turn it was did not have it: it has put nothing in force "
        "(player 1 in round 1)",
        "     1 x its line does not hold: 1 (food), wanted at least 2; no die shows enough: no "
        "dice left, wanted 2 or more (player 2 in round 1)",
        "     4 x its line does not hold: 0 (food), wanted at least 2; its line does not hold, "
        "line 8 `remove 1 food`: found 0, wanted 1 "
        "(player 2 in rounds 2-3; player 1 in rounds 2-3)",
    ]


@pytest.mark.proof
def test_a_ban_on_somebody_named_when_the_card_came_up(odd: tuple[CardSet, WrittenCards]) -> None:
    """Whom a line of a card means is known only then; which number of the rules it changes is
    known from the line.
    """
    cards, source = odd
    game: Any = (
        table(cards, 2)
        .controls(1, "Biscuit")
        .controls(2, "Wen Guo")
        .dice(1, 1)
        .crossroads("Hush")
        .begin()
    )
    record(game)
    lines = told(cards, source, game, "biscuit")[1]
    assert (
        lines[1]
        == "     1 x forbidden by `Hush`, line 7 `the sleeper cannot use its ability` (player 1 in "
        "round 0)"
    )


def test_an_ability_that_the_main_objective_gives(odd: tuple[CardSet, WrittenCards]) -> None:
    """Every player has it, each with the own dice and limit; of an objective that is not played
    there is nothing to use.
    """
    cards, source = odd
    game: Any = begin(cards, 5, {"objective": "The Long Watch", "players": 3}, {})
    seats = [make("random", cards, 5, seat) for seat in range(3)]
    while not game.is_over and game.round < 4:
        seat = game.stack[-1][1]
        use = next(
            (
                key
                for key in game.decision.keys
                if key.startswith("use/") and "the_long_watch" in key
            ),
            "",
        )
        game.apply(use or game.decision.options[seats[seat].choose(game.view(seat), game.decision)])
    usages, lines = told(cards, source, game, "the_long_watch")
    usage = usages["ability"]
    assert lines[0].startswith(
        "ability, line 8 `each player has the ability 6+, once per round`: offered in "
    )
    assert (
        usage.taken
        and usage.offered == len(usage.taken)
        and len({player for _, player in usage.taken}) > 1
    )
    names = {tuple(one.name for one in row.obstacles) for row in usage.reasons}
    assert ("no die shows enough",) in names and any("used up" in name for name in names)
    other, lines = told(cards, source, game, "every_door_barred")
    assert not other and not any("decision" in line for line in lines)


def test_a_game_without_uses_tells_nothing() -> None:
    """The toy of the engine's tests declares none: a question of it is looked at for nothing."""
    game: Any = toy.Toy(toy.load(), seed=1)
    looking = Looking("toy/one", lambda path: None)
    looking.look(game, ("ask", 0, "action", ()))
    assert not looking.sights and not looking.ways(toy.load())


def test_without_the_files_the_place_is_told_and_no_side_of_a_condition(
    odd: tuple[CardSet, WrittenCards],
) -> None:
    cards, _ = odd
    game: Any = (
        table(cards, 2)
        .controls(1, "Yuki Lowe")
        .controls(2, "Wen Guo")
        .equipped("Yuki Lowe", "Bone Saw")
        .dice(1, 6)
        .begin()
    )
    record(game)
    equip, ability = explain(game.journal, cards, "base/items/hospital/bone_saw").usages
    assert (equip.way, ability.way) == (("equip", 0), ("ability", 4))
    (one,) = ability.reasons[0].obstacles
    assert (one.name, one.found, one.wanted, one.line) == (
        "its line does not hold",
        ("Yuki Lowe at Colony",),
        "",
        4,
    )


def test_without_the_files_a_ban_is_told_by_its_number_of_the_rules(
    odd: tuple[CardSet, WrittenCards],
) -> None:
    cards, _ = odd
    game: Any = (
        table(cards, 2)
        .controls(1, "Yuki Lowe")
        .controls(2, "Wen Guo")
        .hand(1, "Tin Whistle")
        .crossroads("Nobody Shouts")
        .begin()
    )
    record(game)
    found = explain(
        game.journal, cards, next(path for path in cards.paths if path.endswith("tin_whistle"))
    )
    (usage,) = found.usages
    (one,) = usage.reasons[0].obstacles
    assert (one.name, one.found, one.line, one.card) == (
        "forbidden",
        ("a card cannot be played",),
        0,
        "additions/nobody_shouts",
    )
    lines = why_text(found, cards).splitlines()
    assert (
        "     1 x forbidden by `Nobody Shouts`: a card cannot be played (player 1 in round 0)"
        in lines
    )


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("rules", "hand", "wanted"),
    [
        (
            {"forbid_play": 1},
            "Aspirin",
            "forbidden from the start: forbid_play, wanted no such rule",
        ),
        ({"colony.spaces": 2}, "Cousins", "no room: 0 free spaces in the colony, wanted a space"),
        (
            {"colony.spaces": 3, "full_colony.partial": 0},
            "Cousins",
            "no room: 1 free spaces in the colony, wanted a space for each who comes",
        ),
    ],
)
def test_what_the_rules_ask_of_a_card_played(
    odd: tuple[CardSet, WrittenCards], rules: dict[str, int | str], hand: str, wanted: str
) -> None:
    cards, source = odd
    game: Any = (
        table(cards, 2, rules=rules)
        .controls(1, "Yuki Lowe")
        .controls(2, "Wen Guo")
        .hand(1, hand)
        .dice(1, 3)
        .begin()
    )
    record(game)
    assert told(cards, source, game, hand.casefold())[1][:2] == [
        "play it: never offered in 1 decision",
        f"     1 x {wanted} (player 1 in round 0)",
    ]


def test_a_place_that_the_exiled_want_is_outside(odd: tuple[CardSet, WrittenCards]) -> None:
    """R-EXILE-09; and the number of an ability may have been changed by a card."""
    cards, _ = odd
    game: Any = (
        table(cards, 2)
        .controls(1, "Yuki Lowe", at="School")
        .controls(2, "Wen Guo")
        .hand(1, "Sleeping Patient")
        .exiled(1)
        .begin()
    )
    game.survivor_spaces[:] = [0] * 7
    uses = cards.ruleset.uses
    assert uses is not None
    (use,) = uses.of(game, "base/items/hospital/sleeping_patient")
    (room,) = in_the_way(game, use, uses.options)
    assert (room.name, room.told(game)) == (
        "no room",
        ("0 free spaces outside the colony", "a space"),
    )


def test_nobody_to_bear_it(odd: tuple[CardSet, WrittenCards]) -> None:
    """A player without survivors can equip nobody; lent one on a copy, the card could be played."""
    cards, _ = odd
    game: Any = (
        table(cards, 2).controls(1, "Yuki Lowe").controls(2, "Wen Guo").hand(1, "Bell Rope").begin()
    )
    game.groups[0] = ()
    uses = cards.ruleset.uses
    assert uses is not None
    (use,) = uses.of(game, "additions/bell_rope")
    (nobody,) = in_the_way(game, use, uses.options)
    assert (nobody.name, nobody.told(game)) == (
        "nobody to bear it",
        ("no survivor", "a survivor of the own group"),
    ) and game.groups[0] == ()


def test_a_die_of_an_ability_whose_number_a_card_has_changed(
    odd: tuple[CardSet, WrittenCards],
) -> None:
    cards, _ = odd
    game: Any = (
        table(cards, 2, rules={"ability_value": 2})
        .controls(1, "Noor Haddad")
        .controls(2, "Wen Guo")
        .dice(1, 4)
        .begin()
    )
    uses = cards.ruleset.uses
    assert uses is not None
    (use,) = uses.of(game, "base/survivors/noor_haddad")
    (die,) = in_the_way(game, use, uses.options)
    assert die.told(game) == ("dice 4", "5 or more (printed: 3)")


@pytest.mark.parametrize(
    ("slug", "place"),
    [
        ("yuki_lowe", "with player 1"),
        ("gus_pemberton", "in the survivor deck"),
        ("every_door_barred", "it is not the main objective"),
        ("the_quiet_order", "it has put nothing in force"),
        ("no_heat_tonight", "it has put nothing in force"),
    ],
)
def test_where_a_card_is(odd: tuple[CardSet, WrittenCards], slug: str, place: str) -> None:
    cards, _ = odd
    game: Any = table(cards, 2).controls(1, "Yuki Lowe").controls(2, "Wen Guo").begin()
    uses, path = cards.ruleset.uses, next(path for path in cards.paths if path.endswith(f"/{slug}"))
    assert uses is not None
    if slug == "gus_pemberton":
        game.survivor_deck += (cards.number("survivor", slug),)
    assert uses.where(game, path) == (place,)
    assert uses.where(
        game, cards.facts[cards.card_numbers[str(game.t.objective_path[game.main])]]["path"]
    ) == ("it is the main objective",)
    game.attached.append(
        (cards.number("crossroads", "the_quiet_order"), cards.number("survivor", "yuki_lowe"), 0)
    )
    assert uses.where(game, "additions/the_quiet_order") == ("attached to Yuki Lowe",)
    game.attach("additions/the_quiet_order", "location", 3)
    assert uses.where(game, "additions/the_quiet_order") == ("attached to School",)


# ---- the command
@pytest.mark.proof
@pytest.mark.parametrize(
    "cards",
    (
        ("Aspirin", "Chidi Barnes"),
        pytest.param(("Cricket Bat", "Tundra", "Chidi Barnes"), marks=pytest.mark.proof),
    ),
)
def test_the_command_tells_why_an_item_or_survivor_was_not_used(
    tmp_path: Path,
    capfd: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    cards: tuple[str, ...],
) -> None:
    """A real game: the decisions are the same for every card, and what was taken is what the
    game tells.
    """
    monkeypatch.chdir(ROOT)
    journal = str(tmp_path / "game.json")
    assert main(["play", "--seed", "3", "--journal", journal]) == 0
    capfd.readouterr()
    asked = set()
    for card in cards:
        assert main(["replay", journal, "--explain", card, "--format", "json"]) == 0
        data = json.loads(capfd.readouterr().out)
        jsonschema.validate(data, SCHEMA)
        for usage in data["uses"]:
            asked.add(usage["asked"])
            assert usage["asked"] <= sum(row["times"] for row in usage["reasons"]), (
                "more only where two of a group bear a copy"
            )
            assert usage["offered"] <= sum(
                row["times"] for row in usage["reasons"] if not row["of"]
            )
            newest = [max(when[0] for when in row["when"]) for row in usage["reasons"]]
            assert newest == sorted(newest)
        if data["card"]["kind"] == "item":
            # who is given what was asked for plays it at once, by no option of the card
            plays, asked_for = (
                Counter(told["round"] for told in data["told"] if verb in told["text"])
                for verb in (" plays ", " gives ")
            )
            used = Counter(number for number, _ in data["uses"][0]["taken"])
            assert used and plays == used + asked_for
    assert len(asked) == 1
    assert main(["replay", journal, "--explain", cards[-1]]) == 0
    assert "  in the way of who had it: " in capfd.readouterr().out
