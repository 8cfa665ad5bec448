"""Which tests may kill a mutant, and in which order they are tried.

Left out are tests that start other processes (the mutant is not there), that draw their cases anew
each time (Hypothesis), that take longer than a mutant may, and those of tools and documents. Tests
of rules and of the engine come first, whole games last; a test that has killed in the function
before comes before all others.
"""

from __future__ import annotations

from typing import Any

PLACES = (
    "tests/rules",
    "tests/engine",
    "tests/agents",
    "tests/testing/test_runner.py",
    "tests/testing/test_evaluation.py",
    "tests/explain/test_using.py",
    "tests/testing/test_scenarios.py",
    "tests/hostile/test_endless.py",
    "tests/contract",
    "tests/test_samples.py",
)
LEFT_OUT = (
    "test_coverage.py",  # of the rules document: nothing runs
    "test_base_cards_in_play.py",  # looks through hundreds of games for cards that do nothing
    "another_process",
    "two_processes",
    "hash_seed",
    "worker",
    "test_machine.py",  # draws its cases anew each time
    # thousands of pairs; the leaks patched in are the tests of the twins
    "test_twins_see_the_same",
    "test_a_leak_is_found[goals of others]",
    "test_a_leak_is_found[contributions in their order]",
    "test_a_leak_is_found[forced notes for all]",
    "[1-winter",
    "[2-winter",  # whole games by the contract; the toy game is enough for the engine
    "test_cards_looked_at_are_nobodys_after_the_action",
    "test_a_leader_given_away_leads_nobody_while_that_is_told",  # look for a game
)
# whole games as golden text: taken to reach every line; quick
EVERYWHERE = ("test_playthroughs.py",)
FIRST = ("tests/rules", "tests/engine")
OF_STRATUM = {
    "engine": ("tests/engine/",),
    "words": ("test_words", "test_effect_words", "test_filters_and_predicates"),
    "narration": ("test_narration", "test_playthroughs.py"),
    "agents": ("test_heuristic", "test_survival.py", "test_playthroughs.py"),
}


def may_kill(item: Any) -> bool:
    """Whether a collected test is tried against mutants."""
    return not any(part in item.nodeid for part in LEFT_OUT) and not hasattr(
        item.function, "hypothesis"
    )


def in_order(
    tests: list[str], seconds: dict[str, float], kills: dict[str, int], stratum: str = ""
) -> list[str]:
    """Those that killed here before, those written for the stratum, then the quick ones; outside
    the tests of rules and engine a test counts three times as long.
    """
    own = OF_STRATUM.get(stratum, ())
    return sorted(
        tests,
        key=lambda test: (
            -kills.get(test, 0),
            not any(part in test for part in own),
            seconds[test] * (1 if test.startswith(FIRST) else 3),
            test,
        ),
    )


def is_everywhere(test: str) -> bool:
    """Whether a test is one of those that go through everything."""
    return any(part in test for part in EVERYWHERE)
