"""`@pytest.mark.settles(("key", value), …)`: the test shows what these values of open points do,
and would not pass without them.

After such a test has passed it is carried out once more for each of its values, with the ruleset
deaf to that key: then it has to fail, so the mark cannot stand where a value is only named.
`test_coverage.py` asks for a mark for each alternative of `docs/rules/dead-of-winter.points.toml`.

Which table for a test: `winter.table` is the one to choose, cards of the rulebook's names through
the whole chain, played by keys. `play.table` has the cards of `tiny.py`, whose handlers are written
in Python: for what must not hang on the compiler (steps alone, words as functions, narration).
`midgame.tables` are thirty-six games of the base set under way, for what is tried on any table.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from typing import Any

import pytest

from dowlang.rulesets.dead_of_winter.procedures import setup
from dowlang.rulesets.dead_of_winter.state.parameters import PARAMETERS

DECLARED = {parameter.key: parameter for parameter in PARAMETERS}


def pytest_configure(config: pytest.Config) -> None:
    """The mark is known."""
    config.addinivalue_line(
        "markers", "settles((key, value), ...): the test shows what these values of open points do"
    )


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> Generator[None, object, object]:
    """Once as it is; then deaf to one key after the other."""
    out = yield
    settled = [pair for mark in pyfuncitem.iter_markers("settles") for pair in mark.args]
    given = {name: pyfuncitem.funcargs[name] for name in pyfuncitem._fixtureinfo.argnames}
    for key, value in settled:
        assert not unheard(pyfuncitem, given, key, value), (
            f"the test passes without `{key}` = `{value}` as well"
        )
    return out


def unheard(test: pytest.Function, given: Mapping[str, Any], key: str, value: int | str) -> bool:
    """Does the test pass when tables do not hear of this value?

    One that no table was given is an error of the mark.
    """
    parameter, right = DECLARED[key], setup.table
    number = parameter.choices.index(str(value)) if parameter.choices else int(value)
    heard: list[int] = []

    def deaf(cards: Any, seed: int, rules: Mapping[str, int] | None, *rest: Any) -> Any:
        kept = dict(rules or {})
        if kept.get(key) == number:
            heard.append(kept.pop(key))
        return right(cards, seed, kept, *rest)

    passed = True
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(setup, "table", deaf)
        try:
            test.obj(**given)
        except (Exception, pytest.fail.Exception):  # whatever it says: it did not pass
            passed = False
    assert heard, f"no table of the test has `{key}` = `{value}`"
    return passed
