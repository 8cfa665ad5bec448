"""Read texts of saves and journals as strangers' input.

Whatever the text is, the answer is checked data or `SaveRefused` with a code, never a traceback.
Nothing of it is ever executed or imported. `saves.py` and `replay.py` decide if the data makes a
game.
"""

from __future__ import annotations

import json
import types
from collections.abc import Sequence
from typing import Any, Union, get_args, get_origin

from dowlang.engine.card_set import CardSet

LONGEST = 16_000_000  # characters of a save or journal
DEEPEST = 32  # lists within lists
ADDITIONS = "additions"  # the name of card files that were added to a set
GREATEST = 9_999_999  # no number of a state comes near. Keeps loops over them short
LONGEST_STRING = 4_000

CODES: tuple[tuple[str, str], ...] = (  # their pages: diagnostics/codes/saves.py
    ("DOW8001", "not JSON, too long or too deeply nested"),
    ("DOW8002", "not a save or journal of a known edition"),
    ("DOW8003", "a field is missing or has the wrong type"),
    ("DOW8004", "made with another ruleset or another version of it"),
    ("DOW8005", "made with another set of cards"),
    ("DOW8006", "a field of the state has the wrong type, length or range"),
    ("DOW8007", "a step that neither the ruleset nor the set has"),
    ("DOW8008", "a step with the wrong locals"),
    ("DOW8009", "the state does not fit its digest"),
    ("DOW8010", "a set-up that this set does not allow"),
    ("DOW8011", "a state that cannot be continued"),
    # told by `replay.Difference`, not refused
    (
        "DOW8012",
        "a game that goes another way than its journal",
    ),
)


class SaveRefused(ValueError):
    """A save or journal that cannot be used.

    `code` is one of `CODES`, `message` says what was found and what was wanted.
    """

    def __init__(self, code: str, message: str) -> None:
        self.code = code
        # it may quote the stranger's text: nothing a terminal obeys
        self.message = "".join(c if c.isprintable() else "\ufffd" for c in message)
        super().__init__(f"{code} {self.message}")


def document(text: str | bytes, schema: str) -> dict[str, Any]:
    """Return the JSON object of a text, of this schema. Raises `SaveRefused`."""
    data = read_object(text)
    if data.get("schema") != schema:
        raise SaveRefused(
            "DOW8002", f"found schema {shown_value(data.get('schema'))}, wanted `{schema}`"
        )
    _measure(data)
    return data


def read_object(text: str | bytes) -> dict[str, Any]:
    """Return the JSON object of a text, of any schema. Raises `SaveRefused`."""
    if len(text) > LONGEST:
        raise SaveRefused("DOW8001", f"found {len(text)} characters, wanted at most {LONGEST}")
    try:
        data = json.loads(text, parse_constant=_no_constant)
    except RecursionError:
        raise SaveRefused("DOW8001", "found lists nested too deeply") from None
    except (
        ValueError
    ) as error:  # JSONDecodeError, UnicodeDecodeError, integers of more than 4,300 digits
        raise SaveRefused("DOW8001", f"found no JSON: {str(error)[:120]}") from None
    if not isinstance(data, dict):
        raise SaveRefused("DOW8002", f"found {shown_value(data)}, wanted an object with `schema`")
    return data


def part(data: dict[str, Any], name: str, wanted: type, where: str = "") -> Any:
    """Return a field of an object, of exactly this type. Raises `SaveRefused`."""
    if name not in data or type(data[name]) is not wanted:
        found = (
            f"{'the text ' if type(data[name]) is str else ''}{shown_value(data[name])}"
            if name in data
            else "nothing"
        )
        raise SaveRefused(
            "DOW8003",
            f"`{where}{name}`: found {found}, wanted {_NAMES.get(wanted, wanted.__name__)}",
        )
    return data[name]


def set_of(data: dict[str, Any]) -> dict[str, Any]:
    """Return what a save or a journal says of its set as far as it does: name, version, hash."""
    found = data.get("set")
    return found if isinstance(found, dict) else {}


def same_game(data: dict[str, Any], cards: CardSet) -> None:
    """Check that the document was made with this ruleset and this set. Raise `SaveRefused`."""
    ruleset = part(data, "ruleset", dict)
    name, version = (
        part(ruleset, "name", str, "ruleset."),
        part(ruleset, "version", int, "ruleset."),
    )
    if (name, version) != (cards.ruleset.name, cards.ruleset.version):
        raise SaveRefused(
            "DOW8004",
            f"found ruleset {shown_value(name)} version {version}, wanted `{cards.ruleset.name}` "
            f"version {cards.ruleset.version}",
        )
    made = part(data, "set", dict)
    if part(made, "hash", str, "set.") != cards.hash:
        title = shown_value(f"{made.get('name')} {made.get('version')}")
        hint = ""
        if data.get("added"):
            hint = "; the file holds the cards that it was played with: name no set"
        elif made.get("name") == ADDITIONS:
            hint = "; it was played with another text of the card, which `--set FILE` names"
        raise SaveRefused(
            "DOW8005",
            f"found set {title} with hash {shown_value(made['hash'])}, wanted `{cards.name} "
            f"{cards.version}` with `{cards.hash}`{hint}",
        )


def fits(value: Any, hint: Any) -> bool:
    """Return True if a value of the state (tuples all through) has the declared type.

    It must be plain data of a sane size.
    """
    origin, arguments = get_origin(hint), get_args(hint)
    if hint is int:
        return isinstance(value, int) and -GREATEST <= value <= GREATEST
    if hint is bool:
        return isinstance(value, bool)
    if hint is str:
        return type(value) is str and len(value) <= LONGEST_STRING
    if origin in (Union, types.UnionType):
        return any(fits(value, argument) for argument in arguments)
    if origin is list:
        return type(value) is list and all(fits(x, arguments[0]) for x in value)
    if origin is tuple and arguments and arguments[-1] is not Ellipsis:
        return (
            type(value) is tuple
            and len(value) == len(arguments)
            and all(map(fits, value, arguments))
        )
    if origin is tuple or (isinstance(origin, type) and issubclass(origin, Sequence)):
        return type(value) is tuple and all(fits(x, arguments[0]) for x in value)
    # `Any` is a class since Python 3.11
    if isinstance(hint, type) and hint not in (
        object,
        tuple,
        Any,
    ):
        return False  # a class of its own has no place in a state
    if type(value) is tuple:
        return all(fits(x, Any) for x in value)
    return hint is not tuple and (fits(value, int) or fits(value, str))


_NAMES: dict[type, str] = {
    str: "a string",
    int: "a whole number",
    dict: "an object",
    list: "a list",
    bool: "true or false",
}


def shown_value(value: object, most: int = 60) -> str:
    """Return a stranger's value for a message: ASCII without control characters, of a text the
    first characters, `most` of them.
    """
    if isinstance(value, str | int | float | bool) or value is None:
        return f"`{ascii(value[:most])[1:-1] if isinstance(value, str) else value}`"
    return _NAMES.get(type(value), "something else")


def _no_constant(name: str) -> Any:
    raise ValueError(f"{name} is no number")


def _measure(data: Any) -> None:
    level, depth = [data], 0
    while level:
        depth += 1
        if depth > DEEPEST:
            raise SaveRefused("DOW8001", f"found more than {DEEPEST} lists within lists")
        level = [
            x
            for entry in level
            for x in (entry.values() if isinstance(entry, dict) else entry)
            if isinstance(x, dict | list)
        ]
