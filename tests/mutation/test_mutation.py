"""The tables of mutation testing are complete and current; operators, names, interval and runner
do what they say; a sample of rules is run.
"""

from __future__ import annotations

import ast
import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from dowlang.engine.decisions import GameOver
from tests.mutation import tables
from tests.mutation.carrying import matched
from tests.mutation.importing import at_import
from tests.mutation.mutants import (
    PLACES,
    ROOT,
    all_mutants,
    compiled,
    find,
    functions,
    lines,
    loose,
    modules,
    mutants_in,
    needs_one,
    of_module,
    parsed,
)
from tests.mutation.naming import Texts
from tests.mutation.operators import changes
from tests.mutation.reaching import Reach
from tests.mutation.rules import cites, executable
from tests.mutation.running import Job, Outcome, Plugin
from tests.mutation.sampling import draw, plain, weighted, wilson
from tests.mutation.swapping import Loaded, codes
from tests.mutation.whole import runs_at_import_only, without_mutant

SAMPLE = 12


# ---- the tables
def test_every_executable_rule_has_a_mutation() -> None:
    assert [proof.rule for proof in tables.proofs()] == [rule.id for rule in executable()]


@pytest.mark.proof
def test_the_mutation_of_a_rule_stands_where_the_rule_is_cited() -> None:
    book = {rule.id: rule for rule in executable()}
    wrong = [proof for proof in tables.proofs() if not cites(book[proof.rule], find(proof.mutant))]
    assert not wrong


def test_the_test_of_a_rule_names_it() -> None:
    book = {rule.id: rule for rule in executable()}
    wrong = [
        proof
        for proof in tables.proofs()
        if proof.test.partition("[")[0].replace(".py::", ":") not in book[proof.rule].tests
    ]
    assert not wrong


@pytest.mark.proof
def test_survivors_are_there_and_have_a_reason() -> None:
    there = {loose(one.id) for one in all_mutants()}
    assert not [id for id in tables.survivors() if loose(id) not in there], (
        "the statement has changed: look whether a test kills it now"
    )
    assert not [
        id
        for id, reason in tables.survivors().items()
        if not reason.startswith(tables.REASONS) or len(reason) < 30
    ]


@pytest.mark.proof
def test_every_function_that_decides_anything_has_a_mutant() -> None:
    assert not without_mutant()
    drawn = {(one.module, one.function) for one in draw(all_mutants(), 1500)}
    assert not [
        f"{module}:{name}"
        for module in modules()
        for name, node in functions(parsed(module))
        if needs_one(node) and (module, name) not in drawn
    ]


@pytest.mark.proof
def test_names_are_unique() -> None:
    names = [loose(one.id) for one in all_mutants()]
    assert len(names) == len(set(names)) > 10_000


# ---- the parts
@pytest.mark.parametrize(
    ("source", "made"),
    [
        ("return a < b", ["return: return None", "compare: return a <= b"]),
        ("return a in b", ["return: return None", "compare: return a not in b"]),
        ("x = -1", ["number+: x = -2", "number-: x = -0"]),
        (
            "x = a + 2 if a else b",
            [
                "true: x = a + 2 if True else b",
                "false: x = a + 2 if False else b",
                "arithmetic: x = a - 2 if a else b",
                "number+: x = a + 3 if a else b",
                "number-: x = a + 1 if a else b",
            ],
        ),
        ("x = a and not b", ["and-or: x = a or not b", "not: x = a and b"]),
        ("x.y -= z", ["delete: pass", "arithmetic: x.y += z"]),
        ("x[y] = z", ["delete: pass"]),
        ("x: Literal[3] = z", []),
        ("f(x)", ["delete: pass"]),
        (
            "f('key', 'A message', f'text {x}')",
            ["delete: pass", "key: f('keyx', 'A message', f'text {x}')"],
        ),
        ("raise Refused(1, a < b)", ["raise: pass"]),
        (
            "for x in y: break",
            ["empty: for x in ():\n    break", "loop: for x in y:\n    continue"],
        ),
        ("'Text.'", []),
        (
            "x = cast('Event', y[0])",
            ["number+: x = cast('Event', y[1])", "number-: x = cast('Event', y[-1])"],
        ),
        (
            "x = {y for y in z if y}",
            ["true: x = {y for y in z if True}", "false: x = {y for y in z if False}"],
        ),
        ("while x: f()", ["false: while False:\n    f()", "delete: while x:\n    pass"]),
        ("return True", ["bool: return False"]),
        ("def g(): return 1", []),
    ],
)
def test_each_operator_makes_its_mutations(source: str, made: list[str]) -> None:
    def fresh() -> ast.FunctionDef:
        node = ast.parse("def f():\n    " + source).body[0]
        assert isinstance(node, ast.FunctionDef)
        return node

    out = []
    for number in range(len(list(changes(fresh())))):
        node = fresh()
        change = list(changes(node))[number]
        change.make()
        out.append(f"{change.operator}: {ast.unparse(ast.fix_missing_locations(node.body[0]))}")
    assert out == made


