"""Each executable rule has a mutation of a function that cites it, and a test that names the rule
and fails under that mutation.

`run` carries out the table (`rules.toml`); with `--find` it looks for mutations for the rules that
have none there and prints the whole table.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterable
from functools import cache

from dowlang.project.documents.rulebook import Rule, rules
from tests.mutation import tables
from tests.mutation.mutants import MODULE, Mutant, find, lines, of_module
from tests.mutation.running import Job, Plugin, collect
from tests.mutation.tables import Proof, quoted

FOLDER = "tests/rules/dead_of_winter"
USUAL = 1.0  # seconds; nothing is measured here
RANK = (
    "compare",
    "number+",
    "number-",
    "arithmetic",
    "and-or",
    "not",
    "true",
    "false",
    "bool",
    "delete",
    "empty",
    "loop",
    "raise",
    "key",
    "return",
)
TRIES = 60


@cache
def executable() -> tuple[Rule, ...]:
    """The rules that are proved by tests of a procedure."""
    return tuple(rule for rule in rules("dead_of_winter") if rule.kind == "executable")


def cites(rule: Rule, mutant: Mutant) -> bool:
    """Whether the function of a mutant cites a rule; of a module, whether the lines of the
    table's row do.
    """
    if mutant.function == MODULE:
        row = lines(mutant.module)[mutant.named[0] - 1 : mutant.named[1]]
        return any(rule.id in line for line in row) and any(
            mutant.module.endswith(where.replace("/", ".")) for where in rule.code
        )
    module = mutant.module.removeprefix("dead_of_winter.").replace(".", "/")
    return any(f"{module}:{name}" in rule.code for name in mutant.function.split("."))


def candidates(rule: Rule) -> list[Mutant]:
    """Mutants of the functions that cite a rule: those near a comment that names it first, then
    by the kind of change.
    """
    out: list[tuple[int, int, Mutant]] = []
    for module in dict.fromkeys(where.partition(":")[0] for where in rule.code):
        name = f"dead_of_winter.{module.replace('/', '.')}"
        source = lines(name)
        named = [number for number, line in enumerate(source, 1) if rule.id in line and "#" in line]
        for mutant in of_module(name):
            if cites(rule, mutant):
                near = min((abs(mutant.line - number) for number in named), default=9)
                out.append((min(near, 9), RANK.index(mutant.operator), mutant))
    return [mutant for *_, mutant in sorted(out, key=lambda one: one[:2])]


def run(given: argparse.Namespace) -> int:
    """1 when a rule has no mutation, or its mutation is not killed by its test."""
    table = tables.proofs(given.table)
    if given.find:
        held = {proof.rule for proof in table if _holds(proof)}
        found: list[Proof] = []
        for proof in table:
            if proof.rule in held:
                _print(proof, found)
        collect(
            lambda plugin: _search(
                plugin, [rule for rule in executable() if rule.id not in held], found, given.workers
            ),
            (FOLDER,),
        )
        order = {rule.id: number for number, rule in enumerate(executable())}
        for rule in (one for one in order if one not in {proof.rule for proof in found}):
            print(f"# {rule}: no mutation found")
        return int(len(found) < len(order))
    chosen = table[:: max(1, len(table) // given.sample)] if given.sample else table
    alive: list[str] = []
    files = tuple(sorted({f"{FOLDER}/{proof.test.partition('::')[0]}" for proof in chosen}))
    collect(lambda plugin: alive.extend(_check(plugin, chosen, given.workers)), files)
    for line in alive:
        print(line)
    print(
        f"{len(chosen) - len(alive)} of {len(chosen)} rules: the mutation named for the rule is "
        f"killed by the test named for it"
    )
    return int(bool(alive))


def _check(plugin: Plugin, chosen: Iterable[Proof], workers: int) -> list[str]:
    jobs, wrong = [], []
    by_job = {(proof.mutant, f"{FOLDER}/{proof.test}"): proof.rule for proof in chosen}
    broken = plugin.failing(sorted({test for _, test in by_job if test in plugin.items}), USUAL)
    for (mutant, test), rule in by_job.items():
        if test not in plugin.items:
            wrong.append(f"{rule}: there is no test {test}")
        elif test in broken:
            wrong.append(f"{rule}: {test} fails without a mutation")
        else:
            jobs.append(Job(mutant, ((test, USUAL),)))
    wrong += [
        f"{one.id}: {one.result}"
        for one in plugin.run(iter(jobs), workers)
        if one.result not in ("killed", "timeout")
    ]
    return wrong


def _search(plugin: Plugin, wanted: list[Rule], found: list[Proof], workers: int) -> None:
    """Round by round the next mutant of every rule that is still without."""
    left = {rule: candidates(rule)[:TRIES] for rule in wanted}
    tests: dict[Rule, tuple[tuple[str, float], ...]] = {}
    for rule in wanted:
        named = tuple(
            f"{FOLDER}/{where.replace(':', '.py::')}" for where in rule.tests if ":" in where
        )
        tests[rule] = tuple(
            (item, USUAL) for item in plugin.items if item.partition("[")[0] in named
        )
    broken = plugin.failing(sorted({test for some in tests.values() for test, _ in some}), USUAL)
    tests = {
        rule: tuple(one for one in some if one[0] not in broken) for rule, some in tests.items()
    }
    while any(left.values()):
        jobs: dict[str, Job] = {}
        asked: dict[str, list[Rule]] = defaultdict(list)
        for rule, queue in left.items():
            if queue and tests[rule]:
                mutant = queue.pop(0)
                name = f"{mutant.id}\n{rule.id}"
                jobs[name] = Job(mutant.id, tests[rule])
                asked[mutant.id].append(rule)
            else:
                queue.clear()
        for outcome in plugin.run(iter(jobs.values()), workers):
            shown = next(
                (one for one in asked[outcome.id] if outcome.test in dict(tests[one])), None
            )
            if outcome.result == "killed" and shown is not None:
                asked[outcome.id].remove(shown)
                left[shown] = []
                _print(Proof(shown.id, outcome.id, outcome.test.removeprefix(f"{FOLDER}/")), found)


def _print(proof: Proof, found: list[Proof]) -> None:
    found.append(proof)
    print(
        f"[{proof.rule}]\nmutant = {quoted(proof.mutant)}\ntest = {quoted(proof.test)}\n",
        flush=True,
    )


def _holds(proof: Proof) -> bool:
    try:
        return any(
            rule.id == proof.rule and cites(rule, find(proof.mutant)) for rule in executable()
        )
    except LookupError:
        return False
