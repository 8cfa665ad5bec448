"""The sampled run: draw, skip what is known, run the rest, report the score and every survivor."""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path

from tests.mutation import tables
from tests.mutation.importing import at_import
from tests.mutation.killers import PLACES, in_order
from tests.mutation.mutants import Mutant, all_mutants, functions, loose, modules, needs_one, parsed
from tests.mutation.reaching import Reach, reach
from tests.mutation.running import Job, Outcome, Plugin, collect
from tests.mutation.sampling import KILLED, draw, plain, weighted

WANTED = 85.0  # per cent
DRAWN = 2000
SHOWN = 100
Tests = tuple[tuple[str, float], ...]  # with their usual seconds


def run(given: argparse.Namespace) -> int:
    """All of it. 1 when a function has no mutant, the score is below `WANTED`, or a survivor has
    no reason.
    """
    everything = [one for one in all_mutants() if one.module.startswith(given.only)]
    drawn = (
        everything
        if given.only and given.mutants is None
        else draw(everything, given.mutants or DRAWN)
    )
    missing = without_mutant() if not given.only else []
    for name in missing:
        print(f"no mutant: {name}")
    known = read(given.results, {one.id for one in drawn})
    if given.again:
        known = {id: one for id, one in known.items() if one.result in KILLED}
    left = [one for one in drawn if one.id not in known]
    if given.survivors:
        left = [one for one in drawn if one.id in known and known[one.id].result not in KILLED]
    print(
        f"{len(everything)} mutants of {len({(one.module, one.function) for one in everything})} "
        f"functions; "
        f"drawn {len(drawn)}, known {len(known)}, to run {len(left)}",
        flush=True,
    )
    if left:
        places = tuple(given.against) or PLACES
        collect(lambda plugin: _drive(plugin, left, known, given), places, given.seconds)
    return report([known[one.id] for one in drawn if one.id in known], drawn, everything) or int(
        bool(missing)
    )


def without_mutant() -> list[str]:
    """Functions with a branch, a number or a comparison, and no mutant."""
    have = {(one.module, one.function) for one in all_mutants()}
    return [
        f"{module}:{name}"
        for module in modules()
        for name, node in functions(parsed(module))
        if needs_one(node) and (module, name) not in have
    ]


def read(file: Path, wanted: set[str]) -> dict[str, Outcome]:
    """What earlier runs found out; the later line counts."""
    if not file.exists():
        return {}
    found = (
        Outcome(**json.loads(line))
        for line in file.read_text("utf-8").splitlines()
        if line.endswith("}")
    )
    return {one.id: one for one in found if one.id in wanted}


def _drive(
    plugin: Plugin, left: list[Mutant], known: dict[str, Outcome], given: argparse.Namespace
) -> None:
    reached = None if given.against else reach(plugin, given.kept)
    chosen = _passing(plugin) if given.against else ()
    early = at_import()
    places = {one.id: one for one in left}
    kills: dict[str, Counter[str]] = defaultdict(Counter)
    begun = time.monotonic()
    done = Counter[str]()

    def keep(outcome: Outcome) -> None:
        known[outcome.id] = outcome
        done[outcome.result] += 1
        with given.results.open("a", encoding="utf-8") as stream:
            stream.write(json.dumps(asdict(outcome)) + "\n")
        if outcome.result == "killed":
            one = places[outcome.id]
            kills[f"{one.module}:{one.function}"][outcome.test] += 1
            kills[one.module][outcome.test] += 1
        if sum(done.values()) % SHOWN == 0:
            print(
                f"{time.monotonic() - begun:6.0f} s  {sum(done.values()):5} of {len(left)}  "
                f"{dict(done)}",
                flush=True,
            )

    def jobs() -> Iterator[Job]:
        for one in left:
            if given.budget and time.monotonic() - begun > given.budget * 60:
                print("the time is over; the next run goes on")
                return
            if reached is None:
                yield Job(
                    one.id,
                    _best_first(chosen, kills[f"{one.module}:{one.function}"], kills[one.module]),
                )
                continue
            reaching = [
                test for test in reached.tests(one) if reached.seconds[test] < given.seconds
            ]
            tests = in_order(
                reaching, reached.seconds, kills[f"{one.module}:{one.function}"], one.stratum
            )
            if runs_at_import_only(one, reached, early):
                keep(Outcome(one.id, "import", "", 0.0))
            elif tests:
                yield Job(one.id, tuple((test, reached.seconds[test]) for test in tests))
            else:
                keep(Outcome(one.id, "unreached", "", 0.0))

    for outcome in plugin.run(jobs(), given.workers):
        keep(outcome)


