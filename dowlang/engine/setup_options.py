"""Set-up options and numbers of the rules as a person gives them, checked against what the ruleset
declares.

Command line, Python API and journals all come through `complete`. What the options mean is the
ruleset's business.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from dowlang.engine.card_set import CardSet
from dowlang.engine.decisions import nearest
from dowlang.engine.declarations import Parameter, Setting

NO_SUCH_NUMBER = "a number of the rules"
"""The wanted text where the key of a number is unknown."""


class SetUpRefused(ValueError):
    """A game that cannot be set up from this set of cards with these settings."""


class InvalidSetting(SetUpRefused):
    """A set-up option or a number of the rules that the ruleset does not have, or a value it
    does not allow.
    """

    def __init__(self, name: str, value: object, wanted: str, near: tuple[str, ...] = ()) -> None:
        self.name, self.value, self.wanted, self.near = name, value, wanted, near
        mean = f"; did you mean {' or '.join(f'`{key}`' for key in near)}" if near else ""
        super().__init__(f"`{name}`: found `{value}`, wanted {wanted}{mean}")


def complete(cards: CardSet, settings: Mapping[str, Any]) -> dict[str, Any]:
    """Return every setting the ruleset declares, in its order, with its value or default.

    Raises `InvalidSetting`.
    """
    declared = {setting.name: setting for setting in cards.ruleset.settings}
    for name, value in settings.items():
        if name not in declared:
            near = nearest(str(name), tuple(declared))
            raise InvalidSetting(str(name), value, f"one of {_listed(tuple(declared))}", near)
    return {
        name: _setting(cards, setting, settings[name])
        if settings.get(name) is not None
        else setting.default
        for name, setting in declared.items()
    }


def complete_rules(cards: CardSet, rules: Mapping[str, int | str]) -> dict[str, int]:
    """Return numbers of the rules by key, as integers within what the ruleset allows.

    Raises `InvalidSetting`.
    """
    declared = {parameter.key: parameter for parameter in cards.ruleset.parameters}
    return {key: rule_of(declared, key, value) for key, value in rules.items()}


def rule_of(declared: Mapping[str, Parameter], key: str, value: int | str) -> int:
    """Return one number of the rules as an integer. Raises `InvalidSetting`."""
    if key not in declared:
        raise InvalidSetting(str(key), value, NO_SUCH_NUMBER, nearest(str(key), tuple(declared)))
    return _parameter(declared[key], value)


def _setting(cards: CardSet, setting: Setting[CardSet], value: object) -> Any:
    if setting.kind == "int":
        return _number(setting.name, value, setting.low, setting.high)
    choices = tuple(setting.choices(cards)) if setting.choices else ()
    for choice in choices:
        if isinstance(value, str) and _plain(choice) == _plain(value):
            return choice
    if not choices and isinstance(value, str):
        return value
    raise InvalidSetting(
        setting.name, value, f"one of {_listed(choices)}", nearest(str(value), choices)
    )


def _parameter(parameter: Parameter, value: object) -> int:
    names = parameter.names
    if isinstance(value, str) and value in names:
        return names.index(value)
    if parameter.counted and value in ("0", "1"):
        return int(str(value))
    if names:
        wanted = f"one of {_listed(names)}"
        if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < len(names):
            return value
        raise InvalidSetting(parameter.key, value, wanted, nearest(str(value), names))
    return _number(parameter.key, value, parameter.low, parameter.high)


def _number(name: str, value: object, low: int, high: int) -> int:
    wanted = f"a whole number from {low} to {high}"
    if (
        isinstance(value, str)
        and len(value) <= 9
        and value.lstrip("-").isdecimal()
        and value.isascii()
    ):
        value = int(value) if value.count("-") <= 1 else value
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise InvalidSetting(name, value, wanted)
    return value


def _plain(name: str) -> str:
    """Return a name as people type it: case, spaces and underscores make no difference."""
    return name.casefold().replace("_", " ").strip()


def _listed(names: Sequence[str]) -> str:
    return ", ".join(f"`{name}`" for name in names) or "nothing"
