"""Write small texts as a reader wants them: an identifier in words, a capital, a share."""

from __future__ import annotations

import re
import unicodedata


def identifier_words(name: str) -> str:
    """Return an identifier as words.

    >>> identifier_words("end_turn")
    'end turn'
    """
    return name.replace("_", " ")


def capitalised(text: str) -> str:
    """Return a text with a capital at its beginning. The rest stays as it is.

    >>> capitalised("the iPad is lost"), capitalised("")
    ('The iPad is lost', '')
    """
    return text[:1].upper() + text[1:]


def without_accents(text: str) -> str:
    """Return a text as it is looked up in a list: no capitals, Latin letters without accents, and
    ё as е. Other letters are letters of their own.

    >>> without_accents("Lámpara"), without_accents("Ёлка"), without_accents("Йод")
    ('lampara', 'елка', 'йод')
    """
    parts = ((each, unicodedata.normalize("NFD", each)[0]) for each in text.casefold())
    return "".join(base if base.isascii() or each == "ё" else each for each, base in parts)


ONE_OR_MORE = re.compile(r"\[([^|\]]*)\|([^\]]*)\]")
"""Matches words for 1 and for any other number: `[die|dice]`."""


def agree_with_number(text: str, one: bool) -> str:
    """Return a text with the words for 1, or with those for any other number.

    >>> agree_with_number("[a die|dice] that [shows|show] 6", one=False)
    'dice that show 6'
    """
    return ONE_OR_MORE.sub(r"\1" if one else r"\2", text)


def percent(share: float) -> str:
    r"""Return a share in per cent, in one piece, with a tenth where it is less than one.

    >>> percent(0.1234), percent(0.004), percent(1.0)
    ('12\xa0%', '0.4\xa0%', '100\xa0%')
    """
    figure = f"{share:.1%}" if 0 < share < 0.01 else f"{share:.0%}"
    return figure.replace("%", "\N{NO-BREAK SPACE}%")