def _best_first(tests: Tests, here: Counter[str], near: Counter[str]) -> Tests:
    return tuple(sorted(tests, key=lambda test: (-here[test[0]], -near[test[0]])))


def runs_at_import_only(mutant: Mutant, reached: Reach, early: dict[str, frozenset[int]]) -> bool:
    """Whether its statement runs while modules are imported and in no test."""
    file = modules()[mutant.module]
    span = set(range(mutant.first, mutant.last + 1))
    return (
        mutant.default is None
        and not span.isdisjoint(early.get(file, ()))
        and span.isdisjoint(reached.lines.get(file, {}))
    )


def _passing(plugin: Plugin) -> Tests:
    failing = plugin.failing(plugin.items, 1.0)
    for test in sorted(failing):
        print(f"fails without a mutant: {test}")
    return tuple((test, 1.0) for test in plugin.items if test not in failing)


def report(outcomes: list[Outcome], drawn: list[Mutant], everything: list[Mutant]) -> int:
    """The figures by stratum, the score, survivors without a reason. 1 when the score is too low
    or one has none.
    """
    strata = {one.id: one.stratum for one in drawn}
    early = {
        one.id.partition(" | ")[0].rsplit(":", 2)[0] for one in outcomes if one.result == "import"
    }
    if early:
        print(
            f"only run at import: {len(early)} functions, "
            f"{sum(one.result == 'import' for one in outcomes)} mutants, left out"
        )
        outcomes = [one for one in outcomes if one.result != "import"]
    print(
        f"\n{'stratum':12}{'mutants':>8}{'killed':>8}{'time out':>9}{'survive':>8}{'unreached':>10} "  # noqa: E501
        f"  score"
    )
    for stratum in (*sorted(set(strata.values())), ""):
        some = [one for one in outcomes if not stratum or strata[one.id] == stratum]
        count = Counter(one.result for one in some)
        print(
            f"{stratum or 'all':12}{len(some):8}{count['killed']:8}{count['timeout']:9}{count['survived']:8}"  # noqa: E501
            f"{count['unreached'] + count['unloaded']:10}   {plain(some)}"
        )
    reasons = {loose(id): reason for id, reason in tables.survivors().items()}
    alive = [one for one in outcomes if one.result not in KILLED]
    equal = [one for one in alive if reasons.get(loose(one.id), "").startswith("equivalent")]
    score = weighted(outcomes, drawn, everything)
    print(f"\nscore, every mutant once:                     {plain(outcomes)}")
    print(f"score, weighted by the mutants of each function: {score}")
    print(
        f"without the {len(equal)} named equivalent:             "
        f"{plain([one for one in outcomes if one not in equal])}"
    )
    print(f"processor time {sum(one.seconds for one in outcomes) / 60:.1f} min")
    open_ = [one for one in alive if loose(one.id) not in reasons]
    for one in sorted(open_, key=lambda one: one.id):
        print(f"{one.result:10}{one.id}")
    if open_:
        print(f"{len(open_)} survivors without a reason in tests/mutation/survivors.toml")
    return int(bool(open_) or plain(outcomes).share < WANTED)