def test_defaults_of_parameters_are_changed() -> None:
    node = ast.parse("def f(a, b=1, *, c=True, d): return").body[0]
    assert isinstance(node, ast.FunctionDef)
    assert [(one.operator, one.default) for one in changes(node)] == [
        ("number+", ("b", 2)),
        ("number-", ("b", 0)),
        ("bool", ("c", False)),
    ]


def test_what_calls_super_can_be_swapped() -> None:
    """A function that no longer closes over its class could not take the code of one that does."""
    code = compiled(
        "engine.decisions:GameOver.__init__:delete:0 | super().__init__('the game is over')"
    )
    made = next(
        one
        for same in codes(code).values()
        for one in same
        if one.co_qualname == "GameOver.__init__"
    )
    assert made.co_freevars == GameOver.__init__.__code__.co_freevars == ("__class__",)
    assert made != GameOver.__init__.__code__


@pytest.mark.proof
def test_names_outlive_a_formatter(tmp_path: Path) -> None:
    """`ruff format` at 100 columns over all that is mutated: each name stands for the same
    mutation of the same tree as before.
    """
    for place in PLACES.values():
        shutil.copytree(
            ROOT / place, tmp_path / place, ignore=shutil.ignore_patterns("__pycache__")
        )
    command = [
        sys.executable,
        "-m",
        "ruff",
        "format",
        "--isolated",
        "--quiet",
        "--target-version=py311",
        "--line-length=70",
        ".",
    ]
    subprocess.run(command, cwd=tmp_path, check=True)
    changed, wrong = 0, []
    for module, file in modules().items():
        after = (tmp_path / file).read_text("utf-8")
        changed += after.split("\n") != lines(module)
        wrong += [
            one.id
            for one, other in zip(
                of_module(module), mutants_in(module, ast.parse(after)), strict=True
            )
            if one.id != other.id
        ]
    assert changed > 50 and not wrong


def test_names_outlive_new_names_of_modules(tmp_path: Path) -> None:
    """Of `module.name` only the name is said; a local variable of that kind is said whole."""

    def texts(source: str) -> list[str]:
        tree = ast.parse(source)
        written = Texts(tree, tmp_path, ("game",))
        return [
            written.of(change.node)[0] for _, node in functions(tree) for change in changes(node)
        ]

    for name in ("lasting", "ongoing", "piles"):
        (tmp_path / "game").mkdir(exist_ok=True)
        (tmp_path / "game" / f"{name}.py").touch()
    before = texts(
        "from game import lasting, piles as P\ndef f(x):\n    return lasting.EACH + P.N + x.held"
    )
    assert before == texts(
        "from . import ongoing, piles\ndef f(x):\n    return (\n        ongoing.EACH + piles.N + "
        "x.held)"
    )
    assert set(before) == {"return EACH + N + x.held"}


def test_rows_are_carried_over_new_names() -> None:
    """By their place, when the function has the same operators in the same order; else not at
    all.
    """
    before = ast.parse("def f(n):\n    return n + 1 if n < 2 else 3\ndef g(n):\n    return n < 1")
    after = ast.parse(
        "def best(count):\n    return (count + 1) if count < 2 else 3\ndef g(n):\n    return not n"
    )
    found = matched(before, after, "engine.old", "engine.new")
    assert found.pop("engine.old:f:compare:0 | return n + 1 if n < 2 else 3") == (
        "engine.new:best:compare:0 | return count + 1 if count < 2 else 3"
    )
    assert len(found) == 10 and not [id for id in found if ":g:" in id]


def test_a_name_outlives_shifted_lines() -> None:
    one = next(
        one for one in of_module("dead_of_winter.procedures.zombies") if one.operator == "compare"
    )
    assert find(one.id) == one and str(one.line) not in one.id.partition("|")[0]
    with pytest.raises(LookupError):
        find(one.id + "x")


