"""The acceptance run in short: some games under all invariants, over two workers, stopped and gone
on with. `make accept` plays 200 of them, `python -m tests.acceptance --games 10000 --replayed 1000
--file FILE` all.
"""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state import variants
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from tests.acceptance import run
from tests.acceptance.chunks import base, from_line, kept
from tests.acceptance.floors import ELSEWHERE, FLOORS, NEEDS, NEVER, UNTOLD
from tests.acceptance.games import SEATINGS, SWITCHES, legal_variants, plan, play
from tests.acceptance.report import rare, report
from tests.acceptance.run import accept
from tests.acceptance.seen import Seen
from tests.contract.twin_starts import STARTS, kinds

ROOT = Path(__file__).resolve().parents[2]
RARE = {start.kind for start in STARTS}
FIRST = 20_000  # games that the long run does not play


def test_a_game_ends_sound_and_replays_elsewhere() -> None:
    out = accept(1, 1, 1, first=FIRST + 3)  # a short one
    assert not out.faults, out.faults
    assert (out.games, out.replays) == (1, 1) and out.seen.checks > 100


@pytest.mark.proof
def test_games_end_sound_replay_elsewhere_and_nothing_is_too_rare() -> None:
    cards = base()
    out = accept(60, 2, 4, first=FIRST)
    assert not out.faults, out.faults
    assert (out.games, out.replays) == (60, 4)
    assert out.seen.copies > 40 and out.seen.checks > 10_000
    assert not rare(cards, out.seen, out.games)
    lines = list(report(cards, out))
    assert (
        lines[0].startswith("60 games ended")
        and "0 faults" in lines
        and "0 kinds too rare" in lines
    )


@pytest.mark.proof
def test_a_stopped_run_goes_on_and_any_number_of_workers_plays_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "SIZE", 3)
    whole = accept(9, 1, 3, first=FIRST, file=tmp_path / "whole")
    lines = (tmp_path / "whole").read_text("utf-8").splitlines(keepends=True)
    # killed in the middle of a line
    (tmp_path / "part").write_text(lines[0] + lines[1][:100], "utf-8")
    again = accept(9, 1, 3, first=FIRST, file=tmp_path / "part", workers=2)
    assert (again.games, again.old, again.digest, again.seen, again.replays) == (
        9,
        3,
        whole.digest,
        whole.seen,
        whole.replays,
    )
    assert len(list(kept(tmp_path / "part"))) == 3 and from_line(lines[1][:100]) is None
    none = accept(9, 1, 3, first=FIRST, minutes=0)
    assert none.games == 0 and any("stopped by the budget" in line for line in report(base(), none))


def test_chunks_of_other_code_do_not_count(tmp_path: Path) -> None:
    accept(2, first=FIRST, file=tmp_path / "file")
    line = (tmp_path / "file").read_text("utf-8")
    chunk = from_line(line)
    assert chunk is not None
    (tmp_path / "file").write_text(line.replace(chunk.code, "0" * len(chunk.code)), "utf-8")
    assert not list(kept(tmp_path / "file"))


def test_a_broken_law_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    """The run is no test that cannot fail: a game that does not tell when food is added is
    found.
    """
    told = Winter.emit
    monkeypatch.setattr(
        Winter,
        "emit",
        lambda game, event, *payload: (
            False if event == E.FOOD_ADDED else told(game, event, *payload)
        ),
    )
    out = accept(4, first=FIRST)
    assert out.faults and all("Broken:" in fault for fault in out.faults), out.faults


def test_too_few_impossible_and_unknown_kinds_are_reported() -> None:
    seen = Seen()
    seen.options.update({"face": 1, "dance": 1})
    found = rare(base(), seen, 1000)
    assert any(line.startswith("rounds: `4` 0 times, wanted at least") for line in found)
    assert any(line.startswith("options: `face` 1 times, although no card") for line in found)
    assert "options: `dance` has no floor" in found
    assert any(line.startswith("crossroads: `teeth` 0 times") for line in found)


def test_every_kind_of_the_ruleset_has_a_floor_or_a_reason() -> None:
    ruleset = base().ruleset
    for table, names in (
        ("options", [kind.name for kind in ruleset.option_kinds]),
        ("events", [event.name for event in ruleset.events]),
        ("endings", list(ruleset.causes[1:])),
    ):
        tables = (FLOORS[table], NEVER.get(table, {}), ELSEWHERE.get(table, {}))
        assert sorted(names) == sorted(name for listed in tables for name in listed), (
            f"{table}: each in one table"
        )
    assert all(reason for reasons in NEVER.values() for reason in reasons.values())
    assert {**FLOORS["decisions"], **NEVER["decisions"], **ELSEWHERE["decisions"]}.keys() == kinds()
    assert all(floor > 0 for table in FLOORS.values() for floor in table.values()), (
        "a floor of 0 never fails"
    )


