"""Every rule, every open point, every test vector is accounted for; what is not proved yet is
counted, and the counts only shrink.

The tables are `docs/rules/dead-of-winter.classes.toml` and `….points.toml`; functions and tests are
found by the ids they name.
"""

from __future__ import annotations

import ast
import re
from functools import lru_cache
from pathlib import Path

import jsonschema
import pytest

from dowlang.project.documents import rulebook as books
from dowlang.project.documents.rule_citations import ids
from dowlang.rulesets.dead_of_winter.state.parameters import PARAMETERS

HERE = Path(__file__).parent
ROOT = HERE.parents[2]
RULES, VECTORS, RULINGS, POINTS, MOST_TABLE = 297, 63, 41, 76, 15

# What is still missing. A number here may only become smaller.
UNPROVED_RULES = 0
POINTS_WITHOUT_TEST = 0
VECTORS_WITHOUT_TEST = 0


@lru_cache(maxsize=1)
def book() -> books.Rulebook:
    return books.rulebook("dead_of_winter")


def functions() -> list[str]:
    """The names of all test functions below this folder."""
    return [
        node.name
        for file in sorted(HERE.rglob("test_*.py"))
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


def test_every_rule_has_one_class() -> None:
    rules = book().rules
    assert len(rules) == len({rule.id for rule in rules}) == RULES
    assert not [rule.id for rule in rules if rule.kind not in books.CLASSES]
    table = [rule for rule in rules if rule.kind == "table"]
    assert len(table) <= MOST_TABLE and all(len(rule.reason) > 40 for rule in table), (
        "each without effect in a program says why"
    )
    assert not [rule.id for rule in rules if rule.reason and rule.kind != "table"]


def test_the_table_of_classes_names_no_other_rule() -> None:
    classes = books.table_beside(books.document("dead_of_winter"), "classes")
    assert set(classes["rules"]) == {rule.id for rule in book().rules} and set(
        classes["reasons"]
    ) <= set(classes["rules"])


def test_every_rule_is_implemented_and_proved() -> None:
    """Each executable or data rule is cited by code of the ruleset and named by a test."""
    missing = {rule.id: rule.missing for rule in book().rules if rule.missing}
    assert len(missing) <= UNPROVED_RULES, missing


def test_executable_rules_are_cited_by_code_that_runs() -> None:
    """By a function, or in a module that holds the number the rule speaks of; never by a file of
    words or declarations alone.
    """
    declared = {"events", "parameters"}
    assert not [
        rule.id
        for rule in book().rules
        if rule.kind == "executable"
        and {where.partition(":")[0] for where in rule.code} <= declared
    ]


def test_every_vector_is_a_test() -> None:
    text = books.document("dead_of_winter").read_text("utf-8")
    vectors = {f"T-{number}" for number in re.findall(r"^(?:\*\*|\| )T-(\d\d)\b", text, re.M)}
    assert len(vectors) == VECTORS
    tested = {
        f"T-{number}"
        for name in functions()
        if name.startswith("test_T_")
        for number in re.findall(r"T_(\d\d)", name)
    }
    assert len(vectors - tested) <= VECTORS_WITHOUT_TEST, sorted(vectors - tested)
    assert not tested - vectors, "a test of a vector that does not exist"


def test_every_ruling_has_a_rule() -> None:
    assert len(book().rulings) == RULINGS
    ruled = {ruling.id for rule in book().rules for ruling in rule.rulings}
    assert ruled == {ruling.id for ruling in book().rulings}


# ---- open points
def test_every_point_has_one_class() -> None:
    points = book().points
    assert len(points) == POINTS and not [
        point.id for point in points if point.kind not in books.KINDS
    ]
    for point in points:
        assert bool(point.keys) == (point.kind == "parameter"), point.id
        assert point.note or point.kind != "content", f"{point.id}: where do cards say it?"


def test_parameters_of_points_are_those_of_the_ruleset() -> None:
    """Key, default and alternatives: of a choice all the others, of a number some within its
    limits.
    """
    declared = {parameter.key: parameter for parameter in PARAMETERS}
    for point in book().points:
        for key in point.keys:
            assert key.key in declared, f"{point.id}: the ruleset has no `{key.key}`"
            parameter = declared[key.key]
            if parameter.choices:
                others = tuple(
                    name
                    for number, name in enumerate(parameter.choices)
                    if number != parameter.default
                )
                assert (key.default, key.alternatives) == (
                    parameter.choices[parameter.default],
                    others,
                ), key.key
            else:
                assert (
                    key.default == parameter.default
                    and key.alternatives
                    and key.default not in key.alternatives
                ), key.key
                assert all(
                    isinstance(value, int) and parameter.low <= value <= parameter.high
                    for value in key.alternatives
                ), key.key


def test_every_switch_of_the_ruleset_is_a_point() -> None:
    """Whoever adds a parameter that settles an open point enters it in the table."""
    settled = {key.key: point.id for point in book().points for key in point.keys}
    for parameter in PARAMETERS:
        for point in (one for one in ids(parameter.help) if one.startswith("U-")):
            assert settled.get(parameter.key) == point, f"`{parameter.key}` names {point}"


def settled(tree: ast.Module) -> set[tuple[str, object]]:
    """(key, value) of the marks `settles` on the tests of a file, on a test or on one case of it
    (`conftest.py` carries the marks out).
    """
    tests = [
        node
        for node in tree.body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]
    marks = [
        node
        for test in tests
        for decorator in test.decorator_list
        for node in ast.walk(decorator)
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.settles"
    ]
    return {ast.literal_eval(pair) for mark in marks for pair in mark.args}


def test_alternatives_are_tested() -> None:
    """Each value of each alternative has a test that fails without it."""
    found = set[tuple[str, object]]().union(
        *(settled(ast.parse(file.read_text("utf-8"))) for file in sorted(HERE.rglob("test_*.py")))
    )
    wanted = {
        (key.key, value)
        for point in book().points
        for key in point.keys
        for value in key.alternatives
    }
    assert found == wanted, (
        f"without a test: {sorted(map(str, wanted - found))}, not in the table: "
        f"{sorted(map(str, found - wanted))}"
    )


def test_a_mark_and_nothing_else_settles_an_alternative() -> None:
    text = """
@pytest.mark.settles(("a", "on"), ("b", 3))
@pytest.mark.parametrize("x", [1, pytest.param(2, marks=pytest.mark.settles(("c", "no")))])
def test_one(x): table(rules={"d": "on"})
def settles(): "pytest.mark.settles"
"""
    assert settled(ast.parse(text)) == {("a", "on"), ("b", 3), ("c", "no")}


def test_every_point_is_tested() -> None:
    missing = [
        point.id
        for point in book().points
        if point.kind != "content" and not any(":" in test for test in point.tests)
    ]
    assert len(missing) <= POINTS_WITHOUT_TEST, missing


# ---- how they are shown
def test_rules_as_data_fit_their_schema() -> None:
    import json

    shape = json.loads((ROOT / "dowlang" / "schemas" / "rules.json").read_text("utf-8"))
    data = {"schema": "dowlang/rules/1", **books.to_data(book(), book())}
    jsonschema.validate(data, shape)
    one = next(rule for rule in book().rules if rule.id == "R-XROADS-06")
    assert [point.id for point in one.points] == ["U-20", "U-21"] and one.kind == "executable"
    two = next(rule for rule in book().rules if rule.id == "R-EXILE-13")
    assert [ruling.id for ruling in two.rulings] == [
        "G-35"
    ] and two.basis == "J R, G-35; equip cards derived"


@pytest.mark.parametrize(
    ("text", "named"),
    [
        (
            "R-ZOMBIE-01..03, -07 and U-20..22",
            ["R-ZOMBIE-01", "R-ZOMBIE-02", "R-ZOMBIE-03", "R-ZOMBIE-07", "U-20", "U-21", "U-22"],
        ),
        ("(R-ACT-MOV-01, -04, R-TURN-06)", ["R-ACT-MOV-01", "R-ACT-MOV-04", "R-TURN-06"]),
        ("T-42, G-24; XR-12, DOW-01, U-5x", ["T-42", "G-24"]),
    ],
)
def test_ids_are_found_in_texts_with_ranges_and_lists(text: str, named: list[str]) -> None:
    assert list(ids(text)) == named
