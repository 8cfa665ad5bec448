"""A report of games small enough to know the answer, its findings, its page."""

from __future__ import annotations

import json
import re
from collections import Counter
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

import dowlang
from dowlang.cli.main import main
from dowlang.engine.report_declarations import Bound, Figure, Report, ReportTable
from dowlang.publish.games_report_page import report_page
from dowlang.simulate import ResultFile, Source
from dowlang.simulate.game_counts import AT_THE_END, Counted, GoalStanding
from dowlang.simulate.game_records import GameRecord, Task
from dowlang.simulate.report import report_of
from dowlang.simulate.statistics import share
from tests.worlds import toy

HOSTILE = '<script>alert("x")</script>'
REPORT = Report(
    success=lambda result: result["cause"] == "treasure",
    succeeded="treasure found",
    groups=("side",),
    rounds="rounds",
    tables=(
        ReportTable(
            "wolf",
            "Wolves",
            (
                Figure("seen", ("seen",)),
                Figure("mean bites", ("bites",), ("seen",)),
                Figure(
                    "tamed",
                    ("tamed",),
                    ("seen",),
                    share=True,
                    below=Bound(0.5, "`{name}` is wild: {count} of {of}"),
                    above=Bound(0.9, "{name} is tame: {count} of {of}"),
                ),
            ),
        ),
    ),
)
RULESET = replace(toy.RULESET, report=REPORT, roles=("rich", "poor"))


class KnownSet:
    """A set of one card, as much of it as a file of games keeps."""

    name, version, hash, ruleset = "known", "1", "h", RULESET
    facts = (
        {
            "path": "known/pack",
            "kind": "card",
            "name": f"The Pack {HOSTILE}",
            "slug": "pack",
            "file": "pack.dow",
            "line": 7,
            "labels": {"1": "Howl", "2": "Run"},
            "atoms": {"1": "wolves <= 3", "2": "food >= 5"},
        },
    )


def game(number: int) -> GameRecord:
    """Game n of 40: found in three of four, in round 1 in half of these, by seat 0."""
    found = number % 4 != 3
    counts = Counter(
        {
            Counted("asked", "turn"): 10,
            Counted("forced", "turn"): 2,
            Counted("offered", "turn"): 30,
            Counted("wolf", "grey", "seen"): 2,
            Counted("wolf", "grey", "bites"): 3,
            Counted("wolf", "grey", "tamed"): 2,
            Counted("wolf", "black", "seen"): 1,
            Counted("option_offered", "known/pack", "1", 0): 1,
            Counted("option_offered", "known/pack", "2", 0): 1,
            Counted("option_taken", "known/pack", "1" if number % 2 else "2", 0): 1,
            Counted("option_forced", "known/pack", "2", 1): 1,
        }
    )
    have = 5 if found else 2
    return GameRecord(
        seed=number,
        result={
            "cause": "treasure" if found else "dragon",
            "winners": [0] if found else [],
            "roles": ["rich", "poor"],
            "side": "north" if number < 10 else "south",
            "rounds": 1 if number % 2 == 0 else 4,
        },
        checksum="c",
        decisions=10,
        counts=counts,
        standings=(
            GoalStanding(1, "known/pack", -1, 0, have, 5),
            GoalStanding(AT_THE_END, "known/pack", -1, 0, have, 5),
            GoalStanding(AT_THE_END, "known/pack", -1, 1, 3, 3),
            GoalStanding(AT_THE_END, "known/pack", -1, 2, have, 5),
        ),
    )


def a_file(path: Path, records: list[GameRecord]) -> Path:
    """A file of these games."""
    task = Task(Source("nowhere", "load"), {"players": 2, "deal": None}, {}, ("random",), True)
    with ResultFile.new(path) as file:
        file.begin(KnownSet, task, 0, len(records), 0.0)  # type: ignore[arg-type]
        file.keep(0, records)
    return path


def known_report(folder: Path) -> dict[str, Any]:
    """The report of 40 known games and one that was stopped."""
    path = folder / "games.sqlite"
    stopped = GameRecord(40, None, "ZeroDivisionError: planted")
    a_file(path, [*map(game, range(40)), stopped])
    with ResultFile.open(path) as file:
        return report_of(file, RULESET)