def test_a_name_outlives_another_format(monkeypatch: pytest.MonkeyPatch) -> None:
    """Written anew from its tree a module has other lines, quotes and brackets, and the same
    mutants.
    """
    module = "dead_of_winter.procedures.zombies"
    before = [one.id for one in of_module(module)]
    source = ast.unparse(parsed(module))
    assert source != "\n".join(lines(module))
    monkeypatch.setattr("tests.mutation.mutants.lines", lambda _: source.split("\n"))
    of_module.cache_clear()
    assert [one.id for one in of_module(module)] == before and len(before) > 50
    of_module.cache_clear()


def test_the_interval_of_a_score_is_wilsons() -> None:
    """Wilson's for 85 of 100: 76.7 to 90.7 (Newcombe 1998 gives the formula)."""
    score = wilson(0.85, 100)
    assert (round(score.low, 1), round(score.high, 1)) == (76.7, 90.7)


@pytest.mark.proof
def test_weights_are_those_of_functions() -> None:
    """A function with many mutants weighs more than one with few; the plain score does not see
    it.
    """
    everything = [
        one
        for one in all_mutants()
        if one.module in ("dead_of_winter.procedures.zombies", "engine.chance")
    ]
    drawn = draw(everything, 0)
    assert len({(one.module, one.function) for one in everything}) == len(drawn)
    large = max(
        drawn,
        key=lambda one: sum(
            (one.module, one.function) == (other.module, other.function) for other in everything
        ),
    )
    outcomes = [Outcome(one.id, "survived" if one == large else "killed", "", 0.0) for one in drawn]
    assert weighted(outcomes, drawn, everything).share < plain(outcomes).share < 100


@pytest.mark.proof
def test_a_larger_sample_holds_the_smaller() -> None:
    small, large = ({one.id for one in draw(all_mutants(), count)} for count in (2500, 3500))
    assert len(small) == 2500 and len(large) == 3500 and small < large


@pytest.mark.proof
def test_what_runs_at_import_only_is_left_out() -> None:
    """Its work is done before a mutant can be put in force; with a test that reaches the line it
    is run.
    """
    early = at_import()
    declared = next(
        one
        for one in all_mutants()
        if one.module == "dead_of_winter.words.event_declaration" and one.default is None
    )
    rule = next(
        one
        for one in all_mutants()
        if one.module == "dead_of_winter.procedures.zombies" and one.default is None
    )
    reached = Reach({}, {modules()[declared.module]: {declared.first: ["test"]}})
    assert runs_at_import_only(declared, Reach({}, {}), early) and not runs_at_import_only(
        rule, Reach({}, {}), early
    )
    assert not runs_at_import_only(declared, reached, early)


def test_a_child_may_try_thousands_of_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    """What it says of each is more than a pipe holds."""
    monkeypatch.setattr("tests.mutation.running.failed", lambda item: False)
    names: dict[str, Any] = {f"{number}: " + "x" * 100: None for number in range(2_000)}
    plugin = Plugin(lambda plugin: None, 60.0, names, object.__new__(Loaded))
    (found,) = plugin.run(iter([Job("", tuple((name, 0.0) for name in names))]), 1)
    assert found.result == "survived"


@pytest.mark.proof
def test_some_rules_are_run() -> None:
    """`python -m tests.mutation --rules` for a sample of the rules: each mutation is killed by
    the test named for it.
    """
    done = subprocess.run(
        [sys.executable, "-m", "tests.mutation", "--rules", "--sample", str(SAMPLE)],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.proof
def test_a_mutation_that_its_test_does_not_see_is_told(tmp_path: Path) -> None:
    """The runner does not call everything dead: with the test of another function the mutation
    survives, and the run fails.
    """
    one, other = (
        next(
            proof
            for proof in tables.proofs()
            if proof.mutant.startswith("dead_of_winter.procedures.exile:")
        ),
        tables.proofs()[0],
    )
    table = tmp_path / "rules.toml"
    table.write_text(
        f"[{one.rule}]\nmutant = {json.dumps(one.mutant)}\ntest = {json.dumps(other.test)}\n",
        "utf-8",
    )
    done = subprocess.run(
        [sys.executable, "-m", "tests.mutation", "--rules", "--table", str(table)],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 1 and f"{one.mutant}: survived" in done.stdout, (
        done.stdout + done.stderr
    )