@pytest.mark.parametrize(
    "where", sorted({test for table in ELSEWHERE.values() for _, test in table.values()})
)
def test_what_may_be_absent_is_reached_by_the_test_named(where: str) -> None:
    """The test is there, speaks of what it is named for, and asserts something."""
    file, _, name = where.partition("::")
    (found,) = [
        node
        for node in ast.parse((ROOT / file).read_text("utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name == name
    ]
    pieces = {
        node.value.casefold()
        for node in ast.walk(found)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    pieces |= {node.attr.casefold() for node in ast.walk(found) if isinstance(node, ast.Attribute)}
    pieces |= (
        RARE
        if any(isinstance(node, ast.Name) and node.id == "RARE" for node in ast.walk(found))
        else set()
    )
    asked = {
        kind for table in ELSEWHERE.values() for kind, (_, test) in table.items() if test == where
    }
    assert asked <= pieces and any(isinstance(node, ast.Assert) for node in ast.walk(found))


def test_what_cannot_happen_cannot_by_the_words_of_the_set() -> None:
    """A card that begins to use one of these words makes the thing possible: then it gets a
    floor.
    """
    phrases = {
        str(phrase)
        for card in base().facts
        for deeds in card.get("does", {}).values()
        for phrase, _ in deeds
    }
    assert set(NEEDS) == {*NEVER["events"], *NEVER["endings"]} - UNTOLD
    assert any("helpless" in phrase for phrase in phrases)
    assert not [
        (event, phrase)
        for event, piece in NEEDS.items()
        for phrase in phrases
        if piece in phrase and "add" not in phrase
    ]


def test_what_only_cards_hear_of_is_told_to_no_log() -> None:
    """Each is emitted, and by nothing but `emit_untold`; found in the source."""
    by = {
        (node.args[0].attr.casefold(), node.func.attr)
        for file in (ROOT / "dowlang" / "rulesets" / "dead_of_winter").rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in ("emit", "tell", "emit_untold")
        and node.args
        and isinstance(node.args[0], ast.Attribute)
    }
    assert NEVER["events"].keys() >= UNTOLD
    assert {(name, how) for name, how in by if name in UNTOLD} == {
        (name, "emit_untold") for name in UNTOLD
    }


def test_all_that_may_be_chosen_is_planned() -> None:
    """Players, legal combinations of variants, objectives with both sides, agents, and each
    alternative of every open point.
    """
    cards = base()
    plans = [plan(cards, number) for number in range(10_000)]
    assert {(p.settings["players"], p.settings["variant"]) for p in plans} == {
        (players, variant) for players, variant, _ in SEATINGS
    }
    assert {p.settings["players"] for p in plans} == {2, 3, 4, 5}
    hard = {
        (p.settings["objective"], bool(variants.bits(p.settings["variant"]) & variants.HARDCORE))
        for p in plans
    }
    assert len(hard) == 2 * len(cards.of_kind["objective"])
    assert {name for p in plans for name in p.agents} == {
        "random",
        "heuristic",
        "survival",
        "first",
    }
    given = {(key, value) for p in plans for key, value in p.rules.items()}
    assert given >= {(point.key, choice) for point in SWITCHES for choice in point.choices}


def test_the_legal_combinations_are_those_of_the_rules() -> None:
    """R-VAR-13: hardcore, betrayer and elimination with each other; elimination with cooperative
    and two-player; betrayer with neither.
    """
    names = legal_variants()
    assert len(names) == 12 and len({variants.bits(name) for name in names}) == 12
    assert {
        "betrayer+hardcore+elimination",
        "cooperative+elimination",
        "two_player+elimination",
    } <= set(names)
    assert not [
        name
        for name in names
        if "betrayer" in name and ("cooperative" in name or "two_player" in name)
    ]


@pytest.mark.proof
def test_the_same_plan_plays_the_same_game() -> None:
    cards = base()
    assert play(cards, plan(cards, 7))[0].digest == play(cards, plan(cards, 7, True))[0].digest