@pytest.fixture(scope="module")
def known(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    return known_report(tmp_path_factory.mktemp("known"))


def test_outcomes_are_those_of_the_games(known: dict[str, Any]) -> None:
    assert known["games"] == 41 and known["faults"]["count"] == 1
    assert known["success"] == {"name": "treasure found", "share": share(30, 40)}
    assert known["outcomes"]["roles"] == {"rich": share(30, 40), "poor": share(0, 40)}
    assert known["groups"]["side"] == [
        {"value": "north", "success": share(8, 10), "won": share(8, 10)},
        {"value": "south", "success": share(22, 30), "won": share(22, 30)},
    ]
    assert known["pace"] == {
        "choices_a_game": 10,
        "rounds_a_game": 2.5,
        "choices_a_round": 4,
        "ended": [[1, 20], [4, 20]],
        "succeeded": [[1, 20], [4, 10]],
    }
    assert known["decisions"] == [
        {"kind": "turn", "asked": 400, "forced": 80, "none": 0, "a_game": 9.756098, "answers": 3}
    ]


def test_goals_are_counted_clause_by_clause(known: dict[str, Any]) -> None:
    (goal,) = known["goals"]
    assert goal["shared"] and goal["met"] == goal["success"] == share(30, 40)
    assert goal["first_met_after"] == [[1, 30]]
    assert goal["clauses"] == [
        {"clause": 1, "text": "wolves <= 3", "met": share(40, 40), "way": 1},
        {"clause": 2, "text": "food >= 5", "met": share(30, 40), "way": 0.85},
    ]
    assert [row["met"] for row in known["early"]] == [share(20, 30)]


def test_options_are_counted_with_what_came_after(known: dict[str, Any]) -> None:
    howl, run = known["options"]
    assert (howl["label"], run["label"]) == ("Howl", "Run")
    assert (howl["possible"], howl["forced"], howl["taken"]) == (40, share(0, 40), share(20, 40))
    assert (run["possible"], run["forced"], run["taken"]) == (80, share(40, 80), share(20, 40))
    assert run["by_role"] == {"rich": share(20, 40)}
    after = {row["option"]: row for row in known["after"]}
    assert after[1]["with"] == share(10, 20) and after[1]["without"] == share(20, 20)
    assert after[2]["with"] == share(30, 40) and after[2]["without"] == share(0, 0)


def test_a_table_has_the_figures_of_its_rows(known: dict[str, Any]) -> None:
    (table,) = known["tables"]
    rows = {row["name"]: row["figures"] for row in table["rows"]}
    assert rows == {"grey": [80, 1.5, share(80, 80)], "black": [40, 0, share(0, 40)]}


def test_findings_say_what_is_certain(known: dict[str, Any]) -> None:
    said = {finding["says"] for finding in known["findings"]}
    assert said == {
        f"The Pack {HOSTILE} ends the game before round 3 in 67% (20 of 30) of the games with "
        "treasure found",
        "`black` is wild: 0 of 40",
        "grey is tame: 80 of 80",
    }
    early = known["findings"][0]
    assert (early["file"], early["line"], early["figure"]) == ("pack.dow", 7, share(20, 30))


@pytest.mark.parametrize(
    "taken, forced, says",
    [
        (0, 0, "hardly ever taken, 0% (0 of 100)"),
        (100, 0, "nearly always taken, 100% (100 of 100)"),
        (50, 200, "the only one possible in 67% (200 of 300)"),
        (10, 0, ""),
        (50, 105, ""),
    ],
)
def test_options_that_are_no_choice(taken: int, forced: int, says: str, tmp_path: Path) -> None:
    counts = Counter(
        {
            Counted("option_offered", "known/pack", "1", 0): 100,
            Counted("option_taken", "known/pack", "1", 0): taken,
            Counted("option_forced", "known/pack", "1", 0): forced,
        }
    )
    path = a_file(tmp_path / "games.sqlite", [replace(game(0), counts=counts, standings=())])
    with ResultFile.open(path) as file:
        found = [finding["says"] for finding in report_of(file, RULESET)["findings"]]
    assert len(found) == bool(says) and all(says in text for text in found)


@pytest.mark.parametrize(
    "met, says",
    [(10, "wanted 25% or more; furthest off is `food >= 5`"), (90, "wanted 75% or less"), (50, "")],
)
def test_goals_that_are_met_too_seldom_or_too_often(met: int, says: str, tmp_path: Path) -> None:
    records = []
    for number in range(100):
        have = 5 if number < met else 1
        standings = (
            GoalStanding(AT_THE_END, "known/pack", -1, 0, have, 5),
            GoalStanding(AT_THE_END, "known/pack", -1, 1, 3, 3),
            GoalStanding(AT_THE_END, "known/pack", -1, 2, have, 5),
        )
        cause = "treasure" if number < met else "dragon"
        result = {**(game(1).result or {}), "rounds": 5, "cause": cause}
        records.append(
            replace(game(1), seed=number, result=result, counts=Counter(), standings=standings)
        )
    with ResultFile.open(a_file(tmp_path / "games.sqlite", records)) as file:
        found = [finding["says"] for finding in report_of(file, RULESET)["findings"]]
    assert len(found) == bool(says) and all(says in text for text in found)


class Page(HTMLParser):
    """Tags that are open, addresses, texts."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: Counter[str] = Counter()
        self.addresses: list[str] = []
        self.identifiers: list[str] = []
        self.said: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags[tag] += 1
        for name, value in attrs:
            if name in ("href", "src", "data", "action"):
                self.addresses.append(value or "")
            if name == "id":
                self.identifiers.append(value or "")

    def handle_data(self, data: str) -> None:
        self.said.append(data)


def test_the_page_needs_nothing_else(known: dict[str, Any]) -> None:
    text = report_page(known)
    page = Page()
    page.feed(text)
    assert not {"script", "img", "link", "iframe", "object"} & set(page.tags)
    assert page.addresses and all(
        address.startswith("#") and address[1:] in page.identifiers for address in page.addresses
    )
    assert not re.search(r"url\(|@import|https?:", text)
    assert HOSTILE in "".join(page.said)  # as text
    assert len(page.identifiers) == len(set(page.identifiers))
    said = " ".join(" ".join(page.said).split())
    for figure in ("treasure found", "Howl", "wolves <= 3", "black is wild: 0 of 40"):
        assert figure in said
    assert "`" not in said and "<code>black</code>" in text and "deal" not in said


@pytest.fixture(scope="module")
def winter(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file of 30 games of the starter set."""
    path = tmp_path_factory.mktemp("winter") / "games.sqlite"
    assert (
        main(["sim", "--games", "30", "--file", str(path), "--agents", "random", "--workers", "1"])
        == 0
    )
    return path


def test_the_command_writes_a_page_and_data_that_fit_their_schema(
    winter: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    capfd.readouterr()
    assert main(["report", str(winter), "--format", "json"]) == 0
    data = json.loads(capfd.readouterr().out)
    schema = json.loads(
        (Path(dowlang.__file__).parent / "schemas" / "report.json").read_text("utf-8")
    )
    Draft202012Validator.check_schema(schema)
    Draft202012Validator(schema).validate(data)
    assert main(["report", str(winter), "--out", str(tmp_path / "page.html")]) == 0
    out = capfd.readouterr().out
    assert "30 games of base" in out and "all figures: " in out
    page = (tmp_path / "page.html").read_text("utf-8")
    assert main(["report", str(winter), "--out", "-"]) == 0
    assert capfd.readouterr().out == page
    assert main(["report", str(winter)]) == 0
    assert winter.with_suffix(".html").read_text("utf-8") == page
    capfd.readouterr()
    assert main(["report", str(winter), "--format", "text", "--out", "x"]) == 2
    assert main(["report", str(tmp_path / "none.sqlite")]) == 2
    assert capfd.readouterr().err.count("\n") == 2


@pytest.mark.proof
def test_one_worker_or_two_give_one_page(winter: Path, tmp_path: Path) -> None:
    other = tmp_path / "games.sqlite"
    arguments = ["sim", "--agents", "random", "--workers", "2", "--games"]
    assert main([*arguments, "28", "--file", str(other)]) == 0
    assert main(["sim", "--resume", str(other), "--games", "30"]) == 0
    pages = [tmp_path / "one.html", tmp_path / "two.html"]
    for file, page in zip((winter, other), pages, strict=True):
        assert main(["report", str(file), "--out", str(page)]) == 0
    assert pages[0].read_bytes() == pages[1].read_bytes()
