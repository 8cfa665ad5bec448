"""Rules, rulings, open points and test vectors are looked up by their ids.

Outside the tests of the rules: what names an id there proves it.
"""

from __future__ import annotations

import json
from functools import lru_cache

import jsonschema
import pytest

from dowlang.cli.main import main
from dowlang.project.documents import rulebook as books
from tests.cli.running import ROOT


@lru_cache(maxsize=1)
def book() -> books.Rulebook:
    return books.rulebook("dead_of_winter")


def test_every_kind_has_ids_of_its_own() -> None:
    assert len(book().ids) == len(set(book().ids))
    assert (
        book().found("T-05").ids == ("T-05",) and book().found("R-XROADS").ids[0] == "R-XROADS-01"
    )
    assert book().found("").ids == book().ids and book().found("T-99").ids == ()


def test_a_point_has_its_keys_and_rules() -> None:
    data = books.to_data(book().found("U-61"), book())
    assert (data["rules"], data["rulings"], data["vectors"]) == ([], [], [])
    assert [key["key"] for key in data["points"][0]["keys"]] == ["ability.idle"]
    assert data["points"][0]["rules"] == ["R-ACT-ABL-03"] and data["points"][0]["tests"]


def test_a_ruling_has_its_rule_and_tests() -> None:
    ruling = book().found("G-24").rulings[0]
    assert ruling.rule == "R-XROADS-11" and ruling.tests and "R-XROADS-11" in book().about("G-24")


def test_vectors_are_read_from_paragraphs_and_rows() -> None:
    assert all(vector.text and vector.tests for vector in book().vectors)
    assert (
        book().found("T-43").vectors[0].text
        == "given as T-42, option 2, blank; then B lives, chain ends, morale −1 in total"
    )
    first, sixth = book().found("T-01").vectors[0].text, book().found("T-06").vectors[0].text
    assert (
        first.startswith("Attack on a zombie: Given: ") and "When: " in first and "Then: " in first
    )
    assert sixth.startswith("Starting dice: a player with 2 survivors")


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("id", "said"),
    [
        ("U-61", "ability.idle"),
        ("g-24", "about  R-XROADS-11"),
        ("T-05", "14 survivors"),
        ("R-XROADS-06", "basis"),
    ],
)
def test_the_command_shows_each_kind(id: str, said: str, capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", id]) == 0
    assert said in capfd.readouterr().out
    assert main(["rules", id, "--format", "json"]) == 0
    data = json.loads(capfd.readouterr().out)
    jsonschema.validate(
        data, json.loads((ROOT / "dowlang" / "schemas" / "rules.json").read_text("utf-8"))
    )
    assert [
        one["id"] for kind in ("rules", "rulings", "points", "vectors") for one in data[kind]
    ] == [id.upper()]


def test_an_unknown_code_is_answered_with_the_series(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", "DOW9"]) == 2
    assert (
        capfd.readouterr().err
        == "dow: unknown code `DOW9`; codes begin with `DOW1`, `DOW2`, `DOW3`, `DOW4`, `DOW5` and "
        "2 more\n"
    )
    assert main(["explain", "XYZ"]) == 2
    assert (
        "codes begin with `DOW1`, `DOW2`, `DOW3`, `DOW4`, `DOW5` and 2 more"
        in capfd.readouterr().err
    )


def test_what_is_not_there_is_refused_with_near_ids(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "T-99"]) == 2
    assert "unknown rule `T-99`; did you mean" in capfd.readouterr().err
    assert main(["rules", "R-NOPE"]) == 2
    assert capfd.readouterr().err.startswith(
        "dow: unknown rule `R-NOPE`; rules begin with `R-VOTE`, `R-"
    )
    assert main(["rules", "U-61", "--coverage"]) == 2
    assert "is about rules" in capfd.readouterr().err
