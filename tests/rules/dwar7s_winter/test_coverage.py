"""Every rule, every open point, every vector of Dwar7s Winter is accounted for: nothing is missing.

The tables are `docs/rules/dwar7s-winter.classes.toml` and `….points.toml`; functions and tests are
found by the ids they name.
"""

from __future__ import annotations

import ast
import re
from functools import lru_cache
from pathlib import Path

from dowlang.project.documents import rulebook as books
from dowlang.rulesets.dwar7s_winter.state.parameters import PARAMETERS

HERE = Path(__file__).parent
RULES, VECTORS, POINTS = 170, 31, 64
WITHOUT_POINT = {
    "weeks",
    "stock_most",
    "actions_most",
    "actions_least",
    "hand_most",
    "hand_least",
    "start_stock",
    "start_stock_solo",
    "monsters_1",
    "monsters_2",
    "monsters_3",
    "monsters_4",
    "doom_3",
    "doom_4",
    "disaster_tokens",
    "militia",
    "legend_points",
    "solo.tokens",
    "snowball.most",
    "silences",
}
"""Numbers that the rules state."""


@lru_cache(maxsize=1)
def book() -> books.Rulebook:
    return books.rulebook("dwar7s_winter")


def test_every_rule_has_one_class() -> None:
    rules = book().rules
    assert len(rules) == len({rule.id for rule in rules}) == RULES
    assert not [rule.id for rule in rules if rule.kind not in books.CLASSES]
    table = [rule for rule in rules if rule.kind == "table"]
    assert len(table) <= 1 and all(len(rule.reason) > 40 for rule in table)
    classes = books.table_beside(books.document("dwar7s_winter"), "classes")
    assert set(classes["rules"]) == {rule.id for rule in rules}


def test_every_rule_is_implemented_and_proved() -> None:
    assert {rule.id: rule.missing for rule in book().rules if rule.missing} == {}


def test_executable_rules_are_cited_by_code_that_runs() -> None:
    declared = {"state/events", "state/parameters", "words/kinds"}
    assert not [
        rule.id
        for rule in book().rules
        if rule.kind == "executable"
        and {where.partition(":")[0] for where in rule.code} <= declared
    ]


def test_every_vector_is_a_test() -> None:
    assert len(book().vectors) == VECTORS
    assert not [
        vector.id
        for vector in book().vectors
        if not any(re.search(r":test_TV_\d\d_", test) for test in vector.tests)
    ]


def test_every_point_is_settled_and_tested() -> None:
    points = book().points
    assert len(points) == POINTS and all(point.kind in books.KINDS for point in points)
    for point in points:
        assert bool(point.keys) == (point.kind == "parameter"), point.id
        assert point.note or point.kind != "content", point.id
        assert point.kind == "content" or any(":" in test for test in point.tests), point.id


def test_parameters_of_points_are_those_of_the_ruleset() -> None:
    declared = {parameter.key: parameter for parameter in PARAMETERS}
    keys = [key for point in book().points for key in point.keys]
    assert {key.key for key in keys} == set(declared) - WITHOUT_POINT
    for key in keys:
        parameter = declared[key.key]
        names = parameter.choices
        if names:
            others = tuple(n for at, n in enumerate(names) if at != parameter.default)
            assert (key.default, key.alternatives) == (names[parameter.default], others), key.key
        else:
            assert key.default == parameter.default not in key.alternatives, key.key


def settled(tree: ast.Module) -> set[tuple[str, object]]:
    """(key, value) of the marks on tests, and of the cases that `values` makes: all but the first
    row of each.
    """
    out = set[tuple[str, object]]()
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        name = ast.unparse(node.func)
        if name == "values":
            rows = [row.elts for row in node.args if isinstance(row, ast.Tuple)]
            out |= {(ast.literal_eval(row[-1]), ast.literal_eval(row[0])) for row in rows[1:]}
        elif name in ("settles", "pytest.mark.settles"):
            for pair in node.args:
                if isinstance(pair, ast.Tuple) and isinstance(pair.elts[0], ast.Constant):
                    out.add(ast.literal_eval(pair))
    return out


GENERATED = {("setup.lead", f"seat_{seat}") for seat in (1, 2, 3, 4)} | {
    (f"score.producer_{name}", 5) for name in ("gold", "stone", "food", "wood")
}
"""Values whose marks are made by a comprehension."""


def test_alternatives_are_tested() -> None:
    """Each value of each alternative has a test that fails without it (`conftest.py`)."""
    found = GENERATED.union(
        *(settled(ast.parse(file.read_text("utf-8"))) for file in sorted(HERE.rglob("test_*.py")))
    )
    wanted = {
        (key.key, value)
        for point in book().points
        for key in point.keys
        for value in key.alternatives
    }
    assert found == wanted
