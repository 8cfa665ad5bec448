"""`@pytest.mark.settles(("key", value), …)`: the test shows what these values of open points do,
and would not pass without them.

After such a test has passed it is carried out once more for each of its values, with the ruleset
deaf to that key: then it has to fail, so the mark cannot stand where a value is only named.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import ModuleType
from typing import Any

import pytest

MARK = "settles((key, value), ...): the test shows what these values of open points do"


class SettledPoints:
    """The open points of one game. `setup` is the module whose `table` makes its tables."""

    def __init__(self, setup: ModuleType, parameters: Iterable[Any]) -> None:
        self.setup = setup
        self.declared = {parameter.key: parameter for parameter in parameters}

    def check(self, test: pytest.Function) -> None:
        """Fail unless a test that passed fails when its tables are deaf to what it settles."""
        settled = [pair for mark in test.iter_markers("settles") for pair in mark.args]
        given = {name: test.funcargs[name] for name in test._fixtureinfo.argnames}
        for key, value in settled:
            assert not self.unheard(test, given, key, value), (
                f"the test passes without `{key}` = `{value}` as well"
            )

    def unheard(
        self, test: pytest.Function, given: Mapping[str, Any], key: str, value: int | str
    ) -> bool:
        """Return True if the test passes when tables do not hear of this value.

        One that no table was given is an error of the mark.
        """
        parameter, right = self.declared[key], self.setup.table
        number = parameter.choices.index(str(value)) if parameter.choices else int(value)
        heard: list[int] = []

        def deaf(cards: Any, seed: int, rules: Mapping[str, int] | None, *rest: Any) -> Any:
            kept = dict(rules or {})
            if kept.get(key) == number:
                heard.append(kept.pop(key))
            return right(cards, seed, kept, *rest)

        passed = True
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(self.setup, "table", deaf)
            try:
                test.obj(**given)
            except (Exception, pytest.fail.Exception):  # whatever it says: it did not pass
                passed = False
        assert heard, f"no table of the test has `{key}` = `{value}`"
        return passed
