"""Put values from a stranger's card into a message: named fields, replaced once, sanitized.

What lives here: the templates' one function and the way lists and suggestions are put into words.
What does not: the templates (`diagnostics.codes`). A template is never given to `str.format`: a
card named `{0.__class__}` stays that name.
"""

import re
from collections.abc import Iterable, Mapping

from dowlang.advice import Advice, mapped, near, quoted
from dowlang.source.characters import sanitize

FIELD = re.compile(r"\{([a-z_]+)\}")
LONGEST_VALUE = 120
"""Characters of one value that stand in a message. A longer one is cut and ends in `…`."""


def clipped(value: str, longest: int = LONGEST_VALUE) -> str:
    """Return `value`, cut to `longest` characters of which the last is then `…`."""
    return value if len(value) <= longest else value[: longest - 1] + "…"


def listed(names: Iterable[str]) -> str:
    """Return names in words, each in back-ticks.

    >>> listed(["food", "fuel", "tool"])
    '`food`, `fuel` or `tool`'
    """
    return quoted(sanitize(name) for name in names)


def advice(names: Iterable[str], help: str) -> Advice | None:
    """Return the help of a diagnostic: the likely words, then how it is written. None without
    either.

    >>> advice(["food"], "write it in small letters")
    'did you mean `food`; write it in small letters'
    """
    return Advice.of(near(sanitize(name) for name in names), help) or None


def put_into_words(value: object) -> str:
    """Return one value of a template: a list or tuple becomes names in back-ticks, anything else
    its harmless text.
    """
    if isinstance(value, list | tuple):
        return listed(clipped(str(each)) for each in value)
    return clipped(sanitize(str(value)))


def fields(template: str) -> frozenset[str]:
    """Return the names of the fields of a template."""
    return frozenset(FIELD.findall(template))


def fill(template: str, values: Mapping[str, object]) -> str:
    """Return the template with every field replaced once. Values are not looked at again.

    >>> fill("found `{word}`", {"word": "{word}"})
    'found `{word}`'
    """
    return mapped(
        template,
        lambda text: FIELD.sub(lambda match: put_into_words(values[match[1]]), text),
    )
